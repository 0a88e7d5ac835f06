// SPDX-License-Identifier: MIT
#include "editor/windows/factions/factions_dialog.h"

#include "app/view/ui/keep_current.h"
#include "app/view/ui/widgets.h"
#include "core/edit/content_edit.h"
#include "editor/windows/forms/undo_keys.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace cave {

namespace {

constexpr QSize kFactionsSize{520, 340}; // pixels, for 13 px text

enum Column { IdColumn, NameColumn, HatesColumn, ColumnCount };

QString textIn(const Json& row, std::string_view member)
{
    const Json* value = row.find(member);
    const auto* text = value ? value->as<std::string>() : nullptr;
    return text ? QString::fromStdString(*text) : QString();
}

QString hatedIn(const Json& row)
{
    QStringList ids;
    if (const Json* hates = row.find("hates"))
        if (const auto* list = hates->as<Json::Array>())
            for (const Json& id : *list)
                if (const auto* text = id.as<std::string>())
                    ids += QString::fromStdString(*text);
    return ids.join(QStringLiteral(", "));
}

Json::Array idsOf(const QString& typed)
{
    Json::Array ids;
    for (const QString& id : typed.split(u',', Qt::SkipEmptyParts))
        if (const QString word = id.trimmed(); !word.isEmpty())
            ids.push_back(word.toStdString());
    return ids;
}

} // namespace

FactionsDialog::FactionsDialog(Workbench& bench, Bakery& bakery, QWidget* parent)
    : QDialog(parent), m_bench(bench), m_bakery(bakery), m_table(new QTableWidget(0, ColumnCount, this)),
      m_known(new QLabel(this)), m_problem(new QLabel(this)), m_add(new QPushButton(this)),
      m_remove(new QPushButton(this)), m_close(new QPushButton(this))
{
    layOut();
    connect(m_add, &QPushButton::clicked, this, &FactionsDialog::add);
    connect(m_remove, &QPushButton::clicked, this, &FactionsDialog::remove);
    connect(m_close, &QPushButton::clicked, this, &QDialog::accept);
    connect(m_table, &QTableWidget::cellChanged, this, [this] { take(rowsShown(), tr("Change a faction")); });
    addUndoKeys(*this, m_bench);
    connect(&m_bench.document(), &Document::edited, this, &FactionsDialog::refresh);
    connect(&m_bench.document(), &Document::replaced, this, &FactionsDialog::refresh);
    refresh();
    keepCurrent(*this, [this] {
        showTexts();
        refresh();
    });
}

void FactionsDialog::layOut()
{
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    for (QLabel* label : {m_known, m_problem})
        label->setWordWrap(true);
    m_known->setProperty("role", "muted");
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_add);
    buttons->addWidget(m_remove);
    buttons->addStretch(1);
    buttons->addWidget(m_close);
    for (QPushButton* button : {m_add, m_remove, m_close})
        button->setAutoDefault(false); // Enter ends typing in a line
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_known);
    column->addWidget(m_table, 1);
    column->addWidget(m_problem);
    column->addLayout(buttons);
    resizeGrown(*this, kFactionsSize);
}

void FactionsDialog::showTexts()
{
    setWindowTitle(tr("Factions"));
    m_table->setAccessibleName(tr("Factions"));
    m_table->setHorizontalHeaderLabels({tr("In files"), tr("Name"), tr("Hates")});
    m_add->setText(tr("Add"));
    m_remove->setText(tr("Delete"));
    m_close->setText(tr("Close"));
}

QString FactionsDialog::problem() const { return m_problem->text(); }

void FactionsDialog::showKnown()
{
    QStringList known;
    for (const Faction& faction : m_bench.catalogue().factions())
        known += tr("%1 (%2)").arg(QString::fromStdString(faction.id), m_bench.describe({"factions", faction.name}));
    m_known->setText(tr("Whom one hates is named as in files, with commas between: %1.").arg(known.join(u", ")));
}

// The cells stay, so that one that is being typed in keeps what is typed.
void FactionsDialog::refresh()
{
    showKnown();
    const Json::Array rows = factionRows(m_bench.dungeon());
    allow(*m_remove, rows.empty() ? tr("There is nothing to delete.") : QString());
    m_problem->clear();
    if (rows == rowsShown())
        return;
    const QSignalBlocker quiet(m_table);
    m_table->setRowCount(static_cast<int>(rows.size()));
    for (int line = 0; line < m_table->rowCount(); ++line) {
        const Json& row = rows[static_cast<std::size_t>(line)];
        const QStringList texts{textIn(row, "id"), textIn(row, "name"), hatedIn(row)};
        for (int column = 0; column < ColumnCount; ++column) {
            if (!m_table->item(line, column))
                m_table->setItem(line, column, new QTableWidgetItem);
            m_table->item(line, column)->setText(texts[column]);
        }
    }
    if (m_table->currentRow() < 0 && m_table->rowCount() > 0)
        m_table->setCurrentCell(0, NameColumn);
}

Json::Array FactionsDialog::rowsShown() const
{
    Json::Array rows;
    for (int line = 0; line < m_table->rowCount(); ++line) {
        const auto text = [&](int column) { return m_table->item(line, column)->text().trimmed(); };
        rows.push_back(Json::Object{{"id", text(IdColumn).toStdString()},
                                    {"name", text(NameColumn).toStdString()},
                                    {"hates", idsOf(text(HatesColumn))}});
    }
    return rows;
}

bool FactionsDialog::take(Json::Array rows, const QString& text)
{
    Dungeon tried = m_bench.dungeon();
    if (const auto sound = setFactions(tried, rows); !sound) {
        m_problem->setText(tr("◆ %1").arg(m_bench.describe(sound.error().what)));
        return false;
    }
    m_problem->clear();
    if (rows == factionRows(m_bench.dungeon()))
        return true; // as it was before what could not be taken
    m_bakery.make([rows = std::move(rows)](Dungeon& dungeon) { return setFactions(dungeon, rows); }, text);
    return true;
}

void FactionsDialog::add()
{
    Json::Array rows = rowsShown();
    std::string id = "faction";
    for (int number = 2; m_bench.catalogue().findFaction(id); ++number)
        id = "faction_" + std::to_string(number);
    rows.push_back(Json::Object{{"id", id}, {"name", tr("strangers").toStdString()}, {"hates", Json::Array{"hero"}}});
    if (!take(std::move(rows), tr("Add a faction")))
        return;
    m_table->setCurrentCell(m_table->rowCount() - 1, IdColumn);
    m_table->setFocus();
}

void FactionsDialog::remove()
{
    const int line = m_table->currentRow();
    Json::Array rows = rowsShown();
    if (line < 0 || line >= std::ssize(rows))
        return;
    rows.erase(rows.begin() + line);
    take(std::move(rows), tr("Delete a faction"));
}

} // namespace cave
