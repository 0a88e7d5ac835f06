// SPDX-License-Identifier: MIT
#include "editor/page/editor_page.h"

#include "app/view/base/file_path.h"
#include "app/view/ui/keep_current.h"
#include "core/save/game_file.h"
#include "editor/actions/action_set.h"
#include "editor/dialogs/keys_dialog.h"
#include "editor/dialogs/recovery_dialog.h"
#include "editor/files/disk_watch.h"
#include "editor/handlers/file_actions.h"
#include "editor/handlers/history_actions.h"
#include "editor/handlers/navigation_actions.h"
#include "editor/handlers/recent_menu.h"
#include "editor/handlers/selection_actions.h"
#include "editor/handlers/share_actions.h"
#include "editor/handlers/tab_actions.h"
#include "editor/handlers/tool_actions.h"
#include "editor/handlers/view_actions.h"
#include "editor/page/kept_place.h"
#include "editor/page/playtest_actions.h"
#include "editor/page/safety_notices.h"
#include "editor/page/start_page.h"
#include "editor/page/way_display.h"
#include "editor/page/workspace.h"
#include "editor/panels/document_tabs.h"
#include "editor/panels/edits_panel.h"
#include "editor/panels/problems_strip.h"
#include "editor/panels/toast_bar.h"
#include "editor/windows/design_windows.h"

#include <QAction>
#include <QDragEnterEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMimeData>
#include <QStackedLayout>

#include <algorithm>
#include <utility>

namespace cave {

EditorPage::EditorPage(const std::shared_ptr<Artwork>& artwork, QSettings& settings, const QString& dataFolder,
                       QWidget* parent, const KeyBindings& keys)
    : QWidget(parent), m_settings(settings), m_document(new Document), m_desk(new Desk(*m_document)),
      m_bench(new Workbench(*m_document, this)),
      m_files(new FileActions(*m_document, *m_desk, dataFolder, settings, artwork, *this)),
      m_share(new ShareActions(*m_document, *m_files, *this)),
      m_recovery(new Recovery(*m_document, *m_desk, dataFolder)),
      m_diskWatch(new DiskWatch(*m_document, *m_desk, this)),
      m_canvas(new EditorCanvas(*m_bench, artwork, EditorKeys(keys), this)),
      m_actions(new ActionSet(*this, *m_canvas, m_canvas->keys())),
      m_selection(new SelectionActions(*m_bench, *m_actions, *this)),
      m_workspace(new Workspace(*m_bench, *m_desk, *m_canvas, *m_actions, artwork, this)),
      m_windows(new DesignWindows(*m_bench, m_workspace->bakery(), *m_actions, artwork, dataFolder, *this)),
      m_play(new PlaytestActions(*m_bench, *m_canvas, *m_recovery, m_workspace->problems(), *m_actions, this)),
      m_start(new StartPage(this)), m_pages(new QStackedLayout(this))
{
    // Children only now: they outlive the others, which are deleted before them.
    for (QObject* object : std::initializer_list<QObject*>{m_document, m_desk, m_recovery})
        object->setParent(this);
    m_pages->addWidget(m_start);
    m_pages->addWidget(m_workspace);
    m_actions->menu(EditorMenu::File).insertMenu(&(*m_actions)[EditorAction::Save], new RecentMenu(*m_files, this));
    setAcceptDrops(true);
    m_files->connectActions(*m_actions, [this] { return m_bench->z(); });
    new TabActions(*m_desk, *m_files, *m_actions, this);
    new HistoryActions(*m_document, *m_canvas, *m_actions, this);
    new ViewActions(*m_canvas, *m_actions, this);
    connectOwnActions();
    connectDesk();
    connectSaid();
    connectStart();
    keepCurrent(*this, [this] { emit windowTitleChanged(); });
    newDocument();
}

EditorPage::~EditorPage()
{
    keepTabs();
    // Their signals reach members of this page while they go, and the desk needs its document.
    delete m_recovery;
    m_desk->disconnect();
    m_document->disconnect();
    m_document->undoGroup().disconnect();
    delete m_desk;
}

void EditorPage::setKeys(const KeyBindings& keys)
{
    m_canvas->setKeys(EditorKeys(keys));
    m_actions->setKeys(m_canvas->keys());
}

void EditorPage::setSounds(SoundPlayer player) { m_bench->setSounds(std::move(player)); }

// The grid is also shown and hidden by hand, so it follows the setting only when that changes.
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

void EditorPage::connectOwnActions()
{
    const ActionSet& actions = *m_actions;
    m_share->connectActions(actions);
    connect(&actions[EditorAction::New], &QAction::triggered, this, &EditorPage::newDocument);
    connect(&actions[EditorAction::Settings], &QAction::triggered, this, &EditorPage::settingsRequested);
    connect(&actions[EditorAction::Manual], &QAction::triggered, this, &EditorPage::manualRequested);
    connect(&actions[EditorAction::News], &QAction::triggered, this, &EditorPage::newsRequested);
    connect(&actions[EditorAction::TextLarger], &QAction::triggered, this, [this] { emit textSizeRequested(1); });
    connect(&actions[EditorAction::TextSmaller], &QAction::triggered, this, [this] { emit textSizeRequested(-1); });
    connect(&actions[EditorAction::Title], &QAction::triggered, this, &EditorPage::titleRequested);
    connect(&actions[EditorAction::Back], &QAction::triggered, this, &EditorPage::backRequested);
    connect(&actions[EditorAction::Keys], &QAction::triggered, this, &EditorPage::showKeys);
    connect(m_play, &PlaytestActions::playRequested, this, &EditorPage::playRequested);
}

void EditorPage::connectDesk()
{
    connect(m_document, &Document::dirtyChanged, this, &EditorPage::windowTitleChanged);
    connect(&m_workspace->documentTabs(), &DocumentTabs::closeRequested, m_files, &FileActions::close);
    m_files->setAsksFirst([this](Draft& draft) {
        if (!m_windows->hasTyped(draft))
            return true;
        m_desk->show(m_desk->indexOf(draft));
        return m_windows->askTyped();
    });
    connect(m_desk, &Desk::leaving, this, &EditorPage::keepView);
    connect(m_desk, &Desk::shown, this, &EditorPage::showDraft);
    connect(m_desk, &Desk::changed, this, [this] {
        if (!isOpen())
            newDocument();
        m_files->rememberTabs();
    });
}

// What is to be told in a line.
void EditorPage::connectSaid()
{
    const auto sayAs = [toast = &m_workspace->toast()](auto* who, auto said) {
        connect(who, said, toast, &ToastBar::say);
    };
    sayAs(m_files, &FileActions::said);
    sayAs(m_share, &ShareActions::said);
    sayAs(m_selection, &SelectionActions::said);
    sayAs(m_windows, &DesignWindows::said);
    sayAs(m_play, &PlaytestActions::said);
    sayAs(new NavigationActions(*m_bench, *m_canvas, *m_actions, *this), &NavigationActions::said);
    sayAs(new ToolActions(*m_bench, *m_canvas, *m_actions, *this), &ToolActions::said);
    sayAs(new WayDisplay(*m_canvas, m_workspace->problems(), *m_actions, this), &WayDisplay::said);
    auto* notices = new SafetyNotices(*m_document, *m_recovery, *m_diskWatch, *m_files, m_workspace->statusLine(),
                                      m_workspace->notice(), this);
    sayAs(notices, &SafetyNotices::said);
    connect(notices, &SafetyNotices::editsWanted, this, [this] { m_workspace->showPanel(m_workspace->edits()); });
    connect(m_windows, &DesignWindows::playRequested, this,
            [this](const Dungeon& dungeon) { emit playRequested(dungeon, std::nullopt); });
    connect(m_windows, &DesignWindows::watchRequested, this, &EditorPage::watchRequested);
    connect(m_windows, &DesignWindows::problemsWanted, this, [this] { m_workspace->problems().open(true); });
    connect(m_windows, &DesignWindows::canvasWanted, this, [this] {
        activateWindow();
        m_canvas->setFocus();
    });
}

void EditorPage::connectStart()
{
    connect(m_start, &StartPage::created, this, [this](Dungeon dungeon) {
        dungeon.name = m_desk->freshTitle(QString::fromStdString(dungeon.name)).toStdString();
        m_files->openDungeon(std::move(dungeon));
    });
    connect(m_start, &StartPage::fileChosen, m_files, &FileActions::open);
    connect(m_start, &StartPage::openRequested, m_files, &FileActions::chooseAndOpen);
    connect(m_start, &StartPage::pasteRequested, m_share, &ShareActions::paste);
    connect(m_files, &FileActions::recentFilesChanged, m_start,
            [this] { m_start->setRecentFiles(m_files->recentFiles()); });
    m_start->setRecentFiles(m_files->recentFiles());
    connect(m_start, &StartPage::left, this, [this] {
        if (isOpen())
            showOpen();
        else
            emit titleRequested();
    });
}

void EditorPage::showKeys()
{
    auto* dialog = new KeysDialog(*m_actions, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

bool EditorPage::offerRecovery(const std::function<void()>& opened)
{
    std::vector<RecoveryCopy> copies = m_recovery->copies();
    if (copies.empty())
        return false;
    auto* dialog = new RecoveryDialog(std::move(copies), window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &RecoveryDialog::chosen, this, [this, opened](const std::vector<RecoveryCopy>& chosen) {
        for (const RecoveryCopy& each : chosen)
            m_recovery->adopt(each, m_files->openCopy(each));
        if (!chosen.empty())
            opened();
    });
    dialog->open();
    return true;
}

void EditorPage::restoreTabs()
{
    m_files->restoreTabs();
    restorePlace(m_settings, *m_bench, *m_workspace, *m_actions);
}

void EditorPage::keepTabs()
{
    if (m_desk->current() >= 0)
        keepView(m_document->draft());
    m_files->rememberTabs();
    keepPlace(m_settings, *m_bench, *m_workspace, *m_actions);
}

void EditorPage::keepView(Draft& draft) const
{
    draft.view = {m_bench->level().uid, m_bench->cursor(), m_canvas->cellSize(), m_canvas->shownCells().center()};
}

void EditorPage::showDraft(const Draft& draft)
{
    m_canvas->setFootsteps({}); // they were walked in another design
    if (draft.view.cellSize > 0) {
        if (const auto z = draft.dungeon.levelIndex(draft.view.level))
            m_bench->setZ(*z);
        m_bench->setCursor(draft.view.cursor);
        m_canvas->restoreView(draft.view.cellSize, draft.view.middle);
    }
    showOpen();
}

// Whatever it is: what is no dungeon tells so when it is opened. Only saved games are left to the window, which then
// sorts what lies beside them as well.
void EditorPage::dragEnterEvent(QDragEnterEvent* event)
{
    const QList<QUrl> urls = event->mimeData()->urls();
    const auto isGame = [](const QUrl& url) { return url.isLocalFile() && isGameFile(pathOf(url.toLocalFile())); };
    const bool isOurs = std::ranges::any_of(urls, &QUrl::isLocalFile) && std::ranges::none_of(urls, isGame);
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
    m_actions->setWorking(false);
    emit windowTitleChanged();
}

void EditorPage::showOpen()
{
    m_pages->setCurrentWidget(m_workspace);
    m_actions->setWorking(true);
    setFocusProxy(m_canvas);
    m_canvas->setFocus();
    emit windowTitleChanged();
}

bool EditorPage::mayClose() { return m_files->mayLeave(); }

void EditorPage::fillMenus(QMenuBar* menuBar) { m_actions->fill(*menuBar); }

void EditorPage::playtestEnded(Footsteps steps)
{
    m_workspace->toast().say(tr("%n step(s) walked. Esc hides the path.", nullptr, steps.steps()));
    m_canvas->setFootsteps(std::move(steps));
    m_canvas->setFocus();
}

QString EditorPage::windowTitlePart() const
{
    if (!isOpen() || m_pages->currentWidget() == m_start)
        return tr("Editor");
    return m_document->isDirty() ? tr("● %1").arg(m_document->title()) : m_document->title();
}

void EditorPage::closeTopmost()
{
    if (m_workspace->foldPanels())
        return;
    if (m_workspace->toast().isVisible())
        m_workspace->toast().dismiss();
    else if (m_canvas->hasFootsteps())
        m_canvas->setFootsteps({});
    else if (m_workspace->problems().isOpen())
        m_workspace->problems().open(false);
    else
        (*m_actions)[EditorAction::SelectNone].trigger();
}

// Esc closes what lies on top; it never leaves the page.
void EditorPage::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && isOpen() && m_pages->currentWidget() == m_workspace) {
        closeTopmost();
        m_canvas->setFocus();
    } else if (!tellWhereItCounts(*event)) {
        QWidget::keyPressEvent(event);
    }
}

// A key of a list does nothing on the canvas: whoever presses it there is told where it counts.
bool EditorPage::tellWhereItCounts(const QKeyEvent& event)
{
    if (!m_canvas->hasFocus())
        return false;
    const EditorKeys& keys = m_actions->keys();
    QStringList sentences;
    for (const auto& [entry, scope] : keys.inLists(event))
        //: an action and where its key works: "Rename: only in the list of levels."
        sentences << tr("%1: only %2.").arg(keys.entries()[entry].name.plain(), actionText(scopeText(scope)));
    if (sentences.isEmpty())
        return false;
    m_workspace->toast().say(sentences.join(u' '));
    return true;
}

} // namespace cave
