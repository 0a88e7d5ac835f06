// SPDX-License-Identifier: MIT
#include "core/rules/facts/command.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <memory>

namespace cave {

namespace {

// The words of each command; those with a direction are followed by it.
template <typename Verb>
constexpr std::string_view kVerbWords = "";
template <>
constexpr std::string_view kVerbWords<Wait> = "wait";
template <>
constexpr std::string_view kVerbWords<Walk> = "walk";
template <>
constexpr std::string_view kVerbWords<ClimbUp> = "climb up";
template <>
constexpr std::string_view kVerbWords<ClimbDown> = "climb down";
template <>
constexpr std::string_view kVerbWords<Spread> = "spread";
template <>
constexpr std::string_view kVerbWords<Summon> = "summon";
template <>
constexpr std::string_view kVerbWords<Strengthen> = "strengthen";
template <>
constexpr std::string_view kVerbWords<Wake> = "wake";
template <>
constexpr std::string_view kVerbWords<Shoot> = "shoot";
template <>
constexpr std::string_view kVerbWords<Steal> = "steal";
template <>
constexpr std::string_view kVerbWords<Burst> = "burst";
template <>
constexpr std::string_view kVerbWords<Mend> = "mend";
template <>
constexpr std::string_view kVerbWords<Close> = "close";
template <>
constexpr std::string_view kVerbWords<Search> = "search";
template <>
constexpr std::string_view kVerbWords<PickUp> = "pick up";
template <>
constexpr std::string_view kVerbWords<Take> = "take";
template <>
constexpr std::string_view kVerbWords<Drop> = "drop";
template <>
constexpr std::string_view kVerbWords<Wield> = "wield";
template <>
constexpr std::string_view kVerbWords<Wear> = "wear";
template <>
constexpr std::string_view kVerbWords<TakeOff> = "take off";
template <>
constexpr std::string_view kVerbWords<Eat> = "eat";
template <>
constexpr std::string_view kVerbWords<Drink> = "drink";
template <>
constexpr std::string_view kVerbWords<Read> = "read";
template <>
constexpr std::string_view kVerbWords<ReadAt> = "read";
template <>
constexpr std::string_view kVerbWords<Zap> = "zap";
template <>
constexpr std::string_view kVerbWords<ZapAt> = "zap";
template <>
constexpr std::string_view kVerbWords<Throw> = "throw";
template <>
constexpr std::string_view kVerbWords<Gain> = "gain";
template <>
constexpr std::string_view kVerbWords<GiveUp> = "give up";

constexpr std::array<std::string_view, 4> kGainWords{"health", "attack", "defence", "sight"};

// As spell() writes numbers: digits without leading zeros.
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

// What follows the words and a blank.
std::optional<std::string_view> argumentOf(std::string_view text, std::string_view words)
{
    if (!text.starts_with(words) || text.substr(words.size(), 1) != " ")
        return std::nullopt;
    return text.substr(words.size() + 1);
}

template <typename Verb>
std::optional<Command> read(std::string_view text)
{
    static_assert(!kVerbWords<Verb>.empty());
    if constexpr (requires(Verb verb) { verb.direction; }) {
        const auto argument = argumentOf(text, kVerbWords<Verb>);
        const auto direction = argument ? directionNamed(*argument) : std::nullopt;
        return direction ? std::optional<Command>(Verb{*direction}) : std::nullopt;
    } else if constexpr (requires(Verb verb) { verb.gained; }) {
        const auto argument = argumentOf(text, kVerbWords<Verb>);
        const auto word = std::ranges::find(kGainWords, argument.value_or(""));
        return word != kGainWords.end() ? std::optional<Command>(Verb{static_cast<Gained>(word - kGainWords.begin())})
                                        : std::nullopt;
    } else if constexpr (requires(Verb verb) { verb.item, verb.x, verb.y; }) {
        const auto argument = argumentOf(text, kVerbWords<Verb>);
        return argument ? readAim<Verb>(*argument) : std::nullopt;
    } else if constexpr (requires(Verb verb) { verb.x, verb.y; }) {
        const auto argument = argumentOf(text, kVerbWords<Verb>);
        return argument ? readCell<Verb>(*argument) : std::nullopt;
    } else if constexpr (requires(Verb verb) { verb.item; }) {
        const auto argument = argumentOf(text, kVerbWords<Verb>);
        const auto item = argument ? readItem(*argument) : std::nullopt;
        return item ? std::optional<Command>(Verb{*item}) : std::nullopt;
    } else {
        return text == kVerbWords<Verb> ? std::optional<Command>(Verb{}) : std::nullopt;
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
            std::string text(kVerbWords<Verb>);
            if constexpr (requires { verb.direction; })
                text.append(" ").append(shortName(verb.direction));
            if constexpr (requires { verb.gained; })
                text.append(" ").append(kGainWords[static_cast<std::size_t>(verb.gained)]);
            if constexpr (requires { verb.item; })
                text.append(" ").append(std::to_string(static_cast<std::uint32_t>(verb.item)));
            if constexpr (requires { verb.item, verb.x; })
                text.append(" at");
            if constexpr (requires { verb.x; })
                text.append(" ").append(std::to_string(verb.x)).append(",").append(std::to_string(verb.y));
            return text;
        },
        command);
}

std::optional<Command> commandSpelled(std::string_view text)
{
    return readAny(text, static_cast<const Command*>(nullptr));
}

} // namespace cave
