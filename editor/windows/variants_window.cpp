// SPDX-License-Identifier: MIT
#include "editor/windows/variants_window.h"

#include "app/view/ui/heard_once.h"
#include "app/view/ui/keep_current.h"
#include "app/view/ui/palette.h"
#include "app/view/ui/theme.h"
#include "editor/canvas/thumbnail.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QPainter>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalBlocker>

#include <algorithm>
#include <array>
#include <tuple>

namespace cave {

namespace {

constexpr QSize kVariantsSize{1030, 640};
constexpr QSize kVariantPicture{176, 96}; // pixels of the interface
constexpr QSize kLargeVariant{460, 320};

constexpr std::array kSortNames{QT_TRANSLATE_NOOP("cave::VariantsWindow", "seed"),
                                QT_TRANSLATE_NOOP("cave::VariantsWindow", "most rooms"),
                                QT_TRANSLATE_NOOP("cave::VariantsWindow", "most loops"),
                                QT_TRANSLATE_NOOP("cave::VariantsWindow", "least unreachable"),
                                QT_TRANSLATE_NOOP("cave::VariantsWindow", "longest way")};

QLabel* caption(const char* text, QWidget* buddy)
{
    auto* label = new QLabel;
    keepCurrent(*label, [label, text] { label->setText(VariantsWindow::tr(text)); });
    label->setProperty("role", "muted");
    label->setBuddy(buddy);
    return label;
}

} // namespace

VariantsWindow::VariantsWindow(Workbench& bench, Bakery& bakery, const std::shared_ptr<Artwork>&, QWidget* parent)
    : QDialog(parent), m_bench(bench), m_bakery(bakery), m_scope(new QComboBox(this)), m_sort(new QComboBox(this)),
      m_list(new HeardOnce<QListWidget>(this)), m_progress(new QProgressBar(this)), m_note(new QLabel(this))
{
    m_scope->addItems({QString(), QString()});
    for (std::size_t i = 0; i < kSortNames.size(); ++i)
        m_sort->addItem(QString());
    m_list->setViewMode(QListView::IconMode);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setMovement(QListView::Static);
    m_list->setSpacing(6);
    m_list->setWordWrap(true);
    m_list->installEventFilter(this); // else it searches for names with the keys
    m_note->setProperty("role", "muted");
    m_note->setWordWrap(true);
    m_progress->setMaximumWidth(180);
    auto* compareButton = new QPushButton(this);
    auto* moreButton = new QPushButton(this);
    auto* takeButton = new QPushButton(this);
    takeButton->setProperty("role", "primary");
    for (QPushButton* button : {compareButton, moreButton, takeButton})
        button->setAutoDefault(false);

    auto* top = new QHBoxLayout;
    top->addWidget(caption(QT_TR_NOOP("Of"), m_scope));
    top->addWidget(m_scope);
    top->addWidget(caption(QT_TR_NOOP("Sort by"), m_sort));
    top->addWidget(m_sort);
    top->addStretch(1);
    top->addWidget(m_progress);
    auto* foot = new QHBoxLayout;
    foot->addWidget(m_note, 1);
    foot->addWidget(compareButton);
    foot->addWidget(moreButton);
    foot->addWidget(takeButton);
    auto* column = new QVBoxLayout(this);
    column->addLayout(top);
    column->addWidget(m_list, 1);
    column->addLayout(foot);
    resize(grown(kVariantsSize));

    connect(m_scope, &QComboBox::activated, this, &VariantsWindow::begin);
    connect(m_sort, &QComboBox::activated, this, &VariantsWindow::showList);
    connect(m_list, &QListWidget::itemActivated, this, &VariantsWindow::take);
    connect(compareButton, &QPushButton::clicked, this, &VariantsWindow::compare);
    connect(moreButton, &QPushButton::clicked, this, &VariantsWindow::more);
    connect(takeButton, &QPushButton::clicked, this, &VariantsWindow::take);
    connect(&m_runner, &SeedRunner::made, this, &VariantsWindow::add);
    connect(&m_runner, &SeedRunner::refused, this, [this](const Error& why) {
        tell([this, refusal = why.what] { return m_bench.describe(refusal); });
        showProgress();
    });
    connect(&m_runner, &SeedRunner::finished, this, &VariantsWindow::showProgress);
    tellKeys();
    keepCurrent(*this, [this, compareButton, moreButton, takeButton] {
        compareButton->setText(tr("Compare"));
        moreButton->setText(tr("More"));
        takeButton->setText(tr("Take it"));
        showTexts();
    });
    // What is shown was made of another design.
    connect(&bench.document(), &Document::replaced, this, &QDialog::hide);
}

void VariantsWindow::showTexts()
{
    const auto z = m_bench.dungeon().levelIndex(m_level);
    setWindowTitle(z ? tr("Variants of level %1").arg(*z + 1) : tr("Variants"));
    m_scope->setAccessibleName(tr("Of what"));
    m_scope->setItemText(0, tr("This level alone"));
    m_scope->setItemText(1, tr("All levels"));
    m_sort->setAccessibleName(tr("Sort by"));
    for (std::size_t i = 0; i < kSortNames.size(); ++i)
        m_sort->setItemText(static_cast<int>(i), tr(kSortNames[i]));
    m_list->setAccessibleName(tr("Variants"));
    m_list->setIconSize(grown(kVariantPicture));
    m_list->setGridSize(m_list->iconSize() + QSize(18, 3 * fontMetrics().lineSpacing() + 18));
    m_progress->setAccessibleName(tr("Variants made"));
    m_note->setText(m_told());
    showList();
}

void VariantsWindow::tell(std::function<QString()> note)
{
    m_told = std::move(note);
    m_note->setText(m_told());
}

void VariantsWindow::tellKeys()
{
    tell([] { return tr("Locks and hand edits are kept. Space marks two, C compares them, Enter takes one."); });
}

bool VariantsWindow::isOfLevel() const { return m_scope->currentIndex() == 0; }

void VariantsWindow::begin()
{
    const Dungeon& dungeon = m_bench.dungeon();
    const DungeonLevel& level = m_bench.level();
    m_level = level.uid;
    const std::uint64_t seed = isOfLevel() ? level.seed.value_or(dungeon.seed) : dungeon.seed;
    m_next = seed + 1;
    m_variants.clear();
    const std::vector<Measure> measures = measuresOf(dungeon);
    m_variants.push_back({seed, measures[static_cast<std::size_t>(m_bench.z())],
                          std::make_shared<const DungeonLevel>(level), 0, true, false});
    showTexts();
    run();
    m_list->setFocus();
}

// The level may be deleted while the window is open.
bool VariantsWindow::isThere()
{
    const bool isThere = m_bench.dungeon().levelIndex(m_level).has_value();
    if (!isThere)
        tell([this] { return m_bench.describe({CAVE_TEXT("errors", "This level is not there any more.")}); });
    return isThere;
}

void VariantsWindow::more()
{
    if (!isThere())
        return;
    std::erase_if(m_variants, [](const Variant& variant) { return !variant.isNow; });
    run();
}

void VariantsWindow::run()
{
    m_runner.stop(); // what it still makes is of another level or design
    m_z = *m_bench.dungeon().levelIndex(m_level);
    if (m_bench.dungeon().level(m_z).recipe.empty() && isOfLevel()) {
        tell([] { return tr("This level was made by hand: no seed makes it another one."); });
        showList();
        return;
    }
    tellKeys();
    SeedOrder order{{}, isOfLevel() ? std::optional(m_level) : std::nullopt, m_level};
    order.seeds.reserve(kVariants);
    for (int i = 0; i < kVariants; ++i)
        order.seeds.push_back(m_next++);
    m_runner.start(m_bench.dungeon(), order);
    showList();
}

void VariantsWindow::add(const std::vector<SeedOutcome>& outcomes)
{
    if (outcomes.empty())
        return;
    for (const SeedOutcome& outcome : outcomes)
        if (outcome.level)
            m_variants.push_back({outcome.trial.seed, outcome.trial.levels[static_cast<std::size_t>(m_z)],
                                  outcome.level, outcome.hash, false, false});
    showList();
}

void VariantsWindow::showList()
{
    const auto key = [sort = static_cast<Sort>(m_sort->currentIndex())](const Variant& variant) {
        const Measure& measure = variant.measure;
        const int value = sort == Sort::Rooms         ? -measure.rooms
                          : sort == Sort::Loops       ? -measure.loops
                          : sort == Sort::Unreachable ? measure.unreachable
                          : sort == Sort::Steps       ? -measure.steps
                                                      : 0;
        return std::tuple(!variant.isNow, value, variant.seed); // the level as it is stays first
    };
    std::ranges::sort(m_variants, {}, key);
    const QSignalBlocker quiet(m_list);
    const QString shown = m_list->currentItem() ? m_list->currentItem()->data(Qt::UserRole).toString() : QString();
    m_list->clear();
    for (const Variant& variant : m_variants) {
        auto* item =
            new QListWidgetItem(pictureOf(*variant.level, nullptr, m_list->iconSize()), textOf(variant), m_list);
        const QString id = QString::number(variant.seed);
        item->setData(Qt::UserRole, id);
        if (id == shown || !m_list->currentItem())
            m_list->setCurrentItem(item);
    }
    showProgress();
}

void VariantsWindow::showProgress()
{
    m_progress->setRange(0, kVariants);
    m_progress->setValue(static_cast<int>(m_variants.size()) - 1);
    m_progress->setVisible(m_runner.isRunning());
}

QString VariantsWindow::textOf(const Variant& variant) const
{
    const QString plain = variant.isNow ? tr("now") : tr("seed %1").arg(variant.seed);
    const QString name = variant.isMarked ? QStringLiteral("◆ ") + plain : plain;
    return tr("%1\nrooms %2, loops %3\nunreachable %4, steps %5")
        .arg(name)
        .arg(variant.measure.rooms)
        .arg(variant.measure.loops)
        .arg(variant.measure.unreachable)
        .arg(variant.measure.steps);
}

// Cells that differ from the other level are hatched.
QIcon VariantsWindow::pictureOf(const DungeonLevel& level, const DungeonLevel* other, QSize size) const
{
    Dungeon one;
    one.width = level.tiles.width();
    one.height = level.tiles.height();
    one.catalogue = m_bench.dungeon().catalogue;
    one.levels = {level};
    QIcon icon = thumbnail(one, 0, size, devicePixelRatioF());
    if (!other)
        return icon;
    QPixmap picture = icon.pixmap(size);
    QPainter painter(&picture);
    const double cell =
        std::min(static_cast<double>(size.width()) / one.width, static_cast<double>(size.height()) / one.height);
    const QPointF corner((size.width() - cell * one.width) / 2, (size.height() - cell * one.height) / 2);
    for (int y = 0; y < one.height; ++y)
        for (int x = 0; x < one.width; ++x)
            if (level.tiles[x, y] != other->tiles[x, y])
                painter.fillRect(QRectF(corner.x() + x * cell, corner.y() + y * cell, cell, cell),
                                 QBrush(QColor(palette::kAmber), Qt::BDiagPattern));
    return {picture};
}

const VariantsWindow::Variant* VariantsWindow::current() const
{
    const int row = m_list->currentRow();
    return row >= 0 && row < std::ssize(m_variants) ? &m_variants[static_cast<std::size_t>(row)] : nullptr;
}

void VariantsWindow::take()
{
    const Variant* variant = current();
    if (!variant || (isOfLevel() && !isThere()))
        return;
    m_runner.stop();
    if (!variant->isNow)
        takeSeed(*variant);
    accept();
}

void VariantsWindow::takeSeed(const Variant& variant)
{
    const std::uint64_t seed = variant.seed;
    if (isOfLevel())
        m_bakery.make(changeOfLevel(m_level,
                                    [seed](Dungeon& dungeon, int z) -> Result<void> {
                                        dungeon.level(z).seed = seed;
                                        return {};
                                    }),
                      tr("Level %1 from seed %2").arg(*m_bench.dungeon().levelIndex(m_level) + 1).arg(seed));
    else
        m_bakery.makeSeed(
            seed, variant.hash,
            tr("The dungeon was edited after the variants: seed %1 makes other levels of it now.").arg(seed));
}

void VariantsWindow::toggleMark()
{
    const int row = m_list->currentRow();
    if (row < 0)
        return;
    Variant& variant = m_variants[static_cast<std::size_t>(row)];
    if (!variant.isMarked && std::ranges::count(m_variants, true, &Variant::isMarked) == 2)
        std::ranges::find(m_variants, true, &Variant::isMarked)->isMarked = false;
    variant.isMarked = !variant.isMarked;
    m_list->item(row)->setText(textOf(variant));
    showList();
}

void VariantsWindow::compare()
{
    std::vector<const Variant*> two;
    for (const Variant& variant : m_variants)
        if (variant.isMarked)
            two.push_back(&variant);
    if (two.empty() && current())
        two.push_back(current());
    if (two.size() == 1)
        two.insert(two.begin(), &*std::ranges::find(m_variants, true, &Variant::isNow));
    if (two.size() != 2 || two[0] == two[1]) {
        tell([] { return tr("Mark two variants with Space to compare them."); });
        return;
    }
    auto* dialog = new QDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Compare"));
    auto* row = new QHBoxLayout(dialog);
    for (std::size_t i = 0; i < 2; ++i) {
        auto* column = new QVBoxLayout;
        auto* picture = new QLabel(dialog);
        picture->setPixmap(pictureOf(*two[i]->level, two[1 - i]->level.get(), kLargeVariant).pixmap(kLargeVariant));
        auto* text = new QLabel(textOf(*two[i]), dialog);
        column->addWidget(picture);
        column->addWidget(text);
        row->addLayout(column);
    }
    dialog->open();
}

bool VariantsWindow::eventFilter(QObject* watched, QEvent* event)
{
    return (event->type() == QEvent::KeyPress && takeKey(static_cast<QKeyEvent*>(event)->key())) ||
           QDialog::eventFilter(watched, event);
}

bool VariantsWindow::takeKey(int key)
{
    switch (key) {
    case Qt::Key_Space: toggleMark(); return true;
    case Qt::Key_C: compare(); return true;
    case Qt::Key_Return:
    case Qt::Key_Enter: take(); return true;
    default: return false;
    }
}

void VariantsWindow::hideEvent(QHideEvent* event)
{
    m_runner.stop();
    QDialog::hideEvent(event);
}

} // namespace cave
