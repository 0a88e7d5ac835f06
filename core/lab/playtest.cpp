// SPDX-License-Identifier: MIT
#include "core/lab/playtest.h"

#include "core/lab/map_measures.h"
#include "core/lab/trial.h"
#include "core/rules/facts/score.h"

#include <algorithm>
#include <cassert>
#include <tuple>

namespace cave {

namespace {

BotPlan botPlanOf(const PlaytestPlan& plan, int number)
{
    BotPlan bot;
    const auto personas = static_cast<int>(plan.personas.size());
    bot.persona = *findPersona(plan.personas[static_cast<std::size_t>(number % personas)]);
    bot.turns = plan.turns;
    const auto round = static_cast<std::uint64_t>(number / personas);
    bot.trial = plan.isOfOneMap() ? round + 1 : 0;
    return bot;
}

std::uint64_t seedOf(const Dungeon& dungeon, const PlaytestPlan& plan, int number)
{
    const auto personas = static_cast<int>(plan.personas.size());
    return plan.firstSeed ? *plan.firstSeed + static_cast<std::uint64_t>(number / personas) : dungeon.seed;
}

// What comes of the game; `isOnMap`: cell by cell.
void playOut(PlaytestGame& game, Session session, BotPlan bot, bool isOnMap)
{
    PlayLog log(session.world());
    CellLog cells(session.world());
    bot.listener = [&](const World& world, const Command& command, const Turn& turn) {
        log.add(world, command, turn);
        cells.add(world, command, turn);
    };
    const BotGame played = playByBot(std::move(session), bot);
    const World& world = played.session.world();
    game.outcome = world.state().outcome;
    game.cause = world.state().cause;
    if (world.state().killer)
        game.killer = world.catalogue().creature(*world.state().killer).id;
    game.end = world.hero().at;
    game.turn = world.state().turn;
    game.score = scoreOf(world).total;
    game.hash = world.hash();
    game.levels = log.levels();
    if (isOnMap)
        game.cells = cells.finish(world);
    else
        game.profile = cells.profile(world);
}

// What one game is better in than another, the most important first.
auto meritOf(const PlaytestGame& game)
{
    const int deepest = game.levels.empty() ? 0 : game.levels.rbegin()->first;
    return std::tuple(game.outcome == Outcome::Won, deepest, game.score);
}

} // namespace

Result<PlaytestGame> playTest(const Dungeon& dungeon, const PlaytestPlan& plan, int number,
                              const std::atomic<bool>& isStopped)
{
    BotPlan bot = botPlanOf(plan, number);
    bot.goesOn = [&isStopped] { return !isStopped; };
    PlaytestGame game{
        .number = number, .seed = seedOf(dungeon, plan, number), .trial = bot.trial, .persona = bot.persona.id};
    auto setup = setUpGame(dungeon, game.seed, bot.origin);
    if (!setup)
        return std::unexpected(setup.error());
    auto begun = beginGame(std::move(*setup), bot.trial);
    if (!begun && plan.isOfOneMap())
        return std::unexpected(begun.error());
    if (begun)
        playOut(game, Session(std::move(*begun)), std::move(bot), plan.isOfOneMap());
    else
        game.refusal = begun.error();
    if (isStopped)
        return stopped();
    return game;
}

Result<Session> playAgain(const Dungeon& dungeon, const PlaytestPlan& plan, int number, const Progress& progress)
{
    BotPlan bot = botPlanOf(plan, number);
    bool isStopped = false;
    if (progress)
        bot.goesOn = [&] { return !(isStopped = !progress(0, 1)); };
    auto played = playByBot(dungeon, seedOf(dungeon, plan, number), bot);
    if (!played)
        return std::unexpected(played.error());
    if (isStopped)
        return stopped();
    return std::move(played->session);
}

PlaytestSum::PlaytestSum(const Dungeon& dungeon, PlaytestPlan plan) : m_plan(std::move(plan))
{
    for (const DungeonLevel& level : dungeon.levels)
        m_levels.push_back(level.uid);
    m_cells.assign(dungeon.levels.size(), CellSums(dungeon.width, dungeon.height));
    if (!m_plan.isOfOneMap())
        return;
    const MapMeasure& danger = mapMeasures()[findMapMeasure("danger").value()];
    MeasuredDungeon measured(dungeon);
    m_danger.reserve(dungeon.levels.size());
    for (int z = 0; z < dungeon.depth(); ++z)
        m_danger.push_back(danger.of(measured.level(z)).value_or(0));
}

std::optional<std::int64_t> PlaytestSum::danger(int z) const
{
    const auto level = static_cast<std::size_t>(z);
    return level < m_danger.size() ? std::optional(m_danger[level]) : std::nullopt;
}

void PlaytestSum::add(PlaytestGame game)
{
    m_waiting.emplace(game.number, std::move(game));
    for (auto next = m_waiting.find(count()); next != m_waiting.end(); next = m_waiting.find(count())) {
        addNext(std::move(next->second));
        m_waiting.erase(next);
    }
}

void PlaytestSum::addNext(PlaytestGame game)
{
    GameEnd end{game.outcome, game.cause, game.killer, game.turn, game.end.z};
    end.isUnplayable = game.refusal.has_value();
    m_tally.add(end, game.levels);
    for (const auto& [at, counts] : game.cells.cells)
        m_cells[static_cast<std::size_t>(at.z)].at(at.x, at.y) += counts;
    for (const auto& [z, seen] : game.cells.seen)
        seen.forEach([&](int x, int y) { ++m_cells[static_cast<std::size_t>(z)].at(x, y).seen; });
    for (std::size_t i = 0; i < kProfileSteps; ++i)
        m_profile[i] += game.profile[i];
    game.cells = {};
    m_games.push_back(std::move(game));
}

const CellSums* PlaytestSum::cells(Uid level) const
{
    const auto found = std::ranges::find(m_levels, level);
    return found == m_levels.end() ? nullptr : &m_cells[static_cast<std::size_t>(found - m_levels.begin())];
}

PlaytestChange changeBetween(const PlaytestSum& before, const PlaytestSum& after)
{
    PlaytestChange change;
    const int both = std::min(before.count(), after.count());
    for (int i = 0; i < both; ++i) {
        const auto was = meritOf(before.games()[static_cast<std::size_t>(i)]);
        const auto is = meritOf(after.games()[static_cast<std::size_t>(i)]);
        ++(is > was ? change.better : is < was ? change.worse : change.same);
    }
    return change;
}

int heatBand(std::int64_t count, std::int64_t largest)
{
    assert(count <= largest);
    if (count <= 0)
        return 0;
    int band = kHeatBands;
    for (std::int64_t end = largest; band > 1 && count * 2 <= end; end /= 2)
        --band;
    return band;
}

std::int64_t leastOfHeatBand(int band, std::int64_t largest)
{
    assert(band >= 1 && band <= kHeatBands);
    const std::int64_t end = largest >> (kHeatBands - band); // the largest in it
    const std::int64_t least = band == 1 ? 1 : end / 2 + 1;
    return least <= end ? least : 0;
}

} // namespace cave
