// SPDX-License-Identifier: MIT
#include "editor/panels/recipe/row_edits.h"

#include "core/edit/selection.h"
#include "core/generate/passes.h"
#include "editor/actions/action_set.h"
#include "editor/dialogs/text_question.h"
#include "editor/files/new_uid.h"
#include "editor/panels/recipe/pass_choice.h"
#include "editor/panels/recipe/recipe_chooser.h"
#include "editor/panels/recipe/recipe_words.h"
#include "editor/panels/recipe/row_list.h"

#include <QAction>

namespace cave {

RowEdits::RowEdits(Workbench& bench, Bakery& bakery, const RecipeRun& run, const RecipeChooser& chooser, RowList& rows,
                   const ActionSet& actions, QWidget& panel)
    : QObject(&panel), m_bench(bench), m_bakery(bakery), m_run(run), m_chooser(chooser), m_rows(rows), m_panel(panel)
{
    connectActions(actions);
    connectRows();
}

void RowEdits::connectActions(const ActionSet& actions)
{
    connect(&actions[EditorAction::AddRow], &QAction::triggered, this, &RowEdits::addRow);
    connect(&actions[EditorAction::DuplicateRow], &QAction::triggered, this, &RowEdits::duplicate);
    connect(&actions[EditorAction::RemoveRow], &QAction::triggered, this, &RowEdits::remove);
    connect(&actions[EditorAction::RenameRow], &QAction::triggered, this, &RowEdits::rename);
    connect(&actions[EditorAction::MuteRow], &QAction::triggered, this, &RowEdits::mute);
    connect(&actions[EditorAction::SoloRow], &QAction::triggered, this, &RowEdits::solo);
    connect(&actions[EditorAction::RowUp], &QAction::triggered, this, [this] { move(-1); });
    connect(&actions[EditorAction::RowDown], &QAction::triggered, this, [this] { move(1); });
    connect(&actions[EditorAction::RerollRow], &QAction::triggered, this, &RowEdits::reroll);
    connect(&actions[EditorAction::RerollWithin], &QAction::triggered, this, &RowEdits::rerollWithin);
    connect(&actions[EditorAction::PinRow], &QAction::triggered, this, &RowEdits::pin);
}

void RowEdits::connectRows()
{
    connect(&m_rows, &RowList::eyePressed, this, &RowEdits::toggleEye);
    connect(&m_rows, &RowList::diePressed, this, [this](quint64 uid) {
        m_rows.setCurrentUid(uid);
        reroll();
    });
    connect(&m_rows, &RowList::pinPressed, this, [this](quint64 uid) {
        m_rows.setCurrentUid(uid);
        pin();
    });
    connect(&m_rows, &RowList::dropped, this, [this](int from, int to) { move(to - from); });
}

const LevelRow* RowEdits::current() const { return m_run.find(Uid{m_rows.currentUid()}); }

QString RowEdits::currentTitle() const
{
    const LevelRow* row = current();
    return row ? rowTitle(row->row) : QString();
}

void RowEdits::change(const Edit& edit, const QString& text)
{
    const LevelRow* row = current();
    if (!row) {
        emit said(tr("Choose a row first."));
        return;
    }
    m_bakery.make(changeOfLevel(m_bench.level().uid,
                                [edit, uid = row->row.uid](Dungeon& dungeon, int z) -> Result<void> {
                                    edit(dungeon, z, uid);
                                    return {};
                                }),
                  text);
}

void RowEdits::addRow()
{
    askPass(&m_panel, tr("Add a row"), [this](const std::string& type) { addPass(type); });
}

void RowEdits::insertPass(const Pass& pass, Uid uid,
                          const std::function<void(Dungeon&, int z, RecipeRow fresh)>& insert)
{
    m_bakery.make(changeOfLevel(m_bench.level().uid,
                                [type = std::string(pass.type), version = pass.version, uid,
                                 insert](Dungeon& dungeon, int z) -> Result<void> {
                                    RecipeRow fresh;
                                    fresh.uid = uid;
                                    fresh.type = type;
                                    fresh.version = version;
                                    insert(dungeon, z, std::move(fresh));
                                    return {};
                                }),
                  tr("Add row: %1").arg(passTitle(pass)));
}

// A level without a recipe gets one of its own with the first row.
void RowEdits::addPass(const std::string& type)
{
    const LevelRow* row = current();
    const Uid uid = newUid();
    const QString drawn = m_chooser.drawnSentence();
    const auto insert = [after = row ? row->row.uid : Uid{},
                         group = RecipeChooser::drawnGroup().toStdString()](Dungeon& dungeon, int z, RecipeRow fresh) {
        if (dungeon.level(z).recipe.empty()) {
            const std::string name = "level_" + std::to_string(z + 1);
            if (!dungeon.findRecipe(name))
                putRecipe(dungeon, {name, {}});
            setRecipe(dungeon, z, name, group);
        }
        insertRow(dungeon, z, after, std::move(fresh));
    };
    insertPass(*newestPass(type), uid, insert);
    if (!drawn.isEmpty() && !m_bakery.isBusy())
        emit changed(drawn);
    m_rows.setCurrentUid(uid.value);
}

void RowEdits::takeFix()
{
    const LevelRow* row = current();
    const Pass* fix = row ? m_run.fixOf(*row) : nullptr;
    if (fix)
        insertPass(*fix, newUid(), [before = row->row.uid](Dungeon& dungeon, int z, RecipeRow fresh) {
            insertRowAbove(dungeon, z, before, std::move(fresh));
        });
}

void RowEdits::duplicate()
{
    const Uid copy = newUid();
    change([copy](Dungeon& dungeon, int z, Uid row) { return duplicateRow(dungeon, z, row, copy); },
           tr("Duplicate row: %1").arg(currentTitle()));
    m_rows.setCurrentUid(copy.value);
}

void RowEdits::remove()
{
    change([](Dungeon& dungeon, int z, Uid row) { return removeRow(dungeon, z, row); },
           tr("Delete row: %1").arg(currentTitle()));
}

void RowEdits::rename()
{
    const LevelRow* row = current();
    if (!row)
        return;
    askText(
        &m_panel,
        {.title = tr("Label the row"),
         .label = tr("What to call it; empty: as its pass"),
         .first = QString::fromStdString(row->row.label),
         .button = tr("Label")},
        [this](const QString& label) {
            change([label](Dungeon& dungeon, int z, Uid uid) { return setLabel(dungeon, z, uid, label.toStdString()); },
                   tr("Label row: %1").arg(label));
        });
}

void RowEdits::mute()
{
    const LevelRow* row = current();
    const QString title = currentTitle();
    change([](Dungeon& dungeon, int z, Uid uid) { return toggleRow(dungeon, z, uid); },
           row && !row->row.on ? tr("Unmute row: %1").arg(title) : tr("Mute row: %1").arg(title));
}

void RowEdits::solo()
{
    change([](Dungeon& dungeon, int z, Uid row) { return soloRow(dungeon, z, row); },
           tr("Solo row: %1").arg(currentTitle()));
}

void RowEdits::toggleEye(quint64 uid, bool withShift)
{
    m_rows.setCurrentUid(uid);
    if (withShift)
        solo();
    else
        mute();
}

// Row by row, so that a line between phases stops it where it may not go on.
void RowEdits::move(int by)
{
    const LevelRow* row = current();
    if (!row)
        return;
    m_bakery.make(changeOfLevel(m_bench.level().uid,
                                [by, uid = row->row.uid](Dungeon& dungeon, int z) -> Result<void> {
                                    for (int step = 0; step < std::abs(by); ++step)
                                        if (auto moved = moveRow(dungeon, z, uid, by < 0 ? -1 : 1); !moved)
                                            return moved;
                                    return {};
                                }),
                  by < 0 ? tr("Move row up: %1").arg(rowTitle(row->row))
                         : tr("Move row down: %1").arg(rowTitle(row->row)));
}

void RowEdits::reroll()
{
    change([](Dungeon& dungeon, int z, Uid row) { return rerollRow(dungeon, z, row); },
           tr("Reroll row: %1").arg(currentTitle()));
}

void RowEdits::rerollWithin()
{
    const LevelRow* row = current();
    if (!row || !m_bench.hasSelection()) {
        emit said(row ? tr("Select the cells first.") : tr("Choose a row first."));
        return;
    }
    m_bakery.make(changeOfLevel(m_bench.level().uid,
                                [uid = row->row.uid, copy = newUid(), boxes = boxesOf(m_bench.selection())](
                                    Dungeon& dungeon, int z) { return rerollRowWithin(dungeon, z, uid, copy, boxes); }),
                  tr("Reroll row in the selection: %1").arg(rowTitle(row->row)));
}

void RowEdits::pin()
{
    change([](Dungeon& dungeon, int z, Uid row) { return togglePin(dungeon, z, row); },
           tr("Pin row: %1").arg(currentTitle()));
}

void RowEdits::takeParameter(const QString& id, const Json& value, int stroke)
{
    const LevelRow* row = current();
    if (!row)
        return;
    const Pass* pass = findPass(row->row.type, row->row.version);
    const Parameter* parameter = findParameter(pass->parameters, id.toStdString());
    m_bakery.make(
        changeOfLevel(m_bench.level().uid,
                      [id = id.toStdString(), value, uid = row->row.uid](Dungeon& dungeon, int z) -> Result<void> {
                          setParameter(dungeon, z, uid, id, value);
                          return {};
                      }),
        tr("%1: %2").arg(rowTitle(row->row), parameterName(*parameter)), stroke);
}

void RowEdits::takeOwn(const QString& id, bool isOwn)
{
    const LevelRow* row = current();
    const Pass* pass = row ? findPass(row->row.type, row->row.version) : nullptr;
    if (!pass)
        return;
    const QString name = parameterName(*findParameter(pass->parameters, id.toStdString()));
    const QString text = isOwn ? tr("%1, %2: this level alone") : tr("%1, %2: every level of the recipe");
    change([id = id.toStdString(), isOwn](Dungeon& dungeon, int z,
                                          Uid uid) { return setParameterOwn(dungeon, z, uid, id, isOwn); },
           text.arg(rowTitle(row->row), name));
    const QString said = isOwn ? tr("\"%1\" of level %2 may now differ from the recipe.")
                               : tr("\"%1\" of level %2 is that of the recipe again.");
    emit this->said(said.arg(name, QString::number(m_bench.z() + 1)));
}

void RowEdits::takeWhere(const Where& where)
{
    change([where](Dungeon& dungeon, int z, Uid row) { return setWhere(dungeon, z, row, where); },
           tr("%1: %2").arg(currentTitle(), tr("where it writes")));
}

} // namespace cave
