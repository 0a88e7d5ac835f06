// SPDX-License-Identifier: MIT
#include "app/modes/game_mode.h"

#include "app/play/game/running_game.h"
#include "app/play/page/play_page.h"
#include "app/title/dungeon_library.h"
#include "app/view/base/file_path.h"
#include "app/view/words/shown_words.h"
#include "core/save/built_in_dungeons.h"

#include <QFileInfo>
#include <QStackedWidget>

namespace cave {

GameMode::GameMode(SaveFolder saves, const std::shared_ptr<Artwork>& artwork, QStackedWidget& pages,
                   const KeyBindings& keys, QObject* parent)
    : QObject(parent), m_saves(std::move(saves)), m_run(runnerBefore(pages)),
      m_page(new PlayPage(PlayPage::Kind::Game, artwork, &pages, keys))
{
    pages.addWidget(m_page);
    connect(m_page, &PlayPage::sameSeedRequested, this, &GameMode::startAgain);
    connect(m_page, &PlayPage::watchRequested, this,
            [this] { emit replayRequested(game()->session(), game()->labels()); });
}

RunningGame* GameMode::game() const { return m_page->game(); }

// A large file is read, and a whole dungeon is looked through for problems, in a thread of its own.
template <typename Made>
Result<Made> GameMode::madeBeside(const std::function<Result<Made>()>& make, Stop stop) const
{
    std::optional<Result<Made>> made;
    m_run(tr("Opening the game"), [&](const Progress& progress) {
        made.emplace(make());
        if (!progress(1, 1) && stop == Stop::Heard)
            made.emplace(stopped());
    });
    return std::move(*made);
}

void GameMode::start(const QString& nameOrFile, std::optional<GameSeed> seed, const GameChoices& choices)
{
    const auto make = [&]() -> Result<Session> {
        auto dungeon = openDungeon(nameOrFile);
        if (!dungeon)
            return std::unexpected(dungeon.error());
        const bool isFile = !isBuiltInDungeon(nameOrFile.toStdString());
        const std::uint64_t played = seed.value_or(isFile ? dungeon->seed : randomSeed());
        return startPlayable(std::move(*dungeon), played, choices.origin);
    };
    // The day's game is noted as begun by now: without it the day would be lost.
    auto session = madeBeside<Session>(make, choices.daily.empty() ? Stop::Heard : Stop::Ignored);
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
    const auto kept = madeBeside<GameFile>([&] { return loadGame(pathOf(record)); });
    const QString name = shownFileName(record);
    if (!kept) {
        emit refused(name, kept.error());
        return;
    }
    auto session = madeBeside<Session>([&played = kept->session] {
        return startPlayable(played.dungeon(), played.dungeon().seed, played.world().state().origin);
    });
    if (session)
        play(std::move(*session), {.hero = kept->hero}, kept->seedWords);
    else
        emit refused(name, session.error());
}

void GameMode::startAgain()
{
    // Copies: what is shown goes on.
    auto session =
        madeBeside<Session>([dungeon = game()->session().dungeon(), seed = game()->world().state().seed,
                             origin = game()->world().state().origin] { return startPlayable(dungeon, seed, origin); });
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
        emit refused(shownFileName(file), lock.error());
        return;
    }
    auto saved = madeBeside<GameFile>([&] { return loadGame(pathOf(file)); });
    if (!saved) {
        emit refused(shownFileName(file), saved.error());
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
