// SPDX-License-Identifier: MIT
#include "tests/support/wanderer.h"

#include "core/rules/verbs/check.h"
#include "tests/support/survival.h"

#include <algorithm>

namespace cave {

namespace {

constexpr int kPatience = 120;

bool isLegal(const World& world, const Command& command) { return mayDo(world, world.hero(), command); }

// The first step of a shortest way for one who walks; none leads there: nothing.
std::optional<Direction> stepTowards(const World& world, Position aim)
{
    const Position here = world.hero().at;
    Grid<std::int8_t> known(world.width(), world.height(), 0);
    std::vector<Position> edge{aim};
    known[aim.x, aim.y] = 1;
    for (std::size_t i = 0; i < edge.size(); ++i)
        for (const Direction direction : kDirections) {
            const Position from = moved(edge[i], direction);
            if (from == here)
                return *std::ranges::find(kDirections, edge[i], [here](Direction to) { return moved(here, to); });
            if (!world.contains(from) || known[from.x, from.y] != 0 || !world.isWalkable(from))
                continue;
            known[from.x, from.y] = 1;
            edge.push_back(from);
        }
    return std::nullopt;
}

} // namespace

Position Wanderer::anyCell(const World& world)
{
    return {m_dice.between(0, world.width() - 1), m_dice.between(0, world.height() - 1), world.hero().at.z};
}

// Something that is there to be come to, or any cell.
void Wanderer::chooseAim(const World& world)
{
    std::vector<Position> aims;
    const int z = world.hero().at.z;
    const std::uint32_t sort = m_dice.below(6);
    if (sort < 2)
        for (const Item& item : world.items())
            if (item.carrier == EntityId::None && item.at.z == z)
                aims.push_back(item.at);
    if (sort == 2)
        for (const Creature& creature : world.creatures())
            if (creature.at.z == z && creature.id != world.hero().id)
                aims.push_back(creature.at);
    for (int y = 0; y < world.height(); ++y)
        for (int x = 0; x < world.width(); ++x)
            if ((sort == 3 && world.isUsable({x, y, z})) ||
                (sort == 4 && world.tileKind({x, y, z}).leads != Leads::Nowhere))
                aims.push_back({x, y, z});
    m_aim = aims.empty() ? anyCell(world) : aims[m_dice.below(static_cast<std::uint32_t>(aims.size()))];
    m_patience = kPatience;
}

std::optional<Command> Wanderer::actHere(const World& world)
{
    switch (m_dice.below(4)) {
    case 0: return PickUp{};
    case 1: return ClimbDown{};
    case 2: return ClimbUp{};
    default: break;
    }
    for (const Direction direction : kDirections)
        if (const Creature* const beside = world.creatureAt(moved(world.hero().at, direction));
            beside && beside->isCaptive)
            return Free{direction};
    return PickUp{};
}

std::optional<Command> Wanderer::tryOut(const World& world)
{
    const std::vector<Item> pack = world.itemsOf(world.hero().id);
    if (pack.empty())
        return std::nullopt;
    const EntityId item = pack[m_dice.below(static_cast<std::uint32_t>(pack.size()))].id;
    const Position at = anyCell(world);
    switch (m_dice.below(9)) {
    case 0: return Drop{item};
    case 1: return Wield{item};
    case 2: return Wear{item};
    case 3: return Drink{item};
    case 4: return Read{item};
    case 5: return ReadAt{item, at.x, at.y};
    case 6: return Zap{item};
    case 7: return ZapAt{item, at.x, at.y};
    default: return Throw{item, at.x, at.y};
    }
}

std::optional<Command> Wanderer::goOn(const World& world)
{
    if (!m_aim || m_aim->z != world.hero().at.z || m_aim == world.hero().at || m_patience-- == 0)
        chooseAim(world);
    const auto step = stepTowards(world, *m_aim);
    if (!step) {
        m_aim.reset();
        return std::nullopt;
    }
    return Walk{*step};
}

Command Wanderer::choose(const World& world)
{
    constexpr Gained kGains[]{Gained::Health, Gained::Attack, Gained::Defence, Gained::Sight};
    if (world.hero().gainsToChoose > 0)
        return Gain{kGains[m_dice.below(4)]};
    const bool isThere = m_aim == world.hero().at;
    const std::uint32_t mood = m_dice.below(16);
    std::optional<Command> command = mood == 0              ? std::optional(anyAct(m_dice))
                                     : mood == 1            ? tryOut(world)
                                     : isThere || mood == 2 ? actHere(world)
                                                            : goOn(world);
    if (isThere)
        m_aim.reset();
    return command && isLegal(world, *command) ? *command : Wait{};
}

} // namespace cave
