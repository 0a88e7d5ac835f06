// SPDX-License-Identifier: MIT
#include "editor/lab/sweep_window.h"

#include "app/view/ui/flow_layout.h"
#include "app/view/ui/keep_current.h"
#include "app/view/ui/theme.h"
#include "app/view/ui/widgets.h"
#include "editor/lab/measure_titles.h"
#include "editor/lab/seeds_bar.h"
#include "editor/lab/sweep_view.h"
#include "editor/panels/recipe/recipe_words.h"

#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>

#include <algorithm>
#include <utility>

namespace cave {

namespace {

constexpr int kUsualSweep = 50; // seeds
constexpr int kMostSweep = 500;
constexpr int kMostPerMille = 1000;

bool canBeSwept(const Parameter& parameter)
{
    return parameter.kind == ParameterKind::PerMille ||
           (parameter.kind == ParameterKind::Integer && parameter.low < parameter.high);
}

std::vector<const Parameter*> sweptParameters(const RecipeRow& row)
{
    std::vector<const Parameter*> found;
    if (const Pass* pass = findPass(row.type, row.version))
        for (const Parameter& parameter : pass->parameters)
            if (canBeSwept(parameter))
                found.push_back(&parameter);
    return found;
}

std::pair<int, int> boundsOf(const Parameter& parameter)
{
    return parameter.kind == ParameterKind::PerMille ? std::pair(0, kMostPerMille)
                                                     : std::pair(parameter.low, parameter.high);
}

const Json& saidBy(const RecipeRow& row, const Parameter& parameter)
{
    const Json* said = row.parameters.find(parameter.id);
    return said ? *said : parameter.byDefault;
}

} // namespace

SweepWindow::SweepWindow(Workbench& bench, Bakery& bakery, QWidget* parent)
    : QWidget(parent), m_bench(bench), m_bakery(bakery), m_row(new QComboBox(this)), m_parameter(new QComboBox(this)),
      m_low(new QSpinBox(this)), m_high(new QSpinBox(this)), m_measure(new QComboBox(this)),
      m_seeds(new SeedsBar(kUsualSweep, kMostSweep, *this)), m_progress(new QProgressBar(this)),
      m_state(new QLabel(this)), m_view(new SweepView(this)), m_take(new QPushButton(this)),
      m_copy(new QPushButton(this))
{
    m_state->setWordWrap(true);
    auto* column = new QVBoxLayout(this);
    column->addLayout(newTop());
    column->addWidget(m_progress);
    column->addWidget(m_view, 1);
    column->addWidget(m_state);
    column->addLayout(newBottom());
    setFocusProxy(m_row);
    for (QPushButton* button : {m_take, m_copy})
        button->setAutoDefault(false);
    connectParts();
    keepCurrent(*this, [this] { showTexts(); });
}

QLayout* SweepWindow::newTop()
{
    showMeasures(*m_measure);
    m_measure->setCurrentIndex(static_cast<int>(findMapMeasure("loops").value_or(0)));
    auto* row = new QLabel(this);
    auto* low = new QLabel(this);
    auto* high = new QLabel(this);
    auto* measure = new QLabel(this);
    keepCurrent(*row, [row, low, high, measure] {
        row->setText(tr("&Parameter"));
        low->setText(tr("&lowest"));
        high->setText(tr("&highest"));
        measure->setText(tr("&measured by"));
    });
    auto* top = new FlowLayout;
    top->addPair(*row, *m_row);
    top->addWidget(m_parameter);
    top->addPair(*low, *m_low);
    top->addPair(*high, *m_high);
    top->addPair(*measure, *m_measure);
    m_seeds->addTo(*top);
    return top;
}

QLayout* SweepWindow::newBottom()
{
    auto* bottom = new QHBoxLayout;
    bottom->addWidget(m_take);
    bottom->addWidget(m_copy);
    bottom->addStretch(1);
    return bottom;
}

void SweepWindow::connectParts()
{
    connect(m_row, &QComboBox::currentIndexChanged, this, &SweepWindow::showParameters);
    connect(m_parameter, &QComboBox::currentIndexChanged, this, &SweepWindow::showBounds);
    connect(m_seeds, &SeedsBar::runWanted, this, [this] {
        if (const auto order = typedOrder())
            run(*order);
    });
    connect(m_seeds, &SeedsBar::stopWanted, this, &SweepWindow::stop);
    connect(m_seeds, &SeedsBar::typed, this, &SweepWindow::showState);
    connect(m_low, &QSpinBox::valueChanged, this, &SweepWindow::showState);
    connect(m_high, &QSpinBox::valueChanged, this, &SweepWindow::showState);
    connect(m_view, &SweepView::valueChosen, this, &SweepWindow::showState);
    connect(m_take, &QPushButton::clicked, this, &SweepWindow::takeChosen);
    connect(m_copy, &QPushButton::clicked, this, [this] {
        QGuiApplication::clipboard()->setText(table());
        emit said(tr("The table is on the clipboard, as comma-separated values."));
    });
    connect(&m_runner, &SweepRunner::sampled, this, [this](const std::vector<ValueSample>& samples) {
        for (const ValueSample& each : samples)
            m_sweep->add(each.value, each.sample);
        m_samples += samples.size();
        m_view->showMore();
        showState();
    });
    connect(&m_runner, &SweepRunner::finished, this, &SweepWindow::showState);
    connect(&m_runner, &SweepRunner::refused, this, [this](const Error& why) {
        m_refusal = described(why);
        showState();
    });
    connect(&m_bench, &Workbench::levelChanged, this, &SweepWindow::showRows);
    connect(&m_bench.document(), &Document::edited, this, &SweepWindow::showRows);
    // What was measured of another dungeon says nothing about the one that is shown now.
    connect(&m_bench.document(), &Document::replaced, this, [this] {
        clear();
        showRows();
    });
}

void SweepWindow::showTexts()
{
    setWindowTitle(tr("Sweep"));
    m_row->setAccessibleName(tr("Row of the recipe"));
    m_parameter->setAccessibleName(tr("Parameter"));
    m_low->setAccessibleName(tr("Lowest value"));
    m_high->setAccessibleName(tr("Highest value"));
    m_measure->setAccessibleName(tr("Measure"));
    showMeasures(*m_measure);
    m_progress->setAccessibleName(tr("Dungeons made"));
    m_progress->setFormat(tr("%v of %m"));
    m_view->setAccessibleName(tr("The measure by the values of the parameter"));
    m_take->setText(tr("&Take this value"));
    m_take->setToolTip(tr("The recipe says the chosen value from now on."));
    m_copy->setText(tr("Cop&y as table"));
    m_copy->setToolTip(tr("Comma-separated values, for a spreadsheet."));
    if (m_sweep)
        m_view->setSweep(m_sweep, m_orderName, measureTitle(m_order.measure));
    showRows();
}

// The rows of the shown level, with the same one chosen as before where it is there still.
void SweepWindow::showRows()
{
    const LevelRow* before = chosenRow();
    const Uid chosen = before ? before->row.uid : Uid{};
    m_rows.clear();
    {
        const QSignalBlocker quiet(m_row);
        m_row->clear();
        for (const LevelRow& row : levelRows(m_bench.dungeon(), m_bench.level()))
            if (row.row.on && !sweptParameters(row.row).empty()) {
                m_rows.push_back(row);
                m_row->addItem(rowTitle(row.row));
                if (row.row.uid == chosen)
                    m_row->setCurrentIndex(m_row->count() - 1);
            }
    }
    showParameters();
}

void SweepWindow::showParameters()
{
    const QString before = m_parameter->currentData().toString();
    {
        const QSignalBlocker quiet(m_parameter);
        m_parameter->clear();
        if (const LevelRow* row = chosenRow())
            for (const Parameter* parameter : sweptParameters(row->row)) {
                const QString id =
                    QString::fromUtf8(parameter->id.data(), static_cast<qsizetype>(parameter->id.size()));
                m_parameter->addItem(parameterName(*parameter), id);
                if (id == before)
                    m_parameter->setCurrentIndex(m_parameter->count() - 1);
            }
    }
    // The same parameter of another pass may have other bounds.
    const Parameter* parameter = chosenParameter();
    const bool isSame = parameter && m_parameter->currentData().toString() == before &&
                        boundsOf(*parameter) == std::pair(m_low->minimum(), m_low->maximum());
    if (isSame)
        showNow();
    else
        showBounds();
}

void SweepWindow::showBounds()
{
    if (const Parameter* parameter = chosenParameter()) {
        const auto [low, high] = boundsOf(*parameter);
        for (QSpinBox* box : {m_low, m_high})
            box->setRange(low, high);
        m_low->setValue(low);
        m_high->setValue(high);
    }
    showNow();
}

// Where the recipe says a number for what was swept, the mark is there.
void SweepWindow::showNow()
{
    std::optional<std::int64_t> now;
    for (const LevelRow& row : m_rows)
        if (m_sweep && row.row.uid == m_order.row)
            for (const Parameter* parameter : sweptParameters(row.row))
                if (parameter->id == m_order.parameter)
                    if (const auto* number = saidBy(row.row, *parameter).as<std::int64_t>())
                        now = *number;
    m_view->setNow(now);
    showState();
}

const LevelRow* SweepWindow::chosenRow() const
{
    const int index = m_row->currentIndex();
    return index >= 0 && static_cast<std::size_t>(index) < m_rows.size() ? &m_rows[static_cast<std::size_t>(index)]
                                                                         : nullptr;
}

const Parameter* SweepWindow::chosenParameter() const
{
    const LevelRow* row = chosenRow();
    const Pass* pass = row ? findPass(row->row.type, row->row.version) : nullptr;
    return pass ? findParameter(pass->parameters, m_parameter->currentData().toString().toStdString()) : nullptr;
}

void SweepWindow::chooseParameter(Uid row, const std::string& parameter)
{
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        if (m_rows[i].row.uid == row)
            m_row->setCurrentIndex(static_cast<int>(i));
    m_parameter->setCurrentIndex(m_parameter->findData(QString::fromStdString(parameter)));
}

std::optional<SweepOrder> SweepWindow::typedOrder() const
{
    const LevelRow* row = chosenRow();
    const Parameter* parameter = chosenParameter();
    if (!row || !parameter || m_low->value() > m_high->value())
        return std::nullopt;
    SweepOrder order;
    order.z = m_bench.z();
    order.row = row->row.uid;
    order.parameter = parameter->id;
    order.values = sweepValues(m_low->value(), m_high->value());
    order.measure = static_cast<std::size_t>(m_measure->currentIndex());
    if (m_seeds->isOfShownLevel())
        order.measured = m_bench.z();
    order.first = m_seeds->first().value_or(1);
    order.count = m_seeds->count();
    return order;
}

void SweepWindow::run(const SweepOrder& order)
{
    clear();
    m_order = order;
    m_level = m_bench.dungeon().level(order.z).uid;
    m_orderName = nameOf(order);
    m_sweep = std::make_shared<SweepSum>(order.values);
    m_view->setSweep(m_sweep, m_orderName, measureTitle(order.measure));
    m_runner.start(m_bench.dungeon(), order);
    showNow();
}

QString SweepWindow::nameOf(const SweepOrder& order) const
{
    for (const LevelRow& row : m_rows)
        if (row.row.uid == order.row)
            for (const Parameter* parameter : sweptParameters(row.row))
                if (parameter->id == order.parameter)
                    return tr("%1: %2").arg(rowTitle(row.row), parameterName(*parameter));
    return QString::fromStdString(order.parameter);
}

QPushButton& SweepWindow::runButton() const { return m_seeds->runButton(); }

void SweepWindow::stop()
{
    m_runner.stop();
    showState();
}

void SweepWindow::clear()
{
    m_runner.stop();
    m_sweep.reset();
    m_samples = 0;
    m_refusal.clear();
    m_view->setSweep(nullptr, {}, {});
    showState();
}

QString SweepWindow::state() const { return m_state->text(); }

QString SweepWindow::whyNot() const
{
    if (m_rows.empty())
        return tr("No row of this level's recipe has a number to sweep.");
    return m_low->value() > m_high->value() ? tr("The lowest value is above the highest one.") : QString();
}

void SweepWindow::showState()
{
    m_seeds->enable(isBusy(), whyNot());
    const auto chosen = m_view->chosen();
    allow(*m_take, canTake()           ? QString()
                   : m_sweep && chosen ? tr("The row is no longer in the recipe.")
                                       : tr("Choose a value in the picture first."));
    allow(*m_copy, m_samples > 0 ? QString() : tr("Run it first."));
    m_progress->setVisible(m_sweep != nullptr);
    m_progress->setRange(0, static_cast<int>(std::max<std::uint64_t>(1, m_order.count * m_order.values.size())));
    m_progress->setValue(static_cast<int>(m_samples));
    if (!m_refusal.isEmpty())
        m_state->setText(m_refusal);
    else if (m_rows.empty())
        m_state->setText(whyNot());
    else if (!m_sweep)
        m_state->setText(tr("Makes the same seeds with up to eleven values of the parameter, and shows what becomes of "
                            "the measure; the dungeon stays as it is meanwhile."));
    else if (chosen)
        m_state->setText(m_view->textOf(*chosen));
    else
        m_state->setText(tr("The line is the median, the band holds eight of ten levels. Choose a value to read it."));
}

QString SweepWindow::table() const
{
    QString text = QStringLiteral("value,median,low,high,levels,seeds,faulty\n");
    for (std::size_t i = 0; m_sweep && i < m_sweep->values().size(); ++i) {
        const SweepBand band = m_sweep->band(i);
        const bool isMeasured = band.numbers > 0;
        const auto cell = [&](std::int64_t number) { return isMeasured ? QString::number(number) : QString(); };
        text += QStringLiteral("%1,%2,%3,%4,%5,%6,%7\n")
                    .arg(m_sweep->values()[i])
                    .arg(cell(band.median), cell(band.low), cell(band.high))
                    .arg(band.numbers)
                    .arg(band.seeds)
                    .arg(band.faulty);
    }
    return text;
}

bool SweepWindow::canTake() const
{
    const Dungeon& dungeon = m_bench.dungeon();
    const auto z = dungeon.levelIndex(m_level);
    if (!m_sweep || !m_view->chosen() || !z)
        return false;
    return std::ranges::any_of(levelRows(dungeon, dungeon.level(*z)),
                               [this](const LevelRow& row) { return row.row.uid == m_order.row; });
}

void SweepWindow::takeChosen()
{
    if (!canTake())
        return;
    const std::int64_t value = m_sweep->values()[*m_view->chosen()];
    m_bakery.make(changeOfLevel(m_level,
                                [order = m_order, value](Dungeon& dungeon, int z) -> Result<void> {
                                    setParameter(dungeon, z, order.row, order.parameter, value);
                                    return {};
                                }),
                  m_orderName, kNoStroke, tr("Nothing changed: the recipe says %1 already.").arg(value));
}

} // namespace cave
