// SPDX-License-Identifier: MIT
#include "editor/tools/heat_map.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <utility>

namespace cave {

namespace {

// In the order of cellMeasures().
constexpr std::array kTitles{
    QT_TRANSLATE_NOOP("HeatMap", "Visits"), QT_TRANSLATE_NOOP("HeatMap", "Turns"),
    QT_TRANSLATE_NOOP("HeatMap", "Rest"),   QT_TRANSLATE_NOOP("HeatMap", "Damage"),
    QT_TRANSLATE_NOOP("HeatMap", "Deaths"), QT_TRANSLATE_NOOP("HeatMap", "Kills"),
    QT_TRANSLATE_NOOP("HeatMap", "Taken"),  QT_TRANSLATE_NOOP("HeatMap", "Used"),
};

const CellCounts* countsAt(const PlaytestSum& sum, Uid level, CellAt cell)
{
    const CellSums* cells = sum.cells(level);
    return cells && cells->contains(cell.x, cell.y) ? &(*cells)[cell.x, cell.y] : nullptr;
}

// Most rows of a large level are: they need no look at each of their cells.
bool isEmptyIn(const CellSums* cells, int y) { return !cells || y >= cells->height() || cells->isEmptyRow(y); }

} // namespace

QString HeatMap::titleOf(std::size_t measure) { return QCoreApplication::translate("HeatMap", kTitles[measure]); }

void HeatMap::setRuns(std::shared_ptr<const PlaytestSum> run, std::shared_ptr<const PlaytestSum> before)
{
    if (run != m_run || before != m_before) {
        m_kept.reset();
        ++m_runNumber;
    }
    m_run = std::move(run);
    m_before = std::move(before);
    emit changed();
}

void HeatMap::setShown(bool isShown)
{
    m_isShown = isShown;
    emit changed();
}

void HeatMap::setMeasure(std::size_t index)
{
    m_measure = index;
    emit changed();
}

void HeatMap::setShowsChange(bool shows)
{
    m_showsChange = shows;
    emit changed();
}

void HeatMap::setShowsNever(bool shows)
{
    m_showsNever = shows;
    emit changed();
}

std::int64_t HeatMap::numberAt(Uid level, CellAt cell) const
{
    const auto numberIn = [&](const PlaytestSum& sum) {
        const CellCounts* counts = countsAt(sum, level, cell);
        return std::int64_t{counts ? counts->*cellMeasures()[m_measure].number : 0};
    };
    const std::int64_t now = numberIn(*m_run);
    return showsChange() ? now * m_before->count() - numberIn(*m_before) * m_run->count() : now;
}

std::int64_t HeatMap::largest(Uid level) const { return kept(level).largest; }

int HeatMap::bandAt(Uid level, CellAt cell) const
{
    if (isEmpty())
        return 0;
    const std::int64_t number = numberAt(level, cell);
    const int band = heatBand(std::abs(number), largest(level));
    return number < 0 ? -band : band;
}

const Grid<int>& HeatMap::bands(Uid level) const { return kept(level).bands; }

// A difference goes by how many games there are: each of them changes it everywhere.
bool HeatMap::isKept(const CellSums& cells, Uid level) const
{
    return m_kept && m_kept->level == level && m_kept->measure == m_measure && m_kept->showsChange == showsChange() &&
           m_kept->games == (showsChange() ? m_run->count() : 0) && m_kept->bands.width() == cells.width() &&
           m_kept->bands.height() == cells.height();
}

// Rows in which games have changed nothing stay, unless the largest number is another one.
const HeatMap::Kept& HeatMap::kept(Uid level) const
{
    static const Kept s_nothing;
    const CellSums* cells = this->cells(level);
    if (!cells)
        return s_nothing;
    const CellSums* before = showsChange() ? m_before->cells(level) : nullptr;
    const auto height = static_cast<std::size_t>(cells->height());
    const bool isNew = !isKept(*cells, level);
    if (isNew)
        m_kept = Kept{.level = level,
                      .measure = m_measure,
                      .games = showsChange() ? m_run->count() : 0,
                      .showsChange = showsChange(),
                      .changes = std::vector<std::uint32_t>(height),
                      .most = std::vector<std::int64_t>(height),
                      .largest = 0,
                      .bands = Grid<int>(cells->width(), cells->height())};
    std::vector<bool> isStale(height);
    for (std::size_t row = 0; row < height; ++row) {
        const auto y = static_cast<int>(row);
        isStale[row] = (isNew || m_kept->changes[row] != cells->changes(y)) &&
                       !(isEmptyIn(cells, y) && isEmptyIn(before, y)); // those are 0 as they were made
        if (!isStale[row])
            continue;
        m_kept->changes[row] = cells->changes(y);
        m_kept->most[row] = 0;
        for (int x = 0; x < cells->width(); ++x)
            m_kept->most[row] = std::max(m_kept->most[row], std::abs(numberAt(level, {x, y})));
    }
    const std::int64_t largest = m_kept->most.empty() ? 0 : *std::ranges::max_element(m_kept->most);
    const bool isRescaled = std::exchange(m_kept->largest, largest) != largest;
    for (std::size_t row = 0; row < height; ++row)
        if (isStale[row] || (isRescaled && m_kept->most[row] > 0))
            keepBands(static_cast<int>(row));
    return *m_kept;
}

void HeatMap::keepBands(int y) const
{
    for (int x = 0; x < m_kept->bands.width(); ++x) {
        const std::int64_t number = numberAt(m_kept->level, {x, y});
        const int band = heatBand(std::abs(number), m_kept->largest);
        m_kept->bands[x, y] = number < 0 ? -band : band;
    }
}

bool HeatMap::wasReached(Uid level, CellAt cell) const
{
    const CellCounts* counts = isEmpty() ? nullptr : countsAt(*m_run, level, cell);
    return counts && counts->reached > 0;
}

bool HeatMap::wasSeen(Uid level, CellAt cell) const
{
    const CellCounts* counts = isEmpty() ? nullptr : countsAt(*m_run, level, cell);
    return counts && counts->seen > 0;
}

QString HeatMap::textOf(Uid level, CellAt cell) const
{
    const QString text = textOfRun(level, cell);
    const CellCounts* before = showsChange() && !text.isEmpty() ? countsAt(*m_before, level, cell) : nullptr;
    //: "Damage 12, 214 visits in 63 of 100 games, first after 41 turns; before: 30"
    return before ? tr("%1; before: %2").arg(text, QString::number(before->*cellMeasures()[m_measure].number)) : text;
}

QString HeatMap::textOfRun(Uid level, CellAt cell) const
{
    const CellCounts* counts = isEmpty() ? nullptr : countsAt(*m_run, level, cell);
    if (!counts)
        return {};
    const int games = m_run->count();
    if (counts->reached == 0)
        return counts->seen == 0 ? tr("never seen in %n game(s)", nullptr, games)
                                 : tr("never visited in %n game(s)", nullptr, games);
    const std::uint32_t CellCounts::* const shown = cellMeasures()[m_measure].number;
    const auto first = static_cast<int>(counts->first / counts->reached);
    if (shown == &CellCounts::visits)
        //: "Visits 214, visited in 63 of 100 games, first after 41 turns"
        return tr("%1 %2, visited in %3 of %4 games, first after %n turn(s)", nullptr, first)
            .arg(titleOf(m_measure))
            .arg(counts->visits)
            .arg(counts->reached)
            .arg(games);
    //: "Damage 12, 214 visits in 63 of 100 games, first after 41 turns"; %3: "214 visits"
    return tr("%1 %2, %3 in %4 of %5 games, first after %n turn(s)", nullptr, first)
        .arg(titleOf(m_measure))
        .arg(counts->*shown)
        .arg(tr("%n visit(s)", nullptr, static_cast<int>(counts->visits)))
        .arg(counts->reached)
        .arg(games);
}

} // namespace cave
