### Szenarien: was anders kam, und der Bericht.

scenario-position = Die Stellung:
scenario-log = Was geschah:
scenario-game-over = { $player } kann nicht „{ $pick }“: das Spiel ist zu Ende
scenario-other-player = { $player } kann nicht „{ $pick }“: { $asked } entscheidet ({ $offered })
scenario-fault = { $problem }
scenario-not-offered = „{ $pick }“ steht nicht zur Wahl; es gibt: { $offered }
scenario-not-asked = { $player } wird nichts gefragt; { $asked } entscheidet
scenario-offered = zur Wahl sollte stehen: { $expected }; zur Wahl steht: { $offered }
scenario-is-offered = „{ $option }“ steht zur Wahl, sollte aber nicht
scenario-expect = { $where } sollte { $expected } sein, ist aber { $found }
scenario-passed = { $n ->
    [one] { $n } Szenario bestanden
   *[other] { $n } Szenarien bestanden
}
scenario-summary = { $passed } bestanden, { $failed } gescheitert
scenario-none = keine Szenarien gefunden
scenario-told = { $player } hätte „{ $line }“ erfahren sollen, hörte aber nur: { $heard }
scenario-not-told = { $player } hätte „{ $line }“ nicht erfahren dürfen
