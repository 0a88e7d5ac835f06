// SPDX-License-Identifier: MIT
#include "core/base/files.h"

#include "core/base/atomic_file.h"
#include "core/base/platform/platform.h"

#include <algorithm>
#include <cerrno>
#include <cstdint>

namespace cave {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t kChunk = std::size_t{1} << 16; // bytes that are read at a time

Text sentenceFor(int cause)
{
    if (platform::isDiskFull(cause))
        return {CAVE_TEXT("errors", "The disk is full. Free some space or choose another folder.")};
    switch (cause) {
    case ENOENT:
    case ENOTDIR: return {CAVE_TEXT("errors", "There is no such file or folder.")};
    case EACCES:
    case EPERM: return {CAVE_TEXT("errors", "You are not allowed to use this file or folder.")};
    case EISDIR: return {CAVE_TEXT("errors", "This is a folder, not a file.")};
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
std::optional<Error> whyIrregular(const fs::path& path, platform::FileKind kind)
{
    if (kind == platform::FileKind::Regular)
        return std::nullopt;
    if (kind == platform::FileKind::Folder)
        return systemError(path, EISDIR);
    return Error{path.string(), {CAVE_TEXT("errors", "This is a device or a pipe, not a file that can be read.")}};
}

struct OpenFile {
    Descriptor descriptor;
    std::uint64_t size; // in bytes
};

Result<OpenFile> openRegular(const fs::path& path)
{
    Descriptor file(platform::open(path, platform::Access::Read));
    const auto status = file.isOpen() ? platform::statusOf(file.number()) : std::nullopt;
    if (!status)
        return systemFailure(path, errno);
    if (auto problem = whyIrregular(path, status->kind))
        return std::unexpected(std::move(*problem));
    return OpenFile{std::move(file), status->size};
}

// Appends what there is until the end, at most so much; errno of what went wrong. A file may grow while it is read, so
// the end counts, not the size.
int readOn(int number, std::string& bytes, std::size_t most)
{
    for (;;) {
        const std::size_t used = bytes.size();
        const std::size_t asked = std::min(kChunk, most - used);
        bytes.resize(used + asked);
        const std::ptrdiff_t got = platform::read(number, bytes.data() + used, asked);
        bytes.resize(used + static_cast<std::size_t>(std::max<std::ptrdiff_t>(got, 0)));
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

// The file that was replaced: where the links of `path` lead.
Result<fs::path> replaceFile(const fs::path& path, std::string_view bytes, bool isSynced)
{
    auto file = AtomicFile::beside(path);
    if (!file)
        return std::unexpected(file.error());
    if (auto written = file->write(bytes); !written)
        return std::unexpected(std::move(written.error()));
    if (auto placed = file->takePlace(isSynced); !placed)
        return std::unexpected(std::move(placed.error()));
    return file->target();
}

} // namespace

Error systemError(const std::filesystem::path& path, int cause) { return {path.string(), sentenceFor(cause)}; }

Error systemError(const std::filesystem::path& path, const std::error_code& cause)
{
    return systemError(path, platform::causeOf(cause));
}

Result<std::string> readFile(const std::filesystem::path& path, std::size_t maxBytes)
{
    const auto file = openRegular(path);
    if (!file)
        return std::unexpected(file.error());
    if (file->size > maxBytes)
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
    const auto status = platform::statusOf(path);
    if (!status)
        return errno == ENOENT ? std::nullopt : std::optional(systemError(path, errno));
    return whyIrregular(path, status->kind);
}

Result<std::string> readToEnd(int descriptor, const std::filesystem::path& name, std::size_t maxBytes)
{
    return readBounded(descriptor, name, maxBytes, {});
}

Result<void> writeInto(const std::filesystem::path& path, std::string_view bytes)
{
    Descriptor file(platform::open(path, platform::Access::Write));
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
        if (!isTemporaryName(name))
            continue;
        const auto file = openRegular(entry.path());
        if (file && platform::tryLock(file->descriptor.number()))
            platform::remove(entry.path());
    }
}

std::filesystem::path withoutLinks(const std::filesystem::path& path) { return linkTarget(path).value_or(path); }

void syncFolderOf(const std::filesystem::path& file)
{
    const fs::path folder = file.parent_path();
    platform::syncFolder(folder.empty() ? fs::path(".") : folder);
}

} // namespace cave
