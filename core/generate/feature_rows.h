// SPDX-License-Identifier: MIT
/// @file
/// What a loose piece says of the place that it lies in and of where its letters go, read from rows:
///   "interior": {"in": "dead_end", "cells": [30, 90]}, "features": [{"letter": "k", "far": [750, 1000]}]
#pragma once

#include "core/content/catalogue.h"
#include "core/json/json_cursor.h"
#include "core/world/piece.h"

namespace cave {

/// Fails at the first member that is unknown or out of range, and at a letter that the legend gives no meaning.
void readLoose(const JsonCursor& piece, const Catalogue& catalogue, Piece& into);

Json interiorJson(const Interior& interior);
Json featuresJson(const std::vector<Feature>& features); ///< only what differs from what a feature is by itself

} // namespace cave
