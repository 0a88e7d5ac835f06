#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# check_switches.sh ROOT: lists as FILE:LINE every `default:` and every visitor of any type, for both keep the compiler
# from asking about a new value of an enumeration or a new verb or event; fails if there is one. Those that must be are
# named here with their reason.
set -euo pipefail

cd -- "${1:?usage: check_switches.sh ROOT}"

# A file and how many of them it may have.
allowed='
core/base/files.cpp              1 numbers of errors, which the system counts
app/play/game/message_model.cpp  1 roles of Qt
app/play/words/ending_text.cpp   1 any number
app/play/sheets/search_field.cpp 1 keys of Qt
editor/windows/overview_window.cpp 1 keys of Qt
editor/windows/variants_window.cpp 1 keys of Qt
core/edit/events/event_draft.cpp 2 copies and clears a field of any type
core/rules/facts/message.cpp     1 goes on to describeEvent(), which has an overload for each event
core/rules/facts/command.cpp     1 formats what a struct says of itself
'

found=$(mktemp)
trap 'rm -f -- "$found"' EXIT
grep -rnE --include='*.cpp' --include='*.h' '\bdefault:' core app editor >"$found" || true
grep -rlE --include='*.cpp' --include='*.h' 'std::visit\(|Overloaded\{' core app editor |
    xargs -d '\n' grep -HnE '(\[[^]]*\] ?|operator\(\))\((const )?auto\b' >>"$found" || true

failed=0
while read -r file count; do
    may=$(awk -v file="$file" '$1 == file { print $2 }' <<<"$allowed")
    if [ "$count" -gt "${may:-0}" ]; then
        grep "^$file:" "$found"
        failed=1
    fi
done < <(cut -d: -f1 "$found" | sort | uniq -c | awk '{ print $2, $1 }')
while read -r file count _; do
    [ -z "$file" ] || [ "$(grep -c "^$file:" "$found")" -eq "$count" ] || { echo "$file: not as many as allowed" && failed=1; }
done <<<"$allowed"
exit "$failed"
