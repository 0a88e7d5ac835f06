// SPDX-License-Identifier: MIT
#include "core/save/parts/goals_json.h"

#include "core/content/kind_rows.h"
#include "core/save/parts/rules_json.h"

#include <algorithm>
#include <utility>

namespace cave {

namespace {

GoalPart readGoalPart(const JsonCursor& at, const Catalogue& catalogue)
{
    at.allowOnly({"slay", "anyhow", "reach", "collect", "count"});
    const auto slay = at.find("slay");
    const auto reach = at.find("reach");
    const auto collect = at.find("collect");
    if (static_cast<int>(slay.has_value()) + static_cast<int>(reach.has_value()) +
            static_cast<int>(collect.has_value()) !=
        1) {
        at.fail({CAVE_TEXT("errors", "This must hold one of \"slay\", \"reach\" and \"collect\".")});
        return {};
    }
    if (reach) {
        at.allowOnly({"reach"});
        return {Goal::Reach, readTileId(*reach, catalogue)};
    }
    if (collect) {
        at.allowOnly({"collect", "count"});
        return {Goal::Collect, readItemId(*collect, catalogue), static_cast<int>(at["count"].integer(1, kLargestRule))};
    }
    at.allowOnly({"slay", "anyhow"});
    const auto anyhow = at.find("anyhow");
    return {Goal::Slay, readCreatureId(*slay, catalogue), 0, anyhow && anyhow->flag()};
}

void readGoalParts(const JsonCursor& list, const Catalogue& catalogue, Rules& rules)
{
    bool hasPlace = false;
    for (const JsonCursor& item : list.items()) {
        if (rules.parts.size() == kMostGoals)
            return item.fail(
                {CAVE_TEXT("errors", "There may be %1 of these at most."), {static_cast<std::int64_t>(kMostGoals)}});
        rules.parts.push_back(readGoalPart(item, catalogue));
        if (rules.parts.back().goal == Goal::Reach && std::exchange(hasPlace, true))
            return item.fail({CAVE_TEXT("errors", "Only one of these may be a place to reach.")});
        if (std::ranges::count(rules.parts, rules.parts.back()) > 1)
            return item.fail({CAVE_TEXT("errors", "This stands here twice.")});
    }
    if (rules.parts.empty())
        list.fail({CAVE_TEXT("errors", "There must be at least one of these.")});
}

Json goalPartJson(const GoalPart& part)
{
    Json json;
    json.set(part.goal == Goal::Slay ? "slay" : part.goal == Goal::Reach ? "reach" : "collect", part.kind);
    if (part.goal == Goal::Collect)
        json.set("count", part.count);
    if (part.anyhow)
        json.set("anyhow", true);
    return json;
}

Json goalPartsJson(const Rules& rules)
{
    Json::Array parts;
    for (const GoalPart& part : rules.parts)
        parts.push_back(goalPartJson(part));
    Json win;
    win.set(rules.goal == Goal::All ? "all" : "any", std::move(parts));
    return win;
}

} // namespace

std::string readCreatureId(const JsonCursor& at, const Catalogue& catalogue)
{
    std::string id = at.id();
    if (!at.failed() && !catalogue.findCreature(id))
        at.fail({CAVE_TEXT("errors", "No creature is called \"%1\"."), {id}});
    return id;
}

std::string readTileId(const JsonCursor& at, const Catalogue& catalogue)
{
    std::string id = at.id();
    if (!at.failed() && !catalogue.findTile(id))
        at.fail({CAVE_TEXT("errors", "No tile is called \"%1\"."), {id}});
    return id;
}

std::string readItemId(const JsonCursor& at, const Catalogue& catalogue)
{
    std::string id = at.id();
    const auto kind = catalogue.findItem(id);
    if (!at.failed() && !kind)
        at.fail({CAVE_TEXT("errors", "No item is called \"%1\"."), {id}});
    else if (kind)
        refuseLook(at, catalogue.item(*kind));
    return id;
}

void readGoal(const JsonCursor& win, const Catalogue& catalogue, Rules& rules)
{
    win.allowOnly({"slay", "anyhow", "reach", "collect", "count", "all", "any"});
    for (const Goal goal : {Goal::All, Goal::Any})
        if (const auto list = win.find(goal == Goal::All ? "all" : "any")) {
            win.allowOnly({goal == Goal::All ? "all" : "any"});
            rules.goal = goal;
            return readGoalParts(*list, catalogue, rules);
        }
    const auto slay = win.find("slay");
    const auto reach = win.find("reach");
    const auto collect = win.find("collect");
    if (slay.has_value() == reach.has_value())
        return win.fail({CAVE_TEXT("errors", "This must hold either \"slay\" or \"reach\".")});
    if (slay) {
        win.allowOnly({"slay", "anyhow"});
        if (const auto anyhow = win.find("anyhow"))
            rules.anyhow = anyhow->flag();
        rules.goal = Goal::Slay;
        rules.goalKind = readCreatureId(*slay, catalogue);
        return;
    }
    rules.goal = collect ? Goal::Collect : Goal::Reach;
    rules.goalKind = readTileId(*reach, catalogue);
    if (!collect)
        return win.allowOnly({"reach"});
    rules.collectKind = readItemId(*collect, catalogue);
    rules.collectCount = static_cast<int>(win["count"].integer(1, kLargestRule));
}

Json goalJson(const Rules& rules)
{
    if (rules.goal == Goal::All || rules.goal == Goal::Any)
        return goalPartsJson(rules);
    Json win;
    if (rules.goal == Goal::Collect) {
        win.set("collect", rules.collectKind);
        win.set("count", rules.collectCount);
    }
    win.set(rules.goal == Goal::Slay ? "slay" : "reach", rules.goalKind);
    if (rules.anyhow)
        win.set("anyhow", true);
    return win;
}

std::uint32_t readGoalsMet(const JsonCursor& at, const Rules& rules)
{
    std::uint32_t met = 0;
    for (const JsonCursor& item : at.items()) {
        const auto part = static_cast<std::size_t>(item.integer(0, kMostGoals - 1));
        if (part >= rules.parts.size() || rules.parts[part].goal != Goal::Slay || met >> part != 0) {
            item.fail({CAVE_TEXT("errors", "The goals of this game have no such creature to be slain, or not here.")});
            return 0;
        }
        met |= 1U << part;
    }
    return met;
}

Json goalsMetJson(std::uint32_t met)
{
    Json::Array parts;
    for (int part = 0; met >> part != 0; ++part)
        if ((met >> part & 1U) != 0)
            parts.push_back(part);
    return parts;
}

} // namespace cave
