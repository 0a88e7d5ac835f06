// SPDX-License-Identifier: MIT
#include "editor/panels/events/term_fields.h"

#include "app/view/ui/keep_current.h"
#include "app/view/words/level_name.h"
#include "core/edit/events/script_walk.h"
#include "editor/panels/events/cells_field.h"
#include "editor/panels/events/effect_field.h"
#include "editor/panels/events/event_names.h"
#include "editor/panels/recipe/weights_table.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QSpinBox>

#include <memory>
#include <set>

namespace cave {

namespace {

using Told = std::function<void()>;

void choose(QComboBox& box, const QString& data)
{
    const QSignalBlocker quiet(box);
    box.setCurrentIndex(box.findData(data));
}

TermWidget newNumberTerm(const TermPlace& place, const EventField& field, int EventTerms::* member, const Told& changed)
{
    auto* box = new QSpinBox(place.parent);
    box->setRange(field.low, field.high);
    box->setKeyboardTracking(false);
    box->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed); // large numbers are not to widen the panel
    QObject::connect(box, &QSpinBox::valueChanged, box, changed);
    const auto show = [box, member](const EventTerms& terms) {
        const QSignalBlocker quiet(box);
        box->setValue(terms.*member);
    };
    return {.editor = box, .show = show, .take = [box, member](EventTerms& terms) { terms.*member = box->value(); }};
}

TermWidget newWordTerm(const TermPlace& place, const EventField& field, int EventTerms::* member, const Told& changed)
{
    QComboBox* box = newNarrowBox(place.parent);
    for (const std::string_view word : field.words)
        box->addItem(eventTermWord(word));
    QObject::connect(box, &QComboBox::activated, box, changed);
    const auto show = [box, member](const EventTerms& terms) {
        const QSignalBlocker quiet(box);
        box->setCurrentIndex(terms.*member);
    };
    return {
        .editor = box, .show = show, .take = [box, member](EventTerms& terms) { terms.*member = box->currentIndex(); }};
}

TermWidget newFlagTerm(const TermPlace& place, const EventField& field, bool EventTerms::* member, const Told& changed)
{
    // That it is the hero is said by choosing the field at all.
    if (field.kind == EventFieldKind::Hero) {
        auto* label = new QLabel(eventFieldName(field), place.parent);
        return {.editor = label, .namesItself = true, .show = [](const EventTerms&) {}, .take = [](EventTerms&) {}};
    }
    auto* box = new QCheckBox(eventFieldName(field), place.parent);
    QObject::connect(box, &QCheckBox::clicked, box, changed);
    return {.editor = box,
            .namesItself = true,
            .show = [box, member](const EventTerms& terms) { box->setChecked(terms.*member); },
            .take = [box, member](EventTerms& terms) { terms.*member = box->isChecked(); }};
}

TermWidget newSentenceTerm(const TermPlace& place, std::string EventTerms::* member, const Told& changed,
                           const Told& left)
{
    auto* line = new QLineEdit(place.parent);
    QObject::connect(line, &QLineEdit::textEdited, line, changed);
    QObject::connect(line, &QLineEdit::editingFinished, line, left);
    const auto shown = std::make_shared<QString>();
    const auto show = [line, member, shown](const EventTerms& terms) {
        const QString text = QString::fromStdString(terms.*member);
        if (line->hasFocus() && text == *shown)
            return; // what is typed just now may be no sentence yet
        *shown = text;
        if (line->text() != text) // keeps the place of the text cursor
            line->setText(text);
    };
    return {.editor = line, .isTyped = true, .show = show, .take = [line, member](EventTerms& terms) {
                terms.*member = line->text().toStdString();
            }};
}

// One of the known ids, or another one.
TermWidget newIdTerm(const TermPlace& place, const std::vector<std::string>& known, std::string EventTerms::* member,
                     const Told& changed)
{
    QComboBox* box = newNarrowBox(place.parent);
    box->setEditable(true);
    box->setInsertPolicy(QComboBox::NoInsert); // what is refused is not to be offered
    for (const std::string& id : known)
        box->addItem(QString::fromStdString(id));
    QObject::connect(box, &QComboBox::activated, box, changed);
    QObject::connect(box->lineEdit(), &QLineEdit::editingFinished, box, changed);
    const auto show = [box, member](const EventTerms& terms) {
        const QSignalBlocker quiet(box);
        box->setCurrentText(QString::fromStdString(terms.*member));
    };
    return {.editor = box, .show = show, .take = [box, member](EventTerms& terms) {
                terms.*member = box->currentText().toStdString();
            }};
}

std::vector<std::string> knownMarks(const TermPlace& place)
{
    std::vector<std::string> names;
    for (const EventMark& mark : scriptOf(place.bench.dungeon(), place.owner).marks)
        names.push_back(mark.name);
    if (place.owner)
        for (const EventMark& mark : place.bench.dungeon().script->marks)
            names.push_back(std::string(kDungeonPrefix) + mark.name);
    return names;
}

// That its events name; things get their groups elsewhere.
std::vector<std::string> knownGroups(const TermPlace& place)
{
    std::set<std::string> names;
    for (const ScriptedEvent& event : scriptOf(place.bench.dungeon(), place.owner).events)
        forEachTerms(event, [&](const EventWord&, const EventTerms& terms) {
            if (!terms.group.empty())
                names.insert(terms.group);
            if (terms.who.of == EventWho::Of::Group)
                names.insert(terms.who.name);
        });
    return {names.begin(), names.end()};
}

// The kinds of a table, or of creatures and items.
void addKinds(QComboBox& box, const Workbench& bench, KindTable table, const QString& before)
{
    const Catalogue& catalogue = bench.catalogue();
    const auto add = [&](const std::string& id, const QString& name) {
        box.addItem(name, before + QString::fromStdString(id));
    };
    switch (table) {
    case KindTable::Tile:
        for (std::size_t i = 0; i < catalogue.tiles().size(); ++i)
            add(catalogue.tiles()[i].id, bench.tileName(static_cast<TileId>(i)));
        break;
    case KindTable::Creature:
        for (const CreatureKind& kind : catalogue.creatures())
            add(kind.id, bench.kindName(kind.id));
        break;
    case KindTable::Item:
        for (const ItemKind& kind : catalogue.items())
            add(kind.id, bench.kindName(kind.id));
        break;
    case KindTable::Gas:
        for (const GasKind& kind : catalogue.gases())
            add(kind.id, bench.describer().name(KindTable::Gas, kind.id));
        break;
    }
}

// Of the ids that are the data of the box.
TermWidget newChoice(QComboBox* box, std::string EventTerms::* member, const Told& changed)
{
    QObject::connect(box, &QComboBox::activated, box, changed);
    return {.editor = box,
            .show = [box, member](const EventTerms& terms) { choose(*box, QString::fromStdString(terms.*member)); },
            .take = [box, member](EventTerms& terms) { terms.*member = box->currentData().toString().toStdString(); }};
}

TermWidget newKindTerm(const TermPlace& place, const EventField& field, KindTable table,
                       std::string EventTerms::* member, const Told& changed)
{
    QComboBox* box = newNarrowBox(place.parent);
    if (!field.isNeeded && field.choice == 0)
        box->addItem(QCoreApplication::translate("EventFields", "any"), QString());
    addKinds(*box, place.bench, table, {});
    if (field.kind == EventFieldKind::Comer)
        box->addItem(eventTermWord(kFallen), QString::fromUtf8(kFallen.data(), kFallen.size()));
    return newChoice(box, member, changed);
}

TermWidget newFactionTerm(const TermPlace& place, const EventField& field, std::string EventTerms::* member,
                          const Told& changed)
{
    QComboBox* box = newNarrowBox(place.parent);
    if (!field.isNeeded)
        box->addItem(QCoreApplication::translate("EventFields", "that of its kind"), QString());
    for (const Faction& faction : place.bench.catalogue().factions())
        box->addItem(place.bench.describe({"factions", faction.name}), QString::fromStdString(faction.id));
    return newChoice(box, member, changed);
}

// A digit as EventWho::Of has it, and behind it the id of a kind or the name of a group.
QString dataOf(const EventWho& who)
{
    return QString::number(static_cast<int>(who.of)) + QString::fromStdString(who.name);
}

TermWidget newWhoTerm(const TermPlace& place, const Told& changed)
{
    QComboBox* box = newNarrowBox(place.parent);
    const auto add = [&](const EventWho& who) { box->addItem(whoText(who, place.bench), dataOf(who)); };
    for (const EventWho::Of of : {EventWho::Of::Hero, EventWho::Of::Ally, EventWho::Of::Foe, EventWho::Of::Other,
                                  EventWho::Of::Thing, EventWho::Of::Any})
        add({of, {}});
    for (const std::string& group : knownGroups(place))
        add({EventWho::Of::Group, group});
    const QString kind = QString::number(static_cast<int>(EventWho::Of::Kind));
    addKinds(*box, place.bench, KindTable::Creature, kind);
    addKinds(*box, place.bench, KindTable::Item, kind);
    QObject::connect(box, &QComboBox::activated, box, changed);
    return {.editor = box,
            .show = [box](const EventTerms& terms) { choose(*box, dataOf(terms.who)); },
            .take =
                [box](EventTerms& terms) {
                    const QString data = box->currentData().toString();
                    terms.who = {static_cast<EventWho::Of>(data.left(1).toInt()), data.mid(1).toStdString()};
                }};
}

TermWidget newLevelTerm(const TermPlace& place, const Told& changed)
{
    QComboBox* box = newNarrowBox(place.parent);
    box->addItem(QCoreApplication::translate("EventFields", "where the hero is"), QString());
    int z = 0;
    for (const DungeonLevel& level : place.bench.dungeon().levels)
        box->addItem(shownLevelName(level.name, z++), QString::fromStdString(hexOf(level.uid.value)));
    QObject::connect(box, &QComboBox::activated, box, changed);
    return {.editor = box,
            .show =
                [box](const EventTerms& terms) {
                    choose(*box, terms.level ? QString::fromStdString(hexOf(terms.level.value)) : QString());
                },
            .take =
                [box](EventTerms& terms) {
                    terms.level = {parseHex(box->currentData().toString().toStdString()).value_or(0)};
                }};
}

TermWidget newCellsTerm(const TermPlace& place, const Told& changed)
{
    auto* cells = new CellsField(place.bench, place.isTrigger, place.parent);
    QObject::connect(cells, &CellsField::changed, cells, changed);
    return {.editor = cells,
            .show = [cells](const EventTerms& terms) { cells->show(terms.cells); },
            .take = [cells](EventTerms& terms) { terms.cells = cells->cells(); }};
}

TermWidget newTableTerm(const TermPlace& place, const Told& changed)
{
    auto* table = new WeightsTable(place.bench, place.parent);
    const auto shown = std::make_shared<Json>();
    QObject::connect(table, &WeightsTable::changed, table, [shown, changed](const Json& json) {
        if (const auto* rows = json.as<Json::Array>(); !rows || rows->empty())
            return;
        *shown = json;
        changed();
    });
    const auto show = [table, shown](const EventTerms& terms) {
        *shown = terms.table.as<Json::Array>()
                     ? terms.table
                     : Json(Json::Array{Json(Json::Object{{"kind", terms.table}, {"weight", 1}})});
        table->show(*shown);
    };
    return {.editor = table, .show = show, .take = [shown](EventTerms& terms) { terms.table = *shown; }};
}

TermWidget newEffectTerm(const TermPlace& place, const Told& changed)
{
    auto* field = new EffectField(place.bench, place.parent);
    QObject::connect(field, &EffectField::changed, field, changed);
    const auto show = [field](const EventTerms& terms) {
        if (terms.effect)
            field->show(*terms.effect);
    };
    return {.editor = field, .show = show, .take = [field](EventTerms& terms) { terms.effect = field->effect(); }};
}

TermWidget newTextTerm(const TermPlace& place, const EventField& field, std::string EventTerms::* member,
                       const Told& changed, const Told& left)
{
    switch (field.kind) {
    case EventFieldKind::Mark: return newIdTerm(place, knownMarks(place), member, changed);
    case EventFieldKind::Group: return newIdTerm(place, knownGroups(place), member, changed);
    case EventFieldKind::Tile: return newKindTerm(place, field, KindTable::Tile, member, changed);
    case EventFieldKind::Creature:
    case EventFieldKind::Comer: return newKindTerm(place, field, KindTable::Creature, member, changed);
    case EventFieldKind::Faction: return newFactionTerm(place, field, member, changed);
    case EventFieldKind::Item: return newKindTerm(place, field, KindTable::Item, member, changed);
    case EventFieldKind::Gas: return newKindTerm(place, field, KindTable::Gas, member, changed);
    case EventFieldKind::Number:
    case EventFieldKind::Flag:
    case EventFieldKind::Word:
    case EventFieldKind::Cells:
    case EventFieldKind::Who:
    case EventFieldKind::Level:
    case EventFieldKind::Sentence:
    case EventFieldKind::Table:
    case EventFieldKind::Effect:
    case EventFieldKind::Hero: break;
    }
    return newSentenceTerm(place, member, changed, left);
}

struct TermMaker {
    const TermPlace& place;
    const EventField& field;
    const Told& changed;
    const Told& left;

    TermWidget operator()(int EventTerms::* member) const
    {
        return field.kind == EventFieldKind::Word ? newWordTerm(place, field, member, changed)
                                                  : newNumberTerm(place, field, member, changed);
    }
    TermWidget operator()(bool EventTerms::* member) const { return newFlagTerm(place, field, member, changed); }
    TermWidget operator()(std::string EventTerms::* member) const
    {
        return newTextTerm(place, field, member, changed, left);
    }
    TermWidget operator()(EventCells EventTerms::*) const { return newCellsTerm(place, changed); }
    TermWidget operator()(EventWho EventTerms::*) const { return newWhoTerm(place, changed); }
    TermWidget operator()(Uid EventTerms::*) const { return newLevelTerm(place, changed); }
    TermWidget operator()(Json EventTerms::*) const { return newTableTerm(place, changed); }
    TermWidget operator()(std::optional<Effect> EventTerms::*) const { return newEffectTerm(place, changed); }
};

} // namespace

TermWidget newTermWidget(const TermPlace& place, const EventField& field, const std::function<void()>& changed,
                         const std::function<void()>& left)
{
    return std::visit(TermMaker{place, field, changed, left}, field.member);
}

} // namespace cave
