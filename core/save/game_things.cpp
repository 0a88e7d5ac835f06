// SPDX-License-Identifier: MIT
#include "core/save/game_things.h"

#include "core/content/limits.h"
#include "core/content/runes/rune_rows.h"
#include "core/content/words.h"
#include "core/save/checks.h"
#include "core/save/parts/state_words.h"

#include <algorithm>
#include <map>

namespace cave {

namespace {

// The members "x", "y" and "z" of an object.
Position cellIn(const JsonCursor& at, const Dungeon& dungeon)
{
    return {static_cast<int>(at["x"].integer(0, dungeon.width - 1)),
            static_cast<int>(at["y"].integer(0, dungeon.height - 1)),
            static_cast<int>(at["z"].integer(0, dungeon.depth() - 1))};
}

} // namespace

EntityId readEntityId(const JsonCursor& at, const WorldState& state, std::uint32_t least)
{
    return static_cast<EntityId>(at.integer(least, state.lastEntity));
}

Position readPosition(const JsonCursor& at, const Dungeon& dungeon)
{
    at.allowOnly({"x", "y", "z"});
    return cellIn(at, dungeon);
}

bool GameThings::isCreature(EntityId id) const
{
    return std::ranges::binary_search(m_state.creatures, id, {}, &Creature::id);
}

// What creatures and items have in common. Ids ascend within a list and are unique over both.
template <typename Thing>
void GameThings::readThing(const JsonCursor& at, KindTable table, Thing& thing)
{
    const JsonCursor id = at["id"];
    thing.id = readEntityId(id, m_state);
    if (!m_ids.insert(thing.id).second)
        id.fail({CAVE_TEXT("errors", "Two things have this number.")});
    const ThingKind kind = readThingKind(at["kind"], *m_state.catalogue);
    if (kind.table != table)
        at["kind"].fail({CAVE_TEXT("errors", "This kind belongs in another list.")});
    thing.kind = kind.kind;
    thing.at = cellIn(at, m_dungeon);
}

void GameThings::readCreatures(const JsonCursor& creatures)
{
    for (const JsonCursor& at : creatures.items()) {
        const Creature creature = readCreature(at);
        if (at.failed())
            return;
        if (!m_state.creatures.empty() && m_state.creatures.back().id > creature.id)
            at["id"].fail({CAVE_TEXT("errors", "Numbers must ascend.")});
        checkGround(at, creature);
        m_state.creatures.push_back(creature);
    }
}

void GameThings::checkGround(const JsonCursor& at, const Creature& creature)
{
    if (!m_taken.insert(creature.at).second)
        at.fail({CAVE_TEXT("errors", "Two creatures stand in one cell.")});
    const Grid<TileId>& tiles = m_state.levels[static_cast<std::size_t>(creature.at.z)]->tiles;
    const TileKind& ground = m_state.catalogue->tile(tiles[creature.at.x, creature.at.y]);
    const bool maySwim = creature.id == m_state.hero && m_state.catalogue->letsSwim(); // what it wears comes later
    const CreatureKind& kind = lasts(creature, Condition::Floating)
                                   ? m_state.catalogue->floating(creature.kind)
                                   : m_state.catalogue->inStage(creature.kind, creature.stage, maySwim);
    const bool isBottom = creature.at.z + 1 == m_dungeon.depth();
    if (!holds(ground, kind) && !drowns(ground, kind) && (isBottom || !drops(ground, kind)))
        at.fail({CAVE_TEXT("errors", "A creature stands where nothing can.")});
}

Creature GameThings::readCreature(const JsonCursor& at)
{
    at.allowOnly({"id",           "kind",        "x",       "y",          "z",
                  "health",       "maxHealth",   "attack",  "defence",    "sight",
                  "speed",        "growths",     "colony",  "nextAct",    "order",
                  "strengthened", "quarry",      "level",   "experience", "gainsToChoose",
                  "conditions",   "confusedFor", "lurking", "post",       "submerged",
                  "side",         "group",       "captive", "duty",       "poisonedByNobody",
                  "stage",        "withdraws",   "dozing",  "far",        "hunter",
                  "cushioned",    "lost"});
    const auto number = [&](std::string_view key, int low, int high) {
        return static_cast<int>(at[key].integer(low, high));
    };
    Creature creature;
    readThing(at, KindTable::Creature, creature);
    const bool isDeadHero = creature.id == m_state.hero && m_state.outcome == Outcome::Died;
    creature.maxHealth = number("maxHealth", 1, kLargestNumber);
    creature.health = number("health", isDeadHero ? -2 * kLargestNumber : 1, creature.maxHealth);
    creature.attack = number("attack", 0, kLargestNumber);
    creature.defence = number("defence", 0, kLargestNumber);
    creature.sight = number("sight", 0, kLargestSight);
    creature.speed = number("speed", 1, kLargestSpeed);
    creature.growths = number("growths", 0, kLargestNumber);
    creature.colony = readEntityId(at["colony"], m_state, 0);
    readProgress(at, creature);
    readConditions(at, creature);
    readMind(at, creature);
    readBelonging(at, creature);
    creature.nextAct = at["nextAct"].integer(m_state.clock, kLastTick);
    creature.order = static_cast<std::uint64_t>(at["order"].integer(0, static_cast<std::int64_t>(m_state.lastOrder)));
    if (!m_orders.insert(creature.order).second)
        at["order"].fail({CAVE_TEXT("errors", "Two creatures have this number.")});
    return creature;
}

void GameThings::readProgress(const JsonCursor& at, Creature& creature) const
{
    if (const auto level = at.find("level"))
        creature.level = static_cast<int>(level->integer(1, kMostLevels + kHighestLevel));
    if (const auto experience = at.find("experience"))
        creature.experience = static_cast<int>(experience->integer(0, kLargestNumber));
    if (const auto gains = at.find("gainsToChoose"))
        creature.gainsToChoose = static_cast<int>(gains->integer(0, kMostLevels));
}

// Games of rules 1 and 2 knew confusion only, as a member of its own.
void GameThings::readConditions(const JsonCursor& at, Creature& creature) const
{
    if (const auto confused = at.find("confusedFor"))
        creature.conditions[0] = static_cast<int>(confused->integer(0, kLargestNumber));
    const auto conditions = at.find("conditions");
    if (!conditions)
        return;
    conditions->allowOnly(kConditionWords);
    for (const Condition condition : kConditions) {
        const bool isEndless = condition == Condition::Asleep && creature.id != m_state.hero;
        if (const auto turns = conditions->find(wordFor(kConditionWords, condition)))
            creature.conditions[static_cast<std::size_t>(condition)] =
                static_cast<int>(turns->integer(isEndless ? kUntilWoken : 0, kLargestNumber));
    }
}

void GameThings::readMind(const JsonCursor& at, Creature& creature) const
{
    if (const auto submerged = at.find("submerged"))
        creature.submerged = static_cast<int>(submerged->integer(0, kLargestNumber));
    if (const auto cushioned = at.find("cushioned"))
        creature.cushioned = static_cast<int>(cushioned->integer(0, kLargestNumber));
    if (const auto strengthened = at.find("strengthened"))
        creature.isStrengthened = strengthened->flag();
    if (const auto stage = at.find("stage")) {
        const auto& stages = m_state.catalogue->creature(creature.kind).stages;
        creature.stage = static_cast<int>(stage->integer(0, static_cast<std::int64_t>(stages.size())));
    }
    if (const auto withdraws = at.find("withdraws"))
        creature.withdraws = static_cast<int>(withdraws->integer(0, kMostTurns));
    if (const auto lurking = at.find("lurking"))
        creature.isLurking = lurking->flag();
    if (const auto nobodys = at.find("poisonedByNobody"))
        creature.isPoisonNobodys = nobodys->flag();
    for (const auto& [key, flag] : kCreatureFlags)
        if (const auto member = at.find(key))
            creature.*flag = member->flag();
    if (const auto quarry = at.find("quarry"))
        creature.quarry = readPosition(*quarry, m_dungeon);
    if (const auto lost = at.find("lost")) {
        creature.lost = static_cast<int>(lost->integer(0, kTracksFor + kSearchesFor));
        if (creature.lost > 0 && !creature.quarry)
            lost->fail({CAVE_TEXT("errors", "Only who is after somebody can have lost anybody.")});
    }
    if (const auto post = at.find("post"))
        creature.post = readPosition(*post, m_dungeon);
}

std::optional<FactionId> GameThings::readSide(const JsonCursor& at) const
{
    const auto side = m_state.catalogue->findFaction(at.id());
    if (!side)
        at.fail({CAVE_TEXT("errors", "No faction is called \"%1\"."), {at.text()}});
    return side;
}

void GameThings::readBelonging(const JsonCursor& at, Creature& creature) const
{
    if (const auto side = at.find("side"))
        creature.side = readSide(*side);
    if (const auto group = at.find("group"))
        creature.group = group->hash();
    if (const auto captive = at.find("captive"))
        creature.isCaptive = captive->flag();
    if (const auto duty = at.find("duty"))
        creature.duty = readWord<Duty>(*duty, kDuties);
    if (creature.id == m_state.hero && (creature.side || creature.isCaptive))
        at.fail({CAVE_TEXT("errors", "The hero has no other side and is no captive.")});
}

Item GameThings::readItem(const JsonCursor& at)
{
    at.allowOnly({"id",    "kind",   "x",     "y",     "z",     "carrier", "opens", "letter",
                  "use",   "bitten", "left",  "spent", "group", "inside",  "of",    "enchant",
                  "rises", "rune",   "shown", "tried", "price", "side"});
    Item item;
    readThing(at, KindTable::Item, item);
    if (const auto carrier = at.find("carrier")) {
        item.carrier = readEntityId(*carrier, m_state);
        if (!isCreature(item.carrier))
            carrier->fail({CAVE_TEXT("errors", "There is no creature of this number.")});
    }
    if (const auto inside = at.find("inside")) {
        if (item.carrier != EntityId::None)
            inside->fail({CAVE_TEXT("errors", "What is carried lies in nothing.")});
        item.carrier = readEntityId(*inside, m_state);
    }
    if (const auto of = at.find("of"))
        item.of = readNamedAfter(*of, item.kind);
    if (const auto opens = at.find("opens"))
        item.opens = readPosition(*opens, m_dungeon);
    if (const auto letter = at.find("letter"))
        item.letter = static_cast<int>(letter->integer(0, kMostLetters - 1));
    if (const auto use = at.find("use")) {
        item.use = readWord<Use>(*use, kUses);
        if (!isCreature(item.carrier))
            use->fail({CAVE_TEXT("errors", "Only what is carried is in use.")});
    }
    if (const auto bitten = at.find("bitten"))
        item.bitten = static_cast<int>(bitten->integer(0, kLargestNumber));
    if (const auto left = at.find("left"))
        item.isLeft = left->flag();
    if (const auto group = at.find("group"))
        item.group = group->hash();
    if (const auto enchant = at.find("enchant"))
        item.enchant = static_cast<int>(enchant->integer(-kMostEnchanted, kMostEnchanted));
    if (const auto rises = at.find("rises")) {
        item.rises = static_cast<int>(rises->integer(1, kMostTurns));
        if (!item.of)
            rises->fail({CAVE_TEXT("errors", "Nobody rises from what nobody has left.")});
    }
    if (const auto side = at.find("side")) {
        item.side = readSide(*side);
        if (!item.rises)
            side->fail({CAVE_TEXT("errors", "Nobody rises from this, on whatever side.")});
    }
    if (const auto rune = at.find("rune"))
        item.rune = readRuneOn(*rune, *m_state.catalogue, m_state.catalogue->item(item.kind));
    if (const auto shown = at.find("shown"))
        item.isShown = shown->flag();
    if (const auto tried = at.find("tried"))
        item.tried = static_cast<int>(tried->integer(0, kLargestNumber));
    if (const auto price = at.find("price")) {
        item.price = static_cast<int>(price->integer(0, kMostPrice));
        if (item.price > 0 && item.carrier != EntityId::None)
            price->fail({CAVE_TEXT("errors", "Only what lies on the ground has a price.")});
        if (item.price > 0 && !at.failed() && !canHavePrice(m_state.catalogue->item(item.kind)))
            price->fail({CAVE_TEXT("errors", "Only an item that can be taken has a price, and coins have none.")});
    }
    if (const auto spent = at.find("spent"))
        item.spent = static_cast<int>(spent->integer(0, kLargestNumber));
    return item;
}

CreatureKindId GameThings::readNamedAfter(const JsonCursor& at, ItemKindId kind) const
{
    const auto creature = m_state.catalogue->findCreature(at.text());
    if (!creature)
        at.fail({CAVE_TEXT("errors", "No creature is called \"%1\"."), {at.id()}});
    else if (!at.failed() && !m_state.catalogue->item(kind).namedAfter)
        at.fail({CAVE_TEXT("errors", "This is named after nobody.")});
    return creature.value_or(CreatureKindId{});
}

// What is in something is in a thing that lies somewhere, has room and is known by now.
void GameThings::checkHeld(const JsonCursor& items) const
{
    std::map<EntityId, int> held;
    const std::vector<JsonCursor> rows = items.items();
    for (std::size_t i = 0; i < m_state.items.size() && i < rows.size(); ++i) {
        const EntityId id = m_state.items[i].carrier;
        if (id == EntityId::None || isCreature(id))
            continue;
        const auto chest = std::ranges::find(m_state.items, id, &Item::id);
        if (chest == m_state.items.end() || chest->carrier != EntityId::None ||
            ++held[id] > m_state.catalogue->item(chest->kind).holds)
            return rows[i]["inside"].fail({CAVE_TEXT("errors", "There is no such thing, or it has no room for this.")});
    }
}

void GameThings::readItems(const JsonCursor& items)
{
    for (const JsonCursor& at : items.items()) {
        const Item item = readItem(at);
        if (at.failed())
            return;
        if (!m_state.items.empty() && m_state.items.back().id > item.id)
            at["id"].fail({CAVE_TEXT("errors", "Numbers must ascend.")});
        m_state.items.push_back(item);
    }
    checkHeld(items);
}

} // namespace cave
