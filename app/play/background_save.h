// SPDX-License-Identifier: MIT
// Writes a save file while the game goes on.
#pragma once

#include "core/save/game_file.h"

#include <QObject>

#include <future>

namespace cave {

class BackgroundSave : public QObject {
    Q_OBJECT

public:
    explicit BackgroundSave(QObject* parent = nullptr) : QObject(parent) {}

    bool isBusy() const { return m_result.valid(); }
    // Only when it is not busy. The game is a copy, so that it may be played on.
    void start(GameFile game, std::filesystem::path file);
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
