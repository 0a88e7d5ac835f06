// SPDX-License-Identifier: MIT
#include "core/save/formats/tmx_json.h"

#include "core/base/utf8.h"

#include <pugixml.hpp>

#include <algorithm>
#include <array>
#include <charconv>
#include <functional>
#include <optional>
#include <set>
#include <span>
#include <sstream>

namespace cave::tmj {

namespace {

constexpr std::size_t kMostXmlBytes = std::size_t{64} << 20; // its nodes take ten times as much
constexpr std::size_t kMostNumbers = 8'000'000;              // cells that are not packed
constexpr int kMostNested = 60;                              // groups, one in another
constexpr std::string_view kBlanks = " \t\r\n";

// Those that are texts even where they look like a number.
constexpr std::array<std::string_view, 6> kTextAttributes{"class", "name", "source", "tiledversion", "type", "version"};
constexpr std::array<std::string_view, 2> kFlagAttributes{"infinite", "visible"};

std::string_view withoutBlanks(std::string_view text)
{
    text.remove_prefix(std::min(text.find_first_not_of(kBlanks), text.size()));
    return text.substr(0, text.find_last_not_of(kBlanks) + 1);
}

bool isIn(std::span<const std::string_view> names, std::string_view name)
{
    return std::ranges::find(names, name) != names.end();
}

// Whatever JSON cannot hold as one (nan, .5) stays a text; where a number is due its reader refuses it by its place.
Json numberOf(const std::string& text)
{
    std::int64_t whole = 0;
    const char* const end = text.data() + text.size();
    if (const auto [stop, error] = std::from_chars(text.data(), end, whole); error == std::errc() && stop == end)
        return whole;
    if (auto fraction = parseJson(text); fraction && fraction->as<Json::Fraction>())
        return std::move(*fraction);
    return text;
}

Json valueOf(const pugi::xml_attribute& attribute)
{
    const std::string_view name = attribute.name();
    if (isIn(kTextAttributes, name))
        return attribute.value();
    if (isIn(kFlagAttributes, name))
        return std::string_view(attribute.value()) == "1";
    return numberOf(attribute.value());
}

Json membersOf(const pugi::xml_node& node)
{
    Json::Object members;
    std::set<std::string_view> taken; // there may be a million
    for (const pugi::xml_attribute& attribute : node.attributes())
        if (taken.insert(attribute.name()).second)
            members.emplace_back(attribute.name(), valueOf(attribute));
    return members;
}

class TmxReader {
public:
    Json map(const pugi::xml_node& node);
    Json tileset(const pugi::xml_node& node) const;
    const std::optional<Error>& problem() const { return m_problem; }

private:
    void addProperties(Json& to, const pugi::xml_node& node) const;
    Json layers(const pugi::xml_node& node, int nested);
    Json layer(const pugi::xml_node& node, int nested);
    Json objects(const pugi::xml_node& node) const;
    void addCells(Json& layer, const pugi::xml_node& data);
    Json cells(const pugi::xml_node& data, std::string_view encoding);
    Json listed(std::string_view text);
    void count();

    std::optional<Error> m_problem;
    std::size_t m_numbers = 0;
    bool m_isInfinite = false;
};

Json TmxReader::map(const pugi::xml_node& node)
{
    Json json = membersOf(node);
    if (!json.find("infinite"))
        json.set("infinite", false);
    m_isInfinite = *json.find("infinite") == Json(true);
    addProperties(json, node);
    Json::Array tilesets;
    for (const pugi::xml_node& each : node.children("tileset"))
        tilesets.push_back(tileset(each));
    json.set("tilesets", std::move(tilesets));
    json.set("layers", layers(node, 0));
    return json;
}

Json TmxReader::tileset(const pugi::xml_node& node) const
{
    Json json = membersOf(node);
    const auto addImage = [](Json& to, const pugi::xml_node& of) {
        const pugi::xml_node image = of.child("image");
        if (!image)
            return;
        to.set("image", image.attribute("source").value());
        to.set("imagewidth", valueOf(image.attribute("width")));
        to.set("imageheight", valueOf(image.attribute("height")));
    };
    addImage(json, node);
    Json::Array tiles;
    for (const pugi::xml_node& each : node.children("tile")) {
        tiles.push_back(membersOf(each));
        addImage(tiles.back(), each);
    }
    json.set("tiles", std::move(tiles));
    return json;
}

// Tiled writes a text of several lines between the tags.
void TmxReader::addProperties(Json& to, const pugi::xml_node& node) const
{
    Json::Array properties;
    for (const pugi::xml_node& each : node.child("properties").children("property")) {
        const pugi::xml_attribute said = each.attribute("value");
        const std::string_view text = said ? said.value() : each.text().get();
        const std::string_view type = each.attribute("type").value();
        Json property = Json::Object{{"name", each.attribute("name").value()}};
        if (type == "bool")
            property.set("value", text == "true");
        else
            property.set("value", type == "int" || type == "float" ? numberOf(std::string(text)) : Json(text));
        properties.push_back(std::move(property));
    }
    if (!properties.empty())
        to.set("properties", std::move(properties));
}

Json TmxReader::layers(const pugi::xml_node& node, int nested)
{
    constexpr std::array<std::string_view, 4> kLayers{"layer", "objectgroup", "imagelayer", "group"};
    if (nested > kMostNested && !m_problem)
        m_problem = Error{"", {CAVE_TEXT("errors", "The groups of this map lie too deep in each other.")}};
    Json::Array layers;
    for (const pugi::xml_node& each : node.children())
        if (isIn(kLayers, each.name()) && !m_problem)
            layers.push_back(layer(each, nested));
    return layers;
}

Json TmxReader::layer(const pugi::xml_node& node, int nested)
{
    const std::string_view name = node.name();
    Json json = membersOf(node);
    json.set("type", name == "layer" ? "tilelayer" : name);
    if (!json.find("name"))
        json.set("name", "");
    addProperties(json, node);
    if (name == "group")
        json.set("layers", layers(node, nested + 1));
    if (name == "objectgroup")
        json.set("objects", objects(node));
    if (name == "layer")
        addCells(json, node.child("data"));
    return json;
}

Json TmxReader::objects(const pugi::xml_node& node) const
{
    Json::Array objects;
    for (const pugi::xml_node& each : node.children("object")) {
        objects.push_back(membersOf(each));
        addProperties(objects.back(), each);
    }
    return objects;
}

void TmxReader::addCells(Json& layer, const pugi::xml_node& data)
{
    const std::string_view encoding = data.attribute("encoding").value();
    if (encoding == "base64") {
        layer.set("encoding", encoding);
        layer.set("compression", data.attribute("compression").value());
    }
    // On an infinite map, a layer with nothing on it has no chunk that could tell what it is.
    const bool isEmpty = !data.child("tile") && withoutBlanks(data.text().get()).empty();
    if (!data.child("chunk") && !(m_isInfinite && isEmpty)) {
        layer.set("data", cells(data, encoding));
        return;
    }
    Json::Array chunks;
    for (const pugi::xml_node& each : data.children("chunk")) {
        chunks.push_back(membersOf(each));
        chunks.back().set("data", cells(each, encoding));
    }
    layer.set("chunks", std::move(chunks));
}

Json TmxReader::cells(const pugi::xml_node& data, std::string_view encoding)
{
    const std::string_view text = withoutBlanks(data.text().get());
    if (encoding == "base64")
        return text;
    if (encoding == "csv")
        return listed(text);
    Json::Array numbers; // as the first versions of Tiled wrote them
    for (const pugi::xml_node& tile : data.children("tile")) {
        count();
        const pugi::xml_attribute number = tile.attribute("gid");
        numbers.push_back(number ? numberOf(number.value()) : Json(0));
    }
    return numbers;
}

Json TmxReader::listed(std::string_view text)
{
    Json::Array numbers;
    while (!text.empty() && !m_problem) {
        count();
        const std::size_t end = std::min(text.find(','), text.size());
        numbers.push_back(numberOf(std::string(withoutBlanks(text.substr(0, end)))));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return numbers;
}

void TmxReader::count()
{
    if (++m_numbers > kMostNumbers && !m_problem)
        m_problem = Error{"", {CAVE_TEXT("errors", "The layers of this map hold too many cells.")}};
}

std::string lineOf(std::string_view text, std::size_t offset)
{
    return "line " + std::to_string(1 + std::ranges::count(text.substr(0, std::min(offset, text.size())), '\n'));
}

// The document's only element, of that name.
Result<Json> readXml(std::string_view text, const char* name,
                     const std::function<Json(TmxReader&, const pugi::xml_node&)>& read)
{
    if (text.size() > kMostXmlBytes)
        return failure("", {CAVE_TEXT("errors", "This file is too large: XML of up to %1 MB can be read."),
                            {static_cast<std::int64_t>(kMostXmlBytes >> 20)}});
    if (const std::size_t valid = validUtf8Length(text); valid < text.size())
        return failure(lineOf(text, valid), {CAVE_TEXT("errors", "These bytes are not UTF-8 text.")});
    pugi::xml_document document;
    const auto parsed = document.load_buffer(text.data(), text.size(), pugi::parse_default, pugi::encoding_utf8);
    if (!parsed)
        return failure(lineOf(text, static_cast<std::size_t>(parsed.offset)),
                       {CAVE_TEXT("errors", "This is not XML: it breaks off or has a fault here.")});
    const pugi::xml_node top = document.child(name);
    if (!top)
        return failure("", {CAVE_TEXT("errors", "This XML holds no \"%1\"."), {std::string(name)}});
    TmxReader reader;
    Json json = read(reader, top);
    if (reader.problem())
        return std::unexpected(*reader.problem());
    return json;
}

// -- writing

std::string textOf(const Json& value)
{
    if (const auto* text = value.as<std::string>())
        return *text;
    if (const auto* flag = value.as<bool>())
        return *flag ? "1" : "0";
    return value.compact();
}

void setAttribute(pugi::xml_node node, std::string_view name, const Json& value)
{
    node.append_attribute(std::string(name).c_str()).set_value(textOf(value).c_str());
}

bool isPlainMember(const Json& value) { return !value.as<Json::Array>() && !value.as<Json::Object>(); }

void writeProperties(pugi::xml_node node, const Json& of)
{
    const Json* properties = of.find("properties");
    if (!properties)
        return;
    pugi::xml_node list = node.append_child("properties");
    for (const Json& each : *properties->as<Json::Array>()) {
        pugi::xml_node property = list.append_child("property");
        setAttribute(property, "name", *each.find("name"));
        const Json& value = *each.find("value");
        if (*each.find("type") != Json("string"))
            setAttribute(property, "type", *each.find("type"));
        const auto* flag = value.as<bool>();
        // Never between the tags, where Tiled has texts of several lines: blanks and carriage returns get lost there.
        setAttribute(property, "value", flag ? Json(*flag ? "true" : "false") : value);
    }
}

// All members that are no lists, but for those that stand elsewhere in XML.
void writeMembers(pugi::xml_node node, const Json& json, std::initializer_list<std::string_view> elsewhere)
{
    for (const auto& [name, value] : *json.as<Json::Object>())
        if (isPlainMember(value) && std::ranges::find(elsewhere, name) == elsewhere.end())
            setAttribute(node, name, value);
}

void writeTilesetTo(pugi::xml_node node, const Json& tileset)
{
    writeMembers(node, tileset, {"image", "imagewidth", "imageheight"});
    if (const Json* image = tileset.find("image")) {
        pugi::xml_node element = node.append_child("image");
        setAttribute(element, "source", *image);
        setAttribute(element, "width", *tileset.find("imagewidth"));
        setAttribute(element, "height", *tileset.find("imageheight"));
    }
    const Json* tiles = tileset.find("tiles");
    if (!tiles)
        return;
    for (const Json& each : *tiles->as<Json::Array>()) {
        pugi::xml_node tile = node.append_child("tile");
        writeMembers(tile, each, {});
        writeProperties(tile, each);
    }
}

void writeCells(pugi::xml_node node, const Json& layer)
{
    pugi::xml_node data = node.append_child("data");
    const Json& cells = *layer.find("data");
    if (cells.as<std::string>()) {
        setAttribute(data, "encoding", "base64");
        setAttribute(data, "compression", *layer.find("compression"));
        data.text().set(textOf(cells).c_str());
        return;
    }
    setAttribute(data, "encoding", "csv");
    const std::int64_t width = *layer.find("width")->as<std::int64_t>();
    std::string text = "\n";
    std::int64_t x = 0;
    const Json::Array& numbers = *cells.as<Json::Array>();
    for (const Json& number : numbers) {
        number.appendTo(text);
        if (&number != &numbers.back())
            text += ',';
        if (++x % width == 0)
            text += '\n';
    }
    data.text().set(text.c_str());
}

void writeLayers(pugi::xml_node node, const Json& of)
{
    for (const Json& layer : *of.find("layers")->as<Json::Array>()) {
        const std::string type = textOf(*layer.find("type"));
        pugi::xml_node element = node.append_child(type == "tilelayer" ? "layer" : type.c_str());
        writeMembers(element, layer, {"type", "x", "y", "data", "encoding", "compression"});
        writeProperties(element, layer);
        if (type == "group")
            writeLayers(element, layer);
        if (type == "tilelayer")
            writeCells(element, layer);
        if (type == "objectgroup")
            for (const Json& object : *layer.find("objects")->as<Json::Array>()) {
                pugi::xml_node thing = element.append_child("object");
                writeMembers(thing, object, {});
                writeProperties(thing, object);
            }
    }
}

std::string xmlText(const pugi::xml_document& document)
{
    std::ostringstream out;
    document.save(out, " ", pugi::format_indent, pugi::encoding_utf8);
    return std::move(out).str();
}

} // namespace

Result<Json> mapOfTmx(std::string_view text)
{
    return readXml(text, "map", [](TmxReader& reader, const pugi::xml_node& top) { return reader.map(top); });
}

Result<Json> tilesetOfTsx(std::string_view text)
{
    return readXml(text, "tileset", [](TmxReader& reader, const pugi::xml_node& top) { return reader.tileset(top); });
}

std::string tmxOfMap(const Json& map)
{
    pugi::xml_document document;
    pugi::xml_node top = document.append_child("map");
    writeMembers(top, map, {"type", "compressionlevel"});
    writeProperties(top, map);
    for (const Json& tileset : *map.find("tilesets")->as<Json::Array>())
        writeTilesetTo(top.append_child("tileset"), tileset);
    writeLayers(top, map);
    return xmlText(document);
}

std::string tsxOfTileset(const Json& tileset)
{
    pugi::xml_document document;
    writeTilesetTo(document.append_child("tileset"), tileset);
    return xmlText(document);
}

} // namespace cave::tmj
