// SPDX-License-Identifier: MIT
/// @file
/// A file that is written beside the one it replaces, piece by piece, and takes its place when it is whole. Who has all
/// its bytes at once uses writeFileAtomically() of files.h.
#pragma once

#include "core/base/descriptor.h"
#include "core/base/result.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string_view>

namespace cave {

/// Goes without a trace unless it took its place.
class AtomicFile {
public:
    /// Follows links; keeps the permissions of what will be replaced. Refuses what is no regular file, or cannot be
    /// written to. Every error's `where` is the path.
    static Result<AtomicFile> beside(const std::filesystem::path& path);

    AtomicFile(AtomicFile&& other) noexcept;
    AtomicFile& operator=(AtomicFile&& other) = delete;
    ~AtomicFile();

    const std::filesystem::path& temporary() const { return m_temporary; } ///< where it is meanwhile
    const std::filesystem::path& target() const { return m_target; } ///< where the links of the path lead

    Result<void> write(std::string_view bytes); ///< at its end
    /// The last that is called. Synced: on the disk before it has its name; then the folder's own sync is up to the
    /// caller.
    Result<void> takePlace(bool isSynced = true);

private:
    AtomicFile(std::filesystem::path path, std::filesystem::path target, std::optional<std::uint32_t> permissions,
               std::filesystem::path temporary, int number);

    std::filesystem::path m_path; // as it was asked for
    std::filesystem::path m_target;
    std::optional<std::uint32_t> m_permissions; // of the file that is replaced
    std::filesystem::path m_temporary; // "": it took its place
    Descriptor m_file;
};

/// Where links lead, which are followed by hand, because the last one may point to a file that does not exist yet.
Result<std::filesystem::path> linkTarget(const std::filesystem::path& path);

bool isTemporaryName(std::string_view name); ///< as files have that did not take their place

} // namespace cave
