// SPDX-License-Identifier: MIT
// Moves the selection, or what stands on a cell where nothing is selected.
#pragma once

#include "editor/tools/mover.h"

namespace cave {

class MoveTool : public Tool {
    Q_DECLARE_TR_FUNCTIONS(cave::MoveTool)

public:
    using Tool::Tool;

    void press(const ToolPress& press) override;
    void release(CellAt cell) override;
    void cancel() override { m_mover.cancel(); }
    Ghost ghost(CellAt cell) const override;
    Draws draws() const override { return Draws::Between; }

private:
    Mover m_mover;
};

} // namespace cave
