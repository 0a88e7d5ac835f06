// SPDX-License-Identifier: MIT
// A small picture of a whole level, for lists.
#pragma once

#include "core/edit/clip.h"
#include "core/world/dungeon.h"

#include <QIcon>
#include <QImage>
#include <QSize>

namespace cave {

// `size` in pixels of the interface, `ratio` device pixels for one. Costs by the size of the picture, not of the level.
QIcon thumbnail(const Dungeon& dungeon, int z, QSize size, qreal ratio);

// Qt tints a picture that has none of its own for the selected state.
QIcon untinted(const QPixmap& picture);

// A pixel a cell, or, of levels that are larger than `most`, as many as fit.
QImage levelImage(const Dungeon& dungeon, int z, QSize most);

// A pixel a cell, with what stands there and where events are; clear where the clip has no cell.
QImage clipImage(const Clip& clip, const Catalogue& catalogue);

} // namespace cave
