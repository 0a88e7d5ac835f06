// SPDX-License-Identifier: MIT
#include "core/save/formats/ldtk_json.h"

#include "core/json/json_cursor.h"
#include "core/world/dungeon.h"

#include <algorithm>
#include <map>

namespace cave {

namespace {

constexpr JsonLimits kProjectLimits{.values = 8'000'000};
constexpr std::int64_t kLargestValue = 1'000'000; // of an IntGrid
constexpr int kMostGrid = 4096;                   // pixels of a cell's side
constexpr std::int64_t kMostCells = 8'000'000;    // of all layers, each as large as the largest level

constexpr const char* kOffsets[]{"__pxTotalOffsetX", "__pxTotalOffsetY"};

bool isNull(const JsonCursor& at) { return at.json() == Json(nullptr); }

std::string textOrNone(const JsonCursor& of, std::string_view key)
{
    const auto member = of.find(key);
    return member && !isNull(*member) ? member->text() : std::string();
}

// By how many pixels LDtk shows what is in a layer elsewhere than its cells say.
std::int64_t offsetOf(const JsonCursor& layer, const char* key)
{
    constexpr std::int64_t kFarthest = std::int64_t{kMaxSide} * kMostGrid;
    const auto offset = layer.find(key);
    return offset ? offset->integer(-kFarthest, kFarthest) : 0;
}

class LdtkReader {
public:
    explicit LdtkReader(const Json& project) : m_top(project, m_problem) {}

    Result<Json> map();

private:
    struct Values {
        std::int64_t first = 0; // the number of value 0 among all tiles
        int grid = 0; // pixels of a cell's side
    };

    void readDefinitions();
    Json tilesetOf(const JsonCursor& layer, std::int64_t first) const;
    std::vector<JsonCursor> levels() const;
    void measure(const std::vector<JsonCursor>& levels);
    Json levelGroup(const JsonCursor& level) const;
    Json ground(const JsonCursor& layer) const;
    Json things(const JsonCursor& layer) const;
    bool failed() const { return m_problem.has_value(); }

    std::optional<Error> m_problem;
    JsonCursor m_top;
    Json::Array m_tilesets;
    std::map<std::string, Values> m_layers; // with an IntGrid, by their identifiers
    int m_grid = 0; // of all of them
    std::int64_t m_width = kMinSide;
    std::int64_t m_height = kMinSide;
};

Result<Json> LdtkReader::map()
{
    readDefinitions();
    const std::vector<JsonCursor> all = levels();
    measure(all);
    Json::Array groups;
    for (const JsonCursor& level : all)
        if (!failed())
            groups.push_back(levelGroup(level));
    if (failed())
        return std::unexpected(std::move(*m_problem));
    return Json(Json::Object{{"type", "map"},
                             {"orientation", "orthogonal"},
                             {"infinite", false},
                             {"width", m_width},
                             {"height", m_height},
                             {"tilewidth", m_grid},
                             {"tileheight", m_grid},
                             {"tilesets", std::move(m_tilesets)},
                             {"layers", std::move(groups)}});
}

// The tiles of each layer follow those of the one before.
void LdtkReader::readDefinitions()
{
    std::int64_t first = 1;
    for (const JsonCursor& layer : m_top["defs"]["layers"].items()) {
        if (failed() || layer["type"].text() != "IntGrid")
            continue;
        const int grid = static_cast<int>(layer["gridSize"].integer(1, kMostGrid));
        if (m_grid == 0)
            m_grid = grid;
        if (grid != m_grid)
            layer["gridSize"].fail(
                {CAVE_TEXT("errors", "All IntGrid layers must have cells of one size: here it is %1, "
                                     "in the first %2."),
                 {std::int64_t{grid}, std::int64_t{m_grid}}});
        m_tilesets.push_back(tilesetOf(layer, first));
        m_layers[layer["identifier"].text()] = {first, grid};
        std::int64_t largest = 0;
        for (const JsonCursor& value : layer["intGridValues"].items())
            largest = std::max(largest, value["value"].integer(0, kLargestValue));
        first += largest + 1;
    }
    if (m_layers.empty() && !failed())
        m_top["defs"].fail({CAVE_TEXT("errors", "This project has no IntGrid layer that says where there are walls.")});
}

Json LdtkReader::tilesetOf(const JsonCursor& layer, std::int64_t first) const
{
    Json::Array tiles;
    for (const JsonCursor& value : layer["intGridValues"].items())
        tiles.push_back(Json::Object{{"id", value["value"].integer(0, kLargestValue)},
                                     {"type", textOrNone(value, "identifier")},
                                     {"color", textOrNone(value, "color")}});
    return Json::Object{{"firstgid", first}, {"name", layer["identifier"].text()}, {"tiles", std::move(tiles)}};
}

std::vector<JsonCursor> LdtkReader::levels() const
{
    std::vector<JsonCursor> all;
    const auto addFrom = [&](const JsonCursor& world) {
        for (const JsonCursor& level : world["levels"].items())
            all.push_back(level);
    };
    if (failed())
        return all;
    const auto worlds = m_top.find("worlds");
    const std::vector<JsonCursor> each = worlds ? worlds->items() : std::vector<JsonCursor>{};
    std::ranges::for_each(each, addFrom);
    if (each.empty())
        addFrom(m_top);
    if (all.empty() && !failed())
        m_top.fail({CAVE_TEXT("errors", "This project has no levels.")});
    return all;
}

void LdtkReader::measure(const std::vector<JsonCursor>& levels)
{
    std::int64_t grids = 0;
    for (const JsonCursor& level : levels) {
        if (failed())
            return;
        if (isNull(level["layerInstances"]))
            return level.fail(
                {CAVE_TEXT("errors", "The project keeps its levels in files of their own. In its settings "
                                     "in LDtk, let them not be saved separately.")});
        for (const JsonCursor& layer : level["layerInstances"].items()) {
            if (!m_layers.contains(layer["__identifier"].text()))
                continue;
            m_width = std::max(m_width, layer["__cWid"].integer(1, kMaxSide));
            m_height = std::max(m_height, layer["__cHei"].integer(1, kMaxSide));
            ++grids;
        }
    }
    if (m_width * m_height > kMostCells / std::max<std::int64_t>(grids, 1))
        m_top.fail({CAVE_TEXT("errors", "The layers of this map hold too many cells.")});
}

// LDtk has the uppermost layer first.
Json LdtkReader::levelGroup(const JsonCursor& level) const
{
    Json::Array layers;
    std::vector<JsonCursor> instances = level["layerInstances"].items();
    std::ranges::reverse(instances);
    for (const JsonCursor& layer : instances) {
        const std::string& type = layer["__type"].text();
        if (failed())
            break;
        if (type == "IntGrid")
            layers.push_back(ground(layer));
        if (type == "Entities")
            layers.push_back(things(layer));
    }
    return Json::Object{{"type", "group"}, {"name", level["identifier"].text()}, {"layers", std::move(layers)}};
}

Json LdtkReader::ground(const JsonCursor& layer) const
{
    for (const char* key : kOffsets)
        if (offsetOf(layer, key) != 0)
            layer[key].fail(
                {CAVE_TEXT("errors", "This layer is shifted. Set its offset to 0 in LDtk, and move what is in it "
                                     "instead.")});
    const std::string& name = layer["__identifier"].text();
    const auto values = m_layers.find(name);
    const std::int64_t width = layer["__cWid"].integer(1, kMaxSide);
    const std::int64_t height = layer["__cHei"].integer(1, kMaxSide);
    const auto* cells = layer["intGridCsv"].json().as<Json::Array>();
    if (values == m_layers.end())
        layer["__identifier"].fail({CAVE_TEXT("errors", "The project defines no such layer.")});
    else if (!cells || std::ssize(*cells) != width * height)
        layer["intGridCsv"].fail({CAVE_TEXT("errors", "This must be a list of %1 cells."), {width * height}});
    if (failed())
        return {};
    Json::Array numbers(static_cast<std::size_t>(m_width * m_height), Json(0));
    for (std::int64_t i = 0; i < width * height && !failed(); ++i) {
        const auto* value = (*cells)[static_cast<std::size_t>(i)].as<std::int64_t>();
        if (!value || *value < 0 || *value > kLargestValue)
            layer["intGridCsv"].fail({CAVE_TEXT("errors", "Cell %1 is no number of a tile."), {i}});
        else if (*value != 0)
            numbers[static_cast<std::size_t>(i / width * m_width + i % width)] = values->second.first + *value;
    }
    return Json::Object{
        {"type", "tilelayer"}, {"name", name}, {"width", m_width}, {"height", m_height}, {"data", std::move(numbers)}};
}

// An entity stands in a cell of its own layer, whose cells may have another size and lie elsewhere. Half a cell is
// added so that a small shift leaves it in its cell of the ground.
Json LdtkReader::things(const JsonCursor& layer) const
{
    const std::int64_t grid = layer["__gridSize"].integer(1, kMostGrid);
    const std::int64_t half = std::min<std::int64_t>(grid, m_grid) / 2;
    const std::int64_t left = offsetOf(layer, kOffsets[0]) + half;
    const std::int64_t top = offsetOf(layer, kOffsets[1]) + half;
    Json::Array objects;
    for (const JsonCursor& entity : layer["entityInstances"].items()) {
        const std::vector<JsonCursor> cell = entity["__grid"].items();
        if (cell.size() != 2) {
            entity["__grid"].fail({CAVE_TEXT("errors", "This must be a list of %1 numbers."), {std::int64_t{2}}});
            break;
        }
        objects.push_back(Json::Object{{"type", entity["__identifier"].text()},
                                       {"x", cell[0].integer(-kMaxSide, kMaxSide) * grid + left},
                                       {"y", cell[1].integer(-kMaxSide, kMaxSide) * grid + top}});
    }
    return Json::Object{{"type", "objectgroup"}, {"name", ""}, {"objects", std::move(objects)}};
}

} // namespace

Result<Json> mapOfLdtk(std::string_view text)
{
    const auto project = parseJson(text, kProjectLimits);
    if (!project)
        return std::unexpected(project.error());
    return LdtkReader(*project).map();
}

} // namespace cave
