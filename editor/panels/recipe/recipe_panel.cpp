// SPDX-License-Identifier: MIT
#include "editor/panels/recipe/recipe_panel.h"

#include "app/view/ui/keep_current.h"
#include "app/view/ui/widgets.h"
#include "core/edit/selection.h"
#include "core/generate/passes.h"
#include "editor/actions/action_set.h"
#include "editor/dialogs/text_question.h"
#include "editor/files/new_uid.h"
#include "editor/panels/recipe/parameter_form.h"
#include "editor/panels/recipe/parameter_names.h"
#include "editor/panels/recipe/pass_choice.h"
#include "editor/panels/recipe/recipe_chooser.h"
#include "editor/panels/recipe/row_list.h"

#include <QAction>
#include <QCheckBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QToolButton>

namespace cave {

RecipePanel::RecipePanel(Workbench& bench, Bakery& bakery, const ActionSet& actions, QWidget* parent)
    : QWidget(parent), m_bench(bench), m_bakery(bakery), m_run(bench, bakery),
      m_chooser(new RecipeChooser(bench, bakery, this)), m_rows(new RowList(this)), m_end(new QCheckBox(this)),
      m_heading(new QLabel(this)), m_cells(roleLabel({}, "muted")), m_why(new QLabel(this)),
      m_fix(new QPushButton(this)), m_scroll(new QScrollArea(this)), m_form(new ParameterForm(bench))
{
    actions.addTo(*m_rows, KeyScope::Rows);
    m_why->setWordWrap(true);
    m_why->setContentsMargins(10, 0, 10, 0);
    m_scroll->setWidget(m_form);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addWidget(m_chooser);
    column->addWidget(m_rows, 3);
    column->addLayout(newButtons(actions));
    column->addLayout(newHeading());
    column->addWidget(m_why);
    column->addWidget(m_fix, 0, Qt::AlignLeft);
    column->addWidget(m_scroll, 2);
    setFocusProxy(m_rows);
    connectActions(actions);
    connectRows();
    connectForm();
    connect(m_chooser, &RecipeChooser::changed, this, &RecipePanel::changed);
    connect(&bakery, &Bakery::refreshed, this, &RecipePanel::refresh);
    connect(&bakery, &Bakery::said, this, [this] { // what was refused is shown as it is
        m_form->dropTyped();
        refresh();
    });
    connect(&bench, &Workbench::levelChanged, this, &RecipePanel::refresh);
    keepCurrent(*this, [this] {
        showTexts();
        showRows();
        showRowTexts(current()); // the form looks after itself: something may be half typed there
    });
    refresh();
}

QBoxLayout* RecipePanel::newButtons(const ActionSet& actions)
{
    auto* buttons = new QHBoxLayout;
    buttons->setContentsMargins(8, 2, 8, 2);
    buttons->setSpacing(2);
    for (const EditorAction id : {EditorAction::AddRow, EditorAction::DuplicateRow, EditorAction::RemoveRow,
                                  EditorAction::RowUp, EditorAction::RowDown}) {
        auto* button = new QToolButton(this);
        button->setDefaultAction(&actions[id]);
        button->setIconSize({16, 16});
        buttons->addWidget(button);
    }
    buttons->addStretch(1);
    m_end->setChecked(true);
    buttons->addWidget(m_end);
    connect(m_end, &QCheckBox::toggled, this, &RecipePanel::setShowsEndResult);
    connect(this, &RecipePanel::endResultChanged, m_end, &QCheckBox::setChecked);
    return buttons;
}

QBoxLayout* RecipePanel::newHeading()
{
    m_heading->setProperty("role", "heading");
    m_heading->setContentsMargins(10, 2, 10, 0);
    m_heading->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_cells->setObjectName(QStringLiteral("work"));
    m_cells->setContentsMargins(0, 2, 10, 0);
    auto* line = new QHBoxLayout;
    line->addWidget(m_heading, 1);
    line->addWidget(m_cells);
    return line;
}

void RecipePanel::showTexts()
{
    m_end->setText(tr("End result"));
    m_end->setToolTip(tr("Show the end result\nWithout it, the canvas shows the level up to the chosen row."));
    m_cells->setToolTip(tr("Cells that this row was the last to change, as the level stood after it."));
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
    connect(&actions[EditorAction::UniqueRecipe], &QAction::triggered, m_chooser, &RecipeChooser::takeUnique);
    QAction& endResult = actions[EditorAction::EndResult];
    endResult.setChecked(true);
    connect(&endResult, &QAction::toggled, this, &RecipePanel::setShowsEndResult);
    connect(this, &RecipePanel::endResultChanged, &endResult, &QAction::setChecked);
}

void RecipePanel::connectRows()
{
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
}

void RecipePanel::connectForm()
{
    connect(m_form, &ParameterForm::changed, this, &RecipePanel::takeParameter);
    connect(m_form, &ParameterForm::whereChanged, this, [this](const Where& where) {
        change([where](Dungeon& dungeon, int z, Uid row) { return setWhere(dungeon, z, row, where); },
               tr("%1: %2").arg(currentTitle(), tr("where it writes")));
    });
    connect(m_form, &ParameterForm::said, this, &RecipePanel::said);
    connect(m_fix, &QPushButton::clicked, this, &RecipePanel::takeFix);
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
    m_run.refresh();
    showRows();
    m_chooser->refresh();
    showRow();
}

void RecipePanel::showRows()
{
    std::vector<RowLook> looks;
    looks.reserve(m_run.rows().size());
    for (const LevelRow& row : m_run.rows())
        looks.push_back(m_run.lookOf(row));
    m_rows->setRows(looks);
}

Uid RecipePanel::currentUid() const { return Uid{m_rows->currentUid()}; }

QString RecipePanel::currentTitle() const
{
    const LevelRow* row = current();
    return row ? rowTitle(row->row) : QString();
}

void RecipePanel::showRow()
{
    const LevelRow* row = current();
    m_shown = row && !m_showsEnd ? m_run.after(*row) : nullptr;
    m_scroll->setVisible(row != nullptr);
    if (row)
        m_form->show(row->row, row->own);
    else
        m_form->clear();
    showRowTexts(row);
    emit shownChanged();
}

void RecipePanel::showRowTexts(const LevelRow* row)
{
    const Pass* fix = row ? m_run.fixOf(*row) : nullptr;
    m_fix->setVisible(fix != nullptr);
    if (fix)
        m_fix->setText(tr("Insert \"%1\" above").arg(passTitle(*fix)));
    if (!row) {
        m_heading->setText(tr("No recipe"));
        m_cells->clear();
        m_why->setText(
            tr("This level was made by hand. Choose a recipe above, or one of the presets, to have it made."));
        m_why->show();
        return;
    }
    m_heading->setText(tr("%1: %2").arg(rowTitle(row->row), rowSummary(row->row, m_bench)));
    const int cells = m_run.cellsOf(*row);
    m_cells->setText(cells == 0 ? QString() : tr("%n cell(s)", nullptr, cells));
    const Pass* pass = findPass(row->row.type, row->row.version);
    m_heading->setToolTip(pass ? passHelp(*pass) : QString());
    const RowLook& look = m_rows->look(m_rows->currentRow());
    m_why->setText(look.help);
    m_why->setVisible(!look.help.isEmpty());
}

std::vector<Box> RecipePanel::writtenCells() const
{
    const LevelRow* row = current();
    return m_shown && row ? m_run.cellsWrittenBy(*row, *m_shown) : std::vector<Box>{};
}

QString RecipePanel::shownRowText() const
{
    return tr("Up to row %1, %2").arg(m_rows->currentRow()).arg(currentTitle());
}

QString RecipePanel::writerOf(CellAt cell) const { return m_run.writerOf(cell); }

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
    askPass(this, tr("Add a row"), [this](const std::string& type) { addPass(type); });
}

void RecipePanel::insertPass(const Pass& pass, Uid uid,
                             const std::function<void(Dungeon&, int z, RecipeRow fresh)>& insert)
{
    m_bakery.make(
        [type = std::string(pass.type), uid, insert, z = m_bench.z()](Dungeon& dungeon) -> Result<void> {
            RecipeRow fresh;
            fresh.uid = uid;
            fresh.type = type;
            insert(dungeon, z, std::move(fresh));
            return {};
        },
        tr("Add row: %1").arg(passTitle(pass)));
}

// A level without a recipe gets one of its own with the first row.
void RecipePanel::addPass(const std::string& type)
{
    const LevelRow* row = current();
    const Uid uid = newUid();
    const QString drawn = m_chooser->drawnSentence();
    const auto insert = [after = row ? row->row.uid : Uid{},
                         group = RecipeChooser::drawnGroup().toStdString()](Dungeon& dungeon, int z, RecipeRow fresh) {
        DungeonLevel& level = dungeon.levels[static_cast<std::size_t>(z)];
        if (level.recipe.empty()) {
            const std::string name = "level_" + std::to_string(z + 1);
            if (!dungeon.findRecipe(name))
                putRecipe(dungeon, {name, {}});
            setRecipe(dungeon, z, name, group);
        }
        insertRow(dungeon, z, after, std::move(fresh));
    };
    insertPass(*findPass(type, 1), uid, insert);
    if (!drawn.isEmpty() && !m_bakery.isBusy())
        emit changed(drawn);
    m_rows->setCurrentUid(uid.value);
}

void RecipePanel::takeFix()
{
    const LevelRow* row = current();
    const Pass* fix = row ? m_run.fixOf(*row) : nullptr;
    if (fix)
        insertPass(*fix, newUid(), [before = row->row.uid](Dungeon& dungeon, int z, RecipeRow fresh) {
            insertRowAbove(dungeon, z, before, std::move(fresh));
        });
}

void RecipePanel::duplicate()
{
    const Uid copy = newUid();
    change([copy](Dungeon& dungeon, int z, Uid row) { return duplicateRow(dungeon, z, row, copy); },
           tr("Duplicate row: %1").arg(currentTitle()));
    m_rows->setCurrentUid(copy.value);
}

void RecipePanel::remove()
{
    change([](Dungeon& dungeon, int z, Uid row) { return removeRow(dungeon, z, row); },
           tr("Delete row: %1").arg(currentTitle()));
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
    const QString title = currentTitle();
    change([](Dungeon& dungeon, int z, Uid uid) { return toggleRow(dungeon, z, uid); },
           row && !row->row.on ? tr("Unmute row: %1").arg(title) : tr("Mute row: %1").arg(title));
}

void RecipePanel::solo()
{
    change([](Dungeon& dungeon, int z, Uid row) { return soloRow(dungeon, z, row); },
           tr("Solo row: %1").arg(currentTitle()));
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
           tr("Reroll row: %1").arg(currentTitle()));
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
           tr("Pin row: %1").arg(currentTitle()));
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

} // namespace cave
