// SPDX-License-Identifier: MIT
// Places stairs with their other end on the next level, in one step.
#pragma once

#include "editor/tools/stroke.h"

#include <QCoreApplication>

namespace cave {

class StairsTool : public Tool {
    Q_DECLARE_TR_FUNCTIONS(cave::StairsTool)

public:
    StairsTool(Workbench& bench, Leads leads) : Tool(bench), m_leads(leads) {}

    void press(const ToolPress& press) override;
    Ghost ghost(CellAt cell) const override;

private:
    void place(Position at, bool carve);
    void remove(CellAt cell);

    Leads m_leads;
};

} // namespace cave
