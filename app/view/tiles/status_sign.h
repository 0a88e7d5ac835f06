// SPDX-License-Identifier: MIT
// The signs over creatures: a filled triangle hunts, one with a stroke in it searches, an empty one wanders, z sleeps,
// an arrow flees, ? is confused.
#pragma once

#include "core/rules/minds/mood.h"

#include <QRectF>

class QPainter;

namespace cave {

// Fills `area`, a square, with a dark contour so that it reads on any ground. Nothing for Still.
void paintStatusSign(QPainter& painter, Mood mood, const QRectF& area);

} // namespace cave
