// SPDX-License-Identifier: MIT
#include "core/rules/facts/command.h"

#include <charconv>
#include <memory>
#include <type_traits>

namespace cave {

namespace {

std::string_view wordFor(Gained gained)
{
    switch (gained) {
    case Gained::Health: return "health";
    case Gained::Attack: return "attack";
    case Gained::Defence: return "defence";
    case Gained::Sight: return "sight";
    }
    return {};
}

std::string_view wordFor(Duty duty)
{
    switch (duty) {
    case Duty::Follow: return "follow";
    case Duty::Stay: return "stay";
    case Duty::Free: return "free";
    }
    return {};
}

// Where something is worn.
std::string_view wordFor(Use place)
{
    switch (place) {
    case Use::None: return "nothing";
    case Use::Wielded: return "hand";
    case Use::Worn: return "body";
    case Use::Off: return "off";
    case Use::Ring1: return "ring1";
    case Use::Ring2: return "ring2";
    }
    return {};
}

// A value of an enumeration by its word.
template <typename Value>
std::optional<Value> readWord(std::string_view text)
{
    for (int i = 0; !wordFor(static_cast<Value>(i)).empty(); ++i)
        if (wordFor(static_cast<Value>(i)) == text)
            return static_cast<Value>(i);
    return std::nullopt;
}

// As formatCommand() writes numbers: digits without leading zeros.
template <typename Number>
std::optional<Number> readNumber(std::string_view text)
{
    Number number = 0;
    const char* const end = std::to_address(text.end());
    const auto [last, problem] = std::from_chars(std::to_address(text.begin()), end, number);
    if (problem != std::errc{} || last != end || std::to_string(number) != text)
        return std::nullopt;
    return number;
}

std::optional<EntityId> readItem(std::string_view text)
{
    const auto number = readNumber<std::uint32_t>(text);
    return number ? std::optional(static_cast<EntityId>(*number)) : std::nullopt;
}

// "12,7"
template <typename Verb>
std::optional<Command> readCell(std::string_view text)
{
    const std::size_t comma = text.find(',');
    const auto x = readNumber<int>(text.substr(0, comma));
    const auto y = readNumber<int>(comma < text.size() ? text.substr(comma + 1) : "");
    return x && y ? std::optional<Command>(Verb{*x, *y}) : std::nullopt;
}

// "17 at 12,7"
template <typename Verb>
std::optional<Command> readAim(std::string_view text)
{
    constexpr std::string_view kAt = " at ";
    const std::size_t at = text.find(kAt);
    const std::size_t comma = text.find(',');
    if (at == std::string_view::npos || comma == std::string_view::npos || comma < at + kAt.size())
        return std::nullopt;
    const auto item = readItem(text.substr(0, at));
    const auto x = readNumber<int>(text.substr(at + kAt.size(), comma - at - kAt.size()));
    const auto y = readNumber<int>(text.substr(comma + 1));
    return item && x && y ? std::optional<Command>(Verb{*item, *x, *y}) : std::nullopt;
}

// "18 in 17", "18 on 17"
template <typename Verb>
std::optional<Command> readTwo(std::string_view text, std::string_view between)
{
    const std::size_t in = text.find(between);
    if (in == std::string_view::npos)
        return std::nullopt;
    const auto item = readItem(text.substr(0, in));
    const auto into = readItem(text.substr(in + between.size()));
    return item && into ? std::optional<Command>(Verb{*item, *into}) : std::nullopt;
}

// "17", "17 on ring2"
template <typename Verb>
std::optional<Command> readPlacing(std::string_view text)
{
    constexpr std::string_view kOn = " on ";
    const std::size_t on = text.find(kOn);
    const auto item = readItem(text.substr(0, on));
    const auto place =
        on == std::string_view::npos ? std::optional(Use::None) : readWord<Use>(text.substr(on + kOn.size()));
    const bool isPlace = place && (on == std::string_view::npos || isWorn(*place));
    return item && isPlace ? std::optional<Command>(Verb{*item, *place}) : std::nullopt;
}

// What follows the words and a blank.
std::optional<std::string_view> argumentOf(std::string_view text, std::string_view words)
{
    if (!text.starts_with(words) || text.substr(words.size(), 1) != " ")
        return std::nullopt;
    return text.substr(words.size() + 1);
}

// A verb with other arguments than these needs its own form here and in formatArguments().
template <typename Verb>
std::optional<Command> readArguments(std::string_view text)
{
    if constexpr (requires(Verb verb) { verb.direction; }) {
        const auto direction = directionNamed(text);
        return direction ? std::optional<Command>(Verb{*direction}) : std::nullopt;
    } else if constexpr (requires(Verb verb) { verb.gained; }) {
        const auto gained = readWord<Gained>(text);
        return gained ? std::optional<Command>(Verb{*gained}) : std::nullopt;
    } else if constexpr (requires(Verb verb) { verb.duty; }) {
        const auto duty = readWord<Duty>(text);
        return duty ? std::optional<Command>(Verb{*duty}) : std::nullopt;
    } else if constexpr (requires(Verb verb) { verb.item, verb.into; }) {
        return readTwo<Verb>(text, " in ");
    } else if constexpr (requires(Verb verb) { verb.item, verb.on; }) {
        return readTwo<Verb>(text, " on ");
    } else if constexpr (requires(Verb verb) { verb.item, verb.place; }) {
        return readPlacing<Verb>(text);
    } else if constexpr (requires(Verb verb) { verb.item, verb.x, verb.y; }) {
        return readAim<Verb>(text);
    } else if constexpr (requires(Verb verb) { verb.x, verb.y; }) {
        return readCell<Verb>(text);
    } else {
        const auto item = readItem(text);
        return item ? std::optional<Command>(Verb{*item}) : std::nullopt;
    }
}

template <typename Verb>
std::optional<Command> read(std::string_view text)
{
    if constexpr (std::is_empty_v<Verb>)
        return text == Verb::words ? std::optional<Command>(Verb{}) : std::nullopt;
    else if (const auto argument = argumentOf(text, Verb::words))
        return readArguments<Verb>(*argument);
    return std::nullopt;
}

template <typename... Verbs>
std::optional<Command> readAny(std::string_view text, const std::variant<Verbs...>*)
{
    std::optional<Command> found;
    ((found = read<Verbs>(text)) || ...);
    return found;
}

std::string cellOf(const auto& verb) { return std::to_string(verb.x) + "," + std::to_string(verb.y); }
std::string itemOf(const auto& verb) { return std::to_string(static_cast<std::uint32_t>(verb.item)); }

template <typename Verb>
std::string formatArguments(const Verb& verb)
{
    if constexpr (std::is_empty_v<Verb>)
        return {};
    else if constexpr (requires { verb.direction; })
        return std::string(" ").append(shortName(verb.direction));
    else if constexpr (requires { verb.gained; })
        return std::string(" ").append(wordFor(verb.gained));
    else if constexpr (requires { verb.duty; })
        return std::string(" ").append(wordFor(verb.duty));
    else if constexpr (requires { verb.item, verb.into; })
        return " " + itemOf(verb) + " in " + std::to_string(static_cast<std::uint32_t>(verb.into));
    else if constexpr (requires { verb.item, verb.on; })
        return " " + itemOf(verb) + " on " + std::to_string(static_cast<std::uint32_t>(verb.on));
    else if constexpr (requires { verb.item, verb.place; })
        return " " + itemOf(verb) + (verb.place == Use::None ? "" : std::string(" on ").append(wordFor(verb.place)));
    else if constexpr (requires { verb.item, verb.x, verb.y; })
        return " " + itemOf(verb) + " at " + cellOf(verb);
    else if constexpr (requires { verb.x, verb.y; })
        return " " + cellOf(verb);
    else
        return " " + itemOf(verb);
}

} // namespace

std::string formatCommand(const Command& command)
{
    return std::visit([](const auto& verb) { return std::string(verb.words) + formatArguments(verb); }, command);
}

std::optional<Command> parseCommand(std::string_view text)
{
    return readAny(text, static_cast<const Command*>(nullptr));
}

} // namespace cave
