// SPDX-License-Identifier: MIT
#include "app/view/base/background_write.h"

namespace cave {

void BackgroundWrite::start(std::function<Result<void>()> write)
{
    const int number = ++m_number;
    m_result = std::async(std::launch::async, [this, number, write = std::move(write)]() mutable {
        auto result = write();
        write = nullptr; // copies of a large world take their time to go: here, not where the future is read
        // The destructor waits for this, so `this` is there; what is posted goes with it.
        QMetaObject::invokeMethod(
            this,
            [this, number] {
                if (number == m_number)
                    wait();
            },
            Qt::QueuedConnection);
        return result;
    });
}

void BackgroundWrite::wait()
{
    if (!m_result.valid())
        return;
    if (const Result<void> result = m_result.get(); result)
        emit written();
    else
        emit failed(result.error());
}

} // namespace cave
