#!/bin/sh
# Runs a script of web/package.json with a Node that is new enough: tools/npm.sh test
set -eu
cd "$(dirname "$0")/.."
sh tools/build_web.sh packages
PATH=$(sh tools/node.sh):$PATH
export PATH
exec npm --prefix web run --silent "$@"
