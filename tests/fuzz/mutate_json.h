// SPDX-License-Identifier: MIT
// Changes of JSON documents that leave them documents. Bytes changed at random are hardly ever one, and what reads the
// members of a dungeon would not be reached. The idea is known as structure-aware fuzzing.
#pragma once

#include "core/base/random.h"
#include "core/json/json.h"

namespace cave {

// Changes a few values: taken away, doubled, renamed, replaced by another of the document or by one that is often
// wrong.
void mutate(Json& document, Random& dice);

// Puts a value of `other` in the place of one that has the same name, or where there is none, into an object.
void crossOver(Json& document, const Json& other, Random& dice);

} // namespace cave
