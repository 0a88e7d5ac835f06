// SPDX-License-Identifier: MIT
#include "editor/page/workspace.h"

#include "app/view/map/minimap_widget.h"
#include "app/view/ui/keep_current.h"
#include "app/view/ui/theme.h"
#include "editor/actions/action_set.h"
#include "editor/canvas/board_box.h"
#include "editor/canvas/context_menu.h"
#include "editor/canvas/heat_overlay.h"
#include "editor/canvas/ruler.h"
#include "editor/handlers/bakery.h"
#include "editor/page/canvas_voice.h"
#include "editor/page/forward_play.h"
#include "editor/page/main_bar.h"
#include "editor/page/pane_focus.h"
#include "editor/page/shown_state.h"
#include "editor/page/side_dock.h"
#include "editor/panels/document_tabs.h"
#include "editor/panels/edits_panel.h"
#include "editor/panels/events/events_panel.h"
#include "editor/panels/kind_palette.h"
#include "editor/panels/level_list.h"
#include "editor/panels/level_panel.h"
#include "editor/panels/notice_bar.h"
#include "editor/panels/problems_strip.h"
#include "editor/panels/recipe/recipe_panel.h"
#include "editor/panels/recipe/row_list.h"
#include "editor/panels/seed_bar.h"
#include "editor/panels/status_line.h"
#include "editor/panels/thing_panel.h"
#include "editor/panels/toast_bar.h"
#include "editor/panels/tool_options.h"
#include "editor/panels/tool_panel.h"

#include <QAction>
#include <QApplication>
#include <QGridLayout>

#include <algorithm>
#include <utility>

namespace cave {

namespace {

constexpr int kSideWidth = 296; // pixels, and at least so many average characters
constexpr int kSideCharacters = 36;
constexpr int kRailWidth = 42;
constexpr int kWideShare = 55; // percent of the window that the canvas keeps with palettes at the left
constexpr int kCompactShare = 50; // likewise, with the tools alone there
constexpr int kLargeWidth = 1600; // pixels, from where on tools have their names beside them
constexpr int kLargeHeight = 960;
constexpr int kLowHeight = 700; // below which lists need the minimap's room
constexpr int kFirstCell = 16; // pixels at 100 %
constexpr int kPanelMargins = 16; // above and below the tools

} // namespace

Workspace::Workspace(Workbench& bench, Desk& desk, EditorCanvas& canvas, const ActionSet& actions,
                     const std::shared_ptr<Artwork>& artwork, QWidget* parent)
    : QWidget(parent), m_bench(bench), m_canvas(canvas), m_bakery(new Bakery(bench, this)),
      m_tools(new ToolPanel(bench, actions, artwork, this)), m_seedBar(new SeedBar(bench, *m_bakery, actions, this)),
      m_bar(new MainBar(actions, *m_seedBar, this)), m_problems(new ProblemsStrip(bench, actions, this)),
      m_status(new StatusLine(bench, this)),
      m_documentTabs(new DocumentTabs(desk, bench.document(), actions[EditorAction::New], this)),
      m_options(new ToolOptions(bench, actions, this)), m_notice(new NoticeBar(this)),
      m_side(new SidePanels({bench, *m_bakery, actions, artwork}, this)), m_minimap(&m_side->panel<MinimapWidget>()),
      m_columns(new Ruler(Qt::Horizontal, canvas, this)), m_rows(new Ruler(Qt::Vertical, canvas, this))
{
    auto* middle = new QHBoxLayout;
    middle->setSpacing(0);
    middle->addWidget(m_tools);
    middle->addWidget(newMiddle(), 1);
    m_dock = new SideDock(*m_side, *middle, *this);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_bar);
    column->addLayout(middle, 1);
    column->addWidget(m_status);
    m_toast = new ToastBar(canvas.parentWidget());
    new BoardBox(bench, canvas);
    connectActions(actions);
    connectCanvas();
    connectSaid();
    connectLevels();
    connectEvents();
    connectRecipe(actions);
    addContextMenus(actions);
    new CanvasVoice({m_bench, m_canvas, *m_status, *m_problems, recipe()}, this);
    keepCurrent(*this, [this] {
        if (isVisible())
            fitBand(); // for letters of another size
        arrange();
        showModel();
        showView();
    });
}

LevelPanel& Workspace::levelPanel() const { return m_side->panel<LevelPanel>(); }

LevelList& Workspace::levels() const { return levelPanel().list(); }

EditsPanel& Workspace::edits() const { return m_side->panel<EditsPanel>(); }

EventsPanel& Workspace::events() const { return m_side->panel<EventsPanel>(); }

ThingPanel& Workspace::things() const { return m_side->panel<ThingPanel>(); }

RecipePanel& Workspace::recipe() const { return m_side->panel<RecipePanel>(); }

QWidget* Workspace::newMiddle()
{
    auto* middle = new QWidget(this);
    auto* grid = new QGridLayout(middle);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(0);
    auto* top = new QHBoxLayout;
    top->setSpacing(0);
    top->addWidget(m_documentTabs, 1);
    top->addWidget(m_options);
    grid->addLayout(top, 0, 0, 1, 2);
    grid->addWidget(m_notice, 1, 0, 1, 2);
    grid->addWidget(m_columns, 2, 1);
    grid->addWidget(m_rows, 3, 0);
    auto* holder = new QWidget(middle); // what the toast lies over
    auto* inner = new QVBoxLayout(holder);
    inner->setContentsMargins(0, 0, 0, 0);
    inner->addWidget(&m_canvas);
    grid->addWidget(holder, 3, 1);
    grid->addWidget(m_problems, 4, 0, 1, 2);
    grid->setRowStretch(3, 1);
    grid->setColumnStretch(1, 1);
    return middle;
}

void Workspace::connectActions(const ActionSet& actions)
{
    connect(&actions[EditorAction::Find], &QAction::triggered, this, &Workspace::beginFind);
    actions[EditorAction::Panels].setChecked(true);
    connect(&actions[EditorAction::Panels], &QAction::toggled, this, &Workspace::showPanels);
    connect(&actions[EditorAction::NextPane], &QAction::triggered, this, [this] { focusPane(1); });
    connect(&actions[EditorAction::PreviousPane], &QAction::triggered, this, [this] { focusPane(-1); });
}

void Workspace::connectCanvas()
{
    connect(&m_canvas, &EditorCanvas::modelChanged, this, &Workspace::showModel);
    connect(&m_canvas, &EditorCanvas::cellsChanged, m_minimap, &MinimapWidget::refresh);
    connect(&m_canvas, &EditorCanvas::cellsChanged, this, [this](const Box& cells) {
        if (!m_bench.heat().isShown())
            return;
        QImage veil = m_minimap->veil();
        mendHeatVeil(veil, m_bench, cells); // there may be other ground where nobody came
        m_minimap->setVeil(veil);
    });
    connect(&m_canvas, &EditorCanvas::currentCellChanged, this, &Workspace::showCell);
    connect(&m_canvas, &LevelView::moved, this, &Workspace::showView);
    connect(&m_canvas, &LevelView::cellSizeChanged, this, &Workspace::showView);
    connect(m_minimap, &MinimapWidget::cellPressed, this, [this](QPoint cell) { m_canvas.centerOnCell(cell); });
    connect(m_problems, &ProblemsStrip::refreshed, this, &Workspace::showProblems);
    connect(m_problems, &ProblemsStrip::outdated, this, &Workspace::showProblemCount);
    connect(&m_bench.heat(), &HeatMap::changed, this, [this] {
        m_minimap->setVeil(heatVeil(m_bench));
        showCell();
    });
    const auto focusCanvas = [this] { m_canvas.setFocus(); };
    connect(m_tools, &ToolPanel::left, &m_canvas, focusCanvas);
    connect(m_seedBar, &SeedBar::left, &m_canvas, focusCanvas);
    connect(m_toast, &ToastBar::dismissed, &m_canvas, focusCanvas);
    connect(m_dock, &SideDock::left, &m_canvas, focusCanvas);
}

// What is to be told in a line.
void Workspace::connectSaid()
{
    connect(m_problems, &ProblemsStrip::said, m_toast, &ToastBar::say);
    connect(m_seedBar, &SeedBar::said, m_toast, &ToastBar::say);
    connect(&levelPanel(), &LevelPanel::said, m_toast, &ToastBar::say);
    connect(m_bakery, &Bakery::said, m_toast, &ToastBar::say);
    connect(&recipe(), &RecipePanel::said, m_toast, &ToastBar::say);
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

void Workspace::connectLevels()
{
    connect(&recipe(), &RecipePanel::changed, this, [this](const QString& text) {
        m_toast->ask(text, tr("Undo"), tr("Close"), [this] { m_bench.document().undoStack().undo(); });
    });
    connect(&levelPanel(), &LevelPanel::removed, this, [this](const QString& text, int z) {
        m_toast->offer(text, tr("Undo"), tr("Close"), [this, z] {
            m_bench.document().undoStack().undo();
            m_bench.setZ(z);
        });
    });
    connect(m_bakery, &Bakery::progressed, m_status, &StatusLine::setProgress);
    connect(m_status, &StatusLine::cancelled, m_bakery, &Bakery::cancel);
}

// Cells are picked on the canvas, and what is made there is shown in the list.
void Workspace::connectEvents()
{
    connect(&events(), &EventsPanel::said, m_toast, &ToastBar::say);
    connect(&events(), &EventsPanel::left, &m_canvas, [this] { m_canvas.setFocus(); });
    connect(&m_bench, &Workbench::cellsWanted, &m_canvas, [this] { m_canvas.setFocus(); });
    connect(&m_bench, &Workbench::cellsPicked, this, [this] { m_dock->peek(events()); });
    connect(&m_bench, &Workbench::eventMade, this, [this](bool saysSomething) {
        tabs().setCurrentWidget(&events());
        if (!saysSomething)
            return;
        m_dock->peek(events());
        events().focusSentence();
    });
}

void Workspace::connectRecipe(const ActionSet& actions)
{
    auto* state = new ShownState(m_bench, *m_bakery, m_canvas, recipe(), tabs(), actions, this);
    connect(state, &ShownState::said, m_toast, &ToastBar::say);
    connect(state, &ShownState::shown, m_status, &StatusLine::setShown);
    connect(state, &ShownState::shown, this, &Workspace::showCell);
    connect(&tabs(), &QTabWidget::currentChanged, this, &Workspace::showMinimap);
    auto* forward = new ForwardPlay(m_bench, m_canvas, actions, this);
    connect(forward, &ForwardPlay::said, m_toast, &ToastBar::say);
    connect(forward, &ForwardPlay::shown, m_status, &StatusLine::setShown);
}

void Workspace::addContextMenus(const ActionSet& actions)
{
    const auto addTo = [&actions](QListWidget& list, MenuOf of) {
        new ContextMenu(list, actions, of, [&list] { return list.visualItemRect(list.currentItem()); });
    };
    addTo(recipe().rows(), MenuOf::Rows);
    addTo(levels(), MenuOf::Levels);
    addTo(m_problems->list(), MenuOf::Problems);
    new ContextMenu(
        m_canvas, actions, MenuOf::Canvas,
        [this] { return m_canvas.pixelsOf({m_bench.cursor().x, m_bench.cursor().y}); },
        [this] { return toolRow(m_bench.toolId()).erases; });
}

void Workspace::showModel()
{
    m_minimap->setModel(m_canvas.model());
    m_minimap->setVeil(heatVeil(m_bench));
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
    m_status->showCell(cell, m_canvas.shownState(), recipe().writerOf(cell));
    m_columns->setMarked(cell.x);
    m_rows->setMarked(cell.y);
}

void Workspace::showView()
{
    m_minimap->setFrame(m_canvas.shownCells());
    m_status->setZoom(m_canvas.cellSize() * 100 / kFirstCell);
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
    showProblemCount();
}

void Workspace::showProblemCount()
{
    m_status->setProblems(m_problems->isUnchecked() ? std::nullopt
                                                    : std::optional(static_cast<int>(m_problems->problems().size())));
}

void Workspace::beginFind()
{
    if (!m_hasPanels)
        showPanels(true);
    if (!m_tools->hasPalettes())
        m_dock->peek(m_tools->currentPalette());
    m_tools->beginFind();
}

void Workspace::showPanels(bool isShown)
{
    m_hasPanels = isShown;
    m_tools->setVisible(isShown);
    m_dock->setShown(isShown);
}

void Workspace::showPanel(QWidget& panel) { m_dock->open(panel); }

bool Workspace::foldPanels() { return m_dock->fold(); }

void Workspace::focusPane(int direction)
{
    QList<QWidget*> panes{&m_canvas, m_tools, m_options, m_seedBar, &levelPanel(), &tabs(), m_problems, m_documentTabs};
    if (m_tools->hasPalettes())
        panes.insert(2, &m_tools->currentPalette());
    const QWidget* focus = QApplication::focusWidget();
    const int count = static_cast<int>(panes.size());
    int at = 0;
    for (int i = 0; i < count; ++i) {
        if (focus && (panes[i] == focus || panes[i]->isAncestorOf(focus)))
            at = i;
    }
    for (int i = 1; i <= count; ++i) {
        QWidget& pane = *panes[(at + direction * i + count * i) % count];
        if (m_hasPanels && m_dock->isFolded() && m_side->isAncestorOf(&pane))
            return m_dock->peek(pane);
        QWidget* target = pane.isVisible() ? firstFocusIn(pane) : nullptr;
        if (target)
            return target->setFocus(Qt::TabFocusReason);
    }
}

QSize Workspace::minimumSizeHint() const
{
    const QSize all = QWidget::minimumSizeHint();
    return {all.width() - (!m_dock->isFolded() && m_side->isVisibleTo(this) ? m_side->minimumWidth() : 0),
            all.height()};
}

void Workspace::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitBand();
    arrange();
}

// Percent of the window that the canvas and its rulers have with that much beside them, and nothing open above or
// below.
int Workspace::canvasShare(int beside) const
{
    const int line = m_documentTabs->sizeHint().height(); // menus and problems have one as well
    const int bars = m_bar->sizeHint().height() + 2 * line + m_status->sizeHint().height();
    return (width() - beside) * (height() - bars) / std::max(1, width() * (height() + line) / 100);
}

int Workspace::sideWidth() const
{
    return std::max(kSideWidth, kSideCharacters * fontMetrics().averageCharWidth() + 16);
}

void Workspace::fitBand()
{
    const Band band = canvasShare(m_tools->usualWidth() + sideWidth()) >= kWideShare        ? Band::Wide
                      : canvasShare(grownPixels(kRailWidth) + sideWidth()) >= kCompactShare ? Band::Compact
                                                                                            : Band::Narrow;
    if (std::exchange(m_band, band) != band) {
        m_dock->setFolded(band == Band::Narrow);
        layout()->activate(); // else its least width is told as before, and the window grows back
    }
}

void Workspace::arrange()
{
    m_side->setFixedWidth(sideWidth());
    m_side->setMinimumHeight(1); // it is folded before it stands in the way
    showMinimap();
    const int height = this->height() - m_bar->sizeHint().height() - m_status->sizeHint().height() - kPanelMargins;
    m_tools->arrange(m_band == Band::Wide ? nullptr : &tabs(), width() >= kLargeWidth && this->height() >= kLargeHeight,
                     height);
}

// The recipe needs its room in smaller windows.
void Workspace::showMinimap()
{
    m_minimap->setVisible(height() >= (tabs().currentWidget() == &recipe() ? kLargeHeight : kLowHeight));
}

} // namespace cave
