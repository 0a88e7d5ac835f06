#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# check_layers.sh ROOT: lists every #include that breaks the arrows below as FILE:LINE: reason, and fails if there is one.
#
#   core  <-  app/view  <-  app/play, editor  <-  app        core, app/view  <-  app/cli
set -euo pipefail

cd -- "${1:?usage: check_layers.sh ROOT}"

find core app editor -type f \( -name '*.h' -o -name '*.hpp' -o -name '*.cpp' \) -print0 | LC_ALL=C sort -z |
    xargs -0 -r grep -HnE '^[[:space:]]*#[[:space:]]*include[[:space:]]*[<"]' /dev/null |
    awk '
    BEGIN {
        allowed["core"] = "core/"
        allowed["app/view"] = "core/ app/view/"
        allowed["app/play"] = "core/ app/view/ app/play/"
        allowed["app/cli"] = "core/ app/view/ app/cli/"
        allowed["editor"] = "core/ app/view/ editor/"
        # "app/." is what stands directly in app/.
        allowed["app"] = "core/ app/view/ app/play/ app/. editor/"
    }

    function layer_of(path) {
        if (path ~ /^app\/(view|play|cli)\//)
            return substr(path, 1, index(substr(path, 5), "/") + 3)
        return substr(path, 1, index(path, "/") - 1)
    }

    function is_allowed(path, layer,    prefixes, count, i) {
        count = split(allowed[layer], prefixes, " ")
        for (i = 1; i <= count; ++i)
            if (index(path, prefixes[i]) == 1 || (prefixes[i] == "app/." && path ~ /^app\/[^\/]+$/))
                return 1
        return 0
    }

    function breach(reason) {
        print place ": " reason
        ++breaches
    }

    {
        match($0, /^[^:]*:[0-9]+/)
        place = substr($0, 1, RLENGTH)
        file = place
        sub(/:[0-9]+$/, "", file)
        layer = layer_of(file)

        match($0, /[<"][^>"]*[>"]/)
        is_quoted = substr($0, RSTART, 1) == "\""
        path = substr($0, RSTART + 1, RLENGTH - 2)
        is_ours = is_quoted || path ~ /^(core|app|editor|tests)\//

        if (path ~ /(^|\/)\.\.?\//)
            breach("includes are written from the root, not as \"" path "\"")
        else if (path ~ /\.moc$/ && layer != "core")
            next
        else if (is_ours && !is_allowed(path, layer))
            breach(layer " may include " allowed[layer] " only, not \"" path "\"")
        else if (layer == "core" && path ~ /^Q/)
            breach("core knows no Qt, here <" path ">")
        else if (path ~ /^nlohmann\// && file !~ /^core\/json\/.*\.cpp$/)
            breach("nlohmann belongs into sources of core/json only, which wrap it: it costs seconds a file")
    }

    END { exit (breaches > 0) }'
