// SPDX-License-Identifier: MIT
#include "editor/panels/recipe/recipe_chooser.h"

#include "app/view/ui/keep_current.h"
#include "core/edit/recipe_edit.h"
#include "core/save/built_in_dungeons.h"
#include "editor/dialogs/choice_dialog.h"
#include "editor/files/new_uid.h"
#include "editor/panels/recipe/parameter_names.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QToolButton>

namespace cave {

namespace {

// Rows of another dungeon's recipe belong to this one from now on.
Recipe withNewRows(Recipe recipe, const std::string& name)
{
    recipe.name = name;
    for (RecipeRow& row : recipe.rows)
        row.uid = newUid();
    return recipe;
}

} // namespace

RecipeChooser::RecipeChooser(const Workbench& bench, Bakery& bakery, QWidget* parent)
    : QWidget(parent), m_bench(bench), m_bakery(bakery), m_recipes(new QComboBox(this)),
      m_presets(new QToolButton(this))
{
    m_recipes->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(8, 6, 8, 4);
    row->setSpacing(2);
    row->addWidget(m_recipes, 1);
    row->addWidget(m_presets);
    connect(m_recipes, &QComboBox::activated, this, &RecipeChooser::chooseRecipe);
    connect(m_presets, &QToolButton::clicked, this, &RecipeChooser::choosePreset);
    keepCurrent(*this, [this] {
        showTexts();
        refresh();
    });
}

void RecipeChooser::showTexts()
{
    m_recipes->setAccessibleName(tr("Recipe of this level"));
    m_recipes->setToolTip(tr("Recipe of this level\nLevels may share a recipe; a change shows on all of them."));
    m_presets->setText(tr("Presets"));
    m_presets->setToolTip(tr("Presets\nTakes the recipe of one of the dungeons that Cavewright brings."));
}

void RecipeChooser::refresh()
{
    m_recipes->clear();
    m_recipes->addItem(tr("Made by hand"), QString());
    for (const Recipe& recipe : m_bench.dungeon().recipes)
        m_recipes->addItem(QString::fromStdString(recipe.name), QString::fromStdString(recipe.name));
    m_recipes->setCurrentIndex(m_recipes->findData(QString::fromStdString(m_bench.level().recipe)));
}

void RecipeChooser::chooseRecipe(int index)
{
    const std::string name = m_recipes->itemData(index).toString().toStdString();
    m_bakery.make(
        [name, z = m_bench.z()](Dungeon& dungeon) -> Result<void> {
            setRecipe(dungeon, z, name);
            return {};
        },
        name.empty() ? tr("Level %1 made by hand").arg(m_bench.z() + 1)
                     : tr("Recipe of level %1: %2").arg(m_bench.z() + 1).arg(QString::fromStdString(name)));
}

void RecipeChooser::choosePreset()
{
    std::vector<ChoiceEntry> entries;
    std::vector<Recipe> recipes;
    for (const std::string& name : offeredDungeons()) {
        const auto file = builtInDungeon(name);
        if (!file)
            continue;
        for (const Recipe& recipe : file->dungeon.recipes) {
            QStringList rows;
            for (const RecipeRow& row : recipe.rows)
                rows += rowTitle(row);
            entries.push_back(
                {tr("%1: %2").arg(QString::fromStdString(file->dungeon.name), QString::fromStdString(recipe.name)),
                 rows.join(QStringLiteral(", "))});
            recipes.push_back(recipe);
        }
    }
    ChoiceDialog::ask(this, tr("Presets"), std::move(entries),
                      [this, recipes](int chosen) { takePreset(recipes[static_cast<std::size_t>(chosen)]); });
}

void RecipeChooser::takePreset(const Recipe& preset)
{
    std::string name = preset.name;
    for (int number = 2; m_bench.dungeon().findRecipe(name); ++number)
        name = preset.name + "_" + std::to_string(number);
    m_bakery.make(
        [recipe = withNewRows(preset, name), z = m_bench.z()](Dungeon& dungeon) -> Result<void> {
            putRecipe(dungeon, recipe);
            setRecipe(dungeon, z, recipe.name);
            return {};
        },
        tr("Recipe of level %1: %2").arg(m_bench.z() + 1).arg(QString::fromStdString(name)));
}

void RecipeChooser::takeUnique()
{
    m_bakery.make(
        [z = m_bench.z()](Dungeon& dungeon) -> Result<void> {
            makeUnique(dungeon, z);
            return {};
        },
        tr("Own recipe for level %1").arg(m_bench.z() + 1), kNoStroke, tr("This level was made by hand."));
}

} // namespace cave
