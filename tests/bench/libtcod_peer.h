// SPDX-License-Identifier: MIT
// Field of view by libtcod, to be measured against.
#pragma once

#include "core/base/bit_grid.h"
#include "core/base/position.h"

#include <span>
#include <string>

struct TCOD_Map;

namespace cave {

class LibtcodSight {
public:
    LibtcodSight(const BitGrid& opaque, int radius);
    ~LibtcodSight();
    LibtcodSight(const LibtcodSight&) = delete;
    LibtcodSight& operator=(const LibtcodSight&) = delete;

    // Of all its algorithms the one that is fastest from these eyes is used from now on.
    void chooseFastest(std::span<const Position> eyes);
    const std::string& algorithm() const { return m_name; }
    void look(Position eye) const;

private:
    TCOD_Map* m_map;
    int m_radius;
    int m_algorithm = 0;
    std::string m_name;
};

} // namespace cave
