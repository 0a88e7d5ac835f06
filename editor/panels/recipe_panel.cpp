// SPDX-License-Identifier: MIT
#include "editor/panels/recipe_panel.h"

#include "app/view/ui/icons.h"
#include "app/view/ui/widgets.h"
#include "core/edit/selection.h"
#include "core/generate/passes.h"
#include "core/save/built_in_dungeons.h"
#include "editor/actions/action_set.h"
#include "editor/dialogs/choice_dialog.h"
#include "editor/dialogs/text_question.h"
#include "editor/files/new_uid.h"
#include "editor/panels/parameter_form.h"
#include "editor/panels/parameter_names.h"
#include "editor/panels/row_list.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QScrollArea>
#include <QToolButton>

#include <algorithm>

namespace cave {

namespace {

QString timeText(std::int64_t microseconds)
{
    return QLocale().toString(static_cast<double>(microseconds) / 1000, 'f', 1);
}

// Rows of another dungeon's recipe belong to this one from now on.
Recipe withNewRows(Recipe recipe, const std::string& name)
{
    recipe.name = name;
    for (RecipeRow& row : recipe.rows)
        row.uid = newUid();
    return recipe;
}

} // namespace

RecipePanel::RecipePanel(Workbench& bench, Bakery& bakery, const ActionSet& actions, QWidget* parent)
    : QWidget(parent), m_bench(bench), m_bakery(bakery), m_recipes(new QComboBox(this)),
      m_presets(new QToolButton(this)), m_rows(new RowList(this)), m_heading(new QLabel(this)),
      m_work(roleLabel({}, "muted")), m_why(new QLabel(this)), m_fix(new QPushButton(this)),
      m_scroll(new QScrollArea(this)), m_form(new ParameterForm(bench))
{
    m_recipes->setAccessibleName(tr("Recipe of this level"));
    m_recipes->setToolTip(tr("Recipe of this level\nLevels may share a recipe; a change shows on all of them."));
    m_recipes->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_presets->setText(tr("Presets"));
    m_presets->setToolTip(tr("Presets\nTakes the recipe of one of the dungeons that Cavewright brings."));
    auto* top = new QHBoxLayout;
    top->setContentsMargins(8, 6, 8, 4);
    top->addWidget(m_recipes, 1);
    top->addWidget(m_presets);

    actions.addTo(*m_rows, KeyScope::Rows);
    auto* tools = new QHBoxLayout;
    tools->setContentsMargins(8, 2, 8, 2);
    tools->setSpacing(2);
    for (const EditorAction id : {EditorAction::AddRow, EditorAction::DuplicateRow, EditorAction::RemoveRow,
                                  EditorAction::RowUp, EditorAction::RowDown}) {
        auto* button = new QToolButton(this);
        button->setDefaultAction(&actions[id]);
        button->setIconSize({16, 16});
        tools->addWidget(button);
    }
    tools->addStretch(1);
    auto* end = new QCheckBox(tr("End result"), this);
    end->setChecked(true);
    end->setToolTip(tr("Show the end result\nWithout it, the canvas shows the level up to the chosen row."));
    tools->addWidget(end);
    connect(end, &QCheckBox::toggled, this, &RecipePanel::setShowsEndResult);
    connect(this, &RecipePanel::endResultChanged, end, &QCheckBox::setChecked);

    m_heading->setProperty("role", "heading");
    m_heading->setContentsMargins(10, 2, 10, 0);
    m_heading->setTextFormat(Qt::PlainText);
    m_heading->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_work->setObjectName(QStringLiteral("work"));
    m_work->setContentsMargins(0, 2, 10, 0);
    m_work->setToolTip(tr("Cells that this row was the last to change, as the level stood after it."));
    auto* told = new QHBoxLayout;
    told->addWidget(m_heading, 1);
    told->addWidget(m_work);
    m_why->setWordWrap(true);
    m_why->setContentsMargins(10, 0, 10, 0);
    m_why->setTextFormat(Qt::PlainText);
    m_scroll->setWidget(m_form);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addLayout(top);
    column->addWidget(m_rows, 3);
    column->addLayout(tools);
    column->addLayout(told);
    column->addWidget(m_why);
    column->addWidget(m_fix, 0, Qt::AlignLeft);
    column->addWidget(m_scroll, 2);
    setFocusProxy(m_rows);

    connect(m_rows, &QListWidget::currentRowChanged, this, &RecipePanel::showRow);
    connect(m_rows, &RowList::eyePressed, this, &RecipePanel::toggleEye);
    connect(m_rows, &RowList::diePressed, this, [this](quint64 uid) {
        m_rows->setCurrentUid(uid);
        reroll();
    });
    connect(m_rows, &RowList::pinPressed, this, [this](quint64 uid) {
        m_rows->setCurrentUid(uid);
        pin();
    });
    connect(m_rows, &RowList::dropped, this, [this](int from, int to) { move(to - from); });
    connect(m_form, &ParameterForm::changed, this, &RecipePanel::takeParameter);
    connect(m_form, &ParameterForm::whereChanged, this, [this](const Where& where) {
        change([where](Dungeon& dungeon, int z, Uid row) { return setWhere(dungeon, z, row, where); },
               tr("%1: %2").arg(titleOf(Uid{m_rows->currentUid()}), tr("where it writes")));
    });
    connect(m_form, &ParameterForm::said, this, &RecipePanel::said);
    connect(m_recipes, &QComboBox::activated, this, &RecipePanel::chooseRecipe);
    connect(m_presets, &QToolButton::clicked, this, &RecipePanel::choosePreset);
    connect(m_fix, &QPushButton::clicked, this, &RecipePanel::showFix);
    connect(&bakery, &Bakery::refreshed, this, &RecipePanel::refresh);
    connect(&bakery, &Bakery::said, this, &RecipePanel::refresh); // what was refused is shown as it is
    connect(&bench, &Workbench::levelChanged, this, &RecipePanel::refresh);
    connectActions(actions);
    refresh();
}

void RecipePanel::connectActions(const ActionSet& actions)
{
    connect(&actions[EditorAction::AddRow], &QAction::triggered, this, &RecipePanel::addRow);
    connect(&actions[EditorAction::DuplicateRow], &QAction::triggered, this, &RecipePanel::duplicate);
    connect(&actions[EditorAction::RemoveRow], &QAction::triggered, this, &RecipePanel::remove);
    connect(&actions[EditorAction::RenameRow], &QAction::triggered, this, &RecipePanel::rename);
    connect(&actions[EditorAction::MuteRow], &QAction::triggered, this, &RecipePanel::mute);
    connect(&actions[EditorAction::SoloRow], &QAction::triggered, this, &RecipePanel::solo);
    connect(&actions[EditorAction::RowUp], &QAction::triggered, this, [this] { move(-1); });
    connect(&actions[EditorAction::RowDown], &QAction::triggered, this, [this] { move(1); });
    connect(&actions[EditorAction::RerollRow], &QAction::triggered, this, &RecipePanel::reroll);
    connect(&actions[EditorAction::RerollWithin], &QAction::triggered, this, &RecipePanel::rerollWithin);
    connect(&actions[EditorAction::PinRow], &QAction::triggered, this, &RecipePanel::pin);
    connect(&actions[EditorAction::RowParameters], &QAction::triggered, this, &RecipePanel::focusParameters);
    connect(&actions[EditorAction::UniqueRecipe], &QAction::triggered, this, &RecipePanel::takeUnique);
    QAction& endResult = actions[EditorAction::EndResult];
    endResult.setChecked(true);
    connect(&endResult, &QAction::toggled, this, &RecipePanel::setShowsEndResult);
    connect(this, &RecipePanel::endResultChanged, &endResult, &QAction::setChecked);
}

void RecipePanel::setShowsEndResult(bool isShown)
{
    if (isShown == m_showsEnd)
        return;
    m_showsEnd = isShown;
    emit endResultChanged(isShown);
    showRow();
}

void RecipePanel::refresh()
{
    const Dungeon& dungeon = m_bench.dungeon();
    m_levelRows = levelRows(dungeon, m_bench.level());
    m_red.clear();
    if (const auto steps = stepsOf(dungeon, m_bench.z()); steps)
        m_red = lint(dungeon, m_bench.z(), steps->steps);
    std::vector<RowLook> looks;
    looks.reserve(m_levelRows.size());
    for (const LevelRow& row : m_levelRows)
        looks.push_back(lookOf(row));
    m_rows->setRows(looks);
    m_made.reset();
    for (auto row = m_levelRows.rbegin(); row != m_levelRows.rend() && !m_made; ++row)
        m_made = m_bakery.after(m_bench.level().uid, row->row.uid);
    fillRecipes();
    showRow();
}

// What the row has done comes from the newest run; a row that joins all levels reports once, for the first of them.
RowLook RecipePanel::lookOf(const LevelRow& row) const
{
    RowLook look{row.row.uid.value, rowTitle(row.row), rowSummary(row.row, m_bench), {}, {}, {}, {}};
    look.isOn = row.row.on;
    look.isPinned = row.row.pin.has_value();
    look.isExtra = row.isExtra;
    const Baked* baked = m_bakery.baked();
    if (row.row.type == kEditsType)
        look.summary = tr("%n by hand", nullptr,
                          static_cast<int>(m_bench.level().tileEdits.size() + m_bench.level().thingEdits.size()));
    if (!baked || !row.row.on)
        return look;
    const RowReport* report = nullptr;
    for (const RowReport& each : baked->rows)
        if (each.row == row.row.uid && (!report || each.level == m_bench.z()))
            report = &each;
    if (const auto time = m_bakery.microsecondsOf(m_bench.level().uid, row.row.uid))
        look.time = timeText(*time);
    if (!report || report->state == RowState::Done)
        return look;
    const bool isRed = std::ranges::find(m_red, row.row.uid, &RowProblem::row) != m_red.end();
    look.badge = isRed ? QStringLiteral("error") : QStringLiteral("warning");
    look.help = m_bench.describe(report->why);
    if (report->asked > 0)
        look.count = tr("%1 of %2").arg(report->done).arg(report->asked);
    return look;
}

const LevelRow* RecipePanel::current() const
{
    const auto found =
        std::ranges::find(m_levelRows, Uid{m_rows->currentUid()}, [](const LevelRow& row) { return row.row.uid; });
    return found == m_levelRows.end() ? nullptr : &*found;
}

QString RecipePanel::titleOf(Uid row) const
{
    const auto found = std::ranges::find(m_levelRows, row, [](const LevelRow& each) { return each.row.uid; });
    return found == m_levelRows.end() ? QString() : rowTitle(found->row);
}

void RecipePanel::showRow()
{
    const LevelRow* row = current();
    m_shown = row && !m_showsEnd ? m_bakery.after(m_bench.level().uid, row->row.uid) : nullptr;
    m_scroll->setVisible(row != nullptr);
    if (row) {
        m_form->show(row->row, row->own);
        m_heading->setText(tr("%1: %2").arg(rowTitle(row->row), rowSummary(row->row, m_bench)));
        m_work->setText(workOf(*row));
        const Pass* pass = findPass(row->row.type, row->row.version);
        m_heading->setToolTip(pass ? passHelp(*pass) : QString());
        const RowLook& look = m_rows->look(m_rows->currentRow());
        m_why->setText(look.help);
        m_why->setVisible(!look.help.isEmpty());
    } else {
        m_form->clear();
        m_heading->setText(tr("No recipe"));
        m_work->clear();
        m_why->setText(
            tr("This level was made by hand. Choose a recipe above, or one of the presets, to have it made."));
        m_why->show();
    }
    const auto red = row ? std::ranges::find(m_red, row->row.uid, &RowProblem::row) : m_red.end();
    const Pass* fix = red != m_red.end() ? findPass(red->fix, 1) : nullptr;
    m_fix->setVisible(fix != nullptr);
    if (fix)
        m_fix->setText(tr("Insert \"%1\" above").arg(passTitle(*fix)));
    emit shownChanged();
}

// Owners count the rows that run, from 1.
std::uint16_t RecipePanel::ownerOf(const LevelRow& row) const
{
    const auto isOn = [](const LevelRow& each) { return each.row.on; };
    const auto end = std::ranges::find(m_levelRows, row.row.uid, [](const LevelRow& each) { return each.row.uid; });
    return static_cast<std::uint16_t>(1 + std::count_if(m_levelRows.begin(), end, isOn));
}

// What the row has changed, as the level stood after it.
QString RecipePanel::workOf(const LevelRow& row) const
{
    const auto state = row.row.on ? m_bakery.after(m_bench.level().uid, row.row.uid) : nullptr;
    const auto cells = state ? std::ranges::count(state->owners.cells(), ownerOf(row)) : 0;
    return cells == 0 ? QString() : tr("%n cell(s)", nullptr, static_cast<int>(cells));
}

std::vector<Box> RecipePanel::writtenCells() const
{
    std::vector<Box> runs;
    const LevelRow* row = current();
    if (!m_shown || !row)
        return runs;
    const std::uint16_t owner = ownerOf(*row);
    const Grid<std::uint16_t>& owners = m_shown->owners;
    for (int y = 0; y < owners.height(); ++y) {
        for (int x = 0; x < owners.width(); ++x) {
            if (owners[x, y] != owner)
                continue;
            if (!runs.empty() && runs.back().y == y && runs.back().right() == x)
                ++runs.back().width;
            else
                runs.push_back({x, y, 1, 1});
        }
    }
    return runs;
}

QString RecipePanel::shownRowText() const
{
    return tr("Up to row %1, %2").arg(m_rows->currentRow()).arg(titleOf(Uid{m_rows->currentUid()}));
}

// What was painted a moment ago is not in the rows yet.
QString RecipePanel::writerOf(CellAt cell) const
{
    if (!m_made || !m_made->tiles.contains(cell.x, cell.y) || m_made->tiles[cell.x, cell.y] != m_bench.tileAt(cell))
        return {};
    int owner = m_made->owners[cell.x, cell.y];
    for (std::size_t i = 0; i < m_levelRows.size(); ++i)
        if (m_levelRows[i].row.on && --owner == 0)
            return tr("%1, %2").arg(i).arg(rowTitle(m_levelRows[i].row));
    return {};
}

void RecipePanel::change(const Edit& edit, const QString& text)
{
    const LevelRow* row = current();
    if (!row) {
        emit said(tr("Choose a row first."));
        return;
    }
    m_bakery.make(
        [edit, z = m_bench.z(), uid = row->row.uid](Dungeon& dungeon) -> Result<void> {
            edit(dungeon, z, uid);
            return {};
        },
        text);
}

void RecipePanel::addRow()
{
    std::vector<ChoiceEntry> entries;
    std::vector<std::string> types;
    for (const Pass& pass : passes()) {
        entries.push_back({passTitle(pass), passHelp(pass)});
        types.emplace_back(pass.type);
    }
    ChoiceDialog::ask(this, tr("Add a row"), std::move(entries),
                      [this, types](int chosen) { addPass(types[static_cast<std::size_t>(chosen)]); });
}

// A level without a recipe gets one of its own with the first row.
void RecipePanel::addPass(const std::string& type)
{
    const Pass* pass = findPass(type, 1);
    const LevelRow* row = current();
    const Uid after = row ? row->row.uid : Uid{};
    const Uid uid = newUid();
    m_bakery.make(
        [type, after, uid, z = m_bench.z()](Dungeon& dungeon) -> Result<void> {
            DungeonLevel& level = dungeon.levels[static_cast<std::size_t>(z)];
            if (level.recipe.empty()) {
                const std::string name = "level_" + std::to_string(z + 1);
                if (!dungeon.findRecipe(name))
                    putRecipe(dungeon, {name, {}});
                setRecipe(dungeon, z, name);
            }
            RecipeRow fresh;
            fresh.uid = uid;
            fresh.type = type;
            insertRow(dungeon, z, after, std::move(fresh));
            return {};
        },
        tr("Add row: %1").arg(passTitle(*pass)));
    m_rows->setCurrentUid(uid.value);
}

void RecipePanel::duplicate()
{
    const Uid copy = newUid();
    change([copy](Dungeon& dungeon, int z, Uid row) { return duplicateRow(dungeon, z, row, copy); },
           tr("Duplicate row: %1").arg(titleOf(Uid{m_rows->currentUid()})));
    m_rows->setCurrentUid(copy.value);
}

void RecipePanel::remove()
{
    change([](Dungeon& dungeon, int z, Uid row) { return removeRow(dungeon, z, row); },
           tr("Delete row: %1").arg(titleOf(Uid{m_rows->currentUid()})));
}

void RecipePanel::rename()
{
    const LevelRow* row = current();
    if (!row)
        return;
    askText(
        this,
        {.title = tr("Label the row"),
         .label = tr("What to call it; empty: as its pass"),
         .first = QString::fromStdString(row->row.label),
         .button = tr("Label")},
        [this](const QString& label) {
            change([label](Dungeon& dungeon, int z, Uid uid) { return setLabel(dungeon, z, uid, label.toStdString()); },
                   tr("Label row: %1").arg(label));
        });
}

void RecipePanel::mute()
{
    const LevelRow* row = current();
    const QString title = titleOf(Uid{m_rows->currentUid()});
    change([](Dungeon& dungeon, int z, Uid uid) { return toggleRow(dungeon, z, uid); },
           row && !row->row.on ? tr("Unmute row: %1").arg(title) : tr("Mute row: %1").arg(title));
}

void RecipePanel::solo()
{
    change([](Dungeon& dungeon, int z, Uid row) { return soloRow(dungeon, z, row); },
           tr("Solo row: %1").arg(titleOf(Uid{m_rows->currentUid()})));
}

void RecipePanel::toggleEye(quint64 uid, bool withShift)
{
    m_rows->setCurrentUid(uid);
    if (withShift)
        solo();
    else
        mute();
}

// Row by row, so that a line between phases stops it where it may not go on.
void RecipePanel::move(int by)
{
    const LevelRow* row = current();
    if (!row)
        return;
    m_bakery.make(
        [by, z = m_bench.z(), uid = row->row.uid](Dungeon& dungeon) -> Result<void> {
            for (int step = 0; step < std::abs(by); ++step)
                if (auto moved = moveRow(dungeon, z, uid, by < 0 ? -1 : 1); !moved)
                    return moved;
            return {};
        },
        by < 0 ? tr("Move row up: %1").arg(rowTitle(row->row)) : tr("Move row down: %1").arg(rowTitle(row->row)));
}

void RecipePanel::reroll()
{
    change([](Dungeon& dungeon, int z, Uid row) { return rerollRow(dungeon, z, row); },
           tr("Reroll row: %1").arg(titleOf(Uid{m_rows->currentUid()})));
}

void RecipePanel::rerollWithin()
{
    const LevelRow* row = current();
    if (!row || !m_bench.hasSelection()) {
        emit said(row ? tr("Select the cells first.") : tr("Choose a row first."));
        return;
    }
    m_bakery.make([uid = row->row.uid, copy = newUid(), z = m_bench.z(), boxes = boxesOf(m_bench.selection())](
                      Dungeon& dungeon) { return rerollRowWithin(dungeon, z, uid, copy, boxes); },
                  tr("Reroll row in the selection: %1").arg(rowTitle(row->row)));
}

void RecipePanel::pin()
{
    change([](Dungeon& dungeon, int z, Uid row) { return togglePin(dungeon, z, row); },
           tr("Pin row: %1").arg(titleOf(Uid{m_rows->currentUid()})));
}

void RecipePanel::focusParameters() { m_form->focusFirst(); }

void RecipePanel::takeParameter(const QString& id, const Json& value, int stroke)
{
    const LevelRow* row = current();
    if (!row)
        return;
    const Pass* pass = findPass(row->row.type, row->row.version);
    const Parameter* parameter = findParameter(pass->parameters, id.toStdString());
    m_bakery.make(
        [id = id.toStdString(), value, z = m_bench.z(), uid = row->row.uid](Dungeon& dungeon) -> Result<void> {
            setParameter(dungeon, z, uid, id, value);
            return {};
        },
        tr("%1: %2").arg(rowTitle(row->row), parameterName(*parameter)), stroke);
}

void RecipePanel::showFix()
{
    const LevelRow* row = current();
    const auto red = row ? std::ranges::find(m_red, row->row.uid, &RowProblem::row) : m_red.end();
    if (red == m_red.end() || red->fix.empty())
        return;
    const Pass* pass = findPass(red->fix, 1);
    m_bakery.make(
        [type = red->fix, uid = newUid(), before = row->row.uid, z = m_bench.z()](Dungeon& dungeon) -> Result<void> {
            RecipeRow fresh;
            fresh.uid = uid;
            fresh.type = type;
            insertRowAbove(dungeon, z, before, std::move(fresh));
            return {};
        },
        tr("Add row: %1").arg(passTitle(*pass)));
}

void RecipePanel::fillRecipes()
{
    m_recipes->clear();
    m_recipes->addItem(tr("Made by hand"), QString());
    for (const Recipe& recipe : m_bench.dungeon().recipes)
        m_recipes->addItem(QString::fromStdString(recipe.name), QString::fromStdString(recipe.name));
    m_recipes->setCurrentIndex(m_recipes->findData(QString::fromStdString(m_bench.level().recipe)));
}

void RecipePanel::chooseRecipe(int index)
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

void RecipePanel::choosePreset()
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
    ChoiceDialog::ask(this, tr("Presets"), std::move(entries), [this, recipes](int chosen) {
        const Recipe& preset = recipes[static_cast<std::size_t>(chosen)];
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
    });
}

void RecipePanel::takeUnique()
{
    m_bakery.make(
        [z = m_bench.z()](Dungeon& dungeon) -> Result<void> {
            makeUnique(dungeon, z);
            return {};
        },
        tr("Own recipe for level %1").arg(m_bench.z() + 1), kNoStroke, tr("This level was made by hand."));
}

} // namespace cave
