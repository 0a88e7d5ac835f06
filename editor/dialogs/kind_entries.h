// SPDX-License-Identifier: MIT
// The picture of a kind; pictures and names of all of a table, in its order, for lists and boxes to choose one from.
#pragma once

#include "app/view/words/describe.h"
#include "core/content/catalogue.h"

#include <QPixmap>

#include <string>
#include <string_view>
#include <vector>

namespace cave {

class Artwork;

struct KindEntry {
    std::string id;
    QString name;
    QPixmap picture;
};

// Both of a kind that the catalogue has. `pixels`: of the picture's side.
bool isLook(const Catalogue& catalogue, KindTable table, std::string_view id); // of others, which nothing can be
QPixmap kindPicture(const Catalogue& catalogue, Artwork& artwork, KindTable table, std::string_view id, int pixels);

enum class Looks : bool { LeftOut, Shown };

// The describer must be of the same catalogue.
std::vector<KindEntry> kindEntries(const Catalogue& catalogue, const Describer& describer, Artwork& artwork,
                                   KindTable table, int pixels, Looks looks = Looks::LeftOut);

} // namespace cave
