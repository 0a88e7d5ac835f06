// SPDX-License-Identifier: MIT
#include "editor/panels/recipe/weights_table.h"

#include "app/view/ui/icons.h"
#include "app/view/ui/keep_current.h"
#include "app/view/ui/widgets.h"
#include "core/generate/curve.h"
#include "core/generate/shares.h"
#include "editor/dialogs/choice_dialog.h"
#include "editor/panels/recipe/shares_chart.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QSignalBlocker>
#include <QTableWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace cave {

namespace {

constexpr int kWeightOfNew = 10;
constexpr int kMostShown = 8; // rows without scrolling

enum Column : std::uint8_t { kKind, kWeight, kShare, kColumns };

void dress(QToolButton& button, const QString& iconName, const QString& name)
{
    button.setIcon(icon(iconName));
    nameButton(button, name);
}

} // namespace

WeightsTable::WeightsTable(Workbench& bench, QWidget* parent)
    : QWidget(parent), m_bench(bench), m_rows(new QTableWidget(0, kColumns, this)),
      m_chart(new SharesChart(bench, this))
{
    m_rows->verticalHeader()->hide();
    m_rows->horizontalHeader()->setSectionResizeMode(kKind, QHeaderView::Stretch);
    m_rows->horizontalHeader()->setSectionResizeMode(kWeight, QHeaderView::ResizeToContents);
    m_rows->horizontalHeader()->setSectionResizeMode(kShare, QHeaderView::ResizeToContents);
    m_rows->setSelectionBehavior(QAbstractItemView::SelectRows);
    auto* add = new QToolButton(this);
    auto* remove = new QToolButton(this);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(add);
    buttons->addWidget(remove);
    buttons->addStretch(1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addWidget(m_rows);
    column->addWidget(m_chart);
    column->addLayout(buttons);
    setFocusProxy(m_rows);
    keepCurrent(*this, [this, add, remove] {
        m_rows->setAccessibleName(tr("Kinds and weights"));
        m_rows->setHorizontalHeaderLabels({tr("Kind"), tr("Weight"), tr("Share")});
        dress(*add, QStringLiteral("plus"), tr("Add a kind"));
        dress(*remove, QStringLiteral("trash"), tr("Take the chosen kind out"));
        showWords();
    });
    connect(m_rows, &QTableWidget::cellChanged, this, &WeightsTable::takeCell, Qt::QueuedConnection); // shows anew
    connect(add, &QToolButton::clicked, this, &WeightsTable::addKind);
    connect(remove, &QToolButton::clicked, this, &WeightsTable::removeKind);
}

void WeightsTable::show(const Json& table)
{
    const QSignalBlocker quiet(m_rows);
    m_table = table;
    const auto& rows = *m_table.as<Json::Array>();
    m_rows->setRowCount(static_cast<int>(rows.size()));
    int number = 0;
    for (const Json& row : rows) {
        for (const int column : {kKind, kShare}) {
            auto* item = new QTableWidgetItem;
            item->setFlags(Qt::ItemIsSelectable | Qt::ItemIsEnabled);
            m_rows->setItem(number, column, item);
        }
        m_rows->setItem(number++, kWeight,
                        new QTableWidgetItem(QString::fromStdString(curveText(*row.find("weight")))));
    }
    showWords();
    m_chart->show(m_table);
}

// All but the weights, one of which may be half typed.
void WeightsTable::showWords()
{
    const QSignalBlocker quiet(m_rows);
    const std::vector<int> shares = sharesAt(m_table, m_bench.z() + 1);
    int number = 0;
    for (const Json& row : *m_table.as<Json::Array>()) {
        const int share = shares[static_cast<std::size_t>(number)];
        m_rows->item(number, kKind)->setText(m_bench.kindName(*row.find("kind")->as<std::string>()));
        m_rows->item(number++, kShare)->setText(share > 0 ? tr("%1 %").arg((share + 5) / 10) : tr("none"));
    }
    const int shown = std::clamp(m_rows->rowCount(), 1, kMostShown);
    m_rows->setFixedHeight(m_rows->horizontalHeader()->sizeHint().height() +
                           shown * m_rows->verticalHeader()->defaultSectionSize() + 4);
}

void WeightsTable::takeCell(int row, int column)
{
    if (column != kWeight)
        return;
    const auto weight = parseCurve(m_rows->item(row, column)->text().toStdString());
    if (!weight) {
        emit said(tr("Write a number, \"line 1:900, 26:100\" or \"step 1:2, 4:3\"."));
        show(m_table);
        return;
    }
    Json table = m_table;
    (*table.as<Json::Array>())[static_cast<std::size_t>(row)].set("weight", *weight);
    emit changed(table);
}

void WeightsTable::addKind()
{
    std::vector<ChoiceEntry> entries;
    std::vector<std::string> ids;
    const auto add = [&](const std::string& id, KindTable table) {
        entries.push_back({m_bench.kindName(id), m_bench.describer().description(table, id)});
        ids.push_back(id);
    };
    for (const CreatureKind& kind : m_bench.catalogue().creatures())
        add(kind.id, KindTable::Creature);
    for (const ItemKind& kind : m_bench.catalogue().items())
        add(kind.id, KindTable::Item);
    ChoiceDialog::ask(this, tr("Add a kind"), std::move(entries), [this, ids](int chosen) {
        Json row;
        row.set("kind", ids[static_cast<std::size_t>(chosen)]);
        row.set("weight", kWeightOfNew);
        Json table = m_table;
        table.as<Json::Array>()->push_back(std::move(row));
        emit changed(table);
    });
}

void WeightsTable::removeKind()
{
    const int row = m_rows->currentRow();
    Json table = m_table;
    auto& rows = *table.as<Json::Array>();
    if (row < 0 || row >= std::ssize(rows))
        return;
    rows.erase(rows.begin() + row);
    emit changed(table);
}

} // namespace cave
