// SPDX-License-Identifier: MIT
// Draws the chosen tile as a line, a rectangle or an ellipse between two cells.
#pragma once

#include "editor/tools/stroke.h"

#include <QCoreApplication>

#include <optional>

namespace cave {

enum class Shape : std::uint8_t { Line, Box, Outline, Ellipse, EllipseOutline };

class ShapeTool : public Tool {
    Q_DECLARE_TR_FUNCTIONS(cave::ShapeTool)

public:
    ShapeTool(Workbench& bench, Shape shape) : Tool(bench), m_shape(shape) {}

    void press(const ToolPress& press) override;
    void release(CellAt cell) override;
    void cancel() override { m_from.reset(); }
    Ghost ghost(CellAt cell) const override;
    Draws draws() const override { return Draws::Between; }
    QString takeNextVariant() override; // of rectangles: outline, ellipse, its outline

private:
    std::vector<CellAt> cellsTo(CellAt cell) const;
    TileId tile() const;

    Shape m_shape;
    std::optional<CellAt> m_from;
    bool m_erases = false;
};

} // namespace cave
