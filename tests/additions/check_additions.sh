#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# check_additions.sh ROOT BUILD: plants a new thing for each row of the table "What to touch for a new thing" of
# CONTRIBUTING.md in a copy of the sources, touching only the files that the row names. What belongs to the core is
# compiled, linked before the core of BUILD, and used; what belongs to a window is compiled. Of a new verb and a new
# event the compiler must name every place that the row does. Nothing else is built, so that it takes a minute.
set -euo pipefail

root=$(cd -- "${1:?usage: check_additions.sh ROOT BUILD}" && pwd)
build=$(cd -- "${2:?}" && pwd)
here=$root/tests/additions
work=$(mktemp -d)
trap 'rm -rf -- "$work"' EXIT
copy=$work/planted
mkdir -- "$copy" "$work/objects"
cp -r -- "$root"/{core,app,editor,resources,translations} "$copy"

failed=0
fail()
{
    printf '%s\n' "$1"
    failed=1
}

# --- The table ---------------------------------------------------------------------------------------------------

# The paths that the row names.
named_for() # row
{
    # shellcheck disable=SC2016 # the marks of code are meant as such
    sed -n '/^## What to touch/,/^## [^W]/p' "$root/CONTRIBUTING.md" | grep -F "| $1 |" | grep -oE '`[^`]+`' | tr -d '`'
}

row=""
named=()
touched=()
begin() # row
{
    row=$1
    touched=()
    mapfile -t named < <(named_for "$row")
    [ ${#named[@]} -gt 0 ] || fail "CONTRIBUTING.md has no row \"$row\"."
}

# A file counts as named by its folder or a pattern as well.
touch_file() # path
{
    local name
    touched+=("$1")
    for name in "${named[@]}"; do
        # shellcheck disable=SC2053 # patterns are meant as such
        if [[ $1 == $name || $1 == $name/* ]]; then
            return
        fi
    done
    fail "$row: $1 must be touched, but CONTRIBUTING.md does not name it."
}

# Sources that the row names have been touched. What schemas and translations need is asked for by tests.
end()
{
    local name
    for name in "${named[@]}"; do
        [[ $name != *.cpp && $name != *.h ]] || [[ " ${touched[*]} " == *" $name "* ]] ||
            fail "$row: CONTRIBUTING.md names $name, which need not be touched."
    done
}

# --- Planting ----------------------------------------------------------------------------------------------------

# Each changes one file of the copy, and fails where it does not find its place.
change() # path awk-program [awk-argument...]
{
    local path=$1 program=$2
    shift 2
    touch_file "$path"
    awk "$@" "$program END { exit !planted }" "$copy/$path" >"$work/changed" || fail "$row: no place for it in $path."
    mv -- "$work/changed" "$copy/$path"
}

# shellcheck disable=SC2016 # $0 is awk's
{
    before_program='!planted && index($0, anchor) { print text; planted = 1 } { print }'
    after_program='{ print } !planted && index($0, anchor) { print text; planted = 1 }'
    last_program='index($0, anchor) { inside = 1 } inside && /^};/ { print text; inside = 0; planted = 1 } { print }'
    # The line before the end waits, as it may lack its comma.
    value_program='index($0, anchor " ") { inside = 1 }
        inside && /^};/ { sub(/^ *[A-Za-z]+/, "&,", held); sub(/,,/, ",", held)
                          held = held "\n    " text; inside = 0; planted = 1 }
        NR > 1 { print held } { held = $0 } END { print held }'
    variant_program='index($0, anchor) { inside = 1 }
        inside && /;/ { sub(/>;/, ", " text ">;"); inside = 0; planted = 1 } { print }'
}
# Before or behind the first line that has the anchor, or as the last of a table, an enumeration, a variant.
before() { change "$1" "$before_program" -v anchor="$2" -v text="$3"; }                          # path anchor text
after() { change "$1" "$after_program" -v anchor="$2" -v text="$3"; }                            # path anchor text
last_row() { change "$1" "$last_program" -v anchor="$2" -v text="$3"; }                          # path table text
last_value() { change "$1" "$value_program" -v anchor="enum class $2" -v text="$3"; }            # path type name
last_type() { change "$1" "$variant_program" -v anchor="using $2 =" -v text="$3"; } # path variant name

new_file() # folder name
{
    touch_file "$1/$2"
    cp -- "$here/plants/$2" "$copy/$1"
}

# --- Compiling ---------------------------------------------------------------------------------------------------

# The command that BUILD compiles sources of the target with, for the copy and without what takes time.
command_of() # target -> command
{
    local line words word skip=""
    line=$(grep -m 1 "\"command\":.*CMakeFiles/$1\.dir/" "$build/compile_commands.json" |
        sed -E 's/^ *"command": "(.*)",?$/\1/; s/\\(["\\])/\1/g')
    eval "words=($line)"
    command=()
    for word in "${words[@]}"; do
        case $skip$word in
        -o | -c) skip=skip: ;;
        skip:*) skip="" ;;
        */ccache | -O? | -g*) ;;
        "-I$root") command+=("-I$copy") ;;
        *) command+=("$word") ;;
        esac
    done
}

# What the compiler says goes to a file *.told, which is not there where it is content.
compile() # path argument...
{
    local path=$1 name
    shift
    name=$work/objects/$(tr / _ <<<"$path")
    (cd -- "$copy" && "${command[@]}" -O0 "$@" "$path") >"$name.told" 2>&1 && rm -- "$name.told"
}

running=0
in_background() # path argument...
{
    compile "$@" &
    running=$((running + 1))
    if [ "$running" -ge "$(nproc)" ]; then
        wait -n || true
        running=$((running - 1))
    fi
}
object() { in_background "$1" -c -o "$work/objects/$(tr / _ <<<"$1").o"; } # path
syntax() { in_background "$1" -fsyntax-only; }                             # path
all_told()
{
    wait
    running=0
}

# --- The rows ----------------------------------------------------------------------------------------------------

begin "tile, creature, item"
after resources/content/creatures.json '"creatures": [' '{"id": "planted_frog", "name": "planted frog", "article": "a",
    "description": "A planted frog.", "glyph": "q", "colour": "#00ff00", "health": 5, "behaviours": [{"does": "croak"}]},'
after resources/content/items.json '"items": [' '{"id": "planted_horn", "name": "planted horn", "article": "a",
    "description": "A planted horn.", "glyph": "!", "colour": "#00ff00",
    "effect": {"kind": "harden", "by": "drinking", "amount": 3}},'
end

begin "creature's behaviour"
last_value core/content/kinds.h Does Croak
last_row core/content/behaviour_rows.cpp 'kShapes{' '    Shape{Does::Croak, "croak", CAVE_LABEL("KindFields", "Croaks a planted verse."), {"per_mille"}},'
before core/rules/minds/behaviour.cpp 'constexpr std::array kBehaviours{' \
    'Wish croak(const World&, const Creature&, const BehaviourRow&, Random&, MayDo) { return Search{}; }'
last_row core/rules/minds/behaviour.cpp 'kBehaviours{' '    Behaviour{Does::Croak, false, false, croak},'
before app/play/words/creature_text.cpp 'case Does::Touch:' 'case Does::Croak: return tr("Croaks planted songs.");'
end

begin "item's effect"
last_value core/content/kinds.h EffectKind Harden
last_row core/content/resist_rows.h 'kResistLabels[]{' '    "resists.harden",'
last_row core/content/resist_rows.cpp 'kNames{' '    ResistName{CAVE_TEXT("game", "planted hardening")},'
last_row core/content/effect_rows.cpp 'kRows{' '    EffectRow{EffectKind::Harden, "harden", kAmount, Aim::Self},'
before core/rules/verbs/effect_acts.cpp 'constexpr std::array kActs{' \
    'void harden(WorldWriter world, EntityId whom, const Effect& effect, const Actor&, Events&)
{
    Creature harder = *world->creature(whom);
    harder.defence += effect.amount;
    world.changeCreature(harder);
}'
last_row core/rules/verbs/effect_acts.cpp 'kActs{' '    EffectAct{EffectKind::Harden, harden},'
before app/play/words/effect_text.cpp 'case EffectKind::Curse:' \
    'case EffectKind::Harden: return tr("Adds %1 planted defence.").arg(effect.amount);'
end

begin "generation pass"
new_file core/generate/passes planted_pass.cpp
after core/generate/passes.h 'Pass spawnPass();' 'Pass stripesPass();'
last_row core/generate/passes.h 'kPasses{' 'stripesPass,'
end

begin "file format"
new_file core/save/formats planted_format.h
new_file core/save/formats planted_format.cpp
after core/save/formats/formats.cpp '#include "core/save/checks.h"' '#include "core/save/formats/planted_format.h"'
last_row core/save/formats/formats.cpp 'kFormats[]{' '{.suffix = kPlantedSuffix,
     .title = {CAVE_TEXT("formats", "Planted")},
     .files = {CAVE_TEXT("formats", "Planted files")},
     .holds = {CAVE_TEXT("formats", "Holds what was planted.")},
     .read = &readPlanted,
     .write = &writePlanted},'
end

begin "editing tool"
new_file editor/tools planted_tool.h
new_file editor/tools planted_tool.cpp
last_value editor/tools/tool_table.h ToolId Planted
after editor/tools/tool_table.cpp '#include "editor/tools/piece_tool.h"' '#include "editor/tools/planted_tool.h"'
last_row editor/tools/tool_table.cpp 'kTools{' 'ToolRow{ToolId::Planted, QT_TRANSLATE_NOOP("EditorTools", "Planted tool"),
    "J", "brush", QT_TRANSLATE_NOOP("EditorTools", "Does nothing planted."), ToolUse::Nothing, make<PlantedTool>},'
end

begin "action of play"
last_value app/play/keys/play_table.h PlayAction Planted
last_row app/play/keys/play_table.cpp 'kActions{' \
    'PlayActionRow{PlayAction::Planted, PlayMenu::Act, QT_TRANSLATE_NOOP("PlayActions", "Planted act"), "", nullptr,
    QT_TRANSLATE_NOOP("PlayActions", "Does what was planted.")},'
after app/play/page/play_deed_table.cpp 'Deed{A::WatchLeave' 'Deed{A::Planted, D::look},'
end

begin "panel of the editor"
new_file editor/panels planted_panel.h
new_file editor/panels planted_panel.cpp
after editor/page/panel_table.cpp '#include "editor/panels/level_panel.h"' '#include "editor/panels/planted_panel.h"'
last_row editor/page/panel_table.cpp 'kPanels{' \
    'PanelRow{QT_TRANSLATE_NOOP("EditorPanels", "Planted panel"), PanelPlace::Tab,
    [](const PanelParts& parts) -> QWidget* { return new PlantedPanel(parts.bench); }},'
end

# --- Compiling them ------------------------------------------------------------------------------------------------

cmake -D "ROOT=$copy/resources" -D "FILES=$(printf '%s;' "$copy"/resources/{content,dungeons}/*.json | sed 's/;$//')" \
    -D "OUTPUT=$copy/core/embedded.cpp" -P "$copy/core/cmake/embed.cmake"
cp -- "$here/exercise.cpp" "$copy/core/exercise.cpp"
command_of cavewright_core
for path in core/embedded.cpp core/exercise.cpp core/content/{behaviour,effect}_rows.cpp \
    core/rules/minds/behaviour.cpp core/rules/verbs/effect_acts.cpp core/generate/passes.cpp \
    core/generate/passes/planted_pass.cpp core/save/formats/{formats,planted_format}.cpp; do
    object "$path"
done
core_command=("${command[@]}")

command_of cavewright_play
for path in app/play/words/{creature,effect}_text.cpp app/play/keys/play_table.cpp app/play/page/play_deed_table.cpp; do
    syntax "$path"
done
command_of cavewright_editor
for path in editor/tools/{tool_table,planted_tool}.cpp editor/page/panel_table.cpp \
    editor/panels/planted_panel.cpp; do
    syntax "$path"
done

# --- What the core does with them ----------------------------------------------------------------------------------

no_complaints() # what
{
    all_told
    if [ -n "$(find "$work/objects" -name '*.told')" ]; then
        grep -h 'error:' "$work"/objects/*.told
        fail "$1"
    fi
}
no_complaints "What was planted does not compile."

# The core may be built from several sources at once, so its objects hold the unplanted functions: the first ones count.
if [ "$failed" -eq 0 ]; then
    "${core_command[@]}" -Wl,-z,muldefs -o "$work/exercise" "$work"/objects/*.o "$build/core/libcavewright_core.a" \
        -lz -lzstd -lsqlite3 -lpugixml -pthread
    "$work/exercise" "$work" || fail "What was planted does not work."
fi

# --- Words, of which a test demands translations -------------------------------------------------------------------

eval "current=($(sed -n 's/^add_test(\[=\[translations_current\]=\] \(.*\))$/\1/p' "$build/translations/CTestTestfile.cmake"))"
current[0]=$root/tests/translations/check_current.sh
current[1]=$copy
"${current[@]}" >"$work/words" && fail "No translation is asked for."
for words in "planted frog" "A planted horn." "Croaks planted songs." "Croaks a planted verse." "Adds %1 planted defence." \
    "Planted stripes" "Planted every" "Paints every so many planted columns." "Holds what was planted." "Does nothing planted." "Does what was planted." "Planted panel"; do
    grep -qF "$words" "$work/words" || fail "No translation is asked for: $words"
done

# --- A verb and an event -------------------------------------------------------------------------------------------

# In a copy of their own, as objects of BUILD know Commands and Events of the old size.
copy=$work/told_of
mkdir -- "$copy"
cp -r -- "$root"/{core,app,editor} "$copy"

begin "verb"
verb_named=("${named[@]}")
before core/rules/facts/command.h 'using Command =' 'struct PlantedVerb {
    static constexpr std::string_view words = "plant";
    Direction direction = Direction::North;
    bool operator==(const PlantedVerb&) const = default;
};'
last_type core/rules/facts/command.h Command PlantedVerb
begin "event"
event_named=("${named[@]}")
before core/rules/facts/event.h 'using Event =' 'struct PlantedEvent {
    Actor who;
};'
last_type core/rules/facts/event.h Event PlantedEvent

command_for() # path
{
    case $1 in
    core/*) command_of cavewright_core ;;
    app/*) command_of cavewright_play ;;
    editor/*) command_of cavewright_editor ;;
    esac
}

# Each complaint about the new type leads to a file that is named, and some to each of them.
leads_to() # type header name...
{
    local type=$1 header=$2 told name found=""
    shift 2
    while read -r told; do
        for name in "$@"; do
            if [ "$name" != "$header" ] && grep -qF "$name:" "$told"; then
                found+=" $name"
                continue 2
            fi
        done
        grep -m 3 'error:' "$told"
        fail "CONTRIBUTING.md does not name where the compiler asks for $type."
    done < <(grep -lw "$type" "$work"/objects/*.told || true)
    for name in "$@"; do
        [[ $name = "$header" || $found = *" $name"* ]] ||
            fail "The compiler does not lead from $type to $name, as CONTRIBUTING.md says."
    done
}

mapfile -t visitors < <(cd -- "$copy" && grep -rlF 'std::visit(' --include='*.cpp' core app editor)
for path in "${visitors[@]}"; do
    command_for "$path"
    syntax "$path"
done
all_told
leads_to PlantedVerb core/rules/facts/command.h "${verb_named[@]}"
leads_to PlantedEvent core/rules/facts/event.h "${event_named[@]}"
rm -f -- "$work"/objects/*.told

# With its places filled all compiles.
begin "verb"
touch_file core/rules/facts/command.h
before core/rules/verbs/act.cpp 'void operator()(GiveUp) const' 'void operator()(PlantedVerb) const {}'
before core/rules/verbs/check.cpp 'Answer operator()(GiveUp) const' 'Answer operator()(PlantedVerb) const { return {}; }'
end
begin "event"
touch_file core/rules/facts/event.h
before core/rules/facts/telling/describe_event.h 'const Ended& event);' \
    'Noticed describeEvent(const World& world, const PlantedEvent& event);'
before app/play/map/motion_plan.cpp '[this](const Stepped& step)' '[](const PlantedEvent&) {},'
before core/rules/living/meetings.cpp '[this](const Stepped& way)' '[](const PlantedEvent&) {},'
before app/play/heard/heard_event.cpp '[this](const Climbed& way)' \
    '[](const PlantedEvent&) -> Heard { return std::nullopt; },'
end
for path in core/rules/verbs/{act,check}.cpp core/rules/facts/message.cpp core/rules/living/meetings.cpp \
    app/play/map/motion_plan.cpp app/play/heard/heard_event.cpp; do
    command_for "$path"
    syntax "$path"
done
no_complaints "A verb and an event need more than CONTRIBUTING.md names."

exit "$failed"
