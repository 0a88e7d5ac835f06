// SPDX-License-Identifier: MIT
#include "editor/actions/action_set.h"

#include "app/view/ui/icons.h"

#include <QAction>
#include <QActionGroup>
#include <QMenu>
#include <QMenuBar>

namespace cave {

namespace {

constexpr std::array kMenus{EditorMenu::File,  EditorMenu::Edit,   EditorMenu::Tools,
                            EditorMenu::Level, EditorMenu::Recipe, EditorMenu::Dungeon,
                            EditorMenu::View,  EditorMenu::Play,   EditorMenu::Help};

} // namespace

ActionSet::ActionSet(QWidget& page, QWidget& canvas, const EditorKeys& keys)
    : QObject(&page), m_toolGroup(new QActionGroup(this))
{
    for (const EditorMenu menu : kMenus) {
        m_menus[menu] = new QMenu(actionText(menuTitle(menu)));
        m_menus[menu]->setToolTipsVisible(true);
    }
    for (const ActionRow& row : actionTable()) {
        QAction* action = newAction(actionText(row.name), keys.of(row.id), row.icon, actionText(row.help));
        action->setCheckable(row.isCheckable);
        if (row.scope == KeyScope::Page || row.scope == KeyScope::Canvas)
            (row.scope == KeyScope::Canvas ? canvas : page).addAction(action);
        QMenu& menu = *m_menus[row.menu];
        if (row.beginsGroup)
            menu.addSeparator();
        menu.addAction(action);
        m_actions.push_back(action);
    }
    for (const ToolRow& row : toolTable()) {
        QAction* action = newAction(toolName(row), keys.of(row.id), row.icon, toolHelp(row));
        action->setCheckable(true);
        m_toolGroup->addAction(action);
        canvas.addAction(action);
        m_menus[EditorMenu::Tools]->addAction(action);
        m_tools.push_back(action);
        connect(action, &QAction::triggered, this, [this, id = row.id] { emit toolTriggered(id); });
    }
}

ActionSet::~ActionSet()
{
    for (const auto& [id, menu] : m_menus)
        delete menu;
}

void ActionSet::enable(EditorAction id, bool isEnabled, const QString& whyNot)
{
    const ActionRow& row = actionTable()[static_cast<std::size_t>(id)];
    QAction& action = (*this)[id];
    action.setEnabled(isEnabled);
    action.setToolTip(
        tooltipOf(plainName(action.text()), action.shortcuts(), isEnabled ? actionText(row.help) : whyNot));
}

QString ActionSet::keyLabel(EditorAction id) const { return (*this)[id].shortcut().toString(QKeySequence::NativeText); }

void ActionSet::addTo(QWidget& widget, KeyScope scope) const
{
    for (const ActionRow& row : actionTable())
        if (row.scope == scope)
            widget.addAction(&(*this)[row.id]);
}

void ActionSet::fill(QMenuBar& menuBar) const
{
    for (const EditorMenu menu : kMenus)
        menuBar.addMenu(m_menus.at(menu));
}

// Keys count where the action's widget is, not in the whole window: a menu alone would let them through everywhere.
QAction* ActionSet::newAction(const QString& text, const QList<QKeySequence>& keys, const char* iconName,
                              const QString& help)
{
    auto* action = new QAction(text, this);
    action->setShortcuts(keys);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    action->setToolTip(tooltipOf(plainName(text), keys, help));
    if (iconName)
        action->setIcon(icon(QLatin1String(iconName)));
    return action;
}

} // namespace cave
