#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# libraries.sh FOLDER: fills the folder with what the command line needs of libraries for Windows: zstd, pugixml and SQLite
# built from Debian's sources, and headers that are the same everywhere. zlib is there as a package.
set -euo pipefail
. "$(dirname -- "${BASH_SOURCE[0]}")/../support/setup.sh"

mkdir -p -- "${1:?usage: libraries.sh FOLDER}"
folder=$(realpath -- "$1")
work=$(mktemp -d)
trap 'rm -rf -- "$work"' EXIT

# Sources are listed for this once, whatever the system lists.
cd -- "$work"
mkdir -p lists/partial
for suite in bookworm bookworm-updates; do
    echo "deb-src http://deb.debian.org/debian $suite main"
done >sources.list
ask_apt() { apt-get -q -o "Dir::Etc::sourcelist=$work/sources.list" -o Dir::Etc::sourceparts=- -o "Dir::State::lists=$work/lists" "$@"; }
ask_apt update
ask_apt source libzstd pugixml sqlite3

for_windows() # folder option...
{
    cmake -S "$1" -B "$1/for-windows" -G Ninja --toolchain "$root/cmake/mingw.cmake" -D CMAKE_BUILD_TYPE=Release \
        -D CMAKE_INSTALL_PREFIX="$folder" "${@:2}"
    cmake --build "$1/for-windows" --target install
}
for_windows libzstd-*/build/cmake -D ZSTD_BUILD_PROGRAMS=OFF -D ZSTD_BUILD_STATIC=OFF
for_windows pugixml-*/

cd sqlite3-*/
./configure >/dev/null
make sqlite3.c >/dev/null
mkdir -p -- "$folder/include" "$folder/lib" "$folder/share/cmake"
x86_64-w64-mingw32-gcc-posix -O2 -c sqlite3.c
x86_64-w64-mingw32-ar rcs "$folder/lib/libsqlite3.a" sqlite3.o
cp sqlite3.h "$folder/include"

cp -r /usr/include/nlohmann /usr/include/CLI /usr/include/pcg_*.hpp "$folder/include"
cp -r /usr/share/cmake/nlohmann_json /usr/share/cmake/CLI11 "$folder/share/cmake"
