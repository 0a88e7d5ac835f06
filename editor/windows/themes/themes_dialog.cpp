// SPDX-License-Identifier: MIT
#include "editor/windows/themes/themes_dialog.h"

#include "app/view/ui/keep_current.h"
#include "app/view/ui/widgets.h"
#include "core/content/theme_rows.h"
#include "core/edit/kinds/theme_edit.h"
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

constexpr QSize kThemesSize{760, 360}; // pixels, for 13 px text

enum ThemeColumn {
    ThemeId,
    StoneColumn,
    TintColumn,
    AmbientColumn,
    StrengthColumn,
    LampColumn,
    WaterColumn,
    ThemeColumns
};

// Words and numbers as they are typed: "920 1040 900".
QString typedText(const Json* value)
{
    if (!value)
        return {};
    if (const auto* text = value->as<std::string>())
        return QString::fromStdString(*text);
    const auto* list = value->as<Json::Array>();
    if (!list)
        return QString::fromStdString(value->compact());
    QStringList numbers;
    for (const Json& number : *list)
        numbers += QString::fromStdString(number.compact());
    return numbers.join(u' ');
}

// What is no number stays a word, which the reader then refuses.
Json numberOf(const QString& typed)
{
    bool isNumber = false;
    const int number = typed.toInt(&isNumber);
    return isNumber ? Json(number) : Json(typed.toStdString());
}

Json::Array numbersOf(const QString& typed)
{
    Json::Array numbers;
    for (const QString& word : QString(typed).replace(u',', u' ').split(u' ', Qt::SkipEmptyParts))
        numbers.push_back(numberOf(word));
    return numbers;
}

QStringList textsOf(const Json& row)
{
    const Json* ambient = row.find("ambient");
    const auto ofAmbient = [&](std::string_view key) { return typedText(ambient ? ambient->find(key) : nullptr); };
    return {typedText(row.find("id")), typedText(row.find("stone")), typedText(row.find("tint")), ofAmbient("colour"),
            ofAmbient("strength"),     typedText(row.find("lamp")),  typedText(row.find("water"))};
}

Json typedRow(const QStringList& texts)
{
    Json row = Json::Object{{"id", texts[ThemeId].toStdString()}};
    if (!texts[StoneColumn].isEmpty())
        row.set("stone", texts[StoneColumn].toStdString());
    if (!texts[TintColumn].isEmpty())
        row.set("tint", numbersOf(texts[TintColumn]));
    if (!texts[AmbientColumn].isEmpty() || !texts[StrengthColumn].isEmpty())
        row.set("ambient", Json::Object{{"colour", texts[AmbientColumn].toStdString()},
                                        {"strength", numberOf(texts[StrengthColumn])}});
    if (!texts[LampColumn].isEmpty())
        row.set("lamp", numbersOf(texts[LampColumn]));
    if (!texts[WaterColumn].isEmpty())
        row.set("water", texts[WaterColumn].toStdString());
    return row;
}

} // namespace

ThemesDialog::ThemesDialog(Workbench& bench, QWidget* parent)
    : QDialog(parent), m_bench(bench), m_table(new QTableWidget(0, ThemeColumns, this)), m_known(new QLabel(this)),
      m_problem(new QLabel(this)), m_add(new QPushButton(this)), m_remove(new QPushButton(this)),
      m_close(new QPushButton(this))
{
    layOut();
    connect(m_add, &QPushButton::clicked, this, &ThemesDialog::add);
    connect(m_remove, &QPushButton::clicked, this, &ThemesDialog::remove);
    connect(m_close, &QPushButton::clicked, this, &QDialog::accept);
    connect(m_table, &QTableWidget::cellChanged, this, [this] { take(rowsShown(), tr("Change a theme")); });
    addUndoKeys(*this, m_bench);
    connect(&m_bench.document(), &Document::edited, this, &ThemesDialog::refresh);
    connect(&m_bench.document(), &Document::replaced, this, &ThemesDialog::refresh);
    keepCurrent(*this, [this] {
        showTexts();
        refresh();
    });
}

void ThemesDialog::layOut()
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
    resizeGrown(*this, kThemesSize);
}

void ThemesDialog::showTexts()
{
    setWindowTitle(tr("Themes"));
    m_table->setAccessibleName(tr("Themes"));
    m_table->setHorizontalHeaderLabels(
        {tr("In files"), tr("Stone"), tr("Tint ‰"), tr("Ambient light"), tr("Strength ‰"), tr("Lamp ‰"), tr("Water")});
    m_add->setText(tr("Add"));
    m_add->setToolTip(tr("Adds one like that of the shown level, to be changed."));
    m_remove->setText(tr("Delete"));
    m_close->setText(tr("Close"));
}

QString ThemesDialog::problem() const { return m_problem->text(); }

// The cells stay, so that one that is being typed in keeps what is typed.
void ThemesDialog::refresh()
{
    QStringList ids;
    for (const Theme& theme : m_bench.catalogue().themes())
        ids += QString::fromStdString(theme.id);
    const Json::Array rows = themeRows(m_bench.dungeon());
    const QString known =
        tr("Levels may wear: %1. Stone is cave, room or crypt; tint and lamp are red, green and blue in per "
           "mille; colours are such as #2f6b4a.")
            .arg(ids.join(QStringLiteral(", ")));
    m_known->setText(rows.empty() ? known + u'\n' + tr("This dungeon has none of its own. Add makes the first.")
                                  : known);
    allow(*m_remove, rows.empty() ? tr("There is nothing to delete.") : QString());
    m_problem->clear();
    if (rows == rowsShown())
        return;
    const QSignalBlocker quiet(m_table);
    m_table->setRowCount(static_cast<int>(rows.size()));
    for (int line = 0; line < m_table->rowCount(); ++line) {
        const QStringList texts = textsOf(rows[static_cast<std::size_t>(line)]);
        for (int column = 0; column < ThemeColumns; ++column) {
            if (!m_table->item(line, column))
                m_table->setItem(line, column, new QTableWidgetItem);
            m_table->item(line, column)->setText(texts[column]);
        }
    }
    if (m_table->currentRow() < 0 && m_table->rowCount() > 0)
        m_table->setCurrentCell(0, ThemeId);
}

Json::Array ThemesDialog::rowsShown() const
{
    Json::Array rows;
    for (int line = 0; line < m_table->rowCount(); ++line) {
        QStringList texts;
        for (int column = 0; column < ThemeColumns; ++column)
            texts += m_table->item(line, column)->text().trimmed();
        rows.push_back(typedRow(texts));
    }
    return rows;
}

bool ThemesDialog::take(Json::Array rows, const QString& text)
{
    Dungeon changed = m_bench.dungeon();
    if (const auto sound = setThemes(changed, rows); !sound) {
        m_problem->setText(tr("◆ %1").arg(m_bench.describe(sound.error().what)));
        return false;
    }
    m_problem->clear();
    if (rows != themeRows(m_bench.dungeon())) // else it is as before what could not be taken
        m_bench.document().push(changeOf(m_bench.dungeon(), changed), text);
    return true;
}

void ThemesDialog::add()
{
    std::string id = "theme";
    for (int number = 2; m_bench.catalogue().findTheme(id); ++number)
        id = "theme_" + std::to_string(number);
    const Theme* worn = m_bench.catalogue().findTheme(m_bench.level().theme);
    Theme fresh = worn ? *worn : Theme{};
    fresh.id = id;
    Json::Array rows = rowsShown();
    rows.push_back(rowOf(fresh));
    if (!take(std::move(rows), tr("Add a theme")))
        return;
    m_table->setCurrentCell(m_table->rowCount() - 1, ThemeId);
    m_table->setFocus();
}

void ThemesDialog::remove()
{
    const int line = m_table->currentRow();
    Json::Array rows = rowsShown();
    if (line < 0 || line >= std::ssize(rows))
        return;
    rows.erase(rows.begin() + line);
    take(std::move(rows), tr("Delete a theme"));
}

} // namespace cave
