// SPDX-License-Identifier: MIT
#include "editor/lab/playtest_window.h"

#include "app/view/ui/flow_layout.h"
#include "app/view/ui/heard_once.h"
#include "app/view/ui/keep_current.h"
#include "app/view/ui/progress_dialog.h"
#include "app/view/ui/theme.h"
#include "app/view/ui/widgets.h"
#include "core/base/ids.h"
#include "core/lab/sign_test.h"
#include "editor/lab/curve_view.h"
#include "editor/lab/heat_legend.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QTabWidget>
#include <QTreeWidget>

#include <algorithm>

namespace cave {

namespace {

constexpr QSize kWindowSize{900, 640};
constexpr int kUsualGames = 100;
constexpr int kRepeatRest = 1000;    // ms after an edit
constexpr qint64 kRepeatedIfTook = 3000; // ms
constexpr std::int64_t kLeadIn = 50; // turns before a death from which it is watched
constexpr std::size_t kMostKept = 5; // runs
constexpr std::size_t kDamage = 3;   // of cellMeasures(): what is shown first

QTreeWidget* newTable(QWidget* parent)
{
    auto* table = new HeardOnce<QTreeWidget>(parent);
    table->setRootIsDecorated(false);
    table->setUniformRowHeights(true);
    table->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    table->header()->setStretchLastSection(false);
    return table;
}

// "": all could begin.
QString unplayableText(const PlaytestSum& sum)
{
    if (sum.tally().unplayable == 0)
        return {};
    const auto first =
        std::ranges::find_if(sum.games(), [](const PlaytestGame& game) { return game.refusal.has_value(); });
    //: of the games on new seeds; %2 is a sentence that says why
    return u' ' + PlaytestWindow::tr("%n game(s) could not begin, the first on seed %1: %2", nullptr,
                                     static_cast<int>(sum.tally().unplayable))
                      .arg(QString::number(first->seed), described(*first->refusal));
}

} // namespace

PlaytestWindow::PlaytestWindow(Workbench& bench, Bakery&, const std::shared_ptr<Artwork>&, QWidget* parent)
    : QDialog(parent), m_bench(bench), m_again(this), m_games(new QSpinBox(this)), m_thisMap(new QRadioButton(this)),
      m_newSeeds(new QRadioButton(this)), m_first(new QLineEdit(QStringLiteral("1"), this)),
      m_repeats(new QCheckBox(this)), m_run(new QPushButton(this)), m_stop(new QPushButton(this)),
      m_progress(new QProgressBar(this)), m_summary(new QLabel(this)), m_heatLabel(new QLabel(this)),
      m_measure(new QComboBox(this)), m_never(new QCheckBox(this)), m_difference(new QCheckBox(this)),
      m_compared(new QComboBox(this)), m_tabs(new QTabWidget(this)), m_curveNumber(new QComboBox(this)),
      m_curve(new CurveView(this)), m_levels(newTable(this)), m_supplies(newTable(this)), m_deaths(newTable(this)),
      m_changes(newTable(this)), m_profile(newTable(this)), m_watch(new QPushButton(this)), m_deathTable(*m_deaths)
{
    m_summary->setWordWrap(true);
    m_heatLabel->setBuddy(m_measure);
    auto* scroll = new QScrollArea(this); // in large letters on small screens
    auto* all = new QWidget(scroll);
    auto* column = new QVBoxLayout(all);
    column->addLayout(newTop());
    column->addLayout(newBots());
    column->addWidget(m_progress);
    column->addWidget(m_summary);
    column->addLayout(newHeat());
    column->addWidget(new HeatLegend(m_bench, all));
    auto* ofDeaths = new QWidget(this);
    auto* deaths = new QVBoxLayout(ofDeaths);
    deaths->addWidget(m_deaths, 1);
    deaths->addWidget(m_watch, 0, Qt::AlignLeft);
    for (QWidget* page :
         std::initializer_list<QWidget*>{newCurve(), m_levels, m_supplies, ofDeaths, m_changes, m_profile})
        m_tabs->addTab(page, QString());
    m_tabs->setTabVisible(m_tabs->indexOf(m_profile), false);
    keepTabKeys(*m_tabs);
    column->addWidget(m_tabs, 1);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(all);
    auto* frame = new QVBoxLayout(this);
    frame->setContentsMargins(0, 0, 0, 0);
    frame->addWidget(scroll);
    resize(grown(kWindowSize));
    for (QPushButton* button : {m_stop, m_watch})
        button->setAutoDefault(false);
    m_run->setDefault(true);
    m_games->selectAll(); // what is typed first is their number
    keepEnter(*m_deaths);
    connectParts();
    keepCurrent(*this, [this] { showTexts(); });
}

QLayout* PlaytestWindow::newTop()
{
    m_games->setRange(1, kMostPlaytests);
    m_games->setValue(kUsualGames);
    m_thisMap->setChecked(true);
    auto* top = new FlowLayout;
    auto* games = new QLabel(this);
    games->setBuddy(m_games);
    keepCurrent(*games, [games] { games->setText(tr("Games of each bot")); });
    for (QWidget* part : std::initializer_list<QWidget*>{games, m_games, m_thisMap, m_newSeeds, m_first, m_repeats})
        top->addWidget(part);
    return top;
}

QLayout* PlaytestWindow::newBots()
{
    auto* row = new FlowLayout;
    for (const Persona& persona : personas()) {
        m_personas.push_back(new QCheckBox(this));
        m_personas.back()->setChecked(persona.id == explorer().id);
        row->addWidget(m_personas.back());
    }
    row->addWidget(m_run);
    row->addWidget(m_stop);
    QWidget* before = m_repeats; // in the order of Tab as on the screen
    for (QCheckBox* persona : m_personas) {
        setTabOrder(before, persona);
        before = persona;
    }
    return row;
}

QLayout* PlaytestWindow::newHeat()
{
    for (std::size_t i = 0; i < cellMeasures().size(); ++i)
        m_measure->addItem(QString());
    m_measure->setCurrentIndex(static_cast<int>(kDamage));
    m_never->setChecked(true);
    auto* row = new FlowLayout;
    m_compared->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    auto* compared = new QLabel(this);
    compared->setBuddy(m_compared);
    keepCurrent(*compared, [compared] { compared->setText(tr("&Compare with")); });
    for (QWidget* part :
         std::initializer_list<QWidget*>{m_heatLabel, m_measure, m_never, m_difference, compared, m_compared})
        row->addWidget(part);
    return row;
}

QWidget* PlaytestWindow::newCurve()
{
    auto* page = new QWidget(this);
    auto* column = new QVBoxLayout(page);
    auto* row = new FlowLayout;
    auto* label = new QLabel(page);
    label->setBuddy(m_curveNumber);
    keepCurrent(*label, [label] { label->setText(tr("Dotted &line")); });
    for (int number = 0; number < CurveView::numberCount(); ++number)
        m_curveNumber->addItem(QString());
    row->addWidget(label);
    row->addWidget(m_curveNumber);
    column->addLayout(row);
    column->addWidget(m_curve, 1);
    return page;
}

void PlaytestWindow::connectParts()
{
    connect(m_run, &QPushButton::clicked, this, [this] { run(typedPlan()); });
    connect(m_stop, &QPushButton::clicked, this, &PlaytestWindow::stop);
    for (QCheckBox* persona : m_personas)
        connect(persona, &QCheckBox::toggled, this, &PlaytestWindow::showState);
    connect(m_newSeeds, &QRadioButton::toggled, this, &PlaytestWindow::showState);
    connect(m_first, &QLineEdit::textChanged, this, &PlaytestWindow::showState);
    connect(m_measure, &QComboBox::currentIndexChanged, this, &PlaytestWindow::showHeat);
    connect(m_never, &QCheckBox::toggled, this, &PlaytestWindow::showHeat);
    connect(m_difference, &QCheckBox::toggled, this, &PlaytestWindow::showHeat);
    connect(m_compared, &QComboBox::currentIndexChanged, this, &PlaytestWindow::compare);
    connect(m_curveNumber, &QComboBox::currentIndexChanged, m_curve, &CurveView::setNumber);
    connect(m_curve, &CurveView::levelChosen, this, &PlaytestWindow::goToLevel);
    connect(m_deaths, &QTreeWidget::currentItemChanged, this, &PlaytestWindow::goToDeath);
    connect(m_deaths, &QTreeWidget::itemActivated, this, &PlaytestWindow::watch);
    connect(m_watch, &QPushButton::clicked, this, &PlaytestWindow::watch);
    connect(&m_runner, &PlaytestRunner::played, this, &PlaytestWindow::take);
    connect(&m_runner, &PlaytestRunner::finished, this, &PlaytestWindow::finish);
    connect(&m_runner, &PlaytestRunner::refused, this, &PlaytestWindow::fail);
    // Games of another dungeon say nothing about the one that is shown now.
    connect(&m_bench.document(), &Document::replaced, this, &PlaytestWindow::clear);
    m_again.setSingleShot(true);
    m_again.setInterval(kRepeatRest);
    connect(&m_again, &QTimer::timeout, this, &PlaytestWindow::runAgain);
    connect(&m_bench.document(), &Document::edited, this, [this] {
        if (m_repeats->isChecked() && m_sum)
            m_again.start();
    });
    connect(m_repeats, &QCheckBox::toggled, this, [this](bool isChecked) {
        if (!isChecked)
            m_again.stop();
    });
}

void PlaytestWindow::showTexts()
{
    setWindowTitle(tr("Play-test"));
    m_tabs->setAccessibleName(windowTitle());
    m_games->setAccessibleName(tr("Games of each bot"));
    m_thisMap->setText(tr("This &map"));
    m_thisMap->setToolTip(tr("All on the levels as they are, each game with other dice."));
    m_newSeeds->setText(tr("New &seeds from"));
    m_newSeeds->setToolTip(tr("Each game on levels of its own, made by the recipes."));
    m_first->setAccessibleName(tr("First seed"));
    m_first->setToolTip(tr("A number or any words."));
    m_repeats->setText(tr("&Again when edited"));
    m_repeats->setToolTip(tr("A moment after each edit, if the last run took less than three seconds."));
    for (std::size_t i = 0; i < m_personas.size(); ++i)
        m_personas[i]->setText(personaName(personas()[i].id));
    m_run->setText(tr("&Run"));
    m_run->setToolTip(tr("Lets each ticked bot play so many games."));
    m_stop->setText(tr("St&op"));
    m_stop->setToolTip(tr("Plays no more of them. Those that have ended count."));
    m_progress->setAccessibleName(tr("Games played"));
    m_progress->setFormat(tr("%v of %m"));
    m_heatLabel->setText(tr("&Heat"));
    for (std::size_t i = 0; i < cellMeasures().size(); ++i)
        m_measure->setItemText(static_cast<int>(i), HeatMap::titleOf(i));
    for (int number = 0; number < CurveView::numberCount(); ++number)
        m_curveNumber->setItemText(number, CurveView::titleOf(number));
    m_curveNumber->setAccessibleName(tr("Dotted line"));
    m_curveNumber->setToolTip(tr("What the curve shows of each level besides: the highest is as high as the picture."));
    m_never->setText(tr("&Never visited"));
    m_never->setToolTip(
        tr("Hatches the ground where no hero came: blue where it was seen, yellow and both ways where it was not."));
    m_difference->setText(tr("&Difference"));
    m_difference->setToolTip(tr("What has become more (orange, +) and less (blue, -) since the run before."));
    m_compared->setAccessibleName(tr("Compare with"));
    m_compared->setToolTip(tr("One of the last five runs with the same bots and as many games."));
    m_tabs->setTabText(0, tr("Curve"));
    m_tabs->setTabText(1, tr("Levels"));
    m_tabs->setTabText(2, tr("Supplies"));
    m_tabs->setTabText(3, tr("Deaths"));
    m_tabs->setTabText(4, tr("Before and now"));
    m_tabs->setTabText(5, tr("By distance"));
    m_profile->setAccessibleName(tr("By distance"));
    m_curve->setAccessibleName(tr("How far the heroes came"));
    m_levels->setAccessibleName(tr("What each level did to the heroes"));
    m_supplies->setAccessibleName(tr("What the heroes had left"));
    m_deaths->setAccessibleName(tr("Deaths"));
    m_changes->setAccessibleName(tr("Before and now"));
    m_watch->setText(tr("&Watch"));
    m_watch->setToolTip(tr("Shows the game from a moment before the death (Enter)."));
    m_deathTable.showTexts();
    m_deathTable.clear();
    listKept();
    showTables();
    showState();
}

PlaytestPlan PlaytestWindow::typedPlan() const
{
    PlaytestPlan plan;
    plan.games = m_games->value();
    plan.personas.clear();
    for (std::size_t i = 0; i < m_personas.size(); ++i)
        if (m_personas[i]->isChecked())
            plan.personas.push_back(personas()[i].id);
    if (m_newSeeds->isChecked())
        plan.firstSeed = parseSeed(m_first->text().toStdString());
    return plan;
}

void PlaytestWindow::run(const PlaytestPlan& plan)
{
    begin(plan);
    m_isAskedFor = true;
    emit heatWanted();
}

void PlaytestWindow::begin(const PlaytestPlan& plan)
{
    m_again.stop();
    m_isAskedFor = false;
    keepRun();
    m_played = std::make_shared<const Dungeon>(m_bench.dungeon());
    m_sum = std::make_shared<PlaytestSum>(*m_played, plan);
    ++m_runs;
    listKept();
    m_compared->setCurrentIndex(std::min(m_compared->count() - 1, 1)); // the latest of them
    m_refusal.clear();
    m_deathTable.clear();
    m_took.reset();
    m_time.start();
    m_runner.start(*m_played, plan);
    showHeat();
    showTables();
    showState();
}

void PlaytestWindow::keepRun()
{
    if (!m_sum || m_sum->count() == 0)
        return;
    m_kept.insert(m_kept.begin(), {m_runs, m_sum});
    if (m_kept.size() > kMostKept)
        m_kept.pop_back();
}

// Only what was played by the same bots, as often and on maps of the same choice, can be compared.
void PlaytestWindow::listKept()
{
    const QSignalBlocker once(m_compared);
    const int number = m_compared->currentData().toInt();
    m_compared->clear();
    m_compared->addItem(tr("Nothing"), 0);
    for (const KeptRun& kept : m_kept)
        if (m_sum && kept.sum->plan() == m_sum->plan())
            //: The third play-test of this dungeon, of whose 100 games 5 were won.
            m_compared->addItem(
                tr("Run %1: won %2 of %3").arg(kept.number).arg(kept.sum->tally().won).arg(kept.sum->count()),
                kept.number);
    m_compared->setCurrentIndex(std::max(m_compared->findData(number), 0));
}

std::shared_ptr<PlaytestSum> PlaytestWindow::keptRun() const
{
    const auto found = std::ranges::find(m_kept, m_compared->currentData().toInt(), &KeptRun::number);
    return found == m_kept.end() ? nullptr : found->sum;
}

void PlaytestWindow::compare()
{
    showHeat();
    showTables();
    showState();
}

void PlaytestWindow::stop()
{
    m_again.stop();
    m_runner.stop();
    showState();
}

void PlaytestWindow::clear()
{
    m_again.stop();
    m_runner.stop();
    m_took.reset();
    m_sum.reset();
    m_played.reset();
    m_kept.clear();
    m_runs = 0;
    listKept();
    m_curve->setRuns(nullptr, nullptr);
    m_refusal.clear();
    m_deathTable.clear();
    m_levels->clear();
    m_supplies->clear();
    m_changes->clear();
    m_tabs->setTabVisible(m_tabs->indexOf(m_profile), false);
    showHeat();
    showState();
}

void PlaytestWindow::take(const std::vector<PlaytestGame>& games)
{
    for (const PlaytestGame& game : games)
        m_sum->add(game);
    showTables();
    showState();
    m_bench.heat().refresh();
}

void PlaytestWindow::finish()
{
    m_took = m_time.elapsed();
    showState();
}

void PlaytestWindow::fail(const Error& why)
{
    m_took = m_time.elapsed();
    m_refusal = refusalText(why);
    showState();
    if (m_isAskedFor && m_runner.error())
        emit problemsWanted();
}

QString PlaytestWindow::refusalText(const Error& why) const
{
    const auto& error = m_runner.error();
    if (!error)
        return tr("This cannot be played. %1").arg(described(why));
    const QString what = m_bench.describe(error->what);
    if (!error->at)
        return tr("This cannot be played. %1").arg(what);
    return tr("This cannot be played. Level %1, cell %2, %3: %4")
        .arg(QString::number(error->at->z + 1), QString::number(error->at->x), QString::number(error->at->y), what);
}

// A run that takes long would never come to its end while somebody edits: the one that is going is waited for. Nobody
// asked to see the heat, which may have been switched off.
void PlaytestWindow::runAgain()
{
    if (isBusy())
        m_again.start();
    else if (m_took && *m_took < kRepeatedIfTook)
        begin(m_sum->plan());
}

void PlaytestWindow::showHeat()
{
    HeatMap& heat = m_bench.heat();
    {
        const QSignalBlocker once(&heat);
        heat.setMeasure(static_cast<std::size_t>(m_measure->currentIndex()));
        heat.setShowsNever(m_never->isChecked());
        heat.setShowsChange(m_difference->isChecked());
    }
    heat.setRuns(m_sum, keptRun());
}

void PlaytestWindow::showTables()
{
    if (!m_sum)
        return;
    m_curve->setRuns(m_sum, keptRun());
    showLevels(*m_levels, *m_sum, m_bench);
    showSupplies(*m_supplies, *m_sum, m_bench);
    m_deathTable.show(*m_sum, m_bench);
    showChanges(*m_changes, *m_sum, before());
    // Cells of other maps mean nothing here, but how far from the arrival they lie does.
    m_tabs->setTabVisible(m_tabs->indexOf(m_profile), !m_sum->plan().isOfOneMap());
    if (!m_sum->plan().isOfOneMap())
        showProfile(*m_profile, *m_sum);
}

QString PlaytestWindow::summary() const { return m_summary->text(); }

QString PlaytestWindow::progressText() const
{
    if (!m_refusal.isEmpty())
        return m_refusal;
    if (!m_sum)
        return tr("Bots play the dungeon as it stands; it stays as it is meanwhile.");
    const int done = m_sum->count();
    if (done == 0)
        return isBusy() ? tr("Working...") : tr("No game came to its end.");
    QString text =
        tr("Won %1 of %2: %3.").arg(m_sum->tally().won).arg(done).arg(shareWithInterval(m_sum->tally().won, done));
    text += unplayableText(*m_sum);
    if (before()) {
        const PlaytestChange change = changeBetween(*before(), *m_sum);
        text += u' ' + tr("Against run %1: %2 better, %3 worse, %4 the same.")
                           .arg(m_compared->currentData().toInt())
                           .arg(change.better)
                           .arg(change.worse)
                           .arg(change.same);
        if (change.better + change.worse > 0)
            text += u' ' + (isMoreThanChance(change.better, change.worse) ? tr("That is more than chance.")
                                                                          : tr("That may be chance."));
    }
    if (isBusy())
        text +=
            u' ' + tr("%n second(s) left.", nullptr, secondsLeft(m_time.elapsed(), done, m_sum->plan().total() - done));
    else if (!m_sum->plan().isOfOneMap())
        text += u' ' + tr("Games on other maps say nothing of the cells of this one: By distance shows where things "
                          "happened.");
    return text;
}

void PlaytestWindow::showState()
{
    const bool hasBots = std::ranges::any_of(m_personas, &QCheckBox::isChecked);
    const bool hasSeed = !m_newSeeds->isChecked() || parseSeed(m_first->text().toStdString());
    const bool isRunning = isBusy();
    m_first->setEnabled(m_newSeeds->isChecked());
    allow(*m_run, !hasBots   ? tr("Tick a bot first.")
                  : !hasSeed ? tr("Type a seed first: a number or any words.")
                             : QString());
    const QString noRun = m_compared->count() > 1 ? QString() : tr("There is no run before this one to compare with.");
    allow(*m_stop, isRunning ? QString() : tr("Nothing is running."));
    allow(*m_watch, m_deathTable.chosen() ? QString() : tr("Choose a death in the list first."));
    allow(*m_difference, before() || !noRun.isEmpty() ? noRun : tr("Choose a run to compare with first."));
    allow(*m_compared, noRun);
    m_progress->setVisible(m_sum != nullptr);
    if (m_sum) {
        m_progress->setRange(0, m_sum->plan().total());
        m_progress->setValue(m_sum->count());
    }
    m_summary->setText(progressText());
}

// Levels may have been moved or taken away since the games.
void PlaytestWindow::goToLevel(int level)
{
    if (level >= m_played->depth())
        return;
    const auto z = m_bench.dungeon().levelIndex(m_played->level(level).uid);
    if (z && *z != m_bench.z())
        m_bench.goTo({m_bench.cursor().x, m_bench.cursor().y, static_cast<int>(*z)});
}

void PlaytestWindow::goToDeath()
{
    showState();
    const auto number = m_deathTable.chosen();
    if (!number || !m_sum->plan().isOfOneMap())
        return;
    const PlaytestGame& game = m_sum->games()[static_cast<std::size_t>(*number)];
    const auto z = m_bench.dungeon().levelIndex(m_played->level(game.end.z).uid);
    if (z)
        m_bench.goTo({game.end.x, game.end.y, *z});
}

void PlaytestWindow::watch()
{
    const auto number = m_deathTable.chosen();
    if (!number)
        return;
    const PlaytestPlan plan = m_sum->plan();
    const std::int64_t turn = m_sum->games()[static_cast<std::size_t>(*number)].turn;
    Result<Session> played = stopped();
    runWithProgress(*this, tr("Playing the game again"), [&, design = m_played](const Progress& progress) {
        played = playAgain(*design, plan, *number, progress);
    });
    if (played)
        emit watchRequested(*played, std::max<std::int64_t>(0, turn - kLeadIn));
    else if (!isStopped(played.error()))
        m_summary->setText(described(played.error()));
}

} // namespace cave
