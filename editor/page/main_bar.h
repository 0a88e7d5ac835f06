// SPDX-License-Identifier: MIT
#pragma once

#include "editor/actions/key_map.h"

#include <QToolBar>

class QToolButton;

namespace cave {

class ActionSet;

/// The bar above the canvas: files, history, the seed, the view, play.
class MainBar : public QToolBar {
    Q_OBJECT

public:
    /// Takes `seedBar` between the others.
    MainBar(const ActionSet& actions, QWidget& seedBar, QWidget* parent = nullptr);

private:
    void addGroup(const ActionSet& actions, std::initializer_list<EditorAction> ids);
    QToolButton* newOverlayButton(const ActionSet& actions);
};

} // namespace cave
