// SPDX-License-Identifier: MIT
#include "tests/bench/play/walking.h"

#include "app/play/gain_sheet.h"
#include "app/play/play_page.h"
#include "app/view/artwork.h"
#include "app/view/level_view.h"
#include "core/pilot/bot.h"
#include "tests/bench/bench_games.h"
#include "tests/bench/paint_watch.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QThread>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <ctime>
#include <utility>
#include <vector>

namespace cave {

namespace {

constexpr int kPace = 60; // ms between two steps

std::vector<Command> walkOfTheBot(Session session, int steps)
{
    Bot bot;
    std::vector<Command> commands;
    while (std::ssize(commands) < steps) {
        commands.push_back(bot.choose(session.world()));
        session.submit(commands.back());
    }
    return commands;
}

double ownTime()
{
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

// As a player does it: a new level is chosen for in its sheet, which else would stay open and veil the map.
void give(PlayPage& page, const Command& command)
{
    const auto* gain = std::get_if<Gain>(&command);
    auto* const sheet = page.findChild<GainSheet*>();
    if (gain != nullptr && sheet != nullptr)
        emit sheet->chosen(gain->gained);
    else
        page.game()->submit(command);
}

// A window's thread that rests now and then, and what it works between two paintings of a widget.
class FrameClock {
public:
    explicit FrameClock(QWidget* painted) : m_watch(painted) {}

    void work(const auto& job)
    {
        const auto began = std::chrono::steady_clock::now();
        const double ownBegan = ownTime();
        job();
        m_worked += ownTime() - ownBegan;
        m_workedByClock += std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - began).count();
        if (!m_watch.take())
            return;
        m_frames.push_back(std::exchange(m_worked, 0));
        m_framesByClock.push_back(std::exchange(m_workedByClock, 0));
    }
    void restFor(int milliseconds)
    {
        QElapsedTimer timer;
        timer.start();
        do {
            QThread::usleep(300);
            work([] { QCoreApplication::processEvents(); });
        } while (timer.elapsed() < milliseconds);
    }
    void forget()
    {
        m_frames.clear();
        m_framesByClock.clear();
    }

    FrameTimes times()
    {
        std::ranges::sort(m_frames);
        std::ranges::sort(m_framesByClock);
        const std::size_t count = m_frames.size();
        if (count == 0)
            std::abort(); // nothing was painted: it was not seen
        const std::size_t p99 = count * 99 / 100;
        return {m_frames[count / 2],  m_frames[p99],          m_frames.back(),
                m_framesByClock[p99], m_framesByClock.back(), static_cast<int>(count)};
    }

private:
    PaintWatch m_watch;
    std::vector<double> m_frames;
    double m_worked = 0;
    std::vector<double> m_framesByClock;
    double m_workedByClock = 0;
};

} // namespace

FrameTimes framesOfAWalk(QSize window, const RecipeSize& size, int steps)
{
    const Session session = startCaves(1, kUsualCreatures, size);
    const std::vector<Command> commands = walkOfTheBot(session, steps);
    const QTemporaryDir data;
    PlayPage page(PlayPage::Kind::Game, std::make_shared<Artwork>());
    page.resize(window);
    page.show();
    page.activateWindow(); // else nothing moves
    page.play(std::make_unique<RunningGame>(session, SaveFolder(std::filesystem::path(data.path().toStdString()))));
    FrameClock clock(page.map().viewport());
    clock.restFor(1000); // the first pictures are those of the start
    if (!page.isActiveWindow())
        std::abort();
    clock.forget();
    for (const Command& command : commands) {
        clock.work([&] { give(page, command); });
        clock.restFor(kPace);
    }
    return clock.times();
}

} // namespace cave
