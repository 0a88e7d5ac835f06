// SPDX-License-Identifier: MIT
#include "core/content/stage_rows.h"

#include "core/content/behaviour_rows.h"
#include "core/content/limits.h"
#include "core/content/look_rows.h"
#include "core/content/resist_rows.h"

#include <array>

namespace cave {

namespace {

constexpr int kHighestShare = 99; // per cent
constexpr std::size_t kMostStages = 9;

constexpr std::array kFields{
    KindField{.id = "below", .kind = FieldKind::Number, .low = 1, .high = kHighestShare, .usual = 50},
    KindField{.id = "says", .kind = FieldKind::Line, .high = kLongestDescription},
    KindField{.id = "attack",
              .kind = FieldKind::Number,
              .low = -kLargestNumber,
              .high = kLargestNumber,
              .label = "attack_more"},
    KindField{.id = "defence",
              .kind = FieldKind::Number,
              .low = -kLargestNumber,
              .high = kLargestNumber,
              .label = "defence_more"},
    KindField{.id = "speed", .kind = FieldKind::Number, .low = 1, .high = kLargestSpeed, .mayBeUnsaid = true},
    KindField{.id = "flies", .kind = FieldKind::Flag, .label = "flies_then", .mayBeUnsaid = true},
    KindField{.id = "resists", .kind = FieldKind::Part, .parts = kResistFields},
    KindField{.id = "behaviours", .kind = FieldKind::Behaviours, .label = "behaviours_then"},
};

LifeStage readStage(const JsonCursor& row)
{
    row.allowOnly({"below", "says", "attack", "defence", "speed", "flies", "resists", "behaviours"});
    LifeStage stage;
    stage.below = static_cast<int>(row["below"].integer(1, kHighestShare));
    if (const auto says = row.find("says"))
        stage.says = readLine(*says, kLongestDescription);
    if (const auto attack = row.find("attack"))
        stage.attack = static_cast<int>(attack->integer(-kLargestNumber, kLargestNumber));
    if (const auto defence = row.find("defence"))
        stage.defence = static_cast<int>(defence->integer(-kLargestNumber, kLargestNumber));
    if (const auto speed = row.find("speed"))
        stage.speed = static_cast<int>(speed->integer(1, kLargestSpeed));
    if (const auto flies = row.find("flies"))
        stage.flies = flies->flag();
    if (const auto resists = row.find("resists"))
        stage.resists = readResists(*resists);
    if (const auto behaviours = row.find("behaviours"))
        for (const JsonCursor& behaviour : behaviours->items())
            stage.behaviours.push_back(readBehaviour(behaviour));
    return stage;
}

Json rowOf(const LifeStage& stage)
{
    Json row;
    row.set("below", stage.below);
    if (!stage.says.empty())
        row.set("says", stage.says);
    if (stage.attack != 0)
        row.set("attack", stage.attack);
    if (stage.defence != 0)
        row.set("defence", stage.defence);
    if (stage.speed)
        row.set("speed", *stage.speed);
    if (stage.flies)
        row.set("flies", *stage.flies);
    if (!stage.resists.empty())
        row.set("resists", rowOf(stage.resists));
    Json::Array behaviours;
    for (const BehaviourRow& behaviour : stage.behaviours)
        behaviours.push_back(rowOf(behaviour));
    if (!behaviours.empty())
        row.set("behaviours", std::move(behaviours));
    return row;
}

} // namespace

std::vector<LifeStage> readStages(const JsonCursor& rows)
{
    std::vector<LifeStage> stages;
    for (const JsonCursor& row : rows.items()) {
        stages.push_back(readStage(row));
        if (stages.size() > 1 && stages.back().below >= stages[stages.size() - 2].below)
            row["below"].fail({CAVE_TEXT("errors", "Each stage begins with less health than the one before.")});
    }
    if (stages.size() > kMostStages)
        rows.fail({CAVE_TEXT("errors", "More than %1 stages are too many."), {std::int64_t{kMostStages}}});
    return stages;
}

Json rowsOf(const std::vector<LifeStage>& stages)
{
    Json::Array rows;
    for (const LifeStage& stage : stages)
        rows.push_back(rowOf(stage));
    return rows;
}

std::span<const KindField> stageFields() { return kFields; }

void forEachBehaviour(const JsonCursor& creature, const std::function<void(const JsonCursor&)>& visit)
{
    const auto visitAll = [&](const JsonCursor& row) {
        if (const auto behaviours = row.find("behaviours"))
            for (const JsonCursor& behaviour : behaviours->items())
                visit(behaviour);
    };
    visitAll(creature);
    if (const auto stages = creature.find("stages"))
        for (const JsonCursor& stage : stages->items())
            visitAll(stage);
}

} // namespace cave
