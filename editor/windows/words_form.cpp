// SPDX-License-Identifier: MIT
#include "editor/windows/words_form.h"

#include "app/view/ui/keep_current.h"
#include "app/view/ui/widgets.h"
#include "core/proof/checks.h"
#include "core/save/parts/rules_json.h"
#include "core/save/parts/texts_json.h"
#include "editor/windows/texts_form.h"

#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSignalBlocker>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace cave {

namespace {

constexpr int kLinesOfDescription = 3;
constexpr int kLinesOfIntro = 4;
constexpr int kFewestLevelRows = 3;
constexpr int kMostLevelRows = 8;
enum LevelColumn : int { kLevelName, kLevelArrival, kLevelColumns };

// Only when it says something else, so that the text cursor stays.
void showIn(QLineEdit& line, const std::string& text)
{
    if (const QString shown = QString::fromStdString(text); shown != line.text())
        line.setText(shown);
}

void showIn(QPlainTextEdit& field, const std::string& text)
{
    const QSignalBlocker quiet(field);
    if (const QString shown = QString::fromStdString(text); shown != field.toPlainText())
        field.setPlainText(shown);
}

void setLines(QPlainTextEdit& field, int lines)
{
    field.setFixedHeight(lines * field.fontMetrics().lineSpacing() + 12);
}

Result<void> checkName(const QString& field, std::string_view name)
{
    if (auto fault = nameFault(name))
        return failure(field.toStdString(), std::move(*fault));
    return {};
}

} // namespace

WordsForm::WordsForm(QWidget* parent)
    : QWidget(parent), m_name(new QLineEdit(this)), m_author(new QLineEdit(this)),
      m_description(new QPlainTextEdit(this)), m_intro(new QPlainTextEdit(this)),
      m_levels(new QTableWidget(0, kLevelColumns, this)), m_heading(headingLabel({})), m_form(new QFormLayout)
{
    m_form->setSpacing(6);
    for (QWidget* field : std::initializer_list<QWidget*>{m_name, m_author, m_description, m_intro})
        m_form->addRow(new QLabel(this), field);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addLayout(m_form);
    column->addWidget(m_heading);
    column->addWidget(m_levels, 1);
    m_levels->setTabKeyNavigation(false);
    m_levels->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_levels->setSelectionMode(QAbstractItemView::SingleSelection);
    m_levels->horizontalHeader()->setSectionResizeMode(kLevelName, QHeaderView::Interactive);
    m_levels->horizontalHeader()->setSectionResizeMode(kLevelArrival, QHeaderView::Stretch);
    m_levels->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::SelectedClicked |
                              QAbstractItemView::EditKeyPressed | QAbstractItemView::AnyKeyPressed);
    for (QLineEdit* line : {m_name, m_author})
        connect(line, &QLineEdit::textEdited, this, &WordsForm::changed);
    for (QPlainTextEdit* field : {m_description, m_intro}) {
        field->setTabChangesFocus(true);
        connect(field, &QPlainTextEdit::textChanged, this, &WordsForm::changed);
    }
    connect(m_levels, &QTableWidget::cellChanged, this, &WordsForm::changed);
    keepCurrent(*this, [this] { showTexts(); });
}

void WordsForm::showTexts()
{
    const QString keys = tr("Words for the player's keys: %1").arg(keyWordList());
    const auto name = [this](QWidget& field, const QString& text, const QString& help) {
        static_cast<QLabel*>(m_form->labelForField(&field))->setText(text);
        field.setAccessibleName(text);
        field.setToolTip(help);
    };
    name(*m_name, tr("Name"), tr("What the dungeon is called in lists and titles."));
    name(*m_author, tr("Author"), tr("Who made it."));
    name(*m_description, tr("Description"), tr("Shown where a dungeon is chosen."));
    name(*m_intro, tr("Intro"), tr("Read when the game begins, a paragraph a line.") + u'\n' + keys);
    m_name->setPlaceholderText(tr("Unnamed dungeon"));
    setLines(*m_description, kLinesOfDescription);
    setLines(*m_intro, kLinesOfIntro);
    setHeading(*m_heading, tr("Levels"));
    m_levels->setAccessibleName(tr("Names of the levels, and what is said on arrival"));
    m_levels->setHorizontalHeaderLabels({tr("Name"), tr("Said on arrival")});
    for (int column = 0; column < m_levels->columnCount(); ++column) // whole, where there is no room for it
        m_levels->horizontalHeaderItem(column)->setToolTip(m_levels->horizontalHeaderItem(column)->text());
    m_levels->setToolTip(tr("Said when the hero comes to the level for the first time.") + u'\n' + keys);
    const int character = fontMetrics().averageCharWidth();
    m_levels->setColumnWidth(kLevelName, 20 * character);
    m_levels->verticalHeader()->setDefaultSectionSize(fontMetrics().lineSpacing() + 10);
    const int rows = std::clamp(m_levels->rowCount() + 1, kFewestLevelRows, kMostLevelRows);
    m_levels->setMinimumHeight((rows + 1) * (fontMetrics().lineSpacing() + 10));
}

void WordsForm::show(const DesignWords& words)
{
    showIn(*m_name, words.dungeon.name);
    showIn(*m_author, words.dungeon.author);
    showIn(*m_description, words.dungeon.description);
    showParagraphs(*m_intro, words.dungeon.intro);
    showLevels(words.levels);
}

void WordsForm::showLevels(const std::vector<DesignWords::Level>& levels)
{
    const QSignalBlocker quiet(m_levels);
    const bool isLonger = m_levels->rowCount() != static_cast<int>(levels.size());
    m_levels->setRowCount(static_cast<int>(levels.size()));
    m_uids.clear();
    for (int row = 0; row < m_levels->rowCount(); ++row) {
        const DesignWords::Level& level = levels[static_cast<std::size_t>(row)];
        m_uids.push_back(level.uid);
        for (const auto& [column, text] : {std::pair{kLevelName, &level.name}, {kLevelArrival, &level.arrival}}) {
            if (!m_levels->item(row, column))
                m_levels->setItem(row, column, new QTableWidgetItem);
            if (const QString shown = QString::fromStdString(*text); shown != m_levels->item(row, column)->text())
                m_levels->item(row, column)->setText(shown);
        }
    }
    if (isLonger)
        showTexts();
}

DesignWords WordsForm::words() const
{
    DesignWords words{{m_name->text().toStdString(), m_author->text().toStdString(),
                       m_description->toPlainText().toStdString(), paragraphsIn(*m_intro)},
                      {}};
    for (int row = 0; row < m_levels->rowCount(); ++row)
        words.levels.push_back({m_uids[static_cast<std::size_t>(row)],
                                m_levels->item(row, kLevelName)->text().toStdString(),
                                m_levels->item(row, kLevelArrival)->text().toStdString()});
    return words;
}

Result<void> WordsForm::check(const Rules& rules, const Catalogue& catalogue) const
{
    const DesignWords now = words();
    if (auto sound = checkName(tr("Name"), now.dungeon.name); !sound)
        return sound;
    if (auto sound = checkName(tr("Author"), now.dungeon.author); !sound)
        return sound;
    Rules wanted = rules;
    wanted.texts.intro = now.dungeon.intro;
    if (auto sound = checkRules(wanted, catalogue); !sound)
        return failure(tr("Intro").toStdString(), std::move(sound.error().what));
    int number = 0;
    for (const DesignWords::Level& level : now.levels) {
        ++number;
        if (auto sound = checkName(tr("Name of level %1").arg(number), level.name); !sound)
            return sound;
        if (auto sound = checkSentence(level.arrival); !sound)
            return failure(tr("Arrival on level %1").arg(number).toStdString(), std::move(sound.error().what));
    }
    return {};
}

void WordsForm::focusFirst()
{
    m_name->setFocus();
    m_name->selectAll();
}

} // namespace cave
