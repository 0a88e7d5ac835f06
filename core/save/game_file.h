// SPDX-License-Identifier: MIT
/// @file
/// Game files: a running game as it is, and every command that led there.
#pragma once

#include "core/json/json.h"
#include "core/save/parts/hero_card.h"
#include "core/session/session.h"

#include <filesystem>
#include <string>
#include <string_view>

namespace cave {

inline constexpr std::string_view kGameFormat = "cavewright/game";
inline constexpr std::string_view kGameSuffix = ".save.json";
inline constexpr std::string_view kRecordSuffix = ".record.json";
inline constexpr int kGameVersion = 2; ///< 1 is written where no level has anything that goes on by itself

/// The newest messages are saved, no more than these: enough to scroll through, and no file grows without end.
inline constexpr std::size_t kMostMessages = 50'000;

/// By the beginning of a file, which names its format: by what files are called nobody should go.
bool isGame(std::string_view beginning);
inline constexpr std::size_t kFormatWithin = 256; ///< so many bytes of a file name its format, and its schema
/// By its name, so that a damaged one is told to be damaged, else by its beginning.
bool isGameFile(const std::filesystem::path& path);

struct GameFile {
    Session session;
    bool isPractice = false;          ///< steps back were allowed; unscored
    bool isRecord = false;            ///< of a game that is over and not to be continued; see core/save/record
    std::string seedWords{};          ///< that were typed for the seed; "": none. See core/base/game_seed
    HeroCard hero{};                  ///< who the player says the hero is
    std::string daily{};              ///< the day of which this is the first game, as "2026-11-21"; "": of none
    std::string endedOn{};            ///< of a record: the day, as "2026-11-21"; "": not known
};

/// What is written of a game: it costs little to take, as levels are shared with the game until that changes them, and
/// may be written on another thread.
struct GameSnapshot {
    explicit GameSnapshot(const GameFile& game);

    Dungeon dungeon;
    WorldState state; ///< creatures in no particular order
    std::vector<LoggedCommand> log;
    std::vector<Message> messages;
    bool isPractice;
    std::string seedWords;
    HeroCard hero;
    std::string daily;
    std::optional<Json> record; ///< the member of that name
};

/// The game goes on exactly as the saved one would have. Any changed bit is noticed. Refused besides: what no World
/// could be made from. An error's `where` is a line or a JSON path.
Result<GameFile> readGame(std::string_view text);
std::string writeGame(GameSnapshot game);
std::string writeGame(const GameFile& game);

/// An error's `where` begins with "FILE: ". Saving reads what it is about to write before it replaces a file.
Result<GameFile> loadGame(const std::filesystem::path& path);
Result<void> saveGame(GameSnapshot game, const std::filesystem::path& path);
Result<void> saveGame(const GameFile& game, const std::filesystem::path& path);

} // namespace cave
