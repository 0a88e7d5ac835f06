#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# check_manual.sh ROOT GAME CLI: fails if a command or an option that the two programs offer is not in their manual pages,
# or not in the completion for bash, if these know one that is not offered, if the completion knows other formats of
# files or other schemas or leaves out the dungeons, or if a page has faults.
set -euo pipefail
root=${1:?usage: check_manual.sh ROOT GAME CLI}
game=${2:?}
cli=${3:?}
linux=$root/resources/linux
failed=0

fail()
{
    echo "$1"
    failed=1
}

plain() { sed 's/\\-/-/g' "$1"; }

options_of() { "$@" --help | sed -n '/^Options:/,/^$/p' | grep -oE '(^|[ ,])--[a-z-]+' | tr -d ' ,' | sort -u; }

commands=$("$cli" --help | sed -n '/^Subcommands:/,$p' | awk '/^  [a-z]/ { print $1 }')
[ -n "$commands" ] || fail "The program tells no commands."
# shellcheck source=resources/linux/cavewright-cli.bash
. "$linux/cavewright-cli.bash"

completed() # word... -> what the completion offers behind them
{
    COMP_WORDS=(cavewright-cli "$@")
    COMP_CWORD=$#
    _cavewright_cli
    printf '%s\n' "${COMPREPLY[@]}"
}

[ "$(completed "" | grep -v '^-' | sort)" = "$(sort <<<"$commands")" ] || fail "The completion knows other commands."
page=$(plain "$linux/cavewright-cli.1")
for command in $commands; do
    grep -q "^\.SS $command\b" <<<"$page" || fail "cavewright-cli.1 lacks the command $command."
    offered=$(options_of "$cli" "$command")
    [ "$(completed "$command" -- | sort)" = "$offered" ] || fail "The completion of $command knows other options."
    if [[ $("$cli" "$command" --help) == *"a built-in dungeon"* && $(completed "$command" js) != *jsrogue* ]]; then
        fail "The completion of $command offers no dungeons."
    fi
    while read -r option; do
        grep -qF -- "$option" <<<"$page" || fail "cavewright-cli.1 lacks $command $option."
    done <<<"$offered"
done

# That can be written, which the first line of the help tells; others are only read.
mapfile -t formats < <("$cli" convert --help | sed -n '1p' | grep -oE '\.[a-z.]*[a-z]')
[ "${#formats[@]}" -gt 0 ] || fail "convert --help tells no formats."
[ "$(completed convert in /no/such/out)" = "$(printf '/no/such/out%s\n' "${formats[@]}")" ] ||
    fail "The completion of convert offers other formats."

page=$(plain "$linux/cavewright.6")
offered=$(QT_QPA_PLATFORM=offscreen "$game" --help | grep -oE '^ +(-[a-z], )?--[a-z-]+' | grep -oE -- '--[a-z-]+')
while read -r option; do
    grep -qF -- "$option" <<<"$page" || fail "cavewright.6 lacks $option."
done <<<"$offered"

personas=$("$cli" play --help | grep -oE -- '--persona .*\{[a-z,]*\}' | sed 's/.*{\(.*\)}/\1/' | tr ',' '\n')
[ -n "$personas" ] || fail "play --help tells no personas."
[ "$(completed play --persona "")" = "$personas" ] || fail "The completion knows other personas."
while read -r persona; do
    sed -n '/^\.SS play/,/^\.SS simulate/p' "$linux/cavewright-cli.1" | grep -qw "$persona" || fail "cavewright-cli.1 lacks the persona $persona."
done <<<"$personas"

for command in play simulate; do
    builds=$("$cli" "$command" --help | tr '\n' ' ' | grep -oE -- '--build [^{]*\{[a-z,]*\}' | sed 's/.*{\(.*\)}/\1/' | tr ',' '\n')
    [ -n "$builds" ] || fail "$command --help tells no builds."
    [ "$(completed "$command" --build "")" = "$builds" ] || fail "The completion of $command knows other builds."
done

schemas=$(cd -- "$root/resources/schema" && printf '%s\n' *.schema.json | sed 's/\.schema\.json$//')
[ "$(completed schema "")" = "$schemas" ] || fail "The completion knows other schemas."
section=$(sed -n '/^\.SS schema/,/^\.SS play/p' "$linux/cavewright-cli.1")
for schema in $schemas; do
    grep -qw "$schema" <<<"$section" || fail "cavewright-cli.1 lacks the schema $schema."
done

names=$(completed play "")
for dungeon in "$root"/resources/dungeons/*.cave.json; do
    name=$(basename "$dungeon" .cave.json)
    grep -qx "$name" <<<"$names" || fail "The completion does not know the dungeon $name."
done

if command -v groff >/dev/null; then
    for page in "$linux"/*.[16]; do
        faults=$(groff -man -z -ww -Tutf8 "$page" 2>&1)
        [ -z "$faults" ] || fail "$faults"
    done
fi
exit "$failed"
