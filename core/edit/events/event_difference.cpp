// SPDX-License-Identifier: MIT
#include "core/edit/events/event_difference.h"

#include <algorithm>

namespace cave {

namespace {

using HappeningOf = HappeningDifference::Of;

HappeningDifference entryOf(const ScriptedEvent& event)
{
    return {HappeningOf::OneEvent, event.uid, event.placed, event.name, false, false};
}

HappeningDifference entryOf(const EventMark& mark)
{
    return {HappeningOf::OneMark, {}, mark.placed, mark.name, false, false};
}

HappeningDifference entryOf(const PlacedPiece& placed)
{
    return {HappeningOf::OnePlaced, placed.uid, {}, placed.piece, false, false};
}

bool isSameOne(const ScriptedEvent& one, const ScriptedEvent& other)
{
    return one.uid == other.uid && one.placed == other.placed;
}
bool isSameOne(const EventMark& one, const EventMark& other)
{
    return one.name == other.name && one.placed == other.placed;
}
bool isSameOne(const PlacedPiece& one, const PlacedPiece& other) { return one.uid == other.uid; }

// The row is no part of how a placed piece is met.
bool isAlike(const PlacedPiece& one, const PlacedPiece& other)
{
    PlacedPiece same = one;
    same.row = other.row;
    return same == other;
}
template <typename Thing>
bool isAlike(const Thing& one, const Thing& other)
{
    return one == other;
}

template <typename Thing>
void compare(const std::vector<Thing>& before, const std::vector<Thing>& after, std::vector<HappeningDifference>& found)
{
    const auto partnerOf = [](const Thing& thing, const std::vector<Thing>& others) {
        return std::ranges::find_if(others, [&](const Thing& other) { return isSameOne(thing, other); });
    };
    const auto add = [&](const Thing& thing, bool isBefore, bool isAfter) {
        found.push_back(entryOf(thing));
        found.back().isBefore = isBefore;
        found.back().isAfter = isAfter;
    };
    for (const Thing& thing : before) {
        const auto partner = partnerOf(thing, after);
        if (partner == after.end())
            add(thing, true, false);
        else if (!isAlike(thing, *partner))
            add(*partner, true, true);
    }
    for (const Thing& thing : after)
        if (partnerOf(thing, before) == before.end())
            add(thing, false, true);
}

// Of those that both have.
std::vector<Uid> orderOf(const std::vector<ScriptedEvent>& events, const std::vector<ScriptedEvent>& others)
{
    std::vector<Uid> order;
    for (const ScriptedEvent& event : events)
        if (std::ranges::any_of(others, [&](const ScriptedEvent& other) { return isSameOne(event, other); }))
            order.push_back(event.uid);
    return order;
}

void compare(const Script& before, const Script& after, Uid placed, std::vector<HappeningDifference>& found)
{
    compare(before.marks, after.marks, found);
    compare(before.events, after.events, found);
    if (orderOf(before.events, after.events) != orderOf(after.events, before.events))
        found.push_back({HappeningOf::InOrder, {}, placed, {}, true, true});
}

// What a placed piece brings, with its letters as they are: where they lie, the placed piece tells.
Script broughtBy(const Dungeon& dungeon, const DungeonLevel& level, const PlacedPiece& placed)
{
    const Piece* piece = dungeon.findPiece(placed.piece);
    if (!piece)
        return {};
    Script script = *piece->script;
    std::erase_if(script.events, [&](const ScriptedEvent& event) {
        return std::ranges::find(level.mutedEvents, MutedEvent{placed.uid, event.uid}) != level.mutedEvents.end();
    });
    for (EventMark& mark : script.marks)
        mark.placed = placed.uid;
    for (ScriptedEvent& event : script.events)
        event.placed = placed.uid;
    return script;
}

} // namespace

std::vector<HappeningDifference> happeningsOf(const Dungeon& before, const DungeonLevel& one, const Dungeon& after,
                                              const DungeonLevel& other)
{
    std::vector<HappeningDifference> found;
    compare(*one.script, *other.script, {}, found);
    compare(one.placed, other.placed, found);
    for (const PlacedPiece& placed : one.placed)
        if (const auto partner = std::ranges::find(other.placed, placed.uid, &PlacedPiece::uid);
            partner != other.placed.end() && partner->piece == placed.piece)
            compare(broughtBy(before, one, placed), broughtBy(after, other, *partner), placed.uid, found);
    return found;
}

std::vector<HappeningDifference> happeningsOf(const Dungeon& before, const Dungeon& after)
{
    std::vector<HappeningDifference> found;
    compare(*before.script, *after.script, {}, found);
    return found;
}

} // namespace cave
