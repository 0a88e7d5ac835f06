// SPDX-License-Identifier: MIT
#include "app/play/background_save.h"

namespace cave {

void BackgroundSave::start(GameFile game, std::filesystem::path file)
{
    const int number = ++m_number;
    m_result = std::async(std::launch::async, [this, number, game = std::move(game), path = std::move(file)] {
        auto result = saveGame(game, path);
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

void BackgroundSave::wait()
{
    if (!m_result.valid())
        return;
    if (const Result<void> result = m_result.get(); result)
        emit written();
    else
        emit failed(result.error());
}

} // namespace cave
