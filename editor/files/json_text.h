// SPDX-License-Identifier: MIT
#pragma once

#include "core/json/json.h"

#include <QString>

namespace cave {

// "" for a member that is absent or no text.
inline QString textOf(const Json* member)
{
    const auto* text = member ? member->as<std::string>() : nullptr;
    return text ? QString::fromStdString(*text) : QString();
}

} // namespace cave
