// SPDX-License-Identifier: MIT
#include "editor/page/main_bar.h"

#include "app/view/ui/icons.h"
#include "app/view/ui/keep_current.h"
#include "app/view/ui/widgets.h"
#include "editor/actions/action_set.h"
#include "editor/handlers/view_actions.h"
#include "editor/panels/seed_bar.h"

#include <QAction>
#include <QFrame>
#include <QHBoxLayout>
#include <QMenu>
#include <QToolButton>

#include <algorithm>

namespace cave {

namespace {

constexpr int kBarIcon = 20; // pixels
constexpr int kFewWidth = 150; // pixels that what folds keeps before the seed's box is made shorter

// Also of what is hidden.
int widthOf(const QWidget& widget) { return std::max(widget.sizeHint().width(), widget.minimumWidth()); }

} // namespace

MainBar::MainBar(const ActionSet& actions, SeedBar& seedBar, QWidget* parent)
    : QWidget(parent), m_seedBar(seedBar), m_row(new QHBoxLayout(this)), m_overlays(new QMenu(this)),
      m_more(new QToolButton(this))
{
    setAttribute(Qt::WA_StyledBackground);
    setProperty("role", "bar");
    m_row->setContentsMargins(6, 4, 6, 4);
    m_row->setSpacing(2);
    addGroup(actions, {EditorAction::New, EditorAction::Open, EditorAction::Save, EditorAction::Export});
    addGroup(actions, {EditorAction::Undo, EditorAction::Redo});
    addGroup(actions, {EditorAction::ZoomOut, EditorAction::ZoomIn, EditorAction::ZoomFit, EditorAction::Grid});
    m_folding.push_back(newOverlayButton(actions));
    m_row->addWidget(m_folding.back());
    addMore();
    m_row->addStretch(1);
    m_row->addWidget(&seedBar);
    addPlay(actions);
    keepCurrent(*this, [this] {
        m_more->setIcon(icon(QStringLiteral("more")));
        m_more->setToolTip(tr("More\nWhat has no room here."));
        m_more->setAccessibleName(tr("More"));
        fit();
    });
}

QToolButton* MainBar::add(QAction& action)
{
    auto* button = new QToolButton(this);
    button->setDefaultAction(&action);
    growIcon(*button, kBarIcon);
    button->setFocusPolicy(Qt::TabFocus);
    m_row->addWidget(button);
    return button;
}

void MainBar::addGroup(const ActionSet& actions, std::initializer_list<EditorAction> ids)
{
    for (const EditorAction id : ids)
        m_folding.push_back(add(actions[id]));
    auto* line = new QFrame(this);
    line->setProperty("role", "divider");
    m_row->addWidget(line);
    m_folding.push_back(line);
}

void MainBar::addMore()
{
    m_more->setMenu(new QMenu(this));
    m_more->menu()->setToolTipsVisible(true);
    m_more->setPopupMode(QToolButton::InstantPopup);
    growIcon(*m_more, kBarIcon);
    m_more->setFocusPolicy(Qt::TabFocus);
    m_more->hide();
    m_row->addWidget(m_more);
}

void MainBar::addPlay(const ActionSet& actions)
{
    for (const EditorAction id : {EditorAction::Play, EditorAction::PlayHere}) {
        m_play.push_back(add(actions[id]));
        m_play.back()->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    }
}

QToolButton* MainBar::newOverlayButton(const ActionSet& actions)
{
    m_overlays->setToolTipsVisible(true);
    for (int i = 0; i < kOverlayKinds; ++i)
        m_overlays->addAction(&actions[actionOf(static_cast<OverlayKind>(i))]);
    m_overlays->addAction(&actions[EditorAction::NoOverlays]);
    m_overlays->addSeparator();
    for (const EditorAction id : {EditorAction::GhostAbove, EditorAction::GhostBelow, EditorAction::SymmetryLeftRight,
                                  EditorAction::SymmetryUpDown})
        m_overlays->addAction(&actions[id]);
    auto* button = new QToolButton(this);
    button->setMenu(m_overlays);
    button->setPopupMode(QToolButton::InstantPopup);
    growIcon(*button, kBarIcon);
    button->setFocusPolicy(Qt::TabFocus);
    keepCurrent(*button, [this, button] {
        button->setIcon(icon(QStringLiteral("overlay")));
        button->setToolTip(tr("Overlays\nLays regions, reach, danger and more over the level."));
        button->setAccessibleName(tr("Overlays"));
        m_overlays->setTitle(tr("Overlays"));
        m_overlays->setIcon(button->icon());
    });
    return button;
}

int MainBar::fixedWidth() const
{
    const QMargins margins = m_row->contentsMargins();
    int width = margins.left() + margins.right() + m_row->spacing();
    for (const QToolButton* button : m_play)
        width += widthOf(*button) + m_row->spacing();
    return width;
}

int MainBar::foldingWidth() const
{
    int width = 0;
    for (const QWidget* each : m_folding)
        width += widthOf(*each) + m_row->spacing();
    return width;
}

QSize MainBar::minimumSizeHint() const
{
    return {fixedWidth() + m_seedBar.leastWidth() + m_more->sizeHint().width() + m_row->spacing(), sizeHint().height()};
}

void MainBar::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fit();
}

// First the buttons beside the seed go, then what folds, then the seed's box gets shorter.
void MainBar::fit()
{
    const int all = foldingWidth();
    const int room = width() - fixedWidth();
    if (all + m_seedBar.boxWidth() <= room) {
        m_seedBar.fit(room - all);
        fold(all);
    } else {
        m_seedBar.fit(std::min(m_seedBar.boxWidth(), room - kFewWidth));
        fold(room - m_seedBar.sizeHint().width());
    }
}

// From the left, as much is shown as there is room for; a line only before something.
void MainBar::fold(int room)
{
    QMenu& menu = *m_more->menu();
    menu.clear();
    const bool folds = foldingWidth() > room;
    if (folds)
        room -= m_more->sizeHint().width() + m_row->spacing();
    int used = 0;
    for (QWidget* each : m_folding) {
        used += widthOf(*each) + m_row->spacing();
        each->setVisible(used <= room);
        if (used <= room)
            continue;
        const auto* button = qobject_cast<QToolButton*>(each);
        if (!button)
            menu.addSeparator();
        else if (button->menu())
            menu.addMenu(button->menu());
        else
            menu.addAction(button->defaultAction());
    }
    m_more->setVisible(folds);
}

} // namespace cave
