// SPDX-License-Identifier: MIT
#include "core/base/ids.h"

#include "core/base/hash.h"

#include <charconv>

namespace cave {

std::string hexOf(std::uint64_t value)
{
    std::string text = "0x0000000000000000";
    for (std::size_t i = text.size(); i-- > 2; value >>= 4)
        text[i] = "0123456789abcdef"[value & 15];
    return text;
}

std::optional<std::uint64_t> parseHex(std::string_view text)
{
    constexpr std::string_view kDigits = "0123456789abcdef";
    if (text.size() != 18 || !text.starts_with("0x"))
        return std::nullopt;
    std::uint64_t value = 0;
    for (const char c : text.substr(2)) {
        const std::size_t digit = kDigits.find(c);
        if (digit == std::string_view::npos)
            return std::nullopt;
        value = value << 4 | digit;
    }
    return value;
}

std::optional<std::uint64_t> parseDecimal(std::string_view text)
{
    if (text.empty() || (text.size() > 1 && text.front() == '0'))
        return std::nullopt;
    std::uint64_t value = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (problem != std::errc{} || end != text.data() + text.size())
        return std::nullopt;
    return value;
}

std::optional<std::uint64_t> parseSeed(std::string_view typed)
{
    constexpr std::string_view kSpace = " \t\r\n";
    const std::size_t first = typed.find_first_not_of(kSpace);
    if (first == std::string_view::npos)
        return std::nullopt;
    typed = typed.substr(first, typed.find_last_not_of(kSpace) - first + 1);
    if (const auto number = parseDecimal(typed))
        return number;
    return hashOf("seed", typed);
}

} // namespace cave
