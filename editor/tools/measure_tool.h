// SPDX-License-Identifier: MIT
// Tells how far it is from one cell to another: as the crow flies and on foot. Changes nothing.
#pragma once

#include "editor/tools/stroke.h"

#include <QCoreApplication>

#include <optional>

namespace cave {

class MeasureTool : public Tool {
    Q_DECLARE_TR_FUNCTIONS(cave::MeasureTool)

public:
    using Tool::Tool;

    void press(const ToolPress& press) override { m_from = press.cell; }
    void release(CellAt) override { m_from.reset(); }
    void cancel() override { m_from.reset(); }
    Ghost ghost(CellAt cell) const override;
    Draws draws() const override { return Draws::Between; }

private:
    std::optional<CellAt> m_from;
};

} // namespace cave
