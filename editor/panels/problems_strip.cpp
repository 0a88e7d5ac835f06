// SPDX-License-Identifier: MIT
#include "editor/panels/problems_strip.h"

#include "app/view/ui/icons.h"
#include "editor/actions/action_set.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QScrollBar>
#include <QShortcut>
#include <QSignalBlocker>
#include <QStyleOptionButton>
#include <QStyledItemDelegate>
#include <QToolButton>

#include <algorithm>

namespace cave {

namespace {

constexpr int kIconSize = 16;
constexpr int kMostRows = 5;                   // of the open list
constexpr int kQuietTime = 250;                // ms without a change before problems are looked for
constexpr std::int64_t kMostCells = 2'000'000; // of dungeons that are looked at after every change

QIcon iconOf(Severity severity)
{
    return icon(severity == Severity::Error ? QStringLiteral("error") : QStringLiteral("warning"));
}

bool isSameProblem(const Problem& one, const Problem& other) { return one.kind == other.kind && one.at == other.at; }

// Leaves room for the button of a row at its right.
class ProblemDelegate : public QStyledItemDelegate {
public:
    explicit ProblemDelegate(QListWidget& list) : QStyledItemDelegate(&list) {}

    static int buttonWidth(const QFontMetrics& metrics)
    {
        return metrics.horizontalAdvance(ProblemsStrip::tr("Fix")) + 28;
    }

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const QSize size = QStyledItemDelegate::sizeHint(option, index);
        return {size.width(), std::max(size.height(), option.fontMetrics.lineSpacing() + 8)};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        QStyleOptionViewItem narrow = option;
        narrow.rect.setRight(option.rect.right() - buttonWidth(option.fontMetrics));
        QStyledItemDelegate::paint(painter, narrow, index);
    }
};

} // namespace

QString ProblemsStrip::textOf(const Problem& problem) const
{
    QString what = m_bench.describe(problem.what);
    if (!problem.at)
        return what;
    return tr("Level %1 (%2, %3): %4").arg(problem.at->z + 1).arg(problem.at->x).arg(problem.at->y).arg(what);
}

ProblemsStrip::ProblemsStrip(Workbench& bench, const ActionSet& actions, QWidget* parent)
    : QFrame(parent), m_bench(bench), m_actions(actions), m_icon(new QLabel(this)), m_line(new QPushButton(this)),
      m_count(new QLabel(this)), m_fixButton(new QPushButton(this)), m_next(new QPushButton(this)),
      m_way(new QPushButton(tr("Show the way"), this)), m_toggle(new QToolButton(this)), m_list(new QListWidget(this))
{
    setProperty("role", "panel");
    m_line->setFlat(true);
    m_line->setObjectName("line");
    m_line->setProperty("role", "link");
    m_line->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    m_line->installEventFilter(this); // for its width
    m_next->setText(tr("Next %1").arg(nextKey()).trimmed());
    m_next->setToolTip(tr("Shows where the next problem is."));
    m_next->setAccessibleName(tr("Next problem"));
    m_fixButton->setText(tr("Fix %1").arg(actions.keyLabel(EditorAction::FixProblem)).trimmed());
    m_fixButton->setAccessibleName(tr("Fix this problem"));
    m_way->setCheckable(true);
    m_way->setToolTip(tr("Show the way\nDraws the way from the start to the goal."));
    m_toggle->setCheckable(true);
    m_toggle->setIcon(icon(QStringLiteral("up")));
    m_toggle->setToolTip(tr("Shows all problems."));
    m_toggle->setAccessibleName(tr("All problems"));
    m_list->setAccessibleName(tr("Problems"));
    m_list->setIconSize({kIconSize, kIconSize});
    m_list->setWordWrap(true);
    m_list->setItemDelegate(new ProblemDelegate(*m_list));
    m_list->hide();

    auto* line = new QHBoxLayout;
    line->setContentsMargins(8, 2, 6, 2);
    line->setSpacing(6);
    line->addWidget(m_icon);
    line->addWidget(m_line, 1);
    line->addWidget(m_fixButton);
    line->addWidget(m_next);
    line->addWidget(m_way);
    line->addWidget(m_count);
    line->addWidget(m_toggle);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_list);
    column->addLayout(line);

    m_timer.setSingleShot(true);
    m_timer.setInterval(kQuietTime);
    connect(&m_timer, &QTimer::timeout, this, &ProblemsStrip::beginSearch);
    connect(&bench.document(), &Document::edited, this, &ProblemsStrip::scheduleRefresh);
    connect(&bench.document(), &Document::replaced, this, [this] {
        if (isCheckedAtOnce()) {
            refresh();
        } else {
            take({}); // what was found was another one's
            scheduleRefresh();
        }
    });
    connect(m_line, &QPushButton::clicked, this, [this] { step(m_current < 0 ? 1 : 0); });
    connect(m_fixButton, &QPushButton::clicked, this, &ProblemsStrip::fix);
    connect(m_way, &QPushButton::toggled, this, &ProblemsStrip::wayToggled);
    connect(m_next, &QPushButton::clicked, this, [this] { step(1); });
    connect(m_toggle, &QToolButton::toggled, this, &ProblemsStrip::open);
    m_fixTimer.setSingleShot(true);
    m_fixTimer.setInterval(0);
    connect(&m_fixTimer, &QTimer::timeout, this, &ProblemsStrip::findFixInView);
    connect(m_list->verticalScrollBar(), &QScrollBar::valueChanged, &m_fixTimer, qOverload<>(&QTimer::start));
    connect(m_list, &QListWidget::currentRowChanged, this, [this](int row) {
        m_current = row;
        showLine();
    });
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter}) {
        auto* fixKey = new QShortcut(QKeySequence(Qt::ControlModifier | key), m_list);
        fixKey->setContext(Qt::WidgetShortcut);
        connect(fixKey, &QShortcut::activated, this, &ProblemsStrip::fix);
    }
    connect(m_list, &QListWidget::itemClicked, this, [this] { show(m_list->currentRow()); });
    connect(m_list, &QListWidget::itemActivated, this, [this] { show(m_list->currentRow()); });
    connectActions();
    scheduleRefresh();
}

void ProblemsStrip::connectActions()
{
    connect(&m_actions[EditorAction::NextProblem], &QAction::triggered, this, [this] { step(1); });
    connect(&m_actions[EditorAction::PreviousProblem], &QAction::triggered, this, [this] { step(-1); });
    connect(&m_actions[EditorAction::FixProblem], &QAction::triggered, this, &ProblemsStrip::fix);
}

QString ProblemsStrip::nextKey() const { return m_actions.keyLabel(EditorAction::NextProblem); }

bool ProblemsStrip::isCheckedAtOnce() const
{
    const Dungeon& dungeon = m_bench.dungeon();
    return m_checksAtOnce && std::int64_t{dungeon.width} * dungeon.height * dungeon.depth() <= kMostCells;
}

void ProblemsStrip::scheduleRefresh()
{
    m_isStale = true;
    ++m_searchNumber;
    if (isCheckedAtOnce())
        m_timer.start();
    else
        m_timer.stop();
    if (!isVisible() || !m_timer.isActive())
        showLine();
}

void ProblemsStrip::setChecksAtOnce(bool atOnce)
{
    m_checksAtOnce = atOnce;
    if (m_isStale)
        scheduleRefresh();
}

void ProblemsStrip::refresh() { take(look(m_bench.dungeon(), shownNow())); }

// One search at a time; its dungeon is a copy, so that strokes go on.
void ProblemsStrip::beginSearch()
{
    if (m_search.valid()) {
        m_timer.start();
        return;
    }
    m_search = std::async(
        std::launch::async, [this, number = m_searchNumber, dungeon = m_bench.dungeon(), before = shownNow()] {
            Found found = look(dungeon, before);
            QMetaObject::invokeMethod(this, [this, number] { endSearch(number); }, Qt::QueuedConnection);
            return found;
        });
}

void ProblemsStrip::endSearch(int number)
{
    Found found = m_search.get();
    if (number == m_searchNumber)
        take(std::move(found));
}

ProblemsStrip::Found ProblemsStrip::look(const Dungeon& dungeon, const Shown& before)
{
    Found found{findProblems(dungeon), findRoute(dungeon), -1, {}};
    const auto same = std::ranges::find_if(found.problems, [&](const Problem& problem) {
        return before.problem && isSameProblem(problem, *before.problem);
    });
    if (same != found.problems.end())
        found.current = static_cast<int>(same - found.problems.begin());
    else if (before.keepsIndex)
        found.current = std::min(before.index, static_cast<int>(found.problems.size()) - 1);
    if (!found.problems.empty())
        found.fix = fixFor(dungeon, found.problems[static_cast<std::size_t>(std::max(0, found.current))]);
    return found;
}

// In the list, the next one moves into the place of one that is gone.
ProblemsStrip::Shown ProblemsStrip::shownNow() const
{
    return {m_current >= 0 ? std::optional(*shown()) : std::nullopt, m_current, isOpen()};
}

void ProblemsStrip::take(Found found)
{
    m_timer.stop();
    ++m_searchNumber;
    m_isStale = false;
    m_problems = std::move(found.problems);
    m_route = std::move(found.route);
    m_current = found.current;
    m_fixes.clear();
    fillList();
    if (!m_problems.empty())
        setFix(std::max(0, m_current), std::move(found.fix));
    showLine();
    emit refreshed();
}

void ProblemsStrip::fillList()
{
    const QSignalBlocker quiet(m_list);
    m_list->clear();
    for (const Problem& problem : m_problems)
        new QListWidgetItem(iconOf(problem.severity), textOf(problem), m_list);
    const int row = m_list->count() > 0 ? m_list->sizeHintForRow(0) : 0;
    m_list->setFixedHeight(std::min(m_list->count(), kMostRows) * row + 2 * m_list->frameWidth() + 2);
    m_list->setCurrentRow(m_current);
    m_fixTimer.start();
}

void ProblemsStrip::step(int direction)
{
    if (m_isStale)
        refresh();
    if (m_problems.empty())
        return;
    const int count = static_cast<int>(m_problems.size());
    const int from = m_current < 0 && direction < 0 ? 0 : m_current;
    show((from + direction + count) % count);
}

void ProblemsStrip::show(int index)
{
    if (index < 0 || index >= static_cast<int>(m_problems.size()))
        return;
    m_list->setCurrentRow(index);
    if (const auto& at = m_problems[static_cast<std::size_t>(index)].at)
        m_bench.goTo(*at);
}

const Problem* ProblemsStrip::shown() const
{
    return m_problems.empty() ? nullptr : &m_problems[static_cast<std::size_t>(std::max(0, m_current))];
}

const std::optional<Fix>& ProblemsStrip::fixOf(int index)
{
    if (const auto known = m_fixes.find(index); known != m_fixes.end())
        return known->second;
    return setFix(index, fixFor(m_bench.dungeon(), m_problems[static_cast<std::size_t>(index)]));
}

const std::optional<Fix>& ProblemsStrip::setFix(int index, std::optional<Fix> fix)
{
    const std::optional<Fix>& kept = m_fixes[index] = std::move(fix);
    if (kept)
        addFixButton(index, m_bench.describe(kept->what));
    return kept;
}

// One of the rows in view at a time: each takes about as long as looking for all problems.
void ProblemsStrip::findFixInView()
{
    if (!isOpen() || m_isStale)
        return;
    const int height = m_list->viewport()->height();
    for (int row = std::max(0, m_list->indexAt({0, 0}).row()); row < m_list->count(); ++row) {
        if (m_list->visualItemRect(m_list->item(row)).top() >= height)
            return;
        if (m_fixes.contains(row))
            continue;
        fixOf(row);
        m_fixTimer.start();
        return;
    }
}

void ProblemsStrip::addFixButton(int index, const QString& what)
{
    auto* holder = new QWidget;
    auto* button = new QToolButton(holder);
    button->setText(tr("Fix"));
    button->setToolTip(tr("Fix (Ctrl+Enter)\n%1").arg(what));
    button->setAccessibleName(tr("Fix this problem"));
    button->setFocusPolicy(Qt::NoFocus); // the row has it, and the key
    auto* line = new QHBoxLayout(holder);
    line->setContentsMargins(0, 0, 4, 0);
    line->addStretch(1);
    line->addWidget(button);
    connect(button, &QToolButton::clicked, this, [this, index] {
        m_list->setCurrentRow(index);
        fix();
    });
    QListWidgetItem* item = m_list->item(index);
    item->setToolTip(button->toolTip());
    item->setData(Qt::AccessibleDescriptionRole, what);
    m_list->setItemWidget(item, holder);
}

void ProblemsStrip::fix()
{
    if (m_isStale) {
        const std::optional<Problem> meant = m_current >= 0 ? std::optional(*shown()) : std::nullopt;
        refresh();
        if (meant && !(shown() && isSameProblem(*shown(), *meant))) {
            emit said(tr("This problem is gone already."));
            return;
        }
    }
    const std::optional<Fix> fix = m_problems.empty() ? std::nullopt : fixOf(std::max(0, m_current));
    if (!fix) {
        emit said(m_problems.empty() ? tr("There is no problem to fix.")
                                     : tr("This has to be set right by hand. Press %1 to go there.").arg(nextKey()));
        return;
    }
    const QString what = m_bench.describe(fix->what);
    if (const auto& at = shown()->at)
        m_bench.goTo(*at);
    m_bench.document().push(fix->edit, tr("Fix: %1").arg(what));
    refresh();
    emit said(tr("Done: %1").arg(what));
}

void ProblemsStrip::setWayShown(bool isShown) { m_way->setChecked(isShown); }

bool ProblemsStrip::isOpen() const { return m_list->isVisible(); }

void ProblemsStrip::open(bool isOpen)
{
    m_toggle->setChecked(isOpen);
    m_list->setVisible(isOpen && !m_problems.empty());
    m_fixTimer.start();
}

bool ProblemsStrip::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_line && event->type() == QEvent::Resize)
        fitLine();
    return QFrame::eventFilter(watched, event);
}

// What does not fit is told by the tooltip, and to readers.
void ProblemsStrip::fitLine()
{
    QStyleOptionButton option;
    option.initFrom(m_line);
    const int room = m_line->style()->subElementRect(QStyle::SE_PushButtonContents, &option, m_line).width();
    m_line->setText(m_line->fontMetrics().elidedText(m_lineText, Qt::ElideRight, room));
    m_line->setAccessibleName(m_lineText);
    m_line->setToolTip(m_problems.empty() ? m_lineText : tr("%1\nGoes to the place.").arg(m_lineText));
}

void ProblemsStrip::showLine()
{
    const bool isFine = m_problems.empty();
    // What was found before the last change is told, but not looked into any more.
    const bool isKnown = !isFine && (!m_isStale || m_fixes.contains(std::max(0, m_current)));
    const Fix* fix = nullptr;
    if (isKnown)
        if (const std::optional<Fix>& found = fixOf(std::max(0, m_current)))
            fix = &*found;
    QString line;
    QIcon sign = icon(QStringLiteral("ok"));
    if (m_isStale && (m_timer.isActive() || m_search.valid()) && isFine) {
        line = tr("Looking for problems...");
        sign = icon(QStringLiteral("info"));
    } else if (m_isStale && isFine) {
        line = tr("This dungeon is large: problems are looked for when you press %1.").arg(nextKey());
        sign = icon(QStringLiteral("info"));
    } else if (!isFine) {
        line = textOf(*shown());
        if (fix)
            line = tr("%1 Fix: %2").arg(line, m_bench.describe(fix->what));
        sign = iconOf(shown()->severity);
    } else if (!m_route.empty()) {
        line = tr("No problems. The goal can be reached in %n step(s).", nullptr, static_cast<int>(m_route.size()) - 1);
    } else {
        line = tr("No problems.");
    }
    m_icon->setPixmap(sign.pixmap(kIconSize));
    m_lineText = line;
    fitLine();
    m_count->setText(tr("%n problem(s)", nullptr, static_cast<int>(m_problems.size())));
    m_count->setVisible(!isFine);
    m_next->setVisible(!isFine);
    m_fixButton->setVisible(fix != nullptr);
    m_fixButton->setToolTip(fix ? m_bench.describe(fix->what) : QString());
    m_way->setVisible(isFine && !m_route.empty());
    m_toggle->setVisible(!isFine);
    m_list->setVisible(!isFine && m_toggle->isChecked());
}

} // namespace cave
