// SPDX-License-Identifier: MIT
#include "editor/panels/recipe/recipe_words.h"

#include "app/view/words/design_name.h"
#include "editor/panels/field_names.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

namespace cave {

namespace {

constexpr std::size_t kAlwaysSaid = 2; // the first parameters of a pass say most about a row
constexpr int kMostKinds = 2;

struct ChoiceWord {
    std::string_view id; // the parameter's, and what files say
    const char* name = nullptr;
};

// Sorted by id. Numbers are said as they are.
constexpr std::array kChoiceWords{
    ChoiceWord{"as.door", QT_TRANSLATE_NOOP("Parameters", "door")},
    ChoiceWord{"as.floor", QT_TRANSLATE_NOOP("Parameters", "floor")},
    ChoiceWord{"at.anchor", QT_TRANSLATE_NOOP("Parameters", "near rooms")},
    ChoiceWord{"at.any", QT_TRANSLATE_NOOP("Parameters", "anywhere")},
    ChoiceWord{"at.anywhere", QT_TRANSLATE_NOOP("Parameters", "anywhere")},
    ChoiceWord{"at.arrival", QT_TRANSLATE_NOOP("Parameters", "near the arrival")},
    ChoiceWord{"at.cell", QT_TRANSLATE_NOOP("Parameters", "at one cell")},
    ChoiceWord{"at.centre", QT_TRANSLATE_NOOP("Parameters", "near the centre")},
    ChoiceWord{"at.dead_end", QT_TRANSLATE_NOOP("Parameters", "in dead ends")},
    ChoiceWord{"goal_at.far", QT_TRANSLATE_NOOP("Parameters", "far from the arrival")},
    ChoiceWord{"goal_at.floor", QT_TRANSLATE_NOOP("Parameters", "any floor")},
    ChoiceWord{"goal_at.last_room", QT_TRANSLATE_NOOP("Parameters", "in the last room")},
    ChoiceWord{"goal_on.here", QT_TRANSLATE_NOOP("Parameters", "each level")},
    ChoiceWord{"goal_on.last", QT_TRANSLATE_NOOP("Parameters", "last level")},
    ChoiceWord{"join.nearest", QT_TRANSLATE_NOOP("Parameters", "nearest room")},
    ChoiceWord{"join.none", QT_TRANSLATE_NOOP("Parameters", "none")},
    ChoiceWord{"join.previous", QT_TRANSLATE_NOOP("Parameters", "previous room")},
    ChoiceWord{"keep.all", QT_TRANSLATE_NOOP("Parameters", "all caves")},
    ChoiceWord{"keep.largest", QT_TRANSLATE_NOOP("Parameters", "largest cave")},
    ChoiceWord{"link.anchors", QT_TRANSLATE_NOOP("Parameters", "in tagged rooms")},
    ChoiceWord{"link.every", QT_TRANSLATE_NOOP("Parameters", "every pair of caves")},
    ChoiceWord{"link.far", QT_TRANSLATE_NOOP("Parameters", "one, far away")},
    ChoiceWord{"link.hole", QT_TRANSLATE_NOOP("Parameters", "hole, one way")},
    ChoiceWord{"link.last_room", QT_TRANSLATE_NOOP("Parameters", "last room, one way")},
    ChoiceWord{"link.none", QT_TRANSLATE_NOOP("Parameters", "none")},
    ChoiceWord{"link.one", QT_TRANSLATE_NOOP("Parameters", "one a level")},
    ChoiceWord{"near.any", QT_TRANSLATE_NOOP("Parameters", "any floor")},
    ChoiceWord{"near.wall", QT_TRANSLATE_NOOP("Parameters", "beside walls")},
    ChoiceWord{"outside.ignore", QT_TRANSLATE_NOOP("Parameters", "nothing")},
    ChoiceWord{"outside.wall", QT_TRANSLATE_NOOP("Parameters", "wall")},
    ChoiceWord{"over.any", QT_TRANSLATE_NOOP("Parameters", "anything")},
    ChoiceWord{"over.floor", QT_TRANSLATE_NOOP("Parameters", "floor")},
    ChoiceWord{"over.wall", QT_TRANSLATE_NOOP("Parameters", "wall")},
    ChoiceWord{"over.wall_and_floor", QT_TRANSLATE_NOOP("Parameters", "wall and floor")},
    ChoiceWord{"per.cells", QT_TRANSLATE_NOOP("Parameters", "in all")},
    ChoiceWord{"per.hundred", QT_TRANSLATE_NOOP("Parameters", "each hundred cells")},
    ChoiceWord{"per.level", QT_TRANSLATE_NOOP("Parameters", "each level")},
    ChoiceWord{"per.room", QT_TRANSLATE_NOOP("Parameters", "each room")},
    ChoiceWord{"per.share", QT_TRANSLATE_NOOP("Parameters", "each 1000 cells")},
    ChoiceWord{"rule.majority", QT_TRANSLATE_NOOP("Parameters", "majority")},
    ChoiceWord{"rule.neighbours", QT_TRANSLATE_NOOP("Parameters", "neighbours")},
    ChoiceWord{"scope.dungeon", QT_TRANSLATE_NOOP("Parameters", "whole dungeon")},
    ChoiceWord{"scope.level", QT_TRANSLATE_NOOP("Parameters", "each level")},
    ChoiceWord{"shape.cave", QT_TRANSLATE_NOOP("Parameters", "cave")},
    ChoiceWord{"shape.cellular", QT_TRANSLATE_NOOP("Parameters", "like caves")},
    ChoiceWord{"shape.disc", QT_TRANSLATE_NOOP("Parameters", "disc")},
    ChoiceWord{"shape.round", QT_TRANSLATE_NOOP("Parameters", "round")},
    ChoiceWord{"shape.square", QT_TRANSLATE_NOOP("Parameters", "square")},
    ChoiceWord{"spread.chance", QT_TRANSLATE_NOOP("Parameters", "by chance")},
    ChoiceWord{"spread.every", QT_TRANSLATE_NOOP("Parameters", "every level")},
    ChoiceWord{"spread.quota", QT_TRANSLATE_NOOP("Parameters", "by quota")},
    ChoiceWord{"spread.steps", QT_TRANSLATE_NOOP("Parameters", "by steps")},
    ChoiceWord{"start.far", QT_TRANSLATE_NOOP("Parameters", "far from the stairs")},
    ChoiceWord{"start.floor", QT_TRANSLATE_NOOP("Parameters", "any floor")},
    ChoiceWord{"start.none", QT_TRANSLATE_NOOP("Parameters", "not set")},
    ChoiceWord{"start.room", QT_TRANSLATE_NOOP("Parameters", "first room")},
    ChoiceWord{"unique.dungeon", QT_TRANSLATE_NOOP("Parameters", "once a dungeon")},
    ChoiceWord{"unique.level", QT_TRANSLATE_NOOP("Parameters", "once a level")},
    ChoiceWord{"unique.none", QT_TRANSLATE_NOOP("Parameters", "any number")},
};
static_assert(std::ranges::is_sorted(kChoiceWords, {}, &ChoiceWord::id));

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
    case ParameterKind::Choice: return choiceText(parameter, *value.as<std::string>());
    case ParameterKind::Word: return QString::fromStdString(*value.as<std::string>());
    }
    return {};
}

} // namespace

QString parameterName(const Parameter& parameter) { return translated("Parameters", parameter.name); }

QString parameterHelp(const Parameter& parameter) { return translated("recipe", parameter.help); }

QString choiceText(const Parameter& parameter, std::string_view choice)
{
    const std::string id = std::string(parameter.id) + '.' + std::string(choice);
    const auto found = std::ranges::lower_bound(kChoiceWords, std::string_view(id), {}, &ChoiceWord::id);
    if (found != kChoiceWords.end() && found->id == id)
        return QCoreApplication::translate("Parameters", found->name);
    return QString::fromUtf8(choice.data(), static_cast<qsizetype>(choice.size()));
}

QString passTitle(const Pass& pass) { return translated("recipe", pass.title); }

QString passHelp(const Pass& pass) { return translated("recipe", pass.help); }

QString rowTitle(const RecipeRow& row)
{
    if (!row.label.empty())
        return designName(row.label);
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
