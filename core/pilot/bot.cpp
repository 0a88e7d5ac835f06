// SPDX-License-Identifier: MIT
#include "core/pilot/bot.h"

#include "core/pilot/bot_concerns.h"

#include <algorithm>
#include <array>

namespace cave {

namespace {

constexpr int kMostRefusals = 3;
constexpr std::size_t kTrail = 12; // turns
constexpr int kAvoids = 200;       // turns

// Which stairs were used is seen by where the hero has come out.
void noteClimb(BotMind& mind, const World& world)
{
    const Position at = world.hero().at;
    if (mind.lastTurn < 0 || at.z == mind.lastAt.z)
        return;
    LevelNotes& left = mind.levels[static_cast<std::size_t>(mind.lastAt.z)];
    ++left.uses[mind.lastAt];
    left.falls += at.z > mind.lastAt.z && !std::holds_alternative<ClimbDown>(mind.last);
    ++mind.levels[static_cast<std::size_t>(at.z)].uses[at];
}

// A command that cost no turn was refused, or was a choice. What was refused is not tried for ever.
void noteRefusal(BotMind& mind, const World& world)
{
    const bool isRefused = mind.lastTurn == world.state().turn && !std::holds_alternative<Gain>(mind.last);
    mind.refusals = isRefused ? mind.refusals + 1 : 0;
    if (isRefused && (std::holds_alternative<ClimbUp>(mind.last) || std::holds_alternative<ClimbDown>(mind.last))) {
        Crowd& crowd = mind.levels[static_cast<std::size_t>(mind.lastAt.z)].crowded[mind.lastAt];
        crowd = {mind.lastTurn, crowd.times + 1};
    }
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
    LevelNotes& notes = mind.levels[static_cast<std::size_t>(at.z)];
    if (mind.avoids > 0 && notes.aim) // going around did not help: somebody stands in the only way there
        notes.spent[*notes.aim] += kAvoids;
    mind.avoids = kAvoids;
    mind.trail.clear();
}

std::optional<Command> wishOf(Concern concern, Situation& now)
{
    switch (concern) {
    case Concern::ChooseGain: return concern::chooseGain(now);
    case Concern::GetAshore: return concern::getAshore(now);
    case Concern::FleeFire: return concern::fleeFire(now);
    case Concern::Fight: return concern::fight(now);
    case Concern::Feed: return concern::feed(now);
    case Concern::Equip: return concern::equip(now);
    case Concern::Mend: return concern::mend(now);
    case Concern::UseForGood: return concern::useForGood(now);
    case Concern::TryUnknown: return concern::tryUnknown(now);
    case Concern::Rest: return concern::rest(now);
    case Concern::FreeCaptives: return concern::freeCaptives(now);
    case Concern::Hunt: return concern::hunt(now);
    case Concern::Finish: return concern::finish(now);
    case Concern::Hurry: return concern::hurry(now);
    case Concern::Explore: return concern::explore(now);
    case Concern::PullLevers: return concern::pullLevers(now);
    case Concern::Challenge: return concern::challenge(now);
    case Concern::Leave: return concern::leave(now);
    case Concern::Pursue: return concern::pursue(now);
    case Concern::BreakThrough: return concern::breakThrough(now);
    case Concern::Revisit: return concern::revisit(now);
    case Concern::Dig: return concern::dig(now);
    case Concern::Search: return concern::search(now);
    case Concern::WanderOff: return concern::wanderOff(now);
    case Concern::Leap: return concern::leap(now);
    }
    return std::nullopt;
}

// Takes up again what was given up as too far, too strong or out of reach: doors may have opened and foes gone since.
// The bot also looks again at what bars its way here: a gate that opens out of view stays shut in the hero's memory.
void tryAgain(BotMind& mind, const World& world)
{
    for (LevelNotes& notes : mind.levels)
        notes = {BitGrid(notes.searched.width(), notes.searched.height()), std::move(notes.looked)};
    mind.levels[static_cast<std::size_t>(world.hero().at.z)].lookedAgain = world.visible();
    mind.dealings.clear();
    mind.unreachable.clear();
    mind.forgotten.clear();
}

// What nobody puts off, whatever else is tried.
bool isUrgent(Concern concern)
{
    constexpr std::array kUrgent{Concern::ChooseGain, Concern::GetAshore, Concern::FleeFire, Concern::Fight,
                                 Concern::Feed};
    return std::ranges::find(kUrgent, concern) != kUrgent.end();
}

// Who dares is not driven back by what it dares.
bool isCaution(Concern concern) { return concern == Concern::GetAshore || concern == Concern::FleeFire; }

} // namespace

void Bot::begin(const World& world)
{
    if (m_mind.levels.empty())
        for (int z = 0; z < world.depth(); ++z)
            m_mind.levels.push_back({BitGrid(world.width(), world.height()), BitGrid(world.width(), world.height())});
    noteClimb(m_mind, world);
    noteRefusal(m_mind, world);
    noteTrail(m_mind, world.hero().at);
    LevelNotes& notes = m_mind.levels[static_cast<std::size_t>(world.hero().at.z)];
    notes.looked |= world.visible();
    if (notes.lookedAgain)
        *notes.lookedAgain |= world.visible();
    m_headway.note(world, m_mind);
    if (m_headway.isNewRemedy()) {
        if (m_headway.remedy() == Remedy::Dare)
            tryAgain(m_mind, world); // over dangerous ground it may be reached
        else
            forgetUnreached(world, m_mind);
    }
    m_mind.lastTurn = world.state().turn;
    m_mind.lastAt = world.hero().at;
    m_mind.last = Wait{};
    m_concern.reset();
}

std::optional<Command> Bot::wish(Situation& now, std::span<const Concern> concerns)
{
    for (const Concern concern : concerns)
        if (const auto command = wishOf(concern, now)) {
            m_concern = concern;
            m_mind.last = *command;
            return command;
        }
    return std::nullopt;
}

// What is tried comes behind what nobody puts off and before all else.
std::optional<Command> Bot::wishWhenStuck(Situation& now)
{
    const Remedy remedy = m_headway.remedy();
    std::vector<Concern> concerns = m_persona.concerns;
    std::ranges::stable_partition(concerns, isUrgent);
    const auto others = std::ranges::find_if_not(concerns, isUrgent);
    if (remedy == Remedy::Search)
        concerns.insert(others, Concern::Search);
    if (remedy == Remedy::Elsewhere && m_headway.level() == now.at().z)
        concerns.insert(others, {Concern::Leap, Concern::WanderOff});
    if (remedy == Remedy::Dare) {
        std::erase_if(concerns, isCaution);
        now.dare();
    }
    return wish(now, concerns);
}

Command Bot::choose(const World& world)
{
    begin(world);
    Situation now(world, m_mind, m_persona);
    if (m_mind.refusals >= kMostRefusals)
        return m_mind.last;
    const bool getsOn = m_headway.remedy() == Remedy::None;
    if (const auto command = getsOn ? wish(now, m_persona.concerns) : wishWhenStuck(now))
        return *command;
    tryAgain(m_mind, world);
    return m_mind.last;
}

} // namespace cave
