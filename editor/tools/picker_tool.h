// SPDX-License-Identifier: MIT
// Chooses the tile or creature under the pointer.
#pragma once

#include "editor/tools/workbench.h"

namespace cave {

class PickerTool : public Tool {
public:
    using Tool::Tool;

    void press(const ToolPress& press) override { bench().pick(press.cell); }
    Ghost ghost(CellAt cell) const override { return {{}, {cell.x, cell.y, 1, 1}, {}}; }
};

} // namespace cave
