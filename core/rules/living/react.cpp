// SPDX-License-Identifier: MIT
#include "core/rules/living/react.h"

#include "core/rules/facts/landing.h"
#include "core/rules/verbs/effects.h"

#include <algorithm>
#include <span>
#include <tuple>

namespace cave {

namespace {

bool holdsWhoIsThere(const World& world, Position at, TileId tile)
{
    const Creature* there = world.creatureAt(at);
    return !there || holds(world.catalogue().tile(tile), world.kindOf(*there));
}

// What comes back when what comes now ends. A transient tile that another covers keeps what it covered first.
TileId coveredBy(const World& world, Position at, const ReactionTiles& row)
{
    const TileId was = world.level(at.z).tiles[at.x, at.y];
    const bool isCover = world.catalogue().tile(was).transient;
    const TileId under = isCover ? world.under(at).value_or(world.catalogue().floor()) : row.under.value_or(was);
    return world.catalogue().tile(under).transient ? world.catalogue().floor() : under;
}

void moveThingsFrom(WorldWriter world, Position at)
{
    for (Item item : world->itemsAt(at)) {
        item.at = placeToFall(world, at);
        world.changeItem(item);
    }
}

// The ground that an event meets, and what happens to it there.
struct Meeting {
    Position at;
    On word = On::Enter;
    bool operator==(const Meeting&) const = default;
};

const Actor* whoCame(const Event& event, Position& to)
{
    const auto came = [&](const auto* way) -> const Actor* {
        if (!way)
            return nullptr;
        to = way->to;
        return &way->who;
    };
    if (const Actor* who = came(std::get_if<Stepped>(&event)))
        return who;
    if (const Actor* who = came(std::get_if<Climbed>(&event)))
        return who;
    if (const Actor* who = came(std::get_if<Pushed>(&event)))
        return who;
    return came(std::get_if<Teleported>(&event));
}

void meet(const World& world, const Event& event, std::vector<Meeting>& met)
{
    Position to;
    if (const Actor* who = whoCame(event, to)) {
        const CreatureKind& kind = world.catalogue().creature(who->kind);
        if (!kind.flies && !kind.phases)
            met.push_back({to, On::Enter});
    } else if (const auto* burned = std::get_if<Burned>(&event)) {
        met.push_back({burned->at, On::Burn});
    } else if (const auto* blast = std::get_if<Exploded>(&event)) {
        blastCells(world, blast->at, blast->radius).forEach([&](int x, int y) {
            met.push_back({{x, y, blast->at.z}, On::Burn});
        });
    }
}

// In the order of rows, each once.
std::vector<Meeting> meetingsOf(const World& world, std::span<const Event> events)
{
    std::vector<Meeting> met;
    for (const Event& event : events)
        meet(world, event, met);
    std::erase_if(met, [&](const Meeting& meeting) { return meeting.at.z != world.hero().at.z; });
    std::ranges::sort(met, {},
                      [](const Meeting& meeting) { return std::tuple(meeting.at.y, meeting.at.x, meeting.word); });
    const auto again = std::ranges::unique(met);
    met.erase(again.begin(), again.end());
    return met;
}

} // namespace

bool comeAbout(WorldWriter world, Round& round, Position at, std::size_t row, Events& events)
{
    const Catalogue& catalogue = world->catalogue();
    const TileId was = world->level(at.z).tiles[at.x, at.y];
    const ReactionTiles& tiles = catalogue.reactions(was)[row];
    const bool ends = catalogue.tile(was).reacts[row].ends;
    const TileId now = ends ? world->under(at).value_or(catalogue.floor()) : tiles.into;
    if (!holdsWhoIsThere(world, at, now))
        return false;
    const TileId covered = coveredBy(world, at, tiles);
    world.setTile(at, now);
    if (catalogue.tile(now).transient)
        world.setUnder(at, covered);
    if (!catalogue.tile(now).walkable)
        moveThingsFrom(world, at);
    const bool isFire = catalogue.tile(now).fire && !catalogue.tile(was).fire;
    events.push_back(TileTurned{at, was, now, isFire && world->isVisible(at) && round.takeFireNews()});
    return true;
}

void turnTile(WorldWriter world, Position at, TileId now, Events& events)
{
    const Catalogue& catalogue = world->catalogue();
    const TileId was = world->level(at.z).tiles[at.x, at.y];
    const TileId covered = coveredBy(world, at, {});
    world.setTile(at, now);
    if (catalogue.tile(now).transient)
        world.setUnder(at, covered);
    if (!catalogue.tile(now).walkable)
        moveThingsFrom(world, at);
    events.push_back(TileTurned{at, was, now});
}

void react(WorldWriter world, Round& round, Position at, On word, Events& events)
{
    const TileKind& tile = world->tileKind(at);
    for (std::size_t row = 0; row < tile.reacts.size(); ++row)
        if (tile.reacts[row].on == word && round.happens(tile.reacts[row].perMille, at, row)) {
            comeAbout(world, round, at, row, events);
            return;
        }
}

void reactTo(WorldWriter world, EntityId actor, std::size_t first, Events& events)
{
    if (!world->catalogue().isLiving() || world->isOver())
        return;
    const std::vector<Meeting> met = meetingsOf(world, std::span<const Event>(events).subspan(first));
    if (met.empty())
        return settle(world);
    Round round = Round::ofAct(world, actor);
    for (const Meeting& meeting : met)
        react(world, round, meeting.at, meeting.word, events);
    settle(world);
}

void settle(WorldWriter world)
{
    for (const Position at : world.takeUnsettled()) {
        const TileKind& tile = world->tileKind(at);
        std::optional<Appointment> first;
        for (std::size_t row = 0; row < tile.reacts.size(); ++row) {
            if (tile.reacts[row].on != On::Time)
                continue;
            const std::int64_t beat =
                world->level(at.z).living.beats + waitOf(world, at, tile.reacts[row].perMille, row);
            if (!first || beat < first->beat)
                first = Appointment{beat, static_cast<int>(row)};
        }
        if (first)
            world.setWait(at, *first);
    }
}

} // namespace cave
