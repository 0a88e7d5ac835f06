// SPDX-License-Identifier: MIT
/// @file
/// Maps and tilesets of the Tiled editor as XML (.tmx, .tsx), which hold the same as those in JSON (.tmj, .tsj): they
/// are turned into these, and these into them. See https://doc.mapeditor.org/en/stable/reference/tmx-map-format/
#pragma once

#include "core/json/json.h"

namespace cave::tmj {

/// What is no XML, not UTF-8 or larger than the reader's limits is refused, `where` is "line 3". What the map then says
/// is checked by the reader of maps in JSON, whose paths ("layers[0].data") name the same places in the XML.
Result<Json> mapOfTmx(std::string_view text);
Result<Json> tilesetOfTsx(std::string_view text);

std::string tmxOfMap(const Json& map);
std::string tsxOfTileset(const Json& tileset);

} // namespace cave::tmj
