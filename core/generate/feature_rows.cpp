// SPDX-License-Identifier: MIT
#include "core/generate/feature_rows.h"

#include "core/content/limits.h"
#include "core/content/words.h"

#include <algorithm>
#include <array>

namespace cave {

namespace {

// In the order of the enumerations.
constexpr std::array<std::string_view, 4> kInsideWords{"dead_end", "room", "area", "level"};
constexpr std::array<std::string_view, 3> kViewWords{"any", "in", "out"};
constexpr std::array<std::string_view, 3> kBlocksWords{"never", "must", "may"};

struct Ends {
    int least = 0;
    int most = 0;
};

Ends endsOf(const JsonCursor& at, int low, int high)
{
    const std::vector<JsonCursor> ends = at.items();
    if (ends.size() != 2) {
        at.fail({CAVE_TEXT("errors", "This must be two numbers, the least and the most.")});
        return {low, high};
    }
    const auto least = static_cast<int>(ends[0].integer(low, high));
    return {least, static_cast<int>(ends[1].integer(least, high))};
}

// A number, or the least and the most.
Ends countOf(const JsonCursor& at)
{
    if (at.json().as<Json::Array>())
        return endsOf(at, 0, kMostOfFeature);
    const auto count = static_cast<int>(at.integer(1, kMostOfFeature));
    return {count, count};
}

class FeatureReader {
public:
    FeatureReader(const Catalogue& catalogue, const Piece& piece) : m_catalogue(catalogue), m_piece(piece) {}

    Feature read(const JsonCursor& at) const
    {
        at.allowOnly(
            {"letter", "far", "view", "hallway", "wall", "apart", "beside", "blocks", "of", "weight", "count", "need"});
        Feature feature;
        feature.letter = letterOf(at["letter"]);
        if (feature.letter == kOriginSign)
            at["letter"].fail({CAVE_TEXT("errors", "The letter @ stands for the origin, which no feature lays.")});
        readPlace(at, feature);
        readChoice(at, feature);
        return feature;
    }

private:
    // One that the legend, or else the sign of a tile, gives a meaning.
    char letterOf(const JsonCursor& at) const
    {
        const std::string& text = at.text();
        const char letter = text.size() == 1 ? text.front() : '\0';
        if (m_piece.legend.contains(letter) || (letter > ' ' && m_catalogue.findTileBySign(letter)))
            return letter;
        at.fail({CAVE_TEXT("errors", "The letter \"%1\" is not in the legend."), {text}});
        return '?';
    }

    void readPlace(const JsonCursor& at, Feature& feature) const
    {
        if (const auto far = at.find("far")) {
            const Ends ends = endsOf(*far, 0, 1000);
            feature.farFrom = ends.least;
            feature.farTo = ends.most;
        }
        if (const auto view = at.find("view"))
            feature.view = readWord<InView>(*view, kViewWords);
        if (const auto hallway = at.find("hallway"))
            feature.hallway = hallway->flag();
        if (const auto wall = at.find("wall"))
            feature.wall = wall->flag();
        if (const auto apart = at.find("apart"))
            feature.apart = static_cast<int>(apart->integer(0, kMaxPieceSide));
        if (const auto beside = at.find("beside"))
            feature.beside = letterOf(*beside);
        if (const auto blocks = at.find("blocks"))
            feature.blocks = readWord<Blocks>(*blocks, kBlocksWords);
    }

    static void readChoice(const JsonCursor& at, Feature& feature)
    {
        if (const auto of = at.find("of"))
            feature.of = of->id();
        if (const auto weight = at.find("weight"))
            feature.weight = static_cast<int>(weight->integer(1, kLargestWeight));
        if (const auto count = at.find("count")) {
            const Ends ends = countOf(*count);
            feature.least = ends.least;
            feature.most = ends.most;
        }
        if (const auto need = at.find("need"))
            feature.need = static_cast<int>(need->integer(0, feature.most));
    }

    const Catalogue& m_catalogue;
    const Piece& m_piece;
};

Interior readInterior(const JsonCursor& at)
{
    at.allowOnly({"in", "cells"});
    Interior interior;
    interior.in = readWord<Inside>(at["in"], kInsideWords);
    if (const auto cells = at.find("cells")) {
        const Ends ends = endsOf(*cells, 1, kMostInterior);
        interior.least = ends.least;
        interior.most = ends.most;
    }
    return interior;
}

std::string letterText(char letter) { return std::string(1, letter); }

void addPlace(Json& json, const Feature& feature)
{
    const Feature byDefault;
    if (feature.farFrom != byDefault.farFrom || feature.farTo != byDefault.farTo)
        json.set("far", Json::Array{feature.farFrom, feature.farTo});
    if (feature.view != byDefault.view)
        json.set("view", wordFor(kViewWords, feature.view));
    if (!feature.hallway)
        json.set("hallway", false);
    if (feature.wall)
        json.set("wall", true);
    if (feature.apart != byDefault.apart)
        json.set("apart", feature.apart);
    if (feature.beside)
        json.set("beside", letterText(*feature.beside));
    if (feature.blocks != byDefault.blocks)
        json.set("blocks", wordFor(kBlocksWords, feature.blocks));
}

Json featureJson(const Feature& feature)
{
    const Feature byDefault;
    Json json;
    json.set("letter", letterText(feature.letter));
    addPlace(json, feature);
    if (!feature.of.empty())
        json.set("of", feature.of);
    if (feature.weight != byDefault.weight)
        json.set("weight", feature.weight);
    if (feature.least != feature.most)
        json.set("count", Json::Array{feature.least, feature.most});
    else if (feature.least != byDefault.least)
        json.set("count", feature.least);
    if (feature.need)
        json.set("need", *feature.need);
    return json;
}

} // namespace

void readLoose(const JsonCursor& piece, const Catalogue& catalogue, Piece& into)
{
    into.interior = readInterior(piece["interior"]);
    const auto features = piece.find("features");
    if (!features)
        return;
    const FeatureReader reader(catalogue, into);
    for (const JsonCursor& at : features->items()) {
        if (into.features.size() == kMostFeatures)
            return features->fail(
                {CAVE_TEXT("errors", "More than %1 rows are too many."), {static_cast<std::int64_t>(kMostFeatures)}});
        into.features.push_back(reader.read(at));
    }
}

Json interiorJson(const Interior& interior)
{
    const Interior byDefault;
    Json json;
    json.set("in", wordFor(kInsideWords, interior.in));
    if (interior.least != byDefault.least || interior.most != byDefault.most)
        json.set("cells", Json::Array{interior.least, interior.most});
    return json;
}

Json featuresJson(const std::vector<Feature>& features)
{
    Json::Array rows;
    for (const Feature& feature : features)
        rows.push_back(featureJson(feature));
    return rows;
}

} // namespace cave
