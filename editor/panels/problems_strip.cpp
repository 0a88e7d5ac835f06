// SPDX-License-Identifier: MIT
#include "editor/panels/problems_strip.h"

#include "app/view/ui/icons.h"
#include "app/view/ui/keep_current.h"
#include "editor/actions/action_set.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QStyleOptionButton>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace cave {

namespace {

constexpr int kSignSize = 16; // pixels
constexpr int kShortCharacters = 80; // below which the buttons do without their keys

} // namespace

ProblemsStrip::ProblemsStrip(Workbench& bench, const ActionSet& actions, QWidget* parent)
    : QFrame(parent), m_bench(bench), m_actions(actions), m_icon(new QLabel(this)), m_line(new QPushButton(this)),
      m_count(new QLabel(this)), m_fixButton(new QPushButton(this)), m_next(new QPushButton(this)),
      m_way(new QPushButton(this)), m_toggle(new QToolButton(this)), m_list(new ProblemList(bench, this)),
      m_search(new ProblemSearch(bench, [this] { return shownNow(); }, this))
{
    setProperty("role", "panel");
    m_line->setFlat(true);
    m_line->setObjectName("line");
    m_line->setProperty("role", "link");
    m_line->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    m_line->installEventFilter(this); // for its width
    m_way->setCheckable(true);
    m_toggle->setCheckable(true);
    m_list->hide();
    addWidgets();
    connectWidgets();
    connectActions();
    keepCurrent(*this, [this] {
        fitButtons(); // for letters of another size
        showTexts();
        m_list->showTexts();
        showLine();
    });
    m_search->begin();
}

void ProblemsStrip::addWidgets()
{
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
}

void ProblemsStrip::connectWidgets()
{
    connect(m_search, &ProblemSearch::found, this, &ProblemsStrip::take);
    connect(m_search, &ProblemSearch::changed, this, [this] {
        m_list->setStale();
        if (!isVisible() || !m_search->isWaiting())
            showLine();
        emit outdated();
    });
    connect(m_line, &QPushButton::clicked, this, [this] { step(m_current < 0 ? 1 : 0); });
    connect(m_fixButton, &QPushButton::clicked, this, &ProblemsStrip::fix);
    connect(m_way, &QPushButton::toggled, this, &ProblemsStrip::wayToggled);
    connect(m_next, &QPushButton::clicked, this, [this] { step(1); });
    connect(m_toggle, &QToolButton::toggled, this, &ProblemsStrip::open);
    connect(m_list, &QListWidget::currentRowChanged, this, [this](int row) {
        m_current = row;
        showLine();
    });
    connect(m_list, &ProblemList::fixWanted, this, &ProblemsStrip::fix);
    connect(m_list, &QListWidget::itemClicked, this, [this] { show(m_list->currentRow()); });
    connect(m_list, &QListWidget::itemActivated, this, [this] { show(m_list->currentRow()); });
}

void ProblemsStrip::connectActions()
{
    connect(&m_actions[EditorAction::NextProblem], &QAction::triggered, this, [this] { step(1); });
    connect(&m_actions[EditorAction::PreviousProblem], &QAction::triggered, this, [this] { step(-1); });
    connect(&m_actions[EditorAction::FixProblem], &QAction::triggered, this, &ProblemsStrip::fix);
    connect(&m_actions, &ActionSet::keysChanged, this, [this] {
        showTexts();
        showLine();
    });
}

void ProblemsStrip::showTexts()
{
    m_next->setText(m_isShort ? tr("Next") : tr("Next %1").arg(nextKey()).trimmed());
    m_next->setToolTip(tr("Shows where the next problem is."));
    m_next->setAccessibleName(tr("Next problem"));
    const QString fixKey = m_actions.keys().firstLabel(EditorAction::FixProblem);
    m_fixButton->setText(m_isShort ? tr("Fix") : tr("Fix %1").arg(fixKey).trimmed());
    m_fixButton->setAccessibleName(tr("Fix this problem"));
    m_way->setText(tr("Show the way"));
    m_way->setToolTip(tr("Show the way\nDraws the way from the start to the goal."));
    m_toggle->setIcon(icon(QStringLiteral("up")));
    m_toggle->setToolTip(tr("Shows all problems."));
    m_toggle->setAccessibleName(tr("All problems"));
}

QString ProblemsStrip::nextKey() const { return m_actions.keys().firstLabel(EditorAction::NextProblem); }

// The next one in the list moves into the place of one that is gone.
ProblemSearch::Shown ProblemsStrip::shownNow() const
{
    return {m_current >= 0 ? std::optional(*shown()) : std::nullopt, m_current, isOpen()};
}

void ProblemsStrip::take(const ProblemSearch::Found& found)
{
    m_problems = found.problems;
    m_route = found.route;
    m_current = found.current;
    m_list->setProblems(m_problems, m_current);
    if (!m_problems.empty())
        m_list->setFix(std::max(0, m_current), found.fix);
    showLine();
    emit refreshed();
}

void ProblemsStrip::step(int direction)
{
    whenKnown([this, direction] {
        if (m_problems.empty())
            return;
        const int count = static_cast<int>(m_problems.size());
        const int from = m_current < 0 && direction < 0 ? 0 : m_current;
        show((from + direction + count) % count);
    });
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

void ProblemsStrip::fix()
{
    whenKnown([this, meant = m_current >= 0 ? std::optional(*shown()) : std::nullopt] {
        if (meant && !(shown() && isSameProblem(*shown(), *meant)))
            emit said(tr("This problem is gone already."));
        else if (m_problems.empty())
            emit said(tr("There is no problem to fix."));
        else
            m_list->whenFixKnown(std::max(0, m_current), [this] { fixShown(); });
    });
}

void ProblemsStrip::fixShown()
{
    const std::optional<Fix> fix = m_list->fixOf(std::max(0, m_current));
    if (!fix) {
        emit said(tr("This has to be set right by hand. Press %1 to go there.").arg(nextKey()));
        return;
    }
    const QString what = m_bench.describe(fix->what);
    if (const auto& at = shown()->at)
        m_bench.goTo(*at);
    m_bench.document().push(fix->edit, tr("Fix: %1").arg(what));
    whenKnown([this, what] { emit said(tr("Done: %1").arg(what)); });
}

void ProblemsStrip::setWayShown(bool isShown) { m_way->setChecked(isShown); }

bool ProblemsStrip::isOpen() const { return m_list->isVisible(); }

void ProblemsStrip::open(bool isOpen)
{
    m_toggle->setChecked(isOpen);
    m_list->setVisible(isOpen && !m_problems.empty());
    m_list->findFixes();
}

bool ProblemsStrip::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_line && event->type() == QEvent::Resize)
        fitLine();
    return QFrame::eventFilter(watched, event);
}

void ProblemsStrip::resizeEvent(QResizeEvent* event)
{
    QFrame::resizeEvent(event);
    fitButtons();
}

void ProblemsStrip::fitButtons()
{
    const bool isShort = width() < kShortCharacters * fontMetrics().averageCharWidth();
    if (std::exchange(m_isShort, isShort) == isShort)
        return;
    showTexts();
    showLine();
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

// What was found before the last change is told, but not looked into any more.
const Fix* ProblemsStrip::knownFix()
{
    const int index = std::max(0, m_current);
    const bool isKnown = !m_problems.empty() && m_list->knowsFix(index);
    if (m_problems.empty() || (m_search->isStale() && !isKnown))
        return nullptr;
    if (!isKnown && !ProblemSearch::isSmall(m_bench.dungeon())) {
        m_list->whenFixKnown(index, [this] { showLine(); });
        return nullptr;
    }
    const std::optional<Fix>& fix = m_list->fixOf(index);
    return fix ? &*fix : nullptr;
}

void ProblemsStrip::showLine()
{
    const bool isFine = m_problems.empty();
    const Fix* fix = knownFix();
    QIcon sign = icon(QStringLiteral("ok"));
    if (m_search->isStale() && isFine) {
        m_lineText = m_search->isBusy()
                         ? tr("Looking for problems...")
                         : tr("This dungeon is large: problems are looked for when you press %1.").arg(nextKey());
        sign = icon(QStringLiteral("info"));
    } else if (!isFine) {
        m_lineText = problemText(m_bench, *shown());
        if (fix)
            m_lineText = tr("%1 Fix: %2").arg(m_lineText, m_bench.describe(fix->what));
        sign = problemIcon(shown()->severity);
    } else if (!m_route.empty()) {
        m_lineText =
            tr("No problems. The goal can be reached in %n step(s).", nullptr, static_cast<int>(m_route.size()) - 1);
    } else {
        m_lineText = tr("No problems.");
    }
    m_icon->setPixmap(sign.pixmap(kSignSize));
    fitLine();
    m_count->setText(tr("%n problem(s)", nullptr, static_cast<int>(m_problems.size())));
    m_count->setVisible(!isFine && !m_isShort); // the status line says it as well
    m_next->setVisible(!isFine);
    m_fixButton->setVisible(fix != nullptr);
    m_fixButton->setToolTip(fix ? m_bench.describe(fix->what) : QString());
    m_way->setVisible(isFine && !m_route.empty());
    m_toggle->setVisible(!isFine);
    m_list->setVisible(!isFine && m_toggle->isChecked());
}

} // namespace cave
