// SPDX-License-Identifier: MIT
#include "core/pilot/bot.h"

#include "core/pilot/bot_concerns.h"

#include <algorithm>
#include <array>

namespace cave {

namespace {

// The most important first: the first that wishes something is heard.
constexpr std::array kConcerns{
    concern::chooseGain,   concern::getAshore, concern::fleeFire,   concern::fight,        concern::feed,
    concern::equip,        concern::mend,      concern::useForGood, concern::tryUnknown,   concern::rest,
    concern::freeCaptives, concern::hunt,      concern::finish,     concern::explore,      concern::pullLevers,
    concern::challenge,    concern::leave,     concern::pursue,     concern::breakThrough, concern::revisit,
    concern::dig,          concern::search,    concern::wanderOff,
};

constexpr int kMostRefusals = 3;
constexpr std::size_t kTrail = 12; // turns
constexpr int kAvoids = 200;       // turns

// Which stairs were used is seen by where the hero has come out.
void noteClimb(BotMind& mind, const World& world)
{
    const Position at = world.hero().at;
    if (mind.lastTurn < 0 || at.z == mind.lastAt.z)
        return;
    ++mind.levels[static_cast<std::size_t>(mind.lastAt.z)].uses[mind.lastAt];
    ++mind.levels[static_cast<std::size_t>(at.z)].uses[at];
}

// A command that cost no turn was refused, or was a choice. What was refused is not tried for ever.
void noteRefusal(BotMind& mind, const World& world)
{
    const bool isRefused = mind.lastTurn == world.state().turn && !std::holds_alternative<Gain>(mind.last);
    mind.refusals = isRefused ? mind.refusals + 1 : 0;
    if (isRefused && (std::holds_alternative<ClimbUp>(mind.last) || std::holds_alternative<ClimbDown>(mind.last)))
        mind.levels[static_cast<std::size_t>(mind.lastAt.z)].crowded[mind.lastAt] = mind.lastTurn;
}

// Whether the hero has gone to and fro between two cells all along its trail.
bool isTorn(const std::vector<Position>& trail)
{
    if (trail.size() < kTrail || trail[0] == trail[1])
        return false;
    for (std::size_t i = 2; i < trail.size(); ++i)
        if (trail[i] != trail[i - 2])
            return false;
    return true;
}

// Somebody who stands in the way, and is seen from one cell of it only, sends the hero to and fro: around them from
// there, past them from the next.
void noteTrail(BotMind& mind, Position at)
{
    mind.avoids = std::max(mind.avoids - 1, 0);
    mind.trail.push_back(at);
    if (mind.trail.size() > kTrail)
        mind.trail.erase(mind.trail.begin());
    if (!isTorn(mind.trail))
        return;
    mind.avoids = kAvoids;
    mind.trail.clear();
}

// Takes up again what was given up as too far, too strong or out of reach: doors may have opened and foes gone since.
void tryAgain(BotMind& mind)
{
    for (LevelNotes& notes : mind.levels)
        notes = {BitGrid(notes.searched.width(), notes.searched.height())};
    mind.dealings.clear();
    mind.unreachable.clear();
}

} // namespace

Command Bot::choose(const World& world)
{
    if (m_mind.levels.empty())
        for (int z = 0; z < world.depth(); ++z)
            m_mind.levels.push_back({BitGrid(world.width(), world.height())});
    noteClimb(m_mind, world);
    noteRefusal(m_mind, world);
    noteTrail(m_mind, world.hero().at);
    m_mind.lastTurn = world.state().turn;
    m_mind.lastAt = world.hero().at;
    m_mind.last = Wait{};
    Situation now(world, m_mind);
    if (m_mind.refusals >= kMostRefusals)
        return m_mind.last;
    for (const auto wish : kConcerns)
        if (const auto command = wish(now)) {
            m_mind.last = *command;
            return m_mind.last;
        }
    tryAgain(m_mind);
    return m_mind.last;
}

} // namespace cave
