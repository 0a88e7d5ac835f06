// SPDX-License-Identifier: MIT
#include "core/session/footsteps.h"

namespace cave {

void Footsteps::follow(const World& world)
{
    const Position at = world.hero().at;
    if (m_cells.empty() || m_cells.back() != at)
        m_cells.push_back(at);
    if (world.state().outcome == Outcome::Died)
        m_death = at;
}

int Footsteps::steps() const { return m_cells.empty() ? 0 : static_cast<int>(m_cells.size()) - 1; }

} // namespace cave
