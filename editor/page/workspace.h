// SPDX-License-Identifier: MIT
#pragma once

#include "editor/canvas/editor_canvas.h"
#include "editor/page/side_panels.h"

#include <QWidget>

namespace cave {

class Desk;
class DocumentTabs;
class EditsPanel;
class EventsPanel;
class LevelList;
class LevelPanel;
class MainBar;
class MinimapWidget;
class NoticeBar;
class ProblemsStrip;
class RecipePanel;
class Ruler;
class SeedBar;
class SideDock;
class StatusLine;
class ThingPanel;
class ToastBar;
class ToolOptions;
class ToolPanel;

/// The open dungeon on the screen: tool bar, tools and palettes, canvas with rulers, side panels, problems.
class Workspace : public QWidget {
    Q_OBJECT

public:
    /// Connects itself to the actions. The canvas is made before, because the actions need it; the workspace takes it.
    Workspace(Workbench& bench, Desk& desk, EditorCanvas& canvas, const ActionSet& actions,
              const std::shared_ptr<Artwork>& artwork, QWidget* parent = nullptr);

    EditorCanvas& canvas() const { return m_canvas; }
    SeedBar& seedBar() const { return *m_seedBar; }
    ProblemsStrip& problems() const { return *m_problems; }
    StatusLine& statusLine() const { return *m_status; }
    ToastBar& toast() const { return *m_toast; }
    DocumentTabs& documentTabs() const { return *m_documentTabs; }
    NoticeBar& notice() const { return *m_notice; }
    Bakery& bakery() const { return *m_bakery; }
    LevelPanel& levelPanel() const;
    LevelList& levels() const;
    EditsPanel& edits() const;
    EventsPanel& events() const;
    ThingPanel& things() const;
    RecipePanel& recipe() const;
    FittingTabs& tabs() const { return m_side->tabs(); }

    void showPanel(QWidget& panel); ///< one of those at the side, over the canvas where they are folded
    bool foldPanels(); ///< what was opened over the canvas; false: nothing was

    QSize minimumSizeHint() const override; ///< without what goes in small windows

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    /// What leaves the canvas its share: palettes at the left; tools alone there, palettes at the right; the right
    /// folded to a strip.
    enum class Band : std::uint8_t { Wide, Compact, Narrow };

    QWidget* newMiddle();
    void connectActions(const ActionSet& actions);
    void connectCanvas();
    void connectSaid();
    void connectLevels();
    void connectEvents();
    void connectRecipe(const ActionSet& actions);
    void beginFind();
    void showPanels(bool isShown);
    void focusPane(int direction);
    void showModel();
    void showCell();
    void showView();
    void showProblems();
    void showProblemCount();
    void addContextMenus(const ActionSet& actions);
    int canvasShare(int beside) const;
    void fitBand();
    int sideWidth() const;
    void arrange();
    void showMinimap();

    Workbench& m_bench;
    EditorCanvas& m_canvas;
    Bakery* m_bakery;
    ToolPanel* m_tools;
    SeedBar* m_seedBar;
    MainBar* m_bar;
    ProblemsStrip* m_problems;
    StatusLine* m_status;
    DocumentTabs* m_documentTabs;
    ToolOptions* m_options;
    NoticeBar* m_notice;
    SidePanels* m_side;
    SideDock* m_dock = nullptr;
    MinimapWidget* m_minimap;
    Ruler* m_columns;
    Ruler* m_rows;
    ToastBar* m_toast = nullptr;
    Band m_band = Band::Wide;
    bool m_hasPanels = true;
};

} // namespace cave
