// SPDX-License-Identifier: MIT
// The open dungeon on the screen: tool bar, tools and palettes, canvas with rulers, levels, history, minimap, problems.
#pragma once

#include "editor/actions/key_map.h"
#include "editor/canvas/editor_canvas.h"

#include <QWidget>

class QBoxLayout;
class QFrame;
class QGridLayout;
class QTabWidget;
class QToolBar;
class QToolButton;

namespace cave {

class ActionSet;
class Bakery;
class Desk;
class DocumentTabs;
class EditsPanel;
class KindPalette;
class LevelList;
class LevelPanel;
class MinimapWidget;
class NoticeBar;
class ProblemsStrip;
class RecipePanel;
class Ruler;
class SeedBar;
class StatusLine;
class ThingPanel;
class ToastBar;
class ToolPanel;

class Workspace : public QWidget {
    Q_OBJECT

public:
    // The canvas comes first, because the actions need it; the workspace takes it.
    Workspace(Workbench& bench, Desk& desk, EditorCanvas& canvas, const ActionSet& actions,
              const std::shared_ptr<Artwork>& artwork, QWidget* parent = nullptr);

    EditorCanvas& canvas() const { return m_canvas; }
    SeedBar& seedBar() const { return *m_seedBar; }
    ProblemsStrip& problems() const { return *m_problems; }
    StatusLine& statusLine() const { return *m_status; }
    ToastBar& toast() const { return *m_toast; }
    LevelPanel& levelPanel() const { return *m_levels; }
    LevelList& levels() const;
    DocumentTabs& documentTabs() const { return *m_documentTabs; }
    NoticeBar& notice() const { return *m_notice; }
    EditsPanel& edits() const { return *m_edits; }
    ThingPanel& things() const { return *m_things; }
    Bakery& bakery() const { return *m_bakery; }
    RecipePanel& recipe() const { return *m_recipe; }
    QTabWidget& tabs() const { return *m_tabs; }

    void beginFind(); // the box of the palette
    void showWithoutEdits(bool isShown); // the levels as their recipes make them, not to be painted
    void showPanels(bool isShown); // all beside the canvas
    void focusPane(int direction); // 1: the next part, -1: the one before

    QSize minimumSizeHint() const override; // without what goes in small windows

signals:
    void withoutEditsShown(bool isShown);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    // As the width allows: palettes at the left; tools alone there, palettes at the right; nothing at the right unless
    // it is asked for.
    enum class Band : std::uint8_t { Wide, Compact, Narrow };

    QToolBar* newToolBar(const ActionSet& actions);
    QToolButton* newOverlayButton(const ActionSet& actions, QWidget* parent);
    QWidget* newMiddle();
    QFrame* newSide(const ActionSet& actions);
    void connectRecipe();
    void connectCanvas();
    void showModel();
    void showCell();
    void showView();
    void showProblems();
    void showState();
    void showBase();
    void addContextMenus(const ActionSet& actions);
    void arrange();
    void showMinimap();

    Workbench& m_bench;
    EditorCanvas& m_canvas;
    Bakery* m_bakery;
    QToolBar* m_bar = nullptr;
    ToolPanel* m_tools;
    SeedBar* m_seedBar;
    ProblemsStrip* m_problems;
    StatusLine* m_status;
    ToastBar* m_toast = nullptr;
    LevelPanel* m_levels;
    DocumentTabs* m_documentTabs;
    NoticeBar* m_notice;
    EditsPanel* m_edits;
    ThingPanel* m_things = nullptr;
    RecipePanel* m_recipe = nullptr;
    MinimapWidget* m_minimap;
    QTabWidget* m_tabs;
    QFrame* m_side;
    Ruler* m_columns;
    Ruler* m_rows;
    Band m_band = Band::Wide;
    bool m_hasPanels = true;
    bool m_isWithoutEdits = false;
};

} // namespace cave
