// SPDX-License-Identifier: MIT
/// @file
/// Boards that the hero has seen and not read yet: who explores reads each of them once.
#pragma once

#include "core/session/session.h"

#include <set>
#include <string>
#include <vector>

namespace cave {

/// Reads the messages of one game, and of each message once.
class UnreadBoards {
public:
    /// On the hero's level, by row and column. A sign on plain floor or inside a wall is no board that can be seen.
    std::vector<Position> seen(const Session& session);

private:
    void follow(const std::vector<Message>& messages);

    std::set<std::string> m_told; ///< all that the dungeon itself has said
    std::size_t m_followed = 0;
};

} // namespace cave
