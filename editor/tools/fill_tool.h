// SPDX-License-Identifier: MIT
// Fills the joined cells of one tile with the chosen one.
#pragma once

#include "editor/tools/stroke.h"

namespace cave {

class FillTool : public Tool {
public:
    using Tool::Tool;

    void press(const ToolPress& press) override;
    Ghost ghost(CellAt cell) const override;
};

} // namespace cave
