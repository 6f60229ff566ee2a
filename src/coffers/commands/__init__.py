"""The commands of the command line, one module each: `add_arguments` and `run`."""
