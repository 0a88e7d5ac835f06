// SPDX-License-Identifier: MIT
// How the main window starts, loads, tests and edits games.
#include "app/main_window.h"
#include "app/play/page/play_page.h"
#include "app/play/sheets/sheet.h"
#include "app/play/words/look_text.h"
#include "app/title/dungeon_library.h"
#include "app/title/load_page.h"
#include "app/title/new_game_page.h"
#include "app/title/scores_page.h"
#include "app/view/base/file_path.h"
#include "app/view/ui/widgets.h"
#include "app/view/words/describe.h"
#include "app/view/words/file_filters.h"
#include "editor/page/editor_page.h"

#include <QDragEnterEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QMenuBar>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QVBoxLayout>

namespace cave {

namespace {

const QString kFolderKey = QStringLiteral("folders/play");

// "": none that could be opened.
QString droppedFile(const QMimeData& data)
{
    for (const QUrl& url : data.urls())
        if (url.isLocalFile() && QFileInfo(url.toLocalFile()).isFile())
            return url.toLocalFile();
    return {};
}

bool isKeptGame(const QString& file)
{
    const std::string name = file.toStdString();
    return name.ends_with(kGameSuffix) || name.ends_with(kRecordSuffix);
}

} // namespace

void MainWindow::tell(const QString& problem)
{
    if (page() == m_newGame) {
        m_newGame->setProblem(problem);
    } else if (page() == m_load) {
        m_load->setProblem(problem);
    } else if (page() == m_scores) {
        m_scores->setProblem(problem);
    } else if (page() == m_title || (page() == m_play && m_play->game() == nullptr)) {
        if (page() != m_title)
            showTitle();
        m_title->setProblem(problem);
    } else {
        tellInSheet(tr("Not opened"), problem);
    }
}

void MainWindow::tell(const QString& name, const Error& error)
{
    const QString what = described(error);
    const QString told = what.contains(name) ? what : tr("%1: %2").arg(name, what);
    tell(tr("This could not be opened. %1 Nothing was changed.").arg(told));
}

void MainWindow::startGame(const QString& nameOrFile, std::optional<std::uint64_t> seed, bool isPractice)
{
    auto dungeon = openDungeon(nameOrFile);
    if (!dungeon) {
        tell(nameOrFile, dungeon.error());
        return;
    }
    const bool isFile = QFileInfo::exists(nameOrFile);
    auto session = startPlayable(*dungeon, seed.value_or(isFile ? dungeon->seed : randomSeed()));
    if (!session)
        tell(nameOrFile, session.error());
    else
        playSession(std::move(*session), isPractice);
}

void MainWindow::playSession(Session session, bool isPractice)
{
    showPage(m_play);
    m_play->play(std::make_unique<RunningGame>(std::move(session), saves(),
                                               isPractice ? RunningGame::Mode::Practice : RunningGame::Mode::Scored));
}

// The record holds the dungeon as it was played.
void MainWindow::playRecordedSeed(const QString& record)
{
    const auto game = loadGame(pathOf(record));
    const QString name = QFileInfo(record).fileName();
    if (!game) {
        tell(name, game.error());
        return;
    }
    auto session = startPlayable(game->session.dungeon(), game->session.dungeon().seed);
    if (session)
        playSession(std::move(*session), false);
    else
        tell(name, session.error());
}

// The same dungeon and seed from its start.
void MainWindow::playAgain()
{
    auto session = startPlayable(m_play->game()->session().dungeon(), m_play->game()->world().state().seed);
    if (session)
        playSession(std::move(*session), m_play->game()->isPractice());
    else
        tell(m_play->game()->reference(), session.error());
}

void MainWindow::loadGameFile(const QString& file)
{
    const std::filesystem::path save = pathOf(QFileInfo(file).absoluteFilePath());
    if (m_play->game() != nullptr && m_play->game()->saveFile() == save)
        m_play->dropGame(); // what is in the file counts: this is asked only once the game was left
    auto lock = SaveLock::take(save);
    if (!lock) {
        tell(QFileInfo(file).fileName(), lock.error());
        return;
    }
    auto game = loadGame(pathOf(file));
    if (!game) {
        tell(QFileInfo(file).fileName(), game.error());
        return;
    }
    if (game->session.world().isOver()) { // it can be watched but not continued
        openReplay(game->session);
        return;
    }
    showPage(m_play);
    m_play->play(std::make_unique<RunningGame>(std::move(*game), saves(), save, std::move(*lock)));
}

// A sheet that is open has been asked something else.
void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    if (m_overlay->sheet() == nullptr && !droppedFile(*event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event)
{
    event->acceptProposedAction();
    openDropped(droppedFile(*event->mimeData()));
}

void MainWindow::openDropped(const QString& file)
{
    if (isKeptGame(file)) {
        leaveGame([this, file] { loadGameFile(file); });
        return;
    }
    auto* sheet = new Sheet(QFileInfo(file).fileName(), Sheet::Size::Note);
    sheet->body().addWidget(wrappedLabel(tr("Do you want to play this dungeon or to edit it?")));
    const auto add = [&](const QString& text, const auto& then) {
        QPushButton* button = sheet->addButton(text);
        connect(button, &QPushButton::clicked, this, [this, then] {
            m_overlay->close();
            then();
        });
        return button;
    };
    add(tr("Edit"), [this, file] {
        if (editor().openFile(file))
            showEditor();
    });
    sheet->setDefaultButton(
        add(tr("Play"), [this, file] { leaveGame([this, file] { startGame(file, std::nullopt); }); }));
    openOverlay(sheet);
}

// The running game is saved; only when that fails the player is asked, on its page.
void MainWindow::leaveGame(const std::function<void()>& then)
{
    if (m_play->game() == nullptr) {
        then();
        return;
    }
    if (!m_play->game()->putAway())
        showPage(m_play);
    m_play->leave(then);
}

void MainWindow::chooseFileToPlay()
{
    const QString file = QFileDialog::getOpenFileName(
        this, tr("Play a map file"), m_state.value(kFolderKey, m_folders.dungeons).toString(), openFilter());
    if (file.isEmpty())
        return;
    m_state.setValue(kFolderKey, QFileInfo(file).absolutePath());
    startGame(file, std::nullopt);
}

// Coming again from the same game shows the design as it was left.
void MainWindow::editRunningGame(const Dungeon& dungeon)
{
    const bool isOpenAlready = m_edited == m_play->game() && m_editor != nullptr && m_editor->isOpen();
    if (!isOpenAlready)
        editor().openDungeon(dungeon, designName(dungeon.name));
    m_edited = m_play->game();
    showEditor();
}

// Or to the title when there is none.
void MainWindow::backToGame()
{
    if (m_play->game() == nullptr)
        showTitle();
    else {
        showPage(m_play);
        m_play->focusMap();
    }
}

void MainWindow::startPlaytest()
{
    auto game = m_testedFrom ? cave::startGameAt(*m_tested, *m_testedFrom) : cave::startGame(*m_tested, m_tested->seed);
    if (!game) {
        QMessageBox box(QMessageBox::Warning, tr("Playtest"), tr("This cannot be played."), QMessageBox::NoButton,
                        this);
        box.setInformativeText(described(game.error()));
        box.addButton(tr("Back to the editor"), QMessageBox::AcceptRole);
        box.exec();
        return;
    }
    PlayPage& page = playtest();
    showPage(&page);
    page.play(std::make_unique<RunningGame>(Session(std::move(*game)), std::nullopt));
}

} // namespace cave
