#!/bin/sh
# Serves Faubourg on this machine and opens a browser where there is one. Tables are kept in .cache/play.db.
#   FAUBOURG_HOST, FAUBOURG_PORT, FAUBOURG_STORE   another address, another store
set -eu
cd "$(dirname "$0")/.."
mkdir -p .cache

serve() {
  build/release/faubourg serve --host "${FAUBOURG_HOST:-127.0.0.1}" --port "$1" --store "${FAUBOURG_STORE:-.cache/play.db}" --log warning
}

open_page() {
  if [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ] && command -v xdg-open >/dev/null 2>&1; then
    xdg-open "$1" >/dev/null 2>&1 &
  fi
}

# If the port is taken, any free one will do.
{ serve "${FAUBOURG_PORT:-8080}" || serve 0; } | while IFS= read -r line; do
  echo "$line   (Ctrl+C ends it; your tables are kept)"
  case $line in
    *" at http"*)
      address=${line##* }
      # A friend can't open 0.0.0.0, so print the machine's own address.
      own=$(hostname -I 2>/dev/null | cut -d' ' -f1)
      case $address in
        *//0.0.0.0:*) [ -z "$own" ] || { address=http://$own:${address##*:}; echo "Open it at $address, here and on other devices."; } ;;
      esac
      open_page "$address"
      ;;
  esac
done
