// SPDX-License-Identifier: MIT
#include "tests/bench/editor/large_world.h"

#include "editor/handlers/bakery.h"
#include "tests/bench/contest.h"
#include "tests/editor/editor_window.h"

#include <QTest>

#include <chrono>
#include <sys/resource.h>

namespace cave {

namespace {

constexpr double kMostMegabytes = 2048;

class Steps {
public:
    void run(const std::string& name, const auto& step)
    {
        const auto began = std::chrono::steady_clock::now();
        step();
        const std::chrono::duration<double, std::milli> took = std::chrono::steady_clock::now() - began;
        rusage usage{};
        getrusage(RUSAGE_SELF, &usage);
        printFigure({name, "ms", took.count(), 0});
        m_isWithin &= printFigure(
            {"  memory, at most until then", "MB", static_cast<double>(usage.ru_maxrss) / 1024, kMostMegabytes});
    }
    bool isWithin() const { return m_isWithin; }

private:
    bool m_isWithin = true;
};

void paint(EditorWindow& window) { window.canvas().viewport()->repaint(); }

void lookAround(EditorWindow& window, Steps& steps)
{
    const int middle = window.dungeon().width / 2;
    window.canvas().setCellSize(24);
    window.canvas().centerOnCell({middle, middle});
    steps.run("scrolling, 100 pictures", [&] {
        for (int i = 0; i < 100; ++i) {
            window.canvas().panBy({-40, -20});
            paint(window);
        }
    });
    steps.run("zooming out and in, 30 pictures", [&] {
        for (int i = 0; i < 30; ++i) {
            if (i < 15)
                window.canvas().zoomOut();
            else
                window.canvas().zoomIn();
            paint(window);
        }
    });
}

bool paintsAndUndoes(EditorWindow& window, Steps& steps)
{
    window.canvas().setCellSize(24);
    window.canvas().centerOnCell({12, 12});
    steps.run("a stroke of the brush", [&] {
        window.choose(ToolId::Brush, "water");
        window.drag({{10, 10}, {14, 10}});
        paint(window);
    });
    const bool isPainted = window.idAt(12, 10) == QStringLiteral("water");
    steps.run("undoing it", [&] {
        window.stack().undo();
        paint(window);
    });
    return isPainted;
}

bool makesAnew(EditorWindow& window, Steps& steps)
{
    Bakery& bakery = window.page.workspace().bakery();
    const auto makeAnew = [&](std::uint64_t seed) {
        bakery.make(
            [seed](Dungeon& dungeon) -> Result<void> {
                dungeon.seed = seed;
                return {};
            },
            QStringLiteral("seed"));
    };
    steps.run("making it anew, stopped at 30 %", [&] {
        int percent = 0;
        QObject::connect(&bakery, &Bakery::progressed, &window.page, [&](int done) { percent = done; });
        makeAnew(2);
        while (bakery.isBusy() && percent < 30)
            QTest::qWait(5);
        bakery.cancel();
        QObject::disconnect(&bakery, &Bakery::progressed, &window.page, nullptr);
    });
    steps.run("making it anew", [&] {
        makeAnew(3);
        while (bakery.isBusy())
            QTest::qWait(5);
        paint(window);
    });
    return window.dungeon().seed == 3;
}

} // namespace

bool useLargeWorld(const std::string& file)
{
    EditorWindow window;
    Steps steps;
    bool isDone = true;
    printFigureHead();
    steps.run("opening, first picture", [&] {
        isDone = window.page.openFile(QString::fromStdString(file));
        paint(window);
    });
    if (!isDone)
        return false;
    steps.run("what follows in 5 s", [] { QTest::qWait(5000); });
    lookAround(window, steps);
    isDone &= paintsAndUndoes(window, steps);
    isDone &= makesAnew(window, steps);
    steps.run("saving", [&] { isDone &= window.page.files().saveTo(window.file("saved.cave.json")); });
    return isDone && steps.isWithin();
}

} // namespace cave
