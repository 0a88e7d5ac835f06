// SPDX-License-Identifier: MIT
#include "editor/panels/edits_panel.h"

namespace cave {

EditsPanel::EditsPanel(Workbench& bench, QWidget* parent) : QListWidget(parent), m_bench(bench)
{
    setAccessibleName(tr("Hand edits"));
    setWordWrap(true);
    connect(&bench.document(), &Document::edited, this, &EditsPanel::refresh);
    connect(&bench.document(), &Document::replaced, this, &EditsPanel::refresh);
    connect(this, &QListWidget::itemActivated, this,
            [this](const QListWidgetItem* item) { goToFirst(item->data(Qt::UserRole).toInt()); });
    connect(this, &QListWidget::itemClicked, this,
            [this](const QListWidgetItem* item) { goToFirst(item->data(Qt::UserRole).toInt()); });
    refresh();
}

void EditsPanel::refresh()
{
    clear();
    m_count = 0;
    int z = 0;
    for (const DungeonLevel& level : m_bench.dungeon().levels) {
        const int cells = static_cast<int>(level.tileEdits.size());
        const int things = static_cast<int>(level.thingEdits.size());
        if (cells > 0)
            addRow(z, tr("Level %1: %n cell(s) painted", nullptr, cells).arg(z + 1));
        if (things > 0)
            addRow(z, tr("Level %1: %n thing(s) placed or taken away", nullptr, things).arg(z + 1));
        m_count += cells + things;
        ++z;
    }
    if (m_count == 0) {
        auto* hint =
            new QListWidgetItem(tr("What you change on generated levels is kept here and put back when they are "
                                   "made from another seed."),
                                this);
        hint->setFlags(Qt::NoItemFlags);
    }
    emit countChanged();
}

void EditsPanel::addRow(int z, const QString& text)
{
    auto* item = new QListWidgetItem(text, this);
    item->setData(Qt::UserRole, z);
}

void EditsPanel::goToFirst(int z)
{
    if (z >= m_bench.dungeon().depth())
        return;
    const DungeonLevel& level = m_bench.dungeon().levels[static_cast<std::size_t>(z)];
    const auto width = static_cast<std::size_t>(m_bench.dungeon().width);
    if (!level.tileEdits.empty()) {
        const std::size_t cell = level.tileEdits.begin()->first;
        m_bench.goTo({static_cast<int>(cell % width), static_cast<int>(cell / width), z});
    } else if (!level.thingEdits.empty()) {
        const Placement& thing = level.thingEdits.front().thing;
        m_bench.goTo({thing.x, thing.y, z});
    }
}

} // namespace cave
