// SPDX-License-Identifier: MIT
#pragma once

#include "core/generate/shapes/cell.h"
#include "core/lab/playtest.h"

#include <QObject>
#include <QString>

#include <memory>
#include <optional>
#include <vector>

namespace cave {

/// What play-tests say of the cells of the shown design: one number at a time, for the canvas, the minimap and the
/// status line.
class HeatMap : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// Of games on the map; null: there is nothing to show. `before`: an earlier run to compare with, or null.
    void setRuns(std::shared_ptr<const PlaytestSum> run, std::shared_ptr<const PlaytestSum> before);
    void setMeasure(std::size_t index); ///< of cellMeasures()
    void setShowsChange(bool shows); ///< the difference from the run before, where there is one
    void setShowsNever(bool shows); ///< the ground where nobody came
    void setShown(bool isShown); ///< on the map
    bool isShown() const { return m_isShown; }
    /// The run's numbers have grown.
    void refresh() { emit changed(); }

    bool isEmpty() const { return !m_run || m_run->count() == 0 || !m_run->plan().isOfOneMap(); }
    std::size_t measure() const { return m_measure; }
    bool showsChange() const { return m_showsChange && m_before; }
    bool showsNever() const { return m_showsNever; }
    /// Number of a cell of the level, or difference: of what a game has, times the games of both runs, which may have
    /// been stopped.
    std::int64_t largest(Uid level) const;

    /// -kHeatBands .. kHeatBands: less than 0 for what has become less. 0 outside.
    int bandAt(Uid level, CellAt cell) const;
    /// Empty: there are none. Kept for one level: another look costs what games have changed. Until the next question.
    const Grid<int>& bands(Uid level) const;
    /// Another number for another run that is shown; and its cells, null: there are none.
    int runNumber() const { return m_runNumber; }
    const CellSums* cells(Uid level) const { return isEmpty() ? nullptr : m_run->cells(level); }
    bool wasReached(Uid level, CellAt cell) const;
    bool wasSeen(Uid level, CellAt cell) const;
    /// What the games say of a cell, and where the difference is shown what those before had; "" where they say
    /// nothing.
    QString textOf(Uid level, CellAt cell) const;

    static QString titleOf(std::size_t measure);

signals:
    void changed();

private:
    // What was worked out of one level, row by row.
    struct Kept {
        Uid level{};
        std::size_t measure = 0;
        int games = 0; // of the run, where the difference is shown; else 0
        bool showsChange = false;
        std::vector<std::uint32_t> changes; // as CellSums counts them
        std::vector<std::int64_t> most; // the largest number
        std::int64_t largest = 0; // of them all
        Grid<int> bands;
    };
    const Kept& kept(Uid level) const;
    bool isKept(const CellSums& cells, Uid level) const;
    void keepBands(int y) const;
    std::int64_t numberAt(Uid level, CellAt cell) const;
    QString textOfRun(Uid level, CellAt cell) const; // that is shown

    std::shared_ptr<const PlaytestSum> m_run;
    std::shared_ptr<const PlaytestSum> m_before;
    mutable std::optional<Kept> m_kept;
    int m_runNumber = 0;
    std::size_t m_measure = 0;
    bool m_isShown = false;
    bool m_showsChange = false;
    bool m_showsNever = true;
};

} // namespace cave
