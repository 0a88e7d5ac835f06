// SPDX-License-Identifier: MIT
// The tools as buttons, a sentence about the chosen one, and the palettes of what it paints with.
#pragma once

#include "editor/tools/workbench.h"

#include <QFrame>

class QGridLayout;
class QLabel;
class QSpacerItem;
class QTabWidget;
class QToolButton;

namespace cave {

class ActionSet;
class Artwork;
class KindPalette;

class ToolPanel : public QFrame {
    Q_OBJECT

public:
    ToolPanel(Workbench& bench, const ActionSet& actions, const std::shared_ptr<Artwork>& artwork,
              QWidget* parent = nullptr);

    void beginFind(); // in the palette that is open
    KindPalette& currentPalette() const;
    // Given tabs of another panel, only one column of tools stays here, and the palettes go there. Null: all stay here,
    // the tools with their names if there is room. `height`: what the tools may take, in pixels.
    void arrange(QTabWidget* elsewhere, bool hasNames, int height);

signals:
    void left(); // the focus should go back to the canvas

private:
    QWidget* newButtons(const ActionSet& actions);
    void placeButtons(int perRow);
    int buttonsPerRow(bool isRail, bool hasNames, int height) const;
    void movePalettes(QTabWidget* elsewhere);
    void fitHint();
    QString hintOf(const ToolRow& row) const;
    void showTexts();
    void showKinds();
    void showChoice();

    Workbench& m_bench;
    QGridLayout* m_grid = nullptr;
    std::vector<QToolButton*> m_buttons;
    QTabWidget* m_rail = nullptr; // where the palettes are, when not here
    QSpacerItem* m_space; // below the tools when the palettes are elsewhere
    QLabel* m_hint;
    QTabWidget* m_tabs;
    KindPalette* m_tiles;
    KindPalette* m_creatures;
    KindPalette* m_items;
    int m_perRow = 0; // tools
};

} // namespace cave
