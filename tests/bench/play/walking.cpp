// SPDX-License-Identifier: MIT
#include "tests/bench/play/walking.h"

#include "app/play/page/play_page.h"
#include "app/play/sheets/choices/gain_sheet.h"
#include "app/view/map/level_view.h"
#include "app/view/tiles/artwork.h"
#include "core/pilot/bot.h"
#include "tests/bench/bench_games.h"
#include "tests/bench/own_time.h"
#include "tests/bench/paint_watch.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QThread>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <utility>
#include <vector>

namespace cave {

namespace {

constexpr int kPace = 60; // ms between two steps
constexpr int kWalks = 3;

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

// Between two paintings of a widget, in ms.
struct Frame {
    double worked = 0; // the window's thread
    double byClock = 0;
};

// A window's thread that rests now and then, and what it works between two paintings of a widget.
class FrameClock {
public:
    explicit FrameClock(QWidget* painted) : m_watch(painted) {}

    void work(const auto& job)
    {
        const auto began = std::chrono::steady_clock::now();
        const double ownBegan = ownTime();
        job();
        m_frame.worked += ownTime() - ownBegan;
        m_frame.byClock += std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - began).count();
        if (m_watch.take())
            m_frames.push_back(std::exchange(m_frame, {}));
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
    std::vector<Frame> takeFrames() { return std::exchange(m_frames, {}); }

private:
    PaintWatch m_watch;
    std::vector<Frame> m_frames;
    Frame m_frame;
};

std::vector<Frame> walkOnce(const Session& session, const std::vector<Command>& commands, QSize window)
{
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
    clock.takeFrames();
    for (const Command& command : commands) {
        clock.work([&] { give(page, command); });
        clock.restFor(kPace);
    }
    return clock.takeFrames();
}

std::vector<double> sorted(const std::vector<Frame>& frames, double Frame::* time)
{
    std::vector<double> times(frames.size());
    std::ranges::transform(frames, times.begin(), time);
    std::ranges::sort(times);
    return times;
}

double p99(const std::vector<double>& times) { return times[times.size() * 99 / 100]; } // sorted

} // namespace

FrameTimes framesOfAWalk(QSize window, const RecipeSize& size, int steps)
{
    const Session session = startCaves(1, kUsualCreatures, size);
    const std::vector<Command> commands = walkOfTheBot(session, steps);
    std::vector<Frame> all;
    double worstP99ByClock = 0;
    for (int i = 0; i < kWalks; ++i) {
        const std::vector<Frame> walk = walkOnce(session, commands, window);
        if (walk.empty())
            std::abort(); // nothing was painted: it was not seen
        worstP99ByClock = std::max(worstP99ByClock, p99(sorted(walk, &Frame::byClock)));
        all.insert(all.end(), walk.begin(), walk.end());
    }
    const std::vector<double> worked = sorted(all, &Frame::worked);
    const std::vector<double> byClock = sorted(all, &Frame::byClock);
    return {.usual = worked[worked.size() / 2],
            .p99 = p99(worked),
            .worst = worked.back(),
            .usualByClock = byClock[byClock.size() / 2],
            .p99ByClock = worstP99ByClock,
            .worstByClock = byClock.back(),
            .frames = static_cast<int>(all.size())};
}

} // namespace cave
