// SPDX-License-Identifier: MIT
#include "editor/handlers/navigation_actions.h"

#include "editor/actions/action_set.h"
#include "editor/canvas/editor_canvas.h"
#include "editor/dialogs/choice_dialog.h"
#include "editor/dialogs/text_question.h"

#include <QAction>
#include <QRegularExpression>

namespace cave {

namespace {

constexpr std::size_t kMostThings = 3000; // in one list

} // namespace

NavigationActions::NavigationActions(Workbench& bench, EditorCanvas& canvas, const ActionSet& actions, QWidget& window)
    : QObject(&window), m_bench(bench), m_canvas(canvas), m_window(window)
{
    connect(&actions[EditorAction::LevelAbove], &QAction::triggered, this, [&bench] { bench.setZ(bench.z() - 1); });
    connect(&actions[EditorAction::LevelBelow], &QAction::triggered, this, [&bench] { bench.setZ(bench.z() + 1); });
    connect(&actions[EditorAction::OtherEnd], &QAction::triggered, this, &NavigationActions::followStairs);
    connect(&actions[EditorAction::FindThing], &QAction::triggered, this, &NavigationActions::findThing);
    connect(&actions[EditorAction::GoToCell], &QAction::triggered, this, &NavigationActions::askCell);
    connect(&actions[EditorAction::CentreCursor], &QAction::triggered, &canvas,
            [&bench, &canvas] { canvas.centerOnCell({bench.cursor().x, bench.cursor().y}); });
}

void NavigationActions::followStairs()
{
    const auto target = m_bench.dungeon().stairsTarget(m_bench.positionOf(m_bench.cursor()));
    if (target && m_bench.bounds().contains(target->x, target->y))
        goTo(*target);
    else
        emit said(tr("There are no stairs at the cell cursor."));
}

// Lists the things of all levels, or of the shown one where they are too many to be read.
void NavigationActions::findThing()
{
    std::vector<ChoiceEntry> entries;
    std::vector<Position> places;
    const Dungeon& dungeon = m_bench.dungeon();
    std::size_t count = 0;
    for (const DungeonLevel& level : dungeon.levels)
        count += level.things.size();
    for (int z = 0; z < dungeon.depth(); ++z) {
        if (count > kMostThings && z != m_bench.z())
            continue;
        for (const Placement& thing : dungeon.level(z).things) {
            const bool isCreature = thing.table == KindTable::Creature;
            entries.push_back({isCreature ? m_bench.creatureName(thing.kind) : m_bench.itemName(thing.kind),
                               tr("Level %1 (%2, %3)").arg(z + 1).arg(thing.x).arg(thing.y)});
            places.push_back({thing.x, thing.y, z});
        }
    }
    if (entries.empty()) {
        emit said(tr("Nothing stands or lies on the levels yet."));
        return;
    }
    ChoiceDialog::ask(&m_window, tr("Find a thing"), std::move(entries),
                      [this, places](int chosen) { goTo(places[static_cast<std::size_t>(chosen)]); });
}

void NavigationActions::askCell()
{
    askText(&m_window,
            {.title = tr("Go to a cell"),
             .label = tr("x, y and, for another level, its number"),
             .first = QStringLiteral("%1, %2").arg(m_bench.cursor().x).arg(m_bench.cursor().y),
             .button = tr("Go there")},
            [this](const QString& typed) { goToCell(typed); });
}

void NavigationActions::goToCell(const QString& typed)
{
    static const QRegularExpression kAnythingElse(QStringLiteral("[^0-9]+"));
    const QStringList numbers = typed.split(kAnythingElse, Qt::SkipEmptyParts);
    const Position at{numbers.value(0).toInt(), numbers.value(1).toInt(),
                      numbers.size() > 2 ? numbers[2].toInt() - 1 : m_bench.z()};
    const bool isCell = numbers.size() >= 2 && numbers.size() <= 3 && m_bench.bounds().contains(at.x, at.y) &&
                        at.z >= 0 && at.z < m_bench.dungeon().depth();
    if (isCell)
        goTo(at);
    else
        emit said(tr("There is no cell \"%1\" here. Say it as 12, 7 or, on level 3, as 12, 7, 3.").arg(typed));
}

void NavigationActions::goTo(Position at)
{
    m_bench.goTo(at);
    m_canvas.setFocus();
}

} // namespace cave
