// SPDX-License-Identifier: MIT
// What all parts of the play page share: the game that is played, how it is spoken of, and the keys.
#pragma once

#include "app/play/game/running_game.h"
#include "app/play/keys/key_map.h"
#include "app/view/words/describe.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace cave {

class Artwork;

/// Lives as long as the page. Its members change in place, so references to them stay good.
struct PlayContext {
    KeyMap keys;
    std::shared_ptr<Artwork> artwork;
    std::unique_ptr<RunningGame> game;  // null when there is none
    std::optional<Describer> describer; // of the game; none before the first one
    std::vector<std::string> newDeeds; // ids of those that the game, which has ended, was the first to do

    /// Only while there is a game.
    const World& world() const { return game->world(); }
};

} // namespace cave
