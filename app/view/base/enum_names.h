// SPDX-License-Identifier: MIT
// The names of an enumeration's values as the source spells them: for files, where a value must be found again after
// others were added before it.
#pragma once

#include <array>
#include <cstddef>
#include <source_location>
#include <string_view>
#include <utility>

namespace cave {

// "Wait" for PlayAction::Wait.
template <auto value>
consteval std::string_view enumName()
{
    // "... enumName() [with auto value = cave::PlayAction::Wait; ...]"; other compilers leave out "with auto".
    const std::string_view signature = std::source_location::current().function_name();
    const std::size_t begin = signature.rfind("value = ");
    const std::string_view name = signature.substr(begin, signature.find_first_of(";]", begin) - begin);
    return name.substr(name.rfind(':') + 1);
}

// How many values an enumeration has that begins at 0 and leaves out none.
template <typename Enum, std::size_t next = 0>
consteval std::size_t enumCount()
{
    // Of a number without a name, compilers say "(cave::PlayAction)99".
    constexpr bool isNamed = enumName<static_cast<Enum>(next)>().find(')') == std::string_view::npos;
    if constexpr (isNamed)
        return enumCount<Enum, next + 1>();
    else
        return next;
}

// Of the values 0 .. count - 1.
template <typename Enum, std::size_t count>
consteval std::array<std::string_view, count> enumNames()
{
    return []<std::size_t... number>(std::index_sequence<number...>) {
        return std::array<std::string_view, count>{enumName<static_cast<Enum>(number)>()...};
    }(std::make_index_sequence<count>());
}

} // namespace cave
