### coffers replay

server-option-replayed = beendete Spiele: gespeicherte, heruntergeladene oder die von coffers match --save
server-option-replay-port = der Port, an dem gelauscht wird (sonst irgendein freier)
server-option-replay-open = den Browser öffnen (wie ohne Angabe) oder nicht
server-replay-ready = { $path } läuft unter { $address } (Strg-C beendet das)
