// SPDX-License-Identifier: MIT
#include "editor/panels/recipe/recipe_run.h"

#include "core/generate/passes.h"
#include "editor/panels/recipe/recipe_words.h"
#include "editor/panels/recipe/row_list.h"

#include <QLocale>

#include <algorithm>

namespace cave {

namespace {

QString millisecondsText(std::int64_t microseconds)
{
    return QLocale().toString(static_cast<double>(microseconds) / 1000, 'f', 1);
}

Uid uidOf(const LevelRow& row) { return row.row.uid; }

} // namespace

void RecipeRun::refresh()
{
    const Dungeon& dungeon = m_bench.dungeon();
    m_rows = levelRows(dungeon, m_bench.level());
    m_red.clear();
    if (const auto steps = stepsOf(dungeon, m_bench.z()); steps)
        m_red = lint(dungeon, m_bench.z(), steps->steps);
    m_made.reset();
    for (auto row = m_rows.rbegin(); row != m_rows.rend() && !m_made; ++row)
        m_made = after(*row);
}

const LevelRow* RecipeRun::find(Uid row) const
{
    const auto found = std::ranges::find(m_rows, row, uidOf);
    return found == m_rows.end() ? nullptr : &*found;
}

std::shared_ptr<const LevelState> RecipeRun::after(const LevelRow& row) const
{
    return m_bakery.after(m_bench.level().uid, row.row.uid);
}

// From the newest run; a row that joins all levels reports once, for the first of them.
const RowReport* RecipeRun::reportOf(const LevelRow& row) const
{
    const RowReport* report = nullptr;
    for (const RowReport& each : m_bakery.baked()->rows)
        if (each.row == row.row.uid && (!report || each.level == m_bench.z()))
            report = &each;
    return report;
}

RowLook RecipeRun::lookOf(const LevelRow& row) const
{
    RowLook look{row.row.uid.value, rowTitle(row.row), rowSummary(row.row, m_bench), {}, {}, {}, {}};
    look.isOn = row.row.on;
    look.isPinned = row.row.pin.has_value();
    look.isExtra = row.isExtra;
    if (row.row.type == kEditsType)
        look.summary =
            RowList::tr("%n by hand", nullptr,
                        static_cast<int>(m_bench.level().tileEdits.size() + m_bench.level().thingEdits.size()));
    if (!m_bakery.baked() || !row.row.on)
        return look;
    if (const auto time = m_bakery.microsecondsOf(m_bench.level().uid, row.row.uid))
        look.time = millisecondsText(*time);
    const RowReport* report = reportOf(row);
    if (!report || report->state == RowState::Done)
        return look;
    const bool isRed = std::ranges::find(m_red, row.row.uid, &RowProblem::row) != m_red.end();
    look.badge = isRed ? QStringLiteral("error") : QStringLiteral("warning");
    look.help = m_bench.describe(report->why);
    if (report->asked > 0)
        look.count = RowList::tr("%1 of %2").arg(report->done).arg(report->asked);
    return look;
}

// Owners count the rows that run, from 1.
std::uint16_t RecipeRun::ownerOf(const LevelRow& row) const
{
    const auto isOn = [](const LevelRow& each) { return each.row.on; };
    const auto end = std::ranges::find(m_rows, row.row.uid, uidOf);
    return static_cast<std::uint16_t>(1 + std::count_if(m_rows.begin(), end, isOn));
}

std::vector<Box> RecipeRun::cellsWrittenBy(const LevelRow& row, const LevelState& state) const
{
    std::vector<Box> runs;
    const std::uint16_t owner = ownerOf(row);
    for (int y = 0; y < state.owners.height(); ++y) {
        for (int x = 0; x < state.owners.width(); ++x) {
            if (state.owners[x, y] != owner)
                continue;
            if (!runs.empty() && runs.back().y == y && runs.back().right() == x)
                ++runs.back().width;
            else
                runs.push_back({x, y, 1, 1});
        }
    }
    return runs;
}

int RecipeRun::cellsOf(const LevelRow& row) const
{
    const auto state = row.row.on ? after(row) : nullptr;
    return state ? static_cast<int>(std::ranges::count(state->owners.cells(), ownerOf(row))) : 0;
}

const Pass* RecipeRun::fixOf(const LevelRow& row) const
{
    const auto red = std::ranges::find(m_red, row.row.uid, &RowProblem::row);
    return red == m_red.end() || red->fix.empty() ? nullptr : newestPass(red->fix);
}

// What was painted a moment ago is not in the rows yet.
QString RecipeRun::writerOf(CellAt cell) const
{
    if (!m_made || !m_made->tiles.contains(cell.x, cell.y) || m_made->tiles[cell.x, cell.y] != m_bench.tileAt(cell))
        return {};
    int owner = m_made->owners[cell.x, cell.y];
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        if (m_rows[i].row.on && --owner == 0)
            return RowList::tr("%1, %2").arg(i).arg(rowTitle(m_rows[i].row));
    return {};
}

} // namespace cave
