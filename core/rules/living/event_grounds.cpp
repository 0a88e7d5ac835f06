// SPDX-License-Identifier: MIT
// What events do to ground, and to the game as a whole.
#include "core/rules/facts/condition.h"
#include "core/rules/facts/landing.h"
#include "core/rules/living/event_acts.h"
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
    doing.events.push_back(Pushed{pushed, at, *aside});
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
        if (const std::optional<TileId> now = tileOf(doing.world->tileKind(at), doing.world->transitions(at)))
            turnInto(doing, at, *now, terms.force);
    });
}

} // namespace

void layTile(EventDoing& doing, const EventTerms& terms)
{
    const auto tile = doing.world->catalogue().findTile(terms.tile);
    turnCells(doing, terms, [tile](const TileKind&, const TileTransitions&) { return tile; });
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

void setFire(EventDoing& doing, const EventTerms& terms)
{
    const BitGrid cells = doing.site.cells(terms);
    cells.forEach([&](int x, int y) { react(doing.world, doing.round, {{x, y, doing.z}, On::Burn}, doing.events); });
    for (const EntityId who : doing.site.creatures(cells))
        beginCondition(doing.world, who, Condition::Burning, kBurningTurns, doing.events);
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
