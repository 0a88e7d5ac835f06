// SPDX-License-Identifier: MIT
#include "core/lab/tally.h"

#include "core/lab/interval.h"

namespace cave {

namespace {

Json jsonOf(const LevelLog& log, std::int64_t games)
{
    Json json;
    for (const LevelMeasure& measure : levelMeasures())
        json.set(measure.name, log.*measure.number / games);
    return json;
}

Json jsonOf(int z, const LevelTally& level)
{
    Json json;
    json.set("level", z + 1);
    json.set("reached", level.reached);
    json.set("died", level.died);
    json.set("diedPerMille", perMille(level.died, level.reached));
    const Interval died = wilson(level.died, level.reached);
    json.set("diedInterval", Json::Array{died.low, died.high});
    json.set("means", jsonOf(level.sum, level.reached));
    return json;
}

} // namespace

void Tally::add(const BotGame& game, const PlayLog& log, const std::string& death)
{
    const World& world = game.session.world();
    const WorldState& state = world.state();
    add({state.outcome, state.cause, death, state.turn, world.hero().at.z, game.refused}, log.levels());
    supplies += suppliesOf(world, log);
}

void Tally::add(const GameEnd& end, const std::map<int, LevelLog>& ofLevels)
{
    const bool isDead = end.outcome == Outcome::Died;
    ++games;
    unplayable += end.isUnplayable;
    turns += end.turn;
    refused += end.refused;
    won += end.outcome == Outcome::Won;
    died += isDead;
    starved += isDead && end.cause == Cause::Starved;
    for (const auto& [z, level] : ofLevels) {
        waits += level.waits;
        ++levels[z].reached;
        for (const LevelMeasure& measure : levelMeasures())
            levels[z].sum.*measure.number += level.*measure.number;
    }
    if (!isDead)
        return;
    ++levels[end.z].died;
    ++deathsBy[end.death];
}

std::optional<int> Tally::foodPercent() const
{
    return supplies.hunger > 0 ? std::optional(static_cast<int>(supplies.food * 100 / supplies.hunger)) : std::nullopt;
}

Json jsonOf(const PlayLog& log)
{
    Json::Array levels;
    for (const auto& [z, level] : log.levels()) {
        Json json;
        json.set("level", z + 1);
        for (const LevelMeasure& measure : levelMeasures())
            json.set(measure.name, level.*measure.number);
        levels.push_back(std::move(json));
    }
    return levels;
}

Json jsonOf(const Tally& tally)
{
    Json deathsByLevel = Json::Object{};
    Json deathsBy = Json::Object{};
    Json::Array perLevel;
    for (const auto& [z, level] : tally.levels) {
        if (level.died > 0)
            deathsByLevel.set(std::to_string(z + 1), level.died);
        perLevel.push_back(jsonOf(z, level));
    }
    for (const auto& [what, count] : tally.deathsBy)
        deathsBy.set(what, count);
    Json json;
    json.set("games", tally.games);
    json.set("won", tally.won);
    json.set("wonPerMille", perMille(tally.won, tally.games));
    const Interval won = wilson(tally.won, tally.games);
    json.set("wonInterval", Json::Array{won.low, won.high});
    json.set("died", tally.died);
    json.set("unfinished", tally.unfinished());
    json.set("unplayable", tally.unplayable);
    json.set("meanTurns", tally.meanTurns());
    json.set("refused", tally.refused);
    json.set("deathsByLevel", std::move(deathsByLevel));
    json.set("deathsBy", std::move(deathsBy));
    json.set("waitsPerMille", perMille(tally.waits, tally.turns));
    if (tally.supplies.stones() > 0)
        json.set("stonesUsedPerMille", perMille(tally.supplies.stonesUsed, tally.supplies.stones()));
    if (tally.supplies.classed > 0)
        json.set("unknownPerMille", perMille(tally.supplies.unknown, tally.supplies.classed));
    if (const auto food = tally.foodPercent())
        json.set("foodPercent", *food);
    json.set("perLevel", std::move(perLevel));
    return json;
}

} // namespace cave
