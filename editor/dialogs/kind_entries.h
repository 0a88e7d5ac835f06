// SPDX-License-Identifier: MIT
// Pictures and names of all kinds of a table, in its order, for lists and boxes to choose one from.
#pragma once

#include "app/view/words/describe.h"
#include "core/content/catalogue.h"

#include <QPixmap>

#include <string>
#include <vector>

namespace cave {

class Artwork;

struct KindEntry {
    std::string id;
    QString name;
    QPixmap picture;
};

// Whether items are among them that are only a look of others, which nothing can be.
enum class Looks : bool { LeftOut, Shown };

// `pixels`: of a picture's side. The describer must be of the same catalogue.
std::vector<KindEntry> kindEntries(const Catalogue& catalogue, const Describer& describer, Artwork& artwork,
                                   KindTable table, int pixels, Looks looks = Looks::LeftOut);

} // namespace cave
