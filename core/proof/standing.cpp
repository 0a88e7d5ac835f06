// SPDX-License-Identifier: MIT
#include "core/proof/standing.h"

#include "core/proof/checks.h"
#include "core/proof/ways/design.h"
#include "core/world/goal_state.h"

#include <algorithm>

namespace cave {

namespace {

struct GroupName {
    std::string name;
    Uid placed;
};
using GroupNames = std::map<std::uint64_t, GroupName>; // by what a game keeps of them

// What the hero began with it has, or has used up; what was gathered or slain need not be once more.
void keepWhatIsLeftToDo(const World& world, Rules& rules)
{
    rules.kit.clear();
    rules.origins.clear();
    const auto countDown = [&](std::string_view item, int& count) {
        if (const auto kind = world.catalogue().findItem(item))
            count = std::max(0, count - world.counted(*kind));
    };
    if (rules.goal == Goal::Collect)
        countDown(rules.collectKind, rules.collectCount);
    std::vector<GoalPart> left;
    left.reserve(rules.parts.size());
    for (GoalPart part : rules.parts) {
        if (part.goal == Goal::Slay && isMet(world, part))
            continue;
        if (part.goal == Goal::Collect)
            countDown(part.kind, part.count);
        left.push_back(std::move(part));
    }
    rules.parts = std::move(left);
}

// A game has forgotten them but for those that events ask for.
void addGroups(const Script& script, GroupNames& names)
{
    for (const ScriptedEvent& event : script.events) {
        const auto add = [&](const EventTerms& terms) {
            for (const std::string& name : {terms.group, terms.who.name})
                names.try_emplace(groupOf(name, event.placed), GroupName{name, event.placed});
        };
        const auto addCondition = [&](const auto& self, const EventCondition& condition) -> void {
            add(condition.terms);
            for (const EventCondition& part : condition.parts)
                self(self, part);
        };
        add(event.when.terms);
        for (const EventCondition& condition : event.conditions)
            addCondition(addCondition, condition);
        for (const EventEffect& effect : event.effects)
            add(effect.terms);
    }
}

GroupNames groupsOf(const World& world)
{
    GroupNames names;
    addGroups(*world.state().script, names);
    for (int z = 0; z < world.depth(); ++z)
        addGroups(*world.level(z).script, names);
    names.erase(0);
    return names;
}

void putInGroup(Placement& thing, std::uint64_t group, const GroupNames& names)
{
    if (const auto found = names.find(group); found != names.end()) {
        thing.group = found->second.name;
        thing.placed = found->second.placed;
    }
}

DungeonLevel levelOf(const World& world, int z)
{
    const Level& now = world.level(z);
    DungeonLevel level{.uid = now.uid, .name = now.name};
    level.tiles = now.tiles;
    level.script = now.script;
    for (int y = 0; y < world.height(); ++y)
        for (int x = 0; x < world.width(); ++x)
            if (world.tileKind({x, y, z}).transient)
                level.tiles[x, y] = world.under({x, y, z}).value_or(world.catalogue().floor());
    return level;
}

void addCreatures(const World& world, const GroupNames& names, Dungeon& dungeon)
{
    for (const Creature& creature : world.creatures()) {
        if (creature.id == world.hero().id)
            continue;
        Placement thing{KindTable::Creature, creature.kind, creature.at.x, creature.at.y, {}};
        putInGroup(thing, creature.group, names);
        dungeon.level(creature.at.z).things.push_back(std::move(thing));
    }
}

// What a creature carries it leaves where it dies.
void addItems(const World& world, const GroupNames& names, Standing& standing)
{
    for (const Item& item : world.items()) {
        const Creature* carrier = item.carrier == EntityId::None ? nullptr : world.creature(item.carrier);
        const Position at = carrier ? carrier->at : item.at;
        Placement thing{KindTable::Item, item.kind, at.x, at.y, {}};
        putInGroup(thing, item.group, names);
        thing.price = item.price;
        if (item.opens)
            thing.opens = Place{world.level(item.opens->z).uid, item.opens->x, item.opens->y};
        std::vector<Placement>& things = standing.dungeon.level(at.z).things;
        if (item.carrier == world.hero().id)
            standing.begun.carried.insert(things.size());
        things.push_back(std::move(thing));
    }
}

// The game knows each way of stairs that lead both ways by itself.
void addLinks(const World& world, Dungeon& dungeon)
{
    const auto& links = world.state().links;
    const auto placeOf = [&](Position at) { return Place{world.level(at.z).uid, at.x, at.y}; };
    for (const auto& [from, to] : links) {
        const bool isTwoWay = std::ranges::find(links, std::pair(to, from)) != links.end();
        if (!isTwoWay || from < to)
            dungeon.links.push_back({placeOf(from), placeOf(to), !isTwoWay});
    }
}

void addHappenings(const Happenings& happened, int scope, PlayBeginning& begun)
{
    for (const auto& [key, count] : happened.counts)
        begun.times[{scope, key}] = count.times;
    for (const auto& [key, value] : happened.marks)
        begun.marks[{scope, key}] = value;
}

// All of an event, or all from one of its effects on, may be put off too.
void addDelays(const World& world, int z, PlayBeginning& begun)
{
    for (const DelayedEvent& each : world.level(z).living.happened.delayed)
        if (const WatchedEvent* const event = world.watch(z) ? world.watch(z)->find(each.event) : nullptr) {
            const int first = std::max(each.effect, 0);
            const int last =
                each.effect >= 0 && each.isAlone ? first + 1 : static_cast<int>(event->event->effects.size());
            for (int effect = first; effect < last; ++effect)
                ++begun.delays[{each.event.isOfDungeon ? kDungeonScope : z, each.event, effect}];
        }
}

} // namespace

Standing standingOf(const World& world)
{
    Standing standing{{}, world.hero().at, {}};
    Dungeon& dungeon = standing.dungeon;
    dungeon.name = world.state().dungeonName;
    dungeon.width = world.width();
    dungeon.height = world.height();
    dungeon.rules = world.rules();
    keepWhatIsLeftToDo(world, dungeon.rules);
    dungeon.catalogue = world.state().catalogue;
    dungeon.script = world.state().script;
    for (int z = 0; z < world.depth(); ++z)
        dungeon.levels.push_back(levelOf(world, z));
    const GroupNames names = groupsOf(world);
    addCreatures(world, names, dungeon);
    addItems(world, names, standing);
    addLinks(world, dungeon);
    addHappenings(world.state().happened, kDungeonScope, standing.begun);
    for (int z = 0; z < world.depth(); ++z) {
        addHappenings(world.level(z).living.happened, z, standing.begun);
        addDelays(world, z, standing.begun);
    }
    return standing;
}

Proof proveGoal(const World& world)
{
    const Standing standing = standingOf(world);
    if (!kindAt(standing.dungeon, standing.hero).walkable)
        return {Verdict::NotProved, PlayDoubt::Others, {}, {}, 0};
    Findings findings;
    const Journey journey(standing.dungeon, standing.hero);
    const bool isReached = checkGoal(standing.dungeon, standing.hero, journey, findings);
    const Verdict found = verdictOf(findings.taken());
    if (found == Verdict::No) // also where too little can be gathered
        return {Verdict::No, PlayDoubt::None, {}, standing.hero, 0};
    if (!isReached)
        return {Verdict::NotProved, PlayDoubt::Ground, {}, {}, 0};
    Proof proof = proveGoal(standing.dungeon, standing.hero, &standing.begun);
    if (proof.verdict == Verdict::Proved && found == Verdict::NotProved)
        return {Verdict::NotProved, PlayDoubt::Price, {}, {}, proof.states};
    return proof;
}

} // namespace cave
