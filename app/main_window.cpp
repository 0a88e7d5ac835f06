// SPDX-License-Identifier: MIT
#include "app/main_window.h"

#include "app/load_page.h"
#include "app/new_game_page.h"
#include "app/play/look_text.h"
#include "app/play/play_page.h"
#include "app/view/artwork.h"
#include "editor/editor_page.h"

#include <QCloseEvent>
#include <QKeyEvent>
#include <QMenuBar>
#include <QStackedWidget>

namespace cave {

namespace {

constexpr QSize kUsualSize(1280, 800);
constexpr QSize kSmallestSize(720, 480);

const QString kGeometryKey = QStringLiteral("window/geometry");
const QString kAsciiKey = QStringLiteral("play/ascii");
const QString kDungeonKey = QStringLiteral("newGame/dungeon");

} // namespace

MainWindow::MainWindow(DataFolders folders, std::shared_ptr<Artwork> artwork, QWidget* parent)
    : QMainWindow(parent), m_folders(std::move(folders)), m_state(m_folders.stateFile(), QSettings::IniFormat),
      m_artwork(std::move(artwork)), m_pages(new QStackedWidget(this)), m_title(new TitlePage(m_artwork, this)),
      m_newGame(new NewGamePage(DungeonLibrary(m_folders.dungeons), m_artwork, this)),
      m_load(new LoadPage(saves(), this)), m_play(new PlayPage(PlayPage::Kind::Game, m_artwork, this))
{
    setMinimumSize(kSmallestSize);
    resize(kUsualSize);
    setCentralWidget(m_pages);
    for (QWidget* page : std::initializer_list<QWidget*>{m_title, m_newGame, m_load, m_play})
        m_pages->addWidget(page);
    m_play->setAscii(m_state.value(kAsciiKey, false).toBool());
    setAnimated(true);
    connectTitle();
    connectPlay();
    menuBar()->hide();
}

MainWindow::~MainWindow() = default;

SaveFolder MainWindow::saves() const { return SaveFolder(pathOf(m_folders.data)); }

void MainWindow::connectTitle()
{
    connect(m_title, &TitlePage::chosen, this, &MainWindow::choose);
    connect(m_newGame, &FormPage::backRequested, this, &MainWindow::goBack);
    connect(m_load, &FormPage::backRequested, this, &MainWindow::goBack);
    connect(m_newGame, &NewGamePage::startRequested, this, [this](const QString& key, quint64 seed) {
        m_state.setValue(kDungeonKey, key);
        startGame(key, seed);
    });
    connect(m_load, &LoadPage::loadRequested, this, &MainWindow::loadGameFile);
}

void MainWindow::connectPlay()
{
    connect(m_play, &PlayPage::newGameRequested, this, &MainWindow::showNewGame);
    connect(m_play, &PlayPage::loadGameRequested, this, &MainWindow::showLoad);
    connect(m_play, &PlayPage::titleRequested, this, &MainWindow::showTitle);
    connect(m_play, &PlayPage::quitRequested, this, &QWidget::close);
    connect(m_play, &PlayPage::fullScreenRequested, this, &MainWindow::toggleFullScreen);
    connect(m_play, &PlayPage::sameSeedRequested, this, &MainWindow::playAgain);
    connect(m_play, &PlayPage::editRequested, this, &MainWindow::editRunningGame);
    connect(m_play, &PlayPage::asciiChanged, this, &MainWindow::rememberAscii);
    connect(m_play, &PlayPage::gameChanged, this, &MainWindow::updateTitle);
}

PlayPage& MainWindow::playtest()
{
    if (m_playtest == nullptr) {
        m_playtest = new PlayPage(PlayPage::Kind::Playtest, m_artwork, this);
        m_playtest->setAscii(m_play->isAscii());
        m_playtest->setAnimated(m_isAnimated);
        m_pages->addWidget(m_playtest);
        connect(m_playtest, &PlayPage::playtestEnded, this, [this] {
            showEditor();
            editor().playtestEnded();
            m_playtest->dropGame();
        });
        connect(m_playtest, &PlayPage::sameSeedRequested, this, &MainWindow::startPlaytest);
        connect(m_playtest, &PlayPage::quitRequested, this, &QWidget::close);
        connect(m_playtest, &PlayPage::fullScreenRequested, this, &MainWindow::toggleFullScreen);
        connect(m_playtest, &PlayPage::asciiChanged, this, &MainWindow::rememberAscii);
    }
    return *m_playtest;
}

EditorPage& MainWindow::editor()
{
    if (m_editor == nullptr) {
        m_editor = new EditorPage(m_artwork, m_state, this);
        m_pages->addWidget(m_editor);
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
    switch (arguments.open) {
    case Arguments::Open::Title: break;
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

void MainWindow::restorePlace()
{
    if (!restoreGeometry(m_state.value(kGeometryKey).toByteArray()))
        resize(kUsualSize);
}

void MainWindow::setAnimated(bool isAnimated)
{
    m_isAnimated = isAnimated;
    m_title->setAnimated(isAnimated);
    m_play->setAnimated(isAnimated);
    if (m_playtest != nullptr)
        m_playtest->setAnimated(isAnimated);
}

QWidget* MainWindow::page() const { return m_pages->currentWidget(); }

void MainWindow::showPage(QWidget* page)
{
    m_pages->setCurrentWidget(page);
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
    m_title->setProblem({});
    showPage(m_title);
    m_title->open(saves().newest());
}

void MainWindow::showNewGame()
{
    m_cameFromGame = page() == m_play;
    showPage(m_newGame);
    m_newGame->open(m_state.value(kDungeonKey).toString());
}

void MainWindow::showLoad()
{
    m_cameFromGame = page() == m_play;
    showPage(m_load);
    m_load->open();
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
    case TitlePage::Entry::Editor:
        if (!editor().isOpen())
            editor().newDocument();
        showEditor();
        break;
    case TitlePage::Entry::Help: m_title->showHelp(m_play->keys()); break;
    case TitlePage::Entry::Quit: close(); break;
    }
}

void MainWindow::toggleFullScreen() { setWindowState(windowState() ^ Qt::WindowFullScreen); }

void MainWindow::rememberAscii(bool isAscii)
{
    m_state.setValue(kAsciiKey, isAscii);
    m_play->setAscii(isAscii);
    if (m_playtest != nullptr)
        m_playtest->setAscii(isAscii);
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
    if (m_play->game() != nullptr && !m_leavesUnsaved && !m_play->game()->save()) {
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

// Keys that count on every page and that the page left.
void MainWindow::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_F11)
        toggleFullScreen();
    else if (event->matches(QKeySequence::Quit))
        close();
    else if (event->key() == Qt::Key_F10 && menuBar()->isVisible())
        menuBar()->setActiveAction(menuBar()->actions().front());
    else
        QMainWindow::keyPressEvent(event);
}

} // namespace cave
