// SPDX-License-Identifier: MIT
/// @file
/// Whole files in and out, so that a reader meets the old file or the new one, never half of one.
#pragma once

#include "core/base/result.h"

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>

namespace cave {

/// The one way in which the programs read files: an error's `where` is the path as given. What is no regular file (a
/// folder, a device, a pipe that nobody may ever write to) is refused without waiting, and more than `maxBytes` before
/// they are read.
Result<std::string> readFile(const std::filesystem::path& path, std::size_t maxBytes);

/// The beginning of such a file, at most so long.
Result<std::string> readBeginning(const std::filesystem::path& path, std::size_t length);

/// Nothing when there is no such file, or a regular one; else why it will not be read. For what others than we read.
std::optional<Error> whyUnreadable(const std::filesystem::path& path);

/// What an open descriptor, such as a pipe, gives until it ends. An error's `where` is `name`.
Result<std::string> readToEnd(int descriptor, const std::filesystem::path& name, std::size_t maxBytes);

/// What errno, or the standard library, says of a file.
Error systemError(const std::filesystem::path& path, int cause);
Error systemError(const std::filesystem::path& path, const std::error_code& cause);

/// Writes into what is there: a pipe or a device, whose reader it waits for, or an empty file. What a file holds would
/// not be taken away.
Result<void> writeInto(const std::filesystem::path& path, std::string_view bytes);

/// Writes a new file beside the old one, syncs it and puts it in the old one's place, which stays whole whatever goes
/// wrong. A symbolic link stays one: what it points to is replaced. The old file's permissions are kept. What is no
/// regular file (a folder, a device, a pipe) is refused.
Result<void> writeFileAtomically(const std::filesystem::path& path, std::string_view bytes);

/// The same without waiting for the disk, which may be busy for seconds with what others write: it outlives the program
/// at once, but a power cut only when the file and its folder have been synced. Until then one may leave the old file,
/// or a new one without its bytes.
Result<void> writeFileUnsynced(const std::filesystem::path& path, std::string_view bytes);

/// Takes away what programs that were killed while they wrote have left in a folder; what is being written stays.
void removeLeftTemporaries(const std::filesystem::path& folder);

/// Where the links of `path` lead, so that a file has one name: `path` itself when it is no link.
std::filesystem::path withoutLinks(const std::filesystem::path& path);

/// Puts on the disk which files the folder of `file` holds. Some file systems cannot sync folders: that is no failure.
void syncFolderOf(const std::filesystem::path& file);

} // namespace cave
