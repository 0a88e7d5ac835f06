// SPDX-License-Identifier: MIT
// Games that were played once, as data: played again they must lead where they led.
//
// A game is a line "DUNGEON SEED HASH RULES", the hash of the state that it starts in and the version of the rules,
// which is not written of those from before games kept it; and below it a line for every 25 commands: the hash of all
// state hashes so far, and the commands, "walk e*3" for three in a row.
#pragma once

#include "core/session/session.h"

#include <QString>
#include <QStringList>

#include <functional>
#include <span>
#include <vector>

namespace cave {

struct Stretch {
    QString digest;
    QStringList commands;
};

struct Recorded {
    QString dungeon;
    std::uint64_t seed = 0;
    QString start; // hash
    int rulesVersion = kRulesVersion;
    std::vector<Stretch> stretches;
};

std::vector<Recorded> recordedFrom(const QStringList& lines);
QStringList written(const Recorded& game);
Recorded recordOf(const QString& name, const Dungeon& dungeon, std::uint64_t seed, std::span<const LoggedCommand> log);

// Why the recorded commands do not lead where they led; "": they do, and so do those in the save of this game. `watch`
// is told of each turn.
QString wrongIn(const Recorded& game, const Dungeon& dungeon,
                const std::function<void(const Turn&, const World&)>& watch = {});

} // namespace cave
