// SPDX-License-Identifier: MIT
// Makes the levels of the open dungeon anew after its recipe was changed, at once or, of large dungeons, beside the
// window, and knows what each row of the recipe has made.
#pragma once

#include "core/generate/bake.h"
#include "editor/tools/workbench.h"

#include <QTimer>

#include <atomic>
#include <deque>
#include <functional>
#include <thread>

namespace cave {

class Bakery : public QObject {
    Q_OBJECT

public:
    using Change = std::function<Result<void>(Dungeon&)>;

    // Up to so many cells of all levels together are made while the window waits.
    static constexpr std::int64_t kMostLiveCells = 300'000;

    explicit Bakery(Workbench& bench, QObject* parent = nullptr);
    ~Bakery() override; // stops what is under way

    // Changes the design, makes what follows from it anew and pushes both to the document as one edit. Of a stroke that
    // is still waiting only the newest change is made. `whenSame` is said when nothing differs afterwards, `whenMade`
    // runs behind a step that was pushed.
    void make(Change change, const QString& text, int stroke = kNoStroke, const QString& whenSame = {},
              std::function<void()> whenMade = {});
    // All levels of the design as it is now from a seed that was tried. `otherwise` is said where they are not those of
    // `tried`, a dungeonHash(), as the design was edited since; nothing: unknown, and nothing is said.
    void makeSeed(std::uint64_t seed, std::optional<std::uint64_t> tried, const QString& otherwise);
    bool isBusy() const { return m_worker.joinable(); }
    void cancel(); // what is under way and what waits; the document stays as it is
    void setMostLiveCells(std::int64_t cells) { m_mostLiveCells = cells; }

    // What the recipes make of the dungeon as it is; null while that is unknown: it cannot be made, or is large and has
    // been changed otherwise.
    const Baked* baked();
    // As the level stood after this row; null when unknown.
    std::shared_ptr<const LevelState> after(Uid level, Uid row);
    std::optional<std::int64_t> microsecondsOf(Uid level, Uid row);

signals:
    void refreshed(); // what baked() tells may be another
    void progressed(int percent); // 0 .. 100 while busy; -1: done or cancelled
    void said(const QString& text);

private:
    struct Job {
        Change change;
        QString text;
        int stroke = kNoStroke;
        QString whenSame;
        std::function<void()> whenMade;
    };
    // A dungeon on its way through the worker.
    struct Made {
        Dungeon dungeon;
        std::optional<Result<Baked>> baked;
    };

    bool isLarge() const;
    void makeNow(const Job& job);
    void beginNext();
    void end(quint64 serial, quint64 revision, const std::shared_ptr<Made>& made);
    void deliver(const Job& job, const Dungeon& made, Result<Baked> baked);
    void forget(); // the document was changed by others

    Workbench& m_bench;
    Baker m_baker;
    std::optional<Baked> m_baked; // of the dungeon as it is
    std::deque<Job> m_jobs; // the first one is under way, when busy
    std::atomic<bool> m_isStopping = false;
    quint64 m_revision = 0; // of the document, counted by changes
    quint64 m_serial = 0; // of the newest work
    bool m_isDelivering = false;
    std::int64_t m_mostLiveCells = kMostLiveCells;
    QTimer m_timer;
    std::thread m_worker;
};

// A change to one level, which is looked up when the change comes to be made: those that were waiting before it, or an
// undo meanwhile, may have moved the level or taken it away. An error where it is gone.
Bakery::Change changeOfLevel(Uid level, std::function<Result<void>(Dungeon&, int z)> change);

} // namespace cave
