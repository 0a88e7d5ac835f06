// SPDX-License-Identifier: MIT
// A small picture of a level with rings round what was looked for.
#pragma once

#include "core/base/box.h"

#include <QImage>
#include <QSize>

#include <vector>

namespace cave {

// `picture` shows a level of so many cells. `ratio`: its pixels for one of the interface.
QImage ringed(QImage picture, QSize cells, const std::vector<Box>& places, qreal ratio);

} // namespace cave
