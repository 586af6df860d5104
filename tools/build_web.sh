#!/bin/sh
# Builds the browser client into web/dist; the build of the program takes it from there. Silent when nothing has changed.
#   tools/build_web.sh           web/dist
#   tools/build_web.sh packages  only what npm installs (for tests)
set -eu
cd "$(dirname "$0")/.."

PATH=$(sh tools/node.sh):$PATH
export PATH

# Installs exactly what the lock file says.
lock=$(cksum <web/package-lock.json)
if [ "$(cat web/node_modules/.faubourg-lock 2>/dev/null)" != "$lock" ]; then
  echo "Installing the browser client's packages."
  npm --prefix web ci --no-audit --no-fund --loglevel=error
  echo "$lock" >web/node_modules/.faubourg-lock
fi
[ "${1:-}" != packages ] || exit 0

sources="web/src web/public web/index.html web/vite.config.ts web/toml_plugin.ts web/rules_plugin.ts web/package-lock.json content
  docs/rules"
# shellcheck disable=SC2086
if [ -f web/dist/index.html ] && [ -z "$(find $sources -newer web/dist/index.html -type f | head -n 1)" ]; then
  exit 0
fi
echo "Building the browser client."
npm --prefix web run --silent build -- --logLevel warn
