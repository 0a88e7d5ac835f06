# SPDX-License-Identifier: MIT
# shellcheck shell=bash
# Completion for bash. A row a command: its options, and whether it begins with a dungeon or a file of its own.

_cavewright_cli()
{
    local formats=".cave.json .tmj .tmx .txt .png" # that are written
    local dungeons="crypt deep deep_first delve jsrogue kiln labyrinth rooms rooms_chapter rooms_published tutorial zircon zircon_large"
    local personas="explorer careful greedy swift planner"
    local builds="attack defence health thrown"
    local -A options=(
        [generate]="--help --recipe --width --height --depth --seed --out"
        [check]="--help --json"
        [hash]="--help"
        [share]="--help --seed --origin"
        [diff]="--help --json"
        [convert]="--help --level --tile --ascii --thumbnail"
        [catalog]="--help --first --count --jobs --columns --shard --shards --each --parts --progress --by-level --measures"
        [search]="--help --where --first --count --jobs --columns --shard --shards --each --parts --progress --hits --near --json --seeds --state"
        [passes]="--help --json"
        [events]="--help --json"
        [schema]="--help"
        [sound]="--help --out --cents --of"
        [play]="--help --seed --bot --persona --origin --build --turns --save"
        [simulate]="--help --first --count --jobs --columns --shard --shards --each --parts --progress --persona --origin --build --turns --summary --bands"
        [parts]="--help --shards --each"
        [merge]="--help --out --tables --range --progress"
        [query]="--help --json"
        [replay]="--help"
    )
    local word=${COMP_WORDS[COMP_CWORD]} command=${COMP_WORDS[1]-}
    COMPREPLY=()
    if [ "$COMP_CWORD" -eq 1 ]; then
        mapfile -t COMPREPLY < <(compgen -W "${!options[*]} --help --help-all --version" -- "$word")
    elif [[ $word == -* ]]; then
        mapfile -t COMPREPLY < <(compgen -W "${options[$command]-}" -- "$word")
    elif [[ ${COMP_WORDS[COMP_CWORD - 1]} == --persona ]]; then
        mapfile -t COMPREPLY < <(compgen -W "$personas" -- "$word")
    elif [[ ${COMP_WORDS[COMP_CWORD - 1]} == --build ]]; then
        [ "$command" != simulate ] || builds+=" all"
        mapfile -t COMPREPLY < <(compgen -W "$builds" -- "$word")
    elif [[ $command =~ ^(generate|check|hash|share|diff|convert|catalog|search|play|simulate)$ ||
        ${COMP_WORDS[COMP_CWORD - 1]} == --of ]]; then
        mapfile -t COMPREPLY < <(compgen -W "$dungeons" -- "$word"; compgen -f -- "$word")
    elif [ "$command" = schema ]; then
        mapfile -t COMPREPLY < <(compgen -W "bands content daily deed_log deeds dungeon game keys kinds offered personas recipe search settings sounds" -- "$word")
    else
        mapfile -t COMPREPLY < <(compgen -f -- "$word")
    fi
    # The file that convert writes need not be there.
    local name=${word##*/} format
    if [[ $command == convert && $COMP_CWORD -gt 2 && $name =~ ^[^.-] ]]; then
        for format in $formats; do
            local file=${word%"$name"}${name%%.*}$format
            if [[ $file == "$word"* && ! -e $file ]]; then
                COMPREPLY+=("$file")
            fi
        done
    fi
}
complete -o filenames -F _cavewright_cli cavewright-cli
