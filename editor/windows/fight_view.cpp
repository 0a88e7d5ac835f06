// SPDX-License-Identifier: MIT
#include "editor/windows/fight_view.h"

#include "app/view/ui/keep_current.h"
#include "app/view/ui/widgets.h"
#include "core/pilot/duel.h"
#include "core/pilot/odds.h"

#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QVBoxLayout>

#include <algorithm>

namespace cave {

namespace {

constexpr int kFightTurns = 20;
constexpr int kFightLines = 6;

// As it starts, with the best of its kit in hand and on the body.
Fighter heroOf(const Rules& rules, const Catalogue& catalogue)
{
    const CreatureKind& kind = catalogue.creature(*catalogue.findCreature(rules.hero));
    Fighter hero{rules.health.value_or(kind.health), rules.attack.value_or(kind.attack),
                 rules.defence.value_or(kind.defence), rules.speed.value_or(kind.speed)};
    int weapon = 0;
    int armour = 0;
    for (const std::string& id : rules.kit) {
        const ItemKind& item = catalogue.item(*catalogue.findItem(id));
        weapon = std::max(weapon, item.attack);
        armour = std::max(armour, item.defence);
    }
    hero.attack += weapon;
    hero.defence += armour;
    return hero;
}

QString endText(const Duel& duel)
{
    const int turns = static_cast<int>(duel.turns);
    if (duel.outcome == Outcome::Died)
        return FightView::tr("A fight: the hero is slain after %n turn(s).", nullptr, turns);
    const QString text =
        duel.isFelled
            ? FightView::tr("A fight: the hero fells it in %n turn(s) and keeps %1 health.", nullptr, turns)
            : FightView::tr("A fight: both stand after %n turn(s), and the hero keeps %1 health.", nullptr, turns);
    return text.arg(duel.health);
}

} // namespace

QString oddsText(const Workbench& bench, CreatureKindId foeKind)
{
    const Rules& rules = bench.dungeon().rules;
    const CreatureKind& kind = bench.catalogue().creature(foeKind);
    const Fighter hero = heroOf(rules, bench.catalogue());
    const Fighter foe{kind.health, kind.attack, kind.defence, kind.speed};
    const auto number = [](std::int64_t hundredths) {
        return QLocale().toString(static_cast<double>(hundredths) / 100, 'f', 1);
    };
    const std::int64_t strikes = turnsToFell(rules, hero, foe);
    const std::int64_t loss = lossAgainst(rules, hero, foe);
    if (kind.id == rules.hero)
        return FightView::tr("The hero of this dungeon.");
    if (strikes >= kNeverFalls)
        return FightView::tr("A fresh hero cannot hurt it.");
    if (loss >= std::int64_t{hero.health} * 100)
        return FightView::tr("A fresh hero with %1 health falls before it does: it needs %2 strikes to fell it.")
            .arg(hero.health)
            .arg(number(strikes));
    return FightView::tr("A fresh hero fells it with %1 strikes and loses %2 of %3 health, where both strike all the "
                         "time.")
        .arg(number(strikes), number(loss))
        .arg(hero.health);
}

FightView::FightView(const Workbench& bench, QWidget* parent)
    : QWidget(parent), m_bench(bench), m_end(wrappedLabel({}, "strong")), m_lines(new QListWidget(this))
{
    m_lines->setWordWrap(true);
    m_lines->setSelectionMode(QAbstractItemView::NoSelection);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_end);
    column->addWidget(m_lines);
    keepCurrent(*this, [this] {
        m_lines->setAccessibleName(tr("A fight with a fresh hero"));
        m_lines->setFixedHeight(kFightLines * m_lines->fontMetrics().lineSpacing() * 3 / 2);
    });
}

void FightView::showNone()
{
    m_lines->clear();
    hide();
}

// With chance as this dungeon's seed has it.
void FightView::showFight(CreatureKindId foe)
{
    showNone();
    const auto duel = playDuel(m_bench.dungeon(), foe, kFightTurns);
    if (!duel)
        return;
    for (const Message& message : duel->messages)
        m_lines->addItem(tr("Turn %1: %2").arg(numberText(message.turn), m_bench.describe(message.text)));
    m_end->setText(endText(*duel));
    show();
}

} // namespace cave
