// SPDX-License-Identifier: MIT
#include "core/generate/curve.h"

#include "core/world/dungeon.h"

namespace cave {

namespace {

struct Point {
    std::int64_t depth = 0;
    std::int64_t value = 0;
};

Point pointOf(const Json& json)
{
    const auto& pair = *json.as<Json::Array>();
    return {*pair[0].as<std::int64_t>(), *pair[1].as<std::int64_t>()};
}

int stepAt(const Json::Array& points, int depth)
{
    std::int64_t value = 0;
    for (const Json& json : points)
        if (const Point point = pointOf(json); point.depth <= depth)
            value = point.value;
    return static_cast<int>(value);
}

// Division rounds down for falling lines too, so that a line and its mirror image are alike.
std::int64_t dividedDown(std::int64_t number, std::int64_t by)
{
    return number >= 0 ? number / by : -((-number + by - 1) / by);
}

int lineAt(const Json::Array& points, int depth)
{
    Point before = pointOf(points.front());
    for (const Json& json : points) {
        const Point point = pointOf(json);
        if (depth <= point.depth)
            return static_cast<int>(point.depth == before.depth
                                        ? point.value
                                        : before.value +
                                              dividedDown((point.value - before.value) * (depth - before.depth),
                                                          point.depth - before.depth));
        before = point;
    }
    return static_cast<int>(before.value);
}

} // namespace

int valueAt(const Json& number, int depth)
{
    if (const auto* plain = number.as<std::int64_t>())
        return static_cast<int>(*plain);
    if (const Json* step = number.find("step"))
        return stepAt(*step->as<Json::Array>(), depth);
    return lineAt(*number.find("line")->as<Json::Array>(), depth);
}

void checkCurve(const JsonCursor& number, int low, int high)
{
    if (!number.json().as<Json::Object>()) {
        number.integer(low, high);
        return;
    }
    number.allowOnly({"step", "line"});
    const auto step = number.find("step");
    const auto line = number.find("line");
    if (step.has_value() == line.has_value())
        return number.fail({CAVE_TEXT("errors", "This must hold either \"step\" or \"line\".")});
    const JsonCursor& points = step ? *step : *line;
    const auto items = points.items();
    if (items.empty())
        points.fail({CAVE_TEXT("errors", "A curve needs at least one point.")});
    std::int64_t last = 0;
    for (const JsonCursor& point : items) {
        const auto pair = point.items();
        if (pair.size() != 2)
            return point.fail({CAVE_TEXT("errors", "A point of a curve is [depth, value].")});
        const std::int64_t depth = pair[0].integer(1, kMaxDepth);
        if (depth <= last)
            pair[0].fail({CAVE_TEXT("errors", "The points of a curve must be of ascending depth.")});
        last = depth;
        pair[1].integer(low, high);
    }
}

} // namespace cave
