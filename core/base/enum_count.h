// SPDX-License-Identifier: MIT
/// @file
/// How many values an enumeration has, so that a table with a row for each does not compile where one is missing.
#pragma once

#include <cstddef>
#include <source_location>
#include <string_view>

namespace cave {

/// "Wait" for PlayAction::Wait.
template <auto value>
consteval std::string_view enumName()
{
    // "... enumName() [with auto value = cave::PlayAction::Wait; ...]"; other compilers leave out "with auto".
    const std::string_view signature = std::source_location::current().function_name();
    const std::size_t begin = signature.rfind("value = ");
    const std::string_view name = signature.substr(begin, signature.find_first_of(";]", begin) - begin);
    return name.substr(name.rfind(':') + 1);
}

/// How many values an enumeration has that begins at 0 and leaves out none.
template <typename Enum, std::size_t next = 0>
consteval std::size_t enumCount()
{
    // Compilers call a number without a name "(cave::PlayAction)99".
    constexpr bool isNamed = enumName<static_cast<Enum>(next)>().find(')') == std::string_view::npos;
    if constexpr (isNamed)
        return enumCount<Enum, next + 1>();
    else
        return next;
}

} // namespace cave
