// SPDX-License-Identifier: MIT
#include "tests/support/unknown_things.h"

namespace cave {

namespace {

std::shared_ptr<const Catalogue> campaignKinds()
{
    static const std::shared_ptr<const Catalogue> kinds = catalogueWith(R"({"use": ["campaign"], "creatures": [
        {"id": "target", "name": "target", "article": "a", "glyph": "T", "colour": "#ffffff", "health": 1000},
        {"id": "brute", "name": "brute", "article": "a", "glyph": "V", "colour": "#ffffff", "health": 6, "attack": 4,
         "sight": 5, "behaviours": [{"does": "hunt"}]}]})");
    return kinds;
}

} // namespace

Rules unknownRules()
{
    Rules rules;
    rules.health = 30;
    rules.sight = 8;
    rules.dig = false;
    rules.identify = {
        {ItemClass::Potion, {"healing_potion", "haste_potion", "sleep_potion"}, "glass"},
        {ItemClass::Scroll, {"fireball_scroll", "mapping_scroll", "naming_scroll", "lightning_scroll"}, "seal"},
        {ItemClass::Wand, {"digging_wand", "fire_wand", "befriending_wand"}, "wood"}};
    return rules;
}

Dungeon unknownDungeon(std::string_view picture, const std::vector<std::string>& ids, std::uint64_t seed)
{
    Dungeon dungeon = asciiDungeon(picture, campaignKinds());
    dungeon.rules = unknownRules();
    dungeon.seed = seed;
    const Place start = dungeon.start->at;
    for (const std::string& id : ids)
        putItem(dungeon, id, {start.x, start.y, 0});
    return dungeon;
}

} // namespace cave
