// SPDX-License-Identifier: MIT
// The open dungeon on the screen: tool bar, tools and palettes, canvas with rulers, levels, history, minimap, problems.
#pragma once

#include "editor/editor_canvas.h"
#include "editor/key_map.h"

#include <QWidget>

class QBoxLayout;
class QFrame;
class QGridLayout;
class QTabWidget;
class QToolBar;

namespace cave {

class ActionSet;
class EditsPanel;
class KindPalette;
class LevelList;
class MinimapWidget;
class ProblemsStrip;
class Ruler;
class SeedBar;
class StatusLine;
class ToastBar;
class ToolPanel;

class Workspace : public QWidget {
    Q_OBJECT

public:
    // The canvas comes first, because the actions need it; the workspace takes it.
    Workspace(Workbench& bench, EditorCanvas& canvas, const ActionSet& actions, const std::shared_ptr<Artwork>& artwork,
              QWidget* parent = nullptr);

    EditorCanvas& canvas() const { return m_canvas; }
    SeedBar& seedBar() const { return *m_seedBar; }
    ProblemsStrip& problems() const { return *m_problems; }
    StatusLine& statusLine() const { return *m_status; }
    ToastBar& toast() const { return *m_toast; }
    LevelList& levels() const { return *m_levels; }

    void beginFind(); // the box of the palette
    void showPanels(bool isShown); // all beside the canvas
    void focusPane(int direction); // 1: the next part, -1: the one before

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    // As the width allows: palettes at the left; tools alone there, palettes at the right; nothing at the right unless
    // it is asked for.
    enum class Band : std::uint8_t { Wide, Compact, Narrow };

    QToolBar* newToolBar(const ActionSet& actions);
    QWidget* newMiddle();
    QFrame* newSide();
    void connectCanvas();
    void showModel();
    void showCell();
    void showView();
    void showProblems();
    void arrange();

    Workbench& m_bench;
    EditorCanvas& m_canvas;
    ToolPanel* m_tools;
    SeedBar* m_seedBar;
    ProblemsStrip* m_problems;
    StatusLine* m_status;
    ToastBar* m_toast = nullptr;
    LevelList* m_levels;
    EditsPanel* m_edits;
    MinimapWidget* m_minimap;
    QTabWidget* m_tabs;
    QFrame* m_side;
    Ruler* m_columns;
    Ruler* m_rows;
    Band m_band = Band::Wide;
    bool m_hasPanels = true;
};

} // namespace cave
