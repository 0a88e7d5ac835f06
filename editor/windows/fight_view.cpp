// SPDX-License-Identifier: MIT
#include "editor/windows/fight_view.h"

#include "app/view/ui/keep_current.h"
#include "app/view/ui/widgets.h"
#include "app/view/words/isolated.h"
#include "core/pilot/duel.h"

#include <QLabel>
#include <QListWidget>
#include <QVBoxLayout>

namespace cave {

namespace {

constexpr int kFightTurns = 60;
constexpr int kFights = 20;
constexpr int kFightLines = 6;
constexpr int kFewestFightLines = 2; // where there is no room for more

QString endText(const Duel& duel)
{
    const int turns = static_cast<int>(duel.turns);
    if (duel.outcome == Outcome::Died)
        return FightView::tr("One of them: the hero is slain after %n turn(s).", nullptr, turns);
    const QString text =
        duel.isFelled
            ? FightView::tr("One of them: the hero fells it in %n turn(s) and keeps %1 health.", nullptr, turns)
            : FightView::tr("One of them: both stand after %n turn(s), and the hero keeps %1 health.", nullptr, turns);
    return text.arg(duel.health);
}

} // namespace

// Fights as the game plays them, the one that is shown among them.
QString oddsText(const Workbench& bench, CreatureKindId foe)
{
    if (bench.catalogue().creature(foe).id == bench.dungeon().rules.hero)
        return FightView::tr("The hero of this dungeon.");
    const auto tally = tallyDuels(bench.dungeon(), foe, kFightTurns, kFights);
    if (!tally)
        return {};
    if (tally->won == 0)
        return tally->lost == 0 ? FightView::tr("Of %n fight(s) a fresh hero wins and loses none.", nullptr, kFights)
                                : FightView::tr("Of %n fight(s) a fresh hero wins none and loses %1.", nullptr, kFights)
                                      .arg(tally->lost);
    return FightView::tr(
               "Of %n fight(s) a fresh hero wins %1 and loses %2. A fight that is won takes %3 turns and leaves %4 "
               "health.",
               nullptr, kFights)
        .arg(tally->won)
        .arg(tally->lost)
        .arg(tally->turns)
        .arg(tally->health);
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
        const int line = m_lines->fontMetrics().lineSpacing() * 3 / 2;
        m_lines->setMinimumHeight(kFewestFightLines * line);
        m_lines->setMaximumHeight(kFightLines * line);
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
        m_lines->addItem(tr("Turn %1: %2").arg(numberText(message.turn), isolated(m_bench.describe(message.text))));
    m_end->setText(endText(*duel));
    show();
}

} // namespace cave
