// SPDX-License-Identifier: MIT
/// @file
/// What the table of passes puts into the schema of recipes.
#pragma once

#include "core/json/json.h"

namespace cave::schema {

void definePasses(Json& schema);

} // namespace cave::schema
