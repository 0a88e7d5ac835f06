// SPDX-License-Identifier: MIT
// A level as an image of one pixel a cell: what is known of it, and who and what is there.
#pragma once

#include "app/view/tiles/map_model.h"

#include <QImage>
#include <QPoint>

namespace cave {

inline constexpr QRgb kMinimapGround = 0xff0b0c11; // what is not known, and deep rock

// `image` has a pixel for each cell of the model, or of a part of it that begins with the cell `corner`. Whether rock
// shows depends on the cells around it, so a box of changed cells must be grown by one.
void paintMinimap(QImage& image, const MapModel& model, const Box& box, QPoint corner = {});

QImage minimapImage(const MapModel& model);

} // namespace cave
