// SPDX-License-Identifier: MIT
// Puts down what was copied, or a piece of the dungeon.
#pragma once

#include "editor/tools/stroke.h"

#include <QCoreApplication>

namespace cave {

class PieceTool : public Tool {
    Q_DECLARE_TR_FUNCTIONS(cave::PieceTool)

public:
    using Tool::Tool;

    void press(const ToolPress& press) override; // the right button leaves the tool
    Ghost ghost(CellAt cell) const override;
    QString takeNextVariant() override; // the next piece of the dungeon

private:
    CellAt cornerAt(CellAt cell) const; // of the stamp around the cell
};

} // namespace cave
