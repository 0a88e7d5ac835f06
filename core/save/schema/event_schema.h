// SPDX-License-Identifier: MIT
/// @file
/// What the tables of words put into the schema of scripted events.
#pragma once

#include "core/json/json.h"

namespace cave::schema {

void defineEvents(Json& schema);

} // namespace cave::schema
