// SPDX-License-Identifier: MIT
#include "editor/lab/batch_window.h"

#include "app/view/base/file_path.h"
#include "app/view/ui/heard_once.h"
#include "app/view/ui/keep_current.h"
#include "app/view/ui/theme.h"
#include "app/view/ui/widget_state.h"
#include "app/view/ui/widgets.h"
#include "core/base/files.h"
#include "core/base/ids.h"
#include "editor/handlers/file_messages.h"
#include "editor/panels/recipe/recipe_words.h"

#include <QFile>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <QTreeWidget>

#include <algorithm>
#include <optional>

namespace cave {

namespace {

constexpr int kMostBatch = 100'000;
constexpr int kUsualBatch = 100;
constexpr int kMostListed = 1000;
constexpr qint64 kRefresh = 100; // ms between two looks at the numbers

} // namespace

BatchWindow::BatchWindow(Workbench& bench, Bakery& bakery, QWidget* parent)
    : QWidget(parent), m_bench(bench), m_bakery(bakery), m_first(new QLineEdit(QStringLiteral("1"), this)),
      m_count(new QSpinBox(this)), m_run(new QPushButton(this)), m_stop(new QPushButton(this)),
      m_open(new QPushButton(this)), m_csv(new QPushButton(this)), m_progress(new QProgressBar(this)),
      m_summary(new QLabel(this)), m_list(new HeardOnce<QTreeWidget>(this))
{
    m_summary->setWordWrap(true);
    m_list->setColumnCount(2);
    m_list->setRootIsDecorated(false);
    m_list->header()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    auto* foot = new QHBoxLayout;
    foot->addWidget(m_open);
    foot->addStretch(1);
    foot->addWidget(m_csv);
    auto* column = new QVBoxLayout(this);
    column->addLayout(newTop());
    column->addWidget(m_progress);
    column->addWidget(m_summary);
    column->addWidget(m_list, 1);
    column->addLayout(foot);
    setFocusProxy(m_first);
    for (QPushButton* button : {m_stop, m_open, m_csv})
        button->setAutoDefault(false);
    keepEnter(*m_list);

    connect(m_first, &QLineEdit::textChanged, this, &BatchWindow::showState); // it may have been missed
    connect(m_run, &QPushButton::clicked, this, &BatchWindow::runAsTyped);
    connect(m_stop, &QPushButton::clicked, this, &BatchWindow::stop);
    connect(m_csv, &QPushButton::clicked, this, &BatchWindow::chooseCsv);
    connect(m_open, &QPushButton::clicked, this, [this] { openSeed(m_list->currentItem()); });
    connect(m_list, &QTreeWidget::itemActivated, this, &BatchWindow::openSeed);
    connect(m_list, &QTreeWidget::currentItemChanged, this, &BatchWindow::showState);
    connect(&m_runner, &SeedRunner::made, this, &BatchWindow::add);
    connect(&m_runner, &SeedRunner::refused, this, [this](const Error& why) {
        showState();
        m_summary->setText(m_bench.describe(why.what));
    });
    connect(&m_runner, &SeedRunner::finished, this, &BatchWindow::showState);
    // Seeds of another dungeon say nothing about the one that is shown now.
    connect(&bench.document(), &Document::replaced, this, &BatchWindow::clear);
    keepCurrent(*this, [this] { showTexts(); });
}

QLayout* BatchWindow::newTop()
{
    m_count->setRange(1, kMostBatch);
    m_count->setValue(kUsualBatch);
    auto* top = new QHBoxLayout;
    auto* from = new QLabel(this);
    from->setBuddy(m_first);
    auto* count = new QLabel(this);
    count->setBuddy(m_count);
    keepCurrent(*from, [from, count] {
        from->setText(tr("Seeds from"));
        count->setText(tr("count"));
    });
    top->addWidget(from);
    top->addWidget(m_first, 1);
    top->addWidget(count);
    top->addWidget(m_count);
    top->addWidget(m_run);
    top->addWidget(m_stop);
    return top;
}

void BatchWindow::showTexts()
{
    setWindowTitle(tr("Batch"));
    m_first->setAccessibleName(tr("First seed"));
    m_first->setToolTip(tr("A number or any words."));
    m_count->setAccessibleName(tr("How many seeds"));
    m_run->setText(tr("Run"));
    m_run->setToolTip(tr("Makes the dungeon with as many seeds as the count says, one after the other."));
    m_stop->setText(tr("Stop"));
    m_stop->setToolTip(tr("Makes no more of them. What the list tells so far stays."));
    m_open->setText(tr("Open this seed"));
    m_open->setToolTip(tr("Makes all levels from the chosen seed."));
    m_csv->setText(tr("CSV..."));
    m_csv->setToolTip(tr("Writes the measures of each seed into a table, for a spreadsheet."));
    m_progress->setAccessibleName(tr("Seeds tried"));
    m_progress->setFormat(tr("%v of %m"));
    m_list->setAccessibleName(tr("Seeds that fail or fall short"));
    m_list->setHeaderLabels({tr("Seed"), tr("What is wrong")});
    const WidgetState state(*m_list);
    m_list->clear();
    for (const SeedTrial& trial : m_trials)
        addLines(trial);
    state.restore(*m_list);
    showState();
}

void BatchWindow::runAsTyped()
{
    if (const auto seed = parseSeed(m_first->text().toStdString()))
        return run(*seed, m_count->value());
    m_summary->setText(tr("Type a seed first: a number or any words."));
    m_first->setFocus();
}

void BatchWindow::clear()
{
    m_runner.stop();
    m_trials.clear();
    m_hashes.clear();
    m_list->clear();
    m_wanted = 0;
    showState();
}

void BatchWindow::run(std::uint64_t first, int count)
{
    clear();
    m_wanted = count;
    SeedOrder order;
    order.seeds.reserve(static_cast<std::size_t>(count));
    for (int i = 0; i < count; ++i)
        order.seeds.push_back(first + static_cast<std::uint64_t>(i));
    m_time.start();
    m_shown.start();
    m_runner.start(m_bench.dungeon(), order);
    showState();
}

void BatchWindow::stop()
{
    m_runner.stop();
    showState();
}

void BatchWindow::add(const std::vector<SeedOutcome>& outcomes)
{
    for (const SeedOutcome& outcome : outcomes) {
        m_trials.push_back(outcome.trial);
        m_hashes.push_back(outcome.hash);
        addLines(outcome.trial);
    }
    if (m_shown.hasExpired(kRefresh))
        showState();
}

void BatchWindow::addLines(const SeedTrial& trial)
{
    const auto addLine = [&](const QString& what) {
        if (m_list->topLevelItemCount() >= kMostListed)
            return;
        auto* row = new QTreeWidgetItem(m_list, {QString::number(trial.seed), what});
        row->setToolTip(1, what); // the column may have no room for all of it
        tellWholeRow(*row);
    };
    if (trial.failure) {
        const QString what = m_bench.describe(trial.failure->what);
        addLine(trial.failure->at ? tr("◆ Level %1: %2").arg(trial.failure->at->z + 1).arg(what)
                                  : tr("◆ %1").arg(what));
    }
    if (trial.doubt)
        addLine(tr("▲ %1").arg(m_bench.describe(trial.doubt->what)));
    for (const RowReport& row : trial.shortfalls) {
        const Pass* pass = newestPass(row.type); // all versions have one title
        const QString name = pass ? passTitle(*pass) : QString::fromStdString(row.type);
        const QString why = m_bench.describe(row.why);
        addLine(row.asked > 0 ? tr("▲ Level %1, %2: %3 of %4. %5")
                                    .arg(QString::number(row.level + 1), name, QString::number(row.done),
                                         QString::number(row.asked), why)
                              : tr("▲ Level %1, %2: %3").arg(QString::number(row.level + 1), name, why));
    }
}

QString BatchWindow::summary() const { return m_summary->text(); }

void BatchWindow::showState()
{
    m_shown.restart();
    const bool isRunning = m_runner.isRunning();
    const auto done = static_cast<int>(m_trials.size());
    allow(*m_run, isRunning ? tr("It is running: stop it first.") : QString());
    allow(*m_stop, isRunning ? QString() : tr("Nothing is running."));
    allow(*m_csv, done > 0 ? QString() : tr("Run it first."));
    allow(*m_open, m_list->currentItem() != nullptr ? QString() : tr("Choose a seed in the list first."));
    m_progress->setVisible(m_wanted > 0);
    m_progress->setRange(0, std::max(1, m_wanted));
    m_progress->setValue(done);
    if (done == 0) {
        m_summary->setText(isRunning ? tr("Working...")
                                     : tr("Tries the dungeon with many seeds; it stays as it is meanwhile."));
        return;
    }
    const auto failed =
        std::ranges::count_if(m_trials, [](const SeedTrial& trial) { return trial.failure.has_value(); });
    const auto partial =
        std::ranges::count_if(m_trials, [](const SeedTrial& trial) { return !trial.shortfalls.empty(); });
    const auto range = [&](int Measure::* number) {
        const auto [low, high] =
            std::ranges::minmax(m_trials, {}, [&](const SeedTrial& trial) { return sumOf(trial.levels).*number; });
        return tr("%1-%2").arg(sumOf(low.levels).*number).arg(sumOf(high.levels).*number);
    };
    QString text =
        tr("%1 failed, %2 fell short of %3. Of all levels together: rooms %4, loops %5, unreachable %6, steps %7.")
            .arg(failed)
            .arg(partial)
            .arg(done)
            .arg(range(&Measure::rooms), range(&Measure::loops), range(&Measure::unreachable), range(&Measure::steps));
    if (isRunning)
        text += u' ' + tr("%n second(s) left.", nullptr, secondsLeft(m_time.elapsed(), done, m_wanted - done));
    m_summary->setText(text);
}

void BatchWindow::openSeed(const QTreeWidgetItem* item)
{
    if (!item)
        return;
    const std::uint64_t seed = item->text(0).toULongLong();
    const auto tried = std::ranges::find(m_trials, seed, &SeedTrial::seed);
    std::optional<std::uint64_t> hash;
    if (tried != m_trials.end())
        hash = m_hashes[static_cast<std::size_t>(tried - m_trials.begin())];
    m_bakery.makeSeed(seed, hash,
                      tr("The dungeon was edited after the batch: seed %1 makes other levels of it now.").arg(seed));
}

void BatchWindow::chooseCsv()
{
    const QString suffix = QStringLiteral(".csv");
    const QString path = QFileDialog::getSaveFileName(this, tr("Write the measures"), {}, tr("Tables (*.csv)"));
    if (path.isEmpty())
        return;
    if (path.endsWith(suffix, Qt::CaseInsensitive))
        writeCsv(path);
    else if (FileMessages(*this).mayReplace(path + suffix, tr("Write the measures"),
                                            tr("The measures take its place.")))
        writeCsv(path + suffix);
}

bool BatchWindow::writeCsv(const QString& path)
{
    const auto written = writeFileAtomically(pathOf(path), csvOf(m_trials));
    m_summary->setText(written ? tr("Written: %1.").arg(path) : described(written.error()));
    return written.has_value();
}

} // namespace cave
