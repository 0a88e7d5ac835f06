// SPDX-License-Identifier: MIT
// What must hold of every file that a reader takes, whoever wrote it: it can be checked, played for 50 turns, saved and
// loaded, and is then the same; and nothing that people are told of it holds a control. Tests and fuzzers share it.
#pragma once

#include "core/base/random.h"
#include "core/session/session.h"

#include <span>
#include <string>
#include <string_view>

namespace cave {

// The first thing that does not hold; "": all does.
std::string survive(Session session, Random& dice);
std::string survive(const Dungeon& dungeon, Random& dice);

// What is wrong with the words that people are told, or that this fault has; "": they are plain. Kinds are named as in
// the catalogue.
std::string wrongWords(const Text& text, const std::shared_ptr<const Catalogue>& catalogue = Catalogue::builtIn());
std::string wrongWords(const Error& error);

// What a walker without a plan does.
Command anyAct(Random& dice);

// A game's text with the sums that fit it, as by somebody who works them out again; "" when it is no JSON object.
std::string resealed(std::string_view game);

// Hands bytes to one reader, and what it takes to survive(); gives what that gives.
struct FuzzedReader {
    std::string_view name; // "dungeon"
    std::string (*tryOut)(std::string_view bytes);
};
std::span<const FuzzedReader> fuzzedReaders();

} // namespace cave
