// SPDX-License-Identifier: MIT
#include "editor/page/main_bar.h"

#include "app/view/ui/icons.h"
#include "app/view/ui/keep_current.h"
#include "editor/actions/action_set.h"
#include "editor/handlers/view_actions.h"

#include <QAction>
#include <QMenu>
#include <QToolButton>

namespace cave {

MainBar::MainBar(const ActionSet& actions, QWidget& seedBar, QWidget* parent) : QToolBar(parent)
{
    setIconSize({20, 20});
    addGroup(actions, {EditorAction::New, EditorAction::Open, EditorAction::Save, EditorAction::Export});
    addGroup(actions, {EditorAction::Undo, EditorAction::Redo});
    addWidget(&seedBar);
    addSeparator();
    addGroup(actions, {EditorAction::ZoomOut, EditorAction::ZoomIn, EditorAction::ZoomFit, EditorAction::Grid});
    addWidget(newOverlayButton(actions));
    auto* stretch = new QWidget(this);
    stretch->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    addWidget(stretch);
    for (const EditorAction id : {EditorAction::Play, EditorAction::PlayHere}) {
        addAction(&actions[id]);
        static_cast<QToolButton*>(widgetForAction(&actions[id]))->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    }
    for (QToolButton* button : findChildren<QToolButton*>())
        button->setFocusPolicy(Qt::TabFocus);
}

void MainBar::addGroup(const ActionSet& actions, std::initializer_list<EditorAction> ids)
{
    for (const EditorAction id : ids)
        addAction(&actions[id]);
    addSeparator();
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
