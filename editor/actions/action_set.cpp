// SPDX-License-Identifier: MIT
#include "editor/actions/action_set.h"

#include "app/view/ui/icons.h"
#include "app/view/ui/keep_current.h"

#include <QAction>
#include <QActionGroup>
#include <QMenu>
#include <QMenuBar>

#include <utility>

namespace cave {

namespace {

constexpr std::array kMenus{EditorMenu::File,  EditorMenu::Edit,   EditorMenu::Tools,
                            EditorMenu::Level, EditorMenu::Recipe, EditorMenu::Dungeon,
                            EditorMenu::View,  EditorMenu::Play,   EditorMenu::Help};

// A dungeon may be open or not.
bool countsOnPage(KeyScope scope) { return scope == KeyScope::Always || scope == KeyScope::Page; }

} // namespace

ActionSet::ActionSet(QWidget& page, QWidget& canvas, EditorKeys keys)
    : QObject(&page), m_keys(std::move(keys)), m_states(actionTable().size()), m_toolGroup(new QActionGroup(this))
{
    for (const EditorMenu menu : kMenus) {
        m_menus[menu] = new QMenu;
        m_menus[menu]->setToolTipsVisible(true);
    }
    for (const ActionRow& row : actionTable()) {
        QAction* action = newAction(m_keys.shortcuts(row.id));
        action->setCheckable(row.isCheckable);
        if (row.scope == KeyScope::Canvas)
            canvas.addAction(action);
        else if (countsOnPage(row.scope))
            page.addAction(action);
        QMenu& menu = *m_menus[row.menu];
        if (row.beginsGroup)
            menu.addSeparator();
        menu.addAction(action);
        m_actions.push_back(action);
    }
    for (const ToolRow& row : toolTable()) {
        QAction* action = newAction(m_keys.shortcuts(row.id));
        action->setCheckable(true);
        m_toolGroup->addAction(action);
        canvas.addAction(action);
        m_menus[EditorMenu::Tools]->addAction(action);
        m_tools.push_back(action);
        connect(action, &QAction::triggered, this, [this, id = row.id] { emit toolTriggered(id); });
    }
    keepCurrent(page, [this] { showTexts(); });
}

ActionSet::~ActionSet()
{
    for (const auto& [id, menu] : m_menus)
        delete menu;
}

void ActionSet::setKeys(EditorKeys keys)
{
    m_keys = std::move(keys);
    for (const ActionRow& row : actionTable())
        (*this)[row.id].setShortcuts(m_keys.shortcuts(row.id));
    for (const ToolRow& row : toolTable())
        tool(row.id).setShortcuts(m_keys.shortcuts(row.id));
    showTexts();
    emit keysChanged();
}

void ActionSet::enable(EditorAction id, bool isEnabled, const char* whyNot)
{
    m_states[static_cast<std::size_t>(id)] = {isEnabled, whyNot};
    showState(actionTable()[static_cast<std::size_t>(id)]);
}

void ActionSet::setWorking(bool isWorking)
{
    m_isWorking = isWorking;
    for (const ActionRow& row : actionTable())
        showState(row);
    for (QAction* tool : m_tools)
        tool->setEnabled(isWorking);
}

void ActionSet::showState(const ActionRow& row)
{
    const State& state = m_states[static_cast<std::size_t>(row.id)];
    const bool isOffered = m_isWorking || row.scope == KeyScope::Always;
    const char* whyNot = !isOffered         ? QT_TRANSLATE_NOOP("EditorActions", "Make or open a dungeon first.")
                         : !state.isEnabled ? state.whyNot
                                            : nullptr;
    QAction& action = (*this)[row.id];
    action.setEnabled(whyNot == nullptr);
    action.setToolTip(
        m_keys.tooltip(row.id, m_keys.entry(row.id).name.plain(), actionText(whyNot != nullptr ? whyNot : row.help)));
}

void ActionSet::showTexts()
{
    for (const auto& [id, menu] : m_menus)
        menu->setTitle(actionText(menuTitle(id)));
    for (const ActionRow& row : actionTable()) {
        (*this)[row.id].setText(actionText(row.name));
        if (row.icon)
            (*this)[row.id].setIcon(icon(QLatin1String(row.icon)));
        showState(row);
    }
    for (const ToolRow& row : toolTable()) {
        tool(row.id).setText(toolName(row));
        tool(row.id).setIcon(icon(QLatin1String(row.icon)));
        tool(row.id).setToolTip(m_keys.tooltip(row.id));
    }
}

void ActionSet::addTo(QWidget& widget, KeyScope scope) const
{
    for (const ActionRow& row : actionTable())
        if (row.scope == scope || (scope == KeyScope::Page && countsOnPage(row.scope)))
            widget.addAction(&(*this)[row.id]);
}

void ActionSet::fill(QMenuBar& menuBar) const
{
    for (const EditorMenu menu : kMenus)
        menuBar.addMenu(m_menus.at(menu));
}

// Keys count where the action's widget is, not in the whole window: a menu alone would let them through everywhere.
QAction* ActionSet::newAction(const QList<QKeySequence>& keys)
{
    auto* action = new QAction(this);
    action->setShortcuts(keys);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    return action;
}

} // namespace cave
