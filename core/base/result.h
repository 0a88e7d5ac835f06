// SPDX-License-Identifier: MIT
/// @file
/// Errors are values with a place and a cause.
#pragma once

#include "core/base/text.h"

#include <expected>
#include <string>

namespace cave {

struct Error {
    std::string where; ///< a file, a JSON path ("levels[2].rows[7]"), or both: "cave.json: levels[2].rows[7]"
    Text what;
};

template <typename T>
using Result = std::expected<T, Error>;

inline std::unexpected<Error> failure(std::string where, Text what)
{
    return std::unexpected(Error{std::move(where), std::move(what)});
}

} // namespace cave
