// SPDX-License-Identifier: MIT
#include "core/proof/checks.h"
#include "core/proof/ways/design.h"
#include "core/proof/ways/stage.h"

#include <algorithm>
#include <set>

namespace cave {

namespace {

// Whether they do so is the proof's affair.
std::set<Position> cellsThatEventsOpen(const Dungeon& dungeon)
{
    std::set<Position> cells;
    if (!hasScripts(dungeon))
        return cells;
    const Stage stage(dungeon);
    for (const StagedEvent& staged : stage.events())
        for (const EventEffect& effect : staged.event->effects)
            if (effect.does == EffectWord::Open || effect.does == EffectWord::Tile)
                for (const Position cell : stage.cellsOf(staged, effect.terms))
                    cells.insert(cell);
    return cells;
}

} // namespace

void checkKeys(const Dungeon& dungeon, Findings& findings)
{
    forEachThing(dungeon, [&](Position at, const Placement& thing) {
        if (!thing.opens)
            return;
        const KindName name = nameOf(dungeon, thing, Role::TheSubject);
        const auto door = dungeon.positionOf(*thing.opens);
        if (thing.table != KindTable::Item || !dungeon.catalogue->item(thing.kind).key)
            findings.add(ProblemKind::KeyIsNoKey, Severity::Error, at,
                         {CAVE_TEXT("problems", "%1 is to open a door, but is no key."), {name}});
        else if (!door || kindAt(dungeon, *door).unlocksInto.empty())
            findings.add(ProblemKind::KeyWithoutDoor, Severity::Error, at,
                         {CAVE_TEXT("problems", "%1 opens a locked door that is not there."), {name}});
    });
}

void checkLocks(const Dungeon& dungeon, const Journey& journey, Findings& findings)
{
    const std::vector<Position> doors = lockedDoors(dungeon);
    const std::set<Position> opened = doors.empty() ? std::set<Position>() : cellsThatEventsOpen(dungeon);
    for (const Position door : doors) {
        if (journey.unlocks(door) || (opened.contains(door) && !hasKey(dungeon, door)))
            continue;
        const KindName name{KindTable::Tile, kindAt(dungeon, door).id, Role::TheSubject};
        if (hasKey(dungeon, door))
            findings.add(ProblemKind::KeyBehindLock, Severity::Warning, door,
                         {CAVE_TEXT("problems", "%1 stays locked: its key cannot be had first."), {name}});
        else
            findings.add(ProblemKind::LockWithoutKey, Severity::Warning, door,
                         {CAVE_TEXT("problems", "%1 has no key."), {name}});
    }
}

} // namespace cave
