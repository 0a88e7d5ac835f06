// SPDX-License-Identifier: MIT
#include "app/play/page/hero_bars.h"

#include "app/play/keys/play_table.h"
#include "app/play/words/creature_text.h"
#include "app/play/words/hero_text.h"
#include "app/play/words/thing_text.h"
#include "app/view/keys/mnemonic.h"
#include "app/view/ui/bar_widget.h"
#include "app/view/ui/keep_current.h"
#include "app/view/ui/palette.h"
#include "app/view/ui/widgets.h"
#include "core/rules/facts/appetite.h"
#include "core/rules/verbs/gain.h"
#include "core/world/world.h"

#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace cave {

namespace {

// The bar is hatched from a third of the health down; the words say it as well.
constexpr int kHurt = 3;

QString healthText(const Creature& hero)
{
    const int health = std::max(0, hero.health);
    if (isNearDeath(hero) && health > 0)
        return HeroBars::tr("Health %1 / %2, near death").arg(health).arg(hero.maxHealth);
    if (health * kHurt <= hero.maxHealth && health > 0)
        return HeroBars::tr("Health %1 / %2, hurt").arg(health).arg(hero.maxHealth);
    return HeroBars::tr("Health %1 / %2").arg(health).arg(hero.maxHealth);
}

} // namespace

HeroBars::HeroBars(QWidget* parent)
    : QWidget(parent), m_health(new BarWidget(palette::kHealth, palette::kHealthGround, this)),
      m_experience(new BarWidget(palette::kExperience, palette::kExperienceGround, this)),
      m_levelUp(new QPushButton(this)), m_food(new BarWidget(palette::kHunger, palette::kHungerGround, this)),
      m_conditions(wrappedLabel({}, "strong"))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    for (QWidget* part : std::initializer_list<QWidget*>{m_health, m_experience, m_levelUp, m_food, m_conditions})
        column->addWidget(part);
    m_levelUp->setProperty("role", "primary");
    connect(m_levelUp, &QPushButton::clicked, this, &HeroBars::levelUpRequested);
    keepCurrent(*this, [this] {
        m_levelUp->setText(withoutMnemonic(playText(playAction(PlayAction::LevelUp).name)));
        m_levelUp->setToolTip(playText(playAction(PlayAction::LevelUp).help));
    });
}

void HeroBars::begin() { m_health->forgetGhost(); }

void HeroBars::show(const World& world, const Describer& describer)
{
    const Creature& hero = world.hero();
    const int health = std::max(0, hero.health);
    m_health->setValue(health, hero.maxHealth, healthText(hero));
    m_health->setAlarm(health * kHurt <= hero.maxHealth);
    showGrowth(world);
    showHunger(world);
    const QStringList conditions = signedConditionTexts(describer, hero);
    m_conditions->setVisible(!conditions.isEmpty());
    m_conditions->setText(conditions.join(u'\n'));
}

void HeroBars::showGrowth(const World& world)
{
    const Creature& hero = world.hero();
    const bool learns = cave::learns(world.rules());
    const bool isPending = hero.gainsToChoose > 0 && !world.isOver();
    m_experience->setVisible(learns && !isPending); // the button takes its place: a low window has no room for both
    m_levelUp->setVisible(isPending);
    if (!learns)
        return;
    const int needed = neededFor(world.rules(), hero.level);
    m_experience->setValue(std::clamp(hero.experience, 0, needed), needed,
                           tr("Level %1, experience %2 / %3").arg(hero.level).arg(hero.experience).arg(needed));
    m_experience->forgetGhost();
}

void HeroBars::showHunger(const World& world)
{
    const auto& hunger = world.rules().hunger;
    m_food->setVisible(hunger.has_value());
    if (!hunger)
        return;
    const QLocale locale;
    const int food = std::clamp(world.state().fullness, 0, hunger->most);
    m_food->setValue(
        food, hunger->most,
        tr("%1, %2 of %3 food").arg(appetiteWord(world), locale.toString(food), locale.toString(hunger->most)));
    m_food->setAlarm(appetiteOf(world) == Appetite::Hungry || appetiteOf(world) == Appetite::Starving);
    m_food->forgetGhost();
}

void HeroBars::setAnimation(Animation animation) { m_health->setPace(paceOf(animation)); }

void HeroBars::finishMotion() { m_health->finish(); }

} // namespace cave
