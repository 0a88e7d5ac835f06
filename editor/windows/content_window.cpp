// SPDX-License-Identifier: MIT
#include "editor/windows/content_window.h"

#include "app/view/tiles/artwork.h"
#include "app/view/ui/icons.h"
#include "app/view/ui/widgets.h"
#include "core/edit/content_edit.h"
#include "core/pilot/duel.h"
#include "core/pilot/odds.h"
#include "editor/windows/field_form.h"
#include "editor/windows/field_names.h"
#include "editor/windows/kind_box.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QLocale>
#include <QMessageBox>
#include <QPushButton>
#include <QScrollArea>
#include <QShortcut>
#include <QSignalBlocker>
#include <QTabBar>

#include <algorithm>
#include <array>

namespace cave {

namespace {

constexpr QSize kContentSize{1060, 680};
constexpr int kListWidth = 236;
constexpr int kListPicture = 22;
constexpr int kLargePicture = 48;
constexpr int kIdRole = Qt::UserRole;
constexpr int kPerLine = 3;
constexpr int kFightTurns = 20;
constexpr int kFightLines = 6;

// As the tabs stand.
constexpr std::array kTables{KindTable::Creature, KindTable::Item, KindTable::Tile};

std::vector<KindField> fieldsOf(KindTable table)
{
    const auto fields = kindFields(table);
    return {fields.begin(), fields.end()};
}

// What works at once, to be changed.
Json newRow(const Catalogue& catalogue, KindTable table, const std::string& id, const std::string& name)
{
    if (table == KindTable::Tile)
        return copyOfKind(catalogue, table, catalogue.tile(catalogue.floor()).id, id, name).value_or(Json{});
    Json row = Json::Object{{"id", id}, {"name", name}, {"glyph", id.substr(0, 1)}, {"colour", "#f0b35a"}};
    if (table == KindTable::Item)
        return row;
    row.set("health", 10);
    row.set("attack", 3);
    row.set("sight", 6);
    row.set("behaviours", Json::Array{Json::Object{{"does", "hunt"}}, Json::Object{{"does", "wander"}}});
    return row;
}

// As it starts, with the best of its kit in hand and on the body.
Fighter heroOf(const Rules& rules, const Catalogue& catalogue)
{
    const CreatureKind& kind = catalogue.creature(*catalogue.findCreature(rules.hero));
    Fighter hero{rules.health.value_or(kind.health), rules.attack.value_or(kind.attack),
                 rules.defence.value_or(kind.defence), rules.speed.value_or(kind.speed)};
    int weapon = 0;
    int armour = 0;
    for (const std::string& id : rules.kit) {
        const ItemKind& item = catalogue.item(*catalogue.findItem(id));
        weapon = std::max(weapon, item.attack);
        armour = std::max(armour, item.defence);
    }
    hero.attack += weapon;
    hero.defence += armour;
    return hero;
}

} // namespace

ContentWindow::ContentWindow(Workbench& bench, Bakery& bakery, std::shared_ptr<Artwork> artwork, QWidget* parent)
    : QDialog(parent), m_bench(bench), m_bakery(bakery), m_artwork(std::move(artwork)), m_tabs(new QTabBar(this)),
      m_find(new QLineEdit(this)), m_list(new QListWidget(this)), m_delete(new QPushButton(this)),
      m_here(new QPushButton(tr("Change it in this dungeon"), this)),
      m_rename(new QPushButton(tr("Rename id..."), this)), m_place(new QPushButton(tr("Place"), this)),
      m_picture(new QLabel(this)), m_heading(roleLabel({}, "name")), m_preview(roleLabel({}, "muted")),
      m_fightEnd(wrappedLabel({}, "strong")), m_fight(new QListWidget(this)), m_problem(new QLabel(this)),
      m_form(new FieldForm(bench, m_artwork, [this](const Json&) { return fieldsOf(m_table); }, kPerLine, this))
{
    setWindowTitle(tr("Content"));
    auto* row = new QHBoxLayout(this);
    row->addWidget(newList());
    row->addWidget(newPage(), 1);
    resize(kContentSize);
    for (QPushButton* button : findChildren<QPushButton*>())
        button->setAutoDefault(false);

    const auto soon = [this] {
        if (!m_bakery.isBusy())
            showCurrent();
    };
    const auto anew = [this] {
        fillList();
        showCurrent();
    };
    connect(m_tabs, &QTabBar::currentChanged, this,
            [this](int tab) { showKind(kTables[static_cast<std::size_t>(tab)], {}); });
    connect(m_find, &QLineEdit::textChanged, this, &ContentWindow::fillList);
    connect(m_list, &QListWidget::currentItemChanged, this, [this](const QListWidgetItem* item) {
        if (item)
            showKind(m_table, item->data(kIdRole).toString().toStdString());
    });
    connect(m_form, &FieldForm::changed, this, [this](const QString& id) {
        if (id != m_strokeOf)
            m_stroke = m_bench.document().newStroke();
        m_strokeOf = id;
        takeForm();
    });
    connect(m_form, &FieldForm::left, this, [this] { m_strokeOf.clear(); });
    connect(m_here, &QPushButton::clicked, this, &ContentWindow::changeHere);
    connect(m_delete, &QPushButton::clicked, this, &ContentWindow::remove);
    connect(m_rename, &QPushButton::clicked, this, &ContentWindow::askId);
    connect(new QShortcut(Qt::Key_F2, this), &QShortcut::activated, this, &ContentWindow::askId);
    connect(m_place, &QPushButton::clicked, this, &ContentWindow::place);
    connect(&bench.document(), &Document::edited, this, soon);
    connect(&bakery, &Bakery::progressed, this, soon);
    connect(&bench, &Workbench::kindsChanged, this, anew);
    connect(&bench.document(), &Document::replaced, this, anew);
    showKind(KindTable::Creature, {});
}

QWidget* ContentWindow::newList()
{
    auto* side = new QWidget(this);
    side->setFixedWidth(std::max(kListWidth, 30 * fontMetrics().averageCharWidth()));
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    m_tabs->addTab(tr("Creatures"));
    m_tabs->addTab(tr("Items"));
    m_tabs->addTab(tr("Tiles"));
    m_tabs->setExpanding(false);
    m_find->setPlaceholderText(tr("Find"));
    m_find->setAccessibleName(tr("Find a kind"));
    m_find->setClearButtonEnabled(true);
    m_find->addAction(icon(QStringLiteral("search")), QLineEdit::LeadingPosition);
    m_list->setAccessibleName(tr("Kinds"));
    m_list->setIconSize({kListPicture, kListPicture});
    auto* buttons = new QHBoxLayout;
    auto* fresh = new QPushButton(tr("New..."), side);
    auto* copy = new QPushButton(tr("Copy..."), side);
    m_delete->setText(tr("Delete"));
    for (QPushButton* button : {fresh, copy, m_delete})
        buttons->addWidget(button);
    connect(fresh, &QPushButton::clicked, this, &ContentWindow::askNew);
    connect(copy, &QPushButton::clicked, this, &ContentWindow::askCopy);
    column->addWidget(m_tabs);
    column->addWidget(m_find);
    column->addWidget(m_list, 1);
    column->addLayout(buttons);
    return side;
}

QWidget* ContentWindow::newPage()
{
    auto* page = new QWidget(this);
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(8, 0, 0, 0);
    auto* head = new QHBoxLayout;
    m_picture->setFixedSize(kLargePicture, kLargePicture);
    m_preview->setWordWrap(true);
    m_problem->setWordWrap(true);
    for (QLabel* label : {m_heading, m_preview, m_fightEnd, m_problem})
        label->setTextFormat(Qt::PlainText);
    m_fight->setAccessibleName(tr("A fight with a fresh hero"));
    m_fight->setWordWrap(true);
    m_fight->setSelectionMode(QAbstractItemView::NoSelection);
    m_fight->setFixedHeight(kFightLines * m_fight->fontMetrics().lineSpacing() * 3 / 2);
    auto* words = new QVBoxLayout;
    words->addWidget(m_heading);
    words->addWidget(m_preview);
    head->addWidget(m_picture, 0, Qt::AlignTop);
    head->addLayout(words, 1);
    auto* body = new QWidget;
    auto* inner = new QVBoxLayout(body);
    inner->setContentsMargins(0, 4, 8, 4);
    inner->addWidget(m_form);
    inner->addStretch(1);
    auto* scroll = new QScrollArea(page);
    scroll->setWidget(body);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    auto* foot = new QHBoxLayout;
    foot->addWidget(m_problem, 1);
    foot->addWidget(m_here);
    foot->addWidget(m_rename);
    foot->addWidget(m_place);
    m_rename->setToolTip(tr("Rename id (F2)\nLevels, recipes, pieces, rules and other kinds follow."));
    m_place->setToolTip(tr("Place (Ctrl+Enter)\nTakes the tool that places this kind."));
    column->addLayout(head);
    column->addWidget(ruleLine());
    column->addWidget(scroll, 1);
    column->addWidget(m_fightEnd);
    column->addWidget(m_fight);
    column->addWidget(ruleLine());
    column->addLayout(foot);
    return page;
}

QString ContentWindow::problem() const { return m_problem->text(); }

QString ContentWindow::preview() const { return m_preview->text(); }

QString ContentWindow::nameOf(const std::string& id) const { return m_bench.describer().name(m_table, id); }

bool ContentWindow::isOwn() const { return hasOwnKind(m_bench.dungeon(), m_table, m_kind); }

void ContentWindow::showKind(KindTable table, const std::string& id)
{
    const bool isOther = table != m_table;
    m_table = table;
    m_kind = id;
    m_strokeOf.clear();
    const QSignalBlocker quiet(m_tabs);
    m_tabs->setCurrentIndex(static_cast<int>(std::ranges::find(kTables, table) - kTables.begin()));
    if (isOther || m_list->count() == 0)
        m_find->clear();
    fillList();
    showCurrent();
}

// The dungeon's own kinds first.
void ContentWindow::fillList()
{
    const QSignalBlocker quiet(m_list);
    m_list->clear();
    const std::vector<KindEntry> entries =
        kindEntries(m_bench, *m_artwork, m_table, qRound(kListPicture * devicePixelRatioF()));
    const std::string shown = m_kind;
    m_kind.clear();
    for (const bool own : {true, false})
        for (const KindEntry& entry : entries) {
            if (hasOwnKind(m_bench.dungeon(), m_table, entry.id) != own)
                continue;
            if (!entry.name.contains(m_find->text().trimmed(), Qt::CaseInsensitive))
                continue;
            const QString mark = isBuiltIn(m_table, entry.id) ? tr("%1   changed here") : tr("%1   own");
            auto* item = new QListWidgetItem(QIcon(entry.picture), own ? mark.arg(entry.name) : entry.name, m_list);
            item->setData(kIdRole, QString::fromStdString(entry.id));
            if (entry.id == shown || m_kind.empty()) { // the first, when it is not there
                m_kind = entry.id;
                m_list->setCurrentItem(item);
            }
        }
    if (m_kind.empty())
        m_kind = shown.empty() ? entries.front().id : shown; // nothing was found: what is shown stays
}

void ContentWindow::showCurrent()
{
    const bool own = isOwn();
    m_form->show(kindRow(m_bench.catalogue(), m_table, m_kind));
    m_form->setEnabled(own);
    m_form->mark({});
    m_heading->setText(nameOf(m_kind));
    m_here->setVisible(!own);
    m_rename->setVisible(own && !isBuiltIn(m_table, m_kind));
    m_delete->setEnabled(own);
    m_delete->setText(own && isBuiltIn(m_table, m_kind) ? tr("As usual") : tr("Delete"));
    m_delete->setToolTip(own ? QString() : tr("Built-in kinds stay."));
    m_problem->setText(own ? QString() : tr("Built in. Change it here, or make a copy."));
    showPicture();
}

void ContentWindow::showPicture()
{
    const int size = qRound(kLargePicture * devicePixelRatioF());
    const Catalogue& catalogue = m_bench.catalogue();
    QPixmap picture;
    QString words = tr("Called %1 in files.").arg(QString::fromStdString(m_kind));
    if (m_table == KindTable::Tile)
        picture = m_artwork->tileSwatch(catalogue.tile(*catalogue.findTile(m_kind)), size);
    else if (m_table == KindTable::Item)
        picture = m_artwork->thing(catalogue.item(*catalogue.findItem(m_kind)).look, size);
    if (m_table == KindTable::Creature) {
        const CreatureKind& kind = catalogue.creature(*catalogue.findCreature(m_kind));
        picture = m_artwork->thing(kind.look, size);
        const Rules& rules = m_bench.dungeon().rules;
        const Fighter hero = heroOf(rules, catalogue);
        const Fighter foe{kind.health, kind.attack, kind.defence, kind.speed};
        const auto number = [](std::int64_t hundredths) {
            return QLocale().toString(static_cast<double>(hundredths) / 100, 'f', 1);
        };
        const std::int64_t strikes = turnsToFell(rules, hero, foe);
        const std::int64_t loss = lossAgainst(rules, hero, foe);
        if (m_kind == rules.hero)
            words = tr("The hero of this dungeon.");
        else if (strikes >= kNeverFalls)
            words = tr("A fresh hero cannot hurt it.");
        else if (loss >= std::int64_t{hero.health} * 100)
            words = tr("A fresh hero with %1 health falls before it does: it needs %2 strikes to fell it.")
                        .arg(hero.health)
                        .arg(number(strikes));
        else
            words =
                tr("A fresh hero fells it with %1 strikes and loses %2 of %3 health, where both strike all the time.")
                    .arg(number(strikes), number(loss))
                    .arg(hero.health);
    }
    picture.setDevicePixelRatio(devicePixelRatioF());
    m_picture->setPixmap(picture);
    m_preview->setText(words);
    showFight();
}

// As the game plays it, with chance as this dungeon's seed has it.
void ContentWindow::showFight()
{
    m_fight->clear();
    const Dungeon& dungeon = m_bench.dungeon();
    const bool isFoe = m_table == KindTable::Creature && m_kind != dungeon.rules.hero;
    const auto duel =
        isFoe ? playDuel(dungeon, *dungeon.catalogue->findCreature(m_kind), kFightTurns) : Result<Duel>(Duel{});
    m_fightEnd->setVisible(isFoe && duel);
    m_fight->setVisible(isFoe && duel);
    if (!isFoe || !duel)
        return;
    for (const Message& message : duel->messages)
        m_fight->addItem(tr("Turn %1: %2").arg(numberText(message.turn), m_bench.describe(message.text)));
    const int turns = static_cast<int>(duel->turns);
    if (duel->outcome == Outcome::Died)
        m_fightEnd->setText(tr("A fight: the hero is slain after %n turn(s).", nullptr, turns));
    else if (duel->isFelled)
        m_fightEnd->setText(
            tr("A fight: the hero fells it in %n turn(s) and keeps %1 health.", nullptr, turns).arg(duel->health));
    else
        m_fightEnd->setText(tr("A fight: both stand after %n turn(s), and the hero keeps %1 health.", nullptr, turns)
                                .arg(duel->health));
}

// A kind that is not sound stays in the form until it is.
void ContentWindow::takeForm()
{
    const Json& row = m_form->object();
    if (const auto sound = checkKind(m_bench.dungeon(), m_table, row); !sound) {
        const std::string& path = sound.error().where;
        const std::string field = path.substr(0, path.find_first_of(".["));
        const QString what = described(sound.error().what);
        m_form->mark(path);
        m_problem->setText(field.empty() ? tr("◆ %1").arg(what) : tr("◆ %1: %2").arg(fieldName(field), what));
        return;
    }
    put(row, tr("Change %1").arg(nameOf(m_kind)), m_stroke);
}

void ContentWindow::put(const Json& row, const QString& text, int stroke)
{
    m_bakery.make([table = m_table, row](Dungeon& dungeon) { return putKind(dungeon, table, row); }, text, stroke);
}

void ContentWindow::askName(const TextQuestion& question, const std::function<void(const QString&)>& then)
{
    askText(this, question, [then](const QString& name) {
        if (!name.isEmpty())
            then(name);
    });
}

void ContentWindow::askNew()
{
    askName({.title = tr("New"), .label = tr("What is it called?"), .first = {}, .button = tr("Create")},
            [this](const QString& name) { addNew(name); });
}

void ContentWindow::askCopy()
{
    askName({.title = tr("Copy of %1").arg(nameOf(m_kind)),
             .label = tr("What is it called?"),
             .first = nameOf(m_kind),
             .button = tr("Copy")},
            [this](const QString& name) { addCopy(name); });
}

void ContentWindow::addNew(const QString& name)
{
    const std::string id = freshKindId(m_bench.catalogue(), name.toStdString());
    const Json row = newRow(m_bench.catalogue(), m_table, id, name.toStdString());
    if (const auto sound = row.find("id") ? checkKind(m_bench.dungeon(), m_table, row) : Result<void>(); !sound) {
        m_problem->setText(tr("◆ %1").arg(described(sound.error().what)));
        return;
    }
    m_kind = id;
    put(row, tr("New kind: %1").arg(name));
    m_form->focusFirst();
}

void ContentWindow::addCopy(const QString& name)
{
    const std::string id = freshKindId(m_bench.catalogue(), name.toStdString());
    const auto row = copyOfKind(m_bench.catalogue(), m_table, m_kind, id, name.toStdString());
    const auto sound = row ? checkKind(m_bench.dungeon(), m_table, *row) : Result<void>(std::unexpected(row.error()));
    if (!sound) {
        m_problem->setText(tr("◆ %1").arg(described(sound.error().what)));
        return;
    }
    m_kind = id;
    put(*row, tr("New kind: %1").arg(name));
    m_form->focusFirst();
}

void ContentWindow::changeHere()
{
    put(kindRow(m_bench.catalogue(), m_table, m_kind), tr("Change %1 here").arg(nameOf(m_kind)));
    m_form->focusFirst();
}

void ContentWindow::remove()
{
    const Dungeon& dungeon = m_bench.dungeon();
    const bool isUsual = isBuiltIn(m_table, m_kind);
    const std::vector<Text> uses = isUsual ? std::vector<Text>{} : usesOfKind(dungeon, m_table, m_kind);
    if (uses.empty()) {
        m_bakery.make([table = m_table, id = m_kind](Dungeon& changed) { return removeKind(changed, table, id); },
                      isUsual ? tr("%1 as usual").arg(nameOf(m_kind)) : tr("Delete %1").arg(nameOf(m_kind)));
        return;
    }
    QStringList words;
    for (const Text& use : uses)
        words += m_bench.describe(use);
    m_problem->setText(tr("◆ %1 is needed and stays. %2").arg(nameOf(m_kind), words.join(u' ')));
}

void ContentWindow::askId()
{
    if (m_rename->isHidden()) {
        m_problem->setText(tr("◆ %1").arg(tr("Built-in kinds keep their ids. Make a copy to choose another.")));
        return;
    }
    askName({.title = tr("Rename id"),
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
        m_problem->setText(tr("◆ %1").arg(described(sound.error().what)));
        return;
    }
    const QString text = tr("Rename %1 to %2").arg(QString::fromStdString(before), id);
    m_kind = after; // so that it stays the one shown
    m_bakery.make(
        [table = m_table, before, after](Dungeon& dungeon) { return renameKind(dungeon, table, before, after); }, text);
}

void ContentWindow::place()
{
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
