#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# test_planted_breaches.sh ROOT: plants breaches in a copy of the sources, each of which check_layers.sh must report
# with its file and line, and allowed includes, which it must not.
set -euo pipefail

root=${1:?usage: test_planted_breaches.sh ROOT}
check=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)/check_layers.sh
copy=$(mktemp -d)
trap 'rm -rf -- "$copy"' EXIT
cp -r -- "$root/core" "$root/app" "$root/editor" "$copy"

# Writes `include` into line 2 of the new file `file`, checks the copy, and removes the file again.
check_with() # file include
{
    mkdir -p -- "$copy/$(dirname -- "$1")"
    printf '// planted\n#include %s\n' "$2" >"$copy/$1"
    status=0
    output=$("$check" "$copy") || status=$?
    rm -- "$copy/$1"
}

failures=0
fail()
{
    printf '%s\n' "$1"
    failures=$((failures + 1))
}

expect_breach() # file include
{
    check_with "$1" "$2"
    if [ "$status" -eq 0 ] || ! grep -qF -- "$1:2: " <<<"$output"; then
        fail "not noticed: $2 in $1"
    fi
}

expect_allowed() # file include
{
    check_with "$1" "$2"
    [ "$status" -eq 0 ] || fail "wrongly reported: $output"
}

"$check" "$copy" || fail "the copy has breaches before any was planted"

expect_breach core/base/planted.h '<QString>'
expect_breach core/base/planted.cpp '<QtCore/QString>'
expect_breach core/base/planted.cpp '"QString"'
expect_breach core/world/planted.cpp '"app/view/planted.h"'
expect_breach core/world/planted.cpp '<app/view/planted.h>'
expect_breach core/world/planted.cpp '"editor/planted.h"'
expect_breach core/world/planted.cpp '"level.h"'
expect_breach core/world/planted.cpp '"../base/position.h"'
expect_breach core/world/planted.cpp '"core/../app/view/planted.h"'
expect_breach core/world/planted.cpp '"tests/support/scale.h"'
expect_breach core/world/planted.cpp '"planted.moc"'
expect_breach app/view/planted.h '"app/play/planted.h"'
expect_breach app/view/planted.cpp '"editor/planted.h"'
expect_breach app/view/planted.cpp '"app/cli/planted.h"'
expect_breach app/view/planted.cpp '"app/settings/settings.h"'
expect_breach app/play/planted.cpp '"editor/planted.h"'
expect_breach app/play/planted.cpp '"app/main_window.h"'
expect_breach app/play/planted.cpp '"app/cli/planted.h"'
expect_breach editor/planted.cpp '"app/play/planted.h"'
expect_breach editor/planted.cpp '"app/main_window.h"'
expect_breach app/cli/planted.cpp '"app/play/planted.h"'
expect_breach app/cli/planted.cpp '"editor/planted.h"'
expect_breach app/planted.cpp '"app/cli/planted.h"'
expect_breach core/base/planted.cpp '<nlohmann/json.hpp>'
expect_breach core/json/planted.h '<nlohmann/json.hpp>'
expect_breach core/world/planted.h '<nlohmann/json_fwd.hpp>'
expect_breach app/view/planted.cpp '<nlohmann/json.hpp>'

expect_allowed core/base/planted.cpp '"core/world/level.h"'
expect_allowed core/json/planted.cpp '<nlohmann/json.hpp>'
expect_allowed core/base/planted.cpp '<queue>'
expect_allowed app/view/planted.cpp '<QString>'
expect_allowed app/view/planted.cpp '"planted.moc"'
expect_allowed app/play/planted.cpp '"app/view/planted.h"'
expect_allowed editor/planted.cpp '"app/view/planted.h"'
expect_allowed app/cli/planted.cpp '"app/view/planted.h"'
expect_allowed app/planted.cpp '"editor/planted.h"'
expect_allowed app/planted.cpp '"app/play/planted.h"'
expect_allowed app/planted.cpp '"app/settings/settings.h"'

[ "$failures" -eq 0 ]
