// SPDX-License-Identifier: MIT
// Who the hero is to people: the name that the player gave, the origin, and the picture of both.
#pragma once

#include "core/content/kinds.h"

#include <QString>

namespace cave {

class RunningGame;
struct Origin;
struct RecordSummary;

// "Ida, Poacher"; what nobody said is left out, and without all of it this is empty.
QString heroTitle(const RunningGame& game);
QString heroTitle(const RecordSummary& summary);

// The portrait that the player chose, else that of the origin, else that of the hero's kind.
Look heroLook(const RunningGame& game);

// "Health 36, attack 8, defence 0." as far as the origin says so; else empty.
QString originNumbers(const Origin& origin);

} // namespace cave
