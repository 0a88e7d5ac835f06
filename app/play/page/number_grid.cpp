// SPDX-License-Identifier: MIT
#include "app/play/page/number_grid.h"

#include "app/play/page/action_buttons.h"
#include "app/view/ui/icons.h"
#include "app/view/ui/keep_current.h"
#include "app/view/ui/theme.h"
#include "app/view/ui/widgets.h"
#include "core/rules/facts/condition.h"
#include "core/rules/facts/pack.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>

#include <array>

namespace cave {

namespace {

constexpr int kIcon = 16;
// At most; fewer where the words are too long.
constexpr int kColumns = 2;

} // namespace

NumberGrid::NumberGrid(QWidget& panel)
{
    setHorizontalSpacing(16);
    setVerticalSpacing(4);
    m_entries = {newEntry(panel, "attack", QT_TR_NOOP("Attack")), newEntry(panel, "defence", QT_TR_NOOP("Defence")),
                 newEntry(panel, "eye", QT_TR_NOOP("Sight")), newEntry(panel, "torch", QT_TR_NOOP("Speed")),
                 newEntry(panel, "ear", QT_TR_NOOP("Heard"))};
}

QWidget* NumberGrid::newEntry(QWidget& panel, const char* iconName, const char* name)
{
    auto* entry = new QWidget(&panel);
    auto* row = new QHBoxLayout(entry);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(6);
    QLabel* picture = pictureLabel({});
    QLabel* words = roleLabel({}, "muted");
    row->addWidget(picture);
    row->addWidget(words, 1);
    QLabel* number = roleLabel({}, "number");
    m_numbers.push_back(number);
    row->addWidget(number);
    keepCurrent(*entry, [this, picture, words, iconName, name] {
        setPicture(*picture, iconPixmap(QLatin1String(iconName), scaledPixels(kIcon)));
        words->setText(tr(name));
        if (m_width > 0)
            arrange(m_width);
    });
    return entry;
}

void NumberGrid::show(const World& world, const Creature& hero)
{
    const Strength known = knownStrengthOf(world, hero);
    const std::array numbers{known.attack, known.defence, sightOf(world, hero), speedOf(world, hero),
                             world.state().noise};
    m_entries.back()->setVisible(world.rules().loudness.has_value());
    m_entries.back()->setToolTip(tr("How many cells away your last act was heard"));
    bool isOther = false;
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        const QString text = QLocale().toString(numbers[i]);
        isOther = isOther || m_numbers[i]->text() != text;
        m_numbers[i]->setText(text);
    }
    if (isOther && m_width > 0) // they may need more room by now
        arrange(m_width);
}

// The length of words differs with the language.
void NumberGrid::arrange(int width)
{
    m_width = width;
    fillGrid(*this, m_entries, width, kColumns);
}

} // namespace cave
