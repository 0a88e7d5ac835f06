// SPDX-License-Identifier: MIT
/// @file
/// What systems do each in their own way, and nothing else: posix.cpp and windows.cpp have the same functions. An open
/// file is a number, as C has it, -1 when it could not be opened. What fails says why in errno, on every system.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <system_error>

namespace cave::platform {

enum class Access : std::uint8_t {
    Read, ///< what is there, without waiting for a pipe's other end, and without being given a terminal
    Write, ///< into what is there; of a pipe it waits for the reader
    Append, ///< at the end of what is there
    Create, ///< a file that was not there, to be written
    Hold ///< what is there or else a new file, to be locked; not where a link leads
};

/// No program that this one starts has the file too, neither of open() nor of duplicate().
int open(const std::filesystem::path& path, Access access);
bool close(int file);
int duplicate(int file); ///< the same open file, and the same lock, until both are closed

/// How many bytes, maybe fewer than were asked for; -1 when it fails, also for a signal (EINTR).
std::ptrdiff_t read(int file, char* bytes, std::size_t most);
std::ptrdiff_t write(int file, const char* bytes, std::size_t count);

bool sync(int file); ///< onto the disk
bool syncBytes(int file); ///< the same without its times, which may be quicker
void syncFolder(const std::filesystem::path& folder); ///< which names it holds; where that cannot be done nothing is

/// For this open file alone, among all that lock it, until it is closed. The first waits for others, the second fails
/// with EWOULDBLOCK. A lock keeps nobody from reading or writing.
bool lock(int file);
bool tryLock(int file);

enum class FileKind : std::uint8_t { Regular, Folder, Other };

struct FileStatus {
    FileKind kind = FileKind::Other;
    std::uint64_t size = 0; ///< in bytes
    std::uint64_t device = 0; ///< with `number` tells it from all others that there are
    std::uint64_t number = 0;
    std::uint64_t names = 0; ///< 0: it was removed
    std::uint32_t permissions = 0; ///< for setPermissions()
};

std::optional<FileStatus> statusOf(int file);
std::optional<FileStatus> statusOf(const std::filesystem::path& path); ///< of where links lead

bool mayWrite(const std::filesystem::path& path);
bool setPermissions(int file, std::uint32_t permissions);

/// Whoever asks for `to` meanwhile meets the old file or the new one.
bool moveOver(const std::filesystem::path& from, const std::filesystem::path& to);
bool remove(const std::filesystem::path& file); ///< its name; whoever has it open keeps it

int causeOf(const std::error_code& error); ///< what the standard library says, as errno has it
bool isDiskFull(int cause); ///< whether this errno says so

inline constexpr int kInput = 0; ///< the standard streams
inline constexpr int kOutput = 1;
inline constexpr int kErrors = 2;
bool isTerminal(int file);
void ignoreClosedPipes(); ///< writing into one fails with EPIPE and does not end the program

std::int64_t processNumber();

/// Lets the window and other programs go first from now on: for threads of what runs for minutes. On Linux this is of
/// the thread and those that it starts, on Windows of the thread alone; elsewhere nothing changes.
void runBehindOthers();

/// At the first SIGINT and the first SIGTERM, which then do not end the program; the next of the same does. `act` may
/// do only what a signal handler may.
void atFirstStop(void (*act)(int signal));

/// Where to read the number of each SIGTERM, SIGHUP and SIGINT, a byte each, which do not end the program any more; -1
/// where there are none, or when that fails. Once in a program.
int endSignals();

} // namespace cave::platform
