// SPDX-License-Identifier: MIT
#include "core/base/platform/platform.h"

#ifdef _WIN32

#ifndef NOMINMAX
#define NOMINMAX
#endif
#ifndef WIN32_LEAN_AND_MEAN
#define WIN32_LEAN_AND_MEAN
#endif

#include <algorithm>
#include <cerrno>
#include <clocale>
#include <csignal>
#include <cstddef>
#include <cstring>
#include <fcntl.h>
#include <initializer_list>
#include <io.h>
#include <new>
#include <string>
#include <system_error>
#include <vector>
#include <windows.h>

namespace cave::platform {

namespace {

// Everybody else may read, write, rename and remove meanwhile, as on other systems.
constexpr DWORD kShared = FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE;

// Locks here keep others from reading and writing what is locked, so it is a byte that no file is long enough for.
constexpr DWORD kLockedLow = 0xfffffffe;
constexpr DWORD kLockedHigh = 0x7fffffff;

constexpr auto kRenameInfoEx = static_cast<FILE_INFO_BY_HANDLE_CLASS>(22); // which the headers of MinGW hide

constexpr std::size_t kMostAtOnce = std::size_t{1} << 30; // bytes: more than an int are refused

// Before main(): files, standard streams and the console have the bytes that they have elsewhere, and texts are UTF-8.
struct Beginning {
    Beginning()
    {
        (void)std::setlocale(LC_CTYPE, ".UTF-8"); // by which paths are made of char; needs the C library UCRT
        for (const int stream : {kInput, kOutput, kErrors})
            (void)::_setmode(stream, _O_BINARY);
        (void)::SetConsoleOutputCP(CP_UTF8);
        const HANDLE errors = ::GetStdHandle(STD_ERROR_HANDLE);
        DWORD mode = 0;
        if (::GetConsoleMode(errors, &mode) != 0) // so that progress can be shown in one line
            (void)::SetConsoleMode(errors, mode | ENABLE_VIRTUAL_TERMINAL_PROCESSING);
    }
};

const Beginning s_beginning;

int causeOf(DWORD error)
{
    switch (error) {
    case ERROR_FILE_NOT_FOUND:
    case ERROR_PATH_NOT_FOUND:
    case ERROR_INVALID_DRIVE:
    case ERROR_INVALID_NAME:
    case ERROR_BAD_PATHNAME:
    case ERROR_BAD_NETPATH: return ENOENT;
    case ERROR_ACCESS_DENIED:
    case ERROR_SHARING_VIOLATION: return EACCES;
    case ERROR_FILE_EXISTS:
    case ERROR_ALREADY_EXISTS: return EEXIST;
    case ERROR_DISK_FULL:
    case ERROR_HANDLE_DISK_FULL: return ENOSPC;
    case ERROR_WRITE_PROTECT: return EROFS;
    case ERROR_FILENAME_EXCED_RANGE: return ENAMETOOLONG;
    case ERROR_CANT_RESOLVE_FILENAME: return ELOOP;
    case ERROR_LOCK_VIOLATION:
    case ERROR_IO_PENDING: return EWOULDBLOCK;
    case ERROR_INVALID_HANDLE: return EBADF;
    }
    return EIO;
}

bool failedWith(int cause)
{
    errno = cause;
    return false;
}

// Whether a call of Windows, which gives 0 when it fails, did not.
bool done(BOOL result) { return result != 0 || failedWith(causeOf(::GetLastError())); }

// Null for no file, which the C library would end the program for.
HANDLE handleOf(int file) { return file < 0 ? nullptr : reinterpret_cast<HANDLE>(::_get_osfhandle(file)); }

int numberOf(HANDLE handle, int flags)
{
    const int file = ::_open_osfhandle(reinterpret_cast<intptr_t>(handle), flags | _O_NOINHERIT);
    if (file < 0)
        ::CloseHandle(handle);
    return file;
}

struct Opening {
    DWORD rights;
    DWORD creation;
    DWORD attributes = FILE_ATTRIBUTE_NORMAL;
    int flags = 0;
};

Opening openingFor(Access access)
{
    switch (access) {
    // Folders, too, of which statusOf() then tells.
    case Access::Read: return {GENERIC_READ, OPEN_EXISTING, FILE_FLAG_BACKUP_SEMANTICS, _O_RDONLY};
    case Access::Write: return {GENERIC_WRITE, OPEN_EXISTING};
    case Access::Append:
        return {FILE_GENERIC_WRITE & ~static_cast<DWORD>(FILE_WRITE_DATA), OPEN_EXISTING, FILE_ATTRIBUTE_NORMAL,
                _O_APPEND};
    case Access::Create: return {GENERIC_WRITE, CREATE_NEW};
    case Access::Hold: return {GENERIC_READ | GENERIC_WRITE, OPEN_ALWAYS, FILE_FLAG_OPEN_REPARSE_POINT};
    }
    return {GENERIC_READ, OPEN_EXISTING};
}

bool lockWith(int file, DWORD flags)
{
    OVERLAPPED place{};
    place.Offset = kLockedLow;
    place.OffsetHigh = kLockedHigh;
    return done(::LockFileEx(handleOf(file), LOCKFILE_EXCLUSIVE_LOCK | flags, 0, 1, 0, &place));
}

// With POSIX semantics; `to` is absolute.
bool rename(HANDLE file, const std::wstring& to)
{
    const std::size_t length = to.size() * sizeof(wchar_t);
    std::vector<std::byte> bytes(sizeof(FILE_RENAME_INFO) + length); // the name is at its end
    auto* info = new (bytes.data()) FILE_RENAME_INFO{};
    info->Flags = FILE_RENAME_FLAG_REPLACE_IF_EXISTS | FILE_RENAME_FLAG_POSIX_SEMANTICS;
    info->FileNameLength = static_cast<DWORD>(length);
    std::memcpy(info->FileName, to.data(), length);
    return ::SetFileInformationByHandle(file, kRenameInfoEx, info, static_cast<DWORD>(bytes.size())) != 0;
}

std::uint64_t joined(DWORD high, DWORD low) { return (std::uint64_t{high} << 32) | low; }

std::optional<FileStatus> statusOfHandle(HANDLE handle)
{
    FileStatus status;
    if (::GetFileType(handle) != FILE_TYPE_DISK)
        return status;
    BY_HANDLE_FILE_INFORMATION found{};
    FILE_STANDARD_INFO standard{};
    if (!done(::GetFileInformationByHandle(handle, &found)) ||
        !done(::GetFileInformationByHandleEx(handle, FileStandardInfo, &standard, sizeof standard)))
        return std::nullopt;
    status.kind = (found.dwFileAttributes & FILE_ATTRIBUTE_DIRECTORY) != 0 ? FileKind::Folder : FileKind::Regular;
    status.size = joined(found.nFileSizeHigh, found.nFileSizeLow);
    status.device = found.dwVolumeSerialNumber;
    status.number = joined(found.nFileIndexHigh, found.nFileIndexLow);
    status.names = standard.DeletePending != 0 ? 0 : standard.NumberOfLinks;
    return status;
}

} // namespace

int open(const std::filesystem::path& path, Access access)
{
    const Opening how = openingFor(access);
    const HANDLE handle =
        ::CreateFileW(path.c_str(), how.rights, kShared, nullptr, how.creation, how.attributes, nullptr);
    if (!done(handle != INVALID_HANDLE_VALUE))
        return -1;
    BY_HANDLE_FILE_INFORMATION found{};
    if (access == Access::Hold && ::GetFileInformationByHandle(handle, &found) != 0 &&
        (found.dwFileAttributes & FILE_ATTRIBUTE_REPARSE_POINT) != 0) {
        ::CloseHandle(handle);
        errno = ELOOP;
        return -1;
    }
    return numberOf(handle, how.flags);
}

bool close(int file) { return ::_close(file) == 0; }

// Not by _dup(), of which programs that this one starts would have the file, and its lock, too.
int duplicate(int file)
{
    HANDLE twin = nullptr;
    const HANDLE self = ::GetCurrentProcess();
    if (!done(::DuplicateHandle(self, handleOf(file), self, &twin, 0, FALSE, DUPLICATE_SAME_ACCESS)))
        return -1;
    return numberOf(twin, 0);
}

std::ptrdiff_t read(int file, char* bytes, std::size_t most)
{
    return ::_read(file, bytes, static_cast<unsigned>(std::min(most, kMostAtOnce)));
}

std::ptrdiff_t write(int file, const char* bytes, std::size_t count)
{
    return ::_write(file, bytes, static_cast<unsigned>(std::min(count, kMostAtOnce)));
}

bool sync(int file) { return ::_commit(file) == 0; }

bool syncBytes(int file) { return sync(file); }

void syncFolder(const std::filesystem::path& folder)
{
    const HANDLE handle = ::CreateFileW(folder.c_str(), GENERIC_WRITE, kShared, nullptr, OPEN_EXISTING,
                                        FILE_FLAG_BACKUP_SEMANTICS, nullptr);
    if (handle == INVALID_HANDLE_VALUE)
        return;
    (void)::FlushFileBuffers(handle);
    ::CloseHandle(handle);
}

bool lock(int file) { return lockWith(file, 0); }

bool tryLock(int file) { return lockWith(file, LOCKFILE_FAIL_IMMEDIATELY); }

std::optional<FileStatus> statusOf(int file) { return statusOfHandle(handleOf(file)); }

std::optional<FileStatus> statusOf(const std::filesystem::path& path)
{
    const HANDLE handle =
        ::CreateFileW(path.c_str(), 0, kShared, nullptr, OPEN_EXISTING, FILE_FLAG_BACKUP_SEMANTICS, nullptr);
    if (!done(handle != INVALID_HANDLE_VALUE))
        return std::nullopt;
    const auto status = statusOfHandle(handle);
    ::CloseHandle(handle);
    return status;
}

bool mayWrite(const std::filesystem::path& path)
{
    const DWORD attributes = ::GetFileAttributesW(path.c_str());
    if (!done(attributes != INVALID_FILE_ATTRIBUTES))
        return false;
    return (attributes & FILE_ATTRIBUTE_READONLY) == 0 || failedWith(EACCES);
}

bool setPermissions(int, std::uint32_t) { return true; } // a file has those of its folder

// Only so may somebody have the old file open.
bool moveOver(const std::filesystem::path& from, const std::filesystem::path& to)
{
    const HANDLE file = ::CreateFileW(from.c_str(), DELETE | SYNCHRONIZE, kShared, nullptr, OPEN_EXISTING, 0, nullptr);
    if (!done(file != INVALID_HANDLE_VALUE))
        return false;
    std::error_code none;
    const bool isMoved = rename(file, std::filesystem::absolute(to, none).native());
    ::CloseHandle(file);
    return isMoved || // else this file system cannot, as FAT, or Windows is older than that
           done(::MoveFileExW(from.c_str(), to.c_str(), MOVEFILE_REPLACE_EXISTING));
}

bool remove(const std::filesystem::path& file) { return done(::DeleteFileW(file.c_str())); }

// The library has the numbers of Windows, not all of which it finds in errno's.
int causeOf(const std::error_code& error)
{
    const std::error_condition condition = error.default_error_condition();
    return condition.category() == std::generic_category() ? condition.value()
                                                           : causeOf(static_cast<DWORD>(error.value()));
}

bool isDiskFull(int cause) { return cause == ENOSPC; }

bool isTerminal(int file)
{
    DWORD mode = 0; // which the device NUL has not, though _isatty() says that it were one
    return ::GetConsoleMode(handleOf(file), &mode) != 0;
}

void ignoreClosedPipes() {} // no signal tells of them

std::int64_t processNumber() { return ::GetCurrentProcessId(); }

void runBehindOthers() { (void)::SetThreadPriority(::GetCurrentThread(), THREAD_PRIORITY_BELOW_NORMAL); }

void atFirstStop(void (*act)(int signal))
{
    for (const int signal : {SIGINT, SIGTERM}) // which forgets it at the first
        (void)std::signal(signal, act);
}

int endSignals() { return -1; } // the end of a session comes as a message, of which Qt tells

} // namespace cave::platform

#endif
