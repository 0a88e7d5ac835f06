#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# run.sh [NATIVE]: builds the command line for Windows, without Qt, and runs it by Wine beside the one of this system (else
# build/dev/app/cavewright-cli): dungeons, games, batches and sounds must have the same bytes, and commands end alike.
# Needs the packages of the row `windows` in packages.txt, and on its first run Debian's sources of some libraries.
set -euo pipefail
. "$(dirname -- "${BASH_SOURCE[0]}")/../support/setup.sh"
install_packages build windows
. "$root/tests/support/daemons.sh"
native=$(realpath -- "${1:-$root/build/dev/app/cavewright-cli}")
libraries=${CAVE_WINDOWS_LIBRARIES:-$root/build/windows-libraries}

cd -- "$root"
if [ ! -e "$libraries" ]; then
    tests/windows/libraries.sh "$work/libraries"
    mkdir -p build
    mv "$work/libraries" "$libraries" # at once: no half of them is taken for all
fi
# With the libraries of GCC in it, which lie in nobody's path.
configure_preset windows-cli -D CMAKE_PREFIX_PATH="$libraries" -D CMAKE_EXE_LINKER_FLAGS=-static \
    -D ZLIB_USE_STATIC_LIBS=ON
cmake --build --preset windows-cli

mkdir "$work/native" "$work/windows"
cp tests/data/old/1/*.save.json tests/data/old/1/map.* "$work/native"
cp tests/data/old/1/*.save.json tests/data/old/1/map.* "$work/windows"
export WINEPREFIX=$work/wine WINEDEBUG=-all WINEDLLOVERRIDES='mscoree,mshtml=' WINEPATH=$libraries/bin
on_windows() { wine "$root/build/windows-cli/app/cavewright-cli.exe" "$@"; }
on_windows --version >"$work/wine.log" 2>&1 || skip "Wine does not start."

tried=0
failed=0
alike() # argument...
{
    local status=0 other=0
    (cd "$work/native" && exec "$native" "$@" >"out-$tried" 2>/dev/null) || status=$?
    (cd "$work/windows" && on_windows "$@" >"out-$tried" 2>/dev/null) || other=$?
    if [ "$status" -ne "$other" ] || ! cmp "$work/native/out-$tried" "$work/windows/out-$tried"; then
        echo "Differs: cavewright-cli $* ($status, on Windows $other)"
        failed=1
    fi
    tried=$((tried + 1))
}

for dungeon in crypt deep delve jsrogue kiln labyrinth rooms tutorial zircon; do
    alike generate "$dungeon" --seed 42 -o "$dungeon.cave.json"
    alike hash "$dungeon.cave.json"
done
alike generate --recipe jsrogue:caves --width 60 --height 30 --depth 3 --seed Höhle -o small.cave.json
alike check delve.cave.json --json
alike diff delve jsrogue
alike convert delve.cave.json delve.txt
alike convert map.tmj map.cave.json
alike share delve.cave.json
alike play jsrogue --seed 42 --bot --save bot.save.json
for save in bot game rules2 rules5 rules6; do
    alike replay "$save.save.json"
done
alike catalog crypt --first 1 --count 20 -j 2 --by-level --measures
alike search delve --where "has bow by 3" --count 50
alike simulate jsrogue --first 1 --count 5
mkdir "$work/native/parts" "$work/windows/parts"
for shard in 0 1; do
    alike catalog delve --count 20 --by-level --shard "$shard/2" --parts parts
done
alike merge parts -o all.jsonl
alike merge parts -o all.sqlite
alike query all.sqlite "select * from seed order by seed"
for name in door ember_rat; do
    alike sound "$name" -o "$name.wav"
done
alike merge --help # not --help-all: an option that needs several others lists them by their addresses
alike passes
alike schema dungeon
alike check missing.cave.json
alike generate nobody --seed 42 -o nobody.cave.json

# What was written besides. A database holds the version of SQLite.
diff -rq --exclude='*.sqlite' "$work/native" "$work/windows" || failed=1
printf '%s commands tried beside %s\n' "$tried" "$native"
exit "$failed"
