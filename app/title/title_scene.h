// SPDX-License-Identifier: MIT
// The place behind the title: a piece of cave drawn by hand, as the hero's torch shows it.
#pragma once

#include "app/view/tiles/map_model.h"

namespace cave {

std::shared_ptr<MapModel> titleScene();

} // namespace cave
