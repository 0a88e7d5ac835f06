// SPDX-License-Identifier: MIT
// Writes a file while the window goes on.
#pragma once

#include "core/base/result.h"

#include <QObject>

#include <functional>
#include <future>

namespace cave {

class BackgroundWrite : public QObject {
    Q_OBJECT

public:
    explicit BackgroundWrite(QObject* parent = nullptr) : QObject(parent) {}

    bool isBusy() const { return m_result.valid(); }
    // Only when it is not busy. `write` runs in a thread of its own, so it has copies of what it writes.
    void start(std::function<Result<void>()> write);
    // Until the one under way is written: its signal comes before this returns.
    void wait();

signals:
    void written();
    void failed(const cave::Error& error);

private:
    std::future<Result<void>> m_result;
    int m_number = 0; // of the one under way, so that what is told late is not taken for the next one
};

} // namespace cave
