// SPDX-License-Identifier: MIT
#include "core/content/kind_rows.h"

#include "core/content/behaviour_rows.h"
#include "core/content/effect_rows.h"
#include "core/content/effects/suffering_rows.h"
#include "core/content/faction_rows.h"
#include "core/content/gift_rows.h"
#include "core/content/kind_fields.h"
#include "core/content/limits.h"
#include "core/content/look_rows.h"
#include "core/content/reaction_rows.h"
#include "core/content/resist_rows.h"
#include "core/content/stage_rows.h"
#include "core/content/words.h"

#include <array>

namespace cave {

namespace {

int numberOr(const JsonCursor& row, std::string_view key, int fallback, int low, int high = kLargestNumber)
{
    const auto member = row.find(key);
    return member ? static_cast<int>(member->integer(low, high)) : fallback;
}

bool flagOr(const JsonCursor& row, std::string_view key, bool fallback)
{
    const auto member = row.find(key);
    return member ? member->flag() : fallback;
}

DropRow readDrop(const JsonCursor& row)
{
    row.allowOnly({"items", "per_mille", "least", "most", "says", "inside"});
    DropRow drop;
    for (const JsonCursor& item : row["items"].items())
        drop.items.push_back(item.id());
    if (drop.items.empty())
        row["items"].fail({CAVE_TEXT("errors", "This must name at least one item.")});
    drop.perMille = numberOr(row, "per_mille", drop.perMille, 0, 1000);
    drop.least = numberOr(row, "least", drop.least, 0, kMostDrops);
    drop.most = numberOr(row, "most", std::max(1, drop.least), drop.least, kMostDrops);
    if (const auto says = row.find("says"))
        drop.says = readLine(*says, kLongestDescription);
    if (const auto inside = row.find("inside"); inside && !inside->text().empty())
        drop.inside = inside->id();
    return drop;
}

// Nothing is said, and it lies in nothing, until its owner is dead.
DropRow readCarried(const JsonCursor& row)
{
    const DropRow carried = readDrop(row);
    for (const std::string_view key : {"says", "inside"})
        if (const auto at = row.find(key); at && !at->text().empty())
            at->fail({CAVE_TEXT("errors", "This is only of what is left behind.")});
    return carried;
}

Json rowOf(const DropRow& drop)
{
    Json row;
    Json::Array items;
    for (const std::string& item : drop.items)
        items.push_back(item);
    row.set("items", std::move(items));
    row.set("per_mille", drop.perMille);
    row.set("least", drop.least);
    row.set("most", drop.most);
    if (!drop.says.empty())
        row.set("says", drop.says);
    if (!drop.inside.empty())
        row.set("inside", drop.inside);
    return row;
}

// A name with one place for the creature's.
NamedAfter readNamedAfter(const JsonCursor& at)
{
    at.allowOnly({"name", "form"});
    NamedAfter named{readLine(at["name"], kLongestName)};
    if (!named.name.contains("%1"))
        at["name"].fail({CAVE_TEXT("errors", "This must say where the creature's name stands: %1."), {"%1"}});
    if (const auto form = at.find("form")) {
        constexpr std::array kForms{Role::Bare, Role::TheObject, Role::AObject, Role::Bare};
        const auto word = static_cast<std::size_t>(readWord<Role>(*form, kNameForms));
        named.form = kForms[word];
        named.isRaised = word == kForms.size() - 1;
    }
    return named;
}

Json rowOf(const NamedAfter& named)
{
    Json row;
    row.set("name", named.name);
    if (named.form != Role::Bare || named.isRaised)
        row.set("form", kNameForms[named.isRaised ? 3 : named.form == Role::TheObject ? 1 : 2]);
    return row;
}

// What holds things lies where it is, and is good for nothing else.
void readHolding(const JsonCursor& row, ItemKind& kind)
{
    kind.holds = numberOr(row, "holds", 0, 0, kMostHeld);
    const bool isUsed = kind.slot != Slot::None || kind.food > 0 || kind.effect || kind.thrown > 0 || kind.key ||
                        kind.counted || kind.launch > 0;
    if (kind.holds > 0 && isUsed)
        row["holds"].fail({CAVE_TEXT("errors", "What holds things cannot be used or carried.")});
}

// Only what is worn or wielded spares anybody anything.
void readSparing(const JsonCursor& row, ItemKind& kind)
{
    const auto resists = row.find("resists");
    if (!resists)
        return;
    kind.resists = readResists(*resists);
    if (kind.slot == Slot::None)
        resists->fail({CAVE_TEXT("errors", "Only what is worn or wielded lets its bearer resist anything.")});
}

LevelBand readBand(const JsonCursor& at)
{
    const std::vector<JsonCursor> ends = at.items();
    if (ends.size() != 2) {
        at.fail({CAVE_TEXT("errors", "A band is its first and its last level.")});
        return {};
    }
    LevelBand band;
    band.first = static_cast<int>(ends[0].integer(1, kDeepestBand));
    band.last = static_cast<int>(ends[1].integer(std::max(1, band.first), kDeepestBand));
    return band;
}

// Where a kind belongs and what it is there.
void readPlace(const JsonCursor& row, CreatureKind& kind)
{
    if (const auto band = row.find("band"))
        kind.band = readBand(*band);
    if (const auto role = row.find("role"))
        kind.role = readWord<FightRole>(*role, kFightRoles);
    if (kind.role != FightRole::None && !kind.band)
        row["role"].fail({CAVE_TEXT("errors", "A role is one in a band of levels, which is not said here.")});
}

// What came later to creatures.
void readManners(const JsonCursor& row, CreatureKind& kind)
{
    if (const auto side = row.find("side"))
        kind.side = side->id();
    kind.immune = idsIn(row, "immune");
    kind.immortal = flagOr(row, "immortal", false);
    if (const auto stages = row.find("stages"))
        kind.stages = readStages(*stages);
    if (const auto suffers = row.find("suffers"))
        kind.suffers = readSufferings(*suffers);
    if (kind.immortal && anyBehaviour(kind, [](const BehaviourRow& each) {
            return each.does == Does::Explode || each.does == Does::Perish;
        }))
        row["immortal"].fail({CAVE_TEXT("errors", "What cannot die cannot burst.")});
    if (const auto alert = row.find("alert"))
        kind.alert = readAlert(*alert);
    if (const auto resists = row.find("resists"))
        kind.resists = readResists(*resists);
}

bool isLineAimed(const Effect& effect) { return effect.aim == Aim::Line; }

bool isCellAimed(const Effect& effect) { return effect.aim == Aim::Creature || effect.aim == Aim::Blast; }

// Several in one use, all at one target: a line leads past the cell at which the others work.
void readEffects(const JsonCursor& at, ItemKind& kind)
{
    std::vector<Effect> effects;
    for (const JsonCursor& effect : at.items()) {
        effects.push_back(readEffect(effect));
        if (!at.failed() && effects.back().by != effects.front().by)
            effect["by"].fail({CAVE_TEXT("errors", "All effects of a thing are had in one way.")});
    }
    if (effects.empty() || effects.size() > kMostEffectsOfItem)
        at.fail({CAVE_TEXT("errors", "A thing has 1 to %1 effects."), {static_cast<std::int64_t>(kMostEffectsOfItem)}});
    if (kind.effect)
        at.fail({CAVE_TEXT("errors", "A thing has one effect or a list of them, not both.")});
    if (std::ranges::any_of(effects, isLineAimed) && std::ranges::any_of(effects, isCellAimed))
        at.fail({CAVE_TEXT("errors", "These effects need two targets.")});
    if (at.failed())
        return;
    kind.effect = effects.front();
    kind.moreEffects.assign(effects.begin() + 1, effects.end());
}

void setEffects(Json& row, const ItemKind& kind)
{
    if (kind.moreEffects.empty())
        return row.set("effect", rowOf(*kind.effect));
    Json::Array effects{rowOf(*kind.effect)};
    for (const Effect& effect : kind.moreEffects)
        effects.push_back(rowOf(effect));
    row.set("effects", std::move(effects));
}

bool isOnlySeen(const ItemKind& kind)
{
    return kind.slot == Slot::None && !kind.effect && kind.food == 0 && kind.thrown == 0 && kind.launches.empty() &&
           !kind.key && !kind.counted && kind.holds == 0;
}

// Members that came later stand only where they say something, so that files of kinds without them stay as they are.
void setWhereTrue(Json& row, std::string_view key, bool value)
{
    if (value)
        row.set(key, true);
}

} // namespace

TileKind readTile(const JsonCursor& row)
{
    row.allowOnly({"id",         "name",       "article",     "description",  "glyph",    "glyph7",     "colour",
                   "background", "art",        "sign",        "stone",        "ground",   "walkable",   "opaque",
                   "digs_into",  "opens_into", "closes_into", "unlocks_into", "found_as", "looks_like", "leads",
                   "one_way",    "flyable",    "swimmable",   "slows",        "drowns",   "notable",    "transient",
                   "fire",       "harmful",    "falls",       "keeps",        "reacts",   "light"});
    TileKind kind;
    readHead(row, headOf(kind));
    const JsonCursor sign = row["sign"];
    kind.sign = readAsciiSign(sign);
    if (kind.sign == '"' || kind.sign == '\\')
        sign.fail({CAVE_TEXT("errors", "The characters \" and \\ cannot stand for a tile.")});
    if (const auto stone = row.find("stone"))
        kind.stone = readWord<Stone>(*stone, kStones);
    if (const auto ground = row.find("ground"))
        kind.ground = readWord<Ground>(*ground, kGrounds);
    kind.walkable = flagOr(row, "walkable", false);
    kind.opaque = flagOr(row, "opaque", false);
    for (const auto& [key, into] : kTileTransitions)
        if (const auto other = row.find(key); other && !other->text().empty())
            kind.*into = other->id();
    if (const auto leads = row.find("leads"))
        kind.leads = readWord<Leads>(*leads, kLeads);
    kind.oneWay = flagOr(row, "one_way", false);
    kind.flyable = flagOr(row, "flyable", false);
    kind.swimmable = flagOr(row, "swimmable", false);
    kind.slows = numberOr(row, "slows", 100, 100, kMostSlowing);
    kind.drowns = numberOr(row, "drowns", 0, 0, kMostBreaths);
    if (kind.drowns > 0 && (kind.walkable || kind.opaque))
        row["drowns"].fail({CAVE_TEXT("errors", "Nobody drowns in what can be walked on or not be seen through.")});
    kind.notable = flagOr(row, "notable", false);
    kind.transient = flagOr(row, "transient", false);
    kind.fire = flagOr(row, "fire", false);
    kind.harmful = flagOr(row, "harmful", false);
    kind.falls = flagOr(row, "falls", false);
    if (kind.falls && kind.walkable)
        row["falls"].fail({CAVE_TEXT("errors", "Nobody falls through what can be walked on.")});
    kind.keeps = flagOr(row, "keeps", false);
    if (const auto reacts = row.find("reacts"))
        kind.reacts = readReactions(*reacts, kind.transient);
    return kind;
}

CreatureKind readCreature(const JsonCursor& row)
{
    row.allowOnly({"id",         "name",  "article", "description", "glyph",       "glyph7",     "colour",
                   "background", "art",   "health",  "attack",      "defence",     "sight",      "speed",
                   "flies",      "swims", "phases",  "opens_doors", "level",       "experience", "drops",
                   "behaviours", "side",  "immune",  "immortal",    "alert",       "weight",     "resists",
                   "stages",     "band",  "role",    "carries",     "seen_within", "suffers"});
    CreatureKind kind;
    readHead(row, headOf(kind));
    kind.health = static_cast<int>(row["health"].integer(1, kLargestNumber));
    kind.attack = numberOr(row, "attack", 0, 0);
    kind.defence = numberOr(row, "defence", 0, 0);
    kind.sight = numberOr(row, "sight", 0, 0, kLargestSight);
    kind.seenWithin = numberOr(row, "seen_within", 0, 0, kLargestSight);
    kind.speed = numberOr(row, "speed", 100, 1, kLargestSpeed);
    kind.flies = flagOr(row, "flies", false);
    kind.swims = flagOr(row, "swims", false);
    kind.phases = flagOr(row, "phases", false);
    if (const auto weight = row.find("weight"))
        kind.weight = static_cast<int>(weight->integer(0, kMostWeighing));
    kind.opensDoors = flagOr(row, "opens_doors", true);
    kind.level = numberOr(row, "level", 1, 1, kHighestLevel);
    kind.experience = numberOr(row, "experience", 0, 0);
    if (const auto carries = row.find("carries")) {
        for (const JsonCursor& thing : carries->items())
            kind.carries.push_back(readCarried(thing));
    }
    if (const auto drops = row.find("drops")) {
        for (const JsonCursor& drop : drops->items())
            kind.drops.push_back(readDrop(drop));
    }
    if (const auto behaviours = row.find("behaviours")) {
        for (const JsonCursor& behaviour : behaviours->items())
            kind.behaviours.push_back(readBehaviour(behaviour));
    }
    readPlace(row, kind);
    readManners(row, kind);
    return kind;
}

ItemKind readItem(const JsonCursor& row)
{
    row.allowOnly({"id",          "name",        "article",  "description", "glyph",   "glyph7",   "colour",
                   "background",  "art",         "slot",     "attack",      "defence", "food",     "bites",
                   "effect",      "charges",     "recharge", "enough",      "thrown",  "launches", "launch",
                   "key",         "counted",     "burns",    "weight",      "look",    "light",    "holds",
                   "launch_time", "named_after", "resists",  "hands",       "effects", "gives",    "style",
                   "iron",        "attack_by"});
    ItemKind kind;
    readHead(row, headOf(kind));
    if (const auto slot = row.find("slot"))
        kind.slot = readWord<Slot>(*slot, kSlots);
    kind.attack = numberOr(row, "attack", 0, 0);
    kind.attackEach = numberOr(row, "attack_by", 0, 0, kMostByEnchantment);
    kind.defence = numberOr(row, "defence", 0, 0);
    if (kind.slot == Slot::None && (kind.attack > 0 || kind.attackEach > 0 || kind.defence > 0))
        row.fail({CAVE_TEXT("errors", "What gives attack or defence must say the slot it is used in.")});
    kind.hands = numberOr(row, "hands", 1, 1, kMostHands);
    if (kind.hands > 1 && kind.slot != Slot::Hand)
        row["hands"].fail({CAVE_TEXT("errors", "Only what is wielded can take both hands.")});
    if (const auto style = row.find("style"))
        kind.style = readWord<Style>(*style, kStyles);
    if (kind.style != Style::Plain && kind.slot != Slot::Hand && kind.slot != Slot::Either)
        row["style"].fail({CAVE_TEXT("errors", "Only what is wielded strikes in a style.")});
    kind.food = numberOr(row, "food", 0, 0);
    kind.bites = numberOr(row, "bites", 1, 1);
    if (kind.food == 0 && kind.bites > 1)
        row["bites"].fail({CAVE_TEXT("errors", "Only food has bites.")});
    if (const auto effect = row.find("effect"); effect)
        kind.effect = readEffect(*effect);
    if (const auto effects = row.find("effects"))
        readEffects(*effects, kind);
    if (const auto gives = row.find("gives")) {
        readGifts(*gives, kind.gives, kind.givesBy);
        if (kind.slot == Slot::None)
            gives->fail({CAVE_TEXT("errors", "Only what is wielded or worn gives anything.")});
    }
    kind.charges = numberOr(row, "charges", 0, 0, kMostCharges);
    if (kind.style == Style::Dig && kind.charges == 0)
        kind.charges = kDiggingCharges;
    if ((kind.charges > 0) != ((kind.effect && kind.effect->by == UsedBy::Zapping) || kind.style == Style::Dig))
        row.fail({CAVE_TEXT("errors", "What is zapped has charges, and nothing else has.")});
    kind.recharge = numberOr(row, "recharge", 0, 0, kMostTurns);
    if (kind.recharge > 0 && (kind.charges != 1 || kind.style == Style::Dig))
        row["recharge"].fail({CAVE_TEXT("errors", "Only what is zapped and has one charge gets it back.")});
    kind.thrown = numberOr(row, "thrown", 0, 0);
    if (const auto launches = row.find("launches"); launches && !launches->text().empty())
        kind.launches = launches->id();
    kind.launch = numberOr(row, "launch", 0, 0);
    if (!kind.launches.empty() && kind.slot != Slot::Hand && kind.slot != Slot::Either)
        row["launches"].fail({CAVE_TEXT("errors", "Only what is wielded can shoot.")});
    kind.launchTime = numberOr(row, "launch_time", 100, 100, kMostSlowing);
    kind.key = flagOr(row, "key", false);
    kind.counted = flagOr(row, "counted", false);
    kind.enough = numberOr(row, "enough", 0, 0, kLargestNumber);
    if (kind.enough > 0 && kind.counted)
        row["enough"].fail({CAVE_TEXT("errors", "Of what is counted nobody carries any.")});
    kind.burns = flagOr(row, "burns", false);
    kind.iron = flagOr(row, "iron", false);
    kind.weight = numberOr(row, "weight", kind.weight, 0, kMostWeighing);
    readHolding(row, kind);
    readSparing(row, kind);
    if (const auto named = row.find("named_after"))
        kind.namedAfter = readNamedAfter(*named);
    if (const auto look = row.find("look"))
        kind.lookOf = readLine(*look, kLongestName);
    if (!kind.lookOf.empty() && !isOnlySeen(kind))
        row["look"].fail({CAVE_TEXT("errors", "What is only a look of other things cannot be used for anything.")});
    return kind;
}

void refuseLook(const JsonCursor& at, const ItemKind& kind)
{
    if (!kind.lookOf.empty())
        at.fail({CAVE_TEXT("errors", "\"%1\" is only what other things look like."), {kind.id}});
}

Json rowOf(const TileKind& kind)
{
    Json row = startRow(headOf(kind));
    row.set("sign", std::string(1, kind.sign));
    row.set("stone", wordFor(kStones, kind.stone));
    row.set("ground", wordFor(kGrounds, kind.ground));
    row.set("walkable", kind.walkable);
    row.set("opaque", kind.opaque);
    for (const auto& [key, into] : kTileTransitions)
        row.set(key, kind.*into);
    row.set("leads", wordFor(kLeads, kind.leads));
    row.set("one_way", kind.oneWay);
    row.set("flyable", kind.flyable);
    row.set("swimmable", kind.swimmable);
    row.set("slows", kind.slows);
    row.set("drowns", kind.drowns);
    row.set("notable", kind.notable);
    setWhereTrue(row, "transient", kind.transient);
    setWhereTrue(row, "fire", kind.fire);
    setWhereTrue(row, "harmful", kind.harmful);
    setWhereTrue(row, "falls", kind.falls);
    setWhereTrue(row, "keeps", kind.keeps);
    if (!kind.reacts.empty())
        row.set("reacts", rowsOf(kind.reacts));
    return row;
}

Json rowOf(const CreatureKind& kind)
{
    Json row = startRow(headOf(kind));
    row.set("health", kind.health);
    row.set("attack", kind.attack);
    row.set("defence", kind.defence);
    row.set("sight", kind.sight);
    row.set("speed", kind.speed);
    row.set("flies", kind.flies);
    row.set("swims", kind.swims);
    row.set("phases", kind.phases);
    if (kind.weight)
        row.set("weight", *kind.weight);
    row.set("opens_doors", kind.opensDoors);
    row.set("level", kind.level);
    row.set("experience", kind.experience);
    if (!kind.carries.empty()) {
        Json::Array carries;
        for (const DropRow& thing : kind.carries)
            carries.push_back(rowOf(thing));
        row.set("carries", std::move(carries));
    }
    Json::Array drops;
    for (const DropRow& drop : kind.drops)
        drops.push_back(rowOf(drop));
    row.set("drops", std::move(drops));
    Json::Array behaviours;
    for (const BehaviourRow& behaviour : kind.behaviours)
        behaviours.push_back(rowOf(behaviour));
    row.set("behaviours", std::move(behaviours));
    if (kind.band)
        row.set("band", Json::Array{kind.band->first, kind.band->last});
    if (kind.role != FightRole::None)
        row.set("role", wordFor(kFightRoles, kind.role));
    const CreatureKind usual;
    if (kind.side != usual.side)
        row.set("side", kind.side);
    if (!kind.immune.empty())
        row.set("immune", Json::Array(kind.immune.begin(), kind.immune.end()));
    setWhereTrue(row, "immortal", kind.immortal);
    if (kind.seenWithin > 0)
        row.set("seen_within", kind.seenWithin);
    if (kind.alert)
        row.set("alert", rowOf(*kind.alert));
    if (!kind.resists.empty())
        row.set("resists", rowOf(kind.resists));
    if (!kind.stages.empty())
        row.set("stages", rowsOf(kind.stages));
    if (!kind.suffers.empty())
        row.set("suffers", rowsOf(kind.suffers));
    return row;
}

Json rowOf(const ItemKind& kind)
{
    Json row = startRow(headOf(kind));
    row.set("slot", wordFor(kSlots, kind.slot));
    if (kind.hands > 1)
        row.set("hands", kind.hands);
    if (kind.style != Style::Plain)
        row.set("style", wordFor(kStyles, kind.style));
    row.set("attack", kind.attack);
    if (kind.attackEach > 0)
        row.set("attack_by", kind.attackEach);
    row.set("defence", kind.defence);
    row.set("food", kind.food);
    row.set("bites", kind.bites);
    if (kind.effect)
        setEffects(row, kind);
    row.set("charges", kind.charges);
    if (kind.recharge > 0)
        row.set("recharge", kind.recharge);
    row.set("thrown", kind.thrown);
    row.set("launches", kind.launches);
    row.set("launch", kind.launch);
    if (kind.launchTime != ItemKind{}.launchTime)
        row.set("launch_time", kind.launchTime);
    row.set("key", kind.key);
    row.set("counted", kind.counted);
    if (kind.enough > 0)
        row.set("enough", kind.enough);
    setWhereTrue(row, "burns", kind.burns);
    setWhereTrue(row, "iron", kind.iron);
    if (kind.weight != ItemKind{}.weight)
        row.set("weight", kind.weight);
    if (kind.holds > 0)
        row.set("holds", kind.holds);
    if (kind.gives != Gifts{} || kind.givesBy != Gifts{})
        row.set("gives", rowOf(kind.gives, kind.givesBy));
    if (kind.namedAfter)
        row.set("named_after", rowOf(*kind.namedAfter));
    if (!kind.lookOf.empty())
        row.set("look", kind.lookOf);
    if (!kind.resists.empty())
        row.set("resists", rowOf(kind.resists));
    return row;
}

} // namespace cave
