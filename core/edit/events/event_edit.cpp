// SPDX-License-Identifier: MIT
#include "core/edit/events/event_edit.h"

#include "core/base/hash.h"
#include "core/content/words.h"
#include "core/edit/events/script_walk.h"

#include <algorithm>

namespace cave {

namespace {

bool isMark(std::string_view said, std::string_view name)
{
    return said == name || (said.starts_with(kLevelPrefix) && said.substr(kLevelPrefix.size()) == name);
}

auto findMark(const Script& script, std::string_view name)
{
    return std::ranges::find(script.marks, name, &EventMark::name);
}

// What events of others call the owner's mark.
std::string asOf(ScriptOwner owner, const std::string& name)
{
    return std::string(owner ? kLevelPrefix : kDungeonPrefix) + name;
}

void replaceMark(Script& script, std::string_view name, std::string_view newName)
{
    for (ScriptedEvent& event : script.events)
        forEachTerms(event, [&](const EventWord&, EventTerms& terms) {
            if (isMark(terms.mark, name))
                terms.mark.replace(terms.mark.size() - name.size(), name.size(), newName);
        });
}

// A piece means the mark of whichever level it is put on: this one's for sure only where no other level has the name.
bool isOfOneLevel(const Dungeon& dungeon, int level, std::string_view name)
{
    for (int z = 0; z < dungeon.depth(); ++z)
        if (const Script& script = *dungeon.level(z).script; z != level && findMark(script, name) != script.marks.end())
            return false;
    return true;
}

} // namespace

const Script& scriptOf(const Dungeon& dungeon, ScriptOwner owner)
{
    return owner ? *dungeon.level(*owner).script : *dungeon.script;
}

DungeonEdit changeScript(const Dungeon& dungeon, ScriptOwner owner, Script script)
{
    DungeonEdit edit;
    if (script == scriptOf(dungeon, owner))
        return edit;
    if (!owner) {
        edit.events = SharedScript(std::move(script));
        return edit;
    }
    const DungeonLevel& level = dungeon.level(*owner);
    LevelEdit changed{level.uid, {}, {}};
    changed.events = LevelEvents{SharedScript(std::move(script)), level.mutedEvents};
    edit.levels.push_back(std::move(changed));
    return edit;
}

Uid freshEventUid(const Script& script, std::uint64_t wish)
{
    for (std::uint64_t tried = 0;; ++tried) {
        const Uid uid{hashOf("event", wish, tried)};
        if (uid && std::ranges::find(script.events, uid, &ScriptedEvent::uid) == script.events.end())
            return uid;
    }
}

std::optional<std::size_t> addEvent(Script& script, ScriptedEvent event, std::optional<std::size_t> after)
{
    if (script.events.size() >= kMostEvents)
        return std::nullopt;
    event.uid = freshEventUid(script, event.uid.value);
    const std::size_t index = after ? std::min(*after + 1, script.events.size()) : script.events.size();
    script.events.insert(script.events.begin() + static_cast<std::ptrdiff_t>(index), std::move(event));
    return index;
}

void moveEvent(Script& script, std::size_t from, std::size_t to)
{
    const auto begin = script.events.begin();
    const auto source = begin + static_cast<std::ptrdiff_t>(from);
    const auto target = begin + static_cast<std::ptrdiff_t>(to);
    if (from < to)
        std::rotate(source, source + 1, target + 1);
    else
        std::rotate(target, source, source + 1);
}

bool addMark(Script& script, const std::string& name, int most)
{
    if (findMark(script, name) != script.marks.end())
        return true;
    if (script.marks.size() >= kMostMarks)
        return false;
    script.marks.push_back({name, most});
    return true;
}

bool renameMark(Script& script, const std::string& name, const std::string& newName)
{
    const auto mark = std::ranges::find(script.marks, name, &EventMark::name);
    if (mark == script.marks.end() || !isId(newName) || findMark(script, newName) != script.marks.end())
        return false;
    mark->name = newName;
    replaceMark(script, name, newName);
    return true;
}

bool namesMark(const Script& script, std::string_view name)
{
    return std::ranges::any_of(script.events, [&](const ScriptedEvent& event) {
        bool names = false;
        forEachTerms(event, [&](const EventWord&, const EventTerms& terms) { names |= isMark(terms.mark, name); });
        return names;
    });
}

bool renameMark(Dungeon& dungeon, ScriptOwner owner, const std::string& name, const std::string& newName)
{
    SharedScript& own = owner ? dungeon.level(*owner).script : dungeon.script;
    Script renamed = *own;
    if (!renameMark(renamed, name, newName))
        return false;
    own = SharedScript(std::move(renamed));
    const auto follow = [&](SharedScript& script) {
        if (namesMark(*script, asOf(owner, name)))
            replaceMark(script.edit(), asOf(owner, name), asOf(owner, newName));
    };
    if (!owner)
        std::ranges::for_each(dungeon.levels, follow, &DungeonLevel::script);
    if (!owner || isOfOneLevel(dungeon, *owner, name))
        std::ranges::for_each(dungeon.pieces, follow, &Piece::script);
    return true;
}

bool isNamedByPiece(const Dungeon& dungeon, ScriptOwner owner, const std::string& name)
{
    const auto names = [&](const Piece* piece) { return piece && namesMark(*piece->script, asOf(owner, name)); };
    if (!owner || isOfOneLevel(dungeon, *owner, name))
        return std::ranges::any_of(dungeon.allPieces(), names);
    return std::ranges::any_of(dungeon.level(*owner).placed,
                               [&](const PlacedPiece& placed) { return names(dungeon.findPiece(placed.piece)); });
}

bool namesMark(const Dungeon& dungeon, ScriptOwner owner, const std::string& name)
{
    const auto namesDungeons = [&](const DungeonLevel& level) { return namesMark(*level.script, asOf(owner, name)); };
    return namesMark(scriptOf(dungeon, owner), name) || isNamedByPiece(dungeon, owner, name) ||
           (!owner && std::ranges::any_of(dungeon.levels, namesDungeons));
}

std::string freshMarkName(const Script& script)
{
    std::string name = "mark";
    for (int number = 2; findMark(script, name) != script.marks.end(); ++number)
        name = "mark_" + std::to_string(number);
    return name;
}

} // namespace cave
