// SPDX-License-Identifier: MIT
// Draws a room: walls outside, floor inside. A click on a wall beside floor makes a door.
#pragma once

#include "editor/tools/stroke.h"

#include <QCoreApplication>

#include <optional>

namespace cave {

class RoomTool : public Tool {
    Q_DECLARE_TR_FUNCTIONS(cave::RoomTool)

public:
    using Tool::Tool;

    void press(const ToolPress& press) override { m_from = press.cell; }
    void release(CellAt cell) override;
    void cancel() override { m_from.reset(); }
    Ghost ghost(CellAt cell) const override;
    Draws draws() const override { return Draws::Between; }

private:
    void makeRoom(const Box& box);
    void makeDoor(CellAt cell);
    bool isBesideFloor(CellAt cell) const;
    std::optional<TileId> door() const;

    std::optional<CellAt> m_from;
};

} // namespace cave
