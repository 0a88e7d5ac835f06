// SPDX-License-Identifier: MIT
#include "core/generate/curve.h"

#include "core/world/dungeon.h"

#include <charconv>

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

// The following take what they are named after from the front of the text, past spaces.
void skipSpaces(std::string_view& text) { text.remove_prefix(std::min(text.find_first_not_of(" \t"), text.size())); }

bool isBlank(std::string_view text) { return text.find_first_not_of(" \t") == std::string_view::npos; }

std::optional<std::int64_t> takeNumber(std::string_view& text)
{
    skipSpaces(text);
    std::int64_t number = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (problem != std::errc())
        return std::nullopt;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    return number;
}

std::string takeWord(std::string_view& text)
{
    skipSpaces(text);
    const std::string word(text.substr(0, text.find_first_of(" \t:,0123456789-")));
    text.remove_prefix(word.size());
    return word;
}

bool takeSign(std::string_view& text, char sign)
{
    skipSpaces(text);
    if (text.empty() || text.front() != sign)
        return false;
    text.remove_prefix(1);
    return true;
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

std::string curveText(const Json& number)
{
    if (const auto* plain = number.as<std::int64_t>())
        return std::to_string(*plain);
    const auto& [kind, points] = number.as<Json::Object>()->front();
    std::string text = kind;
    for (const Json& json : *points.as<Json::Array>()) {
        const Point point = pointOf(json);
        text += (text == kind ? " " : ", ") + std::to_string(point.depth) + ":" + std::to_string(point.value);
    }
    return text;
}

std::optional<Json> parseCurve(std::string_view text)
{
    const auto plain = takeNumber(text);
    if (plain && isBlank(text))
        return Json(*plain);
    if (plain)
        return std::nullopt;
    const std::string kind = takeWord(text);
    if (kind != "step" && kind != "line")
        return std::nullopt;
    Json::Array points;
    do {
        const auto depth = takeNumber(text);
        const bool hasColon = takeSign(text, ':');
        const auto value = takeNumber(text);
        if (!depth || !hasColon || !value)
            return std::nullopt;
        points.emplace_back(Json::Array{*depth, *value});
    } while (takeSign(text, ','));
    return isBlank(text) ? std::optional(Json(Json::Object{{kind, std::move(points)}})) : std::nullopt;
}

} // namespace cave
