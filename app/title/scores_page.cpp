// SPDX-License-Identifier: MIT
#include "app/title/scores_page.h"

#include "app/play/sheets/record_sheet.h"
#include "app/play/words/ending_text.h"
#include "app/play/words/hero_title.h"
#include "app/view/ui/heard_once.h"
#include "app/view/ui/keep_current.h"
#include "app/view/ui/widget_state.h"
#include "app/view/ui/widgets.h"
#include "app/view/words/describe.h"
#include "app/view/words/design_name.h"
#include "app/view/words/game_reference.h"
#include "core/save/game_file.h"

#include <QClipboard>
#include <QDate>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace cave {

namespace {

constexpr int kEndColumn = 2; // how it ended

QString dayText(const std::string& day)
{
    const QDate date = QDate::fromString(QString::fromStdString(day), Qt::ISODate);
    return date.isValid() ? QLocale().toString(date, QLocale::ShortFormat) : QString();
}

// The summary has no more than the name of the hero's origin: where there is one, the game knows.
QString referenceOf(const KeptRecord& record)
{
    const GameSeed seed(record.summary.seed, record.summary.seedWords);
    if (!record.summary.origin.empty())
        if (const auto game = loadGame(record.file))
            return gameReference(game->session.world(), seed);
    return gameReference(record.summary.dungeon, seed);
}

} // namespace

ScoresPage::ScoresPage(SaveFolder folder, QWidget* parent)
    : FormPage(parent), m_folder(std::move(folder)), m_heading(headingLabel({})),
      m_dungeons(new HeardOnce<QListWidget>(this)), m_list(new HeardOnce<QTreeWidget>(this)), m_deeds(addButton()),
      m_copy(addButton()), m_open(addButton()), m_watch(addButton()), m_play(addDefaultButton()),
      m_sheets(new SheetHost(*this))
{
    m_list->setColumnCount(8);
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setAllColumnsShowFocus(true);
    m_list->setTextElideMode(Qt::ElideMiddle);
    m_dungeons->setTextElideMode(Qt::ElideMiddle);
    m_list->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_list->header()->setStretchLastSection(false);
    auto* left = new QVBoxLayout;
    left->setSpacing(8);
    left->addWidget(m_heading);
    left->addWidget(m_dungeons, 1);
    auto* columns = new QHBoxLayout;
    columns->setSpacing(20);
    columns->addLayout(left, 1);
    columns->addWidget(m_list, 4);
    body().addLayout(columns, 1);
    tabThrough({m_dungeons, m_list});
    connect(m_deeds, &QPushButton::clicked, this, &ScoresPage::deedsRequested);
    connect(m_copy, &QPushButton::clicked, this, &ScoresPage::copy);
    connect(m_open, &QPushButton::clicked, this, &ScoresPage::openText);
    connect(m_watch, &QPushButton::clicked, this, [this] {
        if (const KeptRecord* record = chosen())
            emit watchRequested(pathText(record->file));
    });
    connect(m_play, &QPushButton::clicked, this, [this] {
        if (const KeptRecord* record = chosen())
            emit playRequested(pathText(record->file));
    });
    connect(m_dungeons, &QListWidget::currentRowChanged, this, &ScoresPage::showDungeon);
    connect(m_list, &QTreeWidget::currentItemChanged, this, &ScoresPage::showChosen);
    connect(m_list, &QTreeWidget::itemDoubleClicked, this, &ScoresPage::openText);
    connect(m_sheets, &SheetHost::closed, m_list, qOverload<>(&QWidget::setFocus));
    keepCurrent(*this, [this] { showWords(); });
}

void ScoresPage::showWords()
{
    const auto show = [](QPushButton& button, const QString& text, const QString& tooltip) {
        button.setText(text);
        button.setToolTip(tooltip);
    };
    setTitle(tr("High scores"));
    setHeading(*m_heading, tr("Dungeons"));
    m_dungeons->setAccessibleName(tr("Dungeons"));
    m_list->setAccessibleName(tr("Finished games"));
    m_list->setHeaderLabels(
        {tr("Rank"), tr("Score"), tr("How it ended"), tr("Level"), tr("Turns"), tr("Seed"), tr("Date"), tr("Hero")});
    show(*m_deeds, tr("Deeds"), tr("Shows which deeds are done, and numbers of all games."));
    show(*m_copy, tr("Copy seed"), tr("Copies dungeon and seed for a friend."));
    show(*m_open, tr("Open record"), tr("Shows how the game went."));
    show(*m_watch, tr("Watch"), tr("Shows the game again from its first turn on."));
    show(*m_play, tr("Play this seed"), tr("Begins a new game in the same caves (Enter)."));
    if (const QListWidgetItem* item = m_dungeons->currentItem()) {
        const WidgetState state(*this);
        fillDungeons(item->data(Qt::UserRole).toString().toStdString());
        showDungeon();
        state.restore(*this);
    }
    showChosen();
}

void ScoresPage::resizeEvent(QResizeEvent* event)
{
    FormPage::resizeEvent(event);
    m_sheets->place();
    layout()->activate();
    stretchColumn(*m_list, kEndColumn);
}

void ScoresPage::open(const std::string& dungeon)
{
    m_sheets->close();
    std::vector<Error> unread;
    m_records = m_folder.records(&unread);
    fillDungeons(dungeon);
    showDungeon();
    m_list->setFocus();
    if (!unread.empty())
        setProblem(tr("%n record(s) cannot be read and are not listed. %1", nullptr, static_cast<int>(unread.size()))
                       .arg(described(std::ranges::min(unread, {}, &Error::where))));
    else
        setNote(m_records.empty() ? tr("No game has ended here yet. Those that do are listed with their score.")
                                  : QString());
}

void ScoresPage::fillDungeons(const std::string& chosenDungeon)
{
    const QSignalBlocker blocker(m_dungeons);
    m_dungeons->clear();
    int row = 0;
    std::string last;
    for (const KeptRecord& record : m_records) {
        if (m_dungeons->count() > 0 && record.summary.dungeon == last)
            continue;
        last = record.summary.dungeon;
        auto* item = new QListWidgetItem(designName(last), m_dungeons);
        item->setData(Qt::UserRole, QString::fromStdString(last));
        item->setToolTip(item->text());
        if (last == chosenDungeon)
            row = m_dungeons->count() - 1;
    }
    m_dungeons->setCurrentRow(row);
}

void ScoresPage::showDungeon()
{
    m_list->clear();
    m_rows.clear();
    const QListWidgetItem* item = m_dungeons->currentItem();
    const std::string dungeon = item != nullptr ? item->data(Qt::UserRole).toString().toStdString() : std::string();
    int rank = 0;
    for (const KeptRecord& record : m_records) {
        const RecordSummary& summary = record.summary;
        if (item == nullptr || summary.dungeon != dungeon)
            continue;
        rank += !summary.isPractice;
        auto* row = new QTreeWidgetItem(m_list);
        row->setText(0, summary.isPractice ? QString() : QString::number(rank));
        row->setText(1, summary.isPractice ? tr("practice") : numberText(summary.score));
        row->setText(2, endingWords(summary));
        row->setText(3, QString::number(summary.level));
        row->setText(4, numberText(summary.turn));
        row->setText(5, seedText({summary.seed, summary.seedWords}));
        row->setText(6, dayText(summary.endedOn));
        row->setText(7, heroTitle(summary));
        for (const int column : {0, 1, 3, 4})
            row->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
        m_rows.push_back(&record);
    }
    tellWholeTexts(*m_list);
    stretchColumn(*m_list, kEndColumn);
    m_list->setCurrentItem(m_list->topLevelItem(0));
    showChosen();
}

void ScoresPage::showChosen()
{
    for (QPushButton* button : {m_copy, m_open, m_watch, m_play})
        allow(*button, chosen() != nullptr ? QString() : tr("Choose a finished game first."));
}

const KeptRecord* ScoresPage::chosen() const
{
    const int row = m_list->indexOfTopLevelItem(m_list->currentItem());
    return row < 0 ? nullptr : m_rows[static_cast<std::size_t>(row)];
}

void ScoresPage::openText()
{
    if (const KeptRecord* record = chosen())
        m_sheets->open([file = record->file] { return new RecordSheet(file); });
}

void ScoresPage::copy()
{
    if (const KeptRecord* record = chosen())
        QGuiApplication::clipboard()->setText(referenceOf(*record));
}

} // namespace cave
