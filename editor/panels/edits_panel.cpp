// SPDX-License-Identifier: MIT
#include "editor/panels/edits_panel.h"

#include "app/view/ui/keep_current.h"
#include "app/view/ui/palette.h"
#include "app/view/words/shown_words.h"
#include "editor/dialogs/text_question.h"

#include <QGridLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace cave {

namespace {

// Told by shape, not by colour: disc, triangle, diamond.
QString signOf(const HandEdits& edits)
{
    if (edits.status.conflicts > 0)
        return QStringLiteral("◆");
    return edits.status.drifted > 0 ? QStringLiteral("▲") : QStringLiteral("●");
}

} // namespace

EditsPanel::EditsPanel(Workbench& bench, Bakery& bakery, QWidget* parent)
    : QWidget(parent), m_bench(bench), m_bakery(bakery), m_sum(new QLabel(this)), m_list(new QListWidget(this)),
      m_keep(newButton(&EditsPanel::keep)), m_base(newButton(&EditsPanel::takeBase)),
      m_move(newButton(&EditsPanel::moveConflicts)), m_label(newButton(&EditsPanel::askForLabel))
{
    m_sum->setWordWrap(true);
    m_sum->setProperty("role", "muted");
    m_list->setWordWrap(true);
    setFocusProxy(m_list);
    auto* buttons = new QGridLayout;
    buttons->setSpacing(4);
    int place = 0;
    for (QPushButton* button : {m_keep, m_base, m_move, m_label}) {
        buttons->addWidget(button, place / 2, place % 2);
        ++place;
    }
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 8, 8, 8);
    column->addWidget(m_sum);
    column->addWidget(m_list, 1);
    column->addLayout(buttons);
    connect(&bench.document(), &Document::edited, this, &EditsPanel::refresh);
    connect(&bench.document(), &Document::replaced, this, &EditsPanel::refresh);
    connect(m_list, &QListWidget::currentRowChanged, this, &EditsPanel::showButtons);
    const auto go = [this] {
        if (const HandEdits* edits = current())
            goTo(*edits);
    };
    connect(m_list, &QListWidget::itemActivated, this, go);
    connect(m_list, &QListWidget::itemClicked, this, go);
    keepCurrent(*this, [this] {
        showTexts();
        fillList();
    });
    refresh();
}

void EditsPanel::showTexts()
{
    m_keep->setText(tr("Keep"));
    m_base->setText(tr("Take base"));
    m_move->setText(tr("Move"));
    m_label->setText(tr("Label..."));
    m_list->setAccessibleName(tr("Hand edits"));
}

QPushButton* EditsPanel::newButton(void (EditsPanel::*does)())
{
    auto* button = new QPushButton(this);
    connect(button, &QPushButton::clicked, this, does);
    return button;
}

void EditsPanel::refresh()
{
    std::vector<HandEdits> groups = listHandEdits(m_bench.dungeon());
    if (groups == m_groups && m_list->count() == static_cast<int>(groups.size()))
        return;
    m_groups = std::move(groups);
    fillList();
}

void EditsPanel::fillList()
{
    const QSignalBlocker blocker(m_list);
    while (m_list->count() > static_cast<int>(m_groups.size()))
        delete m_list->takeItem(m_list->count() - 1);
    while (m_list->count() < static_cast<int>(m_groups.size()))
        new QListWidgetItem(m_list);
    m_count = 0;
    int row = 0;
    for (const HandEdits& edits : m_groups) {
        QStringList parts;
        if (edits.cells > 0)
            parts += tr("%n cell(s)", nullptr, edits.cells);
        if (edits.things > 0)
            parts += tr("%n thing(s)", nullptr, edits.things);
        if (edits.status.drifted > 0)
            parts += tr("%n drifted", nullptr, edits.status.drifted);
        if (edits.status.conflicts > 0)
            parts += tr("%n in conflict", nullptr, edits.status.conflicts);
        if (edits.outside > 0)
            parts += tr("%n outside of the level", nullptr, edits.outside);
        if (edits.isLocked)
            parts += tr("locked");
        const QString name = edits.label.empty() ? tr("group %1").arg(edits.status.group)
                                                 : shownWords(QString::fromStdString(edits.label));
        QListWidgetItem& item = *m_list->item(row++);
        item.setText(tr("%1 Level %2, %3: %4")
                         .arg(signOf(edits), QString::number(edits.z + 1), name, parts.join(QStringLiteral(", "))));
        item.setForeground(edits.status.conflicts > 0 ? QBrush(QColor(palette::kBad)) : QBrush());
        m_count += edits.cells + edits.things;
    }
    showSum();
    showButtons();
    showCount();
}

void EditsPanel::showCount() { setWindowTitle(tr("Edits %1").arg(m_count)); }

void EditsPanel::showSum()
{
    if (m_groups.empty()) {
        m_sum->setText(tr("What you change on generated levels is kept here and put back when they are made from "
                          "another seed."));
        return;
    }
    GroupStatus sum;
    for (const HandEdits& edits : m_groups) {
        sum.clean += edits.status.clean;
        sum.alreadySo += edits.status.alreadySo;
        sum.drifted += edits.status.drifted;
        sum.conflicts += edits.status.conflicts;
    }
    m_sum->setText(tr("%1 clean, %2 made so by the recipe, %3 drifted, %4 in conflict")
                       .arg(sum.clean)
                       .arg(sum.alreadySo)
                       .arg(sum.drifted)
                       .arg(sum.conflicts));
}

const HandEdits* EditsPanel::current() const
{
    const int row = m_list->currentRow();
    return row >= 0 && row < static_cast<int>(m_groups.size()) ? &m_groups[static_cast<std::size_t>(row)] : nullptr;
}

void EditsPanel::showButtons()
{
    const HandEdits* edits = current();
    const QString choose = tr("Choose a group of hand edits first.");
    const auto show = [&](QPushButton& button, const QString& help, const QString& whyNot) {
        button.setEnabled(whyNot.isEmpty());
        button.setToolTip(tr("%1\n%2").arg(button.text(), whyNot.isEmpty() ? help : whyNot));
        button.setAccessibleDescription(whyNot.isEmpty() ? help : whyNot);
    };
    const bool hasDrifted = edits && edits->status.drifted + edits->status.alreadySo > 0;
    show(*m_keep, tr("Counts what drifted as meant so."),
         !edits       ? choose
         : hasDrifted ? QString()
                      : tr("Nothing in this group has drifted: the recipe makes what it was made over."));
    show(*m_base, tr("Puts back what the recipe makes here."), edits ? QString() : choose);
    show(*m_move, tr("Puts things that cannot stand where they were onto the nearest free cells."),
         !edits                                     ? choose
         : edits->status.conflicts > edits->outside ? QString()
         : edits->outside > 0 ? tr("What lies outside comes back when the level grows again. Take base forgets it.")
                              : tr("Nothing in this group is in conflict."));
    show(*m_label, tr("Gives the group a name."), edits ? QString() : choose);
}

void EditsPanel::goTo(const HandEdits& edits)
{
    const cave::Box seen = edits.box.intersected(m_bench.bounds());
    if (!seen.isEmpty())
        m_bench.goTo({seen.x + seen.width / 2, seen.y + seen.height / 2, edits.z});
}

void EditsPanel::keep()
{
    if (const HandEdits* edits = current())
        m_bench.document().push(keepGroup(m_bench.dungeon(), edits->z, edits->status.group), tr("Keep hand edits"));
}

// With another seed the recipe may put nothing where things were taken away, so it makes the level anew.
void EditsPanel::takeBase()
{
    const HandEdits* edits = current();
    if (!edits)
        return;
    m_bakery.make(changeOfLevel(m_bench.dungeon().level(edits->z).uid,
                                [group = edits->status.group](Dungeon& dungeon, int z) -> Result<void> {
                                    apply(dungeon, cave::takeBase(dungeon, z, group));
                                    return {};
                                }),
                  tr("Take the recipe's cells"));
}

void EditsPanel::moveConflicts()
{
    if (const HandEdits* edits = current())
        m_bench.document().push(cave::moveConflicts(m_bench.dungeon(), edits->z, edits->status.group),
                                tr("Move things to free cells"));
}

void EditsPanel::askForLabel()
{
    const HandEdits* edits = current();
    if (!edits)
        return;
    askText(this,
            {.title = tr("Label hand edits"),
             .label = tr("Name of the group"),
             .first = QString::fromStdString(edits->label),
             .button = tr("Label")},
            [this](const QString& label) { rename(label); });
}

void EditsPanel::rename(const QString& label)
{
    if (const HandEdits* edits = current())
        m_bench.document().push(labelGroup(m_bench.dungeon(), edits->z, edits->status.group, label.toStdString()),
                                tr("Label hand edits"));
}

} // namespace cave
