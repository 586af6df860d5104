#!/bin/sh
# Makes the files of a release, in build/: the source of the last commit, and the program with its
# licence.
set -eu
cd "$(dirname "$0")/.."

version=$(build/release/faubourg --version | awk '{ print $2 }')
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
