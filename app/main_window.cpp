// SPDX-License-Identifier: MIT
#include "app/main_window.h"

#include "app/play/page/play_page.h"
#include "app/play/sheets/sheet.h"
#include "app/play/words/look_text.h"
#include "app/title/load_page.h"
#include "app/title/new_game_page.h"
#include "app/title/scores_page.h"
#include "app/view/base/file_path.h"
#include "app/view/tiles/artwork.h"
#include "editor/files/recovery.h"
#include "editor/page/editor_page.h"

#include <QApplication>
#include <QCloseEvent>
#include <QKeyEvent>
#include <QMenuBar>
#include <QStackedWidget>

namespace cave {

namespace {

constexpr QSize kUsualSize(1280, 800);
constexpr QSize kSmallestSize(720, 480);

const QString kGeometryKey = QStringLiteral("window/geometry");
const QString kDungeonKey = QStringLiteral("newGame/dungeon");
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

} // namespace

MainWindow::MainWindow(DataFolders folders, std::shared_ptr<Artwork> artwork, QString language, QWidget* parent)
    : QMainWindow(parent), m_folders(std::move(folders)), m_state(m_folders.stateFile(), QSettings::IniFormat),
      m_settingsFile(m_folders.settingsFile()), m_language(std::move(language)), m_artwork(std::move(artwork)),
      m_pages(new QStackedWidget(this))
{
    setMinimumSize(kSmallestSize);
    resize(kUsualSize);
    setCentralWidget(m_pages);
    setAcceptDrops(true);
    auto loaded = m_settingsFile.load();
    m_settings = std::move(loaded.settings);
    m_settingsProblem = std::move(loaded.problem);
    m_hints = hintsKept(m_state);
    speakAsSet();
    applyTheme();
    m_anew.setSingleShot(true);
    m_anew.setInterval(0);
    connect(&m_anew, &QTimer::timeout, this, &MainWindow::makePagesAnew);
    m_pages->installEventFilter(this);
    makeOverlay();
    makePages();
    connectReplays();
    menuBar()->hide();
    // Whoever turns to another window may not come back.
    connect(qApp, &QGuiApplication::applicationStateChanged, this, [this](Qt::ApplicationState state) {
        if (state != Qt::ApplicationActive && m_play->game() != nullptr)
            m_play->game()->autosave();
    });
}

// The editor keeps its tabs in the state file until it goes.
MainWindow::~MainWindow()
{
    delete m_editor;
    for (const auto& [name, count] : m_hints.told())
        m_state.setValue(kHintsGroup + u'/' + name, count);
}

void MainWindow::makePages()
{
    m_title = new TitlePage(m_artwork, this);
    m_newGame = new NewGamePage(DungeonLibrary(m_folders.dungeons), m_artwork, this);
    m_load = new LoadPage(saves(), this);
    m_scores = new ScoresPage(saves(), this);
    m_play = new PlayPage(PlayPage::Kind::Game, m_artwork, this, m_settings.keys);
    for (QWidget* page : std::initializer_list<QWidget*>{m_title, m_newGame, m_load, m_scores, m_play})
        m_pages->addWidget(page);
    m_madeWith = m_settings;
    connectTitle();
    connectPlay();
    applySettings();
}

SaveFolder MainWindow::saves() const { return SaveFolder(pathOf(m_folders.data)); }

void MainWindow::connectTitle()
{
    connect(m_title, &TitlePage::chosen, this, &MainWindow::choose);
    connect(m_newGame, &FormPage::backRequested, this, &MainWindow::goBack);
    connect(m_load, &FormPage::backRequested, this, &MainWindow::goBack);
    connect(m_scores, &FormPage::backRequested, this, &MainWindow::showTitle);
    connect(m_scores, &ScoresPage::playRequested, this, &MainWindow::playRecordedSeed);
    connect(m_scores, &ScoresPage::watchRequested, this, &MainWindow::watchFile);
    connect(m_newGame, &NewGamePage::startRequested, this, [this](const QString& key, quint64 seed, bool isPractice) {
        m_state.setValue(kDungeonKey, key);
        startGame(key, seed, isPractice);
    });
    connect(m_load, &LoadPage::loadRequested, this, &MainWindow::loadGameFile);
    connect(m_load, &LoadPage::watchRequested, this, &MainWindow::watchFile);
}

void MainWindow::connectPlay()
{
    connect(m_play, &PlayPage::newGameRequested, this, &MainWindow::showNewGame);
    connect(m_play, &PlayPage::loadGameRequested, this, &MainWindow::showLoad);
    connect(m_play, &PlayPage::titleRequested, this, &MainWindow::showTitle);
    connect(m_play, &PlayPage::sameSeedRequested, this, &MainWindow::playAgain);
    connect(m_play, &PlayPage::scoresRequested, this, &MainWindow::showScores);
    connect(m_play, &PlayPage::editRequested, this, &MainWindow::editRunningGame);
    connect(m_play, &PlayPage::watchRequested, this, [this] { openReplay(m_play->game()->session()); });
    connect(m_play, &PlayPage::gameChanged, this, &MainWindow::updateTitle);
    connectKeptActions(*m_play);
}

// What every page of play asks of the window, whatever is played there.
void MainWindow::connectKeptActions(const PlayPage& page)
{
    connect(&page, &PlayPage::quitRequested, this, &QWidget::close);
    connect(&page, &PlayPage::fullScreenRequested, this, &MainWindow::toggleFullScreen);
    connect(&page, &PlayPage::asciiChanged, this, &MainWindow::rememberAscii);
    connect(&page, &PlayPage::settingsRequested, this, &MainWindow::showSettings);
    connect(&page, &PlayPage::textSizeRequested, this, &MainWindow::changeTextSize);
}

PlayPage& MainWindow::playtest()
{
    if (m_playtest == nullptr) {
        m_playtest = new PlayPage(PlayPage::Kind::Playtest, m_artwork, this, m_settings.keys);
        m_pages->addWidget(m_playtest);
        applySettings();
        connect(m_playtest, &PlayPage::playtestEnded, this, [this] {
            showEditor();
            editor().playtestEnded();
            m_playtest->dropGame();
        });
        connect(m_playtest, &PlayPage::sameSeedRequested, this, &MainWindow::startPlaytest);
        connectKeptActions(*m_playtest);
    }
    return *m_playtest;
}

EditorPage& MainWindow::editor()
{
    if (m_editor == nullptr) {
        const bool isNew = m_editorWork.desk == nullptr;
        m_editor = new EditorPage(std::move(m_editorWork), m_artwork, m_state, m_folders.data, this, m_settings.keys);
        m_editorWork = {};
        m_pages->addWidget(m_editor);
        m_editor->setOptions(m_settings.editor, m_settings.wheel);
        if (isNew && m_settings.reopensTabs)
            m_editor->restoreTabs();
        connect(m_editor, &EditorPage::settingsRequested, this, &MainWindow::showSettings);
        connect(m_editor, &EditorPage::textSizeRequested, this, &MainWindow::changeTextSize);
        connect(m_editor, &EditorPage::backRequested, this, &MainWindow::backToGame);
        connect(m_editor, &EditorPage::titleRequested, this, &MainWindow::showTitle);
        connect(m_editor, &EditorPage::windowTitleChanged, this, &MainWindow::updateTitle);
        connect(m_editor, &EditorPage::playRequested, this,
                [this](const Dungeon& dungeon, std::optional<Position> from) {
                    m_tested = std::make_unique<Dungeon>(dungeon);
                    m_testedFrom = from;
                    startPlaytest();
                });
    }
    return *m_editor;
}

void MainWindow::open(const Arguments& arguments)
{
    showTitle();
    tellOfSettings();
    const bool hasLeftWork = Recovery::hasLeftWork(m_folders.data);
    if (hasLeftWork)
        editor().offerRecovery([this] { showEditor(); });
    switch (arguments.open) {
    case Arguments::Open::Title:
        if (!hasLeftWork && m_overlay->sheet() == nullptr)
            beginAsSet();
        break;
    case Arguments::Open::Play: startGame(arguments.target, arguments.seed); break;
    case Arguments::Open::Load: loadGameFile(arguments.target); break;
    case Arguments::Open::Edit:
        if (arguments.target.isEmpty())
            choose(TitlePage::Entry::Editor);
        else if (editor().openFile(arguments.target))
            showEditor();
        break;
    }
}

void MainWindow::beginAsSet()
{
    switch (m_settings.startAt) {
    case StartAt::Title: break;
    case StartAt::LastGame: choose(TitlePage::Entry::Continue); break;
    case StartAt::Editor: choose(TitlePage::Entry::Editor); break;
    }
}

void MainWindow::restorePlace()
{
    if (!restoreGeometry(m_state.value(kGeometryKey).toByteArray()))
        resize(kUsualSize);
}

void MainWindow::setAnimated(bool isAnimated)
{
    m_isAnimated = isAnimated;
    applySettings();
}

QWidget* MainWindow::page() const { return m_pages->currentWidget(); }

void MainWindow::showPage(QWidget* page)
{
    m_pages->setCurrentWidget(page);
    if (m_watching != nullptr && page != m_watching)
        m_watching->dropGame(); // the worlds of a replay take much memory
    m_overlay->raise();
    fillMenus();
    updateTitle();
}

void MainWindow::fillMenus()
{
    menuBar()->clear();
    if (page() == m_play)
        m_play->fillMenus(*menuBar());
    else if (page() == m_playtest)
        m_playtest->fillMenus(*menuBar());
    else if (page() == m_watching)
        m_watching->fillMenus(*menuBar());
    else if (page() == m_editor)
        m_editor->fillMenus(menuBar());
    menuBar()->setVisible(!menuBar()->actions().isEmpty());
}

// To where New game or Load game was chosen.
void MainWindow::goBack()
{
    if (m_cameFromGame)
        backToGame();
    else
        showTitle();
}

void MainWindow::showTitle()
{
    m_cameFromGame = false;
    if (m_play->game() != nullptr && m_play->game()->putAway())
        m_play->dropGame(); // its save is free for whoever wants it
    m_title->setProblem({});
    showPage(m_title);
    m_title->open(saves().newest());
}

void MainWindow::showNewGame()
{
    m_cameFromGame = page() == m_play;
    showPage(m_newGame);
    m_newGame->open(m_state.value(kDungeonKey).toString());
    m_newGame->setPractice(m_settings.practises);
}

void MainWindow::showLoad()
{
    m_cameFromGame = page() == m_play;
    showPage(m_load);
    m_load->open(m_cameFromGame && m_play->game() != nullptr ? m_play->game()->saveFile() : std::filesystem::path());
}

void MainWindow::showScores()
{
    const bool justEnded = m_play->game() != nullptr && m_play->game()->world().isOver();
    showPage(m_scores);
    m_scores->open(justEnded ? m_play->game()->world().state().dungeonName : std::string());
}

void MainWindow::showEditor()
{
    showPage(&editor());
    m_editor->setFocus();
}

void MainWindow::choose(TitlePage::Entry entry)
{
    m_title->setProblem({});
    switch (entry) {
    case TitlePage::Entry::Continue:
        if (const auto newest = saves().newest())
            loadGameFile(pathText(newest->file));
        break;
    case TitlePage::Entry::NewGame: showNewGame(); break;
    case TitlePage::Entry::LoadGame: showLoad(); break;
    case TitlePage::Entry::PlayFile: chooseFileToPlay(); break;
    case TitlePage::Entry::Scores: showScores(); break;
    case TitlePage::Entry::Editor:
        if (!editor().isOpen())
            editor().newDocument();
        showEditor();
        break;
    case TitlePage::Entry::Settings: showSettings(); break;
    case TitlePage::Entry::Help: m_title->showHelp(m_play->keys()); break;
    case TitlePage::Entry::Quit: close(); break;
    }
}

void MainWindow::toggleFullScreen() { setWindowState(windowState() ^ Qt::WindowFullScreen); }

void MainWindow::rememberAscii(bool isAscii)
{
    Settings settings = m_settings;
    settings.isAscii = isAscii;
    changeSettings(settings);
}

void MainWindow::updateTitle()
{
    QString part;
    if (page() == m_play && m_play->game() != nullptr)
        part = tr("%1, level %2")
                   .arg(designName(m_play->game()->world().state().dungeonName))
                   .arg(m_play->game()->world().hero().at.z + 1);
    else if (page() == m_playtest)
        part = tr("Playtest");
    else if (page() == m_watching && m_watching->game() != nullptr)
        part = tr("Replay of %1").arg(designName(m_watching->game()->world().state().dungeonName));
    else if (page() == m_editor && m_editor != nullptr)
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
    if (m_play->game() != nullptr && !m_leavesUnsaved && !m_play->game()->putAway()) {
        event->ignore();
        showPage(m_play);
        m_play->leave([this] {
            m_leavesUnsaved = true;
            close();
        });
        return;
    }
    m_state.setValue(kGeometryKey, saveGeometry());
    event->accept();
}

bool MainWindow::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_pages && event->type() == QEvent::Resize && m_overlay != nullptr) // between two of them: null
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
    else if (event->matches(QKeySequence::Quit))
        close();
    else if (event->key() == Qt::Key_F10 && menuBar()->isVisible() && menuBar()->isEnabled())
        menuBar()->setActiveAction(menuBar()->actions().front());
    else
        QMainWindow::keyPressEvent(event);
}

} // namespace cave
