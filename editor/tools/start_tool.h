// SPDX-License-Identifier: MIT
// Sets the cell where the game begins.
#pragma once

#include "editor/tools/stroke.h"

#include <QCoreApplication>

namespace cave {

class StartTool : public Tool {
    Q_DECLARE_TR_FUNCTIONS(cave::StartTool)

public:
    using Tool::Tool;

    void press(const ToolPress& press) override;
    Ghost ghost(CellAt cell) const override;
};

} // namespace cave
