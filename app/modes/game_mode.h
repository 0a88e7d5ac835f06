// SPDX-License-Identifier: MIT
// The page of play with the player's own game: starts, loads, leaves and goes on with games.
#pragma once

#include "app/play/game/game_labels.h"
#include "app/play/game/save_folder.h"
#include "app/view/keys/key_bindings.h"
#include "app/view/ui/progress_dialog.h"
#include "core/session/session.h"

#include <QObject>

#include <functional>
#include <memory>
#include <optional>

class QStackedWidget;

namespace cave {

class Artwork;
class PlayPage;
class RunningGame;

// What a player says of a new game besides dungeon and seed.
struct GameChoices {
    bool isPractice = false;
    std::string origin; // id; "": the first
    HeroCard hero;
    std::string daily; // as in GameFile
};

class GameMode : public QObject {
    Q_OBJECT

public:
    GameMode(SaveFolder saves, const std::shared_ptr<Artwork>& artwork, QStackedWidget& pages, const KeyBindings& keys,
             QObject* parent = nullptr);

    PlayPage& page() const { return *m_page; }
    RunningGame* game() const; // null when there is none

    /// How games are read and made; at first before the pages, which can stop it: nothing is opened then.
    void setRunner(WorkRunner runner) { m_run = std::move(runner); }

    /// A built-in dungeon by its name, or a dungeon file; without a seed a file's own, else a random one.
    void start(const QString& nameOrFile, std::optional<GameSeed> seed, const GameChoices& choices = {});
    /// The dungeon of a record, as it was played, with the record's seed and hero.
    void startRecorded(const QString& record);
    /// The same dungeon, seed and hero from its start.
    void startAgain();
    /// A saved game; one that is over is asked to be watched.
    void load(const QString& file);
    /// Practice, from where somebody else's commands have led.
    void goOnFrom(Session session, GameLabels labels);
    /// Saves the running game and calls `then`; only when that fails the player is asked, on the page.
    void leave(const std::function<void()>& then);

signals:
    void entered(); // the page is to be shown
    void refused(const QString& name, const cave::Error& why);
    void replayRequested(const cave::Session& played, const cave::GameLabels& labels);

private:
    enum class Stop : std::uint8_t { Heard, Ignored };
    template <typename Made>
    Result<Made> madeBeside(const std::function<Result<Made>()>& make, Stop stop = Stop::Heard) const;
    void play(Session session, const GameChoices& choices, std::string seedWords);

    SaveFolder m_saves;
    WorkRunner m_run;
    PlayPage* m_page;
};

} // namespace cave
