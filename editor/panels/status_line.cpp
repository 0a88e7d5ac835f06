// SPDX-License-Identifier: MIT
#include "editor/panels/status_line.h"

#include "app/view/ui/elided_label.h"
#include "app/view/ui/keep_current.h"
#include "app/view/words/describe.h"
#include "app/view/words/design_name.h"
#include "app/view/words/level_name.h"
#include "core/base/utf8.h"
#include "core/edit/words_edit.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>

#include <cmath>

namespace cave {

namespace {

constexpr std::size_t kShownOfBoard = 40; // characters

QString thingNames(const Workbench& bench, const std::vector<Placement>& things, CellAt cell)
{
    QStringList names;
    for (const Placement& thing : things) {
        if (thing.x == cell.x && thing.y == cell.y)
            names += thing.table == KindTable::Creature ? bench.creatureName(thing.kind) : bench.itemName(thing.kind);
    }
    return names.join(QStringLiteral(", "));
}

} // namespace

StatusLine::StatusLine(Workbench& bench, QWidget* parent)
    : QFrame(parent), m_bench(bench), m_shown(new ElidedLabel(this)), m_level(new ElidedLabel(this)),
      m_place(new QLabel(this)), m_tile(new ElidedLabel(this)), m_thing(new ElidedLabel(this)),
      m_heat(new ElidedLabel(this)), m_selection(new ElidedLabel(this)), m_problems(new QLabel(this)),
      m_zoom(new QLabel(this)), m_recovery(new ElidedLabel(this)), m_progress(new QLabel(this)),
      m_cancel(new QPushButton(this))
{
    setProperty("role", "status");
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(10, 3, 10, 3);
    row->setSpacing(18);
    for (QLabel* label :
         std::initializer_list<QLabel*>{m_shown, m_level, m_place, m_tile, m_thing, m_heat, m_selection})
        row->addWidget(label);
    m_shown->hide();
    row->addStretch(1);
    row->addWidget(m_recovery);
    row->addWidget(m_progress);
    row->addWidget(m_cancel);
    row->addWidget(m_problems);
    row->addWidget(m_zoom);
    for (QLabel* label : std::initializer_list<QLabel*>{m_level, m_place, m_tile, m_thing, m_heat, m_selection,
                                                        m_recovery, m_problems, m_zoom})
        label->setProperty("role", "muted");
    m_recovery->hide();
    connect(m_cancel, &QPushButton::clicked, this, &StatusLine::cancelled);
    connect(&bench, &Workbench::selectionChanged, this, &StatusLine::showSelection);
    keepCurrent(*this, [this] { showTexts(); });
}

// All but what a cell is told of, which comes from outside.
void StatusLine::showTexts()
{
    m_cancel->setText(tr("Cancel"));
    m_cancel->setToolTip(tr("Cancel\nLeaves the dungeon as it is."));
    setProgress(m_percent);
    setProblems(m_problemCount);
    setRecovery(m_recovered);
    showSelection();
}

void StatusLine::showSelection()
{
    const cave::Box box = boxOf(m_bench.selection());
    m_selection->setWords(
        m_bench.hasSelection()
            ? tr("selection %1 x %2, %n cell(s)", nullptr, m_bench.selectedCount()).arg(box.width).arg(box.height)
            : QString());
    m_selection->setVisible(m_bench.hasSelection());
}

QString StatusLine::levelText() const
{
    const std::string& name = m_bench.level().name;
    if (hasUsualName(name, m_bench.z()))
        return usualLevelName(m_bench.z());
    return tr("Level %1: %2").arg(QString::number(m_bench.z() + 1), designName(name));
}

QString StatusLine::tileText(CellAt cell, const LevelState* instead, const QString& writer) const
{
    const QString tile = m_bench.tileName(m_bench.tileAt(cell));
    const QString shown = instead ? m_bench.tileName(instead->tiles[cell.x, cell.y]) : tile;
    if (shown != tile)
        return tr("%1, in the level: %2").arg(shown, tile);
    //: A tile and the row of the recipe that made it: "floor, by row 4, Lakes"
    return instead || writer.isEmpty() ? tile : tr("%1, by row %2").arg(tile, writer);
}

QString StatusLine::thingText(CellAt cell, const LevelState* instead) const
{
    const std::optional<Start>& start = m_bench.dungeon().start;
    QString things = thingNames(m_bench, instead ? instead->things : m_bench.level().things, cell);
    if (start && start->at == Place{m_bench.level().uid, cell.x, cell.y})
        things = things.isEmpty() ? tr("start") : tr("start, %1").arg(things);
    if (const Sign* board = signAt(m_bench.level(), cell)) {
        const std::string read = described(Text(kDungeonContext, board->text)).toStdString(); // as the hero reads it
        const QString words = QString::fromStdString(shortened(read, kShownOfBoard));
        things = things.isEmpty() ? tr("board: %1").arg(words) : tr("%1, board: %2").arg(things, words);
    }
    return things;
}

void StatusLine::showCell(CellAt cell, const LevelState* instead, const QString& writer)
{
    m_level->setWords(levelText());
    m_place->setText(tr("x %1  y %2").arg(cell.x).arg(cell.y));
    m_tile->setWords(tileText(cell, instead, writer));
    const QString things = thingText(cell, instead);
    m_thing->setWords(things);
    m_thing->setVisible(!things.isEmpty());
    const HeatMap& heat = m_bench.heat();
    m_heat->setWords(heat.isShown() ? heat.textOf(m_bench.level().uid, cell) : QString());
    m_heat->setVisible(!m_heat->words().isEmpty());
}

void StatusLine::setProblems(std::optional<int> count)
{
    m_problemCount = count;
    if (!count)
        m_problems->setText(tr("problems: not checked yet"));
    else
        m_problems->setText(*count == 0 ? tr("no problems") : tr("%n problem(s)", nullptr, *count));
}

// Far out a whole number would say nothing.
void StatusLine::setZoom(double percent)
{
    constexpr double kHundredths = 100;
    m_zoom->setText(tr("%1 %").arg(QLocale().toString(std::round(percent * kHundredths) / kHundredths, 'g', 6)));
}

void StatusLine::setShown(const QString& text)
{
    m_shown->setWords(text);
    m_shown->setVisible(!text.isEmpty());
}

void StatusLine::setRecovery(const QTime& when)
{
    m_recovered = when;
    m_recovery->setWords(when.isValid() ? tr("Recovery copy %1").arg(when.toString(QStringLiteral("HH:mm:ss")))
                                        : QString());
    m_recovery->setVisible(when.isValid());
}

void StatusLine::setProgress(int percent)
{
    m_percent = percent;
    m_progress->setText(tr("Making levels: %1 %").arg(percent));
    m_progress->setVisible(percent >= 0);
    m_cancel->setVisible(percent >= 0);
}

QString StatusLine::text() const
{
    QStringList parts;
    if (!m_shown->words().isEmpty())
        parts += m_shown->words();
    parts << m_level->words() << m_place->text() << m_tile->words() << m_thing->words();
    if (!m_heat->words().isEmpty())
        parts += m_heat->words();
    if (m_bench.hasSelection())
        parts += m_selection->words();
    parts << m_recovery->words() << m_problems->text() << m_zoom->text();
    return parts.join(QStringLiteral(" | "));
}

} // namespace cave
