// SPDX-License-Identifier: MIT
#include "editor/panels/level_list.h"

#include "app/view/ui/keep_current.h"
#include "app/view/ui/theme.h"
#include "app/view/words/design_name.h"
#include "app/view/words/level_name.h"
#include "editor/canvas/thumbnail.h"

#include <QSignalBlocker>

namespace cave {

namespace {

constexpr QSize kThumbnail{72, 35};

} // namespace

LevelList::LevelList(Workbench& bench, QWidget* parent) : DropList(parent), m_bench(bench)
{
    setUniformItemSizes(true);
    setTextElideMode(Qt::ElideRight);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setDragDropMode(QAbstractItemView::InternalMove);
    setDefaultDropAction(Qt::MoveAction);
    m_timer.setSingleShot(true);
    m_timer.setInterval(200);
    connect(&m_timer, &QTimer::timeout, this, &LevelList::redrawWaiting);
    connect(this, &DropList::currentRowChanged, this, [this](int row) {
        if (row >= 0)
            m_bench.setZ(row);
    });
    connect(&bench.document(), &Document::replaced, this, &LevelList::rebuild);
    connect(&bench.document(), &Document::levelsChanged, this, &LevelList::rebuild);
    connect(&bench.document(), &Document::changed, this, [this](Uid level) { redrawOne(level); });
    connect(&bench, &Workbench::levelChanged, this, &LevelList::showCurrent);
    keepCurrent(*this, [this] {
        setAccessibleName(tr("Levels"));
        setIconSize(grown(kThumbnail));
        rebuild();
    });
}

void LevelList::rebuild()
{
    {
        const QSignalBlocker blocker(this);
        clear();
        int z = 0;
        for (const DungeonLevel& level : m_bench.dungeon().levels) {
            const QString name = shownLevelName(level.name, z);
            const bool saysNumber = hasUsualName(level.name, z);
            auto* item = new QListWidgetItem(tr("%1  %2").arg(++z).arg(name), this);
            if (saysNumber)
                item->setData(Qt::AccessibleTextRole, name); // readers would say it twice
            item->setToolTip(level.recipe.empty() ? tr("Made by hand.")
                                                  : tr("Made by the recipe \"%1\".").arg(designName(level.recipe)));
            m_waiting.insert(level.uid);
        }
    }
    redrawWaiting();
    showCurrent();
}

void LevelList::showCurrent()
{
    const QSignalBlocker blocker(this);
    setCurrentRow(m_bench.z());
}

void LevelList::redrawOne(Uid level)
{
    m_waiting.insert(level);
    m_timer.start();
}

void LevelList::redrawWaiting()
{
    const Dungeon& dungeon = m_bench.dungeon();
    for (const Uid level : m_waiting) {
        if (const auto z = dungeon.levelIndex(level); z && *z < count())
            item(*z)->setIcon(thumbnail(dungeon, *z, iconSize(), devicePixelRatioF()));
    }
    m_waiting.clear();
}

} // namespace cave
