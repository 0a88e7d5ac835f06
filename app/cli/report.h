// SPDX-License-Identifier: MIT
// How the commands say things.
#pragma once

#include "core/base/result.h"
#include "core/save/dungeon_file.h"

#include <string>

namespace cave::cli {

std::string inEnglish(const Text& text, std::shared_ptr<const Catalogue> catalogue = nullptr);
int refuse(const Error& error);           // "WHERE: what" on stderr; returns kCannot
int refuse(const Error& error, const std::string& file); // with "FILE: " before it

// A built-in dungeon by its name ("jsrogue"), or a file.
Result<DungeonFile> openDungeon(const std::string& nameOrFile);

} // namespace cave::cli
