// SPDX-License-Identifier: MIT
#include "core/content/faction_rows.h"
#include "core/content/gas_rows.h"
#include "core/content/hordes/horde_rows.h"
#include "core/content/kind_rows.h"
#include "core/content/runes/rune_rows.h"
#include "core/content/theme_rows.h"
#include "core/content/words.h"
#include "core/generate/shapes/cell.h"
#include "core/json/line_sums.h"
#include "core/save/checks.h"
#include "core/save/dungeon_file.h"
#include "core/save/game_file.h"
#include "core/save/parts/goals_json.h"
#include "core/save/parts/happened_json.h"
#include "core/save/parts/living_json.h"
#include "core/save/parts/message_json.h"
#include "core/save/parts/state_words.h"
#include "core/save/record.h"
#include "core/save/tile_rows.h"

#include <algorithm>

namespace cave {

namespace {

template <typename Kinds>
Json rowsOfKinds(const Kinds& kinds)
{
    Json::Array rows;
    for (const auto& kind : kinds)
        rows.push_back(rowOf(kind));
    return rows;
}

// Of those that a level wears.
Json::Array themeRows(const WorldState& state)
{
    Json::Array rows;
    for (const Theme& theme : state.catalogue->themes())
        if (std::ranges::any_of(state.levels, [&](const auto& level) { return level->theme == theme.id; }))
            rows.push_back(rowOf(theme));
    return rows;
}

// Of rules with hunters alone: others ask for none.
Json::Array hordeRows(const WorldState& state)
{
    Json::Array rows;
    if (state.rules.hunters)
        for (const Horde& horde : state.catalogue->hordes())
            rows.push_back(rowOf(horde));
    return rows;
}

Json huntJson(const HuntState& hunt)
{
    Json json;
    json.set("level", hunt.z);
    json.set("since", hunt.since);
    if (!hunt.came.empty())
        json.set("came", Json::Array(hunt.came.begin(), hunt.came.end()));
    return json;
}

// All rows of kinds, in their order: kinds keep their numbers, and a later version's built-in rows change nothing in
// this game.
Json contentJson(const WorldState& state)
{
    const Catalogue& catalogue = *state.catalogue;
    Json json;
    if (Json::Array themes = themeRows(state); !themes.empty())
        json.set("themes", std::move(themes));
    if (catalogue.hasOwnFactions())
        json.set("factions", rowsOfKinds(catalogue.factions()));
    json.set("tiles", rowsOfKinds(catalogue.tiles()));
    if (!catalogue.gases().empty())
        json.set("gases", rowsOfKinds(catalogue.gases()));
    json.set("creatures", rowsOfKinds(catalogue.creatures()));
    json.set("items", rowsOfKinds(catalogue.items()));
    if (Json::Array hordes = hordeRows(state); !hordes.empty())
        json.set("hordes", std::move(hordes));
    if (!catalogue.runes().empty())
        json.set("runes", rowsOfKinds(catalogue.runes()));
    if (const SoundRows& own = catalogue.sounds()->own(); !own.isEmpty())
        json.set("sounds", jsonOf(own));
    return json;
}

std::int64_t number(EntityId id) { return static_cast<std::int64_t>(id); }

Json stateJson(const WorldState& state)
{
    Json json;
    json.set("turn", state.turn);
    json.set("clock", state.clock);
    json.set("hero", number(state.hero));
    json.set("lastEntity", std::int64_t{state.lastEntity});
    json.set("lastOrder", state.lastOrder);
    Json dice;
    dice.set("state", hexOf(state.dice.state()));
    dice.set("increment", hexOf(state.dice.increment()));
    json.set("dice", std::move(dice));
    json.set("outcome", kOutcomes[static_cast<std::size_t>(state.outcome)]);
    if (state.killer)
        json.set("killer", state.catalogue->creature(*state.killer).id);
    if (state.cause != Cause::Slain)
        json.set("cause", wordFor(kCauses, state.cause));
    if (state.rules.hunger)
        json.set("fullness", state.fullness);
    if (state.isQuiet)
        json.set("quiet", true);
    if (state.noise != 0)
        json.set("noise", state.noise);
    if (!state.counted.empty()) {
        Json::Array counted;
        for (const CountedItem& item : state.counted) {
            Json at;
            at.set("kind", state.catalogue->item(item.kind).id);
            at.set("count", item.count);
            counted.push_back(std::move(at));
        }
        json.set("counted", std::move(counted));
    }
    if (state.bonus != 0)
        json.set("bonus", state.bonus);
    if (state.goalsMet != 0)
        json.set("goalsMet", goalsMetJson(state.goalsMet));
    if (state.rules.hunters)
        json.set("hunt", huntJson(state.hunt));
    if (state.fallen)
        json.set("fallen", state.catalogue->creature(*state.fallen).id);
    if (state.fallenLeft != EntityId::None)
        json.set("fallenLeft", static_cast<int>(state.fallenLeft));
    if (!state.happened.isEmpty())
        json.set("happened", happenedJson(state.happened));
    if (!state.known.empty()) {
        Json::Array known;
        for (const ItemKindId kind : state.known)
            known.push_back(state.catalogue->item(kind).id);
        json.set("known", std::move(known));
    }
    if (!state.origin.empty())
        json.set("origin", state.origin);
    if (state.trial != 0)
        json.set("trial", std::to_string(state.trial));
    if (!state.slain.empty()) {
        Json::Array slain;
        for (const SlainKind& kind : state.slain) {
            Json at;
            at.set("kind", state.catalogue->creature(kind.kind).id);
            at.set("count", kind.count);
            slain.push_back(std::move(at));
        }
        json.set("slain", std::move(slain));
    }
    return json;
}

Json positionJson(Position at)
{
    Json json;
    json.set("x", at.x);
    json.set("y", at.y);
    json.set("z", at.z);
    return json;
}

Json waysJson(const Memory& memory)
{
    Json::Array ways;
    for (const RememberedWay& way : memory.ways) {
        Json at;
        at.set("x", way.x);
        at.set("y", way.y);
        at.set("to", positionJson(way.to));
        ways.push_back(std::move(at));
    }
    return ways;
}

Json memoryJson(const Memory& memory, const Catalogue& catalogue)
{
    TileSigns signs = signsOfTiles(catalogue);
    signs[kUnknownTile] = kUnknownSign;
    Json::Array things;
    for (const RememberedThing& thing : memory.things) {
        Json at;
        at.set("id", number(thing.id));
        at.set("kind", idOf(catalogue, thing.table, thing.kind));
        at.set("x", thing.x);
        at.set("y", thing.y);
        things.push_back(std::move(at));
    }
    Json json;
    json.set("rows", tileRows(memory.tiles, signs));
    json.set("things", std::move(things));
    if (!memory.ways.empty())
        json.set("ways", waysJson(memory));
    if (!memory.gas.empty())
        json.set("gas", rememberedGasJson(memory, catalogue));
    return json;
}

Json cellJson(const Level& level, std::size_t cell)
{
    const auto [x, y] = cellAt(cell, level.tiles.width());
    Json json;
    json.set("x", x);
    json.set("y", y);
    return json;
}

Json livingJson(const Level& level, const Catalogue& catalogue)
{
    Json json;
    json.set("beats", level.living.beats);
    Json::Array under;
    for (const auto& [cell, tile] : level.living.under.sorted()) {
        Json at = cellJson(level, cell);
        at.set("tile", catalogue.tile(tile).id);
        under.push_back(std::move(at));
    }
    json.set("under", std::move(under));
    Json::Array waits;
    for (const auto& [cell, wait] : level.living.waits.sorted()) {
        Json at = cellJson(level, cell);
        at.set("beat", wait.beat);
        at.set("row", wait.row);
        waits.push_back(std::move(at));
    }
    json.set("waits", std::move(waits));
    if (!level.living.happened.isEmpty())
        json.set("happened", happenedJson(level.living.happened));
    if (!level.living.floods.empty())
        json.set("floods", floodsJson(level, catalogue));
    if (!level.living.gas.empty())
        json.set("gas", gasJson(level, catalogue));
    return json;
}

Json levelsJson(const WorldState& state)
{
    Json::Array levels;
    for (const Level& level : state.levels) {
        Json json;
        json.set("uid", hexOf(level.uid.value));
        json.set("rows", tileRows(level.tiles, signsOfTiles(*state.catalogue)));
        json.set("memory", memoryJson(level.memory, *state.catalogue));
        if (level.living != Living{})
            json.set("living", livingJson(level, *state.catalogue));
        levels.push_back(std::move(json));
    }
    return levels;
}

template <typename Thing>
Json startThing(const Thing& thing, const std::string& kind)
{
    Json json;
    json.set("id", number(thing.id));
    json.set("kind", kind);
    json.set("x", thing.at.x);
    json.set("y", thing.at.y);
    json.set("z", thing.at.z);
    return json;
}

Json conditionsJson(const Creature& creature)
{
    Json json;
    for (const Condition condition : kConditions)
        if (lasts(creature, condition))
            json.set(wordFor(kConditionWords, condition), turnsLeft(creature, condition));
    return json;
}

void setBelonging(Json& json, const Creature& creature, const Catalogue& catalogue)
{
    if (creature.side)
        json.set("side", catalogue.faction(*creature.side).id);
    if (creature.group != 0)
        json.set("group", hexOf(creature.group));
    if (creature.isCaptive)
        json.set("captive", true);
    if (creature.duty != Duty::Follow)
        json.set("duty", wordFor(kDuties, creature.duty));
}

Json creaturesJson(const WorldState& state)
{
    Json::Array creatures;
    for (const Creature& creature : state.creatures) {
        Json json = startThing(creature, state.catalogue->creature(creature.kind).id);
        json.set("health", creature.health);
        json.set("maxHealth", creature.maxHealth);
        json.set("attack", creature.attack);
        json.set("defence", creature.defence);
        json.set("sight", creature.sight);
        json.set("speed", creature.speed);
        json.set("growths", creature.growths);
        json.set("colony", number(creature.colony));
        json.set("nextAct", creature.nextAct);
        json.set("order", creature.order);
        if (creature.level > 1)
            json.set("level", creature.level);
        if (creature.experience > 0)
            json.set("experience", creature.experience);
        if (creature.gainsToChoose > 0)
            json.set("gainsToChoose", creature.gainsToChoose);
        if (creature.conditions != Conditions{})
            json.set("conditions", conditionsJson(creature));
        if (creature.submerged > 0)
            json.set("submerged", creature.submerged);
        if (creature.cushioned > 0)
            json.set("cushioned", creature.cushioned);
        if (creature.isPoisonNobodys)
            json.set("poisonedByNobody", true);
        if (creature.isStrengthened)
            json.set("strengthened", true);
        if (creature.withdraws > 0)
            json.set("withdraws", creature.withdraws);
        if (creature.stage > 0)
            json.set("stage", creature.stage);
        if (creature.isLurking)
            json.set("lurking", true);
        for (const auto& [key, flag] : kCreatureFlags)
            if (creature.*flag)
                json.set(key, true);
        if (creature.quarry)
            json.set("quarry", positionJson(*creature.quarry));
        if (creature.lost > 0)
            json.set("lost", creature.lost);
        if (creature.post)
            json.set("post", positionJson(*creature.post));
        setBelonging(json, creature, *state.catalogue);
        creatures.push_back(std::move(json));
    }
    return creatures;
}

Json itemsJson(const WorldState& state)
{
    Json::Array items;
    for (const Item& item : state.items) {
        Json json = startThing(item, state.catalogue->item(item.kind).id);
        if (std::ranges::binary_search(state.items, item.carrier, {}, &Item::id)) {
            json.set("inside", number(item.carrier));
        } else if (item.carrier != EntityId::None) {
            json.set("carrier", number(item.carrier));
            json.set("letter", item.letter);
            json.set("use", wordFor(kUses, item.use));
        }
        if (item.bitten > 0)
            json.set("bitten", item.bitten);
        if (item.isLeft)
            json.set("left", true);
        if (item.spent > 0)
            json.set("spent", item.spent);
        if (item.group != 0)
            json.set("group", hexOf(item.group));
        if (item.of)
            json.set("of", state.catalogue->creature(*item.of).id);
        if (item.enchant != 0)
            json.set("enchant", item.enchant);
        if (item.rises)
            json.set("rises", *item.rises);
        if (item.side)
            json.set("side", state.catalogue->faction(*item.side).id);
        if (item.rune)
            json.set("rune", state.catalogue->rune(*item.rune).id);
        if (item.isShown)
            json.set("shown", true);
        if (item.tried > 0)
            json.set("tried", item.tried);
        if (item.price > 0)
            json.set("price", item.price);
        if (item.opens)
            json.set("opens", positionJson(*item.opens));
        items.push_back(std::move(json));
    }
    return items;
}

Json messagesJson(const std::vector<Message>& messages)
{
    Json::Array result;
    for (std::size_t i = messages.size() - std::min(messages.size(), kMostMessages); i < messages.size(); ++i)
        result.push_back(messageJson(messages[i]));
    return result;
}

Json logJson(const std::vector<LoggedCommand>& log)
{
    Json::Array result;
    for (const LoggedCommand& logged : log)
        result.push_back(formatCommand(logged.command) + ' ' + hexOf(logged.hash));
    return result;
}

} // namespace

GameSnapshot::GameSnapshot(const GameFile& game)
    : dungeon(game.session.dungeon()), state(game.session.world().state()), log(game.session.log()),
      messages(game.session.messages()), isPractice(game.isPractice), seedWords(game.seedWords), hero(game.hero),
      daily(game.daily)
{
    if (game.isRecord)
        record = recordJson(game);
}

std::string writeGame(const GameFile& game) { return writeGame(GameSnapshot(game)); }

std::string writeGame(GameSnapshot game)
{
    const WorldState state = inSavedOrder(std::move(game.state));
    const bool isLiving =
        std::ranges::any_of(state.levels, [](const auto& level) { return level->living != Living{}; }) ||
        !state.happened.isEmpty() || state.bonus != 0 || state.fallen || !state.rules.identify.empty() ||
        !state.rules.origins.empty();
    Json json;
    json.set("format", kGameFormat);
    json.set("version", isLiving || game.hero != HeroCard{} || !game.daily.empty() ? kGameVersion : 1);
    json.set("rulesVersion", state.rulesVersion);
    json.set("seed", std::to_string(state.seed));
    if (!game.seedWords.empty())
        json.set("seedWords", game.seedWords);
    if (game.hero != HeroCard{})
        json.set("hero", heroCardJson(game.hero));
    if (!game.daily.empty())
        json.set("daily", game.daily);
    if (game.isPractice)
        json.set("practice", true);
    if (game.record) {
        json.set("over", true);
        json.set("record", std::move(*game.record));
    }
    json.set("dungeon", dungeonJson(game.dungeon));
    json.set("content", contentJson(state));
    json.set("state", stateJson(state));
    json.set("levels", levelsJson(state));
    json.set("creatures", creaturesJson(state));
    json.set("items", itemsJson(state));
    json.set("messages", messagesJson(game.messages));
    json.set("log", logJson(game.log));
    return withSums(json);
}

} // namespace cave
