// SPDX-License-Identifier: MIT
#include "editor/panels/problem_search.h"

#include "editor/panels/problem_list.h"

#include <algorithm>
#include <utility>

namespace cave {

namespace {

constexpr int kQuietTime = 250;                // ms without a change before problems are looked for
constexpr std::int64_t kMostCells = 2'000'000; // of dungeons that are looked at after every change

} // namespace

ProblemSearch::ProblemSearch(Workbench& bench, std::function<Shown()> shownNow, QObject* parent)
    : QObject(parent), m_bench(bench), m_shownNow(std::move(shownNow))
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(kQuietTime);
    connect(&m_timer, &QTimer::timeout, this, &ProblemSearch::beginBeside);
    connect(&bench.document(), &Document::edited, this, &ProblemSearch::begin);
    connect(&bench.document(), &Document::replaced, this, &ProblemSearch::restart);
}

ProblemSearch::~ProblemSearch() { ++m_number; }

bool ProblemSearch::isSmall(const Dungeon& dungeon)
{
    return std::int64_t{dungeon.width} * dungeon.height * dungeon.depth() <= kMostCells;
}

bool ProblemSearch::isCheckedAtOnce() const { return m_checksAtOnce && isSmall(m_bench.dungeon()); }

void ProblemSearch::begin()
{
    m_isStale = true;
    m_then = nullptr;
    ++m_number;
    if (isCheckedAtOnce())
        m_timer.start();
    else
        m_timer.stop();
    emit changed();
}

void ProblemSearch::setChecksAtOnce(bool atOnce)
{
    m_checksAtOnce = atOnce;
    if (m_isStale)
        begin();
}

void ProblemSearch::searchNow() { deliver(look(m_bench.dungeon(), m_shownNow())); }

void ProblemSearch::whenKnown(std::function<void()> then)
{
    if (m_isStale && !isSmall(m_bench.dungeon())) {
        m_then = std::move(then);
        beginBeside();
        emit changed();
        return;
    }
    if (m_isStale)
        searchNow();
    then();
}

void ProblemSearch::restart()
{
    m_then = nullptr;
    if (isCheckedAtOnce()) {
        searchNow();
    } else {
        deliver({}); // what was found was another one's
        begin();
    }
}

// One search at a time; its dungeon is a copy, so that strokes go on.
void ProblemSearch::beginBeside()
{
    if (m_search.valid()) {
        m_timer.start();
        return;
    }
    m_search = std::async(
        std::launch::async, [this, number = m_number.load(), dungeon = m_bench.dungeon(), before = m_shownNow()] {
            Found found = look(dungeon, before, [this, number] { return number == m_number; });
            QMetaObject::invokeMethod(this, [this, number] { endBeside(number); }, Qt::QueuedConnection);
            return found;
        });
}

void ProblemSearch::endBeside(int number)
{
    const Found found = m_search.get();
    if (number == m_number)
        deliver(found);
}

void ProblemSearch::deliver(const Found& result)
{
    m_timer.stop();
    ++m_number;
    m_isStale = false;
    emit found(result);
    if (const auto then = std::exchange(m_then, nullptr))
        then();
}

ProblemSearch::Found ProblemSearch::look(const Dungeon& dungeon, const Shown& before,
                                         const std::function<bool()>& goesOn)
{
    Found found{findProblems(dungeon, goesOn), {}, -1, {}};
    if (goesOn && !goesOn())
        return found;
    found.route = findRoute(dungeon);
    const auto same = std::ranges::find_if(found.problems, [&](const Problem& problem) {
        return before.problem && isSameProblem(problem, *before.problem);
    });
    if (same != found.problems.end())
        found.current = static_cast<int>(same - found.problems.begin());
    else if (before.keepsIndex)
        found.current = std::min(before.index, static_cast<int>(found.problems.size()) - 1);
    if (!found.problems.empty())
        found.fix = fixFor(dungeon, found.problems[static_cast<std::size_t>(std::max(0, found.current))]);
    return found;
}

} // namespace cave
