// SPDX-License-Identifier: MIT
#include "core/content/reaction_rows.h"

#include "core/base/enum_count.h"
#include "core/content/effect_rows.h"
#include "core/content/limits.h"
#include "core/content/look_rows.h"
#include "core/content/words.h"

namespace cave {

namespace {

constexpr std::array<std::string_view, 13> kOnWords{"enter", "leave", "stay",   "weigh",  "lift",  "use", "dig",
                                                    "burn",  "soak",  "freeze", "strike", "light", "time"};
static_assert(kOnWords.size() == enumCount<On>());

constexpr std::array<std::string_view, 5> kWhoWords{"walker", "hero", "other", "thing", "any"};
static_assert(kWhoWords.size() == enumCount<Who>());

constexpr std::array kSpreadFields{
    KindField{"tile", FieldKind::Tile},
    KindField{"over", FieldKind::Tiles},
    KindField{.id = "cells", .kind = FieldKind::Number, .low = 4, .high = 8, .usual = 8, .step = 4},
};

constexpr std::array kFloodFields{
    KindField{"shallow", FieldKind::Tile},
    KindField{"deep", FieldKind::Tile},
    KindField{.id = "volume", .kind = FieldKind::Number, .low = 1, .high = kMostFlooded, .usual = 20},
    KindField{.id = "rate", .kind = FieldKind::Number, .low = 1, .high = kMostFlooded, .usual = 4},
    KindField{.id = "hold", .kind = FieldKind::Number, .low = 0, .high = kMostTurns},
};

constexpr std::array kGasFields{
    KindField{"kind", FieldKind::Gas},
    KindField{"units", FieldKind::Number, 1, kMostUnits, {}, false, {}, 40},
};

// The words of "by": what strikes, then each effect.
std::span<const std::string_view> struckWords()
{
    static const std::vector<std::string_view> words = [] {
        std::vector<std::string_view> all{"blow", "throw", "blast"};
        all.insert(all.end(), effectKindWords().begin(), effectKindWords().end());
        return all;
    }();
    return words;
}

bool isAboutSomebody(On on) { return on == On::Enter || on == On::Leave || on == On::Stay; }
bool isAboutWeight(On on) { return on == On::Weigh || on == On::Lift; }

std::vector<KindField> fieldsOf(On on)
{
    std::vector<KindField> fields{{"on", FieldKind::Word, 0, 0, kOnWords}};
    if (isAboutSomebody(on))
        fields.push_back({"who", FieldKind::Word, 0, 0, kWhoWords});
    if (isAboutWeight(on))
        fields.push_back(
            {.id = "least", .kind = FieldKind::Number, .low = 1, .high = kMostWeighing, .label = "weighing"});
    if (on == On::Strike)
        fields.push_back({.id = "by", .kind = FieldKind::Words, .words = struckWords(), .label = "struck_by"});
    fields.insert(fields.end(),
                  {{"per_mille", FieldKind::Number, 1, 1000},
                   {"into", FieldKind::Tile},
                   {"under", FieldKind::Tile},
                   {"ends", FieldKind::Flag},
                   {.id = "spread", .kind = FieldKind::Part, .parts = kSpreadFields, .label = "spread_to"},
                   {.id = "gas", .kind = FieldKind::Part, .parts = kGasFields, .label = "lets_out"},
                   {.id = "effect", .kind = FieldKind::Befalling, .label = "befalling"},
                   {.id = "flood", .kind = FieldKind::Part, .parts = kFloodFields},
                   {"noise", FieldKind::Number, 0, kMostNoise},
                   {"say", FieldKind::Line, 0, kLongestDescription},
                   {"joined", FieldKind::Flag}});
    return fields;
}

std::optional<On> onOf(const Json& row)
{
    const Json* on = row.find("on");
    const auto* word = on ? on->as<std::string>() : nullptr;
    return word ? findWord<On>(kOnWords, *word) : std::nullopt;
}

std::string tileNamed(const JsonCursor& row, std::string_view key)
{
    const auto tile = row.find(key);
    return tile && !tile->text().empty() ? tile->id() : std::string();
}

SpreadRow readSpread(const JsonCursor& at)
{
    at.allowOnly({"tile", "over", "cells"});
    SpreadRow spread;
    spread.tile = at["tile"].id();
    for (const JsonCursor& tile : at["over"].items())
        spread.over.push_back(tile.id());
    if (spread.over.empty())
        at["over"].fail({CAVE_TEXT("errors", "This must name at least one tile.")});
    if (const auto cells = at.find("cells")) {
        spread.cells = static_cast<int>(cells->integer(4, 8));
        if (spread.cells != 4 && spread.cells != 8)
            cells->fail({CAVE_TEXT("errors", "This must be 4 or 8.")});
    }
    return spread;
}

FloodRow readFlood(const JsonCursor& at)
{
    at.allowOnly({"shallow", "deep", "volume", "rate", "hold"});
    FloodRow flood;
    flood.shallow = at["shallow"].id();
    flood.deep = tileNamed(at, "deep");
    flood.volume = static_cast<int>(at["volume"].integer(1, kMostFlooded));
    flood.rate = static_cast<int>(at["rate"].integer(1, kMostFlooded));
    if (const auto hold = at.find("hold"))
        flood.hold = static_cast<int>(hold->integer(0, kMostTurns));
    return flood;
}

StruckBy readStruckBy(const JsonCursor& words)
{
    StruckBy by = 0;
    for (const JsonCursor& at : words.items())
        by |= StruckBy{1} << readWord<unsigned>(at, struckWords());
    return by;
}

void readFilters(const JsonCursor& row, ReactionRow& reaction)
{
    if (const auto who = row.find("who"))
        reaction.who = readWord<Who>(*who, kWhoWords);
    if (const auto least = row.find("least"))
        reaction.least = static_cast<int>(least->integer(1, kMostWeighing));
    if (const auto by = row.find("by"))
        reaction.by = readStruckBy(*by);
    if (const auto perMille = row.find("per_mille"))
        reaction.perMille = static_cast<int>(perMille->integer(1, 1000));
}

void readResults(const JsonCursor& row, ReactionRow& reaction)
{
    reaction.into = tileNamed(row, "into");
    reaction.under = tileNamed(row, "under");
    if (const auto ends = row.find("ends"))
        reaction.ends = ends->flag();
    if (const auto spread = row.find("spread"))
        reaction.spread = readSpread(*spread);
    if (const auto gas = row.find("gas")) {
        gas->allowOnly({"kind", "units"});
        reaction.gas = (*gas)["kind"].id();
        reaction.units = static_cast<int>((*gas)["units"].integer(1, kMostUnits));
    }
    if (const auto effect = row.find("effect"))
        reaction.effect = readBefalling(*effect);
    if (const auto flood = row.find("flood"))
        reaction.flood = readFlood(*flood);
    if (const auto noise = row.find("noise"))
        reaction.noise = static_cast<int>(noise->integer(0, kMostNoise));
    if (const auto say = row.find("say"))
        reaction.say = readLine(*say, kLongestDescription);
    if (const auto joined = row.find("joined"))
        reaction.joined = joined->flag();
}

bool hasResult(const ReactionRow& reaction)
{
    return !reaction.into.empty() || reaction.ends || reaction.spread || !reaction.gas.empty() || reaction.effect ||
           reaction.flood || reaction.noise > 0 || !reaction.say.empty();
}

void checkReaction(const JsonCursor& row, const ReactionRow& reaction, bool isTransient)
{
    if (!reaction.into.empty() && reaction.ends)
        row["ends"].fail({CAVE_TEXT("errors", "A tile that becomes another does not end.")});
    if (!hasResult(reaction))
        row.fail(
            {CAVE_TEXT("errors", "This must say what happens: into, ends, spread, gas, effect, flood, noise or say.")});
    if (reaction.ends && !isTransient)
        row["ends"].fail({CAVE_TEXT("errors", "Only a transient tile ends.")});
    if (reaction.into.empty() && !reaction.under.empty())
        row["under"].fail({CAVE_TEXT("errors", "Only what the tile becomes has something under it.")});
    if (reaction.into.empty() && !reaction.ends && reaction.joined)
        row["joined"].fail({CAVE_TEXT("errors", "Only what becomes another tile, or ends, takes joined cells along.")});
}

ReactionRow readReaction(const JsonCursor& row, bool isTransient)
{
    ReactionRow reaction;
    reaction.on = readWord<On>(row["on"], kOnWords);
    if (row.failed())
        return reaction;
    std::vector<std::string_view> known;
    for (const KindField& field : fieldsOf(reaction.on))
        known.push_back(field.id);
    row.allowOnly(known);
    readFilters(row, reaction);
    readResults(row, reaction);
    if (!row.failed())
        checkReaction(row, reaction, isTransient);
    return reaction;
}

Json rowOf(const SpreadRow& spread)
{
    Json row;
    row.set("tile", spread.tile);
    row.set("over", Json::Array(spread.over.begin(), spread.over.end()));
    if (spread.cells != SpreadRow{}.cells)
        row.set("cells", spread.cells);
    return row;
}

Json rowOf(const FloodRow& flood)
{
    Json row;
    row.set("shallow", flood.shallow);
    if (!flood.deep.empty())
        row.set("deep", flood.deep);
    row.set("volume", flood.volume);
    row.set("rate", flood.rate);
    if (flood.hold > 0)
        row.set("hold", flood.hold);
    return row;
}

Json struckByJson(StruckBy by)
{
    Json::Array words;
    for (std::size_t i = 0; i < struckWords().size(); ++i)
        if ((by >> i & 1) != 0)
            words.push_back(struckWords()[i]);
    return words;
}

Json rowOf(const ReactionRow& reaction)
{
    Json row;
    row.set("on", wordFor(kOnWords, reaction.on));
    if (reaction.who != Who::Walker)
        row.set("who", wordFor(kWhoWords, reaction.who));
    if (reaction.least != 1)
        row.set("least", reaction.least);
    if (reaction.by != 0)
        row.set("by", struckByJson(reaction.by));
    row.set("per_mille", reaction.perMille);
    if (!reaction.into.empty())
        row.set("into", reaction.into);
    if (!reaction.under.empty())
        row.set("under", reaction.under);
    if (reaction.ends)
        row.set("ends", true);
    if (reaction.spread)
        row.set("spread", rowOf(*reaction.spread));
    if (!reaction.gas.empty())
        row.set("gas", Json::Object{{"kind", reaction.gas}, {"units", reaction.units}});
    if (reaction.effect)
        row.set("effect", rowOfBefalling(*reaction.effect));
    if (reaction.flood)
        row.set("flood", rowOf(*reaction.flood));
    if (reaction.noise > 0)
        row.set("noise", reaction.noise);
    if (!reaction.say.empty())
        row.set("say", reaction.say);
    if (reaction.joined)
        row.set("joined", true);
    return row;
}

} // namespace

std::vector<ReactionRow> readReactions(const JsonCursor& rows, bool isTransient)
{
    std::vector<ReactionRow> reactions;
    for (const JsonCursor& row : rows.items())
        reactions.push_back(readReaction(row, isTransient));
    if (reactions.size() > kMostReactions)
        rows.fail(
            {CAVE_TEXT("errors", "More than %1 rows are too many."), {static_cast<std::int64_t>(kMostReactions)}});
    return reactions;
}

Json::Array rowsOf(const std::vector<ReactionRow>& reactions)
{
    Json::Array rows;
    for (const ReactionRow& reaction : reactions)
        rows.push_back(rowOf(reaction));
    return rows;
}

std::vector<KindField> reactionFields(const Json& row) { return fieldsOf(onOf(row).value_or(On::Burn)); }

Json newReaction(const Json& before)
{
    Json row = Json::Object{{"on", wordFor(kOnWords, onOf(before).value_or(On::Burn))}};
    for (const KindField& field : reactionFields(before))
        if (const Json* known = before.find(field.id))
            row.set(field.id, *known);
    if (!row.find("per_mille"))
        row.set("per_mille", 1000);
    return row;
}

} // namespace cave
