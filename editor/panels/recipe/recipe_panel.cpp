// SPDX-License-Identifier: MIT
#include "editor/panels/recipe/recipe_panel.h"

#include "app/view/ui/elided_label.h"
#include "app/view/ui/keep_current.h"
#include "app/view/ui/widgets.h"
#include "core/generate/passes.h"
#include "editor/actions/action_set.h"
#include "editor/panels/recipe/parameter_form.h"
#include "editor/panels/recipe/recipe_chooser.h"
#include "editor/panels/recipe/recipe_words.h"
#include "editor/panels/recipe/row_edits.h"
#include "editor/panels/recipe/row_list.h"

#include <QAction>
#include <QCheckBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QToolButton>

namespace cave {

RecipePanel::RecipePanel(Workbench& bench, Bakery& bakery, const ActionSet& actions, QWidget* parent)
    : QWidget(parent), m_bench(bench), m_run(bench, bakery), m_chooser(new RecipeChooser(bench, bakery, this)),
      m_rows(new RowList(this)), m_end(new QCheckBox(this)), m_heading(new ElidedLabel(this)),
      m_cells(roleLabel({}, "muted")), m_why(new QLabel(this)), m_fix(new QPushButton(this)),
      m_scroll(new QScrollArea(this)), m_form(new ParameterForm(bench)),
      m_edits(new RowEdits(bench, bakery, m_run, *m_chooser, *m_rows, actions, *this))
{
    actions.addTo(*m_rows, KeyScope::Rows);
    m_why->setWordWrap(true);
    m_why->setContentsMargins(10, 0, 10, 0);
    m_scroll->setWidget(m_form);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setFocusPolicy(Qt::NoFocus); // its fields have it
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addWidget(m_chooser);
    column->addWidget(m_rows, 3);
    column->addLayout(newButtons(actions));
    column->addLayout(newHeading());
    column->addWidget(m_why);
    column->addWidget(m_fix, 0, Qt::AlignLeft);
    column->addWidget(m_scroll, 2);
    setFocusProxy(m_rows);
    connectActions(actions);
    connectForm();
    connect(m_rows, &QListWidget::currentRowChanged, this, &RecipePanel::showRow);
    connect(m_fix, &QPushButton::clicked, m_edits, &RowEdits::takeFix);
    connect(m_edits, &RowEdits::said, this, &RecipePanel::said);
    connect(m_edits, &RowEdits::changed, this, &RecipePanel::changed);
    connect(m_chooser, &RecipeChooser::changed, this, &RecipePanel::changed);
    connect(&bakery, &Bakery::refreshed, this, &RecipePanel::refresh);
    connect(&bakery, &Bakery::said, this, [this] { // what was refused is shown as it is
        m_form->dropTyped();
        refresh();
    });
    connect(&bench, &Workbench::levelChanged, this, &RecipePanel::refresh);
    keepCurrent(*this, [this] {
        showTexts();
        showRows();
        showRowTexts(current()); // the form looks after itself: something may be half typed there
    });
    refresh();
}

QBoxLayout* RecipePanel::newButtons(const ActionSet& actions)
{
    auto* buttons = new QHBoxLayout;
    buttons->setContentsMargins(8, 2, 8, 2);
    buttons->setSpacing(2);
    for (const EditorAction id : {EditorAction::AddRow, EditorAction::DuplicateRow, EditorAction::RemoveRow,
                                  EditorAction::RowUp, EditorAction::RowDown}) {
        auto* button = new QToolButton(this);
        button->setDefaultAction(&actions[id]);
        growIcon(*button, 16);
        buttons->addWidget(button);
    }
    buttons->addStretch(1);
    m_end->setChecked(true);
    buttons->addWidget(m_end);
    connect(m_end, &QCheckBox::toggled, this, &RecipePanel::setShowsEndResult);
    connect(this, &RecipePanel::endResultChanged, m_end, &QCheckBox::setChecked);
    return buttons;
}

QBoxLayout* RecipePanel::newHeading()
{
    m_heading->setProperty("role", "heading");
    m_heading->setContentsMargins(10, 2, 10, 0);
    m_heading->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_cells->setObjectName(QStringLiteral("work"));
    m_cells->setContentsMargins(0, 2, 10, 0);
    auto* line = new QHBoxLayout;
    line->addWidget(m_heading, 1);
    line->addWidget(m_cells);
    return line;
}

void RecipePanel::showTexts()
{
    m_end->setText(tr("End result"));
    m_end->setToolTip(tr("Show the end result\nWithout it, the canvas shows the level up to the chosen row."));
    m_cells->setToolTip(tr("Cells that this row was the last to change, as the level stood after it."));
}

void RecipePanel::connectActions(const ActionSet& actions)
{
    connect(&actions[EditorAction::RowParameters], &QAction::triggered, this, &RecipePanel::focusParameters);
    connect(&actions[EditorAction::UniqueRecipe], &QAction::triggered, m_chooser, &RecipeChooser::takeUnique);
    QAction& endResult = actions[EditorAction::EndResult];
    endResult.setChecked(true);
    connect(&endResult, &QAction::toggled, this, &RecipePanel::setShowsEndResult);
    connect(this, &RecipePanel::endResultChanged, &endResult, &QAction::setChecked);
}

void RecipePanel::connectForm()
{
    connect(m_form, &ParameterForm::changed, m_edits, &RowEdits::takeParameter);
    connect(m_form, &ParameterForm::ownChanged, m_edits, &RowEdits::takeOwn);
    connect(m_form, &ParameterForm::whereChanged, m_edits, &RowEdits::takeWhere);
    connect(m_form, &ParameterForm::said, this, &RecipePanel::said);
}

void RecipePanel::setShowsEndResult(bool isShown)
{
    if (isShown == m_showsEnd)
        return;
    m_showsEnd = isShown;
    emit endResultChanged(isShown);
    showRow();
}

void RecipePanel::refresh()
{
    m_run.refresh();
    showRows();
    m_chooser->refresh();
    showRow();
}

void RecipePanel::showRows()
{
    std::vector<RowLook> looks;
    looks.reserve(m_run.rows().size());
    for (const LevelRow& row : m_run.rows())
        looks.push_back(m_run.lookOf(row));
    m_rows->setRows(looks);
}

const LevelRow* RecipePanel::current() const { return m_run.find(Uid{m_rows->currentUid()}); }

void RecipePanel::showRow()
{
    const LevelRow* row = current();
    m_shown = row && !m_showsEnd ? m_run.after(*row) : nullptr;
    m_scroll->setVisible(row != nullptr);
    if (row)
        m_form->show(*row);
    else
        m_form->clear();
    showRowTexts(row);
    emit shownChanged();
}

void RecipePanel::showRowTexts(const LevelRow* row)
{
    const Pass* fix = row ? m_run.fixOf(*row) : nullptr;
    m_fix->setVisible(fix != nullptr);
    if (fix)
        m_fix->setText(tr("Insert \"%1\" above").arg(passTitle(*fix)));
    if (!row) {
        m_heading->setWords(tr("No recipe"));
        m_heading->setHelp({});
        m_cells->clear();
        m_why->setText(
            tr("This level was made by hand. Choose a recipe above, or one of the presets, to have it made."));
        m_why->show();
        return;
    }
    m_heading->setWords(tr("%1: %2").arg(rowTitle(row->row), rowSummary(row->row, m_bench)));
    const int cells = m_run.cellsOf(*row);
    m_cells->setText(cells == 0 ? QString() : tr("%n cell(s)", nullptr, cells));
    const Pass* pass = findPass(row->row.type, row->row.version);
    m_heading->setHelp(pass ? passHelp(*pass) : QString());
    const RowLook& look = m_rows->look(m_rows->currentRow());
    m_why->setText(look.help);
    m_why->setVisible(!look.help.isEmpty());
}

std::vector<Box> RecipePanel::writtenCells() const
{
    const LevelRow* row = current();
    return m_shown && row ? m_run.cellsWrittenBy(*row, *m_shown) : std::vector<Box>{};
}

QString RecipePanel::shownRowText() const
{
    const LevelRow* row = current();
    return tr("Up to row %1, %2").arg(m_rows->currentRow()).arg(row ? rowTitle(row->row) : QString());
}

QString RecipePanel::writerOf(CellAt cell) const { return m_run.writerOf(cell); }

void RecipePanel::focusParameters() { m_form->focusFirst(); }

} // namespace cave
