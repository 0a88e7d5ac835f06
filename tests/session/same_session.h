// SPDX-License-Identifier: MIT
#pragma once

#include "core/session/session.h"

namespace cave {

// But for the messages, among which those about what was refused are not kept everywhere.
inline bool isSame(const Session& a, const Session& b)
{
    const WorldState one = a.world().savedState();
    const WorldState two = b.world().savedState();
    return a.world().hash() == b.world().hash() && a.log() == b.log() && one.levels == two.levels &&
           one.creatures == two.creatures && one.items == two.items && one.slain == two.slain &&
           a.world().visible() == b.world().visible() && one.turn == two.turn && one.outcome == two.outcome;
}

} // namespace cave
