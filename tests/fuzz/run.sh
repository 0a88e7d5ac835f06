#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# run.sh [SECONDS [READER...]]: fuzzes each reader (dungeon game journal tmj txt content recipe record share query part; all
# without a name) under the sanitizers: it tries all that was learned before, and then goes on from there for so many
# seconds, 60 without a number. What it finds lies in build/asan/fuzz/findings; a finding goes into corpus/READER, where
# the ctest `save` tries it for ever. learn.sh goes deeper. The window's readers are tried by WindowReadersTest.
set -euo pipefail
. "$(dirname -- "${BASH_SOURCE[0]}")/readers.sh"
read_arguments 60 3,6 "$@"

fuzz() # reader
{
    take_learned "$1"
    if (fuzzer "$1" -max_total_time="$seconds" "$folder/$1" "$root/tests/fuzz/corpus/$1"); then
        echo "$1: $(grep -E 'DONE|INITED' "$folder/$1.log" | tail -n 1)"
    else
        tail -n 60 "$folder/$1.log"
        echo "$1: there is a finding, see above and $folder/$1.log"
        return 1
    fi
}

build_fuzzers
for_each_reader fuzz
