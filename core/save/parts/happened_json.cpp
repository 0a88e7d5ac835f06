// SPDX-License-Identifier: MIT
#include "core/save/parts/happened_json.h"

#include "core/content/limits.h"

#include <algorithm>

namespace cave {

namespace {

void addKey(Json& json, const EventKey& key)
{
    json.set("event", hexOf(key.event.value));
    if (key.placed)
        json.set("placed", hexOf(key.placed.value));
    if (key.isOfDungeon)
        json.set("dungeon", true);
}

Json countJson(const EventKey& key, const EventCount& count)
{
    Json json;
    addKey(json, key);
    if (count.times != 0)
        json.set("times", count.times);
    if (count.asked != 0)
        json.set("asked", count.asked);
    if (count.last != 0)
        json.set("last", count.last);
    if (count.isDown)
        json.set("down", true);
    return json;
}

Json delayedJson(const DelayedEvent& delayed)
{
    Json json;
    json.set("beat", delayed.beat);
    addKey(json, delayed.event);
    if (delayed.effect != DelayedEvent::kWhole)
        json.set("effect", delayed.effect);
    if (!delayed.isAlone)
        json.set("onwards", true);
    if (delayed.x != DelayedEvent::kNowhere) {
        json.set("x", delayed.x);
        json.set("y", delayed.y);
    }
    return json;
}

class HappenedReader {
public:
    HappenedReader(const WorldState& state, const Level* level) : m_state(state), m_level(level) {}

    Happenings read(const JsonCursor& at);

private:
    void readCount(const JsonCursor& at);
    void readMark(const JsonCursor& at);
    void readDelayed(const JsonCursor& at);
    const ScriptedEvent* readKey(const JsonCursor& at, EventKey& key) const;
    const Script& scriptOf(bool isOfDungeon) const
    {
        return isOfDungeon || !m_level ? *m_state.script : *m_level->script;
    }

    const WorldState& m_state;
    const Level* m_level;
    Happenings m_happened;
};

Happenings HappenedReader::read(const JsonCursor& at)
{
    at.allowOnly({"counts", "marks", "delayed"});
    if (const auto counts = at.find("counts"))
        for (const JsonCursor& count : counts->items())
            readCount(count);
    if (const auto marks = at.find("marks"))
        for (const JsonCursor& mark : marks->items())
            readMark(mark);
    if (const auto delayed = at.find("delayed"))
        for (const JsonCursor& each : delayed->items())
            readDelayed(each);
    return std::move(m_happened);
}

const ScriptedEvent* HappenedReader::readKey(const JsonCursor& at, EventKey& key) const
{
    key.event = at["event"].uid();
    if (const auto placed = at.find("placed"))
        key.placed = placed->uid();
    if (const auto dungeon = at.find("dungeon"))
        key.isOfDungeon = dungeon->flag();
    const auto& events = scriptOf(key.isOfDungeon).events;
    const auto found = std::ranges::find_if(
        events, [&](const ScriptedEvent& event) { return event.uid == key.event && event.placed == key.placed; });
    if (found != events.end())
        return &*found;
    at["event"].fail({CAVE_TEXT("errors", "There is no event of this uid.")});
    return nullptr;
}

void HappenedReader::readCount(const JsonCursor& at)
{
    at.allowOnly({"event", "placed", "dungeon", "times", "asked", "last", "down"});
    EventKey key;
    if (!readKey(at, key))
        return;
    EventCount count;
    if (const auto times = at.find("times"))
        count.times = static_cast<int>(times->integer(0, kLargestNumber));
    if (const auto asked = at.find("asked"))
        count.asked = static_cast<int>(asked->integer(0, kLargestNumber));
    if (const auto last = at.find("last"))
        count.last = last->integer(0, kLastTick);
    if (const auto down = at.find("down"))
        count.isDown = down->flag();
    const bool isInPlace = m_happened.counts.empty() || m_happened.counts.rbegin()->first < key;
    if (!isInPlace || count == EventCount{} || key.isOfDungeon == (m_level != nullptr))
        at.fail({CAVE_TEXT("errors", "This must stand in its place in the list, once, and hold something.")});
    m_happened.counts[key] = count;
}

void HappenedReader::readMark(const JsonCursor& at)
{
    at.allowOnly({"mark", "placed", "value"});
    MarkKey key{{}, at["mark"].text()};
    if (const auto placed = at.find("placed"))
        key.placed = placed->uid();
    const auto& marks = scriptOf(!m_level).marks;
    const auto found = std::ranges::find_if(
        marks, [&](const EventMark& mark) { return mark.name == key.name && mark.placed == key.placed; });
    if (found == marks.end())
        return at["mark"].fail({CAVE_TEXT("errors", "There is no such mark.")});
    if (!m_happened.marks.empty() && m_happened.marks.rbegin()->first >= key)
        at.fail({CAVE_TEXT("errors", "This must stand in its place in the list, once, and hold something.")});
    m_happened.marks[key] = static_cast<int>(at["value"].integer(1, found->most));
}

void HappenedReader::readDelayed(const JsonCursor& at)
{
    at.allowOnly({"beat", "event", "placed", "dungeon", "effect", "onwards", "x", "y"});
    DelayedEvent delayed;
    const ScriptedEvent* event = readKey(at, delayed.event);
    if (!event || !m_level)
        return at.fail({CAVE_TEXT("errors", "There is no event of this uid.")});
    const Level& level = *m_level;
    delayed.beat = at["beat"].integer(level.living.beats + 1, kLastTick);
    if (const auto effect = at.find("effect"))
        delayed.effect = static_cast<int>(effect->integer(0, static_cast<std::int64_t>(event->effects.size()) - 1));
    if (const auto onwards = at.find("onwards"))
        delayed.isAlone = !onwards->flag();
    if (const auto x = at.find("x")) {
        delayed.x = static_cast<int>(x->integer(0, level.tiles.width() - 1));
        delayed.y = static_cast<int>(at["y"].integer(0, level.tiles.height() - 1));
    }
    m_happened.delayed.push_back(delayed);
}

} // namespace

Json happenedJson(const Happenings& happened)
{
    Json json = Json::Object{};
    Json::Array counts;
    for (const auto& [key, count] : happened.counts)
        counts.push_back(countJson(key, count));
    if (!counts.empty())
        json.set("counts", std::move(counts));
    Json::Array marks;
    for (const auto& [key, value] : happened.marks) {
        Json mark;
        mark.set("mark", key.name);
        if (key.placed)
            mark.set("placed", hexOf(key.placed.value));
        mark.set("value", value);
        marks.push_back(std::move(mark));
    }
    if (!marks.empty())
        json.set("marks", std::move(marks));
    Json::Array delayed;
    for (const DelayedEvent& each : happened.delayed)
        delayed.push_back(delayedJson(each));
    if (!delayed.empty())
        json.set("delayed", std::move(delayed));
    return json;
}

Happenings readHappened(const JsonCursor& at, const WorldState& state, const Level* level)
{
    return HappenedReader(state, level).read(at);
}

} // namespace cave
