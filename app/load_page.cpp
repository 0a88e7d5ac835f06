// SPDX-License-Identifier: MIT
#include "app/load_page.h"

#include "app/play/look_text.h"
#include "app/view/describe.h"

#include <QHeaderView>
#include <QLocale>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace cave {

namespace {

QString timeText(const QDateTime& time)
{
    const QString clock = QLocale().toString(time.time(), QLocale::ShortFormat);
    const qint64 days = time.date().daysTo(QDate::currentDate());
    if (days == 0)
        return LoadPage::tr("today %1").arg(clock);
    if (days == 1)
        return LoadPage::tr("yesterday %1").arg(clock);
    return QLocale().toString(time, QLocale::ShortFormat);
}

QString numberText(std::int64_t number) { return QLocale().toString(static_cast<qlonglong>(number)); }

} // namespace

QString savedGameText(const SavedGame& saved)
{
    return LoadPage::tr("%1, level %2, turn %3, %4")
        .arg(designName(saved.dungeonName))
        .arg(saved.level)
        .arg(numberText(saved.turn), timeText(saved.changed));
}

LoadPage::LoadPage(SaveFolder saves, QWidget* parent)
    : FormPage(tr("Load game"), parent), m_folder(std::move(saves)), m_list(new QTreeWidget(this))
{
    m_list->setAccessibleName(tr("Saved games"));
    m_list->setHeaderLabels({tr("Dungeon"), tr("Level"), tr("Turn"), tr("Seed"), tr("Saved")});
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setAllColumnsShowFocus(true);
    m_list->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_list->header()->setStretchLastSection(false);
    body().addWidget(m_list, 1);
    connect(addDefaultButton(tr("Load"), tr("Goes on with the chosen game (Enter).")), &QPushButton::clicked, this,
            &LoadPage::load);
    connect(m_list, &QTreeWidget::itemDoubleClicked, this, &LoadPage::load);
    connect(m_list, &QTreeWidget::currentItemChanged, this, &LoadPage::tellProblem);
}

void LoadPage::open()
{
    m_saves = m_folder.list();
    m_list->clear();
    for (const SavedGame& saved : m_saves) {
        if (saved.error)
            new QTreeWidgetItem(m_list, {pathText(saved.file.filename()), {}, {}, {}, timeText(saved.changed)});
        else
            new QTreeWidgetItem(m_list, {designName(saved.dungeonName), QString::number(saved.level),
                                         numberText(saved.turn), QString::number(saved.seed), timeText(saved.changed)});
    }
    m_list->setCurrentItem(m_list->topLevelItem(0));
    m_list->setFocus();
    tellProblem();
}

void LoadPage::tellProblem()
{
    const int row = m_list->indexOfTopLevelItem(m_list->currentItem());
    if (row < 0)
        setProblem(m_saves.empty() ? tr("No game is saved here yet. Start one with New game.") : QString());
    else if (const auto& error = m_saves[static_cast<std::size_t>(row)].error)
        setProblem(tr("This game cannot be loaded. %1 The file was left as it is.").arg(described(*error)));
    else
        setProblem({});
}

void LoadPage::load()
{
    const int row = m_list->indexOfTopLevelItem(m_list->currentItem());
    if (row >= 0 && !m_saves[static_cast<std::size_t>(row)].error)
        emit loadRequested(pathText(m_saves[static_cast<std::size_t>(row)].file));
}

} // namespace cave
