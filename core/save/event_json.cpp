// SPDX-License-Identifier: MIT
#include "core/save/event_json.h"

#include "core/content/limits.h"
#include "core/content/words.h"
#include "core/save/event_terms.h"
#include "core/save/parts/texts_json.h"

#include <algorithm>
#include <set>

namespace cave {

namespace {

class ScriptReader {
public:
    explicit ScriptReader(const EventScope& scope) : m_scope(scope) {}

    Script read(const JsonCursor& owner);

private:
    void readMarks(const JsonCursor& marks);
    ScriptedEvent readEvent(const JsonCursor& at) const;
    EventTrigger readTrigger(const JsonCursor& at) const;
    EventCondition readCondition(const JsonCursor& at, int depth) const;
    std::vector<EventCondition> readConditions(const JsonCursor& list, int depth) const;
    EventEffect readEffect(const JsonCursor& at) const;
    void readTimes(const JsonCursor& at, ScriptedEvent& event) const;
    template <typename Word>
    EventTerms readRow(const JsonCursor& at, std::string_view key, std::span<const EventWord> words, Word& into,
                       std::span<const EventField> more) const;

    const EventScope& m_scope;
    Script m_script;
};

Script ScriptReader::read(const JsonCursor& owner)
{
    if (const auto marks = owner.find("marks"))
        readMarks(*marks);
    const auto events = owner.find("events");
    if (!events)
        return std::move(m_script);
    const std::vector<JsonCursor> rows = events->items();
    limitTo(kMostEvents, *events, rows.size());
    std::set<Uid> uids;
    for (const JsonCursor& row : rows) {
        if (row.failed())
            break;
        m_script.events.push_back(readEvent(row));
        if (!uids.insert(m_script.events.back().uid).second)
            failTwice(row["uid"]);
    }
    return std::move(m_script);
}

void ScriptReader::readMarks(const JsonCursor& marks)
{
    const auto members = marks.members();
    limitTo(kMostMarks, marks, members.size());
    for (const auto& [name, at] : members) {
        if (!isId(name))
            at.fail({CAVE_TEXT("errors", "A mark's name must be an id: a small letter, then small letters, digits "
                                         "and _.")});
        at.allowOnly({"most"});
        const auto most = at.find("most");
        m_script.marks.push_back({name, most ? static_cast<int>(most->integer(1, kHighestMark)) : 1});
    }
}

ScriptedEvent ScriptReader::readEvent(const JsonCursor& at) const
{
    constexpr std::string_view kKnown[]{"uid", "name", "when", "if", "do", "repeat", "rest"};
    allowOnlyNamed(at, kKnown);
    ScriptedEvent event;
    event.uid = at["uid"].uid();
    if (const auto name = at.find("name")) {
        event.name = name->text();
        if (auto sound = checkSentence(event.name); !sound)
            name->fail(std::move(sound.error().what));
    }
    event.when = readTrigger(at["when"]);
    if (const auto conditions = at.find("if"))
        event.conditions = readConditions(*conditions, 1);
    const JsonCursor effects = at["do"];
    const std::vector<JsonCursor> rows = effects.items();
    limitTo(kMostEffects, effects, rows.size());
    for (const JsonCursor& row : rows)
        event.effects.push_back(readEffect(row));
    readTimes(at, event);
    return event;
}

void ScriptReader::readTimes(const JsonCursor& at, ScriptedEvent& event) const
{
    constexpr std::string_view kWords[]{"always", "once"};
    if (const auto repeat = at.find("repeat"))
        event.repeat = repeat->json().as<std::string>() ? readWord<int>(*repeat, kWords)
                                                        : static_cast<int>(repeat->integer(1, kLargestNumber));
    if (const auto rest = at.find("rest"))
        event.rest = static_cast<int>(rest->integer(0, kLongestDelay));
}

template <typename Word>
EventTerms ScriptReader::readRow(const JsonCursor& at, std::string_view key, std::span<const EventWord> words,
                                 Word& into, std::span<const EventField> more) const
{
    std::vector<std::string_view> known;
    std::ranges::transform(words, std::back_inserter(known), &EventWord::id);
    const JsonCursor said = at[key];
    const auto found = std::ranges::find(known, said.text());
    if (found == known.end()) {
        failUnknown(said, said.text(), known);
        return {};
    }
    const auto index = static_cast<std::size_t>(found - known.begin());
    into = static_cast<Word>(index);
    return readTerms(at, key, words[index], more, m_scope, m_script.marks);
}

EventTrigger ScriptReader::readTrigger(const JsonCursor& at) const
{
    EventTrigger trigger;
    trigger.terms = readRow(at, "on", triggerWords(), trigger.on, {});
    if (trigger.terms.cells.of == EventCells::Of::Here)
        at["cells"].fail({CAVE_TEXT("errors", "\"here\" is where the trigger was: it cannot say so itself.")});
    return trigger;
}

std::vector<EventCondition> ScriptReader::readConditions(const JsonCursor& list, int depth) const
{
    std::vector<EventCondition> conditions;
    const std::vector<JsonCursor> rows = list.items();
    limitTo(kMostConditions, list, rows.size());
    for (const JsonCursor& row : rows)
        conditions.push_back(readCondition(row, depth));
    return conditions;
}

EventCondition ScriptReader::readCondition(const JsonCursor& at, int depth) const
{
    EventCondition condition;
    const auto any = at.find("any");
    const auto opposite = at.find("not");
    if (!any && !opposite) {
        condition.terms = readRow(at, "is", conditionWords(), condition.is, {});
        return condition;
    }
    condition.is = any ? ConditionWord::Any : ConditionWord::Not;
    const std::string_view known[]{any ? "any" : "not"};
    allowOnlyNamed(at, known);
    if (depth == kDeepestCondition)
        at.fail({CAVE_TEXT("errors", "Conditions stand in one another at most %1 deep."),
                 {std::int64_t{kDeepestCondition}}});
    if (at.failed())
        return {};
    if (any)
        condition.parts = readConditions(*any, depth + 1);
    else
        condition.parts.push_back(readCondition(*opposite, depth + 1));
    return condition;
}

EventEffect ScriptReader::readEffect(const JsonCursor& at) const
{
    EventEffect effect;
    effect.terms = readRow(at, "does", effectWords(), effect.does, std::span(&delayField(), 1));
    return effect;
}

} // namespace

Script readScript(const JsonCursor& owner, const EventScope& scope) { return ScriptReader(scope).read(owner); }

void addScript(Json& owner, const Script& script)
{
    if (!script.marks.empty())
        owner.set("marks", marksJson(script.marks));
    Json::Array events;
    for (const ScriptedEvent& event : script.events)
        events.push_back(eventJson(event));
    if (!events.empty())
        owner.set("events", std::move(events));
}

void addMuted(Json& json, const std::vector<MutedEvent>& muted)
{
    Json::Array list;
    for (const MutedEvent& each : muted)
        list.push_back(Json::Object{{"placed", hexOf(each.placed.value)}, {"event", hexOf(each.event.value)}});
    if (!list.empty())
        json.set("mute", std::move(list));
}

} // namespace cave
