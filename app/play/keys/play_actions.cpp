// SPDX-License-Identifier: MIT
#include "app/play/keys/play_actions.h"

#include <QAction>
#include <QMenu>
#include <QMenuBar>

#include <array>
#include <span>

namespace cave {

namespace {

struct MenuRow {
    PlayMenu menu;
    const char* title;
};
constexpr std::array kMenuTitles{
    MenuRow{PlayMenu::Game, QT_TRANSLATE_NOOP("PlayActions", "&Game")},
    MenuRow{PlayMenu::Act, QT_TRANSLATE_NOOP("PlayActions", "&Act")},
    MenuRow{PlayMenu::Items, QT_TRANSLATE_NOOP("PlayActions", "&Items")},
    MenuRow{PlayMenu::Travel, QT_TRANSLATE_NOOP("PlayActions", "&Travel")},
    MenuRow{PlayMenu::View, QT_TRANSLATE_NOOP("PlayActions", "&View")},
    MenuRow{PlayMenu::Watch, QT_TRANSLATE_NOOP("PlayActions", "&Replay")},
    MenuRow{PlayMenu::Help, QT_TRANSLATE_NOOP("PlayActions", "&Help")},
    MenuRow{PlayMenu::Walk, QT_TRANSLATE_NOOP("PlayActions", "Wal&k")},
    MenuRow{PlayMenu::Run, QT_TRANSLATE_NOOP("PlayActions", "&Run")},
};
// In the order of the bar.
constexpr std::array kPlayBar{PlayMenu::Game,   PlayMenu::Act,  PlayMenu::Items,
                              PlayMenu::Travel, PlayMenu::View, PlayMenu::Help};
constexpr std::array kWatchBar{PlayMenu::Watch, PlayMenu::View, PlayMenu::Help};

} // namespace

PlayActions::PlayActions(const KeyMap& keys, QObject* parent) : QObject(parent), m_keys(keys)
{
    for (const MenuRow& row : kMenuTitles) {
        m_menus[row.menu] = std::make_unique<QMenu>();
        m_menus[row.menu]->setToolTipsVisible(true);
    }
    m_menus[PlayMenu::Act]->addMenu(m_menus[PlayMenu::Walk].get());
    m_menus[PlayMenu::Travel]->addMenu(m_menus[PlayMenu::Run].get());
    for (const PlayActionRow& row : playActions()) {
        auto* action = new QAction(this);
        action->setCheckable(row.isCheckable);
        action->setMenuRole(QAction::NoRole);
        connect(action, &QAction::triggered, this, [this, id = row.id] { emit triggered(id); });
        m_actions.push_back(action);
        if (row.menu == PlayMenu::None || row.menu == PlayMenu::Aim)
            continue;
        QMenu& menu = *m_menus[row.menu];
        if (row.beginsGroup)
            menu.addSeparator();
        menu.addAction(action);
    }
    retranslate();
}

void PlayActions::retranslate()
{
    for (const MenuRow& row : kMenuTitles)
        m_menus[row.menu]->setTitle(playText(row.title));
    for (const PlayActionRow& row : playActions()) {
        const QString key = m_keys.firstLabel(row.id);
        const QString name = playText(row.name);
        (*this)[row.id].setText(key.isEmpty() ? name : name + u'\t' + key);
        (*this)[row.id].setToolTip(m_keys.tooltip(row.id));
    }
}

PlayActions::~PlayActions() = default;

void PlayActions::fillMenus(QMenuBar& bar, bool isWatching) const
{
    const std::span<const PlayMenu> menus = isWatching ? std::span<const PlayMenu>(kWatchBar) : kPlayBar;
    for (const PlayMenu menu : menus)
        bar.addMenu(m_menus.at(menu).get());
}

void PlayActions::setRefusal(PlayAction id, const QString& why)
{
    QAction& action = (*this)[id];
    action.setEnabled(why.isEmpty());
    action.setToolTip(why.isEmpty() ? m_keys.tooltip(id) : m_keys.tooltip(id) + u'\n' + why);
}

} // namespace cave
