// SPDX-License-Identifier: MIT
#include "editor/panels/recipe/parameter_names.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <array>
#include <string_view>

namespace cave {

namespace {

struct NameRow {
    std::string_view id;
    const char* name = nullptr;
};

// Sorted by id.
constexpr std::array kParameterNames{
    NameRow{"anchor", QT_TRANSLATE_NOOP("Parameters", "Anchor")},
    NameRow{"apart", QT_TRANSLATE_NOOP("Parameters", "Apart")},
    NameRow{"as", QT_TRANSLATE_NOOP("Parameters", "As")},
    NameRow{"at", QT_TRANSLATE_NOOP("Parameters", "At")},
    NameRow{"away", QT_TRANSLATE_NOOP("Parameters", "Away from arrivals")},
    NameRow{"big_first", QT_TRANSLATE_NOOP("Parameters", "Large first room")},
    NameRow{"border", QT_TRANSLATE_NOOP("Parameters", "Border")},
    NameRow{"born", QT_TRANSLATE_NOOP("Parameters", "Born from")},
    NameRow{"braid", QT_TRANSLATE_NOOP("Parameters", "Braid")},
    NameRow{"cave", QT_TRANSLATE_NOOP("Parameters", "Caves")},
    NameRow{"chance", QT_TRANSLATE_NOOP("Parameters", "Chance")},
    NameRow{"chunky", QT_TRANSLATE_NOOP("Parameters", "Chunky rooms")},
    NameRow{"circle", QT_TRANSLATE_NOOP("Parameters", "Circles")},
    NameRow{"cluster", QT_TRANSLATE_NOOP("Parameters", "Cluster")},
    NameRow{"corridor", QT_TRANSLATE_NOOP("Parameters", "Corridors")},
    NameRow{"count", QT_TRANSLATE_NOOP("Parameters", "Count")},
    NameRow{"cross", QT_TRANSLATE_NOOP("Parameters", "Crosses")},
    NameRow{"dead_ends", QT_TRANSLATE_NOOP("Parameters", "Dead ends filled")},
    NameRow{"depth", QT_TRANSLATE_NOOP("Parameters", "Depth")},
    NameRow{"detour", QT_TRANSLATE_NOOP("Parameters", "Detour")},
    NameRow{"distance", QT_TRANSLATE_NOOP("Parameters", "Distance")},
    NameRow{"door", QT_TRANSLATE_NOOP("Parameters", "Door")},
    NameRow{"edge", QT_TRANSLATE_NOOP("Parameters", "Edge")},
    NameRow{"fill", QT_TRANSLATE_NOOP("Parameters", "Fill")},
    NameRow{"ford", QT_TRANSLATE_NOOP("Parameters", "Ford")},
    NameRow{"gap", QT_TRANSLATE_NOOP("Parameters", "Gap")},
    NameRow{"gaps", QT_TRANSLATE_NOOP("Parameters", "Open gaps")},
    NameRow{"goal", QT_TRANSLATE_NOOP("Parameters", "Goal")},
    NameRow{"goal_at", QT_TRANSLATE_NOOP("Parameters", "Goal at")},
    NameRow{"goal_on", QT_TRANSLATE_NOOP("Parameters", "Goal on")},
    NameRow{"hole", QT_TRANSLATE_NOOP("Parameters", "Hole")},
    NameRow{"holes", QT_TRANSLATE_NOOP("Parameters", "Holes")},
    NameRow{"into", QT_TRANSLATE_NOOP("Parameters", "Into")},
    NameRow{"join", QT_TRANSLATE_NOOP("Parameters", "Join")},
    NameRow{"keep", QT_TRANSLATE_NOOP("Parameters", "Keep")},
    NameRow{"keep_connected", QT_TRANSLATE_NOOP("Parameters", "Keep connected")},
    NameRow{"key", QT_TRANSLATE_NOOP("Parameters", "Key")},
    NameRow{"least", QT_TRANSLATE_NOOP("Parameters", "Least")},
    NameRow{"least_height", QT_TRANSLATE_NOOP("Parameters", "Least height")},
    NameRow{"least_radius", QT_TRANSLATE_NOOP("Parameters", "Least radius")},
    NameRow{"least_step", QT_TRANSLATE_NOOP("Parameters", "Least step")},
    NameRow{"least_width", QT_TRANSLATE_NOOP("Parameters", "Least width")},
    NameRow{"levels", QT_TRANSLATE_NOOP("Parameters", "Levels gained")},
    NameRow{"link", QT_TRANSLATE_NOOP("Parameters", "Link")},
    NameRow{"max", QT_TRANSLATE_NOOP("Parameters", "Most cells")},
    NameRow{"mirror", QT_TRANSLATE_NOOP("Parameters", "Mirror")},
    NameRow{"most", QT_TRANSLATE_NOOP("Parameters", "Most")},
    NameRow{"most_height", QT_TRANSLATE_NOOP("Parameters", "Greatest height")},
    NameRow{"most_radius", QT_TRANSLATE_NOOP("Parameters", "Greatest radius")},
    NameRow{"most_step", QT_TRANSLATE_NOOP("Parameters", "Greatest step")},
    NameRow{"most_width", QT_TRANSLATE_NOOP("Parameters", "Greatest width")},
    NameRow{"near", QT_TRANSLATE_NOOP("Parameters", "Near")},
    NameRow{"nesting", QT_TRANSLATE_NOOP("Parameters", "Nesting")},
    NameRow{"newest", QT_TRANSLATE_NOOP("Parameters", "Newest first")},
    NameRow{"on", QT_TRANSLATE_NOOP("Parameters", "On")},
    NameRow{"outside", QT_TRANSLATE_NOOP("Parameters", "Outside")},
    NameRow{"over", QT_TRANSLATE_NOOP("Parameters", "Over")},
    NameRow{"per", QT_TRANSLATE_NOOP("Parameters", "Per")},
    NameRow{"piece", QT_TRANSLATE_NOOP("Parameters", "Piece")},
    NameRow{"pillars", QT_TRANSLATE_NOOP("Parameters", "Pillars")},
    NameRow{"pitch", QT_TRANSLATE_NOOP("Parameters", "Pitch")},
    NameRow{"quota", QT_TRANSLATE_NOOP("Parameters", "Quota")},
    NameRow{"radius", QT_TRANSLATE_NOOP("Parameters", "Radius")},
    NameRow{"reach", QT_TRANSLATE_NOOP("Parameters", "Reach")},
    NameRow{"regions", QT_TRANSLATE_NOOP("Parameters", "Regions")},
    NameRow{"reward", QT_TRANSLATE_NOOP("Parameters", "Reward")},
    NameRow{"rewards", QT_TRANSLATE_NOOP("Parameters", "Rewards")},
    NameRow{"rotate", QT_TRANSLATE_NOOP("Parameters", "Rotate")},
    NameRow{"rounds", QT_TRANSLATE_NOOP("Parameters", "Rounds")},
    NameRow{"rule", QT_TRANSLATE_NOOP("Parameters", "Rule")},
    NameRow{"scope", QT_TRANSLATE_NOOP("Parameters", "Scope")},
    NameRow{"secret", QT_TRANSLATE_NOOP("Parameters", "Secret")},
    NameRow{"shape", QT_TRANSLATE_NOOP("Parameters", "Shape")},
    NameRow{"share", QT_TRANSLATE_NOOP("Parameters", "Share")},
    NameRow{"small", QT_TRANSLATE_NOOP("Parameters", "Small rooms")},
    NameRow{"speckle", QT_TRANSLATE_NOOP("Parameters", "Speckle")},
    NameRow{"spread", QT_TRANSLATE_NOOP("Parameters", "Spread")},
    NameRow{"start", QT_TRANSLATE_NOOP("Parameters", "Start")},
    NameRow{"survive", QT_TRANSLATE_NOOP("Parameters", "Survive with")},
    NameRow{"symmetric", QT_TRANSLATE_NOOP("Parameters", "Symmetric")},
    NameRow{"table", QT_TRANSLATE_NOOP("Parameters", "Kinds")},
    NameRow{"tag", QT_TRANSLATE_NOOP("Parameters", "Tag")},
    NameRow{"thickness", QT_TRANSLATE_NOOP("Parameters", "Thickness")},
    NameRow{"tile", QT_TRANSLATE_NOOP("Parameters", "Tile")},
    NameRow{"tries", QT_TRANSLATE_NOOP("Parameters", "Tries")},
    NameRow{"uniform", QT_TRANSLATE_NOOP("Parameters", "Draw the number")},
    NameRow{"unique", QT_TRANSLATE_NOOP("Parameters", "Unique")},
    NameRow{"way", QT_TRANSLATE_NOOP("Parameters", "Directions")},
    NameRow{"wreath", QT_TRANSLATE_NOOP("Parameters", "Wreath")},
    NameRow{"wreath_tile", QT_TRANSLATE_NOOP("Parameters", "Wreath tile")},
    NameRow{"x", QT_TRANSLATE_NOOP("Parameters", "Column")},
    NameRow{"y", QT_TRANSLATE_NOOP("Parameters", "Row")},
};

constexpr std::size_t kAlwaysSaid = 2; // the first parameters of a pass say most about a row
constexpr int kMostKinds = 2;

QString translated(std::string_view text) { return QCoreApplication::translate("recipe", std::string(text).c_str()); }

QString tableText(const Json& table, const Workbench& bench)
{
    QStringList names;
    const auto& rows = *table.as<Json::Array>();
    for (const Json& row : rows) {
        if (names.size() == kMostKinds)
            return QCoreApplication::translate("Parameters", "%1 and more").arg(names.join(QStringLiteral(", ")));
        names += bench.kindName(*row.find("kind")->as<std::string>());
    }
    return names.join(QStringLiteral(", "));
}

QString valueText(const Parameter& parameter, const Json& value, const Workbench& bench)
{
    switch (parameter.kind) {
    case ParameterKind::PerMille:
        if (const auto* number = value.as<std::int64_t>())
            return QCoreApplication::translate("Parameters", "%1 %").arg(static_cast<double>(*number) / 10);
        return QCoreApplication::translate("Parameters", "by depth");
    case ParameterKind::Integer:
        if (const auto* number = value.as<std::int64_t>())
            return QString::number(*number);
        return QCoreApplication::translate("Parameters", "by depth");
    case ParameterKind::Flag: return *value.as<bool>() ? parameterName(parameter) : QString();
    case ParameterKind::Tile:
        if (const auto tile = bench.catalogue().findTile(*value.as<std::string>()))
            return bench.tileName(*tile);
        return {};
    case ParameterKind::Table: return tableText(value, bench);
    case ParameterKind::Choice:
    case ParameterKind::Word: return QString::fromStdString(*value.as<std::string>());
    }
    return {};
}

} // namespace

QString parameterName(const Parameter& parameter)
{
    const auto found = std::ranges::lower_bound(kParameterNames, parameter.id, {}, &NameRow::id);
    if (found == kParameterNames.end() || found->id != parameter.id) {
        QString name = QString::fromUtf8(parameter.id.data(), static_cast<qsizetype>(parameter.id.size()));
        name.replace(u'_', u' ');
        return name.at(0).toUpper() + name.mid(1);
    }
    return QCoreApplication::translate("Parameters", found->name);
}

QString parameterHelp(const Parameter& parameter) { return translated(parameter.help); }

QString passTitle(const Pass& pass) { return translated(pass.title); }

QString passHelp(const Pass& pass) { return translated(pass.help); }

QString rowTitle(const RecipeRow& row)
{
    if (!row.label.empty())
        return QString::fromStdString(row.label);
    const Pass* pass = findPass(row.type, row.version);
    return pass ? passTitle(*pass) : QString::fromStdString(row.type);
}

QString rowSummary(const RecipeRow& row, const Workbench& bench)
{
    const Pass* pass = findPass(row.type, row.version);
    if (!pass)
        return {};
    QStringList parts;
    std::size_t place = 0;
    for (const Parameter& parameter : pass->parameters) {
        const Json* own = row.parameters.find(parameter.id);
        const bool isSaid = own || place < kAlwaysSaid;
        ++place;
        const QString text = isSaid ? valueText(parameter, own ? *own : parameter.byDefault, bench) : QString();
        if (!text.isEmpty())
            parts += text;
    }
    return parts.join(QStringLiteral(", "));
}

} // namespace cave
