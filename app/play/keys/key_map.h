// SPDX-License-Identifier: MIT
// The keys of the play page's actions.
#pragma once

#include "app/play/keys/play_table.h"
#include "app/view/keys/action_keys.h"
#include "app/view/keys/mnemonic.h"

#include <optional>

class QKeyEvent;

namespace cave {

/// Where an action stands among the keys of play.
constexpr std::size_t keyEntry(PlayAction id) { return static_cast<std::size_t>(id); }

/// All actions with their keys: those of the profile, under what the player has changed.
class KeyMap : public ActionKeys {
public:
    explicit KeyMap(const KeyBindings& bindings = {});

    using ActionKeys::find;
    /// The action of a key at a place: on the map all keys count but those of aiming and watching, elsewhere only those
    /// that count everywhere.
    std::optional<PlayAction> find(const QKeyEvent& event, KeyPlace place) const;
};

/// A letter or a sign, which a list would take for the beginning of a row's name.
bool isTyped(const QKeyEvent& event);
/// What the lists of the panels leave to the page: what is typed, and the key that would choose all rows, as one row at
/// a time is chosen there.
bool isLeftToPage(const QKeyEvent& event);

} // namespace cave
