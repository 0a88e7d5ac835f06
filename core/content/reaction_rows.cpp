// SPDX-License-Identifier: MIT
#include "core/content/reaction_rows.h"

#include "core/base/enum_count.h"
#include "core/content/words.h"

namespace cave {

namespace {

constexpr std::array<std::string_view, 3> kOnWords{"enter", "burn", "time"}; // in the order of On
static_assert(kOnWords.size() == enumCount<On>());

constexpr std::array kReactionFields{
    KindField{"on", FieldKind::Word, 0, 0, kOnWords},
    KindField{"per_mille", FieldKind::Number, 1, 1000},
    KindField{"into", FieldKind::Tile},
    KindField{"under", FieldKind::Tile},
    KindField{"ends", FieldKind::Flag},
};

std::string tileNamed(const JsonCursor& row, std::string_view key)
{
    const auto tile = row.find(key);
    return tile && !tile->text().empty() ? tile->id() : std::string();
}

ReactionRow readReaction(const JsonCursor& row, bool isTransient)
{
    row.allowOnly({"on", "per_mille", "into", "under", "ends"});
    ReactionRow reaction;
    reaction.on = readWord<On>(row["on"], kOnWords);
    if (const auto perMille = row.find("per_mille"))
        reaction.perMille = static_cast<int>(perMille->integer(1, 1000));
    reaction.into = tileNamed(row, "into");
    reaction.under = tileNamed(row, "under");
    if (const auto ends = row.find("ends"))
        reaction.ends = ends->flag();
    if (reaction.into.empty() != reaction.ends)
        row.fail({CAVE_TEXT("errors", "This must say either what the tile becomes or that it ends.")});
    if (reaction.ends && !isTransient)
        row["ends"].fail({CAVE_TEXT("errors", "Only a transient tile ends.")});
    if (reaction.ends && !reaction.under.empty())
        row["under"].fail({CAVE_TEXT("errors", "Nothing lies under a tile that ends.")});
    return reaction;
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
    for (const ReactionRow& reaction : reactions) {
        Json row;
        row.set("on", wordFor(kOnWords, reaction.on));
        row.set("per_mille", reaction.perMille);
        if (!reaction.into.empty())
            row.set("into", reaction.into);
        if (!reaction.under.empty())
            row.set("under", reaction.under);
        if (reaction.ends)
            row.set("ends", true);
        rows.push_back(std::move(row));
    }
    return rows;
}

std::span<const KindField> reactionFields() { return kReactionFields; }

Json newReaction(std::string_view into)
{
    return Json::Object{{"on", "burn"}, {"per_mille", 1000}, {"into", into}, {"under", ""}, {"ends", false}};
}

} // namespace cave
