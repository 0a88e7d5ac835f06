// SPDX-License-Identifier: MIT
// How the commands say things, and what they read from and write to. What is for people goes through printLine() and
// complain() of core/base/streams.h, what is for programs through printData(): a check holds that nothing else prints.
#pragma once

#include "core/base/ids.h"
#include "core/base/result.h"
#include "core/base/streams.h"
#include "core/save/dungeon_file.h"
#include "core/save/game_file.h"

#include <filesystem>
#include <string>
#include <variant>

namespace cave::cli {

std::string inEnglish(const Text& text, std::shared_ptr<const Catalogue> catalogue = nullptr);
std::string inEnglish(const Error& error); // "WHERE: what"
int refuse(const Error& error);           // that on stderr; returns kCannot
int refuse(const Error& error, const std::string& file); // with "FILE: " before it
std::string shownName(const std::string& nameOrFile); // as an error names what was typed

// What its designer calls the row, such as "Lakes"; "" when nothing.
std::string labelOfRow(const Dungeon& dungeon, int z, Uid row);
std::string shownRow(const std::string& type, const std::string& label); // row blobs "Lakes"

void printJson(const Json& json); // a line for programs

// A built-in dungeon by its name ("jsrogue"), a file, or "-" for standard input.
Result<DungeonFile> openDungeon(const std::string& nameOrFile);
Result<GameFile> openGame(const std::filesystem::path& save); // or "-"
// Either, by what is in it.
Result<std::variant<DungeonFile, GameFile>> openDungeonOrGame(const std::string& nameOrFile);

// All of standard input. It comes but once, so who asks again is refused.
Result<std::string> readInput();

// "-", or the system's own name for it.
bool isStandardInput(const std::filesystem::path& file);
bool isStandardOutput(const std::filesystem::path& file);

// Into a file that is replaced, into a pipe or device that is there already, or for "-" to standard output.
Result<void> writeOut(const std::filesystem::path& out, std::string_view bytes);
// Whether that can be, of what takes long to make; "" is nowhere, and can. Leaves no trace.
Result<void> checkOut(const std::filesystem::path& out);

} // namespace cave::cli
