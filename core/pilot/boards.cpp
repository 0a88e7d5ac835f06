// SPDX-License-Identifier: MIT
#include "core/pilot/boards.h"

namespace cave {

std::vector<Position> UnreadBoards::seen(const Session& session)
{
    const World& world = session.world();
    const int z = world.hero().at.z;
    const Level& level = world.level(z);
    std::vector<Position> boards;
    if (level.texts.signs.empty())
        return boards;
    follow(session.messages());
    for (const Sign& sign : level.texts.signs) {
        const TileId tile = level.memory.tiles[sign.x, sign.y];
        if (tile != kUnknownTile && tile != world.catalogue().floor() && world.catalogue().tile(tile).walkable &&
            !m_told.contains(sign.text))
            boards.emplace_back(sign.x, sign.y, z);
    }
    return boards;
}

void UnreadBoards::follow(const std::vector<Message>& messages)
{
    if (messages.size() < m_followed) { // turns were taken back
        m_told.clear();
        m_followed = 0;
    }
    for (; m_followed < messages.size(); ++m_followed)
        if (const Text& text = messages[m_followed].text; text.context == kDungeonContext)
            m_told.insert(text.source);
}

} // namespace cave
