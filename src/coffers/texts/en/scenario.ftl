### Scenarios: what came out differently, and the report.

scenario-position = The position:
scenario-log = What happened:
scenario-game-over = { $player } cannot '{ $pick }': the game is over
scenario-other-player = { $player } cannot '{ $pick }': it is { $asked } who decides ({ $offered })
scenario-fault = { $problem }
scenario-not-offered = '{ $pick }' is not offered; there are: { $offered }
scenario-not-asked = { $player } is not asked anything; it is { $asked } who decides
scenario-offered = expected to be offered: { $expected }; offered are: { $offered }
scenario-is-offered = '{ $option }' is offered, but should not be
scenario-expect = { $where } should be { $expected }, but is { $found }
scenario-passed = { $n ->
    [one] { $n } scenario passed
   *[other] { $n } scenarios passed
}
scenario-summary = { $passed } passed, { $failed } failed
scenario-none = no scenarios found
scenario-told = { $player } should have been told '{ $line }', but only heard: { $heard }
scenario-not-told = { $player } should not have been told '{ $line }'
