// SPDX-License-Identifier: MIT
// Standard strings in Qt Test's comparisons, which then show both sides when they differ.
#pragma once

#include "core/base/text.h"

#include <QString>

#include <string>
#include <string_view>

namespace cave {

inline QString shown(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

// A text's source with its arguments behind it: "This must be a whole number from %1 to %2. | 1 | 3".
inline QString shown(const Text& text)
{
    QString result = shown(text.source);
    for (const TextArgument& argument : text.arguments) {
        result += QStringLiteral(" | ");
        if (const auto* number = std::get_if<std::int64_t>(&argument))
            result += QString::number(*number);
        else if (const auto* kind = std::get_if<KindName>(&argument))
            result += shown(kind->id);
        else
            result += shown(std::get<std::string>(argument));
    }
    return result;
}

} // namespace cave
