// SPDX-License-Identifier: MIT
/// @file
/// A save belongs to one program while it is played: a second one would play the first one's journal again and write
/// over its save.
#pragma once

#include "core/base/result.h"

#include <filesystem>

namespace cave {

/// "saves/a.save.json" -> "saves/a.save.json.lock"; of a link, that of the save that it leads to.
std::filesystem::path lockOf(const std::filesystem::path& save);

/// Holds a save until it goes, however that comes about: of a program that is killed nothing stays but an empty file.
class SaveLock {
public:
    /// The error: another program has the save, or this one has it already. Where no lock can be made (a folder that
    /// can only be read, a full disk) nothing is held: there nobody can write over the save either.
    static Result<SaveLock> take(const std::filesystem::path& save);

    SaveLock(SaveLock&& other) noexcept;
    SaveLock& operator=(SaveLock&& other) noexcept;
    ~SaveLock();

    bool isHeld() const; ///< not when somebody has removed its file, or no lock can be made

private:
    SaveLock(std::filesystem::path file, int descriptor) : m_file(std::move(file)), m_descriptor(descriptor) {}

    std::filesystem::path m_file;
    int m_descriptor = -1; ///< -1: holds nothing
};

} // namespace cave
