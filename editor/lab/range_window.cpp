// SPDX-License-Identifier: MIT
#include "editor/lab/range_window.h"

#include "app/view/ui/flow_layout.h"
#include "app/view/ui/keep_current.h"
#include "app/view/ui/theme.h"
#include "app/view/ui/widgets.h"
#include "editor/canvas/thumbnail.h"
#include "editor/lab/measure_titles.h"
#include "editor/lab/range_view.h"
#include "editor/lab/seeds_bar.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QProgressBar>
#include <QPushButton>

#include <algorithm>
#include <span>

namespace cave {

namespace {

constexpr QSize kRangePicture{150, 90};
constexpr int kUsualRange = 200; // seeds
constexpr int kMostRange = 100'000;
constexpr int kHashRole = Qt::UserRole; // dungeonHash() of what the seed made, when its picture is there

bool isNeeded(MeasureNeeds what, const RangeMeasures& measures)
{
    return mapMeasures()[measures.x].needs == what || mapMeasures()[measures.y].needs == what;
}

// Rows are known, and ways worth looking for, when a change is whole: not for every cell of a stroke.
bool waitsForBakery(const RangeMeasures& measures)
{
    return isNeeded(MeasureNeeds::Rows, measures) || isNeeded(MeasureNeeds::Proof, measures);
}

} // namespace

RangeWindow::RangeWindow(Workbench& bench, Bakery& bakery, QWidget* parent)
    : QWidget(parent), m_bench(bench), m_bakery(bakery), m_x(new QComboBox(this)), m_y(new QComboBox(this)),
      m_seeds(new SeedsBar(kUsualRange, kMostRange, *this)), m_progress(new QProgressBar(this)),
      m_state(new QLabel(this)), m_view(new RangeView(this)), m_list(new QListWidget(this)),
      m_open(new QPushButton(this)), m_keep(new QPushButton(this)), m_compare(new QPushButton(this))
{
    m_state->setWordWrap(true);
    m_list->setViewMode(QListView::IconMode);
    m_list->setMovement(QListView::Static);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setWordWrap(true);
    keepEnter(*m_list);
    auto* right = new QVBoxLayout;
    right->addWidget(m_list, 1);
    auto* buttons = new FlowLayout;
    for (QPushButton* button : {m_open, m_keep, m_compare})
        buttons->addWidget(button);
    right->addLayout(buttons);
    auto* middle = new QHBoxLayout;
    middle->addWidget(m_view, 3);
    middle->addLayout(right, 2);
    auto* column = new QVBoxLayout(this);
    column->addLayout(newTop());
    column->addWidget(m_progress);
    column->addWidget(m_state);
    column->addLayout(middle, 1);
    setFocusProxy(m_x);
    m_keep->setCheckable(true);
    for (QPushButton* button : {m_open, m_keep, m_compare})
        button->setAutoDefault(false);
    connectParts();
    keepCurrent(*this, [this] { showTexts(); });
}

QLayout* RangeWindow::newTop()
{
    for (QComboBox* box : {m_x, m_y})
        showMeasures(*box);
    m_x->setCurrentIndex(static_cast<int>(findMapMeasure("linearity").value_or(0)));
    m_y->setCurrentIndex(static_cast<int>(findMapMeasure("danger").value_or(0)));
    auto* across = new QLabel(this);
    auto* upwards = new QLabel(this);
    keepCurrent(*across, [across, upwards] {
        across->setText(tr("&Across"));
        upwards->setText(tr("&upwards"));
    });
    auto* top = new FlowLayout;
    top->addPair(*across, *m_x);
    top->addPair(*upwards, *m_y);
    m_seeds->addTo(*top);
    return top;
}

void RangeWindow::connectParts()
{
    connect(m_seeds, &SeedsBar::runWanted, this, [this] { run(typedOrder()); });
    connect(m_seeds, &SeedsBar::stopWanted, this, &RangeWindow::stop);
    connect(m_seeds, &SeedsBar::typed, this, &RangeWindow::showState);
    connect(m_view, &RangeView::binChosen, this, &RangeWindow::showBin);
    connect(m_view, &RangeView::binOpened, this, [this] { m_list->setFocus(); });
    connect(m_list, &QListWidget::itemActivated, this, &RangeWindow::openChosen);
    connect(m_list, &QListWidget::currentItemChanged, this, &RangeWindow::showState);
    selectCurrent(*m_list);
    connect(m_open, &QPushButton::clicked, this, &RangeWindow::openChosen);
    connect(m_keep, &QPushButton::clicked, this, &RangeWindow::keepOutline);
    connect(m_compare, &QPushButton::clicked, this, [this] { compareWithLast(typedOrder()); });
    connect(&m_runner, &RangeRunner::measured, this, &RangeWindow::take);
    connect(&m_runner, &RangeRunner::proved, this, &RangeWindow::takeProof);
    connect(&m_runner, &RangeRunner::painted, this, &RangeWindow::addPicture);
    connect(&m_runner, &RangeRunner::finished, this, &RangeWindow::showState);
    m_goesOn.setSingleShot(true);
    m_goesOn.setInterval(0); // not while the runner is telling of the run before
    connect(&m_goesOn, &QTimer::timeout, this, &RangeWindow::goOnWithNow);
    connect(&m_runner, &RangeRunner::refused, this, [this](const Error& why) {
        endComparison();
        m_refusal = described(why);
        showState();
    });
    connect(&m_bench, &Workbench::levelChanged, this, &RangeWindow::showCross);
    connect(&m_bench.document(), &Document::edited, this, [this] {
        if (!waitsForBakery(m_order.measures))
            showCross();
        showState(); // there may be a last change now
    });
    connect(&m_bakery, &Bakery::refreshed, this, [this] {
        if (waitsForBakery(m_order.measures))
            showCross();
    });
    // Levels of another dungeon say nothing about the one that is shown now; what was kept of them is there to be
    // compared with it.
    connect(&m_bench.document(), &Document::replaced, this, &RangeWindow::clear);
}

void RangeWindow::showTexts()
{
    setWindowTitle(tr("Range"));
    m_x->setAccessibleName(tr("Measure across"));
    m_y->setAccessibleName(tr("Measure upwards"));
    for (QComboBox* box : {m_x, m_y})
        showMeasures(*box);
    m_progress->setAccessibleName(tr("Seeds measured, then proved"));
    m_progress->setFormat(tr("%v of %m"));
    m_view->setAccessibleName(tr("Levels by two measures"));
    m_list->setAccessibleName(tr("Levels of the chosen bin"));
    m_list->setIconSize(grown(kRangePicture));
    // Pictures come after the names: without places of their own they would lie over each other.
    m_list->setGridSize(m_list->iconSize() + QSize(18, 3 * fontMetrics().lineSpacing() + 18));
    m_open->setText(tr("Open this seed"));
    m_open->setToolTip(tr("Makes all levels from the chosen seed (Enter)."));
    m_keep->setText(tr("&Keep as outline"));
    m_keep->setToolTip(
        tr("Draws around the densest half of these levels, dotted around nine of ten, when it is run again: "
           "what has a change of the recipe done? It stays when another dungeon is opened."));
    m_compare->setText(tr("Compare with &before"));
    m_compare->setToolTip(
        tr("Measures the dungeon without its last change, keeps that as outline, and measures it as it "
           "is."));
    m_view->setRange(m_range, measureTitle(m_order.measures.x), measureTitle(m_order.measures.y));
    showBin();
}

RangeOrder RangeWindow::typedOrder() const
{
    RangeOrder order;
    order.measures.x = static_cast<std::size_t>(m_x->currentIndex());
    order.measures.y = static_cast<std::size_t>(m_y->currentIndex());
    if (m_seeds->isOfShownLevel())
        order.measures.z = m_bench.z();
    order.first = m_seeds->first().value_or(1);
    order.count = m_seeds->count();
    return order;
}

void RangeWindow::run(const RangeOrder& order) { measure(m_bench.dungeon(), order); }

void RangeWindow::compareWithLast(const RangeOrder& order)
{
    auto before = m_bench.document().dungeonBefore();
    if (!before)
        return;
    m_before.reset();
    RangeOrder first = order;
    if (order.measures.z) {
        m_comparedLevel = m_bench.dungeon().level(*order.measures.z).uid;
        first.measures.z = before->levelIndex(m_comparedLevel);
        if (!first.measures.z) // the change has added it
            return refuse(tr("This level was not there before the last change."));
    }
    measure(std::move(*before), first);
    m_isOfLast = true;
}

void RangeWindow::measure(Dungeon dungeon, const RangeOrder& order)
{
    clear();
    m_order = order;
    m_measured = std::move(dungeon);
    if (m_before && m_beforeMeasures != order.measures)
        m_before.reset(); // other axes
    m_range = m_before ? std::make_shared<RangeSum>(m_before->x(), m_before->y()) : std::make_shared<RangeSum>();
    m_view->setOutline(m_before.get());
    m_view->setRange(m_range, measureTitle(order.measures.x), measureTitle(order.measures.y));
    m_runner.start(*m_measured, order);
    showCross();
    showState();
}

void RangeWindow::keepOutline()
{
    m_before = m_before ? nullptr : m_range;
    m_beforeMeasures = m_order.measures;
    m_view->setOutline(m_before.get());
    showState();
}

QPushButton& RangeWindow::runButton() const { return m_seeds->runButton(); }

void RangeWindow::stop()
{
    endComparison();
    m_runner.stop();
    showState();
}

// What it has measured so far is not kept as outline either: by the next event another one may have begun.
void RangeWindow::endComparison()
{
    m_isOfLast = false;
    m_goesOn.stop();
}

void RangeWindow::refuse(const QString& why)
{
    clear();
    m_refusal = why;
    showState();
}

void RangeWindow::clear()
{
    endComparison();
    m_runner.stop();
    m_range.reset();
    m_measured.reset();
    m_shown.clear();
    m_done = 0;
    m_proved = 0;
    m_refusal.clear();
    m_list->clear();
    m_view->setRange(nullptr, {}, {});
    m_view->setOutline(m_before.get());
    showState();
}

void RangeWindow::take(const std::vector<RangePoint>& points, int seeds)
{
    m_range->add(points);
    m_done += static_cast<std::uint64_t>(seeds);
    m_view->showMore();
    showMoreOfBin(points);
    showState();
    if (m_isOfLast && m_done == m_order.count)
        m_goesOn.start();
}

// Errors of the design before are not looked for: an outline has none. Meanwhile the level may have been moved or taken
// away, and somebody may have kept the outline.
void RangeWindow::goOnWithNow()
{
    RangeOrder order = m_order;
    if (order.measures.z) {
        order.measures.z = m_bench.dungeon().levelIndex(m_comparedLevel);
        if (!order.measures.z)
            return refuse(tr("This level is no longer there."));
    }
    if (!m_before && m_range->count() > 0)
        keepOutline();
    m_beforeMeasures = order.measures; // of the same level, whose number may be another one
    run(order);
}

void RangeWindow::takeProof(const std::vector<FaultyLevels>& faulty, int seeds)
{
    for (const FaultyLevels& each : faulty)
        m_range->markFaulty(each);
    m_proved += static_cast<std::uint64_t>(seeds);
    m_view->showMore();
    nameShown();
    showState();
}

// The level as it is now, by the measures that were run. Nobody waits for a game to be played after each change.
void RangeWindow::showCross()
{
    RangeMeasures here = m_order.measures;
    if (!m_range || isNeeded(MeasureNeeds::Game, here))
        return m_view->setShown(std::nullopt);
    here.z = m_bench.z();
    const Baked* baked = isNeeded(MeasureNeeds::Rows, here) ? m_bakery.baked() : nullptr;
    const auto points = rangePointsOf(m_bench.dungeon(), here, {baked ? &baked->rows : nullptr, {}});
    m_view->setShown(points.empty() ? std::nullopt : std::optional(points.front()));
}

QString RangeWindow::nameOf(const RangePoint& point)
{
    return (point.isFaulty ? tr("Seed %1, level %2: errors") : tr("Seed %1, level %2"))
        .arg(point.seed)
        .arg(point.z + 1);
}

// Levels that turn out to have errors keep their place and their picture.
void RangeWindow::nameShown()
{
    const auto bin = m_view->chosen();
    if (!bin)
        return;
    const std::vector<RangePoint> now = m_range->pointsIn(bin->x(), bin->y(), m_shown.size());
    for (std::size_t row = 0; row < std::min(now.size(), m_shown.size()); ++row)
        if (now[row].seed == m_shown[row].seed && now[row].z == m_shown[row].z)
            m_list->item(static_cast<int>(row))->setText(nameOf(now[row]));
}

void RangeWindow::showBin()
{
    m_list->clear();
    m_shown.clear();
    const auto bin = m_view->chosen();
    if (m_range && bin) {
        m_shown = m_range->pointsIn(bin->x(), bin->y(), kPictures);
        for (const RangePoint& point : m_shown)
            new QListWidgetItem(nameOf(point), m_list);
        paintShown();
    }
    showState();
}

// Levels that have come into the chosen bin go behind those that are there; as long as the axes are still made, there
// may be other ones in it.
void RangeWindow::showMoreOfBin(const std::vector<RangePoint>& added)
{
    const auto bin = m_view->chosen();
    if (!bin)
        return;
    const bool mayAxesMove = m_range->count() < kAxisLevels + added.size();
    const auto isInBin = [&](const RangePoint& point) {
        return m_range->x().binOf(point.x) == bin->x() && m_range->y().binOf(point.y) == bin->y();
    };
    if (!mayAxesMove && std::ranges::none_of(added, isInBin))
        return;
    std::vector<RangePoint> now = m_range->pointsIn(bin->x(), bin->y(), kPictures);
    if (now == m_shown)
        return;
    if (now.size() < m_shown.size() || !std::ranges::equal(m_shown, std::span(now).first(m_shown.size()))) {
        showBin();
        return;
    }
    for (const RangePoint& point : std::span(now).subspan(m_shown.size()))
        new QListWidgetItem(nameOf(point), m_list);
    m_shown = std::move(now);
    paintShown();
}

// Those that have no picture yet.
void RangeWindow::paintShown()
{
    std::vector<RangePoint> blank;
    blank.reserve(m_shown.size());
    for (std::size_t row = 0; row < m_shown.size(); ++row)
        if (m_list->item(static_cast<int>(row))->icon().isNull())
            blank.push_back(m_shown[row]);
    m_runner.paint(*m_measured, std::move(blank), kRangePicture * devicePixelRatioF());
}

void RangeWindow::addPicture(const RangePoint& point, const QImage& picture, std::uint64_t hash)
{
    const auto found = std::ranges::find(m_shown, point);
    if (found == m_shown.end())
        return;
    const QSize size = m_list->iconSize() * devicePixelRatioF();
    QListWidgetItem* item = m_list->item(static_cast<int>(found - m_shown.begin()));
    item->setIcon(untinted(QPixmap::fromImage(picture.scaled(size, Qt::KeepAspectRatio, Qt::FastTransformation))));
    item->setData(kHashRole, QVariant::fromValue<qulonglong>(hash));
}

QString RangeWindow::state() const { return m_state->text(); }

void RangeWindow::showState()
{
    const bool isRunning = isBusy();
    m_seeds->enable(isRunning);
    allow(*m_open, m_list->currentRow() >= 0 ? QString() : tr("Choose a seed in the list first."));
    const bool isMeasured = !isRunning || m_done == m_order.count;
    const bool canKeep = m_before || (m_range && isMeasured && m_range->count() > 0);
    allow(*m_keep, canKeep ? QString() : tr("Run it to its end first."));
    m_keep->setChecked(m_before != nullptr);
    const bool isChanged = m_bench.document().undoStack().index() > 0;
    allow(*m_compare, isRunning   ? tr("Run it to its end first.")
                      : isChanged ? QString()
                                  : tr("Change the dungeon first."));
    m_progress->setVisible(m_range != nullptr);
    m_progress->setRange(0, static_cast<int>(std::max<std::uint64_t>(1, m_order.count)));
    m_progress->setValue(static_cast<int>(m_done < m_order.count ? m_done : m_proved));
    if (!m_refusal.isEmpty())
        m_state->setText(m_refusal);
    else if (!m_range)
        m_state->setText(
            tr("Makes the levels of many seeds and shows how many there are of each sort; the dungeon stays "
               "as it is meanwhile."));
    else if (isRunning && isMeasured)
        m_state->setText(tr("Looking for errors..."));
    else
        m_state->setText(
            tr("%n level(s). The cross is the shown level as it is; a bin that is chosen shows its levels.", nullptr,
               static_cast<int>(m_range->count())));
}

void RangeWindow::openChosen()
{
    const int row = m_list->currentRow();
    if (row < 0)
        return;
    const RangePoint point = m_shown[static_cast<std::size_t>(row)];
    const QVariant hash = m_list->item(row)->data(kHashRole);
    m_bakery.makeSeed(
        point.seed, hash.isValid() ? std::optional<std::uint64_t>(hash.toULongLong()) : std::nullopt,
        tr("The dungeon was edited after the run: seed %1 makes other levels of it now.").arg(point.seed));
    if (const auto z = m_bench.dungeon().levelIndex(m_measured->level(point.z).uid))
        m_bench.setZ(*z);
}

} // namespace cave
