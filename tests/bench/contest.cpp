// SPDX-License-Identifier: MIT
#include "tests/bench/contest.h"

#include <algorithm>
#include <chrono>
#include <cstdio>

namespace cave {

namespace {

using Microseconds = std::chrono::duration<double, std::micro>;

Microseconds timeOf(const std::function<void()>& run, int times)
{
    const auto begin = std::chrono::steady_clock::now();
    for (int i = 0; i < times; ++i)
        run();
    return (std::chrono::steady_clock::now() - begin) / times;
}

// How often a job is done in one go: until this takes so long that it does not count what the caches held before.
int timesOf(const std::function<void()>& run)
{
    constexpr Microseconds kLongEnough = std::chrono::milliseconds(10);
    int times = 1;
    while (timeOf(run, times) * times < kLongEnough)
        times *= 2;
    return times;
}

const char* verdictOf(double bar, bool isMet)
{
    if (bar == 0)
        return "-";
    return isMet ? "met" : "NOT MET";
}

} // namespace

void printContestHead()
{
    std::printf("%-44s %-22s %12s %12s %8s %8s\n", "job", "peer", "peer, us", "ours, us", "ratio", "bar");
}

bool printContest(const Contest& contest)
{
    constexpr int kPasses = 60;
    constexpr int kFewestPasses = 3;
    constexpr Microseconds kEnough = std::chrono::seconds(4);
    Microseconds ours = Microseconds::max();
    Microseconds theirs = Microseconds::max();
    Microseconds spent{};
    const int oursAtOnce = timesOf(contest.ours);
    const int theirsAtOnce = timesOf(contest.theirs);
    for (int pass = 0; pass < kFewestPasses || (pass < kPasses && spent < kEnough); ++pass) {
        const Microseconds one = timeOf(contest.ours, oursAtOnce);
        const Microseconds other = timeOf(contest.theirs, theirsAtOnce);
        ours = std::min(ours, one);
        theirs = std::min(theirs, other);
        spent += one * oursAtOnce + other * theirsAtOnce;
    }
    const double ratio = theirs / ours;
    const bool isMet = contest.isSame && ratio >= contest.bar;
    std::printf("%-44s %-22s %12.2f %12.2f %8.1f %8.1f  %s\n", contest.job.c_str(), contest.peer.c_str(),
                theirs.count(), ours.count(), ratio, contest.bar,
                contest.isSame ? verdictOf(contest.bar, isMet) : "RESULTS DIFFER");
    return isMet;
}

bool tryContest(const Contest& contest)
{
    contest.ours();
    contest.theirs();
    std::printf("%-44s %-22s %s\n", contest.job.c_str(), contest.peer.c_str(),
                contest.isSame ? "runs" : "RESULTS DIFFER");
    return contest.isSame;
}

void printFigureHead() { std::printf("%-67s %12s %-8s %11s\n", "job", "measured", "", "bar"); }

bool printFigure(const Figure& figure)
{
    const double bar = figure.least > 0 ? figure.least : figure.most;
    const bool isMet = figure.measured >= figure.least && (figure.most == 0 || figure.measured <= figure.most);
    const char* const side = figure.least > 0 ? ">=" : "<=";
    std::printf("%-67s %12.2f %-8s %2s %8.1f  %s\n", figure.job.c_str(), figure.measured, figure.unit.c_str(),
                bar == 0 ? "" : side, bar, verdictOf(bar, isMet));
    std::fflush(stdout);
    return isMet;
}

} // namespace cave
