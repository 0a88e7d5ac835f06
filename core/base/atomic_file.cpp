// SPDX-License-Identifier: MIT
#include "core/base/atomic_file.h"

#include "core/base/files.h"

#include <cerrno>
#include <fcntl.h>
#include <string>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace cave {

namespace {

namespace fs = std::filesystem;

constexpr int kMostLinks = 40; // as the kernel follows
constexpr int kMostNames = 1000;
constexpr std::string_view kPrefix = ".cave-";
constexpr std::string_view kSuffix = ".tmp";

std::unexpected<Error> failedWith(const fs::path& path, int cause) { return std::unexpected(systemError(path, cause)); }

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
        const std::string name =
            std::string(kPrefix) + std::to_string(::getpid()) + '-' + std::to_string(i) + std::string(kSuffix);
        fs::path path = target.parent_path() / name;
        const int number = ::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
        if (number < 0 && errno != EEXIST)
            return failedWith(target, errno);
        if (number < 0)
            continue;
        ::flock(number, LOCK_EX); // where there are no locks nobody takes it away either
        if (hasName(number))
            return NewFile{std::move(path), number};
        ::close(number);
    }
    return failedWith(target, EEXIST);
}

// The permissions of the file that will be replaced; nothing when there is none.
Result<std::optional<mode_t>> replaceableMode(const fs::path& target)
{
    struct stat status{};
    if (::stat(target.c_str(), &status) != 0)
        return errno == ENOENT ? Result<std::optional<mode_t>>(std::nullopt) : failedWith(target, errno);
    if (S_ISDIR(status.st_mode))
        return failedWith(target, EISDIR);
    if (!S_ISREG(status.st_mode))
        return failure(target.string(),
                       {CAVE_TEXT("errors", "This is a device or a pipe, not a file that can be replaced.")});
    if (::faccessat(AT_FDCWD, target.c_str(), W_OK, AT_EACCESS) != 0)
        return failedWith(target, errno);
    return status.st_mode & 07777;
}

} // namespace

AtomicFile::AtomicFile(fs::path path, fs::path target, std::optional<mode_t> mode, fs::path temporary, int number)
    : m_path(std::move(path)), m_target(std::move(target)), m_mode(mode), m_temporary(std::move(temporary)),
      m_file(number)
{
}

AtomicFile::AtomicFile(AtomicFile&& other) noexcept
    : m_path(std::move(other.m_path)), m_target(std::move(other.m_target)), m_mode(other.m_mode),
      m_temporary(std::exchange(other.m_temporary, {})), m_file(std::move(other.m_file))
{
}

AtomicFile::~AtomicFile()
{
    if (!m_temporary.empty())
        ::unlink(m_temporary.c_str());
}

Result<AtomicFile> AtomicFile::beside(const fs::path& path)
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
    return AtomicFile(path, std::move(*target), *mode, std::move(created->path), created->number);
}

Result<void> AtomicFile::write(std::string_view bytes)
{
    const int cause = writeAll(m_file.number(), bytes);
    return cause == 0 ? Result<void>() : failedWith(m_path, cause);
}

Result<void> AtomicFile::takePlace(bool isSynced)
{
    if (m_mode && ::fchmod(m_file.number(), *m_mode) != 0)
        return failedWith(m_path, errno);
    const Descriptor held(::dup(m_file.number())); // locked until it has its new name
    if ((isSynced && ::fsync(m_file.number()) != 0) || !m_file.close() ||
        ::rename(m_temporary.c_str(), m_target.c_str()) != 0)
        return failedWith(m_path, errno);
    m_temporary.clear();
    return {};
}

Result<fs::path> linkTarget(const fs::path& path)
{
    fs::path target = path;
    for (int i = 0; i < kMostLinks; ++i) {
        std::error_code problem;
        if (!fs::is_symlink(fs::symlink_status(target, problem)))
            return target;
        const fs::path next = fs::read_symlink(target, problem);
        if (problem)
            return failedWith(path, problem.value());
        target = target.parent_path() / next; // an absolute `next` replaces all of it
    }
    return failedWith(path, ELOOP);
}

bool isTemporaryName(std::string_view name) { return name.starts_with(kPrefix) && name.ends_with(kSuffix); }

} // namespace cave
