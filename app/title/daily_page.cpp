// SPDX-License-Identifier: MIT
#include "app/title/daily_page.h"

#include "app/title/dungeon_library.h"
#include "app/title/hero_chooser.h"
#include "app/view/ui/heard_once.h"
#include "app/view/ui/keep_current.h"
#include "app/view/ui/widgets.h"
#include "app/view/words/describe.h"
#include "app/view/words/design_name.h"
#include "app/view/words/game_reference.h"
#include "core/save/built_in_dungeons.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace cave {

namespace {

constexpr int kOriginsInTurn = 5; // later ones are never the day's
constexpr int kDayEndColumn = 2; // how it ended

std::string isoDay(QDate day) { return day.toString(Qt::ISODate).toStdString(); }

} // namespace

const Origin* dailyOrigin(const Rules& rules, QDate day)
{
    const auto count = std::min<std::uint64_t>(rules.origins.size(), kOriginsInTurn);
    return count == 0 ? nullptr : &rules.origins[dailySeed(day) % count];
}

DailyPage::DailyPage(const std::filesystem::path& folder, std::shared_ptr<Artwork> artwork, QWidget* parent)
    : FormPage(parent), m_file(folder / "daily.json"), m_sentence(wrappedLabel({}, "muted")),
      m_hero(new HeroChooser(std::move(artwork), this)), m_list(new HeardOnce<QTreeWidget>(this)), m_copy(addButton()),
      m_play(addDefaultButton())
{
    if (auto dungeon = builtInDungeon(kDailyDungeon.toStdString()))
        m_rules = std::move(dungeon->dungeon.rules);
    m_list->setColumnCount(6);
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setAllColumnsShowFocus(true);
    m_list->setTextElideMode(Qt::ElideMiddle);
    m_list->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_list->header()->setStretchLastSection(false);
    body().addWidget(m_sentence);
    body().addWidget(m_hero);
    body().addWidget(m_list, 1);
    const std::vector<QWidget*> hero = m_hero->widgets();
    tabThrough({hero[0], hero[1], hero[2], m_list});
    connect(m_play, &QPushButton::clicked, this, &DailyPage::playRequested);
    connect(m_copy, &QPushButton::clicked, this, &DailyPage::copy);
    connect(m_list, &QTreeWidget::currentItemChanged, this, &DailyPage::showChosen);
    keepCurrent(*this, [this] { showWords(); });
}

void DailyPage::showWords()
{
    setTitle(tr("Game of the day"));
    m_sentence->setText(
        tr("Everybody has the same caves today. The first game of a day counts; later ones are played like any "
           "other."));
    m_list->setAccessibleName(tr("The last days"));
    m_list->setHeaderLabels({tr("Day"), tr("Hero"), tr("How it ended"), tr("Level"), tr("Turns"), tr("Score")});
    m_copy->setText(tr("Copy line"));
    m_copy->setToolTip(tr("Copies how the chosen day went, for friends."));
    if (m_today.isValid())
        showDays();
}

void DailyPage::open(QDate today, bool isGoingOn)
{
    m_today = today;
    m_isGoingOn = isGoingOn;
    auto log = DailyLog::load(m_file);
    if (log)
        setProblem({});
    else
        tellUnread(log.error());
    m_log = log ? std::move(*log) : DailyLog{};
    const Origin* origin = dailyOrigin(m_rules, today);
    m_hero->setOrigins(origin ? std::vector{*origin} : std::vector<Origin>{});
    m_hero->setVisible(!isGoingOn); // that of a game that goes on is who it is
    showDays();
    m_play->setFocus();
}

void DailyPage::tellUnread(const Error& why)
{
    setProblem(tr("What was played on other days cannot be read, and today cannot count. %1").arg(described(why)));
}

bool DailyPage::keep()
{
    const auto written = m_log.save(m_file);
    if (!written)
        setProblem(tr("The game of the day cannot be noted. %1").arg(described(written.error())));
    return written.has_value();
}

bool DailyPage::begin(const std::string& origin)
{
    const bool isPromised = m_log.of(isoDay(m_today)) == nullptr;
    auto log = DailyLog::load(m_file); // another window may have played since the page was opened
    if (!log) {
        tellUnread(log.error());
        return false;
    }
    if (!log->begin(isoDay(m_today), origin)) {
        if (isPromised)
            setProblem(tr("Today's game was begun elsewhere meanwhile, so this one does not count."));
        return false;
    }
    m_log = std::move(*log);
    return keep();
}

Result<void> DailyPage::end(const std::string& day, const DailyEnd& end)
{
    auto log = DailyLog::load(m_file); // the game may have been begun long ago
    if (!log)
        return std::unexpected(std::move(log.error()));
    if (!log->end(day, end))
        return {};
    m_log = std::move(*log);
    return m_log.save(m_file);
}

QString DailyPage::endText(const DailyGame& game) const
{
    if (!game.end)
        return game.day == isoDay(m_today) && m_isGoingOn ? tr("goes on") : tr("not ended");
    if (game.end->outcome == Outcome::Won)
        return tr("won");
    return game.end->gaveUp ? tr("given up") : tr("died");
}

void DailyPage::showDays()
{
    const QDate chosen = chosenDay();
    m_list->clear();
    for (int back = 0; back < kDaysShown; ++back) {
        const QDate day = m_today.addDays(-back);
        auto* row = new QTreeWidgetItem(m_list);
        row->setData(0, Qt::UserRole, day);
        row->setText(0, QLocale().toString(day, QLocale::ShortFormat));
        const DailyGame* game = m_log.of(isoDay(day));
        const Origin* origin = dailyOrigin(m_rules, day);
        if (origin)
            row->setText(1, designName(origin->name));
        row->setText(2, game ? endText(*game) : tr("not played"));
        if (game && game->end) {
            row->setText(3, QString::number(game->end->level));
            row->setText(4, numberText(game->end->turn));
            row->setText(5, numberText(game->end->score));
        }
        for (const int column : {3, 4, 5})
            row->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
        if (day == chosen)
            m_list->setCurrentItem(row);
    }
    if (m_list->currentItem() == nullptr)
        m_list->setCurrentItem(m_list->topLevelItem(0));
    tellWholeTexts(*m_list);
    stretchColumn(*m_list, kDayEndColumn);
    const bool isPlayed = m_log.of(isoDay(m_today)) != nullptr;
    m_play->setText(m_isGoingOn ? tr("Go on") : isPlayed ? tr("Play again") : tr("Play today's"));
    m_play->setToolTip(m_isGoingOn ? tr("Goes on with today's game (Enter).")
                       : isPlayed  ? tr("Plays today's caves once more; it does not count (Enter).")
                                   : tr("Begins today's game, which counts (Enter)."));
    showChosen();
}

QDate DailyPage::chosenDay() const
{
    const QTreeWidgetItem* row = m_list->currentItem();
    return row != nullptr ? row->data(0, Qt::UserRole).toDate() : QDate();
}

void DailyPage::showChosen()
{
    allow(*m_copy, line().isEmpty() ? tr("No game of this day has ended. Choose a day whose game has.") : QString());
}

QString DailyPage::line() const
{
    const QDate day = chosenDay();
    const DailyGame* game = m_log.of(isoDay(day));
    if (!game || !game->end)
        return {};
    const QString reference = gameReference(kDailyDungeon.toStdString(), {dailySeed(day)}, game->origin);
    const QString iso = day.toString(Qt::ISODate);
    const QString turn = numberText(game->end->turn);
    const QString score = numberText(game->end->score);
    if (game->end->outcome == Outcome::Won)
        return tr("Cavewright, %1: won on turn %2, score %3. %4").arg(iso, turn, score, reference);
    return (game->end->gaveUp ? tr("Cavewright, %1: given up on level %2, turn %3, score %4. %5")
                              : tr("Cavewright, %1: died on level %2, turn %3, score %4. %5"))
        .arg(iso, QString::number(game->end->level), turn, score, reference);
}

void DailyPage::copy() { QGuiApplication::clipboard()->setText(line()); }

void DailyPage::resizeEvent(QResizeEvent* event)
{
    FormPage::resizeEvent(event);
    layout()->activate();
    stretchColumn(*m_list, kDayEndColumn);
}

} // namespace cave
