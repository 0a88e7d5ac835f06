// SPDX-License-Identifier: MIT
#include "core/save/save_lock.h"

#include "core/base/files.h"

#include <cerrno>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace cave {

namespace {

// Whoever held the lock before takes its file away, maybe after this one has opened it.
bool isStillThere(const std::filesystem::path& file, int descriptor)
{
    struct stat held{};
    struct stat named{};
    return ::fstat(descriptor, &held) == 0 && ::stat(file.c_str(), &named) == 0 && held.st_ino == named.st_ino &&
           held.st_dev == named.st_dev;
}

} // namespace

std::filesystem::path lockOf(const std::filesystem::path& save) { return withoutLinks(save) += ".lock"; }

Result<SaveLock> SaveLock::take(const std::filesystem::path& save)
{
    const std::filesystem::path file = lockOf(save);
    for (;;) {
        const int descriptor = ::open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0666);
        if (descriptor < 0)
            return SaveLock(file, -1);
        if (::flock(descriptor, LOCK_EX | LOCK_NB) != 0) {
            const int cause = errno;
            ::close(descriptor);
            if (cause != EWOULDBLOCK)
                return SaveLock(file, -1);
            return failure(save.string(), {CAVE_TEXT("errors", "This game is being played by another program, or in "
                                                               "another window. Close it there first.")});
        }
        if (isStillThere(file, descriptor))
            return SaveLock(file, descriptor);
        ::close(descriptor);
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
        ::unlink(m_file.c_str()); // while it is held, so that it is nobody else's
    ::close(m_descriptor);
}

bool SaveLock::isHeld() const { return m_descriptor >= 0 && isStillThere(m_file, m_descriptor); }

} // namespace cave
