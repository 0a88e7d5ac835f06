// SPDX-License-Identifier: MIT
#include "app/play/heard/caption.h"

#include "core/rules/verbs/foes/shove.h"

#include <QCoreApplication>

#include <array>

namespace cave {

namespace {

constexpr int kFar = 8; // cells, from which it says so

// In the order of kDirections.
constexpr std::array kCaptions{
    QT_TRANSLATE_NOOP("GameSounds", "[%1 to the north]"), QT_TRANSLATE_NOOP("GameSounds", "[%1 to the north east]"),
    QT_TRANSLATE_NOOP("GameSounds", "[%1 to the east]"),  QT_TRANSLATE_NOOP("GameSounds", "[%1 to the south east]"),
    QT_TRANSLATE_NOOP("GameSounds", "[%1 to the south]"), QT_TRANSLATE_NOOP("GameSounds", "[%1 to the south west]"),
    QT_TRANSLATE_NOOP("GameSounds", "[%1 to the west]"),  QT_TRANSLATE_NOOP("GameSounds", "[%1 to the north west]"),
};
// In the order of kDirections.
constexpr std::array kFarCaptions{
    QT_TRANSLATE_NOOP("GameSounds", "[%1 far to the north]"),
    QT_TRANSLATE_NOOP("GameSounds", "[%1 far to the north east]"),
    QT_TRANSLATE_NOOP("GameSounds", "[%1 far to the east]"),
    QT_TRANSLATE_NOOP("GameSounds", "[%1 far to the south east]"),
    QT_TRANSLATE_NOOP("GameSounds", "[%1 far to the south]"),
    QT_TRANSLATE_NOOP("GameSounds", "[%1 far to the south west]"),
    QT_TRANSLATE_NOOP("GameSounds", "[%1 far to the west]"),
    QT_TRANSLATE_NOOP("GameSounds", "[%1 far to the north west]"),
};

} // namespace

QString captionText(const Caption& caption, Position here)
{
    if (caption.at == here)
        return QStringLiteral("[%1]").arg(caption.what);
    const auto& patterns = distance(caption.at, here) >= kFar ? kFarCaptions : kCaptions;
    const char* pattern = patterns[static_cast<std::size_t>(directionTo(here, caption.at))];
    return QCoreApplication::translate("GameSounds", pattern).arg(caption.what);
}

} // namespace cave
