// SPDX-License-Identifier: MIT
#include "editor/canvas/editor_canvas.h"

#include "app/view/ui/keep_current.h"
#include "app/view/ui/palette.h"
#include "editor/canvas/board_marks.h"

#include <QPainter>

#include <algorithm>

namespace cave {

namespace {

constexpr double kUsualCell = 16; // pixels
constexpr int kKeyRest = 30;      // ms in which a key that repeats is pressed again
constexpr int kOverlayRest = 100; // ms without a change before overlays are made anew

} // namespace

EditorCanvas::EditorCanvas(Workbench& bench, std::shared_ptr<Artwork> artwork, EditorKeys keys, QWidget* parent)
    : LevelView(Mode::Editor, parent), m_bench(bench), m_artwork(std::move(artwork)), m_keys(std::move(keys))
{
    m_wholeCell = cellSize();
    for (const ToolRow& row : toolTable())
        m_tools.push_back(row.make(bench));
    setForegroundPainter([this](QPainter& painter) { paintOver(painter); });
    connect(this, &LevelView::cellPressed, this, &EditorCanvas::pressed);
    connect(this, &LevelView::cellDragged, this, &EditorCanvas::dragged);
    connect(this, &LevelView::cellReleased, this, &EditorCanvas::released);
    connect(this, &LevelView::cellHovered, this, &EditorCanvas::hovered);
    connect(&bench.document(), &Document::changed, this, &EditorCanvas::takeChange);
    connect(&bench.document(), &Document::replaced, this, [this] {
        showLevelModel();
        showWhole();
    });
    connect(&bench, &Workbench::levelChanged, this, &EditorCanvas::showLevelModel);
    connect(&bench, &Workbench::kindsChanged, this, &EditorCanvas::showLevelModel);
    connect(&bench, &Workbench::choiceChanged, this, [this] {
        if (m_stroke.isOfOther(current()))
            cancelStroke();
        viewport()->update(); // the axes of symmetry
        showPreview();
    });
    connect(&bench, &Workbench::cursorChanged, this, [this] {
        setZoomAnchor(QPoint(m_bench.cursor().x, m_bench.cursor().y));
        m_overlays.refresh(m_bench, true);
        showPreview();
        emit currentCellChanged();
    });
    connect(&bench, &Workbench::selectionChanged, this, &EditorCanvas::showSelection);
    connect(&bench, &Workbench::themeTried, this, &EditorCanvas::showTheme);
    const auto repaint = [this] { viewport()->update(); };
    connect(&bench.events(), &EventFocus::chosenChanged, this, repaint);
    connect(&bench.events(), &EventFocus::pickingChanged, this, repaint);
    connect(&bench.document(), &Document::edited, this, repaint);
    m_baseEnd.setSingleShot(true);
    m_baseEnd.setInterval(kKeyRest);
    connect(&m_baseEnd, &QTimer::timeout, this, &EditorCanvas::releaseBase);
    m_overlayTimer.setSingleShot(true);
    m_overlayTimer.setInterval(kOverlayRest);
    connect(&m_overlayTimer, &QTimer::timeout, this, &EditorCanvas::refreshOverlays);
    connect(&bench.document(), &Document::edited, &m_overlayTimer, qOverload<>(&QTimer::start));
    connect(&bench.heat(), &HeatMap::changed, this, [this] {
        if (!m_overlayTimer.isActive()) // games end faster than it rests
            m_overlayTimer.start();
    });
    connect(&bench.document(), &Document::edited, this, &EditorCanvas::takeBoards);
    connect(this, &LevelView::cellSizeChanged, this, [this] {
        if (m_marks.boards.empty())
            return;
        markBoards(); // their words have more or less room
        showMarks();
    });
    connect(&bench.document(), &Document::dirtyChanged, &m_overlayTimer, qOverload<>(&QTimer::start));
    connect(&bench, &Workbench::cellShown, this, [this](CellAt cell) { centerOnCell({cell.x, cell.y}); });
    showLevelModel();
    // The viewport's turn comes after the view's, which calls every view a map.
    keepCurrent(*viewport(), [this] {
        setAccessibleName(tr("Canvas"));
        makeModel();
    });
}

EditorCanvas::~EditorCanvas() = default;

void EditorCanvas::showLevelModel()
{
    cancelStroke();
    m_state = {};
    makeModel();
}

// The level, or the state that is shown instead, in the colours in use.
void EditorCanvas::makeModel()
{
    m_model = std::make_shared<MapModel>(m_bench.dungeon().catalogue, m_bench.dungeon().width, m_bench.dungeon().height,
                                         m_bench.level().uid.value, MapModel::Kind::Editor);
    fillModel();
    m_shownModel = m_model;
    if (level()) {
        level()->setModel(m_shownModel);
        levelChanged();
    } else {
        showLevel(std::make_unique<LevelItem>(m_shownModel, m_artwork));
    }
    showLevelGhosts();
    m_overlays.refresh(m_bench, false);
    emit modelChanged();
    showPreview();
    emit currentCellChanged();
}

void EditorCanvas::fillModel()
{
    const Grid<TileId>& usual = m_bench.level().tiles;
    m_model->setTheme(m_bench.shownTheme());
    m_model->setTiles(m_state.level ? m_state.level->tiles : usual);
    m_model->setThings(thingsOfLevel());
    m_marks.boards = m_bench.level().texts.signs;
    markBoards();
}

void EditorCanvas::showState(std::shared_ptr<const LevelState> state, const std::vector<cave::Box>& written,
                             const QString& label)
{
    if (!state && !m_state.level)
        return;
    if (state && (state->tiles.width() != m_bench.bounds().width || state->tiles.height() != m_bench.bounds().height))
        return; // of before the level was resized
    cancelStroke();
    m_state = {std::move(state), {}, label};
    m_state.written.reserve(written.size());
    for (const cave::Box& box : written)
        m_state.written.emplace_back(box.x, box.y, box.width, box.height);
    fillModel();
    level()->refresh(m_bench.bounds());
    emit cellsChanged(m_bench.bounds());
    emit currentCellChanged();
    showPreview();
}

bool EditorCanvas::refuseState()
{
    const bool isState = m_state.level != nullptr; // until somebody hears of it
    if (isState)
        emit stateTouched();
    return isState;
}

// Shows it at the usual size, with the cursor in view and as little beyond the level's edges as can be; larger if all
// fits then.
void EditorCanvas::showWhole()
{
    fitLevel();
    m_wholeCell = std::max(cellSize(), kUsualCell);
    if (cellSize() >= kUsualCell)
        return;
    setCellSize(kUsualCell);
    const QSizeF room = QSizeF(viewport()->size()) / kUsualCell;
    const auto middle = [](int cursor, int cells, double shown) {
        const int half = static_cast<int>(shown / 2);
        return cells <= 2 * half ? cells / 2 : std::clamp(cursor, half, cells - half);
    };
    centerOnCell({middle(m_bench.cursor().x, m_bench.dungeon().width, room.width()),
                  middle(m_bench.cursor().y, m_bench.dungeon().height, room.height())});
}

void EditorCanvas::restoreView(double cellSize, QPointF middle)
{
    m_wholeCell = 0;
    setCellSize(cellSize);
    centerOn(middle);
}

void EditorCanvas::takeChange(Uid changed, const cave::Box& box)
{
    if (changed != m_bench.level().uid && !m_levelGhosts.isEmpty())
        showLevelGhosts();
    if (changed == m_bench.level().uid)
        showTheme();
    if (changed != m_bench.level().uid || m_state.level)
        return;
    cave::Box touched = m_model->setThings(thingsOfLevel());
    const cave::Box inside = box.intersected(m_bench.bounds());
    for (int y = inside.y; y < inside.bottom(); ++y) {
        for (int x = inside.x; x < inside.right(); ++x)
            touched = touched.united(m_model->setTile(x, y, m_bench.tileAt({x, y})));
    }
    level()->refresh(touched);
    emit cellsChanged(touched);
    emit currentCellChanged();
}

void EditorCanvas::showTheme()
{
    const cave::Box touched = m_model->setTheme(m_bench.shownTheme());
    if (touched.isEmpty())
        return;
    level()->refresh(touched);
    emit cellsChanged(touched);
}

// Those of the design, and the hero where the game begins.
std::vector<MapThing> EditorCanvas::thingsOfLevel() const
{
    const Dungeon& dungeon = m_bench.dungeon();
    std::vector<MapThing> things;
    for (const Placement& thing : m_state.level ? m_state.level->things : m_bench.level().things) {
        if (m_bench.bounds().contains(thing.x, thing.y))
            things.push_back({.x = thing.x, .y = thing.y, .table = thing.table, .kind = thing.kind});
    }
    const auto hero = dungeon.catalogue->findCreature(dungeon.rules.hero);
    if (hero && dungeon.start && dungeon.start->at.level == m_bench.level().uid)
        things.push_back({.x = dungeon.start->at.x, .y = dungeon.start->at.y, .kind = *hero, .isHero = true});
    return things;
}

void EditorCanvas::takeBoards()
{
    if (m_marks.boards == m_bench.level().texts.signs)
        return;
    m_marks.boards = m_bench.level().texts.signs;
    markBoards();
    showPreview();
}

void EditorCanvas::markBoards()
{
    m_marks.ofBoards = {};
    addBoards(m_marks.ofBoards, m_marks.boards, cellSize(), QFontMetricsF(font()));
}

void EditorCanvas::setGrid(bool isOn)
{
    m_marks.hasGrid = isOn;
    showMarks();
}

void EditorCanvas::setMajorGrid(int cells)
{
    m_marks.majorGrid = cells;
    showMarks();
}

void EditorCanvas::setGhostOpacity(int percent)
{
    m_levelGhosts.setOpacity(percent);
    viewport()->update();
}

void EditorCanvas::setRoute(std::vector<Position> route)
{
    m_marks.route = std::move(route);
    showMarks();
}

void EditorCanvas::setFootsteps(Footsteps steps)
{
    m_marks.footsteps = std::move(steps);
    showMarks();
}

void EditorCanvas::setProblems(const std::vector<Problem>& problems)
{
    m_marks.problems = problems;
    showMarks();
}

bool EditorCanvas::cancelStroke()
{
    if (!m_stroke.cancel())
        return false;
    showPreview();
    emit strokeCancelled();
    return true;
}

// The pressed tool at the pointer or cursor; what has been painted along the way needs no preview.
void EditorCanvas::showPreview()
{
    const CellAt cell = currentCell();
    const bool isSeen = !m_state.level && m_bench.bounds().contains(cell.x, cell.y) && (m_hovered || m_hasKeyFocus);
    updateThingGhosts();
    m_preview.show(isSeen && !m_stroke.isAlong() ? current().ghost(cell) : Ghost{}, m_bench);
    updateThingGhosts();
    level()->setGhosts(m_preview.tiles());
    showMarks();
}

void EditorCanvas::showMarks()
{
    Overlay overlay = m_marks.ofBoards;
    overlay.hasGrid = m_marks.hasGrid;
    overlay.majorGrid = m_marks.majorGrid;
    m_overlays.addTo(overlay);
    if (m_state.level) {
        overlay.areas.push_back({m_state.written, palette::kTeal});
        overlay.labels.push_back({{0, 0}, m_state.label, palette::kAmber});
    }
    addRoute(overlay);
    addFootsteps(overlay);
    m_preview.addTo(overlay, m_bench.bounds());
    addProblems(overlay);
    if (m_hasKeyFocus)
        overlay.cursor = QPoint(m_bench.cursor().x, m_bench.cursor().y);
    setOverlay(std::move(overlay));
}

// A leg for each stay on the shown level; the ends that are stairs say where they lead.
void EditorCanvas::addRoute(Overlay& overlay) const
{
    const std::vector<Position>& route = m_marks.route;
    for (std::size_t i = 0; i < route.size(); ++i) {
        const Position at = route[i];
        if (at.z != m_bench.z())
            continue;
        overlay.route.emplace_back(at.x, at.y);
        if (i + 1 < route.size() && route[i + 1].z != at.z)
            overlay.labels.push_back({{at.x, at.y}, tr("to level %1").arg(route[i + 1].z + 1), palette::kGood});
    }
}

void EditorCanvas::addFootsteps(Overlay& overlay) const
{
    for (const Position at : m_marks.footsteps.cells())
        if (at.z == m_bench.z())
            overlay.walked.emplace_back(at.x, at.y);
    if (const auto& death = m_marks.footsteps.death(); death && death->z == m_bench.z())
        overlay.labels.push_back({{death->x, death->y}, tr("died here"), palette::kBad});
}

void EditorCanvas::addProblems(Overlay& overlay) const
{
    for (const Problem& problem : m_marks.problems) {
        if (problem.at && problem.at->z == m_bench.z())
            overlay.marks.push_back(
                {{problem.at->x, problem.at->y},
                 problem.severity == Severity::Error ? QStringLiteral("error") : QStringLiteral("warning"),
                 false});
    }
}

} // namespace cave
