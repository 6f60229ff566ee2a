### coffers replay

server-option-replayed = finished games: saved ones, downloaded ones, or those of coffers match --save
server-option-replay-port = the port to listen on (otherwise any that is free)
server-option-replay-open = open the browser (as it does if nothing is said), or not
server-replay-ready = { $path } can be watched at { $address } (Ctrl-C ends that)
