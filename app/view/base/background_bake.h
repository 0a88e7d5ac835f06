// SPDX-License-Identifier: MIT
// Makes the levels of a dungeon beside the window, for a picture of them: the newest order counts.
#pragma once

#include "core/base/result.h"
#include "core/world/dungeon.h"

#include <QObject>

#include <atomic>
#include <cstdint>
#include <optional>
#include <thread>

namespace cave {

class BackgroundBake : public QObject {
    Q_OBJECT

public:
    explicit BackgroundBake(QObject* parent = nullptr);
    ~BackgroundBake() override; // waits for no more than a row

    // Of what was ordered before, nothing is told any more. Waits for nothing.
    void start(Dungeon design, std::uint64_t seed);
    void stop();
    bool isRunning() const { return m_isWanted; }

signals:
    void made(const cave::Dungeon& dungeon);
    void refused(const cave::Error& why);

private:
    struct Order {
        Dungeon design;
        std::uint64_t seed = 0;
    };
    void work(Order order);
    void finish(const Result<Dungeon>& result);

    std::thread m_worker; // of one order at a time
    std::atomic<bool> m_isStopping = false; // the one that is under way
    std::optional<Order> m_next; // that begins when the worker is done
    bool m_isWanted = false; // something is still to be told
};

} // namespace cave
