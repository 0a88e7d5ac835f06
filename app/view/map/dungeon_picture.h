// SPDX-License-Identifier: MIT
// A design as a picture for people: all levels side by side, or one, with its things and where the game starts. A game:
// the level that the hero is on, or another, as the hero knows it.
#pragma once

#include "app/view/tiles/artwork.h"
#include "app/view/tiles/map_model.h"
#include "core/base/progress.h"
#include "core/world/dungeon.h"
#include "core/world/world.h"

#include <QImage>

#include <memory>
#include <optional>
#include <string>

namespace cave {

struct PictureOptions {
    // Index. Nothing: all levels of a design, in columns so that the picture is nearly square; of a game, the hero's.
    std::optional<int> level;
    std::optional<int> tile; // pixels a cell, 1 .. kLargestTile; nothing: what gives about kUsualPictureWidth
    bool isAscii = false;
    std::string portrait{}; // of the hero of a game, as in HeroCard
};

inline constexpr int kUsualPictureWidth = 1600; // pixels
inline constexpr std::int64_t kMostPicturePixels = 100'000'000; // 400 MB while it is painted

// The design's level as the painter needs it: everything known, in even light, the hero where the game starts. Things
// outside of the level are left out.
std::shared_ptr<MapModel> modelOf(const Dungeon& dungeon, int z);

// An error when the picture would be too large, or the work was stopped. Needs a QGuiApplication; in another thread
// than its own, an artwork that nobody else uses.
Result<QImage> pictureOf(const Dungeon& dungeon, const PictureOptions& options, const std::shared_ptr<Artwork>& artwork,
                         const Progress& progress = {});
// Cut to shownCells(), by the light of the torch where the hero is. Nothing is known of the level: an empty picture.
Result<QImage> pictureOf(const World& world, const PictureOptions& options, const std::shared_ptr<Artwork>& artwork);
Box shownCells(const World& world, int z); // what is known of the level, and a cell around it

// The same as what a PNG file holds. To paint it is the first half of the work.
Result<std::string> pngOf(const Dungeon& dungeon, const PictureOptions& options,
                          const std::shared_ptr<Artwork>& artwork, const Progress& progress = {});
std::string pngOf(const QImage& picture); // "": it is none, or too large

} // namespace cave
