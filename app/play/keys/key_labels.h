// SPDX-License-Identifier: MIT
// The player's own keys for the words in a dungeon's sentences.
#pragma once

#include "app/play/keys/key_map.h"
#include "app/view/words/describe.h"

namespace cave {

QString keyLabel(const KeyMap& keys, std::string_view word); // "" for an unknown word
Describer::Keys keyLabels(const KeyMap& keys);               // `keys` must outlive it

} // namespace cave
