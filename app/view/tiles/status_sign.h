// SPDX-License-Identifier: MIT
// The signs over creatures: a filled triangle hunts, one with a stroke in it searches, an empty one wanders, z sleeps,
// an arrow flees, ? is confused.
#pragma once

#include "app/view/tiles/map_model.h"
#include "core/rules/minds/mood.h"

#include <QRectF>

class QPainter;

namespace cave {

StatusSign signOf(Mood mood);

// Fills `area`, a square, with a dark contour so that it reads on any ground. Nothing for None.
void paintStatusSign(QPainter& painter, StatusSign sign, const QRectF& area);

} // namespace cave
