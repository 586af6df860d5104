#!/bin/sh
# Makes the archives of a release in build/: the source of the last commit, and the program with its licence.
# On GitHub a tag makes a release. The script refuses a tag that is not the program's version.
set -eu
cd "$(dirname "$0")/.."

version=$(build/release/faubourg --version | awk '{ print $2 }')
if [ "${GITHUB_REF_TYPE:-}" = tag ] && [ "$GITHUB_REF_NAME" != "v$version" ]; then
  echo "The tag is $GITHUB_REF_NAME, but the program says that it is $version." >&2
  exit 1
fi
name=faubourg-$version
program=$name-linux-$(uname -m)

git archive --format=tar.gz --prefix="$name/" --output="build/$name.tar.gz" HEAD
rm -rf "build/$program"
mkdir "build/$program"
cp build/release/faubourg LICENSE README.md CHANGELOG.md "build/$program/"
strip "build/$program/faubourg"
tar -C build -czf "build/$program.tar.gz" "$program"
rm -r "build/$program"
echo "build/$name.tar.gz"
echo "build/$program.tar.gz"
