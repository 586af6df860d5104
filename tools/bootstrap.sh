#!/bin/sh
# Installs what Faubourg needs on Debian 12, and only what is missing; silent when nothing is.
#   tools/bootstrap.sh check    what `make check` needs: one compiler and few libraries
#   tools/bootstrap.sh build    what `make play` and `make build` need
#   tools/bootstrap.sh web      what `make format` and `make wire` need: Node and a formatter
#   tools/bootstrap.sh test     all of these, and what `make test` needs: a browser, a database, a formatter
#   tools/bootstrap.sh verify   that, and what `make verify` needs: a second compiler
set -eu

rooms_packages() {
  cat <<'LIST'
make                   runs the two commands
g++                    compiles the program
cmake                  describes the build
ninja-build            runs the build
libboost-json1.81-dev  JSON of the engine protocol and of records (its library)
libboost1.81-dev       the same (its headers), and the statistics of the arena
libtomlplusplus-dev    reads content packs
libfmt-dev             text formatting
LIST
}

program_packages() {
  cat <<'LIST'
libcli11-dev           command-line options
libbenchmark-dev       measures in `faubourg bench`
libsqlite3-dev         the server's embedded store
libpq-dev              the server's store on PostgreSQL (client library)
libboost-url1.81-dev   URLs the server is asked for
libsodium-dev          secrets of guests and links, and their hashes
libspdlog-dev          the server's logs
prometheus-cpp-dev     the server's metrics
LIST
}

check_packages() {
  cat <<'LIST'
python3                runs the checks in tools/
libgtest-dev           unit tests (GoogleTest)
libgmock-dev           matchers of the unit tests (GoogleMock)
librapidcheck-dev      property tests that shrink their failures
LIST
}

format_packages() {
  cat <<'LIST'
python3                runs the checks in tools/
git                    tells the project's files from built ones
clang-format-19        formats C++
LIST
}

test_packages() {
  cat <<'LIST'
chromium               browser tests of the web game
fonts-dejavu-core      letters for it
postgresql             a real PostgreSQL that the store's tests start
LIST
}

verify_packages() {
  cat <<'LIST'
clang-19               builds with sanitizers, fuzzers and coverage
libclang-rt-19-dev     runtime of the sanitizers and fuzzers
clang-tidy-19          static analysis
llvm-19                tells which lines the tests reach
LIST
}

# Node for the browser client comes from PyPI where the system's own is too old (tools/node.sh).
web_packages() {
  sh "$(dirname "$0")/node.sh" --check || echo "python3-pip            fetches a Node that is new enough for the browser client"
}

group=${1:-test}
case $group in
  check) wanted=$(rooms_packages; check_packages) ;;
  build) wanted=$(rooms_packages; program_packages; web_packages) ;;
  web) wanted=$(format_packages; web_packages) ;;
  test) wanted=$(rooms_packages; program_packages; web_packages; check_packages; format_packages; test_packages) ;;
  verify) wanted=$(rooms_packages; program_packages; web_packages; check_packages; format_packages; test_packages; verify_packages) ;;
  *) echo "usage: tools/bootstrap.sh check|build|web|test|verify" >&2; exit 2 ;;
esac

# For a system that has the tools from elsewhere (another distribution, a container).
[ -z "${FAUBOURG_NO_BOOTSTRAP:-}" ] || exit 0

names() { awk '{ print $1 }'; }
described() { sed 's/^/  /'; }

system=unknown
if [ -r /etc/os-release ]; then
  system=$(. /etc/os-release && echo "${ID:-unknown} ${VERSION_ID:-}")
fi
if [ "$system" != "debian 12" ] || ! command -v dpkg-query >/dev/null 2>&1; then
  {
    echo "tools/bootstrap.sh installs packages on Debian 12 only; this system is '$system'."
    echo "Install the like of these yourself, then set FAUBOURG_NO_BOOTSTRAP=1:"
    echo "$wanted" | described
  } >&2
  exit 1
fi

installed=$(dpkg-query -W -f='${db:Status-Abbrev} ${Package}\n' 2>/dev/null | awk '$1 == "ii" { print $2 }')
missing=$(echo "$wanted" | while IFS= read -r line; do
  echo "$installed" | grep -qxF "${line%% *}" || echo "$line"
done)
[ -n "$missing" ] || exit 0

packages=$(echo "$missing" | names | tr '\n' ' ')
packages=${packages% }
if [ "$(id -u)" -ne 0 ]; then
  {
    echo "Missing packages:"
    echo "$missing" | described
    echo "Install them as root with:"
    echo "  apt-get update && apt-get install -y --no-install-recommends $packages"
  } >&2
  exit 1
fi

echo "Installing from Debian:"
echo "$missing" | described

log=$(mktemp)
trap 'rm -f "$log"' EXIT
install_packages() {
  # shellcheck disable=SC2086
  DEBIAN_FRONTEND=noninteractive apt-get -q -o DPkg::Lock::Timeout=300 update >"$log" 2>&1 </dev/null &&
    DEBIAN_FRONTEND=noninteractive apt-get -q -y -o DPkg::Lock::Timeout=300 install \
      --no-install-recommends $packages >"$log" 2>&1 </dev/null
}
if ! install_packages; then
  echo "apt-get failed; trying once more in 10 seconds."
  sleep 10
  if ! install_packages; then
    echo "apt-get failed twice; it said:" >&2
    tail -n 40 "$log" >&2
    exit 1
  fi
fi
echo "Installed."
