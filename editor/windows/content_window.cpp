// SPDX-License-Identifier: MIT
#include "editor/windows/content_window.h"

#include "app/view/ui/keep_current.h"
#include "app/view/ui/theme.h"
#include "app/view/ui/widgets.h"
#include "core/edit/content_edit.h"
#include "core/generate/pieces.h"
#include "core/save/library_pieces.h"
#include "editor/dialogs/kind_entries.h"
#include "editor/dialogs/text_question.h"
#include "editor/windows/factions/factions_dialog.h"
#include "editor/windows/field_form.h"
#include "editor/windows/fight_view.h"
#include "editor/windows/forms/problem_line.h"
#include "editor/windows/kind_head.h"
#include "editor/windows/kind_list.h"
#include "editor/windows/rows/heard_dialog.h"
#include "editor/windows/rows/rows_dialog.h"
#include "editor/windows/themes/themes_dialog.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPushButton>
#include <QScrollArea>
#include <QShortcut>

namespace cave {

namespace {

constexpr QSize kContentSize{1060, 680}; // pixels, for 13 px text
constexpr int kFormShare = 2; // of the height that it and a fight have
constexpr int kPerLine = 3;

std::vector<KindField> fieldsOf(KindTable table)
{
    const auto fields = kindFields(table);
    return {fields.begin(), fields.end()};
}

} // namespace

ContentWindow::ContentWindow(Workbench& bench, Bakery& bakery, std::shared_ptr<Artwork> artwork, QWidget* parent)
    : QDialog(parent), m_bench(bench), m_bakery(bakery), m_artwork(std::move(artwork)),
      m_list(new KindList(bench, m_artwork, this)), m_here(new QPushButton(this)), m_rename(new QPushButton(this)),
      m_place(new QPushButton(this)), m_head(new KindHead(bench, m_artwork, this)), m_fight(new FightView(bench, this)),
      m_problem(new ProblemLine(this)),
      m_form(new FieldForm(
          bench, m_artwork, [this](const Json&) { return fieldsOf(m_table); }, kPerLine, this)),
      m_stroke(bench)
{
    auto* row = new QHBoxLayout(this);
    row->addWidget(m_list);
    row->addWidget(newPage(), 1);
    resize(grown(kContentSize));
    for (QPushButton* button : findChildren<QPushButton*>())
        button->setAutoDefault(false);
    connectList();
    connectPage();
    connectDesign();
    showKind(KindTable::Creature, {});
    keepCurrent(*this, [this] { showTexts(); });
}

void ContentWindow::connectList()
{
    connect(m_list, &KindList::tableChosen, this, [this](KindTable table) { showKind(table, {}); });
    connect(m_list, &KindList::kindChosen, this, [this](const std::string& id) { showKind(m_table, id); });
    connect(m_list, &KindList::findChanged, this, &ContentWindow::showFound);
    connect(m_list, &KindList::newWanted, this, &ContentWindow::askNew);
    connect(m_list, &KindList::copyWanted, this, &ContentWindow::askCopy);
    connect(m_list, &KindList::removeWanted, this, &ContentWindow::remove);
    connect(m_list, &KindList::libraryWanted, this, &ContentWindow::setLibrary);
    const auto open = [](QDialog* dialog) {
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->open();
    };
    connect(m_list, &KindList::factionsWanted, this,
            [this, open] { open(new FactionsDialog(m_bench, m_bakery, this)); });
    connect(m_list, &KindList::themesWanted, this, [this, open] { open(new ThemesDialog(m_bench, this)); });
    const auto openRows = [this, open](RowTable table) {
        open(new RowsDialog(m_bench, m_bakery, m_artwork, table, this));
    };
    connect(m_list, &KindList::hordesWanted, this, [openRows] { openRows(RowTable::Horde); });
    connect(m_list, &KindList::runesWanted, this, [openRows] { openRows(RowTable::Rune); });
    connect(m_list, &KindList::soundsWanted, this, [openRows] { openRows(RowTable::Sound); });
    connect(m_list, &KindList::heardWanted, this,
            [this, open](HeardList list) { open(new HeardDialog(m_bench, m_artwork, list, this)); });
}

void ContentWindow::connectPage()
{
    connect(m_form, &FieldForm::changed, this, [this](const QString& id) { takeForm(m_stroke.of(id)); });
    connect(m_form, &FieldForm::left, this, [this] { m_stroke.end(); });
    connect(m_here, &QPushButton::clicked, this, &ContentWindow::changeHere);
    connect(m_rename, &QPushButton::clicked, this, &ContentWindow::askId);
    connect(new QShortcut(Qt::Key_F2, this), &QShortcut::activated, this, &ContentWindow::askId);
    connect(m_place, &QPushButton::clicked, this, &ContentWindow::place);
}

void ContentWindow::connectDesign()
{
    const auto soon = [this] {
        if (!m_bakery.isBusy())
            showCurrent();
    };
    const auto anew = [this] {
        fillList();
        showCurrent();
    };
    connect(&m_bench.document(), &Document::edited, this, soon);
    connect(&m_bakery, &Bakery::progressed, this, soon);
    connect(&m_bench, &Workbench::kindsChanged, this, anew);
    connect(&m_bench.document(), &Document::replaced, this, anew);
}

QWidget* ContentWindow::newPage()
{
    auto* page = new QWidget(this);
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(8, 0, 0, 0);
    auto* foot = new QHBoxLayout;
    foot->addStretch(1);
    foot->addWidget(m_here);
    foot->addWidget(m_rename);
    foot->addWidget(m_place);
    column->addWidget(m_head);
    column->addWidget(ruleLine());
    column->addWidget(scrolling(*m_form, page), kFormShare);
    column->addWidget(m_fight, 1);
    column->addWidget(ruleLine());
    column->addWidget(m_problem); // above the buttons: in large letters, there is no room beside them
    column->addLayout(foot);
    return page;
}

// What is typed in the form and why it is not taken stays.
void ContentWindow::showTexts()
{
    setWindowTitle(tr("Content"));
    m_here->setText(tr("Change it in this dungeon"));
    m_rename->setText(tr("Rename id..."));
    m_rename->setToolTip(tr("Rename id (F2)\nLevels, recipes, pieces, rules and other kinds follow."));
    m_place->setText(tr("Place"));
    m_place->setToolTip(tr("Place (Ctrl+Enter)\nTakes the tool that places this kind."));
    fillList();
    showHead();
}

QString ContentWindow::problem() const { return m_problem->text(); }

QString ContentWindow::preview() const { return m_head->words(); }

QListWidget& ContentWindow::fight() const { return m_fight->lines(); }

QString ContentWindow::nameOf(const std::string& id) const { return m_bench.describer().name(m_table, id); }

bool ContentWindow::isOwn() const { return hasOwnKind(m_bench.dungeon(), m_table, m_kind); }

bool ContentWindow::canBePlaced() const
{
    return !m_kind.empty() && m_table != KindTable::Gas && !isLook(m_bench.catalogue(), m_table, m_kind);
}

void ContentWindow::showKind(KindTable table, const std::string& id)
{
    const bool isOther = table != m_table || m_kind.empty();
    m_table = table;
    m_kind = id;
    m_stroke.end();
    if (isOther)
        m_list->clearFind();
    fillList();
    showCurrent();
}

void ContentWindow::fillList() { m_kind = m_list->show(m_table, m_kind); }

// What is shown stays while it is found, else the first that is found is shown.
void ContentWindow::showFound()
{
    const std::string before = m_kind;
    fillList();
    if (m_kind == before)
        return;
    m_stroke.end();
    showCurrent();
}

void ContentWindow::showCurrent()
{
    m_form->setVisible(!m_kind.empty());
    if (!m_kind.empty())
        m_form->show(kindRow(m_bench.catalogue(), m_table, m_kind));
    m_form->setEnabled(isOwn());
    m_form->mark({});
    showHead();
    m_problem->tell([own = isOwn(), isAny = !m_kind.empty()] {
        if (!isAny)
            return tr("No gas yet. Make a new one, or use the things of a library.");
        return own ? QString() : tr("Built in. Change it here, or make a copy.");
    });
}

void ContentWindow::showOwner()
{
    const bool own = isOwn();
    const bool isUsual = isBuiltIn(m_bench.dungeon(), m_table, m_kind);
    m_here->setVisible(!own && !m_kind.empty());
    m_rename->setVisible(own && !isUsual);
    m_place->setVisible(canBePlaced());
    QPushButton& remove = m_list->removeButton();
    remove.setText(own && isUsual ? tr("As usual") : tr("Delete"));
    allow(remove, own ? QString() : m_kind.empty() ? tr("Choose a kind first.") : tr("Built-in kinds stay."));
}

void ContentWindow::showHead()
{
    showOwner();
    m_fight->showNone();
    if (m_kind.empty())
        return m_head->showNone();
    if (m_table != KindTable::Creature)
        return m_head->showKind(m_table, m_kind, tr("Called %1 in files.").arg(QString::fromStdString(m_kind)));
    const CreatureKindId kind = *m_bench.catalogue().findCreature(m_kind);
    m_head->showKind(m_table, m_kind, oddsText(m_bench, kind));
    if (m_kind != m_bench.dungeon().rules.hero)
        m_fight->showFight(kind);
}

// A kind that is not sound stays in the form until it is.
void ContentWindow::takeForm(int stroke)
{
    const Json& row = m_form->object();
    if (const auto sound = checkKind(m_bench.dungeon(), m_table, row); !sound) {
        m_form->mark(sound.error().where);
        m_problem->tell(sound.error(), *m_form);
        return;
    }
    put(row, tr("Change %1").arg(nameOf(m_kind)), stroke);
}

void ContentWindow::put(const Json& row, const QString& text, int stroke, std::function<void()> whenMade)
{
    m_bakery.make([table = m_table, row](Dungeon& dungeon) { return putKind(dungeon, table, row); }, text, stroke, {},
                  std::move(whenMade));
}

void ContentWindow::askNew()
{
    askName(this, {.title = tr("New"), .label = tr("What is it called?"), .first = {}, .button = tr("Create")},
            [this](const QString& name) { addNew(name); });
}

void ContentWindow::askCopy()
{
    askName(this,
            {.title = tr("Copy of %1").arg(nameOf(m_kind)),
             .label = tr("What is it called?"),
             .first = nameOf(m_kind),
             .button = tr("Copy")},
            [this](const QString& name) { addCopy(name); });
}

void ContentWindow::addNew(const QString& name)
{
    const std::string id = freshKindId(m_bench.catalogue(), name.toStdString());
    add(name, newKind(m_bench.catalogue(), m_table, id, name.toStdString()));
}

void ContentWindow::addCopy(const QString& name)
{
    const std::string id = freshKindId(m_bench.catalogue(), name.toStdString());
    add(name, copyOfKind(m_bench.catalogue(), m_table, m_kind, id, name.toStdString()));
}

void ContentWindow::add(const QString& name, const Result<Json>& row)
{
    const auto sound = row ? checkKind(m_bench.dungeon(), m_table, *row) : Result<void>(std::unexpected(row.error()));
    if (!sound) {
        m_problem->tell(sound.error());
        return;
    }
    m_list->clearFind(); // which might hide it
    putAndShow(*row, tr("New kind: %1").arg(name));
}

void ContentWindow::changeHere()
{
    putAndShow(kindRow(m_bench.catalogue(), m_table, m_kind), tr("Change %1 here").arg(nameOf(m_kind)));
}

// Of a large dungeon the one before is shown until it is there.
void ContentWindow::putAndShow(const Json& row, const QString& text)
{
    put(row, text, kNoStroke, [this, table = m_table, id = *row.find("id")->as<std::string>()] {
        showKind(table, id);
        m_form->focusFirst();
    });
}

void ContentWindow::remove()
{
    const Dungeon& dungeon = m_bench.dungeon();
    const bool isUsual = isBuiltIn(m_bench.dungeon(), m_table, m_kind);
    const std::vector<Text> uses = isUsual ? std::vector<Text>{} : usesOfKind(dungeon, m_table, m_kind);
    if (uses.empty()) {
        m_bakery.make([table = m_table, id = m_kind](Dungeon& changed) { return removeKind(changed, table, id); },
                      isUsual ? tr("%1 as usual").arg(nameOf(m_kind)) : tr("Delete %1").arg(nameOf(m_kind)));
        return;
    }
    m_problem->tell([this, uses, kind = m_kind] {
        QStringList words;
        for (const Text& use : uses)
            words += m_bench.describe(use);
        return tr("◆ %1 is needed and stays. %2").arg(nameOf(kind), words.join(u' '));
    });
}

namespace {

// A library stays while a piece of the dungeon's own includes one of its pieces: the file could not be read again.
Result<void> changeLibrary(Dungeon& dungeon, const std::string& name, bool isUsed)
{
    Dungeon changed = dungeon;
    if (auto done = isUsed ? useLibrary(changed, name) : dropLibrary(changed, name); !done)
        return done;
    refreshLibraryPieces(changed);
    if (const auto problem = findPieceProblem(changed.pieces, changed.libraryPieces()); problem && !isUsed)
        return failure("", {CAVE_TEXT("edit", "The piece \"%1\" includes one of this library, so it stays."),
                            {changed.pieces[problem->piece].name}});
    dungeon = std::move(changed);
    return {};
}

} // namespace

void ContentWindow::setLibrary(const std::string& name, bool isUsed)
{
    const auto change = [isUsed, name](Dungeon& dungeon) { return changeLibrary(dungeon, name, isUsed); };
    Dungeon tried = m_bench.dungeon();
    if (const auto sound = change(tried); !sound) {
        m_list->showLibraries();
        m_problem->tell(sound.error());
        return;
    }
    m_bakery.make(change, isUsed ? tr("Use a library") : tr("Use a library no more"));
}

void ContentWindow::askId()
{
    if (m_kind.empty())
        return;
    if (m_rename->isHidden()) {
        m_problem->tell(
            [] { return tr("◆ %1").arg(tr("Built-in kinds keep their ids. Make a copy to choose another.")); });
        return;
    }
    askName(this,
            {.title = tr("Rename id"),
             .label = tr("What is it called in files?"),
             .first = QString::fromStdString(m_kind),
             .button = tr("Rename")},
            [this](const QString& id) { rename(id); });
}

void ContentWindow::rename(const QString& id)
{
    const std::string before = m_kind;
    const std::string after = id.toStdString();
    if (const auto sound = checkNewId(m_bench.dungeon(), m_table, before, after); !sound) {
        m_problem->tell(sound.error());
        return;
    }
    m_bakery.make(
        [table = m_table, before, after](Dungeon& dungeon) { return renameKind(dungeon, table, before, after); },
        tr("Rename %1 to %2").arg(QString::fromStdString(before), id), kNoStroke, {},
        [this, table = m_table, after] { showKind(table, after); });
}

void ContentWindow::place()
{
    if (!canBePlaced())
        return;
    if (m_table == KindTable::Creature)
        m_bench.setCreature(*m_bench.catalogue().findCreature(m_kind));
    else if (m_table == KindTable::Item)
        m_bench.setItem(*m_bench.catalogue().findItem(m_kind));
    else
        m_bench.setTile(*m_bench.catalogue().findTile(m_kind));
    emit placeWanted();
}

void ContentWindow::keyPressEvent(QKeyEvent* event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isEnter && event->modifiers().testFlag(Qt::ControlModifier))
        place();
    else
        QDialog::keyPressEvent(event);
}

} // namespace cave
