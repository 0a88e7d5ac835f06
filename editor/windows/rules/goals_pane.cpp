// SPDX-License-Identifier: MIT
#include "editor/windows/rules/goals_pane.h"

#include "app/view/ui/keep_current.h"
#include "app/view/ui/widgets.h"
#include "core/save/parts/rules_json.h"
#include "core/world/goals.h"
#include "editor/windows/kind_box.h"
#include "editor/windows/rules_fields.h"
#include "editor/windows/rules_window.h"

#include <QCheckBox>
#include <QComboBox>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace cave {

namespace {

constexpr std::array kPartSorts{Goal::Slay, Goal::Reach, Goal::Collect};

QString partSortName(Goal goal)
{
    if (goal == Goal::Slay)
        return RulesWindow::tr("Slay");
    return goal == Goal::Reach ? RulesWindow::tr("Reach") : RulesWindow::tr("Gather");
}

bool isSameShape(const std::vector<GoalPart>& a, const std::vector<GoalPart>& b)
{
    return std::ranges::equal(a, b, {}, &GoalPart::goal, &GoalPart::goal);
}

// In the line that was made for a part of its sort.
void showPart(const QWidget& line, const GoalPart& part)
{
    line.findChild<KindBox*>()->setId(part.kind);
    if (auto* count = line.findChild<QSpinBox*>()) {
        const QSignalBlocker quiet(count);
        count->setValue(part.count);
    }
    if (auto* anyhow = line.findChild<QCheckBox*>())
        anyhow->setChecked(part.anyhow);
}

} // namespace

GoalPart usualPart(Goal goal, const Rules& rules, const Catalogue& catalogue)
{
    GoalPart part{goal};
    if (goal == Goal::Slay) {
        const auto foe = std::ranges::find_if(catalogue.creatures(), [&](const CreatureKind& kind) {
            return kind.id != rules.hero && !isGoalCreature(rules, kind.id);
        });
        part.kind = foe == catalogue.creatures().end() ? rules.hero : foe->id;
    } else if (goal == Goal::Reach) {
        part.kind = catalogue.findTile("exit") ? "exit" : catalogue.tile(catalogue.stairsDown()).id;
    } else {
        const auto thing =
            std::ranges::find_if(catalogue.items(), [&](const ItemKind& kind) { return !isGoalItem(rules, kind.id); });
        part.kind = thing == catalogue.items().end() ? catalogue.items().front().id : thing->id;
        part.count = 1;
    }
    return part;
}

GoalsPane::GoalsPane(RulesFields& fields) : m_fields(fields)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    m_lines = new QVBoxLayout;
    m_lines->setSpacing(6);
    column->addLayout(m_lines);
    auto* add = new QPushButton(this);
    add->setAutoDefault(false);
    column->addWidget(add, 0, Qt::AlignLeft);
    connect(add, &QPushButton::clicked, this, [this] {
        m_fields.take(
            [this](Rules& rules) { rules.parts.push_back(usualPart(Goal::Slay, rules, m_fields.bench().catalogue())); },
            RulesWindow::tr("Rules: goal"));
    });
    keepCurrent(*this, [this, add] {
        add->setText(RulesWindow::tr("Add a goal"));
        m_shown.clear(); // in the other language
    });
    m_fields.onShow([this, add](const Rules& rules) {
        const bool isFull = rules.parts.size() >= kMostGoals;
        allow(*add, isFull ? RulesWindow::tr("There are %1, and no more can be.").arg(kMostGoals) : QString());
        setVisible(isCombined(rules));
        showParts(rules);
    });
}

// Lines are made anew only where others are needed: a number that is being typed keeps its field.
void GoalsPane::showParts(const Rules& rules)
{
    if (rules.parts == m_shown)
        return;
    if (isSameShape(rules.parts, m_shown) && !m_shown.empty()) {
        for (std::size_t i = 0; i < m_shown.size(); ++i)
            showPart(*m_lines->itemAt(static_cast<int>(i))->widget(), rules.parts[i]);
        m_shown = rules.parts;
        return;
    }
    while (QLayoutItem* item = m_lines->takeAt(0)) {
        item->widget()->setParent(nullptr);
        item->widget()->deleteLater(); // it may be what asked for this
        delete item;
    }
    for (std::size_t i = 0; i < rules.parts.size(); ++i)
        m_lines->addWidget(newLine(rules.parts[i], i));
    m_shown = rules.parts;
}

void GoalsPane::change(std::size_t index, const std::function<void(GoalPart&)>& change)
{
    m_fields.take(
        [&](Rules& rules) {
            if (index < rules.parts.size())
                change(rules.parts[index]);
        },
        RulesWindow::tr("Rules: goal"), sender());
}

QWidget* GoalsPane::newSort(const GoalPart& part, std::size_t index)
{
    auto* sort = new QComboBox;
    for (const Goal goal : kPartSorts)
        sort->addItem(partSortName(goal));
    sort->setCurrentIndex(static_cast<int>(std::ranges::find(kPartSorts, part.goal) - kPartSorts.begin()));
    sort->setAccessibleName(RulesWindow::tr("Goal %1").arg(index + 1));
    connect(sort, &QComboBox::activated, this, [this, index](int row) {
        m_fields.take(
            [&](Rules& rules) {
                const Goal goal = kPartSorts[static_cast<std::size_t>(row)];
                if (index < rules.parts.size() && rules.parts[index].goal != goal)
                    rules.parts[index] = usualPart(goal, rules, m_fields.bench().catalogue());
            },
            RulesWindow::tr("Rules: goal"));
    });
    return sort;
}

QWidget* GoalsPane::newCount(const GoalPart& part, std::size_t index)
{
    auto* count = new QSpinBox;
    count->setRange(1, kLargestRule);
    count->setValue(part.count);
    count->setAccessibleName(RulesWindow::tr("How many to gather"));
    connect(count, &QSpinBox::valueChanged, this,
            [this, index](int value) { change(index, [value](GoalPart& each) { each.count = value; }); });
    connect(count, &QSpinBox::editingFinished, &m_fields, &RulesFields::endStroke);
    return count;
}

QWidget* GoalsPane::newAnyhow(const GoalPart& part, std::size_t index)
{
    auto* anyhow = new QCheckBox(RulesWindow::tr("anyhow"));
    anyhow->setChecked(part.anyhow);
    anyhow->setAccessibleName(RulesWindow::tr("Goal %1 counts however it dies").arg(index + 1));
    anyhow->setToolTip(RulesWindow::tr(kAnyhowHelp));
    connect(anyhow, &QCheckBox::clicked, this, [this, index](bool isOn) {
        change(index, [isOn](GoalPart& each) { each.anyhow = isOn; });
        m_fields.endStroke();
    });
    return anyhow;
}

QWidget* GoalsPane::newLine(const GoalPart& part, std::size_t index)
{
    auto* line = new QWidget(this);
    auto* row = new QHBoxLayout(line);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(newSort(part, index));
    if (part.goal == Goal::Collect)
        row->addWidget(newCount(part, index));
    auto* kind = new KindBox(m_fields.bench(), m_fields.sharedArtwork(), tableOf(part.goal), false, line);
    kind->setId(part.kind);
    kind->setAccessibleName(RulesWindow::tr("Kind of goal %1").arg(index + 1));
    connect(kind, &KindBox::chosen, this,
            [this, kind, index] { change(index, [id = kind->id()](GoalPart& each) { each.kind = id; }); });
    row->addWidget(kind, 1);
    if (part.goal == Goal::Slay)
        row->addWidget(newAnyhow(part, index));
    auto* remove = new QToolButton(line);
    remove->setText(QStringLiteral("✕"));
    remove->setAccessibleName(RulesWindow::tr("Remove goal %1").arg(index + 1));
    remove->setToolTip(remove->accessibleName());
    connect(remove, &QToolButton::clicked, this, [this, index] {
        m_fields.take(
            [index](Rules& rules) {
                if (index < rules.parts.size())
                    rules.parts.erase(rules.parts.begin() + static_cast<std::ptrdiff_t>(index));
            },
            RulesWindow::tr("Rules: goal"));
    });
    row->addWidget(remove);
    return line;
}

} // namespace cave
