// SPDX-License-Identifier: MIT
// Chooses cells in a rectangle or a lasso. Shift adds, Ctrl subtracts, both keep what lies in both; from inside the
// selection it is moved.
#pragma once

#include "editor/tools/mover.h"

namespace cave {

class SelectTool : public Tool {
public:
    using Tool::Tool;

    void press(const ToolPress& press) override;
    void drag(CellAt cell) override;
    void release(CellAt cell) override;
    void cancel() override;
    Ghost ghost(CellAt cell) const override;
    Draws draws() const override { return Draws::Between; }
    bool takesControl() const override { return true; }

private:
    bool isLasso() const;
    std::vector<CellAt> cellsTo(CellAt cell) const;

    std::vector<CellAt> m_way; // from the press on; empty: nothing is pressed
    Combine m_combine = Combine::Replace;
    Mover m_mover;
};

Combine combineOf(const ToolPress& press);

} // namespace cave
