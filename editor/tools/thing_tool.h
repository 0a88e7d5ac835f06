// SPDX-License-Identifier: MIT
// Places the chosen creature or item on a cell and takes away what stands and lies there.
#pragma once

#include "editor/tools/stroke.h"

#include <QCoreApplication>

namespace cave {

class ThingTool : public Tool {
    Q_DECLARE_TR_FUNCTIONS(cave::ThingTool)

public:
    using Tool::Tool;

    void press(const ToolPress& press) override;
    void drag(CellAt cell) override; // only taking away goes on along the way
    void release(CellAt) override
    {
        m_stroke.end();
        m_erases = false;
    }
    void cancel() override { m_stroke.cancel(bench()); }
    Ghost ghost(CellAt cell) const override;
    Draws draws() const override { return m_erases ? Draws::Along : Draws::Once; }

private:
    DungeonEdit placed(CellAt cell, int group) const;
    bool canHold(CellAt cell) const;
    void remove(CellAt cell);

    Stroke m_stroke;
    bool m_erases = false;
};

} // namespace cave
