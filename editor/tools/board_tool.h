// SPDX-License-Identifier: MIT
// Puts up boards; the hero reads their words on coming to them.
#pragma once

#include "editor/tools/tool.h"

#include <QCoreApplication>

namespace cave {

class BoardTool : public Tool {
    Q_DECLARE_TR_FUNCTIONS(cave::BoardTool)

public:
    using Tool::Tool;

    void press(const ToolPress& press) override;
    Ghost ghost(CellAt cell) const override;
};

} // namespace cave
