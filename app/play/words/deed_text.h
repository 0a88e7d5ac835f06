// SPDX-License-Identifier: MIT
// What a deed asks, in words.
#pragma once

#include "app/play/game/deeds.h"
#include "app/view/words/describe.h"

namespace cave {

QString deedName(const Deed& deed);
// "Win a game. Read nothing in it."; kinds are named by this catalogue, else by those of the dungeons that are built
// in, which are read once.
QString deedText(const Deed& deed, const std::shared_ptr<const Catalogue>& catalogue = Catalogue::builtIn());

} // namespace cave
