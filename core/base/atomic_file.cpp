// SPDX-License-Identifier: MIT
#include "core/base/atomic_file.h"

#include "core/base/files.h"
#include "core/base/platform/platform.h"

#include <cerrno>
#include <string>
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
    const auto status = platform::statusOf(number);
    return status && status->names > 0;
}

// A new file beside `target`. Its name is short, so that it fits wherever the target's does. It is held as long as it
// is open, so that nobody takes it for one that was left.
Result<NewFile> createBeside(const fs::path& target)
{
    for (int i = 0; i < kMostNames; ++i) {
        const std::string name = std::string(kPrefix) + std::to_string(platform::processNumber()) + '-' +
                                 std::to_string(i) + std::string(kSuffix);
        fs::path path = target.parent_path() / name;
        const int number = platform::open(path, platform::Access::Create);
        if (number < 0 && errno != EEXIST)
            return failedWith(target, errno);
        if (number < 0)
            continue;
        platform::lock(number); // where there are no locks nobody takes it away either
        if (hasName(number))
            return NewFile{std::move(path), number};
        platform::close(number);
    }
    return failedWith(target, EEXIST);
}

// The permissions of the file that will be replaced; nothing when there is none.
Result<std::optional<std::uint32_t>> replaceablePermissions(const fs::path& target)
{
    const auto status = platform::statusOf(target);
    if (!status)
        return errno == ENOENT ? Result<std::optional<std::uint32_t>>(std::nullopt) : failedWith(target, errno);
    if (status->kind == platform::FileKind::Folder)
        return failedWith(target, EISDIR);
    if (status->kind != platform::FileKind::Regular)
        return failure(target.string(),
                       {CAVE_TEXT("errors", "This is a device or a pipe, not a file that can be replaced.")});
    if (!platform::mayWrite(target))
        return failedWith(target, errno);
    return status->permissions;
}

} // namespace

AtomicFile::AtomicFile(fs::path path, fs::path target, std::optional<std::uint32_t> permissions, fs::path temporary,
                       int number)
    : m_path(std::move(path)), m_target(std::move(target)), m_permissions(permissions),
      m_temporary(std::move(temporary)), m_file(number)
{
}

AtomicFile::AtomicFile(AtomicFile&& other) noexcept
    : m_path(std::move(other.m_path)), m_target(std::move(other.m_target)), m_permissions(other.m_permissions),
      m_temporary(std::exchange(other.m_temporary, {})), m_file(std::move(other.m_file))
{
}

AtomicFile::~AtomicFile()
{
    if (!m_temporary.empty())
        platform::remove(m_temporary);
}

Result<AtomicFile> AtomicFile::beside(const fs::path& path)
{
    auto target = linkTarget(path);
    if (!target)
        return std::unexpected(target.error());
    const auto permissions = replaceablePermissions(*target);
    if (!permissions)
        return std::unexpected(permissions.error());
    auto created = createBeside(*target);
    if (!created)
        return std::unexpected(created.error());
    return AtomicFile(path, std::move(*target), *permissions, std::move(created->path), created->number);
}

Result<void> AtomicFile::write(std::string_view bytes)
{
    const int cause = writeAll(m_file.number(), bytes);
    return cause == 0 ? Result<void>() : failedWith(m_path, cause);
}

Result<void> AtomicFile::takePlace(bool isSynced)
{
    if (m_permissions && !platform::setPermissions(m_file.number(), *m_permissions))
        return failedWith(m_path, errno);
    const Descriptor held(platform::duplicate(m_file.number())); // locked until it has its new name
    if ((isSynced && !platform::sync(m_file.number())) || !m_file.close() || !platform::moveOver(m_temporary, m_target))
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
            return std::unexpected(systemError(path, problem));
        target = target.parent_path() / next; // an absolute `next` replaces all of it
    }
    return failedWith(path, ELOOP);
}

bool isTemporaryName(std::string_view name) { return name.starts_with(kPrefix) && name.ends_with(kSuffix); }

} // namespace cave
