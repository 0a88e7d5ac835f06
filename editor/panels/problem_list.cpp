// SPDX-License-Identifier: MIT
#include "editor/panels/problem_list.h"

#include "app/view/ui/icons.h"
#include "app/view/ui/theme.h"
#include "editor/panels/problem_search.h"

#include <QHBoxLayout>
#include <QScrollBar>
#include <QShortcut>
#include <QSignalBlocker>
#include <QStyledItemDelegate>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace cave {

namespace {

constexpr int kProblemIcon = 16; // pixels
constexpr int kMostRows = 5;     // without scrolling
constexpr int kButtonMargin = 4; // pixels at its right

// Leaves room for the button of a row at its right.
class ProblemDelegate : public QStyledItemDelegate {
public:
    explicit ProblemDelegate(ProblemList& list) : QStyledItemDelegate(&list) {}

    static QSize buttonSize()
    {
        QToolButton button;
        button.setText(ProblemList::tr("Fix"));
        button.ensurePolished();
        return button.sizeHint();
    }

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const QSize size = QStyledItemDelegate::sizeHint(option, index);
        return {size.width(), std::max(size.height(), buttonSize().height() + 2)};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        QStyleOptionViewItem narrow = option;
        narrow.rect.setRight(option.rect.right() - buttonSize().width() - kButtonMargin);
        QStyledItemDelegate::paint(painter, narrow, index);
    }
};

} // namespace

QString problemText(const Workbench& bench, const Problem& problem)
{
    const QString what = bench.describe(problem.what);
    if (!problem.at)
        return what;
    return ProblemList::tr("Level %1 (%2, %3): %4")
        .arg(problem.at->z + 1)
        .arg(problem.at->x)
        .arg(problem.at->y)
        .arg(what);
}

QIcon problemIcon(Severity severity)
{
    return icon(severity == Severity::Error ? QStringLiteral("error") : QStringLiteral("warning"));
}

bool isSameProblem(const Problem& one, const Problem& other) { return one.kind == other.kind && one.at == other.at; }

ProblemList::ProblemList(const Workbench& bench, QWidget* parent) : QListWidget(parent), m_bench(bench)
{
    setWordWrap(true);
    setItemDelegate(new ProblemDelegate(*this));
    m_timer.setSingleShot(true);
    m_timer.setInterval(0);
    connect(&m_timer, &QTimer::timeout, this, &ProblemList::findNextFix);
    connect(verticalScrollBar(), &QScrollBar::valueChanged, this, &ProblemList::findFixes);
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter}) {
        auto* fixKey = new QShortcut(QKeySequence(Qt::ControlModifier | key), this);
        fixKey->setContext(Qt::WidgetShortcut);
        connect(fixKey, &QShortcut::activated, this, [this] { emit fixWanted(currentRow()); });
    }
}

void ProblemList::findFixes() { m_timer.start(); }

void ProblemList::setProblems(std::vector<Problem> problems, int current)
{
    setStale();
    m_isStale = false;
    m_problems = std::move(problems);
    m_fixes.clear();
    const QSignalBlocker quiet(this);
    clear();
    for (std::size_t i = 0; i < m_problems.size(); ++i)
        new QListWidgetItem(this);
    showTexts();
    setCurrentRow(current);
    findFixes();
}

void ProblemList::showTexts()
{
    const QSignalBlocker quiet(this);
    setAccessibleName(tr("Problems"));
    setIconSize(grown({kProblemIcon, kProblemIcon}));
    for (int row = 0; row < count(); ++row) {
        const Problem& problem = m_problems[static_cast<std::size_t>(row)];
        item(row)->setIcon(problemIcon(problem.severity));
        item(row)->setText(problemText(m_bench, problem));
        if (const auto known = m_fixes.find(row); known != m_fixes.end() && known->second)
            addFixButton(row, m_bench.describe(known->second->what));
    }
    const int height = count() > 0 ? sizeHintForRow(0) : 0;
    setFixedHeight(std::min(count(), kMostRows) * height + 2 * frameWidth() + 2);
}

const std::optional<Fix>& ProblemList::fixOf(int index)
{
    if (!knowsFix(index))
        setFix(index, fixFor(m_bench.dungeon(), m_problems[static_cast<std::size_t>(index)]));
    return m_fixes.at(index);
}

void ProblemList::setFix(int index, std::optional<Fix> fix)
{
    const std::optional<Fix>& kept = m_fixes[index] = std::move(fix);
    if (kept)
        addFixButton(index, m_bench.describe(kept->what));
}

void ProblemList::setStale()
{
    m_isStale = true;
    ++m_number;
    m_then = nullptr;
}

void ProblemList::whenFixKnown(int index, std::function<void()> then)
{
    if (knowsFix(index) || ProblemSearch::isSmall(m_bench.dungeon())) {
        fixOf(index);
        then();
        return;
    }
    m_wanted = index;
    m_then = std::move(then);
    findNextFix();
}

// The wanted one, else the first one in view.
std::optional<int> ProblemList::nextRow() const
{
    if (m_then && !knowsFix(m_wanted))
        return m_wanted;
    if (!isVisible())
        return {};
    const int height = viewport()->height();
    for (int row = std::max(0, indexAt({0, 0}).row()); row < count(); ++row) {
        if (visualItemRect(item(row)).top() >= height)
            return {};
        if (!knowsFix(row))
            return row;
    }
    return {};
}

// One row at a time, beside the window: each takes about as long as looking for all problems.
void ProblemList::findNextFix()
{
    const std::optional<int> row = m_isStale || m_search.valid() ? std::nullopt : nextRow();
    if (!row)
        return;
    m_search = std::async(std::launch::async, [this, number = m_number, row = *row, dungeon = m_bench.dungeon(),
                                               problem = m_problems[static_cast<std::size_t>(*row)]] {
        std::optional<Fix> fix = fixFor(dungeon, problem);
        QMetaObject::invokeMethod(this, [this, number, row] { endFind(number, row); }, Qt::QueuedConnection);
        return fix;
    });
}

void ProblemList::endFind(int number, int row)
{
    std::optional<Fix> fix = m_search.get();
    if (number == m_number) {
        setFix(row, std::move(fix));
        if (row == m_wanted)
            if (const auto then = std::exchange(m_then, nullptr))
                then();
    }
    findNextFix();
}

void ProblemList::addFixButton(int index, const QString& what)
{
    auto* holder = new QWidget;
    auto* button = new QToolButton(holder);
    button->setText(tr("Fix"));
    button->setToolTip(tr("Fix (Ctrl+Enter)\n%1").arg(what));
    button->setAccessibleName(tr("Fix this problem"));
    button->setFocusPolicy(Qt::NoFocus); // the row has it, and the key
    auto* line = new QHBoxLayout(holder);
    line->setContentsMargins(0, 0, kButtonMargin, 0);
    line->addStretch(1);
    line->addWidget(button);
    connect(button, &QToolButton::clicked, this, [this, index] {
        setCurrentRow(index);
        emit fixWanted(index);
    });
    item(index)->setToolTip(button->toolTip());
    item(index)->setData(Qt::AccessibleDescriptionRole, what);
    setItemWidget(item(index), holder);
}

} // namespace cave
