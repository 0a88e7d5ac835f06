// SPDX-License-Identifier: MIT
#include "core/save/save_lock.h"

#include "core/base/files.h"
#include "core/base/platform/platform.h"

#include <cerrno>
#include <utility>

namespace cave {

namespace {

// Whoever held the lock before takes its file away, maybe after this one has opened it.
bool isStillThere(const std::filesystem::path& file, int descriptor)
{
    const auto held = platform::statusOf(descriptor);
    const auto named = platform::statusOf(file);
    return held && named && held->number == named->number && held->device == named->device;
}

} // namespace

std::filesystem::path lockOf(const std::filesystem::path& save) { return withoutLinks(save) += ".lock"; }

Result<SaveLock> SaveLock::take(const std::filesystem::path& save)
{
    const std::filesystem::path file = lockOf(save);
    for (;;) {
        const int descriptor = platform::open(file, platform::Access::Hold);
        if (descriptor < 0)
            return SaveLock(file, -1);
        if (!platform::tryLock(descriptor)) {
            const int cause = errno;
            platform::close(descriptor);
            if (cause != EWOULDBLOCK)
                return SaveLock(file, -1);
            return failure(save.string(), {CAVE_TEXT("errors", "This game is being played by another program, or in "
                                                               "another window. Close it there first.")});
        }
        if (isStillThere(file, descriptor))
            return SaveLock(file, descriptor);
        platform::close(descriptor);
    }
}

SaveLock::SaveLock(SaveLock&& other) noexcept
    : m_file(std::move(other.m_file)), m_descriptor(std::exchange(other.m_descriptor, -1))
{
}

SaveLock& SaveLock::operator=(SaveLock&& other) noexcept
{
    std::swap(m_file, other.m_file);
    std::swap(m_descriptor, other.m_descriptor);
    return *this;
}

SaveLock::~SaveLock()
{
    if (m_descriptor < 0)
        return;
    if (isHeld())
        platform::remove(m_file); // while it is held, so that it is nobody else's
    platform::close(m_descriptor);
}

bool SaveLock::isHeld() const { return m_descriptor >= 0 && isStillThere(m_file, m_descriptor); }

} // namespace cave
