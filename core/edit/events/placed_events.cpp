// SPDX-License-Identifier: MIT
#include "core/edit/events/placed_events.h"

#include "core/edit/events/event_draft.h"
#include "core/edit/events/script_walk.h"
#include "core/world/placed_script.h"

#include <algorithm>
#include <map>
#include <set>

namespace cave {

namespace {

constexpr std::string_view kFiredPiece = "fired"; // stands for a placed piece of which one event is tried

bool isMutedOn(const DungeonLevel& level, const MutedEvent& address)
{
    return std::ranges::find(level.mutedEvents, address) != level.mutedEvents.end();
}

DungeonEdit changeEvents(const DungeonLevel& level, SharedScript script, std::vector<MutedEvent> muted)
{
    DungeonEdit edit;
    LevelEdit changed{level.uid, {}, {}};
    changed.events = LevelEvents{std::move(script), std::move(muted)};
    edit.levels.push_back(std::move(changed));
    return edit;
}

// Marks of its own scope.
std::set<std::string> ownMarksOf(const ScriptedEvent& event)
{
    std::set<std::string> marks;
    forEachTerms(event, [&](const EventWord&, const EventTerms& terms) {
        if (!terms.mark.empty() && !terms.mark.contains('.'))
            marks.insert(terms.mark);
    });
    return marks;
}

bool namesGroup(const ScriptedEvent& event)
{
    bool names = false;
    forEachTerms(event, [&](const EventWord&, const EventTerms& terms) {
        names |= !terms.group.empty() || terms.who.of == EventWho::Of::Group;
    });
    return names;
}

// Events of one placed piece that cannot be parted, because they share marks.
class EventTaker {
public:
    EventTaker(const Dungeon& dungeon, const DungeonLevel& level, const PlacedPiece& placed, const Piece& piece)
        : m_dungeon(dungeon), m_level(level), m_placed(placed), m_piece(piece)
    {
    }

    Result<TakenOver> take(Uid wanted)
    {
        gather(wanted);
        const bool isGrouped = std::ranges::any_of(m_taken, [](const auto* event) { return namesGroup(*event); });
        if (isGrouped)
            return failure({}, {CAVE_TEXT("edit", "It names a group of its piece, which an event of the level cannot. "
                                                  "Change the piece instead.")});
        Script script = *m_level.script;
        std::vector<MutedEvent> muted = m_level.mutedEvents;
        if (!declare(script))
            return failure({}, {CAVE_TEXT("edit", "A level has at most %1 marks."), {std::int64_t{kMostMarks}}});
        TakenOver taken;
        for (const ScriptedEvent* event : m_taken) {
            const auto index = addEvent(script, written(*event));
            if (!index)
                return failure({}, {CAVE_TEXT("edits", "A level has at most %1 events."), {std::int64_t{kMostEvents}}});
            if (event->uid == wanted)
                taken.event = script.events[*index].uid;
            if (!isMutedOn(m_level, {m_placed.uid, event->uid}))
                muted.push_back({m_placed.uid, event->uid});
        }
        taken.count = static_cast<int>(m_taken.size());
        taken.edit = changeEvents(m_level, SharedScript(std::move(script)), std::move(muted));
        return taken;
    }

private:
    // Muted ones have been taken over already, or are not wanted; but for the one that is asked for.
    void gather(Uid wanted)
    {
        std::set<Uid> uids{wanted};
        for (std::size_t before = 0; before != uids.size();) {
            before = uids.size();
            for (const ScriptedEvent& event : m_piece.script->events)
                if (uids.contains(event.uid))
                    m_marks.merge(ownMarksOf(event));
            for (const ScriptedEvent& event : m_piece.script->events)
                if (!isMutedOn(m_level, {m_placed.uid, event.uid}) && sharesMark(event))
                    uids.insert(event.uid);
        }
        for (const ScriptedEvent& event : m_piece.script->events)
            if (uids.contains(event.uid))
                m_taken.push_back(&event);
    }

    bool sharesMark(const ScriptedEvent& event) const
    {
        return std::ranges::any_of(ownMarksOf(event),
                                   [this](const std::string& mark) { return m_marks.contains(mark); });
    }

    bool declare(Script& script)
    {
        for (const EventMark& mark : m_piece.script->marks) {
            if (!m_marks.contains(mark.name))
                continue;
            std::string name = mark.name;
            const auto isThere = [&] {
                return std::ranges::find(script.marks, name, &EventMark::name) != script.marks.end();
            };
            for (int number = 2; isThere(); ++number)
                name = mark.name + '_' + std::to_string(number);
            if (!addMark(script, name, mark.most))
                return false;
            m_names[mark.name] = name;
        }
        return true;
    }

    ScriptedEvent written(const ScriptedEvent& event) const
    {
        ScriptedEvent made = eventInPlay(m_dungeon, m_level, m_placed, event);
        made.placed = {};
        forEachTerms(made, [this](const EventWord&, EventTerms& terms) {
            if (const auto name = m_names.find(terms.mark); name != m_names.end())
                terms.mark = name->second;
        });
        return made;
    }

    const Dungeon& m_dungeon;
    const DungeonLevel& m_level;
    const PlacedPiece& m_placed;
    const Piece& m_piece;
    std::vector<const ScriptedEvent*> m_taken;
    std::set<std::string> m_marks; // that they share
    std::map<std::string, std::string> m_names; // of marks, on the level
};

} // namespace

std::vector<PlacedEvent> placedEvents(const Dungeon& dungeon, int z)
{
    std::vector<PlacedEvent> events;
    const DungeonLevel& level = dungeon.level(z);
    for (const PlacedPiece& placed : level.placed)
        if (const Piece* piece = dungeon.findPiece(placed.piece))
            for (const ScriptedEvent& event : piece->script->events) {
                const MutedEvent address{placed.uid, event.uid};
                events.push_back(
                    {address, piece->name, eventInPlay(dungeon, level, placed, event), isMutedOn(level, address)});
            }
    return events;
}

std::optional<PlacedEvent> findPlacedEvent(const Dungeon& dungeon, int z, const MutedEvent& address)
{
    const DungeonLevel& level = dungeon.level(z);
    const auto placed = std::ranges::find(level.placed, address.placed, &PlacedPiece::uid);
    const Piece* piece = placed == level.placed.end() ? nullptr : dungeon.findPiece(placed->piece);
    if (!piece)
        return std::nullopt;
    const auto event = std::ranges::find(piece->script->events, address.event, &ScriptedEvent::uid);
    if (event == piece->script->events.end())
        return std::nullopt;
    return PlacedEvent{address, piece->name, eventInPlay(dungeon, level, *placed, *event), isMutedOn(level, address)};
}

DungeonEdit muteEvent(const Dungeon& dungeon, int z, const MutedEvent& address, bool isMuted)
{
    const DungeonLevel& level = dungeon.level(z);
    if (isMutedOn(level, address) == isMuted)
        return {};
    std::vector<MutedEvent> muted = level.mutedEvents;
    if (isMuted)
        muted.push_back(address);
    else
        std::erase(muted, address);
    return changeEvents(level, level.script, std::move(muted));
}

Result<TakenOver> takeOverEvent(const Dungeon& dungeon, int z, const MutedEvent& address)
{
    const DungeonLevel& level = dungeon.level(z);
    const auto placed = std::ranges::find(level.placed, address.placed, &PlacedPiece::uid);
    if (!findPlacedEvent(dungeon, z, address))
        return failure({}, {CAVE_TEXT("edit", "This event is not there any more.")});
    return EventTaker(dungeon, level, *placed, *dungeon.findPiece(placed->piece)).take(address.event);
}

// A piece of its own stands for the placed one, so that others of its name go on as they do.
Dungeon firedAtOnce(Dungeon dungeon, int z, const MutedEvent& address, CellAt start)
{
    const auto fired = findPlacedEvent(dungeon, z, address);
    if (!fired)
        return dungeon;
    DungeonLevel& level = dungeon.level(z);
    std::erase(level.mutedEvents, address);
    Piece piece = *dungeon.findPiece(fired->piece);
    piece.name = kFiredPiece;
    while (dungeon.findPiece(piece.name))
        piece.name += '_';
    fireFirst(piece.script.edit(), address.event, fired->event.when.terms.cells.boxes, start);
    std::ranges::find(level.placed, address.placed, &PlacedPiece::uid)->piece = piece.name;
    dungeon.pieces.push_back(std::move(piece));
    return dungeon;
}

} // namespace cave
