// SPDX-License-Identifier: MIT
#include "core/rules/command.h"

namespace cave {

namespace {

// The words of each command; those with a direction are followed by it.
template <typename Verb>
constexpr std::string_view kWords = "";
template <>
constexpr std::string_view kWords<Wait> = "wait";
template <>
constexpr std::string_view kWords<Walk> = "walk";
template <>
constexpr std::string_view kWords<ClimbUp> = "climb up";
template <>
constexpr std::string_view kWords<ClimbDown> = "climb down";
template <>
constexpr std::string_view kWords<Spread> = "spread";
template <>
constexpr std::string_view kWords<Summon> = "summon";
template <>
constexpr std::string_view kWords<Strengthen> = "strengthen";
template <>
constexpr std::string_view kWords<Close> = "close";
template <>
constexpr std::string_view kWords<Search> = "search";
template <>
constexpr std::string_view kWords<PickUp> = "pick up";

template <typename Verb>
std::optional<Command> read(std::string_view text)
{
    static_assert(!kWords<Verb>.empty());
    if constexpr (requires(Verb verb) { verb.direction; }) {
        if (!text.starts_with(kWords<Verb>) || text.substr(kWords<Verb>.size(), 1) != " ")
            return std::nullopt;
        const auto direction = directionNamed(text.substr(kWords<Verb>.size() + 1));
        return direction ? std::optional<Command>(Verb{*direction}) : std::nullopt;
    } else {
        return text == kWords<Verb> ? std::optional<Command>(Verb{}) : std::nullopt;
    }
}

template <typename... Verbs>
std::optional<Command> readAny(std::string_view text, const std::variant<Verbs...>*)
{
    std::optional<Command> found;
    ((found = read<Verbs>(text)) || ...);
    return found;
}

} // namespace

std::string spell(const Command& command)
{
    return std::visit(
        []<typename Verb>(const Verb& verb) {
            std::string text(kWords<Verb>);
            if constexpr (requires { verb.direction; })
                text.append(" ").append(shortName(verb.direction));
            return text;
        },
        command);
}

std::optional<Command> commandSpelled(std::string_view text)
{
    return readAny(text, static_cast<const Command*>(nullptr));
}

} // namespace cave
