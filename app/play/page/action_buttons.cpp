// SPDX-License-Identifier: MIT
#include "app/play/page/action_buttons.h"

#include "app/view/ui/keep_current.h"

#include <QGridLayout>
#include <QPushButton>

#include <algorithm>
#include <array>
#include <numeric>

namespace cave {

namespace {

// At most; fewer where the words are too long.
constexpr int kActionColumns = 3;

struct ActionButton {
    PlayAction action;
    const char* text;
};
constexpr std::array kActionButtons{
    ActionButton{PlayAction::Explore, QT_TRANSLATE_NOOP("PlayActions", "Explore")},
    ActionButton{PlayAction::Rest, QT_TRANSLATE_NOOP("PlayActions", "Rest")},
    ActionButton{PlayAction::Search, QT_TRANSLATE_NOOP("PlayActions", "Search")},
    ActionButton{PlayAction::PickUp, QT_TRANSLATE_NOOP("PlayActions", "Pick up")},
    ActionButton{PlayAction::Pack, QT_TRANSLATE_NOOP("PlayActions", "Pack")},
    ActionButton{PlayAction::Look, QT_TRANSLATE_NOOP("PlayActions", "Look")},
    ActionButton{PlayAction::ClimbDown, QT_TRANSLATE_NOOP("PlayActions", "Down")},
    ActionButton{PlayAction::ClimbUp, QT_TRANSLATE_NOOP("PlayActions", "Up")},
    ActionButton{PlayAction::Levels, QT_TRANSLATE_NOOP("PlayActions", "Levels")},
    ActionButton{PlayAction::Help, QT_TRANSLATE_NOOP("PlayActions", "Help")},
    ActionButton{PlayAction::Close, QT_TRANSLATE_NOOP("PlayActions", "Menu")},
};

// Of each column when they stand in so many.
std::vector<int> columnWidths(const std::vector<QWidget*>& entries, int columns)
{
    std::vector<int> widths(static_cast<std::size_t>(columns));
    std::size_t place = 0;
    for (const QWidget* entry : entries) {
        int& width = widths[place % widths.size()];
        width = std::max(width, entry->sizeHint().width());
        ++place;
    }
    return widths;
}

} // namespace

ActionButtons::ActionButtons(const KeyMap& keys, QWidget* parent)
    : QWidget(parent), m_keys(keys), m_grid(new QGridLayout(this))
{
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setSpacing(6);
    for (const ActionButton& entry : kActionButtons) {
        auto* button = new QPushButton(this);
        button->setStyleSheet(QStringLiteral("padding-left: 6px; padding-right: 6px;"));
        button->setMinimumWidth(20);
        connect(button, &QPushButton::clicked, this, [this, action = entry.action] { emit triggered(action); });
        m_buttons.push_back(button);
    }
    keepCurrent(*this, [this] { retranslate(); });
}

void ActionButtons::retranslate()
{
    for (std::size_t i = 0; i < m_buttons.size(); ++i)
        say(i);
    arrange(m_width); // the length of words differs with the language
}

void ActionButtons::say(std::size_t button)
{
    const ActionButton& entry = kActionButtons[button];
    QPushButton& shown = *m_buttons[button];
    const QString text = playText(entry.text);
    shown.setText(QStringLiteral("%1  %2").arg(text, m_keys.firstLabel(entry.action)));
    shown.setAccessibleName(text);
    setRefusal(entry.action, shown.accessibleDescription());
}

void ActionButtons::setRefusal(PlayAction action, const QString& why)
{
    const auto entry = std::ranges::find(kActionButtons, action, &ActionButton::action);
    if (entry == kActionButtons.end())
        return;
    const auto index = static_cast<std::size_t>(entry - kActionButtons.begin());
    QPushButton& button = *m_buttons[index];
    button.setEnabled(why.isEmpty());
    const QString tooltip = m_keys.tooltip(action);
    button.setToolTip(why.isEmpty() ? tooltip : tooltip + u'\n' + why);
    button.setAccessibleDescription(why);
}

void ActionButtons::arrange(int width)
{
    m_width = width;
    fillGrid(*m_grid, {m_buttons.begin(), m_buttons.end()}, m_width, kActionColumns);
    updateGeometry(); // whoever asks before the grid is laid out again gets the new height
}

void fillGrid(QGridLayout& grid, const std::vector<QWidget*>& entries, int room, int mostColumns)
{
    std::vector<int> widths = columnWidths(entries, mostColumns);
    while (widths.size() > 1 && std::accumulate(widths.begin(), widths.end(), 0) +
                                        (static_cast<int>(widths.size()) - 1) * grid.horizontalSpacing() >
                                    room)
        widths = columnWidths(entries, static_cast<int>(widths.size()) - 1);
    const int columns = static_cast<int>(widths.size());
    for (int column = 0; column < mostColumns; ++column) {
        grid.setColumnStretch(column, column < columns ? 1 : 0);
        grid.setColumnMinimumWidth(column, column < columns ? widths[static_cast<std::size_t>(column)] : 0);
    }
    int place = 0;
    for (QWidget* entry : entries) {
        grid.addWidget(entry, place / columns, place % columns);
        ++place;
    }
}

} // namespace cave
