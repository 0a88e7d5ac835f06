// SPDX-License-Identifier: MIT
#include "core/save/formats/base64url.h"

#include <cstdint>

namespace cave {

namespace {

constexpr std::string_view kLetters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
constexpr unsigned kBitsOfLetter = 6;
constexpr unsigned kBitsOfByte = 8;

} // namespace

std::string toBase64Url(std::string_view bytes)
{
    std::string text;
    text.reserve((bytes.size() * kBitsOfByte + kBitsOfLetter - 1) / kBitsOfLetter);
    std::uint32_t bits = 0;
    unsigned count = 0;
    for (const char byte : bytes) {
        bits = bits << kBitsOfByte | static_cast<std::uint8_t>(byte);
        for (count += kBitsOfByte; count >= kBitsOfLetter; count -= kBitsOfLetter)
            text += kLetters[bits >> (count - kBitsOfLetter) & 0x3fU];
    }
    if (count > 0)
        text += kLetters[bits << (kBitsOfLetter - count) & 0x3fU];
    return text;
}

std::optional<std::string> fromBase64Url(std::string_view text)
{
    std::string bytes;
    bytes.reserve(text.size() * kBitsOfLetter / kBitsOfByte);
    std::uint32_t bits = 0;
    unsigned count = 0;
    for (const char letter : text) {
        const std::size_t value = kLetters.find(letter);
        if (value == std::string_view::npos)
            return std::nullopt;
        bits = bits << kBitsOfLetter | static_cast<std::uint32_t>(value);
        count += kBitsOfLetter;
        if (count < kBitsOfByte)
            continue;
        count -= kBitsOfByte;
        bytes += static_cast<char>(bits >> count & 0xffU);
    }
    const bool isWhole = count < kBitsOfLetter && (bits & ((1U << count) - 1U)) == 0;
    return isWhole ? std::optional(std::move(bytes)) : std::nullopt;
}

} // namespace cave
