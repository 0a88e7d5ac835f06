// SPDX-License-Identifier: MIT
#pragma once

#include "core/edit/level_edit.h"

#include <QObject>

#include <atomic>
#include <future>
#include <memory>

namespace cave {

/// The dungeon as it will be at another size: levels with a recipe made anew, the others cut off or filled up. It is
/// made beside the window, which waits for it no longer than a moment.
class ResizePreview : public QObject {
    Q_OBJECT

public:
    explicit ResizePreview(Dungeon dungeon, QObject* parent = nullptr);
    ~ResizePreview() override;

    void make(int width, int height, Anchor anchor); ///< instead of what is being made
    void clear();
    const Dungeon* made() const { return m_made.get(); } ///< null while it is being made, and when it cannot be shown
    bool isTooLarge() const { return m_isTooLarge; }

signals:
    void ready(); ///< what was not made at once has been, or cannot be shown

private:
    void stop();
    void take(std::uint64_t serial);

    const Dungeon m_dungeon;
    std::shared_ptr<const Dungeon> m_made;
    bool m_isTooLarge = false;
    std::future<std::shared_ptr<const Dungeon>> m_result; // while it is being made
    std::atomic<bool> m_isStopping = false;
    std::uint64_t m_serial = 0; // of what is being made
};

} // namespace cave
