// SPDX-License-Identifier: MIT
#include "editor/tools/planted_tool.h"

namespace cave {

void PlantedTool::press(const ToolPress&) {}

Ghost PlantedTool::ghost(CellAt cell) const { return {{}, {cell.x, cell.y, 1, 1}, {}}; }

} // namespace cave
