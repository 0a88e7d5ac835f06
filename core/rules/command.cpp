// SPDX-License-Identifier: MIT
#include "core/rules/command.h"

#include "core/base/overloaded.h"

namespace cave {

namespace {

std::string withDirection(std::string_view verb, Direction direction)
{
    return std::string(verb) + ' ' + std::string(shortName(direction));
}

} // namespace

std::string spell(const Command& command)
{
    return std::visit(Overloaded{[](Wait) -> std::string { return "wait"; },
                                 [](Walk walk) { return withDirection("walk", walk.direction); },
                                 [](ClimbUp) -> std::string { return "climb up"; },
                                 [](ClimbDown) -> std::string { return "climb down"; },
                                 [](Spread spread) { return withDirection("spread", spread.direction); }},
                      command);
}

std::optional<Command> commandSpelled(std::string_view text)
{
    if (text == "wait")
        return Wait{};
    if (text == "climb up")
        return ClimbUp{};
    if (text == "climb down")
        return ClimbDown{};
    const std::size_t space = text.find(' ');
    if (space == std::string_view::npos)
        return std::nullopt;
    const auto direction = directionNamed(text.substr(space + 1));
    if (direction && text.substr(0, space) == "walk")
        return Walk{*direction};
    if (direction && text.substr(0, space) == "spread")
        return Spread{*direction};
    return std::nullopt;
}

} // namespace cave
