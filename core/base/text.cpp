// SPDX-License-Identifier: MIT
#include "core/base/text.h"

#include <cctype>

namespace cave {

namespace {

std::string spell(const TextArgument& argument, const Phrasebook& phrasebook, bool first)
{
    if (const auto* number = std::get_if<std::int64_t>(&argument))
        return phrasebook.number(*number);
    if (const auto* kind = std::get_if<KindName>(&argument)) {
        std::string name = phrasebook.kindName(*kind);
        return first ? phrasebook.raised(std::move(name)) : name;
    }
    return std::get<std::string>(argument);
}

} // namespace

std::string Phrasebook::raised(std::string name) const
{
    if (!name.empty())
        name.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(name.front())));
    return name;
}

std::string format(const Text& text, const Phrasebook& phrasebook)
{
    const std::string sentence = phrasebook.sentence(text);
    std::string result;
    for (std::size_t i = 0; i < sentence.size(); ++i) {
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
            result += spell(text.arguments[index], phrasebook, result.empty());
        else
            (result += '%') += next;
    }
    return result;
}

} // namespace cave
