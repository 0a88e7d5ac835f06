// SPDX-License-Identifier: MIT
// Which page of the main window leads to which.
#include "app/main_window.h"

#include "app/modes/game_mode.h"
#include "app/modes/playtest_mode.h"
#include "app/modes/replay_mode.h"
#include "app/play/game/running_game.h"
#include "app/play/sheets/sheet.h"
#include "app/title/daily_page.h"
#include "app/title/deeds_page.h"
#include "app/title/dungeon_library.h"
#include "app/title/hero_chooser.h"
#include "app/title/load_page.h"
#include "app/title/new_game_page.h"
#include "app/title/scores_page.h"
#include "app/view/base/file_path.h"
#include "app/view/words/describe.h"
#include "app/view/words/design_name.h"
#include "app/view/words/isolated.h"
#include "app/view/words/shown_words.h"
#include "editor/page/editor_page.h"
#include "editor/tools/workbench.h"

#include <QMenuBar>
#include <QStackedWidget>

#include <algorithm>

namespace cave {

namespace {

const QString kDungeonKey = QStringLiteral("newGame/dungeon");
const QString kHeroNameKey = QStringLiteral("newGame/heroName");
const QString kOriginsKey = QStringLiteral("newGame/origins"); // the last one of each dungeon
const QString kPortraitKey = QStringLiteral("newGame/portrait");
const QString kOutsideKey = QStringLiteral("load/outside"); // the save elsewhere that was played last

} // namespace

QWidget* MainWindow::page() const { return m_pages->currentWidget(); }

void MainWindow::showPage(QWidget* page)
{
    m_pages->setCurrentWidget(page);
    if (page != m_replay->pageMade())
        m_replay->drop();
    m_overlay->raise();
    fillMenus();
    updateTitle();
}

PlayPage* MainWindow::shownPlayPage() const
{
    for (PlayPage* one : {&play(), m_playtest->pageMade(), m_replay->pageMade()})
        if (one != nullptr && one == page())
            return one;
    return nullptr;
}

void MainWindow::fillMenus()
{
    menuBar()->clear();
    if (const PlayPage* shown = shownPlayPage())
        shown->fillMenus(*menuBar());
    else if (m_editor != nullptr && page() == m_editor)
        m_editor->fillMenus(menuBar());
    menuBar()->setVisible(!menuBar()->actions().isEmpty());
}

// To where New game or Load game was chosen.
void MainWindow::goBack()
{
    if (m_back.isToGame)
        backToGame();
    else
        showTitle();
}

void MainWindow::showTitle()
{
    m_back.isToGame = false;
    if (m_game->game() != nullptr && m_game->game()->putAway())
        play().dropGame(); // its save is free for whoever wants it
    m_title->setProblem({});
    showPage(m_title);
    m_title->open(newestGame());
}

void MainWindow::showNewGame()
{
    m_back.isToGame = page() == &play();
    showPage(m_newGame);
    m_newGame->setLastOrigins(m_state.value(kOriginsKey).toMap());
    m_newGame->open(m_state.value(kDungeonKey).toString());
    m_newGame->hero().setCard(lastHero());
    m_newGame->setPractice(settings().practises);
}

void MainWindow::startChosen(const QString& dungeonKey, const GameSeed& seed, bool isPractice)
{
    const HeroCard card = m_newGame->hero().card();
    m_state.setValue(kDungeonKey, dungeonKey);
    rememberHero(card);
    const std::string origin = m_newGame->hero().origin();
    if (!origin.empty()) {
        QVariantMap origins = m_state.value(kOriginsKey).toMap();
        origins[dungeonKey] = QString::fromStdString(origin);
        m_state.setValue(kOriginsKey, origins);
    }
    startGame(dungeonKey, seed, {isPractice, origin, card, {}});
}

void MainWindow::rememberHero(const HeroCard& card)
{
    m_state.setValue(kHeroNameKey, QString::fromStdString(card.name));
    m_state.setValue(kPortraitKey, QString::fromStdString(card.portrait));
}

// As it was said last; what somebody wrote into the file of the state by hand counts only where it may be said.
HeroCard MainWindow::lastHero() const
{
    HeroCard card{m_state.value(kHeroNameKey).toString().toStdString(),
                  m_state.value(kPortraitKey).toString().toStdString()};
    if (!isHeroName(card.name))
        card.name.clear();
    if (std::ranges::find(portraits(), card.portrait) == portraits().end())
        card.portrait.clear();
    return card;
}

void MainWindow::showDaily()
{
    const QDate today = QDate::currentDate();
    showPage(m_daily);
    m_daily->hero().setCard(lastHero());
    m_daily->open(today, savedGameOf(today).has_value());
}

std::optional<SavedGame> MainWindow::savedGameOf(QDate day) const
{
    return SaveFolder(pathOf(m_folders.data)).ofDay(day.toString(Qt::ISODate).toStdString());
}

// What counts is in the file before the first turn can be taken.
void MainWindow::playDaily()
{
    const QDate day = m_daily->today();
    rememberHero(m_daily->hero().card());
    if (day != QDate::currentDate()) // midnight has passed since: the page first says what is to be played now
        return showDaily();
    const std::string iso = day.toString(Qt::ISODate).toStdString();
    if (const auto saved = savedGameOf(day))
        return loadGameFile(pathText(saved->file));
    const auto dungeon = openDungeon(kDailyDungeon);
    if (!dungeon)
        return tell(kDailyDungeon, dungeon.error());
    const Origin* origin = dailyOrigin(dungeon->rules, day);
    const std::string id = origin ? origin->id : std::string();
    const bool counts = m_daily->begin(id);
    startGame(kDailyDungeon, GameSeed(dailySeed(day)),
              GameChoices{false, id, lastHero(), counts ? iso : std::string()});
    if (const QString why = m_daily->problem(); !counts && !why.isEmpty()) // the page is left by now
        tellInSheet(DailyPage::tr("Game of the day"), why);
}

// Practice, which a game may become, does not count: the day stays without an end.
void MainWindow::noteDaily()
{
    RunningGame* game = m_game->game();
    if (game == nullptr || game->daily().empty() || !game->world().isOver() || game->isPractice())
        return;
    if (const auto noted = m_daily->end(game->daily(), dailyEndOf(game->summary())); !noted)
        game->tell(Tone::Warning, {CAVE_TEXT("game", "How the game of the day ended cannot be noted. %1"),
                                   {described(noted.error()).toStdString()}});
}

void MainWindow::showDeeds()
{
    showPage(m_deeds);
    m_deeds->open();
}

void MainWindow::noteDeeds()
{
    RunningGame* game = m_game->game();
    if (game == nullptr || !game->world().isOver() || game->isPractice())
        return;
    const auto noted = m_deeds->note(game->session(), QDate::currentDate().toString(Qt::ISODate).toStdString());
    if (noted)
        play().addNewDeeds(*noted);
    else
        game->tell(Tone::Warning,
                   {CAVE_TEXT("game", "Deeds cannot be noted. %1"), {described(noted.error()).toStdString()}});
}

// The next time New game offers what comes after it.
void MainWindow::rememberVictory()
{
    const RunningGame* game = m_game->game();
    if (game == nullptr || game->world().state().outcome != Outcome::Won)
        return;
    if (const QString next = offeredAfter(game->world().state().dungeonName); !next.isEmpty())
        m_state.setValue(kDungeonKey, next);
}

void MainWindow::showLoad()
{
    m_back.isToGame = page() == &play();
    showPage(m_load);
    m_load->open(m_back.isToGame && m_game->game() != nullptr ? m_game->game()->saveFile() : std::filesystem::path());
}

void MainWindow::showScores()
{
    const bool justEnded = m_game->game() != nullptr && m_game->game()->world().isOver();
    showPage(m_scores);
    m_scores->open(justEnded ? m_game->game()->world().state().dungeonName : std::string());
}

void MainWindow::showEditor()
{
    showPage(&editor());
    m_editor->setFocus();
}

std::optional<SavedGame> MainWindow::newestGame() const
{
    return SaveFolder(pathOf(m_folders.data)).newest(pathOf(m_state.value(kOutsideKey).toString()));
}

void MainWindow::loadGameFile(const QString& file)
{
    m_game->load(file);
    if (page() == &play() && m_game->game() != nullptr)
        rememberIfOutside(m_game->game()->saveFile());
}

// Nobody should find out at its end what becomes of a file.
void MainWindow::rememberIfOutside(const std::filesystem::path& save)
{
    const QString file = pathText(save);
    if (file.isEmpty() || SaveFolder(pathOf(m_folders.data)).holds(save) || m_state.value(kOutsideKey) == file)
        return;
    m_state.setValue(kOutsideKey, file);
    tellInSheet(tr("A game from elsewhere"),
                tr("This game goes on in its own file, %1. When it ends, that file goes and its record is kept under "
                   "High scores. Continue on the title leads back to it.")
                    .arg(isolated(shownWords(file))));
}

void MainWindow::choose(TitlePage::Entry entry)
{
    m_title->setProblem({});
    switch (entry) {
    case TitlePage::Entry::ByEar: changeSettings(playedByEar(settings())); break;
    case TitlePage::Entry::Continue:
        if (const auto newest = newestGame())
            loadGameFile(pathText(newest->file));
        break;
    case TitlePage::Entry::NewGame: showNewGame(); break;
    case TitlePage::Entry::Daily: showDaily(); break;
    case TitlePage::Entry::LoadGame: showLoad(); break;
    case TitlePage::Entry::PlayFile: chooseFileToPlay(); break;
    case TitlePage::Entry::Scores: showScores(); break;
    case TitlePage::Entry::Editor:
        if (!editor().isOpen())
            editor().newDocument();
        showEditor();
        break;
    case TitlePage::Entry::Settings: showSettings(); break;
    case TitlePage::Entry::Help: m_title->showHelp(play().keys()); break;
    case TitlePage::Entry::Quit: close(); break;
    }
}

// Coming again from the same game shows the design as it was left, but of a game that is over the place of its end.
void MainWindow::editRunningGame(const Dungeon& dungeon, Position at)
{
    const bool isOpenAlready = m_back.edited == m_game->game() && m_editor != nullptr && m_editor->isOpen();
    if (isOpenAlready)
        showEditor();
    else
        editDungeon(dungeon);
    m_back.edited = m_game->game();
    if (!isOpenAlready || m_game->game()->world().isOver())
        m_editor->workbench().goTo(at);
}

// What is open then is no game's design.
void MainWindow::editDungeon(const Dungeon& dungeon)
{
    editor().openDungeon(dungeon, designName(dungeon.name));
    m_back.edited = nullptr;
    showEditor();
}

// Or to the title when there is none.
void MainWindow::backToGame()
{
    if (m_game->game() == nullptr)
        showTitle();
    else {
        showPage(&play());
        play().focusMap();
    }
}

// Back to the page that it was asked on.
void MainWindow::stopWatching()
{
    if (m_back.watched == &play())
        backToGame();
    else if (m_back.watched != nullptr && m_back.watched != m_replay->pageMade())
        showPage(m_back.watched);
    else
        showTitle();
}

} // namespace cave
