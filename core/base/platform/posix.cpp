// SPDX-License-Identifier: MIT
#include "core/base/platform/platform.h"

#ifndef _WIN32

#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <initializer_list>
#include <sys/file.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>

namespace cave::platform {

namespace {

constexpr mode_t kNewFile = 0666; // without what the user's mask takes

int s_signalled[2]; // a handler writes into the first, endSignals() gives the second

int flagsFor(Access access)
{
    switch (access) {
    case Access::Read: return O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC;
    case Access::Write: return O_WRONLY | O_CLOEXEC;
    case Access::Append: return O_WRONLY | O_APPEND | O_CLOEXEC;
    case Access::Create: return O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC;
    case Access::Hold: return O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK;
    }
    return O_RDONLY | O_CLOEXEC;
}

FileStatus statusFrom(const struct stat& status)
{
    const FileKind kind = S_ISREG(status.st_mode)   ? FileKind::Regular
                          : S_ISDIR(status.st_mode) ? FileKind::Folder
                                                    : FileKind::Other;
    return {kind,
            static_cast<std::uint64_t>(status.st_size),
            static_cast<std::uint64_t>(status.st_dev),
            static_cast<std::uint64_t>(status.st_ino),
            static_cast<std::uint64_t>(status.st_nlink),
            static_cast<std::uint32_t>(status.st_mode & 07777)};
}

void tellOfSignal(int signal)
{
    const char byte = static_cast<char>(signal);
    // Nothing can be done about a failure within a handler.
    [[maybe_unused]] const ssize_t written = ::write(s_signalled[0], &byte, 1);
}

#ifdef SOCK_CLOEXEC
constexpr int kPairKind = SOCK_STREAM | SOCK_CLOEXEC;
#else
constexpr int kPairKind = SOCK_STREAM; // macOS; programs that this one starts have it too, and leave it alone
#endif

} // namespace

int open(const std::filesystem::path& path, Access access) { return ::open(path.c_str(), flagsFor(access), kNewFile); }

bool close(int file) { return ::close(file) == 0; }

// Not by dup(), of which programs that this one starts would have the file, and its lock, too.
int duplicate(int file) { return ::fcntl(file, F_DUPFD_CLOEXEC, 0); }

std::ptrdiff_t read(int file, char* bytes, std::size_t most) { return ::read(file, bytes, most); }

std::ptrdiff_t write(int file, const char* bytes, std::size_t count) { return ::write(file, bytes, count); }

#ifdef __APPLE__
// There fsync() leaves the bytes in the disk's own memory, which a power cut empties.
bool sync(int file) { return ::fcntl(file, F_FULLFSYNC) == 0 || ::fsync(file) == 0; }

bool syncBytes(int file) { return sync(file); }
#else
bool sync(int file) { return ::fsync(file) == 0; }

bool syncBytes(int file) { return ::fdatasync(file) == 0; }
#endif

void syncFolder(const std::filesystem::path& folder)
{
    const int file = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (file < 0)
        return;
    ::fsync(file);
    ::close(file);
}

bool lock(int file) { return ::flock(file, LOCK_EX) == 0; }

bool tryLock(int file) { return ::flock(file, LOCK_EX | LOCK_NB) == 0; }

std::optional<FileStatus> statusOf(int file)
{
    struct stat status{};
    return ::fstat(file, &status) == 0 ? std::optional(statusFrom(status)) : std::nullopt;
}

std::optional<FileStatus> statusOf(const std::filesystem::path& path)
{
    struct stat status{};
    return ::stat(path.c_str(), &status) == 0 ? std::optional(statusFrom(status)) : std::nullopt;
}

bool mayWrite(const std::filesystem::path& path) { return ::faccessat(AT_FDCWD, path.c_str(), W_OK, AT_EACCESS) == 0; }

bool setPermissions(int file, std::uint32_t permissions)
{
    return ::fchmod(file, static_cast<mode_t>(permissions)) == 0;
}

bool moveOver(const std::filesystem::path& from, const std::filesystem::path& to)
{
    return ::rename(from.c_str(), to.c_str()) == 0;
}

bool remove(const std::filesystem::path& file) { return ::unlink(file.c_str()) == 0; }

int causeOf(const std::error_code& error) { return error.value(); } // the library has errno's numbers

bool isDiskFull(int cause) { return cause == ENOSPC || cause == EDQUOT; }

bool isTerminal(int file) { return ::isatty(file) != 0; }

void ignoreClosedPipes() { (void)std::signal(SIGPIPE, SIG_IGN); }

std::int64_t processNumber() { return ::getpid(); }

void runBehindOthers()
{
#ifdef __linux__ // elsewhere it would be of the whole program
    constexpr int kNice = 10;
    (void)::setpriority(PRIO_PROCESS, 0, kNice);
#endif
}

void atFirstStop(void (*act)(int signal))
{
    struct sigaction action{};
    action.sa_handler = act;
    action.sa_flags = static_cast<int>(SA_RESETHAND | SA_RESTART);
    for (const int signal : {SIGINT, SIGTERM})
        ::sigaction(signal, &action, nullptr);
}

int endSignals()
{
    if (::socketpair(AF_UNIX, kPairKind, 0, s_signalled) != 0)
        return -1;
    for (const int signal : {SIGTERM, SIGHUP, SIGINT})
        (void)std::signal(signal, &tellOfSignal);
    return s_signalled[1];
}

} // namespace cave::platform

#endif
