// SPDX-License-Identifier: MIT
// Chooses cells that are like the one clicked: joined ones of its tile, all of its tile, or its room.
#pragma once

#include "editor/tools/select_tool.h"

namespace cave {

enum class Likeness : std::uint8_t { JoinedTile, SameTile, Region };

class WandTool : public Tool {
    Q_DECLARE_TR_FUNCTIONS(cave::WandTool)

public:
    WandTool(Workbench& bench, Likeness likeness) : Tool(bench), m_likeness(likeness) {}

    void press(const ToolPress& press) override;
    Ghost ghost(CellAt cell) const override;
    bool takesControl() const override { return true; }

private:
    std::vector<CellAt> cellsLike(CellAt cell) const;

    Likeness m_likeness;
};

} // namespace cave
