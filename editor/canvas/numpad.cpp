// SPDX-License-Identifier: MIT
#include "editor/canvas/numpad.h"

#include <QKeyEvent>

#include <algorithm>
#include <array>

namespace cave {

namespace {

struct KeyRow {
    Qt::Key digit;   // with NumLock
    Qt::Key motion;  // without
    Offset offset;
};

constexpr std::array kNumpad{
    KeyRow{Qt::Key_1, Qt::Key_End, {-1, 1}},     KeyRow{Qt::Key_2, Qt::Key_Down, {0, 1}},
    KeyRow{Qt::Key_3, Qt::Key_PageDown, {1, 1}}, KeyRow{Qt::Key_4, Qt::Key_Left, {-1, 0}},
    KeyRow{Qt::Key_6, Qt::Key_Right, {1, 0}},    KeyRow{Qt::Key_7, Qt::Key_Home, {-1, -1}},
    KeyRow{Qt::Key_8, Qt::Key_Up, {0, -1}},      KeyRow{Qt::Key_9, Qt::Key_PageUp, {1, -1}},
};

} // namespace

std::optional<Offset> numpadOffset(const QKeyEvent& event)
{
    if ((event.modifiers() & (Qt::AltModifier | Qt::MetaModifier)) != 0 ||
        (event.modifiers() & Qt::KeypadModifier) == 0)
        return std::nullopt;
    const auto row = std::ranges::find_if(
        kNumpad, [key = event.key()](const KeyRow& each) { return each.digit == key || each.motion == key; });
    return row == kNumpad.end() ? std::nullopt : std::optional(row->offset);
}

} // namespace cave
