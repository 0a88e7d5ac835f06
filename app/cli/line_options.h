// SPDX-License-Identifier: MIT
// The options that catalog, simulate and search share.
#pragma once

#include "app/cli/seed_lines.h"

#include <string>

namespace CLI {
class App;
} // namespace CLI

namespace cave::cli {

// A whole number as it was typed; `option` names it where it is none.
std::uint64_t numberOf(const std::string& option, const std::string& typed);

// As they were typed. It must outlive the command.
struct LineOptions {
    std::string first = "1";
    std::string count;
    int jobs = 1;
    std::string columns;
    std::string shard;
    std::uint64_t shards = 0;
    std::uint64_t each = 1;
    std::string parts;
    bool progress = false;

    void addTo(CLI::App& command, const std::string& countHelp);
    LineArguments arguments() const; // throws CLI::ValidationError
};

} // namespace cave::cli
