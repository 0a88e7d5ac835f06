// SPDX-License-Identifier: MIT
#include "editor/editor_page.h"

#include "editor/action_set.h"
#include "editor/file_work.h"
#include "editor/keys_dialog.h"
#include "editor/panels/problems_strip.h"
#include "editor/panels/seed_bar.h"
#include "editor/panels/toast_bar.h"
#include "editor/start_page.h"
#include "editor/workspace.h"

#include <QAction>
#include <QFileInfo>
#include <QKeyEvent>
#include <QMenu>
#include <QStackedLayout>

#include <algorithm>

namespace cave {

EditorPage::EditorPage(const std::shared_ptr<Artwork>& artwork, QSettings& settings, QWidget* parent)
    : QWidget(parent), m_document(new Document(this)), m_bench(new Workbench(*m_document, this)),
      m_files(new FileWork(*m_document, settings, *this)), m_canvas(new EditorCanvas(*m_bench, artwork, this)),
      m_actions(new ActionSet(*this, *m_canvas)),
      m_workspace(new Workspace(*m_bench, *m_canvas, *m_actions, artwork, this)), m_start(new StartPage(this)),
      m_pages(new QStackedLayout(this)), m_recent(new QMenu(tr("Open &recent"), this))
{
    m_pages->addWidget(m_start);
    m_pages->addWidget(m_workspace);
    QMenu& fileMenu = m_actions->menu(EditorMenu::File);
    fileMenu.insertMenu(&(*m_actions)[EditorAction::Save], m_recent);
    connectFiles();
    connectEditing();
    connectView();
    connectStart();
    showRecentFiles();
    newDocument();
}

EditorPage::~EditorPage()
{
    // Its signals reach members of this page while they go.
    m_document->undoStack().disconnect();
}

void EditorPage::connectFiles()
{
    const ActionSet& actions = *m_actions;
    connect(&actions[EditorAction::New], &QAction::triggered, this, &EditorPage::newDocument);
    connect(&actions[EditorAction::Open], &QAction::triggered, m_files, &FileWork::chooseAndOpen);
    connect(&actions[EditorAction::Save], &QAction::triggered, m_files, &FileWork::save);
    connect(&actions[EditorAction::SaveAs], &QAction::triggered, m_files, &FileWork::saveAs);
    connect(&actions[EditorAction::Export], &QAction::triggered, m_files, &FileWork::chooseAndExport);
    connect(&actions[EditorAction::Title], &QAction::triggered, this, &EditorPage::titleRequested);
    connect(m_files, &FileWork::opened, this, &EditorPage::showOpen);
    connect(m_files, &FileWork::recentFilesChanged, this, &EditorPage::showRecentFiles);
    connect(m_files, &FileWork::said, &m_workspace->toast(), &ToastBar::say);
    connect(m_document, &Document::dirtyChanged, this, &EditorPage::windowTitleChanged);
}

void EditorPage::connectEditing()
{
    const ActionSet& actions = *m_actions;
    SeedBar& seeds = m_workspace->seedBar();
    QUndoStack& stack = m_document->undoStack();
    connect(&actions[EditorAction::Undo], &QAction::triggered, this, [this, &stack] {
        if (!m_canvas->cancelStroke())
            stack.undo();
    });
    connect(&actions[EditorAction::Redo], &QAction::triggered, &stack, &QUndoStack::redo);
    connect(&stack, &QUndoStack::canUndoChanged, this, &EditorPage::enableActions);
    connect(&stack, &QUndoStack::canRedoChanged, this, &EditorPage::enableActions);
    connect(&actions[EditorAction::Find], &QAction::triggered, m_workspace, &Workspace::beginFind);
    connect(m_actions, &ActionSet::toolTriggered, this, &EditorPage::takeTool);
    connect(m_bench, &Workbench::choiceChanged, this, [this] { m_actions->tool(m_bench->toolId()).setChecked(true); });
    m_actions->tool(m_bench->toolId()).setChecked(true);

    connect(&actions[EditorAction::LevelAbove], &QAction::triggered, this, [this] { m_bench->setZ(m_bench->z() - 1); });
    connect(&actions[EditorAction::LevelBelow], &QAction::triggered, this, [this] { m_bench->setZ(m_bench->z() + 1); });
    connect(&actions[EditorAction::OtherEnd], &QAction::triggered, this, &EditorPage::followStairs);
    connect(&actions[EditorAction::RegenerateLevel], &QAction::triggered, &seeds, &SeedBar::regenerateLevel);
    connect(&actions[EditorAction::RegenerateDungeon], &QAction::triggered, &seeds, &SeedBar::regenerateDungeon);
    connect(&actions[EditorAction::RandomSeed], &QAction::triggered, &seeds, &SeedBar::roll);
    connect(&actions[EditorAction::PreviousSeed], &QAction::triggered, &seeds, [&seeds] { seeds.stepSeed(-1); });
    connect(&actions[EditorAction::NextSeed], &QAction::triggered, &seeds, [&seeds] { seeds.stepSeed(1); });
    connect(&actions[EditorAction::CopySeed], &QAction::triggered, &seeds, &SeedBar::copy);
    connect(&actions[EditorAction::PasteSeed], &QAction::triggered, &seeds, &SeedBar::paste);
    ProblemsStrip& problems = m_workspace->problems();
    connect(&actions[EditorAction::NextProblem], &QAction::triggered, &problems, [&problems] { problems.step(1); });
    connect(&actions[EditorAction::PreviousProblem], &QAction::triggered, &problems,
            [&problems] { problems.step(-1); });
}

void EditorPage::connectView()
{
    const ActionSet& actions = *m_actions;
    connect(&actions[EditorAction::ZoomIn], &QAction::triggered, m_canvas, &LevelView::zoomIn);
    connect(&actions[EditorAction::ZoomOut], &QAction::triggered, m_canvas, &LevelView::zoomOut);
    connect(&actions[EditorAction::ZoomUsual], &QAction::triggered, m_canvas, [this] { m_canvas->setCellSize(16); });
    connect(&actions[EditorAction::ZoomFit], &QAction::triggered, m_canvas, &LevelView::fitLevel);
    connect(&actions[EditorAction::Grid], &QAction::toggled, m_canvas, &EditorCanvas::setGrid);
    actions[EditorAction::Grid].setChecked(true);
    actions[EditorAction::Panels].setChecked(true);
    connect(&actions[EditorAction::Panels], &QAction::toggled, m_workspace, &Workspace::showPanels);
    connect(&actions[EditorAction::CentreCursor], &QAction::triggered, m_canvas,
            [this] { m_canvas->centerOnCell({m_bench->cursor().x, m_bench->cursor().y}); });
    connect(&actions[EditorAction::NextPane], &QAction::triggered, this, [this] { m_workspace->focusPane(1); });
    connect(&actions[EditorAction::PreviousPane], &QAction::triggered, this, [this] { m_workspace->focusPane(-1); });
    connect(&actions[EditorAction::Play], &QAction::triggered, this, [this] { play(false); });
    connect(&actions[EditorAction::PlayHere], &QAction::triggered, this, [this] { play(true); });
    connect(&actions[EditorAction::Back], &QAction::triggered, this, &EditorPage::backRequested);
    connect(&actions[EditorAction::Keys], &QAction::triggered, this, [this] { KeysDialog(this).exec(); });
}

void EditorPage::connectStart()
{
    connect(m_start, &StartPage::created, this, [this](const Dungeon& dungeon) { m_files->openDungeon(dungeon); });
    connect(m_start, &StartPage::fileChosen, m_files, &FileWork::open);
    connect(m_start, &StartPage::openRequested, m_files, &FileWork::chooseAndOpen);
    connect(m_start, &StartPage::left, this, [this] {
        if (m_isOpen)
            showOpen();
        else
            emit titleRequested();
    });
}

bool EditorPage::openFile(const QString& path) { return m_files->open(path); }

bool EditorPage::openDungeon(Dungeon dungeon, const QString& title)
{
    if (dungeon.name.empty())
        dungeon.name = title.toStdString();
    return m_files->openDungeon(std::move(dungeon));
}

void EditorPage::newDocument()
{
    m_start->setCanGoBack(m_isOpen);
    m_pages->setCurrentWidget(m_start);
    setFocusProxy(m_start);
    enableActions();
    emit windowTitleChanged();
}

void EditorPage::enableActions()
{
    const bool isWorking = m_pages->currentWidget() == m_workspace;
    for (const ActionRow& row : actionTable()) {
        const bool isAlways = row.id == EditorAction::New || row.id == EditorAction::Open ||
                              row.id == EditorAction::Title || row.id == EditorAction::Back ||
                              row.id == EditorAction::Keys;
        m_actions->enable(row.id, isAlways || isWorking, tr("Make or open a dungeon first."));
    }
    for (const ToolRow& row : toolTable())
        m_actions->tool(row.id).setEnabled(isWorking);
    if (!isWorking)
        return;
    m_actions->enable(EditorAction::Undo, m_document->undoStack().canUndo(), tr("Nothing has been changed yet."));
    m_actions->enable(EditorAction::Redo, m_document->undoStack().canRedo(), tr("Nothing has been taken back."));
}

void EditorPage::showOpen()
{
    m_isOpen = true;
    m_pages->setCurrentWidget(m_workspace);
    enableActions();
    setFocusProxy(m_canvas);
    m_canvas->setFocus();
    emit windowTitleChanged();
}

void EditorPage::showRecentFiles()
{
    const QStringList paths = m_files->recentFiles();
    m_start->setRecentFiles(paths);
    m_recent->clear();
    for (const QString& path : paths) {
        QAction* action = m_recent->addAction(QFileInfo(path).fileName());
        action->setToolTip(path);
        connect(action, &QAction::triggered, this, [this, path] { m_files->open(path); });
    }
    m_recent->setEnabled(!paths.isEmpty());
    m_recent->setToolTipsVisible(true);
}

bool EditorPage::mayClose() { return m_files->mayLeave(); }

void EditorPage::fillMenus(QMenuBar* menuBar) { m_actions->fill(*menuBar); }

void EditorPage::playtestEnded() { m_canvas->setFocus(); }

QString EditorPage::windowTitlePart() const
{
    if (!m_isOpen || m_pages->currentWidget() == m_start)
        return tr("Editor");
    return m_document->isDirty() ? tr("● %1").arg(m_document->title()) : m_document->title();
}

// The chosen tool's letter again takes its next variant.
void EditorPage::takeTool(ToolId id)
{
    if (id != m_bench->toolId()) {
        m_bench->setTool(id);
        return;
    }
    const QString variant = m_canvas->tool(id).takeNextVariant();
    if (!variant.isEmpty())
        m_workspace->toast().say(variant);
}

void EditorPage::play(bool fromCursor)
{
    m_canvas->cancelStroke();
    ToastBar& toast = m_workspace->toast();
    if (fromCursor) {
        const CellAt cell = m_bench->cursor();
        if (!m_bench->catalogue().tile(m_bench->tileAt(cell)).walkable || m_bench->creatureAt(cell)) {
            toast.say(tr("Nobody can begin at %1, %2. Move the cell cursor to free ground.").arg(cell.x).arg(cell.y));
            return;
        }
        emit playRequested(m_document->dungeon(), m_bench->positionOf(cell));
        return;
    }
    ProblemsStrip& strip = m_workspace->problems();
    strip.refresh();
    const auto errors = std::ranges::count(strip.problems(), Severity::Error, &Problem::severity);
    if (errors == 0) {
        emit playRequested(m_document->dungeon(), std::nullopt);
        return;
    }
    strip.open(true);
    toast.say(tr("%n problem(s) must be solved before this can be played from its start.", nullptr,
                 static_cast<int>(errors)));
}

void EditorPage::followStairs()
{
    const auto target = m_bench->dungeon().stairsTarget(m_bench->positionOf(m_bench->cursor()));
    if (target && m_bench->bounds().contains(target->x, target->y))
        m_bench->goTo(*target);
    else
        m_workspace->toast().say(tr("There are no stairs at the cell cursor."));
}

// Esc closes what lies on top; it never leaves the page.
void EditorPage::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && m_isOpen && m_pages->currentWidget() == m_workspace) {
        if (m_workspace->toast().isVisible())
            m_workspace->toast().dismiss();
        else
            m_workspace->problems().open(false);
        m_canvas->setFocus();
    } else {
        QWidget::keyPressEvent(event);
    }
}

} // namespace cave
