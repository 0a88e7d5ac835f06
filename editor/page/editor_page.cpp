// SPDX-License-Identifier: MIT
#include "editor/page/editor_page.h"

#include "core/save/game_file.h"
#include "editor/actions/action_set.h"
#include "editor/dialogs/choice_dialog.h"
#include "editor/dialogs/keys_dialog.h"
#include "editor/dialogs/recovery_dialog.h"
#include "editor/dialogs/replace_dialog.h"
#include "editor/dialogs/text_question.h"
#include "editor/files/disk_watch.h"
#include "editor/page/start_page.h"
#include "editor/page/workspace.h"
#include "editor/panels/document_tabs.h"
#include "editor/panels/level_panel.h"
#include "editor/panels/notice_bar.h"
#include "editor/panels/problems_strip.h"
#include "editor/panels/recipe_panel.h"
#include "editor/panels/seed_bar.h"
#include "editor/panels/status_line.h"
#include "editor/panels/toast_bar.h"
#include "editor/windows/design_windows.h"
#include "editor/work/file_work.h"
#include "editor/work/selection_work.h"

#include <QAction>
#include <QDragEnterEvent>
#include <QFileInfo>
#include <QKeyEvent>
#include <QMenu>
#include <QMimeData>
#include <QRegularExpression>
#include <QStackedLayout>

#include <algorithm>
#include <utility>

namespace cave {

namespace {

constexpr std::size_t kMostThings = 3000; // in one list

} // namespace

EditorPage::Work::Work() = default;

EditorPage::Work::Work(Work&&) noexcept = default;

EditorPage::Work& EditorPage::Work::operator=(Work&&) noexcept = default;

EditorPage::Work::~Work() = default;

EditorPage::EditorPage(const std::shared_ptr<Artwork>& artwork, QSettings& settings, const QString& dataFolder,
                       QWidget* parent, const KeyBindings& keys)
    : EditorPage(Work(), artwork, settings, dataFolder, parent, keys)
{
}

EditorPage::EditorPage(Work work, const std::shared_ptr<Artwork>& artwork, QSettings& settings,
                       const QString& dataFolder, QWidget* parent, const KeyBindings& keys)
    : QWidget(parent), m_document(work.document ? work.document.release() : new Document),
      m_desk(work.desk ? work.desk.release() : new Desk(*m_document)), m_bench(new Workbench(*m_document, this)),
      m_files(new FileWork(*m_document, *m_desk, dataFolder, settings, artwork, *this)),
      m_recovery(work.recovery ? work.recovery.release() : new Recovery(*m_document, *m_desk, dataFolder)),
      m_diskWatch(new DiskWatch(*m_document, *m_desk, this)),
      m_canvas(new EditorCanvas(*m_bench, artwork, EditorKeys(keys), this)),
      m_actions(new ActionSet(*this, *m_canvas, m_canvas->keys())),
      m_selection(new SelectionWork(*m_bench, *m_actions, this)),
      m_workspace(new Workspace(*m_bench, *m_desk, *m_canvas, *m_actions, artwork, this)),
      m_windows(new DesignWindows(*m_bench, m_workspace->bakery(), *m_actions, artwork, *this)),
      m_start(new StartPage(this)), m_pages(new QStackedLayout(this)), m_recent(new QMenu(tr("Open &recent"), this))
{
    for (QObject* object : std::initializer_list<QObject*>{m_document, m_desk, m_recovery})
        object->setParent(this);
    m_pages->addWidget(m_start);
    m_pages->addWidget(m_workspace);
    QMenu& fileMenu = m_actions->menu(EditorMenu::File);
    fileMenu.insertMenu(&(*m_actions)[EditorAction::Save], m_recent);
    setAcceptDrops(true);
    connectFiles();
    connectTabs();
    connectSafety();
    connectLevels();
    connectEditing();
    connectSelection();
    connectOverlays();
    connectRecipe();
    connectView();
    connectStart();
    showRecentFiles();
    if (isOpen()) {
        m_bench->setTile(work.tile);
        m_bench->setCreature(work.creature);
        m_bench->setBrushSize(work.brushSize);
        m_bench->setTool(work.tool);
        showDraft(m_document->draft());
        m_windows->reopen(work.windows);
    }
    if (work.isChoosing)
        newDocument();
}

EditorPage::~EditorPage()
{
    // It goes on at another page; what follows is for one that ends.
    if (m_desk == nullptr)
        return;
    if (m_desk->current() >= 0)
        keepView(m_document->draft());
    m_files->rememberTabs();
    // Their signals reach members of this page while they go, and the desk needs its document.
    delete m_recovery;
    m_desk->disconnect();
    m_document->disconnect();
    m_document->undoGroup().disconnect();
    delete m_desk;
}

EditorPage::Work EditorPage::takeWork()
{
    m_canvas->cancelStroke();
    if (m_desk->current() >= 0)
        keepView(m_document->draft());
    m_files->rememberTabs();
    Work work;
    work.isChoosing = m_pages->currentWidget() == m_start;
    work.tool = m_bench->toolId();
    work.tile = m_bench->tile();
    work.creature = m_bench->creature();
    work.brushSize = m_bench->brushSize();
    work.windows = m_windows->openOnes();
    for (QObject* object : std::initializer_list<QObject*>{m_document, m_desk, m_recovery})
        object->setParent(nullptr);
    work.document.reset(std::exchange(m_document, nullptr));
    work.desk.reset(std::exchange(m_desk, nullptr));
    work.recovery.reset(std::exchange(m_recovery, nullptr));
    return work;
}

// The grid is shown and hidden by hand, too: it follows the setting only when that changes.
void EditorPage::setOptions(const EditorOptions& options, Wheel wheel)
{
    if (options.hasGrid != m_options.hasGrid)
        (*m_actions)[EditorAction::Grid].setChecked(options.hasGrid);
    m_options = options;
    m_canvas->setMajorGrid(options.majorGrid);
    m_canvas->setGhostOpacity(options.ghostOpacity);
    m_canvas->setWheel(wheel);
    m_workspace->bakery().setMostLiveCells(std::int64_t{options.liveCells} * 1000);
    m_workspace->problems().setChecksAtOnce(options.checksAtOnce);
    m_recovery->setTimes(options.recoveryRest * 1000, std::max(options.recoveryRest * 1000, Recovery::kLongest));
    m_files->setKept(options.backups, options.recentFiles);
}

void EditorPage::connectFiles()
{
    const ActionSet& actions = *m_actions;
    connect(&actions[EditorAction::New], &QAction::triggered, this, &EditorPage::newDocument);
    connect(&actions[EditorAction::Open], &QAction::triggered, m_files, &FileWork::chooseAndOpen);
    connect(&actions[EditorAction::Save], &QAction::triggered, m_files, &FileWork::save);
    connect(&actions[EditorAction::SaveAs], &QAction::triggered, m_files, &FileWork::saveAs);
    connect(&actions[EditorAction::Settings], &QAction::triggered, this, &EditorPage::settingsRequested);
    connect(&actions[EditorAction::TextLarger], &QAction::triggered, this, [this] { emit textSizeRequested(1); });
    connect(&actions[EditorAction::TextSmaller], &QAction::triggered, this, [this] { emit textSizeRequested(-1); });
    connect(&actions[EditorAction::Backups], &QAction::triggered, m_files, &FileWork::chooseBackup);
    connect(&actions[EditorAction::BuiltIn], &QAction::triggered, m_files, &FileWork::chooseBuiltIn);
    connect(&actions[EditorAction::Import], &QAction::triggered, m_files, &FileWork::chooseAndImport);
    connect(&actions[EditorAction::Export], &QAction::triggered, this,
            [this] { m_files->chooseAndExport(m_bench->z()); });
    connect(&actions[EditorAction::ExportAgain], &QAction::triggered, this,
            [this] { m_files->exportAgain(m_bench->z()); });
    connect(&actions[EditorAction::Title], &QAction::triggered, this, &EditorPage::titleRequested);
    connect(m_files, &FileWork::recentFilesChanged, this, &EditorPage::showRecentFiles);
    connect(m_files, &FileWork::said, &m_workspace->toast(), &ToastBar::say);
    connect(m_document, &Document::dirtyChanged, this, &EditorPage::windowTitleChanged);
}

void EditorPage::connectTabs()
{
    const ActionSet& actions = *m_actions;
    connect(&actions[EditorAction::NextTab], &QAction::triggered, this, [this] { m_desk->showNext(1); });
    connect(&actions[EditorAction::PreviousTab], &QAction::triggered, this, [this] { m_desk->showNext(-1); });
    connect(&actions[EditorAction::CloseTab], &QAction::triggered, this, [this] { m_files->close(m_desk->current()); });
    connect(&actions[EditorAction::ReopenTab], &QAction::triggered, m_desk, &Desk::reopen);
    connect(&m_workspace->documentTabs(), &DocumentTabs::closeRequested, m_files, &FileWork::close);
    connect(m_desk, &Desk::leaving, this, &EditorPage::keepView);
    connect(m_desk, &Desk::shown, this, &EditorPage::showDraft);
    connect(m_desk, &Desk::changed, this, [this] {
        if (isOpen())
            enableActions();
        else
            newDocument();
        m_files->rememberTabs();
    });
}

void EditorPage::connectSafety()
{
    StatusLine& status = m_workspace->statusLine();
    connect(m_recovery, &Recovery::written, &status, &StatusLine::setRecovery);
    connect(m_recovery, &Recovery::failed, this, [this](const Error& error) {
        m_workspace->toast().say(tr("No recovery copy can be written. %1").arg(m_bench->describe(error.what)));
    });
    connect(m_document, &Document::dirtyChanged, &status, [this, &status] {
        if (!m_document->isDirty())
            status.setRecovery({});
    });
    connect(m_document, &Document::historyDropped, this, [this](int steps) {
        m_workspace->toast().say(
            tr("The oldest %n step(s) can no longer be undone: all steps together took more than 512 MB.", nullptr,
               steps));
    });
    connect(m_diskWatch, &DiskWatch::changedOnDisk, this, [this] { tellDiskChange(false); });
    connect(m_diskWatch, &DiskWatch::goneFromDisk, this, [this] { tellDiskChange(true); });
    connect(m_diskWatch, &DiskWatch::isAsKnown, &m_workspace->notice(), &QWidget::hide);
}

void EditorPage::connectLevels()
{
    const ActionSet& actions = *m_actions;
    LevelPanel& levels = m_workspace->levelPanel();
    connect(&actions[EditorAction::LevelAbove], &QAction::triggered, this, [this] { m_bench->setZ(m_bench->z() - 1); });
    connect(&actions[EditorAction::LevelBelow], &QAction::triggered, this, [this] { m_bench->setZ(m_bench->z() + 1); });
    connect(&actions[EditorAction::OtherEnd], &QAction::triggered, this, &EditorPage::followStairs);
    connect(&actions[EditorAction::NewLevel], &QAction::triggered, &levels, &LevelPanel::add);
    connect(&actions[EditorAction::DuplicateLevel], &QAction::triggered, &levels, &LevelPanel::duplicate);
    connect(&actions[EditorAction::DeleteLevel], &QAction::triggered, &levels, &LevelPanel::remove);
    connect(&actions[EditorAction::RenameLevel], &QAction::triggered, &levels, &LevelPanel::askName);
    connect(&actions[EditorAction::MoveLevelUp], &QAction::triggered, &levels, [&levels] { levels.move(-1); });
    connect(&actions[EditorAction::MoveLevelDown], &QAction::triggered, &levels, [&levels] { levels.move(1); });
    connect(&actions[EditorAction::ResizeLevels], &QAction::triggered, &levels, &LevelPanel::askSize);
}

void EditorPage::tellDiskChange(bool isGone)
{
    const QString name = QFileInfo(m_document->filePath()).fileName();
    if (isGone) {
        m_workspace->notice().tell(
            tr("%1 is no longer on the disk.").arg(name),
            {{tr("Save it again"), [this] { m_files->save(); }}, {tr("Leave it"), [this] { m_files->keepMine(); }}});
        return;
    }
    const QString text = m_document->isDirty()
                             ? tr("%1 was changed by another program, and you have changes that are not saved.")
                             : tr("%1 was changed by another program.");
    m_workspace->notice().tell(text.arg(name), {{tr("Reload it"), [this] { m_files->reload(); }},
                                                {tr("Keep mine"), [this] { m_files->keepMine(); }}});
}

bool EditorPage::offerRecovery(const std::function<void()>& opened)
{
    std::vector<LeftWork> work = m_recovery->leftWork();
    if (work.empty())
        return false;
    auto* dialog = new RecoveryDialog(std::move(work), window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &RecoveryDialog::chosen, this, [this, opened](const std::vector<LeftWork>& chosen) {
        for (const LeftWork& each : chosen)
            m_recovery->adopt(each, m_files->openLeftWork(each));
        if (!chosen.empty())
            opened();
    });
    dialog->open();
    return true;
}

void EditorPage::restoreTabs() { m_files->restoreTabs(); }

void EditorPage::keepView(Draft& draft) const
{
    draft.view = {m_bench->level().uid, m_bench->cursor(), m_canvas->cellSize(), m_canvas->shownCells().center()};
}

void EditorPage::showDraft(const Draft& draft)
{
    if (draft.view.cellSize > 0) {
        if (const auto z = draft.dungeon.levelIndex(draft.view.level))
            m_bench->setZ(*z);
        m_bench->setCursor(draft.view.cursor);
        m_canvas->restoreView(draft.view.cellSize, draft.view.middle);
    }
    showOpen();
}

// Whatever it is: what is no dungeon tells so when it is opened. Only saved games are left to the window.
void EditorPage::dragEnterEvent(QDragEnterEvent* event)
{
    const QList<QUrl> urls = event->mimeData()->urls();
    const bool isOurs = std::ranges::any_of(
        urls, [](const QUrl& url) { return url.isLocalFile() && !url.path().toStdString().ends_with(kGameSuffix); });
    event->setAccepted(isOurs);
    if (isOurs)
        event->acceptProposedAction();
}

void EditorPage::dropEvent(QDropEvent* event)
{
    event->acceptProposedAction();
    for (const QUrl& url : event->mimeData()->urls())
        if (url.isLocalFile())
            m_files->open(url.toLocalFile());
}

void EditorPage::connectEditing()
{
    const ActionSet& actions = *m_actions;
    SeedBar& seeds = m_workspace->seedBar();
    QUndoGroup& undoGroup = m_document->undoGroup();
    connect(&actions[EditorAction::Undo], &QAction::triggered, this, [this, &undoGroup] {
        if (!m_canvas->cancelStroke())
            undoGroup.undo();
    });
    connect(&actions[EditorAction::Redo], &QAction::triggered, &undoGroup, &QUndoGroup::redo);
    connect(&undoGroup, &QUndoGroup::canUndoChanged, this, &EditorPage::enableActions);
    connect(&undoGroup, &QUndoGroup::canRedoChanged, this, &EditorPage::enableActions);
    connect(&actions[EditorAction::Find], &QAction::triggered, m_workspace, &Workspace::beginFind);
    connect(&actions[EditorAction::FindThing], &QAction::triggered, this, &EditorPage::findThing);
    connect(&actions[EditorAction::GoToCell], &QAction::triggered, this, &EditorPage::askCell);
    connect(m_actions, &ActionSet::toolTriggered, this, &EditorPage::takeTool);
    connect(m_bench, &Workbench::choiceChanged, this, [this] { m_actions->tool(m_bench->toolId()).setChecked(true); });
    m_actions->tool(m_bench->toolId()).setChecked(true);

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
    connect(&actions[EditorAction::FixProblem], &QAction::triggered, &problems, &ProblemsStrip::fix);
    connect(&actions[EditorAction::ShowWay], &QAction::toggled, this, &EditorPage::showWay);
    connect(&problems, &ProblemsStrip::wayToggled, &actions[EditorAction::ShowWay], &QAction::setChecked);
    connect(&problems, &ProblemsStrip::refreshed, this, [this, &problems, &actions] {
        m_canvas->setRoute(actions[EditorAction::ShowWay].isChecked() ? problems.route() : std::vector<Position>{});
    });
}

void EditorPage::showWay(bool isShown)
{
    ProblemsStrip& problems = m_workspace->problems();
    if (isShown)
        problems.refresh();
    const bool isKnown = isShown && !problems.route().empty();
    if (isShown && !isKnown)
        m_workspace->toast().say(tr("No way to win is known: there is no goal, or it cannot be reached."));
    m_canvas->setRoute(isKnown ? problems.route() : std::vector<Position>{});
    problems.setWayShown(isKnown);
    (*m_actions)[EditorAction::ShowWay].setChecked(isKnown);
}

void EditorPage::connectSelection()
{
    const ActionSet& actions = *m_actions;
    connect(m_selection, &SelectionWork::said, &m_workspace->toast(), &ToastBar::say);
    connect(m_selection, &SelectionWork::pieceNameAsked, this, [this](const QString& proposal) {
        askText(this,
                {.title = tr("Save a piece"),
                 .label = tr("Name of the piece"),
                 .first = proposal,
                 .button = tr("Save piece")},
                [this](const QString& name) { m_selection->savePiece(name); });
    });
    connect(&actions[EditorAction::ReplaceTile], &QAction::triggered, this,
            [this] { ReplaceDialog::ask(this, *m_bench); });
    const auto setSymmetry = [this, &actions] {
        m_bench->setSymmetry(actions[EditorAction::SymmetryLeftRight].isChecked(),
                             actions[EditorAction::SymmetryUpDown].isChecked());
    };
    connect(&actions[EditorAction::SymmetryLeftRight], &QAction::toggled, this, setSymmetry);
    connect(&actions[EditorAction::SymmetryUpDown], &QAction::toggled, this, setSymmetry);
}

void EditorPage::connectOverlays()
{
    const ActionSet& actions = *m_actions;
    for (int i = 0; i < kOverlayKinds; ++i)
        connect(&overlayAction(i), &QAction::toggled, m_canvas,
                [this, i](bool isOn) { m_canvas->setOverlayShown(static_cast<OverlayKind>(i), isOn); });
    connect(&actions[EditorAction::NoOverlays], &QAction::triggered, this, [this] {
        for (int i = 0; i < kOverlayKinds; ++i)
            overlayAction(i).setChecked(false);
    });
    connect(&actions[EditorAction::GhostAbove], &QAction::toggled, m_canvas,
            [this](bool isOn) { m_canvas->setLevelGhost(-1, isOn); });
    connect(&actions[EditorAction::GhostBelow], &QAction::toggled, m_canvas,
            [this](bool isOn) { m_canvas->setLevelGhost(1, isOn); });
}

QAction& EditorPage::overlayAction(int overlay) const
{
    return (*m_actions)[static_cast<EditorAction>(static_cast<int>(EditorAction::OverlayRegions) + overlay)];
}

void EditorPage::connectRecipe()
{
    const ActionSet& actions = *m_actions;
    RecipePanel& recipe = m_workspace->recipe();
    connect(&actions[EditorAction::AddRow], &QAction::triggered, &recipe, &RecipePanel::addRow);
    connect(&actions[EditorAction::DuplicateRow], &QAction::triggered, &recipe, &RecipePanel::duplicate);
    connect(&actions[EditorAction::RemoveRow], &QAction::triggered, &recipe, &RecipePanel::remove);
    connect(&actions[EditorAction::RenameRow], &QAction::triggered, &recipe, &RecipePanel::rename);
    connect(&actions[EditorAction::MuteRow], &QAction::triggered, &recipe, &RecipePanel::mute);
    connect(&actions[EditorAction::SoloRow], &QAction::triggered, &recipe, &RecipePanel::solo);
    connect(&actions[EditorAction::RowUp], &QAction::triggered, &recipe, [&recipe] { recipe.move(-1); });
    connect(&actions[EditorAction::RowDown], &QAction::triggered, &recipe, [&recipe] { recipe.move(1); });
    connect(&actions[EditorAction::RerollRow], &QAction::triggered, &recipe, &RecipePanel::reroll);
    connect(&actions[EditorAction::RerollWithin], &QAction::triggered, &recipe, &RecipePanel::rerollWithin);
    connect(&actions[EditorAction::PinRow], &QAction::triggered, &recipe, &RecipePanel::pin);
    connect(&actions[EditorAction::RowParameters], &QAction::triggered, &recipe, &RecipePanel::focusParameters);
    connect(&actions[EditorAction::UniqueRecipe], &QAction::triggered, &recipe, &RecipePanel::takeUnique);
    actions[EditorAction::EndResult].setChecked(true);
    connect(&actions[EditorAction::EndResult], &QAction::toggled, &recipe, &RecipePanel::setShowsEndResult);
    connect(&recipe, &RecipePanel::endResultChanged, &actions[EditorAction::EndResult], &QAction::setChecked);
    connect(&actions[EditorAction::WithoutEdits], &QAction::toggled, m_workspace, &Workspace::showWithoutEdits);
    connect(m_workspace, &Workspace::withoutEditsShown, &actions[EditorAction::WithoutEdits], &QAction::setChecked);
    connect(m_canvas, &EditorCanvas::baseHeld, &actions[EditorAction::WithoutEdits], &QAction::setChecked);
    connect(m_windows, &DesignWindows::said, &m_workspace->toast(), &ToastBar::say);
    connect(m_windows, &DesignWindows::canvasWanted, this, [this] {
        activateWindow();
        m_canvas->setFocus();
    });
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
    connect(&actions[EditorAction::Keys], &QAction::triggered, this, [this] {
        auto* dialog = new KeysDialog(*m_actions, m_canvas->keys(), this);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->open();
    });
}

void EditorPage::connectStart()
{
    connect(m_start, &StartPage::created, this, [this](const Dungeon& dungeon) { m_files->openDungeon(dungeon); });
    connect(m_start, &StartPage::fileChosen, m_files, &FileWork::open);
    connect(m_start, &StartPage::openRequested, m_files, &FileWork::chooseAndOpen);
    connect(m_start, &StartPage::left, this, [this] {
        if (isOpen())
            showOpen();
        else
            emit titleRequested();
    });
}

bool EditorPage::openFile(const QString& nameOrFile) { return m_files->open(nameOrFile); }

void EditorPage::openDungeon(Dungeon dungeon, const QString& title)
{
    if (dungeon.name.empty())
        dungeon.name = title.toStdString();
    m_files->openDungeon(std::move(dungeon));
}

bool EditorPage::isOpen() const { return m_desk->count() > 0; }

void EditorPage::newDocument()
{
    m_start->setCanGoBack(isOpen());
    m_pages->setCurrentWidget(m_start);
    setFocusProxy(m_start);
    enableActions();
    emit windowTitleChanged();
}

void EditorPage::enableActions()
{
    const bool isWorking = m_pages->currentWidget() == m_workspace;
    for (const ActionRow& row : actionTable()) {
        const bool isAlways =
            row.id == EditorAction::New || row.id == EditorAction::Open || row.id == EditorAction::Title ||
            row.id == EditorAction::Back || row.id == EditorAction::Keys || row.id == EditorAction::FindAction ||
            row.id == EditorAction::Settings || row.id == EditorAction::TextLarger ||
            row.id == EditorAction::TextSmaller || row.id == EditorAction::BuiltIn || row.id == EditorAction::Import;
        m_actions->enable(row.id, isAlways || isWorking, tr("Make or open a dungeon first."));
    }
    m_actions->enable(EditorAction::ReopenTab, m_desk->canReopen(), tr("No tab has been closed yet."));
    for (const ToolRow& row : toolTable())
        m_actions->tool(row.id).setEnabled(isWorking);
    if (!isWorking)
        return;
    for (const EditorAction id : {EditorAction::NextTab, EditorAction::PreviousTab})
        m_actions->enable(id, m_desk->count() > 1, tr("Only one dungeon is open."));
    m_actions->enable(EditorAction::Undo, m_document->undoStack().canUndo(), tr("Nothing has been changed yet."));
    m_actions->enable(EditorAction::Redo, m_document->undoStack().canRedo(), tr("Nothing has been taken back."));
}

void EditorPage::showOpen()
{
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
    if (!isOpen() || m_pages->currentWidget() == m_start)
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
    m_recovery->writeNow();
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
        goTo(*target);
    else
        m_workspace->toast().say(tr("There are no stairs at the cell cursor."));
}

// Of all levels, or of the shown one where they are too many to be read.
void EditorPage::findThing()
{
    std::vector<ChoiceEntry> entries;
    std::vector<Position> places;
    const Dungeon& dungeon = m_bench->dungeon();
    std::size_t count = 0;
    for (const DungeonLevel& level : dungeon.levels)
        count += level.things.size();
    for (int z = 0; z < dungeon.depth(); ++z) {
        if (count > kMostThings && z != m_bench->z())
            continue;
        for (const Placement& thing : dungeon.level(z).things) {
            const bool isCreature = thing.table == KindTable::Creature;
            entries.push_back({isCreature ? m_bench->creatureName(thing.kind) : m_bench->itemName(thing.kind),
                               tr("Level %1 (%2, %3)").arg(z + 1).arg(thing.x).arg(thing.y)});
            places.push_back({thing.x, thing.y, z});
        }
    }
    if (entries.empty()) {
        m_workspace->toast().say(tr("Nothing stands or lies on the levels yet."));
        return;
    }
    ChoiceDialog::ask(this, tr("Find a thing"), std::move(entries),
                      [this, places](int chosen) { goTo(places[static_cast<std::size_t>(chosen)]); });
}

void EditorPage::askCell()
{
    askText(this,
            {.title = tr("Go to a cell"),
             .label = tr("x, y and, for another level, its number"),
             .first = QStringLiteral("%1, %2").arg(m_bench->cursor().x).arg(m_bench->cursor().y),
             .button = tr("Go there")},
            [this](const QString& typed) { goToCell(typed); });
}

void EditorPage::goToCell(const QString& typed)
{
    static const QRegularExpression kAnythingElse(QStringLiteral("[^0-9]+"));
    const QStringList numbers = typed.split(kAnythingElse, Qt::SkipEmptyParts);
    const Position at{numbers.value(0).toInt(), numbers.value(1).toInt(),
                      numbers.size() > 2 ? numbers[2].toInt() - 1 : m_bench->z()};
    const bool isCell = numbers.size() >= 2 && numbers.size() <= 3 && m_bench->bounds().contains(at.x, at.y) &&
                        at.z >= 0 && at.z < m_bench->dungeon().depth();
    if (isCell)
        goTo(at);
    else
        m_workspace->toast().say(
            tr("There is no cell \"%1\" here. Say it as 12, 7 or, on level 3, as 12, 7, 3.").arg(typed));
}

void EditorPage::goTo(Position at)
{
    m_bench->goTo(at);
    m_canvas->setFocus();
}

// Esc closes what lies on top; it never leaves the page.
void EditorPage::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && isOpen() && m_pages->currentWidget() == m_workspace) {
        if (m_workspace->toast().isVisible())
            m_workspace->toast().dismiss();
        else if (m_workspace->problems().isOpen())
            m_workspace->problems().open(false);
        else
            (*m_actions)[EditorAction::SelectNone].trigger();
        m_canvas->setFocus();
    } else {
        QWidget::keyPressEvent(event);
    }
}

} // namespace cave
