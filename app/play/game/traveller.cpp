// SPDX-License-Identifier: MIT
#include "app/play/game/traveller.h"

#include "app/play/game/running_game.h"
#include "core/pilot/run.h"

#include <memory>
#include <utility>

namespace cave {

Traveller::Traveller(QObject* parent) : QObject(parent) { connect(&m_timer, &QTimer::timeout, this, &Traveller::step); }

void Traveller::setGame(RunningGame* game)
{
    stop();
    m_game = game;
    m_watch = {};
    m_boards = {};
}

void Traveller::stop()
{
    m_timer.stop();
    m_next = nullptr;
    m_target.reset();
}

void Traveller::travel(Position target)
{
    begin([this, target](const World& world) { return m_pilot.travel(world, target); });
    if (isUnderway())
        m_target = target;
}

void Traveller::takeStairs(Leads leads)
{
    begin([this, leads](const World& world) {
        if (world.tileKind(world.hero().at).leads == leads)
            return Advice{std::nullopt, {}, true};
        return m_pilot.takeStairs(world, leads);
    });
}

void Traveller::explore()
{
    begin([this](const World& world) { return m_pilot.explore(world, m_noticing.boards); }, exploring(), true);
}

void Traveller::exploreOrLeave()
{
    begin([this](const World& world) { return m_pilot.exploreOrLeave(world, m_noticing.boards); }, exploring(), true);
}

// What it fetches anyway needs no stop.
Noticing Traveller::exploring() const
{
    const PilotChoices& wanted = choices();
    return {wanted.stopsForNewThings && !wanted.picksUp, wanted.stopsForNewThings, false};
}

void Traveller::rest()
{
    begin([this](const World& world) { return m_pilot.rest(world); });
}

void Traveller::run(Direction direction)
{
    begin([run = std::make_shared<Run>(direction)](const World& world) { return run->next(world); });
}

void Traveller::begin(Next next, const Noticing& noticing, bool readsBoards)
{
    stop();
    m_noticing = noticing;
    m_readsBoards = readsBoards;
    m_next = std::move(next);
    step();
}

void Traveller::step()
{
    if (m_readsBoards)
        m_noticing.boards = m_boards.seen(m_game->session());
    const Advice advice = m_next(m_game->world());
    if (!advice.command) {
        stop();
        emit ended(advice);
        return;
    }
    const auto cause = submit(*advice.command, m_noticing);
    if (!isUnderway())
        return; // whoever heard of the turn stopped it
    if (cause) {
        stop();
        emit interrupted(*cause);
    } else if (!m_timer.isActive()) {
        m_timer.start();
    }
}

std::optional<Interruption> Traveller::submit(const Command& command, const Noticing& noticing)
{
    m_watch.begin(m_game->world(), noticing);
    const Turn turn = m_game->submit(command);
    if (turn.refusal || !m_game)
        return Interruption{{}, std::nullopt, false};
    return m_watch.compare(m_game->world(), command, turn);
}

} // namespace cave
