// SPDX-License-Identifier: MIT
#include "editor/panels/recipe/recipe_words.h"

#include "editor/panels/field_names.h"

#include <QCoreApplication>
#include <QStringList>

#include <string_view>

namespace cave {

namespace {

constexpr std::size_t kAlwaysSaid = 2; // the first parameters of a pass say most about a row
constexpr int kMostKinds = 2;

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

QString parameterName(const Parameter& parameter) { return translated("Parameters", parameter.name); }

QString parameterHelp(const Parameter& parameter) { return translated("recipe", parameter.help); }

QString passTitle(const Pass& pass) { return translated("recipe", pass.title); }

QString passHelp(const Pass& pass) { return translated("recipe", pass.help); }

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
