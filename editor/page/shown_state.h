// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

class QTabWidget;

namespace cave {

class ActionSet;
class Bakery;
class EditorCanvas;
class RecipePanel;
class Workbench;

/// What the canvas shows instead of the level as it is: the level up to the chosen row of its recipe, as long as the
/// recipe is in view, or the level without hand edits.
class ShownState : public QObject {
    Q_OBJECT

public:
    /// Connects itself to the actions; everything handed over must outlive it.
    ShownState(Workbench& bench, Bakery& bakery, EditorCanvas& canvas, RecipePanel& recipe, QTabWidget& tabs,
               const ActionSet& actions, QObject* parent);

signals:
    void said(const QString& text);
    void shown(const QString& label); ///< what the canvas shows; empty: the level as it is

private:
    void show();
    void showBase();
    void showWithoutEdits(bool isShown);
    void leave();

    Workbench& m_bench;
    Bakery& m_bakery;
    EditorCanvas& m_canvas;
    RecipePanel& m_recipe;
    QTabWidget& m_tabs;
    const ActionSet& m_actions;
    bool m_isWithoutEdits = false;
};

} // namespace cave
