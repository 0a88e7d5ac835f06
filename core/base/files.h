// SPDX-License-Identifier: MIT
/// @file
/// Whole files in and out, so that a reader meets the old file or the new one, never half of one. POSIX.
#pragma once

#include "core/base/result.h"

#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>

namespace cave {

/// An error's `where` is the path as given. More than `maxBytes` are refused, before they are read where the size is
/// known.
Result<std::string> readFile(const std::filesystem::path& path, std::size_t maxBytes);

/// What errno says of a file.
Error systemError(const std::filesystem::path& path, int cause);

/// Writes a new file beside the old one, syncs it and puts it in the old one's place, which stays whole whatever goes
/// wrong. A symbolic link stays one: what it points to is replaced. The old file's permissions are kept. What is no
/// regular file (a folder, a device, a pipe) is refused.
Result<void> writeFileAtomically(const std::filesystem::path& path, std::string_view bytes);

/// The same without waiting for the disk, which may be busy for seconds with what others write: it outlives the program
/// at once, but a power cut only when the file and its folder have been synced. Until then one may leave the old file,
/// or a new one without its bytes.
Result<void> writeFileUnsynced(const std::filesystem::path& path, std::string_view bytes);

/// Puts on the disk which files the folder of `file` holds. Some file systems cannot sync folders: that is no failure.
void syncFolderOf(const std::filesystem::path& file);

} // namespace cave
