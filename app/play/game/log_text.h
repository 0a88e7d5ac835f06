// SPDX-License-Identifier: MIT
// How a log of the player's is written: what file it is, then each row on a line of its own.
#pragma once

#include "core/json/json.h"

#include <string>
#include <string_view>
#include <vector>

namespace cave {

struct LogHead {
    std::string_view schema; // kSchemaMember as it was read; "": none
    std::string_view format;
    int version;
    std::string_view rows; // the member that holds them
};

std::string logText(const LogHead& head, const std::vector<Json>& rows);

} // namespace cave
