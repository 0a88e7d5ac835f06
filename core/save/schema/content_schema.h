// SPDX-License-Identifier: MIT
/// @file
/// What the tables of the program put into the schema of content.
#pragma once

#include "core/json/json.h"

namespace cave::schema {

void defineBehaviours(Json& schema);
void defineEffects(Json& schema);
void defineTouches(Json& schema);
void defineResists(Json& schema); ///< their keys
void defineReactions(Json& schema);
void defineSounds(Json& schema); ///< of the schema of sounds: the numbers, waves and events

} // namespace cave::schema
