#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# check_current.sh ROOT CMAKE LUPDATE OPTION...: fails if the sources and content of ROOT say something that its .ts files
# do not hold, or no longer say something that they do, or if lupdate cannot read a source. Works on copies.
set -euo pipefail

root=${1:?usage: check_current.sh ROOT CMAKE LUPDATE OPTION...}
cmake=${2:?}
lupdate=${3:?}
shift 3

copy=$(mktemp -d)
trap 'rm -rf -- "$copy"' EXIT
cp -- "$root"/translations/*.ts "$copy"
"$cmake" -D "ROOT=$root/resources" -D "OUTPUT=$copy/content_texts.cpp" -P "$root/translations/mark_content.cmake"

cd -- "$root"
find core app editor -type f \( -name '*.cpp' -o -name '*.h' \) | LC_ALL=C sort >"$copy/sources"
printf '%s\n' "$copy/content_texts.cpp" >>"$copy/sources"

failed=0
for file in "$copy"/*.ts; do
    name=${file##*/}
    plurals=()
    [[ $name == cavewright_en.ts ]] && plurals=(-pluralonly)
    # What lupdate does not understand it tells on stderr, and such texts get the wrong context or none.
    "$lupdate" "$@" "${plurals[@]}" -I . "@$copy/sources" -ts "$file" >"$copy/told" 2>"$copy/warnings"
    if [[ -s $copy/warnings ]]; then
        cat -- "$copy/warnings"
        failed=1
    fi
    if ! diff -U 0 -- "translations/$name" "$file"; then
        echo "translations/$name: build the target update_translations, then translate what is new."
        failed=1
    fi
done
exit "$failed"
