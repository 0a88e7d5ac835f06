// SPDX-License-Identifier: MIT
#include "core/rules/living/react.h"

#include "core/rules/living/fall.h"
#include "core/rules/living/gas.h"
#include "core/rules/living/meetings.h"
#include "core/rules/living/results.h"

#include <algorithm>

namespace cave {

namespace {

bool suits(Who who, const Guest& guest)
{
    switch (who) {
    case Who::Walker: return !guest.isThing && guest.isHeld;
    case Who::Hero: return guest.isHero;
    case Who::Other: return !guest.isThing && guest.isHeld && !guest.isHero;
    case Who::Thing: return guest.isThing;
    case Who::Any: return true;
    }
    return false;
}

bool suits(const ReactionRow& row, const Meeting& meeting)
{
    switch (meeting.word) {
    case On::Enter:
    case On::Leave:
    case On::Stay: return suits(row.who, meeting.guest);
    case On::Weigh: return meeting.before < row.least && meeting.now >= row.least;
    case On::Lift: return meeting.before >= row.least && meeting.now < row.least;
    case On::Strike: return row.by == 0 || (row.by & meeting.by) != 0;
    case On::Use:
    case On::Dig:
    case On::Burn:
    case On::Soak:
    case On::Freeze:
    case On::Light:
    case On::Time: return true;
    }
    return false;
}

bool isLast(const ReactionRow& row) { return !row.into.empty() || row.ends; }

// Who fell may have come onto others who fall.
void letFall(WorldWriter world, Events& events)
{
    const std::vector<EntityId> hanging(world->hanging().begin(), world->hanging().end());
    for (const EntityId who : hanging)
        if (!world->isOver() && world->hanging().contains(who))
            fall(world, who, events);
}

void letOutClouds(WorldWriter world, std::size_t first, const Events& events)
{
    for (std::size_t i = first; i < events.size(); ++i)
        if (const auto* cloud = std::get_if<Clouded>(&events[i]))
            letOut(world, cloud->at, cloud->kind, cloud->units);
}

// Of the events from number `first` on, which moves behind them.
std::vector<Meeting> nextMeetings(WorldWriter world, std::size_t& first, Events& events)
{
    letOutClouds(world, first, events);
    letFall(world, events);
    std::vector<Meeting> met = meetingsOf(world, first, events);
    first = events.size();
    return met;
}

// Fire that meets ground meets the gas above it as well.
void burnAir(WorldWriter world, Round& round, const std::vector<Meeting>& met, Events& events)
{
    if (world->isOver() || world->level(round.z()).living.gas.empty())
        return;
    BitGrid inFire(world->width(), world->height());
    for (const Meeting& meeting : met)
        if (meeting.word == On::Burn && meeting.at.z == round.z())
            inFire.set(meeting.at.x, meeting.at.y);
    burnGas(world, round, inFire, events);
}

// What they bring about is met in turn, until nothing is left: each cell answers a word once.
void answerAll(WorldWriter world, Round& round, std::vector<Meeting> met, std::size_t first, Events& events)
{
    while (!met.empty() && !world->isOver()) {
        for (const Meeting& meeting : met)
            if (!world->isOver() && meeting.at.z == world->hero().at.z)
                react(world, round, meeting, events);
        burnAir(world, round, met, events);
        met = nextMeetings(world, first, events);
    }
    settle(world);
}

} // namespace

Guest guestOf(const World& world, const Actor& who)
{
    const Creature* living = world.creature(who.id);
    const CreatureKind& kind = living ? world.kindOf(*living) : world.catalogue().creature(who.kind);
    return {false, who.isHero, !kind.flies && !kind.phases};
}

void react(WorldWriter world, Round& round, const Meeting& meeting, Events& events)
{
    const TileId tile = meeting.tile.value_or(world->level(meeting.at.z).tiles[meeting.at.x, meeting.at.y]);
    if (world->catalogue().answering(meeting.word)[tile] == 0 || round.hasAnswered(meeting.at, meeting.word))
        return;
    const std::vector<ReactionRow>& rows = world->catalogue().tile(tile).reacts;
    for (std::size_t row = 0; row < rows.size() && !world->isOver(); ++row) {
        if (rows[row].on != meeting.word || !suits(rows[row], meeting) ||
            !round.happens(rows[row].perMille, meeting.at, row))
            continue;
        round.noteAnswer(meeting.at, meeting.word);
        comeAbout(world, round, meeting.at, tile, row, events);
        if (isLast(rows[row]))
            return;
    }
}

// One draw stood for all the beats until now: of the rows before this one none has come, of those behind each may come
// in this beat.
void reactInTime(WorldWriter world, Round& round, Position at, std::size_t row, Events& events)
{
    const TileId tile = world->level(at.z).tiles[at.x, at.y];
    const std::vector<ReactionRow>& rows = world->catalogue().tile(tile).reacts;
    const std::int64_t next = world->level(at.z).living.beats + 1;
    for (std::size_t i = row; i < rows.size() && !world->isOver(); ++i) {
        if (rows[i].on != On::Time || (i != row && !round.happens(rows[i].perMille, at, i)))
            continue;
        const bool came = comeAbout(world, round, at, tile, i, events);
        if (!isLast(rows[i]))
            continue;
        if (!came)
            world.setWait(at, {next, static_cast<int>(i)});
        return;
    }
    world.waitAnew(at);
}

void answer(WorldWriter world, Round& round, std::size_t first, Events& events)
{
    answerAll(world, round, nextMeetings(world, first, events), first, events);
}

void reactTo(WorldWriter world, EntityId actor, std::size_t first, Events& events)
{
    if (!world->catalogue().isLiving() || world->isOver())
        return;
    std::vector<Meeting> met = nextMeetings(world, first, events);
    if (met.empty() || world->isOver())
        return settle(world);
    Round round = Round::ofAct(world, actor);
    answerAll(world, round, std::move(met), first, events);
}

void settle(WorldWriter world)
{
    const std::vector<Position> come = world.takeUnsettled();
    std::optional<std::pair<int, Chance>> chance; // of a level: most are of one
    for (const Position at : come) {
        if (!chance || chance->first != at.z)
            chance.emplace(at.z, livingChance(world, at.z));
        const TileKind& tile = world->tileKind(at);
        const std::int64_t beats = world->level(at.z).living.beats;
        std::optional<Appointment> first;
        for (std::size_t row = 0; row < tile.reacts.size(); ++row) {
            if (tile.reacts[row].on != On::Time)
                continue;
            const std::int64_t beat = beats + waitOf(chance->second, beats, at, tile.reacts[row].perMille, row);
            if (!first || beat < first->beat)
                first = Appointment{beat, static_cast<int>(row)};
        }
        if (first)
            world.setWait(at, *first);
    }
}

} // namespace cave
