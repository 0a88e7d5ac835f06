// SPDX-License-Identifier: MIT
// What newcomers are told below the map: one thing at a time, the most urgent first, when it first matters, twice at
// most and never again once they did it.
#pragma once

#include "app/play/keys/key_map.h"
#include "core/world/world.h"

#include <map>
#include <set>

namespace cave {

struct HintRow;

class Hints {
public:
    using Told = std::map<QString, int>; // by the name of a hint: how often

    explicit Hints(Told told = {}) : m_told(std::move(told)) {}

    // Of another game. What was shown is not shown again without being counted.
    void begin();
    // After a turn. "" while there is nothing to say.
    QString after(const World& world, const KeyMap& keys);
    // What was said last, with these keys; "" when that is done.
    QString words(const KeyMap& keys) const;
    void did(PlayAction action);
    const Told& told() const { return m_told; } // to be kept for the next time

private:
    Told m_told;
    std::set<const HintRow*> m_matter; // now
    const HintRow* m_shown = nullptr;
    int m_shownFor = 0; // turns
};

} // namespace cave
