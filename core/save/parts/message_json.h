// SPDX-License-Identifier: MIT
/// @file
/// Messages in game files. Sentences stay untranslated and name kinds by id, so that they are shown in any language.
#pragma once

#include "core/content/catalogue.h"
#include "core/json/json_cursor.h"
#include "core/rules/facts/message.h"

namespace cave {

Json messageJson(const Message& message);
Message readMessage(const JsonCursor& at, const Catalogue& catalogue);

} // namespace cave
