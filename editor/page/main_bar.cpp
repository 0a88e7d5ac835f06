// SPDX-License-Identifier: MIT
#include "editor/page/main_bar.h"

#include "app/view/ui/icons.h"
#include "app/view/ui/keep_current.h"
#include "editor/actions/action_set.h"
#include "editor/handlers/view_actions.h"

#include <QAction>
#include <QHBoxLayout>
#include <QMenu>
#include <QToolBar>
#include <QToolButton>

namespace cave {

MainBar::MainBar(const ActionSet& actions, QWidget& seedBar, QWidget* parent)
    : QWidget(parent), m_tools(new QToolBar(this)), m_play(new QToolBar(this))
{
    for (QToolBar* bar : {m_tools, m_play})
        bar->setIconSize({20, 20});
    addGroup(actions, {EditorAction::New, EditorAction::Open, EditorAction::Save, EditorAction::Export});
    addGroup(actions, {EditorAction::Undo, EditorAction::Redo});
    m_tools->addWidget(&seedBar);
    m_tools->addSeparator();
    addGroup(actions, {EditorAction::ZoomOut, EditorAction::ZoomIn, EditorAction::ZoomFit, EditorAction::Grid});
    m_tools->addWidget(newOverlayButton(actions));
    addPlay(actions);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(m_tools, 1);
    row->addWidget(m_play);
    for (QToolButton* button : findChildren<QToolButton*>())
        button->setFocusPolicy(Qt::TabFocus);
}

void MainBar::addGroup(const ActionSet& actions, std::initializer_list<EditorAction> ids)
{
    for (const EditorAction id : ids)
        m_tools->addAction(&actions[id]);
    m_tools->addSeparator();
}

void MainBar::addPlay(const ActionSet& actions)
{
    for (const EditorAction id : {EditorAction::Play, EditorAction::PlayHere}) {
        m_play->addAction(&actions[id]);
        static_cast<QToolButton*>(m_play->widgetForAction(&actions[id]))
            ->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    }
}

QToolButton* MainBar::newOverlayButton(const ActionSet& actions)
{
    auto* menu = new QMenu(this);
    menu->setToolTipsVisible(true);
    for (int i = 0; i < kOverlayKinds; ++i)
        menu->addAction(&actions[actionOf(static_cast<OverlayKind>(i))]);
    menu->addAction(&actions[EditorAction::NoOverlays]);
    menu->addSeparator();
    for (const EditorAction id : {EditorAction::GhostAbove, EditorAction::GhostBelow, EditorAction::SymmetryLeftRight,
                                  EditorAction::SymmetryUpDown})
        menu->addAction(&actions[id]);
    auto* button = new QToolButton(this);
    button->setMenu(menu);
    button->setPopupMode(QToolButton::InstantPopup);
    keepCurrent(*button, [button] {
        button->setIcon(icon(QStringLiteral("overlay")));
        button->setToolTip(tr("Overlays\nLays regions, reach, danger and more over the level."));
        button->setAccessibleName(tr("Overlays"));
    });
    return button;
}

} // namespace cave
