// SPDX-License-Identifier: MIT
#pragma once

#include "core/edit/recipe_edit.h"
#include "editor/handlers/bakery.h"

namespace cave {

struct RowLook;

/// The rows of the shown level's recipe and what each has done when the level was made last.
class RecipeRun {
public:
    RecipeRun(const Workbench& bench, Bakery& bakery) : m_bench(bench), m_bakery(bakery) {}

    void refresh(); ///< after the recipe, the level or what was made of it is another
    const std::vector<LevelRow>& rows() const { return m_rows; }
    const LevelRow* find(Uid row) const; ///< null: there is none
    RowLook lookOf(const LevelRow& row) const;
    /// The level as it stood after the row; null: unknown.
    std::shared_ptr<const LevelState> after(const LevelRow& row) const;
    /// Of the cells that the row writes.
    std::uint16_t ownerOf(const LevelRow& row) const;
    /// The cells of the state that the row was the last to write, as boxes of one row of cells each.
    std::vector<Box> cellsWrittenBy(const LevelRow& row, const LevelState& state) const;
    /// How many cells it was the last to change, as the level stood after it.
    int cellsOf(const LevelRow& row) const;
    /// The pass that would set the row right, put above it; null: none is known.
    const Pass* fixOf(const LevelRow& row) const;
    /// The row that last wrote the cell of the level: "4, Lakes"; empty where that is not known.
    QString writerOf(CellAt cell) const;

private:
    const RowReport* reportOf(const LevelRow& row) const;

    const Workbench& m_bench;
    Bakery& m_bakery;
    std::vector<LevelRow> m_rows;
    std::vector<RowProblem> m_red;
    std::shared_ptr<const LevelState> m_made; // by all rows; null: unknown
};

} // namespace cave
