// SPDX-License-Identifier: MIT
/// @file
/// What goes into the bot's pack, and what makes room for it.
#pragma once

#include "core/pilot/situation.h"

namespace cave {

/// The hero carries what it carried when it was first asked: for one choice.
class BotPack {
public:
    explicit BotPack(Situation& now) : m_now(now) {}

    /// Whether the hero can carry another thing of the kind, at once or in place of something.
    bool hasRoomFor(ItemKindId kind);

    /// What a full pack is best without when a thing of the kind is to be taken: something for nothing, or what has a
    /// letter to itself and is worth less. Null: nothing is, or the thing is of no use.
    const Item* burdenFor(ItemKindId kind);

private:
    struct Burden {
        const Item* item = nullptr;
        int worth = 0;
    };
    Burden findLightest();

    Situation& m_now;
    std::optional<Burden> m_lightest; // looked for only where the pack is full
};

} // namespace cave
