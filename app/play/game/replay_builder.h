// SPDX-License-Identifier: MIT
// Plays a game again from its start, beside the window, so that it can be watched.
#pragma once

#include "core/session/replay.h"

#include <QObject>

#include <atomic>
#include <future>
#include <memory>

namespace cave {

class ReplayBuilder : public QObject {
    Q_OBJECT

public:
    explicit ReplayBuilder(QObject* parent = nullptr) : QObject(parent) {}
    ~ReplayBuilder() override { stop(); }

    // Stops what is under way first. What is done within moments is told before this returns, all else later.
    void start(const Session& played);
    void stop(); // nothing is told after this
    bool isBusy() const { return m_result.valid(); }

signals:
    void progressed(int perCent);
    void built(const std::shared_ptr<const cave::Replay>& replay);
    void failed(const cave::Error& error); // none of its turns can be shown

private:
    using Built = Result<std::shared_ptr<const Replay>>;

    Built build(Session played, int number);
    void finish();

    std::future<Built> m_result;
    std::atomic<bool> m_isStopping = false;
    int m_number = 0; // of the one under way, so that what is told late is not taken for the next one
};

} // namespace cave
