// SPDX-License-Identifier: MIT
#pragma once

#include "editor/actions/key_map.h"

#include <QWidget>

#include <vector>

class QHBoxLayout;
class QMenu;
class QToolButton;

namespace cave {

class ActionSet;
class SeedBar;

/// The bar above the canvas: files, history, the view, and the seed and play, which stay in sight however narrow it is.
/// What has no room beside them folds into the menu of a button.
class MainBar : public QWidget {
    Q_OBJECT

public:
    /// Takes `seedBar` between the others.
    MainBar(const ActionSet& actions, SeedBar& seedBar, QWidget* parent = nullptr);

    QSize minimumSizeHint() const override; ///< with all folded that may

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QToolButton* add(QAction& action);
    void addGroup(const ActionSet& actions, std::initializer_list<EditorAction> ids);
    void addMore();
    void addPlay(const ActionSet& actions);
    QToolButton* newOverlayButton(const ActionSet& actions);
    void fit();
    void fold(int room);
    int fixedWidth() const;
    int foldingWidth() const; // of all that may fold

    SeedBar& m_seedBar;
    QHBoxLayout* m_row;
    std::vector<QWidget*> m_folding; // from the left; lines between groups among them
    std::vector<QToolButton*> m_play;
    QMenu* m_overlays;
    QToolButton* m_more;
};

} // namespace cave
