// SPDX-License-Identifier: MIT
// Does nothing: planted by check_additions.sh.
#pragma once

#include "editor/tools/tool.h"

namespace cave {

class PlantedTool : public Tool {
public:
    using Tool::Tool;

    void press(const ToolPress& press) override;
    Ghost ghost(CellAt cell) const override;
};

} // namespace cave
