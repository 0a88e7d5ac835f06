// SPDX-License-Identifier: MIT
#include "editor/panels/level_panel.h"

#include "app/view/ui/keep_current.h"
#include "app/view/ui/widgets.h"
#include "app/view/words/design_name.h"
#include "app/view/words/level_name.h"
#include "editor/actions/action_set.h"
#include "editor/dialogs/resize_dialog.h"
#include "editor/dialogs/text_question.h"
#include "editor/files/new_uid.h"
#include "editor/panels/level_list.h"
#include "editor/panels/theme_box.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

#include <algorithm>
#include <memory>
#include <utility>

namespace cave {

namespace {

constexpr int kLeastHeight = 100; // pixels, of more than two levels

} // namespace

LevelPanel::LevelPanel(Workbench& bench, Bakery& bakery, const ActionSet& actions, QWidget* parent)
    : QWidget(parent), m_bench(bench), m_bakery(bakery), m_list(new LevelList(bench, this))
{
    auto* heading = new QLabel(this);
    heading->setProperty("role", "heading");
    keepCurrent(*heading, [heading] { heading->setText(tr("Levels")); });
    auto* top = new QHBoxLayout;
    top->setContentsMargins(10, 4, 8, 2);
    top->setSpacing(0);
    top->addWidget(heading);
    top->addStretch(1);
    for (const EditorAction id : {EditorAction::NewLevel, EditorAction::DuplicateLevel, EditorAction::DeleteLevel,
                                  EditorAction::MoveLevelUp, EditorAction::MoveLevelDown}) {
        auto* button = new QToolButton(this);
        button->setDefaultAction(&actions[id]);
        growIcon(*button, 16);
        button->setFocusPolicy(Qt::TabFocus);
        top->addWidget(button);
    }
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(top);
    column->addWidget(m_list, 1);
    column->addLayout(newThemeLine());
    setFocusProxy(m_list);
    m_list->setMinimumHeight(kLeastHeight);
    actions.addTo(*m_list, KeyScope::Levels);
    connectActions(actions);
    connect(m_list, &LevelList::dropped, this, &LevelPanel::moveTo);
    connect(m_list, &QListWidget::itemDoubleClicked, this, &LevelPanel::askName);
    connect(&bench.document(), &Document::levelsChanged, this, &LevelPanel::showWanted);
    connect(&bench.document(), &Document::replaced, this, [this] { m_wanted = {}; });
}

QLayout* LevelPanel::newThemeLine()
{
    auto* label = new QLabel(this);
    auto* box = new ThemeBox(m_bench, this);
    label->setBuddy(box);
    keepCurrent(*label, [label] { label->setText(tr("Theme")); });
    auto* line = new QHBoxLayout;
    line->setContentsMargins(10, 2, 8, 4);
    line->setSpacing(8);
    line->addWidget(label);
    line->addWidget(box, 1);
    return line;
}

void LevelPanel::connectActions(const ActionSet& actions)
{
    connect(&actions[EditorAction::NewLevel], &QAction::triggered, this, &LevelPanel::add);
    connect(&actions[EditorAction::DuplicateLevel], &QAction::triggered, this, &LevelPanel::duplicate);
    connect(&actions[EditorAction::DeleteLevel], &QAction::triggered, this, &LevelPanel::remove);
    connect(&actions[EditorAction::RenameLevel], &QAction::triggered, this, &LevelPanel::askName);
    connect(&actions[EditorAction::MoveLevelUp], &QAction::triggered, this, [this] { move(-1); });
    connect(&actions[EditorAction::MoveLevelDown], &QAction::triggered, this, [this] { move(1); });
    connect(&actions[EditorAction::ResizeLevels], &QAction::triggered, this, &LevelPanel::askSize);
}

// Without recipes there is nothing to be made anew.
void LevelPanel::make(const Bakery::Change& change, const QString& text, std::function<void()> whenMade)
{
    const bool hasRecipes = !std::ranges::all_of(m_bench.dungeon().levels, &std::string::empty, &DungeonLevel::recipe);
    if (hasRecipes) {
        m_bakery.make(change, text, kNoStroke, {}, std::move(whenMade));
        return;
    }
    if (makeNow(change, text) && whenMade)
        whenMade();
}

bool LevelPanel::makeNow(const Bakery::Change& change, const QString& text)
{
    Dungeon changed = m_bench.dungeon();
    if (const auto done = change(changed); !done) {
        emit said(m_bench.describe(done.error().what));
        return false;
    }
    m_bench.document().push(changeOf(m_bench.dungeon(), changed), text);
    return true;
}

void LevelPanel::showWanted()
{
    if (const auto z = m_bench.dungeon().levelIndex(m_wanted)) {
        m_wanted = {};
        m_bench.setZ(*z);
    }
}

void LevelPanel::add()
{
    const Uid uid = m_wanted = newUid();
    const std::string name = usualLevelName(m_bench.dungeon().depth()).toStdString();
    make(changeOfLevel(m_bench.level().uid,
                       [=](Dungeon& dungeon, int above) { return addLevel(dungeon, above + 1, uid, name); }),
         tr("New level"));
}

void LevelPanel::duplicate()
{
    const Uid uid = m_wanted = newUid();
    const std::string name = tr("%1 (copy)").arg(QString::fromStdString(m_bench.level().name)).toStdString();
    make(changeOfLevel(m_bench.level().uid,
                       [=](Dungeon& dungeon, int z) { return duplicateLevel(dungeon, z, uid, name); }),
         tr("Duplicate level"));
}

void LevelPanel::remove()
{
    if (m_bench.dungeon().depth() == 1) {
        emit said(tr("A dungeon keeps at least one level."));
        return;
    }
    const auto told = std::make_shared<std::pair<QString, int>>();
    make(changeOfLevel(m_bench.level().uid,
                       [told](Dungeon& dungeon, int z) {
                           *told = {sentencesOfRemoving(dungeon, z), z};
                           return removeLevel(dungeon, z);
                       }),
         tr("Delete level"), [this, told] { emit removed(told->first, told->second); });
}

QString LevelPanel::sentencesOfRemoving(const Dungeon& dungeon, int z)
{
    const LevelLoss loss = lossOfRemoving(dungeon, z);
    const std::string& name = dungeon.level(z).name;
    QStringList sentences{hasUsualName(name, z)
                              ? tr("Level %1 was deleted.").arg(z + 1)
                              : tr("Level %1, %2, was deleted.").arg(QString::number(z + 1), designName(name))};
    if (loss.start)
        sentences += tr("The game started there.");
    if (loss.stairs > 0)
        sentences += tr("%n stair(s) of other levels led there.", nullptr, loss.stairs);
    if (loss.keys > 0)
        sentences += tr("%n key(s) opened doors there.", nullptr, loss.keys);
    return sentences.join(u' ');
}

void LevelPanel::move(int by) { moveTo(m_bench.z(), m_bench.z() + by); }

void LevelPanel::moveTo(int from, int to)
{
    if (to < 0 || to >= m_bench.dungeon().depth()) {
        emit said(to < 0 ? tr("This is the first level already.") : tr("This is the last level already."));
        return;
    }
    make(changeOfLevel(m_bench.dungeon().level(from).uid,
                       [by = to - from](Dungeon& dungeon, int z) -> Result<void> {
                           if (z + by < 0 || z + by >= dungeon.depth())
                               return failure("",
                                              {CAVE_TEXT("errors", "The level is at the end of the dungeon already.")});
                           moveLevel(dungeon, z, z + by);
                           return {};
                       }),
         tr("Move level"));
}

void LevelPanel::askName()
{
    askText(this,
            {.title = tr("Rename the level"),
             .label = tr("Name of level %1").arg(m_bench.z() + 1),
             .first = QString::fromStdString(m_bench.level().name),
             .button = tr("Rename")},
            [this, level = m_bench.level().uid](const QString& name) { rename(level, name); });
}

// What is made beside the window may have taken the level away since somebody was asked.
void LevelPanel::rename(Uid level, const QString& name)
{
    makeNow(changeOfLevel(level,
                          [&name](Dungeon& dungeon, int z) -> Result<void> {
                              renameLevel(dungeon, z, name.toStdString());
                              return {};
                          }),
            tr("Rename level"));
}

void LevelPanel::askSize()
{
    auto* dialog = new ResizeDialog(m_bench.dungeon(), m_bench.z(), window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this,
            [this, dialog] { resize(dialog->newWidth(), dialog->newHeight(), dialog->anchor()); });
    dialog->open();
}

void LevelPanel::resize(int width, int height, Anchor anchor)
{
    make([=](Dungeon& dungeon) { return resizeLevels(dungeon, width, height, anchor); },
         tr("Resize to %1 x %2").arg(width).arg(height));
}

} // namespace cave
