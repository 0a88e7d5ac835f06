// SPDX-License-Identifier: MIT
#include "app/play/sheets/deeds_sheet.h"

#include "app/play/game/running_game.h"
#include "app/play/words/deed_text.h"
#include "app/view/ui/heard_once.h"
#include "app/view/ui/palette.h"
#include "app/view/ui/widgets.h"

#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace cave {

namespace {

constexpr int kAskedColumn = 2; // the last: what is longest may be scrolled to

struct StandingDeed {
    const Deed* deed;
    DeedStanding standing;
};

// What is done first, then what is left to do.
std::vector<StandingDeed> standingDeeds(const Session& game)
{
    std::vector<StandingDeed> rows;
    for (const Deed& deed : deeds())
        rows.push_back({&deed, standingOf(deed, game)});
    std::ranges::stable_sort(rows, {}, &StandingDeed::standing);
    return rows;
}

QString standingText(const StandingDeed& row, const Session& game)
{
    switch (row.standing) {
    case DeedStanding::Done: return DeedsSheet::tr("done");
    case DeedStanding::Lost: return DeedsSheet::tr("not in this game");
    case DeedStanding::Open: break;
    }
    if (const auto count = countedFor(*row.deed, game); count && count->now < count->wanted)
        //: how far one has come with a deed: "open, 12 of 50"
        return DeedsSheet::tr("open, %1 of %2").arg(numberText(count->now), numberText(count->wanted));
    return DeedsSheet::tr("open");
}

QString sumText(const RunningGame& game, const std::vector<StandingDeed>& rows)
{
    const auto count = [&](DeedStanding standing) {
        return numberText(std::ranges::count(rows, standing, &StandingDeed::standing));
    };
    const QString sum = DeedsSheet::tr("Done in this game: %1. Still open: %2.")
                            .arg(count(DeedStanding::Done), count(DeedStanding::Open));
    if (game.isPractice() || game.isPlaytest())
        return sum + u' ' + DeedsSheet::tr("They are not noted, because this game is not scored.");
    if (!isOfDeeds(game.session()))
        return sum + u' ' + DeedsSheet::tr("They are not noted, because this dungeon does not come with Cavewright.");
    return sum + u' ' + DeedsSheet::tr("They are noted when the game ends.");
}

} // namespace

DeedsSheet::DeedsSheet(const RunningGame& game, QWidget* parent)
    : Sheet(tr("Deeds"), Size::Page, parent), m_list(new HeardOnce<QTreeWidget>(this))
{
    const Session& session = game.session();
    const std::vector<StandingDeed> rows = standingDeeds(session);
    m_list->setColumnCount(3);
    m_list->setHeaderLabels({tr("Deed"), tr("In this game"), tr("What it asks of a game")});
    m_list->setAccessibleName(tr("Deeds"));
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setAllColumnsShowFocus(true);
    m_list->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_list->header()->setStretchLastSection(false);
    for (const StandingDeed& row : rows) {
        auto* item = new QTreeWidgetItem(m_list, {deedName(*row.deed), standingText(row, session),
                                                  deedText(*row.deed, session.world().state().catalogue)});
        if (row.standing == DeedStanding::Lost)
            for (int column = 0; column < m_list->columnCount(); ++column)
                item->setForeground(column, QColor(palette::kMuted));
    }
    m_list->setCurrentItem(m_list->topLevelItem(0));
    tellWholeTexts(*m_list);
    body().addWidget(wrappedLabel(sumText(game, rows), "muted"));
    body().addWidget(m_list, 1);
    QPushButton* close = addButton(tr("Close"), tr("Back to where you were (Esc)."));
    connect(close, &QPushButton::clicked, this, &Sheet::dismissed);
    setDefaultButton(close);
    setFirstFocus(m_list);
}

void DeedsSheet::resizeEvent(QResizeEvent* event)
{
    Sheet::resizeEvent(event);
    layout()->activate();
    stretchColumn(*m_list, kAskedColumn);
}

} // namespace cave
