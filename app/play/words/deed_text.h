// SPDX-License-Identifier: MIT
// What a deed asks, in words.
#pragma once

#include "app/play/game/deeds.h"
#include "app/view/words/describe.h"

namespace cave {

QString deedName(const Deed& deed);
// "Win a game. Read nothing in it."; kinds are named by these catalogues, the first one that knows them.
QString deedText(const Deed& deed, const std::vector<std::shared_ptr<const Catalogue>>& catalogues);

} // namespace cave
