// SPDX-License-Identifier: MIT
#include "app/cli/seed_lines.h"

#include "app/cli/commands.h"
#include "app/cli/progress_line.h"
#include "app/cli/report.h"
#include "app/cli/stop_signals.h"
#include "core/base/files.h"
#include "core/base/ordered.h"
#include "core/rules/turn/play.h"
#include "core/save/formats/share_text.h"

namespace cave::cli {

namespace {

// A line as it is written, and what is due when it is.
struct Written {
    std::optional<std::string> line; // with its end, but for parts
    std::vector<bool> filled;        // a flag a column
    std::function<bool()> taken;
};

class LineWriter {
public:
    LineWriter(const SeedLines& lines, const LineArguments& arguments)
        : m_lines(lines), m_arguments(arguments), m_filled(arguments.columns ? arguments.columns->names().size() : 0)
    {
    }

    LinesDone write()
    {
        std::vector<Shard> shards;
        std::uint64_t total = 0;
        for (const Shard& shard : m_arguments.shards) {
            const auto finished = isFinishedPart(shard);
            if (!finished) {
                m_done.status = refuse(finished.error());
                return m_done;
            }
            if (*finished)
                continue;
            if (const auto writable = checkPart(shard); !writable) { // known before hours of work
                m_done.status = refuse(writable.error());
                return m_done;
            }
            shards.push_back(shard);
            total += seedsOf(m_arguments.seeds, shard).count;
        }
        ProgressLine progress(total, "seeds", m_arguments.progress);
        if (m_arguments.columns && m_arguments.hasHeader)
            printData(m_arguments.columns->header());
        for (const Shard& shard : shards)
            if (!writeShard(shard, progress))
                break;
        progress.clear();
        tellEmptyColumns();
        return m_done;
    }

private:
    bool isIntoParts() const { return !m_arguments.parts.empty(); }

    Result<bool> isFinishedPart(const Shard& shard) const
    {
        if (!isIntoParts())
            return false;
        auto finished = isFinished(m_arguments.parts, m_lines.run, shard, seedsOf(m_arguments.seeds, shard));
        if (finished && *finished)
            complain(partName(shard) + " stands there already.");
        return finished;
    }

    Result<void> checkPart(const Shard& shard) const
    {
        return isIntoParts() ? checkOut(m_arguments.parts / partName(shard)) : Result<void>();
    }

    Result<Written> make(std::uint64_t seed) const
    {
        auto made = m_lines.make(seed);
        if (!made)
            return std::unexpected(std::move(made.error()));
        Written written{std::nullopt, {}, std::move(made->taken)};
        if (!made->data)
            return written;
        if (m_arguments.columns) {
            auto row = m_arguments.columns->row(*made->data);
            if (!row)
                return std::unexpected(std::move(row.error()));
            written.line = std::move(row->text);
            written.filled = std::move(row->has);
        } else if (isIntoParts()) {
            written.line = made->data->compact();
        } else {
            written.line = m_lines.forPeople ? m_lines.forPeople(*made->data) : made->data->compact() + '\n';
        }
        return written;
    }

    void add(const Written& written)
    {
        ++m_done.seeds;
        if (!written.line)
            return;
        ++m_done.lines;
        if (isIntoParts())
            m_part->add(*written.line);
        else
            printData(*written.line);
        for (std::size_t i = 0; i < written.filled.size(); ++i)
            m_filled[i] = m_filled[i] || written.filled[i];
    }

    // Whether to go on.
    bool take(const Result<Written>& written, ProgressLine& progress)
    {
        if (!written) {
            progress.clear();
            m_done.status = refuse(written.error(), m_lines.source);
            return false;
        }
        add(*written);
        progress.show(m_done.seeds);
        const bool isMoreWanted = written->taken();
        m_done.isStopped = m_signals.isAsked() || !isOutputOpen();
        return isMoreWanted && !m_done.isStopped;
    }

    bool writeShard(const Shard& shard, ProgressLine& progress)
    {
        const SeedRange seeds = seedsOf(m_arguments.seeds, shard);
        if (isIntoParts())
            m_part.emplace();
        bool goesOn = true;
        forEachInOrder(
            seeds.count, m_arguments.jobs, [&](std::uint64_t i) { return make(seeds.first + i); },
            [&](const Result<Written>& written) { return goesOn = take(written, progress); });
        if (m_signals.isAsked())
            m_done.status = kCannot; // of a part that is not whole there is nothing
        else if (goesOn && isIntoParts())
            goesOn = closePart(shard, seeds, progress);
        return goesOn;
    }

    bool closePart(const Shard& shard, const SeedRange& seeds, ProgressLine& progress)
    {
        const auto written =
            writeFileAtomically(m_arguments.parts / partName(shard), m_part->close(m_lines.run, shard, seeds));
        progress.clear();
        if (written)
            complain(partName(shard) + " is written.");
        else
            m_done.status = refuse(written.error());
        return written.has_value();
    }

    // A name that was misspelled gives no error, for a kind of thing may well be missing.
    void tellEmptyColumns() const
    {
        if (m_done.lines > 0 && isOutputOpen())
            for (std::size_t i = 0; i < m_filled.size(); ++i)
                if (!m_filled[i])
                    complain("No line has anything in the column " + m_arguments.columns->names()[i] + '.');
    }

    const SeedLines& m_lines;
    const LineArguments& m_arguments;
    const StopSignals m_signals;
    std::optional<PartWriter> m_part;
    std::vector<bool> m_filled; // whether some line had something there, a flag a column
    LinesDone m_done;
};

} // namespace

BatchRun runOf(std::string command, const Dungeon& dungeon, Json settings)
{
    return {std::move(command), designHash(dungeon), std::move(settings),
            CAVEWRIGHT_VERSION, kRandomVersion,      kRulesVersion};
}

LinesDone writeSeedLines(const SeedLines& lines, const LineArguments& arguments)
{
    return LineWriter(lines, arguments).write();
}

} // namespace cave::cli
