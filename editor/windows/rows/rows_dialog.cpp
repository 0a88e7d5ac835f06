// SPDX-License-Identifier: MIT
#include "editor/windows/rows/rows_dialog.h"

#include "app/view/tiles/artwork.h"
#include "app/view/ui/announce.h"
#include "app/view/ui/keep_current.h"
#include "app/view/ui/theme.h"
#include "app/view/ui/widgets.h"
#include "core/content/sounds/sound_book.h"
#include "core/edit/content_edit.h"
#include "editor/dialogs/text_question.h"
#include "editor/windows/field_form.h"
#include "editor/windows/forms/problem_line.h"
#include "editor/windows/forms/undo_keys.h"
#include "editor/windows/rows/sound_names.h"
#include "editor/windows/rows/sound_view.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QShortcut>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace cave {

namespace {

constexpr QSize kRowsSize{900, 560}; // pixels, for 13 px text
constexpr int kRowPicture = 22;
constexpr int kShortPerLine = 3;
constexpr int kRowIdRole = Qt::UserRole;

} // namespace

// What the dialog says of each table.
struct RowsDialog::Sort {
    RowTable table;
    const char* title;
    const char* none; // where the dungeon knows none at all
    const char* brought; // of one that is not the dungeon's own
    const char* stays; // why that is not deleted
    const char* followers; // what a new id takes along
};

const RowsDialog::Sort& RowsDialog::sortOf(RowTable table)
{
    static constexpr std::array kSorts{
        Sort{RowTable::Horde, QT_TR_NOOP("Hordes"),
             QT_TR_NOOP("No hordes yet. New... makes the first; the things of the campaign bring others."),
             QT_TR_NOOP("Of a library. Change it here, or make a copy."), QT_TR_NOOP("What a library brings stays."),
             QT_TR_NOOP("Rename id (F2)\nThings that bear it follow.")},
        Sort{RowTable::Rune, QT_TR_NOOP("Runes"),
             QT_TR_NOOP("No runes yet. New... makes the first; the things of the campaign bring others."),
             QT_TR_NOOP("Of a library. Change it here, or make a copy."), QT_TR_NOOP("What a library brings stays."),
             QT_TR_NOOP("Rename id (F2)\nThings that bear it follow.")},
        Sort{RowTable::Sound, QT_TR_NOOP("Sounds"), QT_TR_NOOP("No sounds yet. New... makes the first."),
             QT_TR_NOOP("Of the game. Change it here, or make a copy."), QT_TR_NOOP("What the game brings stays."),
             QT_TR_NOOP("Rename id (F2)\nWhat it is heard for follows.")},
    };
    return *std::ranges::find(kSorts, table, &Sort::table);
}

RowsDialog::RowsDialog(Workbench& bench, Bakery& bakery, std::shared_ptr<Artwork> artwork, RowTable table,
                       QWidget* parent)
    : QDialog(parent), m_bench(bench), m_bakery(bakery), m_artwork(std::move(artwork)), m_table(table),
      m_find(new QLineEdit(this)), m_list(new QListWidget(this)), m_new(new QPushButton(this)),
      m_copy(new QPushButton(this)), m_remove(new QPushButton(this)), m_here(new QPushButton(this)),
      m_rename(new QPushButton(this)), m_close(new QPushButton(this)), m_heading(roleLabel({}, "name")),
      m_about(roleLabel({}, "muted")), m_problem(new ProblemLine(this)),
      m_form(new FieldForm(
          bench, m_artwork, [table](const Json& row) { return fieldsOfRow(table, row); }, kShortPerLine, this)),
      m_sound(table == RowTable::Sound ? new SoundView(bench, this) : nullptr), m_stroke(bench)
{
    layOut();
    connectList();
    connectPage();
    connectDesign();
    showDesign();
    keepCurrent(*this, [this] { showTexts(); });
}

void RowsDialog::layOut()
{
    auto* row = new QHBoxLayout(this);
    row->addLayout(newListSide(), 1);
    row->addLayout(newPage(), 3);
    for (QPushButton* button : findChildren<QPushButton*>())
        button->setAutoDefault(false); // Enter ends typing in the form
    resizeGrown(*this, kRowsSize);
}

QLayout* RowsDialog::newListSide()
{
    m_find->setClearButtonEnabled(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff); // long names are elided
    m_list->ensurePolished(); // or the rows that come first are too low
    auto* buttons = new QHBoxLayout;
    for (QPushButton* button : {m_new, m_copy, m_remove})
        buttons->addWidget(button);
    auto* column = new QVBoxLayout;
    column->addWidget(m_find);
    column->addWidget(m_list, 1);
    column->addLayout(buttons);
    return column;
}

QLayout* RowsDialog::newPage()
{
    m_about->setWordWrap(true);
    auto* foot = new QHBoxLayout;
    foot->addStretch(1);
    for (QPushButton* button : {m_here, m_rename, m_close})
        foot->addWidget(button);
    auto* column = new QVBoxLayout;
    column->addWidget(m_heading);
    column->addWidget(m_about);
    column->addWidget(ruleLine());
    column->addWidget(scrolling(*m_form, this), 1);
    if (m_sound)
        column->addWidget(m_sound);
    column->addWidget(ruleLine());
    column->addWidget(m_problem);
    column->addLayout(foot);
    return column;
}

void RowsDialog::connectList()
{
    connect(m_find, &QLineEdit::textChanged, this, &RowsDialog::fillList);
    connect(m_list, &QListWidget::currentItemChanged, this, [this](const QListWidgetItem* item) {
        if (item)
            showRow(item->data(kRowIdRole).toString().toStdString());
    });
    connect(m_new, &QPushButton::clicked, this, [this] {
        askName(this, {.title = tr("New"), .label = tr("What is it called?"), .first = {}, .button = tr("Create")},
                [this](const QString& name) { addNew(name); });
    });
    connect(m_copy, &QPushButton::clicked, this, [this] {
        askName(this,
                {.title = tr("Copy of %1").arg(nameOf(m_row)),
                 .label = tr("What is it called?"),
                 .first = m_table == RowTable::Sound ? QString::fromStdString(m_row) : nameOf(m_row),
                 .button = tr("Copy")},
                [this](const QString& name) { addCopy(name); });
    });
    connect(m_remove, &QPushButton::clicked, this, &RowsDialog::remove);
}

void RowsDialog::connectPage()
{
    connect(m_form, &FieldForm::changed, this, [this](const QString& id) { takeForm(m_stroke.of(id)); });
    connect(m_form, &FieldForm::left, this, [this] { m_stroke.end(); });
    if (m_sound)
        connect(m_sound, &SoundView::notHeard, this, [this](const QString& why) {
            m_problem->tell([why] { return tr("◆ %1").arg(why); });
            announce(*m_problem, why);
        });
    connect(m_here, &QPushButton::clicked, this, &RowsDialog::changeHere);
    connect(m_rename, &QPushButton::clicked, this, &RowsDialog::askId);
    connect(new QShortcut(Qt::Key_F2, this), &QShortcut::activated, this, &RowsDialog::askId);
    connect(m_close, &QPushButton::clicked, this, &QDialog::accept);
}

void RowsDialog::connectDesign()
{
    addUndoKeys(*this, m_bench);
    const auto anew = [this] {
        if (!m_bakery.isBusy())
            showDesign();
    };
    connect(&m_bench.document(), &Document::edited, this, anew);
    connect(&m_bench.document(), &Document::replaced, this, anew);
    connect(&m_bakery, &Bakery::progressed, this, anew);
}

void RowsDialog::showTexts()
{
    setWindowTitle(tr(sortOf(m_table).title));
    m_find->setPlaceholderText(tr("Find"));
    m_find->setAccessibleName(tr("Find one"));
    m_list->setAccessibleName(tr(sortOf(m_table).title));
    m_new->setText(tr("New..."));
    m_copy->setText(tr("Copy..."));
    m_here->setText(tr("Change it in this dungeon"));
    m_rename->setText(tr("Rename id..."));
    m_rename->setToolTip(tr(sortOf(m_table).followers));
    m_close->setText(tr("Close"));
    fillList();
    showHead();
}

QString RowsDialog::problem() const { return m_problem->text(); }

bool RowsDialog::isOwn() const { return hasOwnRow(m_bench.dungeon(), m_table, m_row); }

// Hordes have no name but their id.
QString RowsDialog::nameOf(const std::string& id) const
{
    if (m_table == RowTable::Sound && !id.empty())
        return soundName(m_bench, m_bench.catalogue().sounds()->sound(id));
    const auto rune = m_table == RowTable::Rune ? m_bench.catalogue().findRune(id) : std::nullopt;
    return rune ? m_bench.describer().runeName(m_bench.catalogue().rune(*rune)) : QString::fromStdString(id);
}

void RowsDialog::showRow(const std::string& id)
{
    m_row = id;
    m_stroke.end();
    fillList();
    showCurrent();
}

void RowsDialog::showDesign()
{
    m_usual = usualKinds(m_bench.dungeon());
    fillList();
    showCurrent();
}

// What could be made at once; what is still being made is shown when it is there.
void RowsDialog::showMade()
{
    if (!m_bakery.isBusy())
        showRow(m_row);
}

void RowsDialog::fillList()
{
    const QSignalBlocker quiet(m_list);
    const std::vector<std::string> ids = rowIds(m_bench.catalogue(), m_table);
    if (!hasRow(m_bench.catalogue(), m_table, m_row))
        m_row.clear();
    const int scrolled = m_list->verticalScrollBar()->value();
    m_list->clear();
    m_list->setIconSize(grown({kRowPicture, kRowPicture}));
    const int pixels = qRound(m_list->iconSize().width() * devicePixelRatioF());
    for (const bool own : {true, false})
        for (const std::string& id : ids) {
            const QString name = nameOf(id);
            if (hasOwnRow(m_bench.dungeon(), m_table, id) != own ||
                !name.contains(m_find->text().trimmed(), Qt::CaseInsensitive))
                continue;
            const QString mark = hasRow(*m_usual, m_table, id) ? tr("%1   changed here") : tr("%1   own");
            auto* item = new QListWidgetItem(own ? mark.arg(name) : name, m_list);
            item->setData(kRowIdRole, QString::fromStdString(id));
            const Json row = rowIn(m_bench.catalogue(), m_table, id);
            if (const Json* lead = row.find("lead")) {
                const auto kind = m_bench.catalogue().findCreature(*lead->as<std::string>());
                item->setIcon(QIcon(m_artwork->thing(m_bench.catalogue().creature(*kind).look, pixels)));
            }
            if (m_row.empty())
                m_row = id;
            if (m_row == id)
                m_list->setCurrentItem(item);
        }
    if (m_row.empty() && !ids.empty())
        m_row = ids.front(); // nothing was found
    m_list->doItemsLayout(); // or it could not be scrolled yet
    m_list->verticalScrollBar()->setValue(scrolled);
    if (const QListWidgetItem* current = m_list->currentItem())
        m_list->scrollToItem(current);
}

void RowsDialog::showCurrent()
{
    const bool isThere = !m_row.empty();
    m_form->setVisible(isThere);
    if (isThere)
        m_form->show(rowIn(m_bench.catalogue(), m_table, m_row));
    if (m_sound)
        m_sound->show(m_form->object());
    m_form->setEnabled(isOwn());
    m_form->mark({});
    showHead();
    m_problem->tell([table = m_table, isThere, own = isOwn()] {
        if (!isThere)
            return tr(sortOf(table).none);
        return own ? QString() : tr(sortOf(table).brought);
    });
}

void RowsDialog::showHead()
{
    const bool isThere = !m_row.empty();
    const bool own = isOwn();
    const bool isUsual = isThere && hasRow(*m_usual, m_table, m_row);
    m_heading->setText(nameOf(m_row));
    m_about->setText(isThere ? about() : QString());
    allow(*m_copy, isThere ? QString() : tr(sortOf(m_table).none));
    m_here->setVisible(isThere && !own);
    m_rename->setVisible(own && !isUsual);
    m_remove->setText(own && isUsual ? tr("As usual") : tr("Delete"));
    allow(*m_remove, own ? QString() : tr(isThere ? sortOf(m_table).stays : sortOf(m_table).none));
}

QString RowsDialog::about() const
{
    const QString called = tr("Called %1 in files.").arg(QString::fromStdString(m_row));
    if (m_table != RowTable::Sound || !m_bench.catalogue().findCreature(m_row))
        return called;
    return called + u' ' +
           tr("The voice of the creature %1.").arg(m_bench.describer().name(KindTable::Creature, m_row));
}

// A row that is not sound stays in the form until it is.
void RowsDialog::takeForm(int stroke)
{
    const Json row = renewedRow(m_table, m_form->object());
    m_form->show(row); // other words have other members
    if (m_sound)
        m_sound->show(row);
    if (const auto sound = checkRow(m_bench.dungeon(), m_table, row); !sound) {
        m_form->mark(sound.error().where);
        m_problem->tell(sound.error(), *m_form);
        return;
    }
    m_form->mark({});
    m_problem->tell([] { return QString(); });
    put(row, tr("Change %1").arg(nameOf(m_row)), stroke);
}

void RowsDialog::put(const Json& row, const QString& text, int stroke)
{
    m_bakery.make([table = m_table, row](Dungeon& dungeon) { return putRow(dungeon, table, row); }, text, stroke);
}

void RowsDialog::addNew(const QString& name)
{
    const std::string id = freshRowId(m_bench.catalogue(), m_table, name.toStdString());
    add(name, newRow(m_bench.dungeon(), m_table, id, name.toStdString()));
}

void RowsDialog::addCopy(const QString& name)
{
    if (!hasRow(m_bench.catalogue(), m_table, m_row))
        return;
    const std::string id = freshRowId(m_bench.catalogue(), m_table, name.toStdString());
    add(name, copyOfRow(m_bench.catalogue(), m_table, m_row, id, name.toStdString()));
}

void RowsDialog::add(const QString& name, const Json& row)
{
    if (const auto sound = checkRow(m_bench.dungeon(), m_table, row); !sound) {
        m_problem->tell(sound.error());
        return;
    }
    m_find->clear(); // which might hide it
    m_row = *row.find("id")->as<std::string>();
    put(row, tr("Add %1").arg(name));
    showMade();
    m_form->focusFirst();
}

void RowsDialog::changeHere()
{
    if (!hasRow(m_bench.catalogue(), m_table, m_row))
        return;
    put(rowIn(m_bench.catalogue(), m_table, m_row), tr("Change %1 here").arg(nameOf(m_row)));
    m_form->focusFirst();
}

void RowsDialog::remove()
{
    if (!isOwn())
        return;
    const std::vector<Text> uses = usesOfRow(m_bench.dungeon(), m_table, m_row);
    if (uses.empty()) {
        const bool isUsual = hasRow(*m_usual, m_table, m_row);
        m_bakery.make([table = m_table, id = m_row](Dungeon& changed) { return removeRow(changed, table, id); },
                      isUsual ? tr("%1 as usual").arg(nameOf(m_row)) : tr("Delete %1").arg(nameOf(m_row)));
        return;
    }
    m_problem->tell([this, uses, row = m_row] {
        QStringList sentences;
        for (const Text& use : uses)
            sentences += m_bench.describe(use);
        return tr("◆ %1 is needed and stays. %2").arg(nameOf(row), sentences.join(u' '));
    });
}

void RowsDialog::askId()
{
    if (m_row.empty())
        return;
    if (const auto sound = checkNewRowId(m_bench.dungeon(), m_table, m_row, m_row); !sound) {
        m_problem->tell(sound.error());
        return;
    }
    askName(this,
            {.title = tr("Rename id"),
             .label = tr("What is it called in files?"),
             .first = QString::fromStdString(m_row),
             .button = tr("Rename")},
            [this](const QString& id) { rename(id); });
}

void RowsDialog::rename(const QString& id)
{
    if (m_row.empty())
        return;
    const std::string before = m_row;
    const std::string after = id.toStdString();
    if (const auto sound = checkNewRowId(m_bench.dungeon(), m_table, before, after); !sound) {
        m_problem->tell(sound.error());
        return;
    }
    const auto change = [table = m_table, before, after](Dungeon& dungeon) {
        return renameRow(dungeon, table, before, after);
    };
    m_row = after; // so that it stays the one shown
    m_bakery.make(change, tr("Rename %1 to %2").arg(QString::fromStdString(before), id));
    showMade();
}

} // namespace cave
