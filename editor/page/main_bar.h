// SPDX-License-Identifier: MIT
#pragma once

#include "editor/actions/key_map.h"

#include <QWidget>

class QToolBar;
class QToolButton;

namespace cave {

class ActionSet;

/// The bar above the canvas: files, history, the seed, the view, and play, which stays in sight however narrow it is.
class MainBar : public QWidget {
    Q_OBJECT

public:
    /// Takes `seedBar` between the others.
    MainBar(const ActionSet& actions, QWidget& seedBar, QWidget* parent = nullptr);

private:
    void addGroup(const ActionSet& actions, std::initializer_list<EditorAction> ids);
    void addPlay(const ActionSet& actions);
    QToolButton* newOverlayButton(const ActionSet& actions);

    QToolBar* m_tools;
    QToolBar* m_play;
};

} // namespace cave
