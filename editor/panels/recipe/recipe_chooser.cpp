// SPDX-License-Identifier: MIT
#include "editor/panels/recipe/recipe_chooser.h"

#include "app/view/ui/keep_current.h"
#include "app/view/words/design_name.h"
#include "core/edit/bring_recipe.h"
#include "core/edit/recipe_edit.h"
#include "core/save/built_in_dungeons.h"
#include "editor/dialogs/choice_dialog.h"
#include "editor/files/new_uid.h"
#include "editor/panels/recipe/recipe_words.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QToolButton>

#include <memory>

namespace cave {

namespace {

// What came along with a preset.
QString broughtSentence(const Brought& brought)
{
    if (brought.kinds + brought.pieces == 0)
        return {};
    if (brought.renamed.empty())
        return RecipeChooser::tr("With it came kinds: %1, pieces: %2.").arg(brought.kinds).arg(brought.pieces);
    QStringList names;
    for (const auto& [there, here] : brought.renamed)
        names += QStringLiteral("%1 \u2192 %2").arg(QString::fromStdString(there), QString::fromStdString(here));
    return RecipeChooser::tr("With it came kinds: %1, pieces: %2, some under new names: %3.")
        .arg(brought.kinds)
        .arg(brought.pieces)
        .arg(names.join(QStringLiteral(", ")));
}

} // namespace

RecipeChooser::RecipeChooser(const Workbench& bench, Bakery& bakery, QWidget* parent)
    : QWidget(parent), m_bench(bench), m_bakery(bakery), m_recipes(new QComboBox(this)),
      m_presets(new QToolButton(this))
{
    m_presets->setObjectName(QStringLiteral("presets"));
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
        m_recipes->addItem(designName(recipe.name), QString::fromStdString(recipe.name));
    m_recipes->setCurrentIndex(m_recipes->findData(QString::fromStdString(m_bench.level().recipe)));
}

QString RecipeChooser::drawnGroup() { return tr("Drawn before the recipe"); }

QString RecipeChooser::drawnSentence() const
{
    if (!isDrawn(m_bench.dungeon(), m_bench.z()))
        return {};
    return tr("What was drawn on it stays, as hand edits in the group \"%1\".").arg(drawnGroup());
}

void RecipeChooser::chooseRecipe(int index)
{
    const std::string name = m_recipes->itemData(index).toString().toStdString();
    const QString drawn = drawnSentence();
    m_bakery.make(changeOfLevel(m_bench.level().uid,
                                [name, group = drawnGroup().toStdString()](Dungeon& dungeon, int z) -> Result<void> {
                                    setRecipe(dungeon, z, name, group);
                                    return {};
                                }),
                  name.empty() ? tr("Level %1 made by hand").arg(m_bench.z() + 1)
                               : tr("Recipe of level %1: %2").arg(QString::number(m_bench.z() + 1), designName(name)),
                  kNoStroke, {}, [this, drawn] {
                      if (!drawn.isEmpty())
                          emit changed(drawn);
                  });
}

void RecipeChooser::choosePreset()
{
    std::vector<ChoiceEntry> entries;
    std::vector<std::pair<std::string, std::string>> recipes; // dungeon and recipe
    for (const OfferedDungeon& offered : offeredDungeons()) {
        const auto file = builtInDungeon(offered.name);
        if (!file)
            continue;
        for (const Recipe& recipe : file->dungeon.recipes) {
            QStringList rows;
            for (const RecipeRow& row : recipe.rows)
                rows += rowTitle(row);
            entries.push_back({tr("%1: %2").arg(designName(file->dungeon.name), designName(recipe.name)),
                               rows.join(QStringLiteral(", "))});
            recipes.emplace_back(offered.name, recipe.name);
        }
    }
    ChoiceDialog::ask(this, tr("Presets"), std::move(entries), [this, recipes](int chosen) {
        const auto& [dungeon, recipe] = recipes[static_cast<std::size_t>(chosen)];
        takePreset(dungeon, recipe);
    });
}

void RecipeChooser::takePreset(const std::string& dungeon, const std::string& recipe)
{
    const QString drawn = drawnSentence();
    const auto brought = std::make_shared<Brought>();
    const auto madeAt = std::make_shared<int>();
    m_bakery.make(changeOfLevel(m_bench.level().uid,
                                [source = builtInDungeon(dungeon)->dungeon, recipe, brought, madeAt,
                                 group = drawnGroup().toStdString()](Dungeon& into, int z) -> Result<void> {
                                    auto done = bringRecipe(into, source, recipe, newUid);
                                    if (!done)
                                        return std::unexpected(std::move(done.error()));
                                    *brought = std::move(*done);
                                    *madeAt = z;
                                    setRecipe(into, z, brought->recipe, group);
                                    return {};
                                }),
                  tr("Recipe of level %1: %2").arg(QString::number(m_bench.z() + 1), designName(recipe)), kNoStroke, {},
                  [this, drawn, brought, madeAt] {
                      QStringList sentences{tr("The recipe \"%1\" makes level %2 now.")
                                                .arg(designName(brought->recipe), QString::number(*madeAt + 1)),
                                            broughtSentence(*brought), drawn};
                      sentences.removeAll(QString());
                      emit changed(sentences.join(u' '));
                  });
}

void RecipeChooser::takeUnique()
{
    m_bakery.make(changeOfLevel(m_bench.level().uid,
                                [](Dungeon& dungeon, int z) -> Result<void> {
                                    makeUnique(dungeon, z);
                                    return {};
                                }),
                  tr("Own recipe for level %1").arg(m_bench.z() + 1), kNoStroke, tr("This level was made by hand."));
}

} // namespace cave
