// SPDX-License-Identifier: MIT
#include "core/base/text.h"

#include "core/base/utf8.h"

#include <cctype>

namespace cave {

namespace {

std::string formatArgument(const TextArgument& argument, const Phrasebook& phrasebook, bool first)
{
    if (const auto* number = std::get_if<std::int64_t>(&argument))
        return phrasebook.number(*number);
    if (const auto* kind = std::get_if<KindName>(&argument)) {
        std::string name = withControlsShown(phrasebook.kindName(*kind));
        return first ? phrasebook.raised(std::move(name)) : name;
    }
    return withControlsShown(std::get<std::string>(argument));
}

// None of ours holds controls, so a sentence that does comes from a dungeon, whatever its context. They are shown
// before it is looked up: who translates may stop at a NUL.
std::string sentenceOf(const Text& text, const Phrasebook& phrasebook)
{
    if (!hasControl(text.source))
        return phrasebook.sentence(text);
    Text asShown = text;
    asShown.source = withControlsShown(text.source, "\n");
    return phrasebook.sentence(asShown);
}

// What stands for the {word} that begins at `open`; "" when none does.
std::string keyAt(const std::string& sentence, std::size_t open, const Phrasebook& phrasebook)
{
    const std::size_t close = sentence[open] == '{' ? sentence.find('}', open) : std::string::npos;
    if (close == std::string::npos)
        return {};
    return phrasebook.key(std::string_view(sentence).substr(open + 1, close - open - 1));
}

} // namespace

std::string Phrasebook::raised(std::string name) const
{
    if (!name.empty())
        name.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(name.front())));
    return name;
}

std::string Phrasebook::key(std::string_view) const { return {}; }

std::string format(const Text& text, const Phrasebook& phrasebook)
{
    const std::string sentence = sentenceOf(text, phrasebook);
    std::string result;
    for (std::size_t i = 0; i < sentence.size(); ++i) {
        if (const std::string key = keyAt(sentence, i, phrasebook); !key.empty()) {
            result += key;
            i = sentence.find('}', i);
            continue;
        }
        const char next = i + 1 < sentence.size() ? sentence[i + 1] : '\0';
        if (sentence[i] != '%' || (next != 'n' && (next < '1' || next > '9'))) {
            result += sentence[i];
            continue;
        }
        ++i;
        const auto index = static_cast<std::size_t>(next - '1');
        if (next == 'n' && text.count)
            result += phrasebook.number(*text.count);
        else if (next != 'n' && index < text.arguments.size())
            result += formatArgument(text.arguments[index], phrasebook, result.empty());
        else
            (result += '%') += next;
    }
    return result;
}

} // namespace cave
