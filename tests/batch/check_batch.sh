#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# check_batch.sh ROOT CLI: fails unless a batch comes out the same whatever happens to its workers: one is killed, one is
# asked to stop, two do the same shard, one finds a broken part. Then with resources/batch/parallel.sh, where workers are
# killed at random (KILLS of them, which then all have to be; else up to 3), and the commands of
# resources/batch/cookbook.md; what those need and is not installed is left out, and told. SEEDS has to grow with KILLS, for
# only who is at work can be killed.
set -euo pipefail
root=$(realpath -- "${1:?usage: check_batch.sh ROOT CLI}")
cli=$(realpath -- "${2:?}")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd -- "$work"
failed=0

fail()
{
    echo "$1"
    failed=1
}

seeds=${SEEDS:-40}
run=(catalog delve --count "$seeds" --by-level)
worker() { "$cli" "${run[@]}" --parts parts "$@" 2>>told; }

mkdir parts one
"$cli" "${run[@]}" --parts one 2>>told
wanted=$("$cli" merge one -o one.jsonl)
"$cli" "${run[@]}" | cmp -s - one.jsonl || fail "The lines of one part are not those without parts."

# Interrupted as soon as they are at work: either way there is a whole part, or none.
for signal in KILL TERM; do
    rm -f progress # of the one before, which is no sign that this one is at work
    "$cli" catalog delve --count 100000 --shard 0/1 --parts parts --progress 2>progress &
    for _ in $(seq 200); do
        [ -s progress ] && break
        sleep 0.05
    done
    kill -s "$signal" $!
    status=0
    wait $! 2>/dev/null || status=$?
    [ "$signal" = KILL ] || [ "$status" -eq 2 ] || fail "A worker that is asked to stop ends with $status."
    [ -z "$(ls -A parts)" ] || fail "A worker that got SIG$signal left $(ls -A parts)."
done

for i in 0 1 2 3 5; do worker --shard $i/8; done
worker --shard 6/8 & # two at once
worker --shard 6/8
wait
head -c 1000 parts/part-00002-of-00008.jsonl.zst >beginning && mv beginning parts/part-00002-of-00008.jsonl.zst
missing=$("$cli" parts parts --shards 8) && fail "Missing parts are no failure."
[ "$missing" = 2,4,7 ] || fail "Missing are told as: $missing"
"$cli" merge parts -o all.jsonl 2>told.merge && fail "A broken part is merged."
grep -q 'part-00002-of-00008' told.merge || fail "The broken part is not named: $(cat told.merge)"
SLURM_ARRAY_TASK_ID=0 SLURM_ARRAY_TASK_COUNT=1 worker --shards 8 --each 3
JOB_COMPLETION_INDEX=1 worker --shards 8 --each 3
SLURM_ARRAY_TASK_ID=2 worker --shards 8 --each 3
SLURM_ARRAY_TASK_ID=3 worker --shards 8 --each 3 && fail "A task that there is not is no failure."
"$cli" parts parts --shards 8 || fail "Parts are still missing."
[ "$("$cli" merge parts -o all.jsonl)" = "$wanted" ] || fail "8 parts have another hash than one."
cmp -s all.jsonl one.jsonl || fail "8 parts have other lines than one."

if command -v parallel >/dev/null; then
    : >killed
    # As many workers as told are killed at random; whoever is killed too often is left for the next start.
    victim() { pgrep -f -- "^$cli catalog delve.*a folder" | shuf -n 1 | grep .; }
    (
        while [ "$(grep -c . killed)" -lt "${KILLS:-3}" ]; do
            sleep 0.0$((RANDOM % 10))
            pid=$(victim) && kill -KILL "$pid" 2>/dev/null && echo "$pid" >>killed
        done
    ) &
    killer=$!
    for _ in $(seq $((${KILLS:-3} + 1))); do
        CAVEWRIGHT=$cli "$root/resources/batch/parallel.sh" "a folder" 5 "${run[@]}" >>told 2>&1 && break
    done
    kill "$killer" 2>/dev/null || true
    killed=$(grep -c . killed || true)
    echo "Killed with GNU parallel: $killed."
    [ "$killed" -ge "${KILLS:-0}" ] || fail "Only $killed of $KILLS workers could be killed: there are too few seeds."
    [ "$("$cli" merge "a folder" -o parallel.jsonl.zst)" = "$wanted" ] || fail "With GNU parallel the hash is another."
else
    echo "Without GNU parallel, parallel.sh is not tried."
fi

# The blocks of one language, one after the other.
blocks() { awk -v begin="\`\`\`$1" '$0 == begin { on = 1; next } /^```/ { on = 0 } on' "$root/resources/batch/cookbook.md"; }
mkdir bin cookbook
ln -s "$cli" bin/cavewright-cli
if command -v sqlite3 >/dev/null; then
    (
        cd cookbook
        blocks sh >blocks.sh
        PATH=$work/bin:$PATH bash -euo pipefail blocks.sh >answers 2>errors
    ) || fail "A command of the cookbook fails: $(tail -n 3 cookbook/errors)"
    [ "$(grep -c . cookbook/answers)" -gt 40 ] || fail "The cookbook's commands answer little: $(cat cookbook/answers)"
    if /usr/bin/python3 -c 'import pandas' 2>/dev/null; then
        (cd cookbook && blocks python | /usr/bin/python3 - >answers) || fail "The cookbook's Python fails."
    else
        echo "Without pandas, the cookbook's Python is not tried."
    fi
else
    echo "Without sqlite3, the cookbook is not tried."
fi
exit "$failed"
