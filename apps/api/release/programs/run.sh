#!/bin/sh
# Runs the program it is called by, with the Node of this release and the settings of this machine.
set -eu
bin=$(dirname "$(readlink -f "$0")")
settings=${SETTINGS_FILE:-/etc/brokerage/server.env}
set -- --max-semi-space-size=4 "$bin/../server/$(basename "$0").js" "$@"
if [ -r "$settings" ]; then
  set -- "--env-file=$settings" "$@"
elif [ -e "$settings" ]; then
  echo "$settings cannot be read by $(id -un); run this as the user that the server runs as." >&2
  exit 1
fi
# The allocator's pools, one for each thread unless told, keep some 25 MiB that nobody uses any more.
export MALLOC_ARENA_MAX="${MALLOC_ARENA_MAX:-2}"
# In place of this shell, so that a signal reaches Node itself.
exec "$bin/node" "$@"
