#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# check_layers.sh ROOT: lists every #include that breaks the arrows below as FILE:LINE: reason, whatever else opens or
# prints than what is made for that, every folder with too many files, and fails if there is one.
set -euo pipefail

cd -- "${1:?usage: check_layers.sh ROOT}"

max_files=45 # .h and .cpp in one folder

# A folder, then the folders that it may include besides itself. A folder speaks for all that is below it; with a dot
# behind it, for the files that stand directly there.
arrows='
core/base/platform
core/base.            core/base/platform
core/bits             core/base
core/json             core/base
core/content          core/base core/bits core/json
core/world            core/base core/bits core/json core/content
core/generate/shapes  core/base core/bits core/content
core/generate.        core/base core/bits core/json core/content core/world core/generate/shapes
core/generate/passes  core/base core/bits core/json core/content core/world core/generate/shapes core/generate.
core/rules/facts      core/base core/bits core/content core/world
core/rules/verbs      core/base core/bits core/content core/world core/rules/facts
core/rules/living     core/base core/bits core/content core/world core/generate/shapes core/generate. core/rules/facts core/rules/verbs
core/rules/minds      core/base core/bits core/content core/world core/rules/facts
core/rules/turn       core/base core/bits core/content core/world core/generate/shapes core/generate. core/rules
core/batch            core/base core/json
core/session          core/base core/bits core/content core/world core/generate/shapes core/generate. core/rules
core/pilot            core/base core/bits core/json core/content core/world core/rules core/session
core/lab              core/base core/bits core/json core/content core/world core/generate/shapes core/generate. core/rules core/session core/pilot core/proof
core/search           core/base core/bits core/json core/content core/world core/generate/shapes core/generate. core/rules core/session core/pilot core/proof core/lab
core/proof/ways       core/base core/bits core/json core/content core/world
core/proof/play       core/base core/bits core/json core/content core/world core/proof/ways
core/proof.           core/base core/bits core/json core/content core/world core/generate/shapes core/generate. core/rules core/proof/ways core/proof/play
core/edit             core/base core/bits core/json core/content core/world core/generate/shapes core/generate. core/rules core/proof
core/save/parts       core/base core/bits core/json core/content core/world core/generate/shapes core/rules/facts
core/save/schema      core/base core/bits core/json core/content core/world core/generate/shapes core/generate.
core/save.            core/base core/bits core/json core/content core/world core/generate/shapes core/generate. core/rules core/session core/save/parts
core/save/formats     core/base core/bits core/json core/content core/world core/generate/shapes core/generate. core/rules core/session core/save.

app/view/base         core
app/view/words        core app/view/base
app/view/keys         core app/view/base app/view/words
app/view/stone        core app/view/base
app/view/ui           core app/view/base app/view/words
app/view/tiles        core app/view/base app/view/ui app/view/stone
app/view/light        core app/view/base app/view/ui app/view/stone app/view/tiles
app/view/map          core app/view/base app/view/ui app/view/words app/view/stone app/view/tiles app/view/light

app/sound             core

app/play/game         core app/view
app/play/keys         core app/view
app/play/words        core app/view app/play/game app/play/keys
app/play/heard        core app/view app/sound app/play/game
app/play/map          core app/view app/play/game app/play/words
app/play/sheets       core app/view app/play/game app/play/keys app/play/words app/play/map
app/play/page         core app/view app/sound app/play

editor/files          core app/view
editor/tools          core app/view editor/files
editor/actions        core app/view editor/files editor/tools
editor/canvas         core app/view editor/files editor/tools editor/actions
editor/dialogs        core app/view editor/files editor/tools editor/actions editor/canvas
editor/handlers           core app/view editor/files editor/tools editor/actions editor/canvas editor/dialogs
editor/panels         core app/view editor/files editor/tools editor/actions editor/canvas editor/dialogs editor/handlers
editor/lab            core app/view editor/files editor/tools editor/actions editor/canvas editor/dialogs editor/handlers editor/panels
editor/windows        core app/view editor/files editor/tools editor/actions editor/canvas editor/dialogs editor/handlers editor/panels editor/lab
editor/page           core app/view editor

app/cli               core app/view app/sound
app/settings          core app/view app/sound app/play editor
app/title             core app/view app/play app/settings
app/manual            core app/view app/play editor
app/modes             core app/view app/sound app/play app/settings app/title
app.                  core app/view app/sound app/play app/settings app/title app/modes app/manual editor
'

# What reads a file elsewhere than core/base/files waits for ever where a pipe stands in its place; what prints elsewhere
# than core/base/streams steers the terminal with what strangers wrote; what asks the system itself knows one system only;
# a tree as Qt makes it has its name said twice.
# A line each: what, who may, why the others not.
gates='
\<(if|of|f)stream\>|\<f(re)?open[(]|(^|[^A-Za-z0-9_])::_?w?open(64|at)?[(]|\<CreateFile[AW]?[(]|\<platform::open[(]|(QIODevice|QFile)::Read(Only|Write)|\<QSaveFile\>	core/base/platform/posix.cpp core/base/platform/windows.cpp core/base/files.cpp core/base/atomic_file.cpp core/save/journal.cpp core/save/save_lock.cpp app/sound/sound_stream.cpp	files are read by readFile() and written by writeFileAtomically() of core/base/files
std::(cout|cerr|clog)|\<f?v?printf[(]|\<f?puts[(]|\<putchar[(]	core/base/streams.cpp	lines are printed by core/base/streams, which shows controls
#[[:space:]]*include[[:space:]]*<(unistd|fcntl|io|direct|process|[Ww]indows|winsock2?|shlobj|poll|dirent|termios|pthread|sched|dlfcn|spawn|pwd|grp|glob|ftw|utime|netdb|syslog|(sys|arpa|net|netinet|linux|mach)/[a-z_]+)[.]h>	core/base/platform/posix.cpp core/base/platform/windows.cpp	what systems do each in their own way stands in core/base/platform
\<new[[:space:]]+QTreeWidget[(]	app/view/ui/heard_once.h	readers are told of the rows of a tree once by HeardOnce<QTreeWidget> of app/view/ui/heard_once
'
breaches=0
while IFS=$'\t' read -r pattern allowed reason; do
    [ -n "$pattern" ] || continue
    while IFS= read -r found; do
        [[ " $allowed " == *" ${found%%:*} "* ]] && continue
        place=${found%%:*}:
        rest=${found#*:}
        printf '%s%s: %s\n' "$place" "${rest%%:*}" "$reason"
        breaches=1
    done < <(grep -rnE --include='*.h' --include='*.cpp' -- "$pattern" core app editor | grep -vE '^[^:]*:[0-9]+:[[:space:]]*//' || true)
done <<<"$gates"

# The pilot goes by what the hero knows: by seenItem(), which an unknown thing's kind does not pass.
while IFS= read -r found; do
    printf '%s: the pilot asks seenItem() what a thing is, not the catalogue\n' "$(cut -d: -f1,2 <<<"$found")"
    breaches=1
done < <(grep -rnE --include='*.h' --include='*.cpp' -- 'catalogue[(][)][.]item[(]' core/pilot || true)

# Windows gets the command line without Qt.
while IFS= read -r found; do
    printf '%s: only picture.cpp of the command line needs Qt\n' "$(cut -d: -f1,2 <<<"$found")"
    breaches=1
done < <(grep -rnE --include='*.h' --include='*.cpp' -- '#[[:space:]]*include[[:space:]]*(<Q|"(Q|app/(view|sound)/))' app/cli |
    grep -vE '^app/cli/picture[.]cpp:|"app/(view/tiles/tile_plan|sound/synthesiser)[.]h"' || true)

find core app editor -type f \( -name '*.h' -o -name '*.hpp' -o -name '*.cpp' \) -print0 | LC_ALL=C sort -z |
    xargs -0 -r grep -HnE '^|^[[:space:]]*#[[:space:]]*include[[:space:]]*[<"]' /dev/null |
    awk -v arrows="$arrows" -v max_files="$max_files" '
    BEGIN {
        count = split(arrows, lines, "\n")
        for (i = 1; i <= count; ++i) {
            words = split(lines[i], word, " ")
            for (j = 1; j <= words; ++j)
                allowed[word[1]] = allowed[word[1]] " " word[j]
        }
    }

    function folder_of(path) { sub(/\/[^\/]*$/, "", path); return path }

    # The line of the table that speaks for a folder, or "".
    function layer_of(folder,    above) {
        if ((folder ".") in allowed)
            return folder "."
        for (above = folder; above != ""; sub(/\/?[^\/]*$/, "", above))
            if (above in allowed)
                return above
        return ""
    }

    function is_allowed(path, layer,    prefixes, count, i) {
        count = split(allowed[layer], prefixes, " ")
        for (i = 1; i <= count; ++i)
            if (prefixes[i] == folder_of(path) "." || index(path, prefixes[i] "/") == 1)
                return 1
        return 0
    }

    function breach(place, reason) {
        print place ": " reason
        ++breaches
    }

    {
        match($0, /^[^:]*:[0-9]+/)
        place = substr($0, 1, RLENGTH)
        text = substr($0, RLENGTH + 2)
        file = place
        sub(/:[0-9]+$/, "", file)
        folder = folder_of(file)
        layer = layer_of(folder)
        if (place ~ /:1$/) {
            ++files[folder]
            if (layer == "")
                breach(place, "the folder " folder " has no line in the table of arrows")
        }
        if (layer == "" || text !~ /^[[:space:]]*#[[:space:]]*include[[:space:]]*[<"]/)
            next

        match(text, /[<"][^>"]*[>"]/)
        is_quoted = substr(text, RSTART, 1) == "\""
        path = substr(text, RSTART + 1, RLENGTH - 2)
        is_ours = is_quoted || path ~ /^(core|app|editor|tests)\//

        if (path ~ /(^|\/)\.\.?\//)
            breach(place, "includes are written from the root, not as \"" path "\"")
        else if (path ~ /\.moc$/ && layer !~ /^core/)
            next
        else if (is_ours && !is_allowed(path, layer))
            breach(place, layer " may include" allowed[layer] " only, not \"" path "\"")
        else if (layer ~ /^core/ && path ~ /^Q/)
            breach(place, "core knows no Qt, here <" path ">")
        else if (path ~ /^nlohmann\// && file !~ /^core\/json\/.*\.cpp$/)
            breach(place, "nlohmann belongs into sources of core/json only, which wrap it: it costs seconds a file")
    }

    END {
        for (folder in files)
            if (files[folder] > max_files)
                breach(folder, files[folder] " files, more than " max_files)
        exit (breaches > 0)
    }' || breaches=1
exit "$breaches"
