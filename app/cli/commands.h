// SPDX-License-Identifier: MIT
// What cavewright-cli can do, one function a command.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace cave::cli {

// What a command returns to the shell.
enum ExitStatus : int {
    kDone = 0,
    kNo = 1,     // the answer is no: problems were found, things differ
    kCannot = 2, // bad arguments, an unreadable or refused file
};

// Results go to stdout, errors to stderr, both in English.
int generate(const std::string& nameOrFile, std::uint64_t seed, const std::filesystem::path& out);
int check(const std::vector<std::string>& files, bool asJson);
int hash(const std::string& nameOrFile);
int convert(const std::filesystem::path& in, const std::filesystem::path& out);
int replaySave(const std::filesystem::path& save);

} // namespace cave::cli
