// SPDX-License-Identifier: MIT
#include "tests/save/faults.h"

#include <cerrno>
#include <csignal>
#include <cstdarg>
#include <fcntl.h>
#include <map>
#include <string>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

// NOLINTBEGIN(bugprone-reserved-identifier): the names are the linker's
extern "C" {
int __real_open(const char* path, int flags, ...);
ssize_t __real_write(int number, const void* bytes, size_t size);
int __real_fsync(int number);
int __real_fdatasync(int number);
int __real_rename(const char* from, const char* to);
int __real_unlink(const char* path);
int __real_flock(int number, int operation);
}

namespace cave::faults {

namespace {

// A file that was written to: how long the disk has it.
struct Written {
    int number = -1; // of our own, which outlives the others
    off_t synced = 0;
};

struct Machine {
    Fault fault;
    std::string folder; // "": nothing fails
    int calls = 0;
    std::map<ino_t, Written> written;
    std::function<void()> beforeLock;
};

Machine& machine()
{
    static Machine machine;
    return machine;
}

bool isOurs(const char* path) { return !machine().folder.empty() && std::string(path).starts_with(machine().folder); }

std::string nameOf(int number)
{
    char name[4096];
    const ssize_t length = ::readlink(("/proc/self/fd/" + std::to_string(number)).c_str(), name, sizeof name);
    return {name, static_cast<std::size_t>(length < 0 ? 0 : length)};
}

bool isOurs(int number) { return !machine().folder.empty() && isOurs(nameOf(number).c_str()); }

struct stat statusOf(int number)
{
    struct stat status{};
    ::fstat(number, &status);
    return status;
}

void noteWrite(int number)
{
    const struct stat before = statusOf(number);
    if (S_ISREG(before.st_mode) && !machine().written.contains(before.st_ino))
        machine().written[before.st_ino] = {::fcntl(number, F_DUPFD_CLOEXEC, 0), before.st_size};
}

void noteSync(int number)
{
    const struct stat status = statusOf(number);
    if (const auto found = machine().written.find(status.st_ino); found != machine().written.end())
        found->second.synced = status.st_size;
}

// Whether the call is the one that fails; it may not return.
bool isDue()
{
    Machine& it = machine();
    if (++it.calls != it.fault.call)
        return false;
    if (it.fault.kind == Kind::PowerCut)
        losePower();
    if (it.fault.kind == Kind::PowerCut || it.fault.kind == Kind::Killed)
        ::kill(::getpid(), SIGKILL);
    errno = it.fault.cause;
    return true;
}

bool fails() { return isDue() && machine().fault.kind == Kind::Fails; }

} // namespace

void arm(const Fault& fault, const std::filesystem::path& folder)
{
    machine().fault = fault;
    machine().folder = folder.string();
    machine().calls = 0;
}

int calls() { return machine().calls; }

void losePower()
{
    for (const auto& [inode, written] : machine().written)
        if (::ftruncate(written.number, written.synced) != 0)
            ::_exit(99);
}

void beforeNextLock(std::function<void()> act) { machine().beforeLock = std::move(act); }

} // namespace cave::faults

using namespace cave::faults;

extern "C" {

int __wrap_open(const char* path, int flags, ...)
{
    va_list rest;
    va_start(rest, flags);
    const mode_t mode = (flags & O_CREAT) != 0 ? va_arg(rest, mode_t) : 0;
    va_end(rest);
    return isOurs(path) && fails() ? -1 : __real_open(path, flags, mode);
}

ssize_t __wrap_write(int number, const void* bytes, size_t size)
{
    if (!isOurs(number))
        return __real_write(number, bytes, size);
    if (isDue()) {
        if (machine().fault.kind == Kind::Fails)
            return -1;
        size /= 2;
    }
    noteWrite(number);
    return __real_write(number, bytes, size);
}

int __wrap_fsync(int number)
{
    if (!isOurs(number))
        return __real_fsync(number);
    if (fails())
        return -1;
    noteSync(number);
    return 0;
}

int __wrap_fdatasync(int number) { return __wrap_fsync(number); }

int __wrap_rename(const char* from, const char* to) { return isOurs(from) && fails() ? -1 : __real_rename(from, to); }

int __wrap_unlink(const char* path) { return isOurs(path) && fails() ? -1 : __real_unlink(path); }

int __wrap_flock(int number, int operation)
{
    if (const auto act = std::exchange(machine().beforeLock, nullptr))
        act();
    return __real_flock(number, operation);
}

} // extern "C"
// NOLINTEND(bugprone-reserved-identifier)
