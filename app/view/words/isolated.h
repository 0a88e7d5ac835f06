// SPDX-License-Identifier: MIT
// Names and sentences of another language within those of a language that is read from the right.
#pragma once

#include <QGuiApplication>
#include <QString>

namespace cave {

/// The words so marked that they keep an order of their own, which their first letter tells, and leave that of what
/// they stand in alone. Without marks where the program is read from the left.
inline QString isolated(const QString& words)
{
    constexpr QChar kFirstStrongIsolate(0x2068);
    constexpr QChar kPopIsolate(0x2069);
    return QGuiApplication::isRightToLeft() && !words.isEmpty() ? kFirstStrongIsolate + words + kPopIsolate : words;
}

} // namespace cave
