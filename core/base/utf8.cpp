// SPDX-License-Identifier: MIT
#include "core/base/utf8.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>

namespace cave {

namespace {

// What the first byte of a character says: how many follow, the bits it brings, and the least value that needs that
// many.
struct Lead {
    int following;
    char32_t bits;
    char32_t least;
};

std::optional<Lead> leadOf(unsigned char byte)
{
    if (byte < 0x80)
        return Lead{0, byte, 0};
    if (byte >= 0xc2 && byte < 0xe0)
        return Lead{1, static_cast<char32_t>(byte & 0x1f), 0x80};
    if (byte >= 0xe0 && byte < 0xf0)
        return Lead{2, static_cast<char32_t>(byte & 0x0f), 0x800};
    if (byte >= 0xf0 && byte < 0xf5)
        return Lead{3, static_cast<char32_t>(byte & 0x07), 0x10000};
    return std::nullopt;
}

struct Range {
    char32_t first;
    char32_t last;
};

constexpr Range kControls[]{{0x00, 0x1f},     {0x7f, 0x9f},     {0x61c, 0x61c},
                            {0x200e, 0x200f}, {0x2028, 0x202e}, {0x2066, 0x2069}};

std::string numbered(char sign, char32_t number)
{
    std::array<char, 8> digits{};
    const auto end = std::to_chars(digits.begin(), digits.end(), static_cast<std::uint32_t>(number), 16).ptr;
    return std::string("\\") + sign + '{' + std::string(digits.begin(), end) + '}';
}

} // namespace

std::optional<char32_t> nextCharacter(std::string_view text, std::size_t& at)
{
    if (at >= text.size())
        return std::nullopt;
    const auto lead = leadOf(static_cast<unsigned char>(text[at]));
    if (!lead || text.size() - at <= static_cast<std::size_t>(lead->following))
        return std::nullopt;
    char32_t value = lead->bits;
    for (int i = 1; i <= lead->following; ++i) {
        const auto byte = static_cast<unsigned char>(text[at + static_cast<std::size_t>(i)]);
        if ((byte & 0xc0) != 0x80)
            return std::nullopt;
        value = value << 6 | (byte & 0x3f);
    }
    if (value < lead->least || value > 0x10ffff || (value >= 0xd800 && value < 0xe000))
        return std::nullopt;
    at += static_cast<std::size_t>(lead->following) + 1;
    return value;
}

std::size_t validUtf8Length(std::string_view text)
{
    std::size_t at = 0;
    while (nextCharacter(text, at)) {}
    return at;
}

std::string utf8Of(char32_t character)
{
    const auto tail = [character](int shift) { return static_cast<char>(0x80 | (character >> shift & 0x3f)); };
    if (character < 0x80)
        return {static_cast<char>(character)};
    if (character < 0x800)
        return {static_cast<char>(0xc0 | character >> 6), tail(0)};
    if (character < 0x10000)
        return {static_cast<char>(0xe0 | character >> 12), tail(6), tail(0)};
    return {static_cast<char>(0xf0 | character >> 18), tail(12), tail(6), tail(0)};
}

std::string shortened(std::string_view text, std::size_t characters)
{
    std::size_t at = 0;
    for (std::size_t i = 0; i < characters && at < text.size(); ++i) {
        if (!nextCharacter(text, at))
            break;
    }
    std::string result(text.substr(0, at));
    if (at < text.size())
        result += "...";
    return result;
}

bool isControl(char32_t character)
{
    return std::ranges::any_of(kControls,
                               [&](const Range& range) { return character >= range.first && character <= range.last; });
}

bool hasControl(std::string_view text)
{
    std::size_t at = 0;
    while (const auto character = nextCharacter(text, at))
        if (isControl(*character))
            return true;
    return at < text.size();
}

std::string withControlsShown(std::string_view text, std::string_view kept)
{
    std::string result;
    result.reserve(text.size());
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t begin = at;
        const auto character = nextCharacter(text, at);
        if (!character)
            result += numbered('x', static_cast<unsigned char>(text[at++]));
        else if (isControl(*character) && !kept.contains(text[begin]))
            result += numbered('u', *character);
        else
            result += text.substr(begin, at - begin);
    }
    return result;
}

} // namespace cave
