// SPDX-License-Identifier: MIT
// A verb that waits for its direction: the next key says which.
#pragma once

#include "core/rules/facts/command.h"

#include <optional>
#include <utility>

namespace cave {

/// What is to be done in a direction, and the question for it: a text of the PlayPage, %1 in it the key that takes it
/// back.
struct DirectionVerb {
    Command (*command)(Direction direction) = nullptr;
    const char* question = nullptr;
};

class PendingDirection {
public:
    void ask(const DirectionVerb& verb) { m_verb = verb; }
    /// The verb that waits; its question is answered or taken back by whatever comes now.
    std::optional<DirectionVerb> take() { return std::exchange(m_verb, std::nullopt); }
    const std::optional<DirectionVerb>& verb() const { return m_verb; }

private:
    std::optional<DirectionVerb> m_verb;
};

} // namespace cave
