// SPDX-License-Identifier: MIT
#include "core/edit/events/event_clip.h"

#include "core/edit/content_edit.h"
#include "core/edit/events/event_edit.h"
#include "core/edit/events/script_walk.h"

#include <algorithm>
#include <cstdlib>
#include <iterator>
#include <tuple>

namespace cave {

namespace {

bool areBoxes(const EventTerms& terms) { return terms.cells.of == EventCells::Of::Boxes; }

// Whether it names cells, and only these and none of a placed piece, which is on its own level alone.
bool isWithin(const ScriptedEvent& event, const BitGrid& cells)
{
    bool names = false;
    bool isWithin = true;
    forEachTerms(event, [&](const EventWord&, const EventTerms& terms) {
        isWithin &= terms.cells.of != EventCells::Of::Letters;
        if (!areBoxes(terms))
            return;
        names = true;
        const auto isAmong = [&](int x, int y) { return cells.contains(x, y) && cells.get(x, y); };
        for (const Box& box : terms.cells.boxes)
            isWithin &= box == box.intersected(cells.box()) && partsOf(box, isAmong) == std::vector{box};
    });
    return names && isWithin;
}

void shiftBoxes(ScriptedEvent& event, int x, int y)
{
    // Further out a file holds no cell.
    const auto moved = [](int coordinate, int by) { return std::clamp(coordinate + by, -kMaxSide, 2 * kMaxSide); };
    forEachTerms(event, [&](const EventWord&, EventTerms& terms) {
        for (Box& box : terms.cells.boxes) {
            box.x = moved(box.x, x);
            box.y = moved(box.y, y);
        }
    });
}

void gatherMarks(const Script& from, Script& script)
{
    for (const EventMark& mark : from.marks)
        if (namesMark(script, mark.name))
            script.marks.push_back(mark);
}

void gatherCells(const Script& script, Uid level, const BitGrid& cells, Clip& clip)
{
    for (const ScriptedEvent& event : script.events) {
        std::size_t term = 0;
        forEachTerms(event, [&](const EventWord&, const EventTerms& terms) {
            EventPart part{event.uid, level == Uid{}, term++, {}};
            if (!areBoxes(terms) || (part.isOfDungeon && terms.level != clip.level))
                return;
            for (const Box& box : terms.cells.boxes)
                for (const Box& inside :
                     partsOf(box.intersected(cells.box()), [&](int x, int y) { return cells.get(x, y); }))
                    if (!inside.isEmpty())
                        part.boxes.push_back({inside.x - clip.x, inside.y - clip.y, inside.width, inside.height});
            if (!part.boxes.empty())
                clip.parts.push_back(std::move(part));
        });
    }
}

Box turned(const Box& box, const Clip& before, ClipTransform transform)
{
    const CellAt one = transformed({box.x, box.y}, before.width(), before.height(), transform);
    const CellAt other = transformed({box.right() - 1, box.bottom() - 1}, before.width(), before.height(), transform);
    const CellAt corner{std::min(one.x, other.x), std::min(one.y, other.y)};
    return {corner.x, corner.y, std::abs(one.x - other.x) + 1, std::abs(one.y - other.y) + 1};
}

// Puts copies of a clip's events into the script of a level.
class EventStamper {
public:
    EventStamper(const Dungeon& dungeon, int z, const Clip& clip, CellAt to)
        : m_dungeon(dungeon), m_clip(clip), m_to(to), m_script(*dungeon.level(z).script)
    {
    }

    Script put()
    {
        for (ScriptedEvent event : m_clip.script.events) {
            shiftBoxes(event, m_to.x, m_to.y);
            if (!isInside(event) || isThere(event))
                continue;
            if (!isKnownHere(event) || !bringMarks(event)) {
                ++m_unknown;
                continue;
            }
            addEvent(m_script, std::move(event));
        }
        return std::move(m_script);
    }
    int unknown() const { return m_unknown; }

private:
    bool isInside(const ScriptedEvent& event) const
    {
        const Box all{0, 0, m_dungeon.width, m_dungeon.height};
        bool isInside = true;
        forEachTerms(event, [&](const EventWord&, const EventTerms& terms) {
            for (const Box& box : terms.cells.boxes)
                isInside &= box == box.intersected(all);
        });
        return isInside;
    }

    bool isThere(ScriptedEvent event) const
    {
        return std::ranges::any_of(m_script.events, [&](const ScriptedEvent& other) {
            event.uid = other.uid;
            return event == other;
        });
    }

    bool isKnownHere(const ScriptedEvent& event) const
    {
        const Catalogue& catalogue = *m_dungeon.catalogue;
        bool known = true;
        forEachTerms(event, [&](const EventWord& word, const EventTerms& terms) {
            forEachKind(word, terms, [&](std::optional<KindTable> table, const std::string& id) {
                known &= table ? hasKind(catalogue, *table, id)
                               : hasKind(catalogue, KindTable::Creature, id) || hasKind(catalogue, KindTable::Item, id);
            });
        });
        return known;
    }

    bool bringMarks(const ScriptedEvent& event)
    {
        bool known = true;
        forEachTerms(event, [&](const EventWord&, const EventTerms& terms) {
            if (terms.mark.empty())
                return;
            std::string_view name = terms.mark;
            if (name.starts_with(kDungeonPrefix)) {
                name.remove_prefix(kDungeonPrefix.size());
                const std::vector<EventMark>& marks = m_dungeon.script->marks;
                known &= std::ranges::find(marks, name, &EventMark::name) != marks.end();
                return;
            }
            for (const EventMark& mark : m_clip.script.marks)
                if (namesMark({{}, {event}}, mark.name))
                    known &= addMark(m_script, mark.name, mark.most);
        });
        return known;
    }

    const Dungeon& m_dungeon;
    const Clip& m_clip;
    CellAt m_to;
    Script m_script; // as it will be
    int m_unknown = 0;
};

// With what the edit does to the level already.
void addTo(DungeonEdit& edit, const DungeonEdit& events)
{
    if (!events.isEmpty())
        edit = merged(std::move(edit), events);
}

std::vector<Box> sorted(std::vector<Box> boxes)
{
    std::ranges::sort(boxes, {}, [](const Box& box) { return std::tuple(box.y, box.x, box.width, box.height); });
    return boxes;
}

// The boxes without the cells that go, and where these come to lie.
void moveBoxes(std::vector<Box>& boxes, const BitGrid& cells, const std::vector<Box>& part, CellAt to)
{
    std::vector<Box> moved;
    for (const Box& box : boxes) {
        if (box.intersected(cells.box()).isEmpty()) {
            moved.push_back(box);
            continue;
        }
        const auto stays = [&](int x, int y) { return !cells.contains(x, y) || !cells.get(x, y); };
        std::ranges::copy(partsOf(box, stays), std::back_inserter(moved));
    }
    for (const Box& box : part)
        moved.push_back({box.x + to.x, box.y + to.y, box.width, box.height});
    if (moved.size() <= kMostEventBoxes && sorted(moved) != sorted(boxes))
        boxes = std::move(moved);
}

Script withPartsMoved(Script script, bool isOfDungeon, const BitGrid& cells, const Clip& clip, CellAt to)
{
    for (ScriptedEvent& event : script.events) {
        std::size_t term = 0;
        forEachTerms(event, [&](const EventWord&, EventTerms& terms) {
            const std::size_t number = term++;
            for (const EventPart& part : clip.parts)
                if (part.event == event.uid && part.term == number && part.isOfDungeon == isOfDungeon)
                    moveBoxes(terms.cells.boxes, cells, part.boxes, to);
        });
    }
    return script;
}

} // namespace

void gatherEvents(const Dungeon& dungeon, int z, const BitGrid& cells, Clip& clip)
{
    const DungeonLevel& level = dungeon.level(z);
    clip.level = level.uid;
    for (const ScriptedEvent& event : level.script->events)
        if (isWithin(event, cells)) {
            clip.script.events.push_back(event);
            shiftBoxes(clip.script.events.back(), -clip.x, -clip.y);
        }
    gatherMarks(*level.script, clip.script);
    gatherCells(*level.script, level.uid, cells, clip);
    gatherCells(*dungeon.script, {}, cells, clip);
}

void turnEvents(Clip& clip, const Clip& before, ClipTransform transform)
{
    for (ScriptedEvent& event : clip.script.events)
        forEachTerms(event, [&](const EventWord&, EventTerms& terms) {
            for (Box& box : terms.cells.boxes)
                box = turned(box, before, transform);
        });
    for (EventPart& part : clip.parts)
        for (Box& box : part.boxes)
            box = turned(box, before, transform);
}

int putEvents(const Dungeon& dungeon, int z, const Clip& clip, CellAt to, DungeonEdit& edit)
{
    if (clip.script.isEmpty())
        return 0;
    EventStamper stamper(dungeon, z, clip, to);
    addTo(edit, changeScript(dungeon, z, stamper.put()));
    return stamper.unknown();
}

void clearEvents(const Dungeon& dungeon, int z, const BitGrid& cells, DungeonEdit& edit)
{
    Script script = scriptOf(dungeon, z);
    std::erase_if(script.events, [&](const ScriptedEvent& event) { return isWithin(event, cells); });
    addTo(edit, changeScript(dungeon, z, std::move(script)));
}

void moveEvents(const Dungeon& dungeon, int z, const BitGrid& cells, const Clip& clip, CellAt to, DungeonEdit& edit)
{
    if (clip.parts.empty() || clip.level != dungeon.level(z).uid)
        return;
    addTo(edit, changeScript(dungeon, z, withPartsMoved(scriptOf(dungeon, z), false, cells, clip, to)));
    addTo(edit, changeScript(dungeon, {}, withPartsMoved(scriptOf(dungeon, {}), true, cells, clip, to)));
}

void shiftEvents(SharedScript& script, int x, int y)
{
    if (script.isEmpty())
        return;
    for (ScriptedEvent& event : script.edit().events)
        shiftBoxes(event, x, y);
}

} // namespace cave
