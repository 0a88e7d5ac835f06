// SPDX-License-Identifier: MIT
#include "core/lab/play_log.h"

#include "core/content/effects/thing_effects.h"
#include "core/lab/interval.h"
#include "core/pilot/danger.h"
#include "core/rules/facts/company.h"
#include "core/rules/facts/condition.h"
#include "core/rules/facts/pack.h"

#include <algorithm>
#include <array>

namespace cave {

namespace {

constexpr std::array kMeasures{
    LevelMeasure{"turns", &LevelLog::turns},         LevelMeasure{"waits", &LevelLog::waits},
    LevelMeasure{"damage", &LevelLog::damage},       LevelMeasure{"healed", &LevelLog::healed},
    LevelMeasure{"foodEaten", &LevelLog::foodEaten}, LevelMeasure{"foodCarried", &LevelLog::foodCarried},
    LevelMeasure{"maxHealth", &LevelLog::maxHealth}, LevelMeasure{"attack", &LevelLog::attack},
    LevelMeasure{"defence", &LevelLog::defence},     LevelMeasure{"kills", &LevelLog::kills},
    LevelMeasure{"noticed", &LevelLog::noticed},     LevelMeasure{"healthIn", &LevelLog::healthIn},
    LevelMeasure{"healthOut", &LevelLog::healthOut}, LevelMeasure{"healingCarried", &LevelLog::healingCarried},
};

std::int64_t eatenIn(const World& world, const Event& event)
{
    const auto* ate = std::get_if<Ate>(&event);
    return ate && ate->who.isHero ? world.catalogue().item(ate->kind).food : 0;
}

bool isTemperedByHero(const Event& event)
{
    const auto* tempered = std::get_if<Tempered>(&event);
    return tempered && tempered->who.isHero;
}

std::int64_t healthOf(const Creature& hero) { return perMille(std::max(0, hero.health), hero.maxHealth); }

std::int64_t foodCarriedIn(const World& world)
{
    std::int64_t food = 0;
    for (const Item& item : world.items()) {
        const ItemKind& kind = world.catalogue().item(item.kind);
        if (item.carrier == world.state().hero)
            food += std::int64_t{kind.food} * (kind.bites - item.bitten);
    }
    return food;
}

std::int64_t healingCarriedIn(const World& world)
{
    std::int64_t healing = 0;
    for (const Item& item : world.items()) {
        const auto& effect = world.catalogue().item(item.kind).effect;
        if (item.carrier == world.state().hero && effect && effect->kind == EffectKind::Heal)
            healing += healedBy(*effect, world.hero().maxHealth);
    }
    return healing;
}

} // namespace

std::span<const LevelMeasure> levelMeasures() { return kMeasures; }

std::int64_t damageToHero(const Event& event)
{
    const auto of = [&]<typename E>(Actor E::* victim) {
        const E* told = std::get_if<E>(&event);
        return std::int64_t{told && (told->*victim).isHero ? told->damage : 0};
    };
    return of(&Struck::victim) + of(&Shot::victim) + of(&Blasted::victim) + of(&Burned::victim) +
           of(&HitByThrown::victim) + of(&Suffered::who) + of(&Fell::who);
}

bool isKillByHero(const Event& event)
{
    const auto* died = std::get_if<Died>(&event);
    return died && died->killer.isHero && !died->victim.isHero;
}

void PlayLog::add(const World& world, const Command& command, const Turn& turn)
{
    LevelLog& level = levelOf(world.hero());
    level.turns += world.state().turn - m_turn;
    level.waits += std::holds_alternative<Wait>(command) && m_isAlone;
    std::int64_t damage = 0;
    for (const Event& event : turn.events) {
        damage += damageToHero(event);
        level.foodEaten += eatenIn(world, event);
        level.kills += isKillByHero(event);
        m_stonesUsed += isTemperedByHero(event);
    }
    level.damage += damage;
    level.noticed += noticedBy(world);
    level.healed += std::max<std::int64_t>(0, world.hero().health + damage - m_health);
    look(world);
}

std::int64_t PlayLog::waits() const
{
    std::int64_t all = 0;
    for (const auto& [z, level] : m_levels)
        all += level.waits;
    return all;
}

// Who was drawn elsewhere by a noise has not noticed the hero, and neither has who was born knowing of it.
std::int64_t PlayLog::noticedBy(const World& world) const
{
    const Creature& hero = world.hero();
    return std::ranges::count_if(world.creatures(), [&](const Creature& creature) {
        return creature.quarry == hero.at && creature.id != hero.id && isFoe(world, creature, hero) &&
               std::ranges::binary_search(m_unaware, creature.id);
    });
}

LevelLog& PlayLog::levelOf(const Creature& hero)
{
    const auto [level, isNew] = m_levels.try_emplace(hero.at.z);
    if (isNew)
        level->second.healthIn = healthOf(hero);
    return level->second;
}

void PlayLog::look(const World& world)
{
    const Creature& hero = world.hero();
    LevelLog& level = levelOf(hero);
    level.healthOut = healthOf(hero);
    level.foodCarried = foodCarriedIn(world);
    level.healingCarried = healingCarriedIn(world);
    level.maxHealth = hero.maxHealth;
    level.attack = attackOf(world, hero);
    level.defence = defenceOf(world, hero);
    m_turn = world.state().turn;
    m_health = hero.health;
    m_isAlone = dangersInView(world).empty();
    m_unaware.clear(); // asked every turn: its memory is kept
    for (const Creature& creature : world.creatures())
        if (!creature.quarry)
            m_unaware.push_back(creature.id);
}

} // namespace cave
