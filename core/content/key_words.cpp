// SPDX-License-Identifier: MIT
#include "core/content/key_words.h"

#include <algorithm>
#include <array>

namespace cave {

namespace {

constexpr std::array kKeyWords{
    KeyWord{"walk", "the arrow keys"},
    KeyWord{"diagonal", "y u b n"},
    KeyWord{"wait", "."},
    KeyWord{"obvious", "Enter"},
    KeyWord{"up", "<"},
    KeyWord{"down", ">"},
    KeyWord{"search", "s"},
    KeyWord{"close", "c"},
    KeyWord{"pick_up", "g"},
    KeyWord{"pack", "i"},
    KeyWord{"eat", "e"},
    KeyWord{"drink", "q"},
    KeyWord{"read", "r"},
    KeyWord{"wield", "w"},
    KeyWord{"wear", "W"},
    KeyWord{"drop", "d"},
    KeyWord{"look", ";"},
    KeyWord{"character", "C"},
    KeyWord{"messages", "v"},
    KeyWord{"help", "?"},
};

} // namespace

std::span<const KeyWord> keyWords() { return kKeyWords; }

const KeyWord* findKeyWord(std::string_view word)
{
    const auto found = std::ranges::find(kKeyWords, word, &KeyWord::word);
    return found == kKeyWords.end() ? nullptr : &*found;
}

std::optional<std::string> unknownKeyWord(std::string_view sentence)
{
    for (std::size_t open = sentence.find('{'); open != std::string_view::npos; open = sentence.find('{', open + 1)) {
        const std::size_t close = sentence.find('}', open);
        const std::string_view word =
            sentence.substr(open + 1, close == std::string_view::npos ? close : close - open - 1);
        if (close == std::string_view::npos || !findKeyWord(word))
            return std::string(word);
    }
    return std::nullopt;
}

} // namespace cave
