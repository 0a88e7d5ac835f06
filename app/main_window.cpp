// SPDX-License-Identifier: MIT
#include "app/main_window.h"

#include "app/manual/manual_window.h"
#include "app/modes/game_mode.h"
#include "app/modes/playtest_mode.h"
#include "app/modes/replay_mode.h"
#include "app/play/game/running_game.h"
#include "app/play/heard/game_sounds.h"
#include "app/play/page/play_page.h"
#include "app/play/sheets/sheet.h"
#include "app/seed_finder.h"
#include "app/sound/synthesiser.h"
#include "app/title/daily_page.h"
#include "app/title/deeds_page.h"
#include "app/title/dungeon_library.h"
#include "app/title/load_page.h"
#include "app/title/new_game_page.h"
#include "app/title/scores_page.h"
#include "app/view/base/file_path.h"
#include "app/view/tiles/artwork.h"
#include "app/view/ui/keep_current.h"
#include "app/view/ui/widgets.h"
#include "app/view/words/describe.h"
#include "app/view/words/design_name.h"
#include "app/view/words/isolated.h"
#include "app/view/words/shown_words.h"
#include "core/base/files.h"
#include "editor/files/recovery.h"
#include "editor/page/editor_page.h"
#include "editor/windows/design_windows.h"

#include <QAccessibleWidget>
#include <QApplication>
#include <QClipboard>
#include <QCloseEvent>
#include <QFile>
#include <QKeyEvent>
#include <QLocale>
#include <QMenuBar>
#include <QStackedWidget>
#include <QTimer>

namespace cave {

namespace {

constexpr QSize kUsualSize(1280, 800);
constexpr QSize kSmallestSize(720, 480);
constexpr int kAnswerPause = 300; // ms between two looks whether a question is answered

const QString kPlaceName = QStringLiteral("geometry");
const QString kHintsGroup = QStringLiteral("hints");

Hints hintsKept(QSettings& state)
{
    Hints::Told told;
    state.beginGroup(kHintsGroup);
    for (const QString& name : state.childKeys())
        told[name] = state.value(name).toInt();
    state.endGroup();
    return Hints(std::move(told));
}

// Before anything is read: what programs that were killed have left, and what would keep this one waiting.
DataFolders cleaned(DataFolders folders)
{
    SaveFolder(pathOf(folders.data)).clean();
    removeLeftTemporaries(pathOf(folders.cache));
    if (whyUnreadable(pathOf(folders.stateFile())))
        QFile::rename(folders.stateFile(), folders.stateFile() + QStringLiteral(".broken"));
    return folders;
}

// Qt tells readers of the pages of a stack and of nothing that lies over them.
class PagesAndSheets : public QStackedWidget {
public:
    using QStackedWidget::QStackedWidget;
};

QAccessibleInterface* pagesAccessible(const QString&, QObject* object)
{
    auto* pages = dynamic_cast<PagesAndSheets*>(object);
    return pages != nullptr ? new QAccessibleWidget(pages, QAccessible::LayeredPane) : nullptr;
}

} // namespace

MainWindow::MainWindow(DataFolders folders, std::shared_ptr<Artwork> artwork, QString language, QWidget* parent)
    : QMainWindow(parent), m_folders(cleaned(std::move(folders))), m_state(m_folders.stateFile(), QSettings::IniFormat),
      m_settings(m_folders.settingsFile(), std::move(language)), m_artwork(std::move(artwork)),
      m_pages(new PagesAndSheets(this)), m_overlay(new SheetHost(*m_pages)), m_hints(hintsKept(m_state)),
      m_title(new TitlePage(m_artwork, m_pages)),
      m_newGame(new NewGamePage(DungeonLibrary(m_folders.dungeons), m_artwork, m_pages)),
      m_load(new LoadPage(SaveFolder(pathOf(m_folders.data)), m_pages)),
      m_scores(new ScoresPage(SaveFolder(pathOf(m_folders.data)), m_pages)),
      m_daily(new DailyPage(pathOf(m_folders.data), m_artwork, m_pages)),
      m_deeds(new DeedsPage(pathOf(m_folders.data), m_pages))
{
    QAccessible::installFactory(pagesAccessible); // at most once
    setMinimumSize(kSmallestSize);
    resize(kUsualSize);
    setCentralWidget(m_pages);
    setAcceptDrops(true);
    for (QWidget* page : std::initializer_list<QWidget*>{m_title, m_newGame, m_load, m_scores, m_daily, m_deeds})
        m_pages->addWidget(page);
    m_game = new GameMode(SaveFolder(pathOf(m_folders.data)), m_artwork, *m_pages, settings().keys, this);
    m_playtest = new PlaytestMode([this] { return addPlayPage(PlayPage::Kind::Playtest); }, this);
    m_replay = new ReplayMode([this] { return addPlayPage(PlayPage::Kind::Replay); }, *m_pages, this);
    m_pages->installEventFilter(this);
    connectTitle();
    connectGame();
    connectPlaytest();
    connectReplay();
    connect(m_overlay, &SheetHost::closed, this, &MainWindow::focusPage);
    connect(m_overlay, &SheetHost::opened, this, &MainWindow::animateTitle);
    connect(m_overlay, &SheetHost::closed, this, &MainWindow::animateTitle);
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* now) { keepFocusInOverlay(now); });
    connect(&m_settings, &SettingsKeeper::changed, this, &MainWindow::applySettings);
    connect(&m_settings, &SettingsKeeper::changed, this, [this](const Settings& before) {
        if (m_manual != nullptr && before.keys != settings().keys)
            m_manual->refresh();
    });
    applySettings();
    menuBar()->hide();
    keepCurrent(*this, [this] {
        fillMenus();
        updateTitle();
    });
    // Whoever turns to another window may not come back.
    connect(qApp, &QGuiApplication::applicationStateChanged, this, [this](Qt::ApplicationState state) {
        if (state != Qt::ApplicationActive && m_game->game() != nullptr)
            m_game->game()->autosave();
    });
}

// The editor keeps its tabs in the state file until it goes.
MainWindow::~MainWindow()
{
    for (QObject* part : findChildren<QObject*>())
        part->disconnect(this); // what goes now has nobody left to tell
    qApp->disconnect(this); // the focus moves while the pages go
    delete m_editor;
    keepHints();
}

void MainWindow::keepHints()
{
    for (const auto& [name, count] : m_hints.told())
        m_state.setValue(kHintsGroup + u'/' + name, count);
}

void MainWindow::connectTitle()
{
    connect(m_title, &TitlePage::chosen, this, &MainWindow::choose);
    connect(m_title, &TitlePage::pasted, this, [this] {
        showNewGame();
        m_newGame->paste(QGuiApplication::clipboard()->text());
    });
    connect(m_newGame, &FormPage::backRequested, this, &MainWindow::goBack);
    connect(m_load, &FormPage::backRequested, this, &MainWindow::goBack);
    connect(m_scores, &FormPage::backRequested, this, &MainWindow::showTitle);
    connect(m_scores, &ScoresPage::playRequested, m_game, &GameMode::startRecorded);
    connect(m_scores, &ScoresPage::watchRequested, this, &MainWindow::watchFile);
    connect(m_scores, &ScoresPage::deedsRequested, this, &MainWindow::showDeeds);
    connect(m_deeds, &FormPage::backRequested, this, &MainWindow::showScores);
    connect(m_daily, &FormPage::backRequested, this, &MainWindow::showTitle);
    connect(m_daily, &DailyPage::playRequested, this, &MainWindow::playDaily);
    connect(m_newGame, &NewGamePage::startRequested, this, &MainWindow::startChosen);
    const auto* seeds = new SeedFinder(*m_newGame); // goes with the page
    connect(seeds, &SeedFinder::editRequested, this, &MainWindow::editDungeon);
    connect(m_load, &LoadPage::loadRequested, this, &MainWindow::loadGameFile);
    connect(m_load, &LoadPage::watchRequested, this, &MainWindow::watchFile);
    connect(m_load, &LoadPage::openRequested, this, &MainWindow::chooseGameToLoad);
}

void MainWindow::connectGame()
{
    connect(m_game, &GameMode::entered, this, [this] { showPage(&play()); });
    connect(m_game, &GameMode::refused, this, qOverload<const QString&, const Error&>(&MainWindow::tell));
    connect(m_game, &GameMode::replayRequested, m_replay,
            [this](const Session& played, const GameLabels& labels) { m_replay->open(played, labels); });
    connect(&play(), &PlayPage::newGameRequested, this, &MainWindow::showNewGame);
    connect(&play(), &PlayPage::loadGameRequested, this, &MainWindow::showLoad);
    connect(&play(), &PlayPage::titleRequested, this, &MainWindow::showTitle);
    connect(&play(), &PlayPage::scoresRequested, this, &MainWindow::showScores);
    connect(&play(), &PlayPage::editRequested, this, &MainWindow::editRunningGame);
    connect(&play(), &PlayPage::gameChanged, this, &MainWindow::rememberVictory);
    connect(&play(), &PlayPage::gameEnded, this, &MainWindow::noteDaily);
    connect(&play(), &PlayPage::gameEnded, this, &MainWindow::noteDeeds);
    connectKeptActions(play());
}

void MainWindow::connectPlaytest()
{
    connect(m_playtest, &PlaytestMode::entered, this, [this] { showPage(&playtest()); });
    connect(m_playtest, &PlaytestMode::ended, this, [this](const Footsteps& steps) {
        showEditor();
        editor().playtestEnded(steps);
    });
}

void MainWindow::connectReplay()
{
    connect(m_replay, &ReplayMode::aboutToOpen, this, [this] {
        if (page() != m_replay->pageMade())
            m_back.watched = page();
    });
    connect(m_replay, &ReplayMode::opening, this, &MainWindow::openOverlay);
    connect(m_replay, &ReplayMode::opened, this, [this] { showPage(&watching()); });
    connect(m_replay, &ReplayMode::refused, this, qOverload<const QString&, const Error&>(&MainWindow::tell));
    connect(m_replay, &ReplayMode::failed, this, [this](const Error& error) {
        tellInSheet(tr("Watch"), tr("This game cannot be watched. %1").arg(described(error)));
    });
    connect(m_replay, &ReplayMode::ended, this, &MainWindow::stopWatching);
    connect(m_replay, &ReplayMode::playOnRequested, this,
            [this](const std::shared_ptr<Session>& from, const GameLabels& labels) {
                m_game->leave([this, from, labels] { m_game->goOnFrom(std::move(*from), labels); });
            });
}

PlayPage* MainWindow::addPlayPage(PlayPage::Kind kind)
{
    auto* page = new PlayPage(kind, m_artwork, m_pages, settings().keys);
    m_pages->addWidget(page);
    m_overlay->raise();
    applySettingsTo(*page);
    connectKeptActions(*page);
    return page;
}

// What every page of play asks of the window, whatever is played there.
void MainWindow::connectKeptActions(const PlayPage& page)
{
    connect(&page, &PlayPage::quitRequested, this, &QWidget::close);
    connect(&page, &PlayPage::fullScreenRequested, this, &MainWindow::toggleFullScreen);
    connect(&page, &PlayPage::asciiChanged, this, &MainWindow::rememberAscii);
    connect(&page, &PlayPage::settingsRequested, this, &MainWindow::showSettings);
    connect(&page, &PlayPage::manualRequested, this, [this] { showManual(QStringLiteral("first-hour")); });
    connect(&page, &PlayPage::newsRequested, this, &MainWindow::showNews);
    connect(&page, &PlayPage::textSizeRequested, this, &MainWindow::changeTextSize);
    connect(&page, &PlayPage::gameChanged, this, &MainWindow::updateTitle);
}

PlayPage& MainWindow::play() const { return m_game->page(); }

PlayPage& MainWindow::playtest() { return m_playtest->page(); }

PlayPage& MainWindow::watching() { return m_replay->page(); }

EditorPage& MainWindow::editor()
{
    if (m_editor == nullptr) {
        m_editor = new EditorPage(m_artwork, m_state, m_folders.data, m_pages, settings().keys);
        m_pages->addWidget(m_editor);
        m_overlay->raise();
        m_editor->windows().setPlaces(m_places);
        m_editor->setOptions(settings().editor, settings().wheel);
        m_editor->setSounds(
            {.samples = [](const SoundRow& row) { return synthesise(row); },
             .rate = kSampleRate,
             .play = [sounds = m_sounds](const SoundRow& row) { return sounds->tryOut(row); },
             .playScore =
                 [sounds = m_sounds](const ScoreRow& row, const std::shared_ptr<const SoundBook>& book) {
                     return sounds->tryOut(row, book);
                 },
             .stop = [sounds = m_sounds] { sounds->stop(); }});
        if (settings().reopensTabs)
            m_editor->restoreTabs();
        connectEditor();
    }
    return *m_editor;
}

void MainWindow::connectEditor()
{
    connect(m_editor, &EditorPage::settingsRequested, this, &MainWindow::showSettings);
    connect(m_editor, &EditorPage::manualRequested, this, [this] { showManual(QStringLiteral("first-dungeon")); });
    connect(m_editor, &EditorPage::newsRequested, this, &MainWindow::showNews);
    connect(m_editor, &EditorPage::textSizeRequested, this, &MainWindow::changeTextSize);
    connect(m_editor, &EditorPage::backRequested, this, &MainWindow::backToGame);
    connect(m_editor, &EditorPage::titleRequested, this, &MainWindow::showTitle);
    connect(m_editor, &EditorPage::windowTitleChanged, this, &MainWindow::updateTitle);
    connect(m_editor, &EditorPage::playRequested, m_playtest, &PlaytestMode::start);
    connect(m_editor, &EditorPage::watchRequested, m_replay,
            [this](const Session& played, std::int64_t turn) { m_replay->open(played, {}, turn); });
}

void MainWindow::startGame(const QString& nameOrFile, std::optional<GameSeed> seed, bool isPractice)
{
    startGame(nameOrFile, std::move(seed), GameChoices{isPractice, {}, lastHero(), {}});
}

void MainWindow::startGame(const QString& nameOrFile, std::optional<GameSeed> seed, const GameChoices& choices)
{
    m_game->start(nameOrFile, std::move(seed), choices);
}

void MainWindow::watchFile(const QString& file) { m_replay->openFile(file); }

void MainWindow::open(const Arguments& asked)
{
    const Arguments arguments = asked.byContent();
    showTitle();
    tellOfSettings();
    const bool hasCopies = Recovery::hasCopies(m_folders.data);
    if (hasCopies)
        editor().offerRecovery([this] { showEditor(); });
    switch (arguments.open) {
    case Arguments::Open::Title:
        if (!hasCopies && m_overlay->sheet() == nullptr)
            beginAsSet();
        break;
    case Arguments::Open::Play:
    case Arguments::Open::Load:
    case Arguments::Open::Edit: openTarget(arguments); break;
    }
}

void MainWindow::openTarget(const Arguments& arguments)
{
    switch (arguments.open) {
    case Arguments::Open::Title: break;
    case Arguments::Open::Play:
        startGame(arguments.target, arguments.seed, GameChoices{false, arguments.origin.toStdString(), lastHero(), {}});
        break;
    case Arguments::Open::Load: loadGameFile(arguments.target); break;
    case Arguments::Open::Edit:
        if (arguments.target.isEmpty())
            return choose(TitlePage::Entry::Editor);
        bool isAnyOpen = false;
        for (const QString& file : QStringList{arguments.target} + arguments.others)
            isAnyOpen = editor().openFile(file) || isAnyOpen;
        if (isAnyOpen)
            showEditor();
        break;
    }
    tellLeftOut(arguments.leftOut);
}

// Another page would close a menu that is open, under the player's hand.
bool MainWindow::isAsking() const
{
    return QApplication::activeModalWidget() != nullptr || QApplication::activePopupWidget() != nullptr ||
           m_overlay->sheet() != nullptr;
}

// Of a save from elsewhere something is told already.
void MainWindow::tellLeftOut(const QStringList& files)
{
    if (files.isEmpty())
        return;
    if (isAsking()) {
        QTimer::singleShot(kAnswerPause, this, [this, files] { tellLeftOut(files); });
        return;
    }
    QStringList names;
    for (const QString& file : files)
        names << isolated(shownFileName(file));
    tellInSheet(tr("Not opened"),
                tr("Saved games are opened one at a time. Left out: %1.").arg(QLocale().createSeparatedList(names)));
}

void MainWindow::openAsWell(const Arguments& arguments)
{
    // A size that is asked for is not that of a screen.
    const Qt::WindowStates kept = arguments.size ? Qt::WindowNoState : windowState() & ~Qt::WindowMinimized;
    setWindowState(kept | Qt::WindowActive);
    if (arguments.size)
        resize(*arguments.size);
    m_settings.speakNow(arguments.language);
    raise();
    activateWindow();
    openOnceAnswered(arguments);
}

// Waits without calling for the player, who may do something else meanwhile.
void MainWindow::openOnceAnswered(const Arguments& asked)
{
    if (isAsking()) {
        QTimer::singleShot(kAnswerPause, this, [this, asked] { openOnceAnswered(asked); });
        return;
    }
    const Arguments arguments = asked.byContent();
    if (arguments.open == Arguments::Open::Edit)
        openTarget(arguments);
    else if (arguments.open != Arguments::Open::Title)
        m_game->leave([this, arguments] { openTarget(arguments); });
}

void MainWindow::keepAll()
{
    if (m_editor != nullptr) {
        m_editor->recovery().writeNow();
        m_editor->keepTabs();
    }
    if (m_game->game() != nullptr)
        (void)m_game->game()->putAway(); // nobody is there to be told
    keepHints();
    keepPlaces();
    m_state.sync();
}

void MainWindow::beginAsSet()
{
    switch (settings().startAt) {
    case StartAt::Title: break;
    case StartAt::LastGame: choose(TitlePage::Entry::Continue); break;
    case StartAt::Editor: choose(TitlePage::Entry::Editor); break;
    }
}

void MainWindow::restorePlace(const std::optional<QSize>& asked)
{
    m_places.begin();
    const bool isKept = m_places.restore(*this, kPlaceName);
    if (asked) { // which is not that of a screen
        setWindowState(windowState() & ~(Qt::WindowMaximized | Qt::WindowFullScreen));
        resize(*asked);
    } else if (!isKept) {
        resize(kUsualSize);
        fitToScreen(*this, *screen());
    }
}

void MainWindow::keepPlaces()
{
    m_places.keep(*this, kPlaceName);
    m_places.keepShown();
}

void MainWindow::setAnimated(bool isAnimated)
{
    m_isAnimated = isAnimated;
    applySettings();
}

void MainWindow::toggleFullScreen() { setWindowState(windowState() ^ Qt::WindowFullScreen); }

void MainWindow::rememberAscii(bool isAscii)
{
    Settings changed = settings();
    changed.isAscii = isAscii;
    changeSettings(changed);
}

void MainWindow::updateTitle()
{
    QString part;
    const PlayPage* shown = shownPlayPage();
    if (shown != nullptr && shown == m_playtest->pageMade())
        part = tr("Playtest");
    else if (shown != nullptr && shown->game() != nullptr)
        part = shown == &play() ? tr("%1, level %2")
                                      .arg(designName(shown->game()->world().state().dungeonName),
                                           QString::number(shown->game()->world().hero().at.z + 1))
                                : tr("Replay of %1").arg(designName(shown->game()->world().state().dungeonName));
    else if (m_editor != nullptr && page() == m_editor)
        part = m_editor->windowTitlePart();
    setWindowTitle(part.isEmpty() ? QStringLiteral("Cavewright") : tr("%1 - Cavewright").arg(part));
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    if (m_editor != nullptr && !m_editor->mayClose()) {
        showEditor();
        event->ignore();
        return;
    }
    if (m_game->game() != nullptr && !m_leavesUnsaved && !m_game->game()->putAway()) {
        event->ignore();
        showPage(&play());
        play().leave([this] {
            m_leavesUnsaved = true;
            close();
        });
        return;
    }
    keepPlaces();
    event->accept();
}

bool MainWindow::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_pages && event->type() == QEvent::Resize)
        m_overlay->place();
    return QMainWindow::eventFilter(watched, event);
}

// Keys that count on every page and that the page left; the title has no menu to take its own from.
void MainWindow::keyPressEvent(QKeyEvent* event)
{
    const bool isAtTitle = page() == m_title && m_overlay->sheet() == nullptr;
    const Qt::KeyboardModifiers held = event->modifiers() & (Qt::ControlModifier | Qt::AltModifier);
    if (isAtTitle && held == Qt::ControlModifier && event->key() == Qt::Key_Comma)
        showSettings();
    else if (isAtTitle && held == Qt::AltModifier && (event->key() == Qt::Key_Plus || event->key() == Qt::Key_Equal))
        changeTextSize(1);
    else if (isAtTitle && held == Qt::AltModifier && event->key() == Qt::Key_Minus)
        changeTextSize(-1);
    else if (event->key() == Qt::Key_F11)
        toggleFullScreen();
    else if (event->key() == Qt::Key_F1 || event->matches(QKeySequence::HelpContents))
        showManual(QStringLiteral("start"));
    else if (event->matches(QKeySequence::Quit))
        close();
    else if (event->key() == Qt::Key_F10 && menuBar()->isVisible() && menuBar()->isEnabled())
        menuBar()->setActiveAction(menuBar()->actions().front());
    else
        QMainWindow::keyPressEvent(event);
}

} // namespace cave
