// SPDX-License-Identifier: MIT
#include "app/modes/game_mode.h"

#include "app/play/game/running_game.h"
#include "app/play/page/play_page.h"
#include "app/title/dungeon_library.h"
#include "app/view/base/file_path.h"
#include "core/save/built_in_dungeons.h"

#include <QFileInfo>
#include <QStackedWidget>

namespace cave {

GameMode::GameMode(SaveFolder saves, const std::shared_ptr<Artwork>& artwork, QStackedWidget& pages,
                   const KeyBindings& keys, QObject* parent)
    : QObject(parent), m_saves(std::move(saves)), m_page(new PlayPage(PlayPage::Kind::Game, artwork, &pages, keys))
{
    pages.addWidget(m_page);
    connect(m_page, &PlayPage::sameSeedRequested, this, &GameMode::startAgain);
    connect(m_page, &PlayPage::watchRequested, this,
            [this] { emit replayRequested(game()->session(), game()->labels()); });
}

RunningGame* GameMode::game() const { return m_page->game(); }

void GameMode::start(const QString& nameOrFile, std::optional<GameSeed> seed, const GameChoices& choices)
{
    auto dungeon = openDungeon(nameOrFile);
    if (!dungeon) {
        emit refused(nameOrFile, dungeon.error());
        return;
    }
    const bool isFile = !isBuiltInDungeon(nameOrFile.toStdString());
    const std::uint64_t played = seed.value_or(isFile ? dungeon->seed : randomSeed());
    auto session = startPlayable(std::move(*dungeon), played, choices.origin);
    if (session)
        play(std::move(*session), choices, seed ? seed->words : std::string());
    else
        emit refused(nameOrFile, session.error());
}

void GameMode::play(Session session, const GameChoices& choices, std::string seedWords)
{
    emit entered();
    auto game = std::make_unique<RunningGame>(
        std::move(session), m_saves, choices.isPractice ? RunningGame::Mode::Practice : RunningGame::Mode::Scored);
    game->setLabels({std::move(seedWords), choices.hero});
    game->setDaily(choices.daily);
    m_page->play(std::move(game));
}

void GameMode::startRecorded(const QString& record)
{
    const auto kept = loadGame(pathOf(record));
    const QString name = QFileInfo(record).fileName();
    if (!kept) {
        emit refused(name, kept.error());
        return;
    }
    auto session =
        startPlayable(kept->session.dungeon(), kept->session.dungeon().seed, kept->session.world().state().origin);
    if (session)
        play(std::move(*session), {.hero = kept->hero}, kept->seedWords);
    else
        emit refused(name, session.error());
}

void GameMode::startAgain()
{
    auto session =
        startPlayable(game()->session().dungeon(), game()->world().state().seed, game()->world().state().origin);
    if (session)
        play(std::move(*session), {.isPractice = game()->isPractice(), .hero = game()->hero()}, game()->seed().words);
    else
        emit refused(game()->reference(), session.error());
}

void GameMode::load(const QString& file)
{
    const std::filesystem::path save = pathOf(QFileInfo(file).absoluteFilePath());
    if (game() != nullptr && game()->saveFile() == save)
        m_page->dropGame(); // what is in the file counts: this is asked only once the game was left
    auto lock = SaveLock::take(save);
    if (!lock) {
        emit refused(QFileInfo(file).fileName(), lock.error());
        return;
    }
    auto saved = loadGame(pathOf(file));
    if (!saved) {
        emit refused(QFileInfo(file).fileName(), saved.error());
        return;
    }
    if (saved->session.world().isOver()) {
        emit replayRequested(saved->session, {saved->seedWords, saved->hero});
        return;
    }
    emit entered();
    m_page->play(std::make_unique<RunningGame>(std::move(*saved), m_saves, save, std::move(*lock)));
}

void GameMode::goOnFrom(Session session, GameLabels labels)
{
    emit entered();
    auto game = std::make_unique<RunningGame>(std::move(session), m_saves, RunningGame::Mode::Practice);
    game->setLabels(std::move(labels));
    m_page->resume(std::move(game));
}

void GameMode::leave(const std::function<void()>& then)
{
    if (game() == nullptr) {
        then();
        return;
    }
    if (!game()->putAway())
        emit entered();
    m_page->leave(then);
}

} // namespace cave
