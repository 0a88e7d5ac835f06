// SPDX-License-Identifier: MIT
#include "core/base/files.h"

#include <algorithm>
#include <cerrno>
#include <cstdint>
#include <cstdio>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace cave {

namespace {

namespace fs = std::filesystem;

constexpr int kMostLinks = 40; // as the kernel follows
constexpr int kMostNames = 1000;
constexpr std::string_view kTemporaryPrefix = ".cave-";
constexpr std::string_view kTemporarySuffix = ".tmp";
constexpr std::size_t kChunk = std::size_t{1} << 16; // bytes that are read at a time

// Closes what it holds; closing again is harmless.
class Descriptor {
public:
    explicit Descriptor(int number) : m_number(number) {}
    Descriptor(Descriptor&& other) noexcept : m_number(std::exchange(other.m_number, -1)) {}
    Descriptor& operator=(Descriptor&& other) = delete;
    ~Descriptor() { close(); }

    bool isOpen() const { return m_number >= 0; }
    int number() const { return m_number; }
    bool close() { return m_number < 0 || ::close(std::exchange(m_number, -1)) == 0; }

private:
    int m_number;
};

// Takes its file away again unless told that it has found its place.
class TemporaryFile {
public:
    explicit TemporaryFile(fs::path path) : m_path(std::move(path)) {}
    TemporaryFile(const TemporaryFile&) = delete;
    TemporaryFile& operator=(const TemporaryFile&) = delete;
    ~TemporaryFile()
    {
        if (!m_kept)
            ::unlink(m_path.c_str());
    }
    const fs::path& path() const { return m_path; }
    void keep() { m_kept = true; }

private:
    fs::path m_path;
    bool m_kept = false;
};

Text sentenceFor(int cause)
{
    switch (cause) {
    case ENOENT:
    case ENOTDIR: return {CAVE_TEXT("errors", "There is no such file or folder.")};
    case EACCES:
    case EPERM: return {CAVE_TEXT("errors", "You are not allowed to use this file or folder.")};
    case EISDIR: return {CAVE_TEXT("errors", "This is a folder, not a file.")};
    case ENOSPC:
    case EDQUOT: return {CAVE_TEXT("errors", "The disk is full. Free some space or choose another folder.")};
    case EROFS: return {CAVE_TEXT("errors", "This disk can only be read. Choose another folder.")};
    case ENAMETOOLONG: return {CAVE_TEXT("errors", "This name is too long.")};
    case ELOOP: return {CAVE_TEXT("errors", "This link leads back to itself.")};
    default: return {CAVE_TEXT("errors", "The system says: %1."), {std::generic_category().message(cause)}};
    }
}

std::unexpected<Error> systemFailure(const fs::path& path, int cause)
{
    return std::unexpected(systemError(path, cause));
}

std::unexpected<Error> tooLarge(const fs::path& path, std::size_t maxBytes)
{
    return failure(path.string(),
                   {CAVE_TEXT("errors", "The file is larger than %1 bytes."), {static_cast<std::int64_t>(maxBytes)}});
}

// Why what is no regular file will not be read.
std::optional<Error> whyIrregular(const fs::path& path, const struct stat& status)
{
    if (S_ISREG(status.st_mode))
        return std::nullopt;
    if (S_ISDIR(status.st_mode))
        return systemError(path, EISDIR);
    return Error{path.string(), {CAVE_TEXT("errors", "This is a device or a pipe, not a file that can be read.")}};
}

struct OpenFile {
    Descriptor descriptor;
    off_t size;
};

// Without waiting for a pipe's other end, and without being given a terminal.
Result<OpenFile> openRegular(const fs::path& path)
{
    Descriptor file(::open(path.c_str(), O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC));
    struct stat status{};
    if (!file.isOpen() || ::fstat(file.number(), &status) != 0)
        return systemFailure(path, errno);
    if (auto problem = whyIrregular(path, status))
        return std::unexpected(std::move(*problem));
    return OpenFile{std::move(file), status.st_size};
}

// Appends what there is until the end, at most so much; errno of what went wrong. A file may grow while it is read, so
// the end counts, not the size.
int readOn(int number, std::string& bytes, std::size_t most)
{
    for (;;) {
        const std::size_t used = bytes.size();
        const std::size_t asked = std::min(kChunk, most - used);
        bytes.resize(used + asked);
        const ssize_t got = ::read(number, bytes.data() + used, asked);
        bytes.resize(used + static_cast<std::size_t>(std::max<ssize_t>(got, 0)));
        if (got < 0 && errno != EINTR)
            return errno;
        if (got == 0)
            return 0;
    }
}

// `bytes` is empty and may have room.
Result<std::string> readBounded(int number, const fs::path& name, std::size_t maxBytes, std::string bytes)
{
    if (const int cause = readOn(number, bytes, maxBytes < SIZE_MAX ? maxBytes + 1 : maxBytes))
        return systemFailure(name, cause);
    if (bytes.size() > maxBytes)
        return tooLarge(name, maxBytes);
    return bytes;
}

// Follows links by hand, because the last one may point to a file that does not exist yet.
Result<fs::path> linkTarget(const fs::path& path)
{
    fs::path target = path;
    for (int i = 0; i < kMostLinks; ++i) {
        std::error_code problem;
        if (!fs::is_symlink(fs::symlink_status(target, problem)))
            return target;
        const fs::path next = fs::read_symlink(target, problem);
        if (problem)
            return systemFailure(path, problem.value());
        target = target.parent_path() / next; // an absolute `next` replaces all of it
    }
    return systemFailure(path, ELOOP);
}

struct NewFile {
    fs::path path;
    int number;
};

// Whether a file that was opened still has its name, or any other.
bool hasName(int number)
{
    struct stat status{};
    return ::fstat(number, &status) == 0 && status.st_nlink > 0;
}

// A new file beside `target`. Its name is short, so that it fits wherever the target's does. It is held as long as it
// is open, so that nobody takes it for one that was left.
Result<NewFile> createBeside(const fs::path& target)
{
    for (int i = 0; i < kMostNames; ++i) {
        const std::string name = std::string(kTemporaryPrefix) + std::to_string(::getpid()) + '-' + std::to_string(i) +
                                 std::string(kTemporarySuffix);
        fs::path path = target.parent_path() / name;
        const int number = ::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
        if (number < 0 && errno != EEXIST)
            return systemFailure(target, errno);
        if (number < 0)
            continue;
        ::flock(number, LOCK_EX); // where there are no locks nobody takes it away either
        if (hasName(number))
            return NewFile{std::move(path), number};
        ::close(number);
    }
    return systemFailure(target, EEXIST);
}

int writeAll(int number, std::string_view bytes)
{
    while (!bytes.empty()) {
        const ssize_t written = ::write(number, bytes.data(), bytes.size());
        if (written < 0 && errno != EINTR)
            return errno;
        if (written > 0)
            bytes.remove_prefix(static_cast<std::size_t>(written));
    }
    return 0;
}

// The permissions of the file that will be replaced; nothing when there is none.
Result<std::optional<mode_t>> replaceableMode(const fs::path& target)
{
    struct stat status{};
    if (::stat(target.c_str(), &status) != 0)
        return errno == ENOENT ? Result<std::optional<mode_t>>(std::nullopt) : systemFailure(target, errno);
    if (S_ISDIR(status.st_mode))
        return systemFailure(target, EISDIR);
    if (!S_ISREG(status.st_mode))
        return failure(target.string(),
                       {CAVE_TEXT("errors", "This is a device or a pipe, not a file that can be replaced.")});
    if (::faccessat(AT_FDCWD, target.c_str(), W_OK, AT_EACCESS) != 0)
        return systemFailure(target, errno);
    return status.st_mode & 07777;
}

// The file that was replaced: where the links of `path` lead.
Result<fs::path> replaceFile(const fs::path& path, std::string_view bytes, bool isSynced)
{
    auto target = linkTarget(path);
    if (!target)
        return std::unexpected(target.error());
    const auto mode = replaceableMode(*target);
    if (!mode)
        return std::unexpected(mode.error());
    auto created = createBeside(*target);
    if (!created)
        return std::unexpected(created.error());

    TemporaryFile temporary(std::move(created->path));
    Descriptor file(created->number);
    const Descriptor held(::dup(created->number)); // until it has its new name
    if (const int cause = writeAll(file.number(), bytes))
        return systemFailure(path, cause);
    if (*mode && ::fchmod(file.number(), **mode) != 0)
        return systemFailure(path, errno);
    if ((isSynced && ::fsync(file.number()) != 0) || !file.close() ||
        ::rename(temporary.path().c_str(), target->c_str()) != 0)
        return systemFailure(path, errno);
    temporary.keep();
    return target;
}

} // namespace

Error systemError(const std::filesystem::path& path, int cause) { return {path.string(), sentenceFor(cause)}; }

Result<std::string> readFile(const std::filesystem::path& path, std::size_t maxBytes)
{
    const auto file = openRegular(path);
    if (!file)
        return std::unexpected(file.error());
    if (static_cast<std::uintmax_t>(file->size) > maxBytes)
        return tooLarge(path, maxBytes);
    std::string bytes;
    bytes.reserve(static_cast<std::size_t>(file->size) + kChunk);
    return readBounded(file->descriptor.number(), path, maxBytes, std::move(bytes));
}

Result<std::string> readBeginning(const std::filesystem::path& path, std::size_t length)
{
    const auto file = openRegular(path);
    if (!file)
        return std::unexpected(file.error());
    std::string bytes;
    const int cause = readOn(file->descriptor.number(), bytes, length);
    return cause == 0 ? Result<std::string>(std::move(bytes)) : systemFailure(path, cause);
}

std::optional<Error> whyUnreadable(const std::filesystem::path& path)
{
    struct stat status{};
    if (::stat(path.c_str(), &status) != 0)
        return errno == ENOENT ? std::nullopt : std::optional(systemError(path, errno));
    return whyIrregular(path, status);
}

Result<std::string> readToEnd(int descriptor, const std::filesystem::path& name, std::size_t maxBytes)
{
    return readBounded(descriptor, name, maxBytes, {});
}

Result<void> writeInto(const std::filesystem::path& path, std::string_view bytes)
{
    Descriptor file(::open(path.c_str(), O_WRONLY | O_CLOEXEC));
    if (!file.isOpen())
        return systemFailure(path, errno);
    const int cause = writeAll(file.number(), bytes);
    if (cause != 0 || !file.close())
        return systemFailure(path, cause != 0 ? cause : errno);
    return {};
}

Result<void> writeFileAtomically(const std::filesystem::path& path, std::string_view bytes)
{
    const auto target = replaceFile(path, bytes, true);
    if (!target)
        return std::unexpected(target.error());
    syncFolderOf(*target); // the rename is safe only then
    return {};
}

Result<void> writeFileUnsynced(const std::filesystem::path& path, std::string_view bytes)
{
    const auto target = replaceFile(path, bytes, false);
    return target ? Result<void>() : std::unexpected(target.error());
}

void removeLeftTemporaries(const std::filesystem::path& folder)
{
    std::error_code problem; // what cannot be read or removed stays
    for (const auto& entry : fs::directory_iterator(folder, problem)) {
        const std::string name = entry.path().filename().string();
        if (!name.starts_with(kTemporaryPrefix) || !name.ends_with(kTemporarySuffix))
            continue;
        const auto file = openRegular(entry.path());
        if (file && ::flock(file->descriptor.number(), LOCK_EX | LOCK_NB) == 0)
            ::unlink(entry.path().c_str());
    }
}

std::filesystem::path withoutLinks(const std::filesystem::path& path) { return linkTarget(path).value_or(path); }

void syncFolderOf(const std::filesystem::path& file)
{
    const fs::path folder = file.parent_path();
    const Descriptor descriptor(::open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (descriptor.isOpen())
        ::fsync(descriptor.number());
}

} // namespace cave
