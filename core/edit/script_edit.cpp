// SPDX-License-Identifier: MIT
#include "core/edit/script_edit.h"

#include "core/edit/events/event_edit.h"

#include <algorithm>

namespace cave {

namespace {

// Takes one mark, by the name that a script has for it, out of that script.
class MarkRemover {
public:
    MarkRemover(std::string name, Script& script) : m_name(std::move(name)), m_script(script) {}

    void run()
    {
        std::erase_if(m_script.events, [this](ScriptedEvent& event) { return !keeps(event); });
    }

private:
    enum class Truth : std::uint8_t { Holds, Fails, Open };

    bool isIt(const EventTerms& terms) const { return terms.mark == m_name; }

    bool keeps(ScriptedEvent& event) const
    {
        if (event.when.on == TriggerWord::Mark && isIt(event.when.terms))
            return false;
        std::vector<EventCondition> left;
        for (EventCondition& condition : event.conditions) {
            const Truth truth = without(condition);
            if (truth == Truth::Fails)
                return false;
            if (truth == Truth::Open)
                left.push_back(std::move(condition));
        }
        event.conditions = std::move(left);
        std::erase_if(event.effects, [this](const EventEffect& effect) {
            return effect.does == EffectWord::Mark && isIt(effect.terms);
        });
        return true;
    }

    // What a condition comes to where the mark is 0; one that is still open no longer asks for it.
    Truth without(EventCondition& condition) const
    {
        if (condition.is == ConditionWord::Mark && isIt(condition.terms))
            return condition.terms.least <= 0 ? Truth::Holds : Truth::Fails;
        if (condition.parts.empty())
            return Truth::Open;
        std::vector<EventCondition> left;
        bool holds = false;
        bool fails = false;
        for (EventCondition& part : condition.parts) {
            const Truth truth = without(part);
            holds |= truth == Truth::Holds;
            fails |= truth == Truth::Fails;
            if (truth == Truth::Open)
                left.push_back(std::move(part));
        }
        condition.parts = std::move(left);
        if (condition.is == ConditionWord::Not)
            return holds ? Truth::Fails : fails ? Truth::Holds : Truth::Open;
        return holds ? Truth::Holds : condition.parts.empty() ? Truth::Fails : Truth::Open;
    }

    std::string m_name;
    Script& m_script;
};

Script withoutMark(Script script, const std::string& name)
{
    MarkRemover(name, script).run();
    return script;
}

DungeonEdit changed(const Dungeon& dungeon, const ScriptAddress& address, Script script)
{
    return changeScript(dungeon, address.level ? dungeon.levelIndex(address.level) : std::nullopt, std::move(script));
}

} // namespace

const Script* scriptAt(const Dungeon& dungeon, const ScriptAddress& address)
{
    if (!address.piece.empty() || address.placed)
        return nullptr;
    if (!address.level)
        return &*dungeon.script;
    const auto z = dungeon.levelIndex(address.level);
    return z ? &*dungeon.level(*z).script : nullptr;
}

const ScriptedEvent* eventAt(const Dungeon& dungeon, const ScriptAddress& address)
{
    const Script* script = scriptAt(dungeon, address);
    if (!script)
        return nullptr;
    const auto found = std::ranges::find(script->events, address.event, &ScriptedEvent::uid);
    return found == script->events.end() ? nullptr : &*found;
}

DungeonEdit removeEvent(const Dungeon& dungeon, const ScriptAddress& address)
{
    if (!eventAt(dungeon, address))
        return {};
    Script script = *scriptAt(dungeon, address);
    std::erase_if(script.events, [&](const ScriptedEvent& event) { return event.uid == address.event; });
    return changed(dungeon, address, std::move(script));
}

DungeonEdit changeEvent(const Dungeon& dungeon, const ScriptAddress& address, const ScriptedEvent& event)
{
    if (!eventAt(dungeon, address))
        return {};
    Script script = *scriptAt(dungeon, address);
    *std::ranges::find(script.events, address.event, &ScriptedEvent::uid) = event;
    return changed(dungeon, address, std::move(script));
}

DungeonEdit removeMark(const Dungeon& dungeon, const ScriptAddress& address)
{
    const Script* own = scriptAt(dungeon, address);
    if (!own || std::ranges::find(own->marks, address.mark, &EventMark::name) == own->marks.end())
        return {};
    const ScriptOwner owner = address.level ? dungeon.levelIndex(address.level) : std::nullopt;
    if (isNamedByPiece(dungeon, owner, address.mark))
        return {};
    const std::string prefix(address.level ? kLevelPrefix : kDungeonPrefix);
    Script script = withoutMark(withoutMark(*own, address.mark), prefix + address.mark);
    std::erase_if(script.marks, [&](const EventMark& mark) { return mark.name == address.mark; });
    DungeonEdit edit = changed(dungeon, address, std::move(script));
    if (address.level)
        return edit;
    for (const DungeonLevel& level : dungeon.levels)
        if (Script now = withoutMark(*level.script, prefix + address.mark); now != *level.script)
            edit = merged(std::move(edit), changed(dungeon, {level.uid, {}, {}, {}}, std::move(now)));
    return edit;
}

} // namespace cave
