// SPDX-License-Identifier: MIT
// What events do to ground, and to the game as a whole.
#include "core/rules/facts/condition.h"
#include "core/rules/facts/flight.h"
#include "core/rules/facts/landing.h"
#include "core/rules/facts/resistance.h"
#include "core/rules/living/event_acts.h"
#include "core/rules/living/flood.h"
#include "core/rules/living/gas.h"
#include "core/rules/living/react.h"
#include "core/rules/living/results.h"
#include "core/rules/verbs/conditions.h"
#include "core/rules/verbs/end_game.h"
#include "core/rules/verbs/search.h"

#include <algorithm>

namespace cave {

namespace {

// False where somebody stands whom the new ground does not hold, and who has nowhere to go.
bool makeWay(EventDoing& doing, Position at, const TileKind& now, bool mayPush)
{
    const Creature* there = doing.world->creatureAt(at);
    if (!there || holds(now, doing.world->kindOf(*there)))
        return true;
    if (doing.world->below(at) && drops(now, doing.world->kindOf(*there)))
        return true; // and it falls
    const auto aside = mayPush ? placeToPush(doing.world, at) : std::nullopt;
    if (!aside)
        return false;
    const Actor pushed = actorOf(doing.world, *there);
    doing.world.moveCreature(pushed.id, *aside);
    doing.events.push_back(Pushed{pushed, at, *aside, false});
    arrive(doing.world, pushed, doing.events); // maybe the goal is there
    return true;
}

void turnInto(EventDoing& doing, Position at, TileId now, bool mayPush)
{
    const TileId was = doing.world->level(at.z).tiles[at.x, at.y];
    const TileKind& kind = doing.world->catalogue().tile(now);
    if (was == now || !makeWay(doing, at, kind, mayPush))
        return;
    turnTile(doing.world, at, now, doing.events);
}

template <typename TileOf>
void turnCells(EventDoing& doing, const EventTerms& terms, TileOf tileOf)
{
    doing.site.cells(terms).forEach([&](int x, int y) {
        const Position at{x, y, doing.z};
        if (doing.world->isOver()) // the hero was pushed onto the goal
            return;
        if (const std::optional<TileId> now = tileOf(doing.world->tileKind(at), doing.world->transitions(at)))
            turnInto(doing, at, *now, terms.force);
    });
}

// Of more cells than there can be floods, those of lowest rank.
std::vector<Position> sourcesOf(const EventDoing& doing, const EventTerms& terms)
{
    std::vector<Position> sources;
    doing.site.cells(terms).forEach([&](int x, int y) {
        if (isCoverable(doing.world, {x, y, doing.z}))
            sources.push_back({x, y, doing.z});
    });
    std::ranges::stable_sort(sources, {}, [&](Position at) { return doing.round.rank(at); });
    const std::size_t room = kMostFloods - doing.world->level(doing.z).living.floods.size();
    sources.resize(std::min({sources.size(), room, static_cast<std::size_t>(terms.volume)}));
    return sources;
}

} // namespace

void layTile(EventDoing& doing, const EventTerms& terms)
{
    const auto tile = doing.world->catalogue().findTile(terms.tile);
    turnCells(doing, terms, [tile](const TileKind&, const TileTransitions&) { return tile; });
}

// The lowest level has nothing to fall to.
void letGroundFall(EventDoing& doing, const EventTerms& terms)
{
    const auto chasm = doing.world->catalogue().findTile(kChasm);
    if (doing.z + 1 < doing.world->depth())
        turnCells(doing, terms, [chasm](const TileKind&, const TileTransitions&) { return chasm; });
}

void openCells(EventDoing& doing, const EventTerms& terms)
{
    turnCells(doing, terms, [](const TileKind& kind, const TileTransitions& into) -> std::optional<TileId> {
        if (!kind.opensInto.empty())
            return into.opened;
        return kind.unlocksInto.empty() ? std::nullopt : std::optional(into.unlocked);
    });
}

void closeCells(EventDoing& doing, const EventTerms& terms)
{
    turnCells(doing, terms, [](const TileKind& kind, const TileTransitions& into) {
        return kind.closesInto.empty() ? std::nullopt : std::optional(into.closed);
    });
}

void letGasOut(EventDoing& doing, const EventTerms& terms)
{
    const auto gas = doing.world->catalogue().findGas(terms.gas);
    if (!gas)
        return;
    BitGrid airy(doing.world->width(), doing.world->height());
    doing.site.cells(terms).forEach(
        [&](int x, int y) { airy.set(x, y, letsFly(doing.world->tileKind({x, y, doing.z}))); });
    letOut(doing.world, doing.z, airy, *gas, terms.units);
}

void setFire(EventDoing& doing, const EventTerms& terms)
{
    const BitGrid cells = doing.site.cells(terms);
    cells.forEach([&](int x, int y) { react(doing.world, doing.round, {{x, y, doing.z}, On::Burn}, doing.events); });
    burnGas(doing.world, doing.round, cells, doing.events);
    for (const EntityId who : doing.site.creatures(cells))
        if (resistanceOf(doing.world, *doing.world->creature(who), EffectKind::Ignite) < kImmunity)
            beginCondition(doing.world, who, Condition::Burning, kBurningTurns, doing.events);
}

// Only what is transient can go back.
void beginFloods(EventDoing& doing, const EventTerms& terms)
{
    const Catalogue& catalogue = doing.world->catalogue();
    const FloodTiles tiles = floodTilesOf(terms);
    const auto shallow = catalogue.findTile(tiles.shallow);
    if (!shallow)
        return;
    const TileId deep = catalogue.findTile(tiles.deep).value_or(*shallow);
    const bool goesBack = catalogue.tile(*shallow).transient && catalogue.tile(deep).transient;
    const std::vector<Position> sources = sourcesOf(doing, terms);
    const int count = static_cast<int>(sources.size());
    for (int i = 0; i < count; ++i) {
        const Position at = sources[static_cast<std::size_t>(i)];
        const auto share = [&](int all) { return std::max(1, all / count + (i < all % count ? 1 : 0)); };
        beginFlood(doing.world, doing.z,
                   {doing.world->level(doing.z).tiles.index(at.x, at.y), *shallow, deep, share(terms.volume),
                    share(terms.rate), goesBack ? terms.hold : 0});
    }
}

void revealCells(EventDoing& doing, const EventTerms& terms)
{
    const BitGrid cells = doing.site.cells(terms);
    const Actor hero = actorOf(doing.world, doing.world->hero());
    cells.forEach([&](int x, int y) {
        if (!doing.world->tileKind({x, y, doing.z}).foundAs.empty())
            reveal(doing.world, hero, {x, y, doing.z}, doing.events);
    });
    doing.world.learnCells(doing.z, cells);
}

void saySentence(EventDoing& doing, const EventTerms& terms) { doing.events.push_back(Said{terms.text, terms.tone}); }

void writeMark(EventDoing& doing, const EventTerms& terms)
{
    const auto mark = doing.site.mark(terms.mark);
    if (!mark)
        return;
    const int value = terms.set == kNotSaid ? doing.site.valueOf(*mark) + terms.add : terms.set;
    doing.world.setMark(doing.site.z(), mark->isOfDungeon, mark->key, std::clamp(value, 0, mark->most));
}

void addScore(EventDoing& doing, const EventTerms& terms) { doing.world.addBonus(terms.points); }

void endByEvent(EventDoing& doing, const EventTerms& terms)
{
    constexpr int kWon = 0; // as the words of the field are
    if (!terms.text.empty())
        saySentence(doing, terms);
    if (terms.ending == kWon)
        endGame(doing.world, Outcome::Won, doing.events);
    else
        perish(doing.world, Cause::Lost, doing.events);
}

} // namespace cave
