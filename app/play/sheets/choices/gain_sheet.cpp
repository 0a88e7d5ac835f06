// SPDX-License-Identifier: MIT
#include "app/play/sheets/choices/gain_sheet.h"

#include "app/play/game/running_game.h"
#include "app/view/ui/announce.h"
#include "app/view/ui/widgets.h"
#include "app/view/words/shown_words.h"
#include "core/rules/facts/condition.h"
#include "core/rules/facts/pack.h"
#include "core/rules/verbs/gain.h"

#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

#include <utility>

namespace cave {

namespace {

// The numbers include what the hero wears and wields, as the status panel shows them.
QString choiceText(Gained gained, const World& world, int gain)
{
    const Creature& hero = world.hero();
    //: the number now and after the choice
    const QString change = GainSheet::tr("%1 to %2");
    const auto from = [&](int now) { return change.arg(QLocale().toString(now), QLocale().toString(now + gain)); };
    switch (gained) {
    case Gained::Health: return GainSheet::tr("Health: %1").arg(from(hero.maxHealth));
    case Gained::Attack: return GainSheet::tr("Attack: %1").arg(from(knownStrengthOf(world, hero).attack));
    case Gained::Defence: return GainSheet::tr("Defence: %1").arg(from(knownStrengthOf(world, hero).defence));
    case Gained::Sight: return GainSheet::tr("Sight: %1").arg(from(sightOf(world, hero)));
    }
    return {};
}

// A letter, a digit or a sign: keys that move the focus or close the sheet are none.
bool isTyped(const QKeyEvent& event)
{
    const QString text = event.text();
    return !text.isEmpty() && text.front().isPrint() && !text.front().isSpace();
}

} // namespace

GainSheet::GainSheet(const RunningGame& game, QString noChoice, QWidget* parent)
    : Sheet(tr("A new level"), Size::Note, parent), m_noChoice(std::move(noChoice)),
      m_question(wrappedLabel(tr("You are level %1. Choose one:").arg(game.world().hero().level)))
{
    body().addWidget(m_question);
    for (const Gained gained : kGains) {
        const int gain = gainOf(game.world().rules(), gained);
        if (gain == 0)
            continue;
        const QString text = choiceText(gained, game.world(), gain);
        auto* button = new QPushButton(QStringLiteral("%1  %2").arg(m_choices.size() + 1).arg(text), this);
        button->setAccessibleName(text);
        button->setAutoDefault(true);
        button->installEventFilter(this); // a held Enter presses nothing
        connect(button, &QPushButton::clicked, this, [this, gained] { emit chosen(gained); });
        body().addWidget(button);
        m_choices.push_back(button);
    }
    if (!m_choices.empty())
        setFirstFocus(m_choices.front());
}

void GainSheet::keyPressEvent(QKeyEvent* event)
{
    bool isNumber = false;
    const int number = event->text().toInt(&isNumber);
    if (isNumber && number >= 1 && number <= static_cast<int>(m_choices.size())) {
        if (!event->isAutoRepeat())
            m_choices[static_cast<std::size_t>(number - 1)]->click();
    } else {
        if (isTyped(*event)) {
            m_question->setText(withLineEnds(m_noChoice));
            announce(*this, m_noChoice);
        }
        Sheet::keyPressEvent(event);
    }
}

} // namespace cave
