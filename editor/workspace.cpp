// SPDX-License-Identifier: MIT
#include "editor/workspace.h"

#include "app/view/icons.h"
#include "app/view/minimap_widget.h"
#include "editor/action_set.h"
#include "editor/panels/edits_panel.h"
#include "editor/panels/kind_palette.h"
#include "editor/panels/level_list.h"
#include "editor/panels/problems_strip.h"
#include "editor/panels/seed_bar.h"
#include "editor/panels/status_line.h"
#include "editor/panels/toast_bar.h"
#include "editor/panels/tool_panel.h"
#include "editor/ruler.h"

#include <QAction>
#include <QApplication>
#include <QGridLayout>
#include <QLabel>
#include <QTabWidget>
#include <QToolBar>
#include <QToolButton>
#include <QUndoView>

#include <algorithm>
#include <utility>

namespace cave {

namespace {

constexpr int kSideWidth = 296; // pixels, and at least so many average characters
constexpr int kSideCharacters = 36;
constexpr int kWideCharacters = 165;
constexpr int kCompactCharacters = 115;
constexpr int kCompactWidth = 950;  // below which the canvas would have less than half with all that beside it
constexpr int kLargeWidth = 1600; // pixels, from where on tools have their names beside them
constexpr int kLargeHeight = 960;
constexpr int kLowHeight = 520; // below which lists need the minimap's room
constexpr int kUsualCell = 16; // pixels at 100 %

} // namespace

Workspace::Workspace(Workbench& bench, EditorCanvas& canvas, const ActionSet& actions,
                     const std::shared_ptr<Artwork>& artwork, QWidget* parent)
    : QWidget(parent), m_bench(bench), m_canvas(canvas), m_tools(new ToolPanel(bench, actions, artwork, this)),
      m_seedBar(new SeedBar(bench, this)), m_problems(new ProblemsStrip(bench, this)),
      m_status(new StatusLine(bench, this)), m_levels(new LevelList(bench, this)), m_edits(new EditsPanel(bench, this)),
      m_minimap(new MinimapWidget(this)), m_tabs(new QTabWidget(this)), m_side(newSide()),
      m_columns(new Ruler(Qt::Horizontal, canvas, this)), m_rows(new Ruler(Qt::Vertical, canvas, this))
{
    auto* middle = new QHBoxLayout;
    middle->setSpacing(0);
    middle->addWidget(m_tools);
    middle->addWidget(newMiddle(), 1);
    middle->addWidget(m_side);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(newToolBar(actions));
    column->addLayout(middle, 1);
    column->addWidget(m_status);
    m_toast = new ToastBar(canvas.parentWidget());
    connectCanvas();
    arrange();
    showModel();
    showView();
}

QToolBar* Workspace::newToolBar(const ActionSet& actions)
{
    auto* bar = new QToolBar(this);
    bar->setIconSize({20, 20});
    const auto add = [&](std::initializer_list<EditorAction> ids) {
        for (const EditorAction id : ids)
            bar->addAction(&actions[id]);
        bar->addSeparator();
    };
    add({EditorAction::New, EditorAction::Open, EditorAction::Save, EditorAction::Export});
    add({EditorAction::Undo, EditorAction::Redo});
    for (const EditorAction id : {EditorAction::PreviousSeed, EditorAction::NextSeed, EditorAction::RandomSeed,
                                  EditorAction::CopySeed, EditorAction::PasteSeed})
        m_seedBar->addButton(&actions[id]);
    bar->addWidget(m_seedBar);
    bar->addSeparator();
    add({EditorAction::ZoomOut, EditorAction::ZoomIn, EditorAction::ZoomFit, EditorAction::Grid});
    auto* stretch = new QWidget(bar);
    stretch->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    bar->addWidget(stretch);
    bar->addAction(&actions[EditorAction::Play]);
    bar->addAction(&actions[EditorAction::PlayHere]);
    for (const EditorAction id : {EditorAction::Play, EditorAction::PlayHere})
        static_cast<QToolButton*>(bar->widgetForAction(&actions[id]))->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    for (QToolButton* button : bar->findChildren<QToolButton*>())
        button->setFocusPolicy(Qt::TabFocus);
    return bar;
}

QWidget* Workspace::newMiddle()
{
    auto* middle = new QWidget(this);
    auto* grid = new QGridLayout(middle);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(0);
    grid->addWidget(m_columns, 0, 1);
    grid->addWidget(m_rows, 1, 0);
    auto* holder = new QWidget(middle); // what the toast lies over
    auto* inner = new QVBoxLayout(holder);
    inner->setContentsMargins(0, 0, 0, 0);
    inner->addWidget(&m_canvas);
    grid->addWidget(holder, 1, 1);
    grid->addWidget(m_problems, 2, 0, 1, 2);
    grid->setRowStretch(1, 1);
    grid->setColumnStretch(1, 1);
    return middle;
}

QFrame* Workspace::newSide()
{
    auto* side = new QFrame(this);
    side->setProperty("role", "panel");
    auto* heading = new QLabel(tr("Levels"), side);
    heading->setProperty("role", "heading");
    auto* headingRow = new QHBoxLayout;
    headingRow->setContentsMargins(10, 8, 10, 4);
    headingRow->addWidget(heading);
    auto* history = new QUndoView(&m_bench.document().undoStack(), m_tabs);
    history->setEmptyLabel(tr("As opened"));
    history->setAccessibleName(tr("History"));
    m_tabs->setDocumentMode(true);
    m_tabs->addTab(history, tr("History"));
    m_tabs->addTab(m_edits, tr("Edits %1").arg(m_edits->editCount()));
    connect(m_edits, &EditsPanel::countChanged, this,
            [this] { m_tabs->setTabText(m_tabs->indexOf(m_edits), tr("Edits %1").arg(m_edits->editCount())); });
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(headingRow);
    column->addWidget(m_levels, 5);
    column->addWidget(m_tabs, 4);
    column->addWidget(m_minimap);
    return side;
}

void Workspace::connectCanvas()
{
    connect(&m_canvas, &EditorCanvas::modelChanged, this, &Workspace::showModel);
    connect(&m_canvas, &EditorCanvas::cellsChanged, m_minimap, &MinimapWidget::refresh);
    connect(&m_canvas, &EditorCanvas::currentCellChanged, this, &Workspace::showCell);
    connect(&m_canvas, &LevelView::moved, this, &Workspace::showView);
    connect(&m_canvas, &LevelView::cellSizeChanged, this, &Workspace::showView);
    connect(m_minimap, &MinimapWidget::cellPressed, this, [this](QPoint cell) { m_canvas.centerOnCell(cell); });
    connect(m_problems, &ProblemsStrip::refreshed, this, &Workspace::showProblems);
    connect(m_tools, &ToolPanel::left, &m_canvas, [this] { m_canvas.setFocus(); });
    connect(m_seedBar, &SeedBar::left, &m_canvas, [this] { m_canvas.setFocus(); });
    connect(m_toast, &ToastBar::dismissed, &m_canvas, [this] { m_canvas.setFocus(); });
    connect(m_seedBar, &SeedBar::said, m_toast, &ToastBar::say);
    connect(&m_bench.document(), &Document::replaced, m_toast, &ToastBar::dismiss);
    connect(&m_bench.document(), &Document::edited, m_toast, &ToastBar::dismissQuestion); // it was about what was
    connect(&m_bench, &Workbench::refused, this,
            [this](const EditRefusal& refusal, const std::function<void()>& carve) {
                if (carve)
                    m_toast->ask(m_bench.describe(refusal.why), tr("Carve it"), tr("Leave it"), carve);
                else
                    m_toast->say(m_bench.describe(refusal.why));
            });
}

void Workspace::showModel()
{
    m_minimap->setModel(m_canvas.model());
    m_columns->setLength(m_bench.dungeon().width);
    m_rows->setLength(m_bench.dungeon().height);
    showProblems();
    showCell();
}

void Workspace::showCell()
{
    const CellAt cell = m_canvas.currentCell();
    if (!m_bench.bounds().contains(cell.x, cell.y))
        return;
    m_status->showCell(cell);
    m_columns->setMarked(cell.x);
    m_rows->setMarked(cell.y);
}

void Workspace::showView()
{
    m_minimap->setFrame(m_canvas.shownCells());
    m_status->setZoom(qRound(m_canvas.cellSize() * 100.0 / kUsualCell));
    m_columns->update();
    m_rows->update();
}

void Workspace::showProblems()
{
    const std::vector<Problem>& problems = m_problems->problems();
    std::vector<QPoint> cells;
    for (const Problem& problem : problems) {
        if (problem.at && problem.at->z == m_bench.z())
            cells.emplace_back(problem.at->x, problem.at->y);
    }
    m_minimap->setMarks(std::move(cells));
    m_canvas.setProblems(problems);
    m_status->setProblems(static_cast<int>(problems.size()));
}

void Workspace::beginFind()
{
    showPanels(true);
    if (m_band != Band::Wide) {
        m_tabs->setCurrentWidget(&m_tools->currentPalette());
    }
    m_tools->beginFind();
}

// Asked for, they are shown however narrow it is.
void Workspace::showPanels(bool isShown)
{
    m_hasPanels = isShown;
    m_tools->setVisible(isShown);
    m_side->setVisible(isShown);
}

void Workspace::focusPane(int direction)
{
    const QList<QWidget*> panes{&m_canvas, m_tools, m_seedBar, m_levels, m_tabs, m_problems};
    const QWidget* focus = QApplication::focusWidget();
    int at = 0;
    for (int i = 0; i < panes.size(); ++i) {
        if (focus && (panes[i] == focus || panes[i]->isAncestorOf(focus)))
            at = i;
    }
    for (int i = 1; i <= panes.size(); ++i) {
        QWidget* pane = panes[(at + direction * i + static_cast<int>(panes.size()) * i) % panes.size()];
        QWidget* target = pane;
        while (target->focusPolicy() == Qt::NoFocus && target->nextInFocusChain() != pane &&
               (target == pane || pane->isAncestorOf(target)))
            target = target->nextInFocusChain();
        if (pane->isVisible() && (target == pane || pane->isAncestorOf(target)) &&
            target->focusPolicy() != Qt::NoFocus) {
            target->setFocus(Qt::TabFocusReason);
            return;
        }
    }
}

void Workspace::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    const int character = fontMetrics().averageCharWidth();
    const bool hasSide = width() >= std::max(kCompactCharacters * character, kCompactWidth);
    const Band band = width() >= kWideCharacters * character ? Band::Wide : hasSide ? Band::Compact : Band::Narrow;
    if (std::exchange(m_band, band) != band)
        m_side->setVisible(m_hasPanels && band != Band::Narrow);
    arrange();
}

void Workspace::arrange()
{
    m_side->setFixedWidth(std::max(kSideWidth, kSideCharacters * fontMetrics().averageCharWidth() + 16));
    m_minimap->setVisible(height() >= kLowHeight);
    m_tools->arrange(m_band == Band::Wide ? nullptr : m_tabs, width() >= kLargeWidth && height() >= kLargeHeight);
}

} // namespace cave
