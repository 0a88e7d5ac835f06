// SPDX-License-Identifier: MIT
#include "app/cli/commands.h"
#include "app/cli/report.h"
#include "core/base/streams.h"
#include "core/edit/difference.h"

#include <array>

namespace cave::cli {

namespace {

std::string levelNumber(const std::optional<int>& level) { return level ? std::to_string(*level + 1) : "-"; }

std::string placeText(const std::optional<Position>& at)
{
    if (!at)
        return "nowhere";
    return "level " + std::to_string(at->z + 1) + " (" + std::to_string(at->x) + ',' + std::to_string(at->y) + ')';
}

std::string spanText(const CellDifference& cells)
{
    const std::string last = cells.length > 1 ? ".." + std::to_string(cells.x + cells.length - 1) : "";
    return "(" + std::to_string(cells.x) + last + ',' + std::to_string(cells.y) + ')';
}

std::string thingText(const ThingDifference& thing)
{
    std::string text = (thing.isAfter ? "+ " : "- ") + thing.kind;
    if (thing.levels != 0)
        text += ", levels gained: " + std::to_string(thing.levels);
    if (thing.opens)
        text += ", opens (" + std::to_string(thing.opens->x) + ',' + std::to_string(thing.opens->y) + ')';
    if (!thing.traits.belongs.side.empty())
        text += ", side: " + thing.traits.belongs.side;
    if (!thing.group.empty())
        text += ", group: " + thing.group;
    if (thing.traits.belongs.isCaptive)
        text += ", captive";
    if (!thing.traits.carries.empty())
        text += ", carries: " + thing.traits.carries;
    if (thing.traits.isAsleep)
        text += ", asleep";
    if (thing.traits.isFar)
        text += ", far";
    if (thing.traits.enchant != 0)
        text += ", enchant: " + std::to_string(thing.traits.enchant);
    if (!thing.traits.rune.empty())
        text += ", rune: " + thing.traits.rune;
    if (thing.traits.price > 0)
        text += ", price: " + std::to_string(thing.traits.price);
    return text;
}

std::string happeningText(const HappeningDifference& happening)
{
    const std::string sign = !happening.isBefore ? "+ " : happening.isAfter ? "changed: " : "- ";
    const std::string of = happening.placed ? " of placed piece " + hexOf(happening.placed.value) : "";
    const std::string name = happening.name.empty() ? "" : " \"" + happening.name + '"';
    switch (happening.of) {
    case HappeningDifference::Of::OneEvent: return sign + "event " + hexOf(happening.uid.value) + name + of;
    case HappeningDifference::Of::OneMark: return sign + "mark " + happening.name + of;
    case HappeningDifference::Of::OnePlaced: return sign + "placed piece " + hexOf(happening.uid.value) + name;
    case HappeningDifference::Of::InOrder: break;
    }
    return "changed: order of events" + of;
}

void printLevel(const LevelDifference& level)
{
    const std::string name = "level " + levelNumber(level.before ? level.before : level.after);
    if (!level.after)
        printLine(name + ": only in the first dungeon");
    else if (!level.before)
        printLine(name + ": only in the second dungeon");
    else if (level.before != level.after)
        printLine(name + ": is level " + levelNumber(level.after) + " of the second dungeon");
    for (const CellDifference& cells : level.cells)
        printLine(name + ' ' + spanText(cells) + ": " + cells.before + " -> " + cells.after);
    for (const ThingDifference& thing : level.things)
        printLine(name + " (" + std::to_string(thing.x) + ',' + std::to_string(thing.y) + "): " + thingText(thing));
    for (const HappeningDifference& happening : level.happenings)
        printLine(name + ": " + happeningText(happening));
}

std::string sizeText(const Dungeon& dungeon)
{
    return std::to_string(dungeon.width) + " x " + std::to_string(dungeon.height);
}

void print(const Dungeon& before, const Dungeon& after, const DungeonDifference& difference)
{
    if (difference.sizesDiffer)
        printLine("size: " + sizeText(before) + " -> " + sizeText(after));
    if (difference.start)
        printLine("start: " + placeText(difference.start->before) + " -> " + placeText(difference.start->after));
    for (const LevelDifference& level : difference.levels)
        printLevel(level);
    for (const LinkDifference& link : difference.links)
        printLine(std::string("link: ") + (link.isAfter ? "+ " : "- ") + placeText(link.from) +
                  (link.oneWay ? " one way to " : " to ") + placeText(link.to));
    for (const HappeningDifference& happening : difference.happenings)
        printLine("all levels: " + happeningText(happening));
    if (difference.isSame())
        return;
    std::string sum = "cells that differ: " + std::to_string(difference.cellCount()) +
                      ", things that differ: " + std::to_string(difference.thingCount());
    if (difference.happeningCount() > 0)
        sum += ", events and what belongs to them: " + std::to_string(difference.happeningCount());
    printLine(sum);
}

Json numberJson(const std::optional<int>& level) { return level ? Json(*level + 1) : Json(nullptr); }

Json placeJson(const std::optional<Position>& at)
{
    return at ? Json(Json::Object{{"level", at->z + 1}, {"x", at->x}, {"y", at->y}}) : Json(nullptr);
}

Json thingJson(const ThingDifference& thing)
{
    Json json =
        Json::Object{{"x", thing.x}, {"y", thing.y}, {"kind", thing.kind}, {"in", thing.isAfter ? "after" : "before"}};
    if (thing.levels != 0)
        json.set("levels", thing.levels);
    if (thing.opens)
        json.set("opens", Json::Object{{"x", thing.opens->x}, {"y", thing.opens->y}});
    if (!thing.group.empty())
        json.set("group", thing.group);
    addTraits(json, thing.traits);
    return json;
}

Json happeningsJson(const std::vector<HappeningDifference>& happenings)
{
    constexpr std::array<std::string_view, 4> kWords{"event", "mark", "placed", "order"};
    Json::Array array;
    for (const HappeningDifference& happening : happenings) {
        Json json = Json::Object{{"what", std::string(kWords[static_cast<std::size_t>(happening.of)])}};
        if (happening.uid)
            json.set("uid", hexOf(happening.uid.value));
        if (!happening.name.empty())
            json.set("name", happening.name);
        if (happening.placed)
            json.set("placed", hexOf(happening.placed.value));
        json.set("in", !happening.isBefore ? "after" : happening.isAfter ? "both" : "before");
        array.push_back(std::move(json));
    }
    return array;
}

Json levelJson(const LevelDifference& level)
{
    Json::Array cells;
    for (const CellDifference& run : level.cells)
        cells.push_back(Json::Object{
            {"x", run.x}, {"y", run.y}, {"length", run.length}, {"before", run.before}, {"after", run.after}});
    Json::Array things;
    for (const ThingDifference& thing : level.things)
        things.push_back(thingJson(thing));
    Json json = Json::Object{{"before", numberJson(level.before)},
                             {"after", numberJson(level.after)},
                             {"cells", std::move(cells)},
                             {"things", std::move(things)}};
    if (!level.happenings.empty())
        json.set("happenings", happeningsJson(level.happenings));
    return json;
}

Json sizeJson(const Dungeon& dungeon) { return Json::Object{{"width", dungeon.width}, {"height", dungeon.height}}; }

Json toJson(const Dungeon& before, const Dungeon& after, const DungeonDifference& difference)
{
    Json json = Json::Object{{"same", difference.isSame()}};
    if (difference.sizesDiffer)
        json.set("size", Json::Object{{"before", sizeJson(before)}, {"after", sizeJson(after)}});
    if (difference.start)
        json.set("start", Json::Object{{"before", placeJson(difference.start->before)},
                                       {"after", placeJson(difference.start->after)}});
    Json::Array levels;
    for (const LevelDifference& level : difference.levels)
        levels.push_back(levelJson(level));
    json.set("levels", std::move(levels));
    Json::Array links;
    for (const LinkDifference& link : difference.links)
        links.push_back(Json::Object{{"from", placeJson(link.from)},
                                     {"to", placeJson(link.to)},
                                     {"oneWay", link.oneWay},
                                     {"in", link.isAfter ? "after" : "before"}});
    json.set("links", std::move(links));
    if (!difference.happenings.empty())
        json.set("happenings", happeningsJson(difference.happenings));
    return json;
}

} // namespace

int diff(const std::string& before, const std::string& after, bool asJson)
{
    const auto one = openDungeon(before);
    if (!one)
        return refuse(one.error());
    const auto other = openDungeon(after);
    if (!other)
        return refuse(other.error());
    const DungeonDifference difference = differenceOf(one->dungeon, other->dungeon);
    if (asJson)
        printJson(toJson(one->dungeon, other->dungeon, difference));
    else
        print(one->dungeon, other->dungeon, difference);
    return difference.isSame() ? kDone : kNo;
}

} // namespace cave::cli
