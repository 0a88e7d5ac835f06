// SPDX-License-Identifier: MIT
/// @file
/// What the hero notices of those who hide: what they do to the hero and suffer by the hero, without a name.
#pragma once

#include "core/rules/facts/telling/describe_event.h"

namespace cave {

/// Whether somebody whom the event names hid from the hero when it happened.
template <typename Told>
bool isOfUnseen(const Told& told)
{
    bool isSo = false;
    if constexpr (requires { told.who.isUnseen; })
        isSo = told.who.isUnseen;
    if constexpr (requires { told.by.isUnseen; })
        isSo = isSo || told.by.isUnseen;
    if constexpr (requires { told.other.isUnseen; })
        isSo = isSo || told.other.isUnseen;
    if constexpr (requires { told.victim.isUnseen; })
        isSo = isSo || told.victim.isUnseen;
    if constexpr (requires { told.attacker.isUnseen; })
        isSo = isSo || told.attacker.isUnseen;
    if constexpr (requires { told.killer.isUnseen; })
        isSo = isSo || told.killer.isUnseen;
    if constexpr (requires { told.parent.isUnseen; })
        isSo = isSo || told.parent.isUnseen;
    if constexpr (requires { told.child.isUnseen; })
        isSo = isSo || told.child.isUnseen;
    return isSo;
}

/// Of such an event. Most are not noticed at all.
template <typename Told>
Noticed describeUnseen(const World&, const Told&)
{
    return std::nullopt;
}
Noticed describeUnseen(const World& world, const Struck& event);
Noticed describeUnseen(const World& world, const Shot& event);
Noticed describeUnseen(const World& world, const HitByThrown& event);
Noticed describeUnseen(const World& world, const Thrown& event);
Noticed describeUnseen(const World& world, const Blasted& event);
Noticed describeUnseen(const World& world, const Died& event);
Noticed describeUnseen(const World& world, const Stole& event);
Noticed describeUnseen(const World& world, const CalledOthers& event);

} // namespace cave
