// SPDX-License-Identifier: MIT
// The tools as buttons, a sentence about the chosen one, and the palettes of what it paints with.
#pragma once

#include "editor/tools/workbench.h"

#include <QFrame>

class QGridLayout;
class QLabel;
class QSpacerItem;
class QToolButton;

namespace cave {

class ActionSet;
class Artwork;
class FittingTabs;
class KindPalette;

class ToolPanel : public QFrame {
    Q_OBJECT

public:
    ToolPanel(Workbench& bench, const ActionSet& actions, const std::shared_ptr<Artwork>& artwork,
              QWidget* parent = nullptr);

    void beginFind(); // in the palette that is open
    KindPalette& currentPalette() const;
    bool hasPalettes() const { return m_rail == nullptr; } // else they are elsewhere
    int usualWidth() const; // with the palettes
    // Given tabs of another panel, only one column of tools stays here, and the palettes go there. Null: all stay here,
    // the tools with their names if there is room. `height`: what the tools may take, in pixels.
    void arrange(FittingTabs* elsewhere, bool hasNames, int height);

signals:
    void left(); // the focus should go back to the canvas

private:
    QWidget* newButtons(const ActionSet& actions);
    void placeButtons(int perRow);
    int buttonsPerRow(bool isRail, bool hasNames, int height) const;
    int buttonSide(bool isRail, int height) const;
    int widthOfButtons(int perRow, int side) const;
    void movePalettes(FittingTabs* elsewhere);
    void fitHint();
    QString hintOf(const ToolRow& row) const;
    void showTexts();
    void showKinds();
    void showChoice();

    Workbench& m_bench;
    QGridLayout* m_grid = nullptr;
    std::vector<QToolButton*> m_buttons;
    FittingTabs* m_rail = nullptr; // where the palettes are, when not here
    QSpacerItem* m_space; // below the tools when the palettes are elsewhere
    QLabel* m_hint;
    FittingTabs* m_tabs;
    KindPalette* m_tiles;
    KindPalette* m_creatures;
    KindPalette* m_items;
    ToolId m_shownTool = ToolId::Brush;
    const KindPalette* m_shownPalette = nullptr; // of that tool; null: it needs none
    int m_perRow = 0; // tools
};

} // namespace cave
