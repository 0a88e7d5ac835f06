#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# check_documents.sh ROOT: every file, option, function and key that a document names between backticks exists, and every
# test that the table of the three games names; links lead somewhere, README keeps within its size, and each picture of
# the program has its row in the table that says how it was made. Lists what does not hold as FILE: reason, and fails if
# there is any.
set -euo pipefail

cd -- "${1:?usage: check_documents.sh ROOT}"
table=tests/games/README.md
documents=(README.md CONTRIBUTING.md */README.md "$table" resources/linux/README.md tests/bench/results/README.md)
readme_lines=150
readme_width=120

failures=0
fail()
{
    printf '%s\n' "$1"
    failures=$((failures + 1))
}

sources=$(mktemp)
keys=$(mktemp)
trap 'rm -f -- "$sources" "$keys"' EXIT
find core app editor tests .ci CMakePresets.json CMakeLists.txt -type f \
    \( -name '*.h' -o -name '*.cpp' -o -name '*.sh' -o -name '*.json' -o -name '*.txt' -o -path .ci/run \) \
    -not -path 'tests/data/*' -not -path 'tests/fuzz/*/*' -not -path "tests/documents/*" -print0 | xargs -0 cat >"$sources"
cat app/play/keys/*.cpp app/view/keys/*.cpp app/title/*.cpp editor/actions/*.cpp editor/tools/tool_table.cpp app/main_window*.cpp >"$keys"

# What stands between backticks outside of the blocks of commands, one a line.
named_in() # document
{
    awk '/^```/ { inside = !inside; next } !inside' "$1" | grep -oE "\`[^\`]+\`" | tr -d "\`" | sort -u
}

for document in "${documents[@]}"; do
    folder=$(dirname -- "$document")
    while IFS= read -r link; do
        [ -e "$folder/$link" ] || fail "$document: the link to $link leads nowhere"
    done < <(grep -oE '\]\([^)#:]+' "$document" | cut -c3- | sort -u)

    while IFS= read -r name; do
        first=${name%% *}
        case $name in
        core/* | app/* | editor/* | tests/* | resources/* | translations/* | .ci/*)
            compgen -G "${first%/}" >/dev/null || fail "$document: there is no $first"
            ;;
        build/* | http*) ;;
        --[a-z]*)
            grep -qF -- "${first#--}" "$sources" || fail "$document: there is no option $first"
            ;;
        *"()")
            grep -qE "\b$(sed 's/.*:://; s/()$//' <<<"$name")\(" "$sources" || fail "$document: there is no $name"
            ;;
        Ctrl+* | Shift+* | Alt+* | F[0-9]*)
            grep -qF -- "$name" "$keys" || fail "$document: no action has the key $name"
            ;;
        esac
    done < <(named_in "$document")
done

tests=$(grep -rhoE --include='*_test.cpp' '\bvoid [a-z]\w+\(\)' tests)
while IFS= read -r name; do
    grep -qxF "void $name()" <<<"$tests" || fail "$table: there is no test $name"
done < <(named_in "$table" | grep -xE '[a-z]+([A-Z0-9][A-Za-z0-9]*)+')

pictures=resources/screenshots
named=$(grep -oE "^\| \`[^|]*\.png\`" "$pictures/README.md" | grep -oE '[a-z-]+\.png' | sort)
[ "$named" = "$(cd -- "$pictures" && printf '%s\n' *.png | sort)" ] ||
    fail "$pictures/README.md: its table and the pictures beside it are not the same"

[ "$(wc -l <README.md)" -le "$readme_lines" ] || fail "README.md: more than $readme_lines lines"
while IFS= read -r line; do
    fail "README.md: more than $readme_width characters in line $line"
done < <(LC_ALL=C.UTF-8 awk -v most="$readme_width" 'length > most { print NR }' README.md)

[ "$failures" -eq 0 ]
