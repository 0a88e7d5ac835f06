// SPDX-License-Identifier: MIT
// The dungeons that can be played: the built-in ones and the files of the user's own folder.
#pragma once

#include "core/save/dungeon_file.h"
#include "core/session/session.h"

#include <QDate>
#include <QString>

#include <optional>
#include <vector>

namespace cave {

struct DungeonEntry {
    QString key;                    // a built-in dungeon's name, or a file's path
    bool isBuiltIn = false;
    int difficulty = 0;             // 1 to kMostDifficulty, 0: nobody has said
    std::optional<Dungeon> dungeon; // none: it cannot be read
    std::optional<Error> error;     // then why
    bool isBeneath = false;         // an edition of the dungeon that stands above it in the list

    QString name() const; // for people
    bool isEdition() const { return dungeon && dungeon->edition; }
    // Among its dungeon's editions: "As published".
    QString editionName() const;
};

class DungeonLibrary {
public:
    explicit DungeonLibrary(QString ownFolder) : m_ownFolder(std::move(ownFolder)) {}

    // The built-in ones first, the easiest before the others, then the files by name; editions beneath their dungeon.
    // Files that cannot be read are listed with their error.
    std::vector<DungeonEntry> list() const;

    // Writes the dungeon into the user's own folder, under a name that no file has; where it is there already, or
    // is a built-in one, that stands. Gives the key.
    Result<QString> keep(const Dungeon& dungeon) const;

private:
    QString m_ownFolder;
};

// A built-in dungeon's name, or else a file.
Result<Dungeon> openDungeon(const QString& nameOrFile);

// A game of the dungeon by a hero of this origin, unless something in it stops play: the first such problem is the
// error.
Result<Session> startPlayable(Dungeon dungeon, std::uint64_t seed, const std::string& origin = {});

// The key of what is offered to whoever has won a dungeon of that name: the campaign after the tutorial. Else "".
QString offeredAfter(const std::string& dungeonName);

// What friends send each other: "jsrogue#13805", "jsrogue" + '#' + words, "deep#13805@poacher", or a seed alone.
// Nothing for empty text.
struct GameInvitation {
    QString dungeon; // as shortDungeonName() writes it, or ending with an id of ours; "" when only a seed is given
    QString seed; // as typed
    QString origin = {}; // what may be the id of one, "" when none is given
};
std::optional<GameInvitation> readInvitation(const QString& text);

// The seed of a day, the same for everybody: the number yyyymmdd, 20261121 on the 21st of November 2026.
std::uint64_t dailySeed(QDate day);

std::uint64_t randomSeed(); // short enough to be told to a friend

} // namespace cave
