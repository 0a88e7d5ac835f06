#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# test_planted_breaches.sh ROOT: plants includes in a copy of the sources, breaches that check_layers.sh must report with
# their file and line, and allowed ones that it must not.
set -euo pipefail

root=${1:?usage: test_planted_breaches.sh ROOT}
check=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)/check_layers.sh
copy=$(mktemp -d)
trap 'rm -rf -- "$copy"' EXIT
cp -r -- "$root/core" "$root/app" "$root/editor" "$copy"

failures=0
fail()
{
    printf '%s\n' "$1"
    failures=$((failures + 1))
}

output=$("$check" "$copy") || fail "the copy has breaches before any was planted: $output"

# Each is planted into line 2 of a file of its own.
planted=0
breaches=()
allowed=()
plant() # folder suffix include
{
    planted=$((planted + 1))
    place=$1/planted_$planted.$2
    mkdir -p -- "$copy/$1"
    printf '// planted\n#include %s\n' "$3" >"$copy/$place"
}

breach() # folder suffix include
{
    plant "$@"
    breaches+=("$place:2: |$3")
}

allow() # folder suffix include
{
    plant "$@"
    allowed+=("$place:|$3")
}

# The forms of an include.
breach core/base h '<QString>'
breach core/base cpp '<QtCore/QString>'
breach core/base cpp '"QString"'
breach core/world cpp '<app/view/base/planted.h>'
breach core/world cpp '"level.h"'
breach core/world cpp '"../base/position.h"'
breach core/world cpp '"core/../app/view/base/planted.h"'
breach core/world cpp '"tests/support/scale.h"'
breach core/world cpp '"planted.moc"'
breach core/base h '<nlohmann/json.hpp>'
breach core/json h '<nlohmann/json.hpp>'
breach core/world h '<nlohmann/json_fwd.hpp>'
breach core/save cpp '<nlohmann/json.hpp>'
breach app/view/ui cpp '<nlohmann/json.hpp>'
allow core/json cpp '<nlohmann/json.hpp>'
allow core/base cpp '<queue>'
allow app/view/ui cpp '<QString>'
allow app/view/ui cpp '"planted.moc"'

# The arrows between the parts.
breach core/world cpp '"app/view/base/planted.h"'
breach core/world cpp '"editor/files/planted.h"'
breach app/view/map h '"app/play/game/planted.h"'
breach app/view/map cpp '"editor/files/planted.h"'
breach app/view/map cpp '"app/cli/planted.h"'
breach app/view/map cpp '"app/settings/settings.h"'
breach app/play/page cpp '"editor/files/planted.h"'
breach app/play/page cpp '"app/main_window.h"'
breach app/play/page cpp '"app/title/planted.h"'
breach app/play/page cpp '"app/cli/planted.h"'
breach editor/page cpp '"app/play/game/planted.h"'
breach editor/page cpp '"app/main_window.h"'
breach app/cli cpp '"app/play/game/planted.h"'
breach app/cli cpp '"editor/files/planted.h"'
breach app/cli cpp '"app/view/map/planted.h"'
breach app/cli h '<QImage>'
breach app cpp '"app/cli/planted.h"'
breach app/settings cpp '"app/title/planted.h"'
breach app/title cpp '"app/main_window.h"'
allow app/play/game cpp '"app/view/ui/planted.h"'
allow editor/files cpp '"app/view/ui/planted.h"'
allow app/cli cpp '"app/view/tiles/tile_plan.h"'
allow app/cli cpp '"app/sound/synthesiser.h"'
allow app cpp '"editor/page/planted.h"'
allow app cpp '"app/play/page/planted.h"'
allow app cpp '"app/settings/settings.h"'

# The arrows inside them: each folder names the one that comes next.
breach core/base/platform h '"core/base/position.h"'
breach core/base h '"core/bits/planted.h"'
breach core/bits h '"core/json/planted.h"'
breach core/json h '"core/content/planted.h"'
breach core/content h '"core/world/planted.h"'
breach core/world h '"core/generate/shapes/planted.h"'
breach core/generate/shapes h '"core/generate/planted.h"'
breach core/generate h '"core/generate/passes/planted.h"'
breach core/generate/passes h '"core/rules/facts/planted.h"'
breach core/rules/facts h '"core/rules/verbs/planted.h"'
breach core/rules/verbs h '"core/rules/minds/planted.h"'
breach core/rules/minds h '"core/rules/verbs/planted.h"'
breach core/rules/verbs h '"core/rules/turn/planted.h"'
breach core/rules/turn h '"core/session/planted.h"'
breach core/session h '"core/pilot/planted.h"'
breach core/pilot h '"core/proof/planted.h"'
breach core/proof h '"core/edit/planted.h"'
breach core/edit h '"core/save/planted.h"'
breach core/save h '"core/save/formats/planted.h"'
breach core/save/formats h '"core/edit/planted.h"'
breach app/view/base h '"app/view/words/planted.h"'
breach app/view/words h '"app/view/ui/planted.h"'
breach app/view/keys h '"app/view/ui/planted.h"'
breach app/view/ui h '"app/view/tiles/planted.h"'
breach app/view/stone h '"app/view/tiles/planted.h"'
breach core/save/parts h '"core/save/planted.h"'
breach core/save/parts h '"core/rules/verbs/planted.h"'
breach app/view/tiles h '"app/view/light/planted.h"'
breach app/view/light h '"app/view/map/planted.h"'
breach app/play/game h '"app/play/words/planted.h"'
breach app/play/keys h '"app/play/words/planted.h"'
breach app/play/words h '"app/play/map/planted.h"'
breach app/play/map h '"app/play/sheets/planted.h"'
breach app/play/sheets h '"app/play/page/planted.h"'
breach editor/files h '"editor/tools/planted.h"'
breach editor/tools h '"editor/actions/planted.h"'
breach editor/actions h '"editor/canvas/planted.h"'
breach editor/canvas h '"editor/dialogs/planted.h"'
breach editor/dialogs h '"editor/handlers/planted.h"'
breach editor/handlers h '"editor/panels/planted.h"'
breach editor/panels h '"editor/windows/planted.h"'
breach editor/windows h '"editor/page/planted.h"'
allow core/base h '"core/base/platform/planted.h"'
allow core/generate/passes h '"core/generate/planted.h"'
allow core/world h '"core/content/planted.h"'
allow core/save/parts h '"core/rules/facts/planted.h"'
allow app/play/page h '"app/play/sheets/planted.h"'
allow editor/page h '"editor/windows/planted.h"'

# What opens files, prints and shows, each in line 2 of a file of its own.
plant_code() # folder code
{
    planted=$((planted + 1))
    place=$1/planted_$planted.cpp
    printf '// planted\n%s\n' "$2" >"$copy/$place"
}
breach_code() { plant_code "$@" && breaches+=("$place:2: |$2"); }
allow_code() { plant_code "$@" && allowed+=("$place:|$2"); }
breach_code core/save 'std::ifstream file(path);'
breach_code core/save 'const int number = ::open(path.c_str(), O_RDONLY);'
breach_code core/content 'const int number = platform::open(path, platform::Access::Read);'
breach_code core/save '#include <unistd.h>'
breach_code editor/lab '#  include <sys/resource.h>'
breach_code app '#include <windows.h>'
breach_code app/sound '#include <linux/soundcard.h>'
breach_code core/json 'std::FILE* file = std::fopen(path, "r");'
breach_code app/settings 'file.open(QIODevice::ReadOnly);'
breach_code editor/files 'QSaveFile file(path);'
breach_code app/cli 'std::cout << name;'
breach_code app/cli 'std::fprintf(stderr, "%s", name);'
breach_code app 'std::fputs(name, stdout);'
breach_code app/title 'auto* list = new QTreeWidget(this);'
breach_code core/pilot 'const ItemKind& kind = world.catalogue().item(item.kind);'
allow_code core/pilot 'const ItemKind& kind = world.seenItem(item);'
allow_code editor/lab 'auto* list = new HeardOnce<QTreeWidget>(this);'
allow_code app/cli 'void Page::open(int page) { sheet.open(page); }'
allow_code core/base 'std::ostringstream text;'
allow_code core/save '#include <system_error>'

# A folder that nobody gave a place.
mkdir -p -- "$copy/core/planted"
printf '// planted\n' >"$copy/core/planted/unknown.h"

# One file too many for any folder.
mkdir -p -- "$copy/editor/files/full"
for number in {1..46}; do
    printf '// planted\n' >"$copy/editor/files/full/file_$number.h"
done

status=0
output=$("$check" "$copy") || status=$?
[ "$status" -eq 1 ] || fail "the check ended with $status"
for one in "${breaches[@]}"; do
    grep -qF -- "${one%%|*}" <<<"$output" || fail "not noticed: ${one#*|} in ${one%%|*}"
done
for one in "${allowed[@]}"; do
    ! grep -F -- "${one%%|*}" <<<"$output" || fail "wrongly reported: ${one#*|}"
done
grep -qF 'core/planted/unknown.h:1: ' <<<"$output" || fail "a folder without a line was not noticed"
grep -qF 'editor/files/full: 46 files' <<<"$output" || fail "a folder that is too full was not noticed"

[ "$failures" -eq 0 ]
