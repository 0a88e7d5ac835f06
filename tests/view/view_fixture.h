// SPDX-License-Identifier: MIT
// Levels for the tests of the view, as pictures.
#pragma once

#include "app/view/map/level_item.h"

#include <QImage>

#include <memory>
#include <string_view>

namespace cave {

// All of a picture's lines are equally long; signs are those of the built-in tiles. Known and visible from the start.
std::shared_ptr<MapModel> mapOf(std::string_view picture, MapModel::Kind kind = MapModel::Kind::Game);

// Cells with '+' are in view, those with '-' remembered, all others unknown.
Box setKnowledge(MapModel& model, std::string_view picture);

MapThing creatureAt(const MapModel& model, std::string_view id, int x, int y);

// One for the whole program: stone takes long to paint.
std::shared_ptr<Artwork> sharedArtwork();

// The whole level at `cell` pixels a cell.
QImage rendered(LevelItem& item, int cell);
// Only what is exposed, on the given background.
void renderExposed(LevelItem& item, double cell, const QRectF& exposed, QImage& onto);

} // namespace cave
