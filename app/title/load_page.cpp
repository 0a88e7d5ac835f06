// SPDX-License-Identifier: MIT
#include "app/title/load_page.h"

#include "app/play/sheets/note_sheets.h"
#include "app/view/ui/heard_once.h"
#include "app/view/ui/keep_current.h"
#include "app/view/ui/widget_state.h"
#include "app/view/ui/widgets.h"
#include "app/view/words/describe.h"
#include "app/view/words/design_name.h"
#include "app/view/words/game_reference.h"
#include "app/view/words/isolated.h"
#include "app/view/words/shown_words.h"

#include <QHeaderView>
#include <QLocale>
#include <QPushButton>
#include <QShortcut>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace cave {

namespace {

constexpr int kDungeonColumn = 0;

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

QString dungeonText(const SavedGame& saved)
{
    const QString name = designName(saved.dungeonName);
    return saved.isPractice ? LoadPage::tr("%1 (practice)").arg(name) : name;
}

} // namespace

QString savedGameText(const SavedGame& saved)
{
    return LoadPage::tr("%1, level %2, turn %3, %4")
        .arg(dungeonText(saved), QString::number(saved.level), numberText(saved.turn), timeText(saved.changed));
}

LoadPage::LoadPage(SaveFolder saves, QWidget* parent)
    : FormPage(parent), m_folder(std::move(saves)), m_run(runnerBefore(*this)),
      m_list(new HeardOnce<QTreeWidget>(this)), m_open(addButton()), m_delete(addButton()), m_watch(addButton()),
      m_load(addDefaultButton()), m_sheets(new SheetHost(*this))
{
    m_list->setColumnCount(5);
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setAllColumnsShowFocus(true);
    m_list->setTextElideMode(Qt::ElideMiddle);
    m_list->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_list->header()->setStretchLastSection(false);
    body().addWidget(m_list, 1);
    tabThrough({m_list});
    connect(m_open, &QPushButton::clicked, this, &LoadPage::openRequested);
    connect(m_delete, &QPushButton::clicked, this, &LoadPage::askToDelete);
    connect(new QShortcut(QKeySequence::Delete, m_list), &QShortcut::activated, m_delete, &QPushButton::click);
    connect(m_watch, &QPushButton::clicked, this, [this] { emit watchRequested(pathText(chosen()->file)); });
    connect(m_load, &QPushButton::clicked, this, &LoadPage::load);
    connect(m_list, &QTreeWidget::itemDoubleClicked, this, &LoadPage::load);
    connect(m_list, &QTreeWidget::currentItemChanged, this, &LoadPage::tellProblem);
    connect(m_sheets, &SheetHost::closed, this, [this] { m_list->setFocus(); });
    keepCurrent(*this, [this] { showWords(); });
}

void LoadPage::showWords()
{
    setTitle(tr("Load game"));
    m_list->setAccessibleName(tr("Saved games"));
    m_list->setHeaderLabels({tr("Dungeon"), tr("Level"), tr("Turn"), tr("Seed"), tr("Saved")});
    m_open->setText(tr("Open file..."));
    m_open->setToolTip(tr("Goes on with a game that was saved elsewhere."));
    m_delete->setText(tr("Delete ..."));
    m_delete->setToolTip(tr("Deletes the chosen game, after asking (Del)."));
    m_watch->setText(tr("Watch"));
    m_watch->setToolTip(tr("Shows the chosen game from its first turn on. Nothing in it changes."));
    m_load->setText(tr("Load"));
    m_load->setToolTip(tr("Goes on with the chosen game (Enter)."));
    if (!m_saves.empty()) {
        const WidgetState state(*m_list);
        fillList();
        state.restore(*m_list);
    }
    tellProblem();
}

void LoadPage::open(const std::filesystem::path& running)
{
    m_running = running;
    m_sheets->close();
    read();
    fillList();
    m_list->setCurrentItem(m_list->topLevelItem(0));
    m_list->setFocus();
    tellProblem();
}

// Only what has been read when it is stopped: the newest ones.
void LoadPage::read()
{
    std::vector<SavedGame> saves;
    bool isWhole = true;
    m_run(tr("Reading the saved games"), [&, folder = m_folder](const Progress& progress) {
        saves = folder.list([&](int done, int all) {
            isWhole = progress(done, all) || done == all;
            return isWhole;
        });
    });
    m_saves = std::move(saves);
    m_isWhole = isWhole;
}

void LoadPage::fillList()
{
    m_list->clear();
    for (const SavedGame& saved : m_saves) {
        if (saved.error)
            new QTreeWidgetItem(m_list,
                                {shownWords(pathText(saved.file.filename())), {}, {}, {}, timeText(saved.changed)});
        else
            new QTreeWidgetItem(m_list, {dungeonText(saved), QString::number(saved.level), numberText(saved.turn),
                                         seedText({saved.seed, saved.seedWords}), timeText(saved.changed)});
    }
    tellWholeTexts(*m_list);
    stretchColumn(*m_list, kDungeonColumn);
}

const SavedGame* LoadPage::chosen() const
{
    const int row = m_list->indexOfTopLevelItem(m_list->currentItem());
    return row < 0 ? nullptr : &m_saves[static_cast<std::size_t>(row)];
}

void LoadPage::tellProblem()
{
    const SavedGame* saved = chosen();
    if (saved == nullptr)
        setNote(m_saves.empty() ? tr("No game is saved here yet. Start one with New game.") : QString());
    else if (saved->error)
        setProblem(tr("This game cannot be loaded. %1 The file was left as it is.").arg(described(*saved->error)));
    else
        setNote(m_isWhole ? QString() : tr("Reading was stopped: games that were saved earlier are not listed."));
    const QString none = saved == nullptr ? tr("Choose a saved game first.") : QString();
    for (QPushButton* button : {m_watch, m_load})
        allow(*button, saved != nullptr && saved->error ? tr("The chosen game cannot be read.") : none);
    const bool isRunning = saved != nullptr && saved->file == m_running;
    allow(*m_delete, isRunning ? tr("This game is running. Give it up in the game menu instead.") : none);
}

void LoadPage::load()
{
    if (const SavedGame* saved = chosen(); saved != nullptr && !saved->error)
        emit loadRequested(pathText(saved->file));
}

void LoadPage::askToDelete()
{
    const SavedGame& saved = *chosen();
    const QString name = saved.error ? shownWords(pathText(saved.file.filename())) : savedGameText(saved);
    auto* question = new QuestionSheet(tr("Delete this game?"), tr("%1. It would be gone for good.").arg(name),
                                       tr("Delete"), tr("Keep it"));
    connect(question, &QuestionSheet::agreed, this, [this, file = saved.file] { deleteGame(file); });
    m_sheets->open(question);
}

// The next one in the list is chosen then.
void LoadPage::deleteGame(const std::filesystem::path& file)
{
    const int row = m_list->indexOfTopLevelItem(m_list->currentItem());
    const auto deleted = cave::deleteSave(file);
    m_sheets->close();
    read();
    fillList();
    m_list->setCurrentItem(m_list->topLevelItem(std::min(row, m_list->topLevelItemCount() - 1)));
    tellProblem();
    if (!deleted)
        setProblem(tr("%1 could not be deleted. %2")
                       .arg(isolated(shownWords(pathText(file.filename()))), described(deleted.error().what)));
}

void LoadPage::resizeEvent(QResizeEvent* event)
{
    FormPage::resizeEvent(event);
    m_sheets->place();
    layout()->activate();
    stretchColumn(*m_list, kDungeonColumn);
}

} // namespace cave
