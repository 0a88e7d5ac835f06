// SPDX-License-Identifier: MIT
#include "editor/panels/thing_panel.h"

#include "app/view/ui/heard_once.h"
#include "app/view/ui/keep_current.h"
#include "core/edit/thing_changes.h"
#include "core/edit/things_at.h"
#include "core/proof/ways/journey.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QRegularExpressionValidator>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace cave {

namespace {

constexpr int kListRows = 3;

} // namespace

ThingPanel::ThingPanel(Workbench& bench, QWidget* parent)
    : QWidget(parent), m_bench(bench), m_place(new QLabel(this)), m_list(new HeardOnce<QListWidget>(this)),
      m_kind(new QComboBox(this)), m_help(new QLabel(this)), m_levels(new QSpinBox(this)),
      m_enchant(new QSpinBox(this)), m_rune(new QComboBox(this)), m_price(new QSpinBox(this)),
      m_opens(new QComboBox(this)), m_side(new QComboBox(this)), m_captive(new QCheckBox(this)),
      m_group(new QLineEdit(this)), m_remove(new QPushButton(this)), m_form(newForm())
{
    m_place->setProperty("role", "muted");
    m_place->setWordWrap(true);
    m_help->setProperty("role", "muted");
    m_help->setWordWrap(true);
    m_list->setMaximumHeight(kListRows * fontMetrics().lineSpacing() * 3 / 2);
    m_levels->setRange(0, kMostLevels);
    m_enchant->setRange(-kMostEnchanted, kMostEnchanted);
    m_price->setRange(0, kMostPrice);
    setFocusProxy(m_list);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 8, 8, 8);
    column->addWidget(m_place);
    column->addWidget(m_list);
    column->addLayout(m_form);
    column->addWidget(m_help);
    column->addWidget(m_remove);
    column->addStretch(1);

    connect(&bench, &Workbench::cursorChanged, this, &ThingPanel::refresh);
    connect(&bench, &Workbench::levelChanged, this, &ThingPanel::refresh);
    connect(&bench, &Workbench::kindsChanged, this, &ThingPanel::refresh);
    connect(&bench.document(), &Document::edited, this, &ThingPanel::refresh);
    connect(&bench.document(), &Document::replaced, this, &ThingPanel::refresh);
    connect(m_list, &QListWidget::currentRowChanged, this, &ThingPanel::showThing);
    connect(m_kind, &QComboBox::activated, this,
            [this] { setKind(static_cast<std::uint16_t>(m_kind->currentData().toInt())); });
    connect(m_levels, &QSpinBox::valueChanged, this, &ThingPanel::setLevels);
    connect(m_enchant, &QSpinBox::valueChanged, this, &ThingPanel::setEnchant);
    connect(m_rune, &QComboBox::activated, this, [this] { setRune(m_rune->currentData().toString().toStdString()); });
    connect(m_price, &QSpinBox::valueChanged, this, &ThingPanel::setPrice);
    connect(m_opens, &QComboBox::activated, this, [this](int row) {
        setOpens(row > 0 ? std::optional(m_doors[static_cast<std::size_t>(row - 1)]) : std::nullopt);
    });
    connectBelonging();
    connect(m_remove, &QPushButton::clicked, this, &ThingPanel::remove);
    keepCurrent(*this, [this] {
        showTexts();
        refresh();
    });
}

QFormLayout* ThingPanel::newForm()
{
    auto* form = new QFormLayout;
    for (QWidget* field : std::initializer_list<QWidget*>{m_kind, m_levels, m_enchant, m_rune, m_price, m_opens, m_side,
                                                          m_captive, m_group})
        form->addRow(new QLabel(this), field);
    m_side->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_kind->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_opens->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    return form;
}

void ThingPanel::showTexts()
{
    const auto name = [this](QWidget* field, const QString& text) {
        static_cast<QLabel*>(m_form->labelForField(field))->setText(text);
    };
    name(m_kind, tr("Kind"));
    name(m_levels, tr("Levels gained"));
    name(m_enchant, tr("Better by"));
    m_enchant->setToolTip(tr("How much better than its kind it is; less than 0: worse. Players find out by using it."));
    name(m_rune, tr("Rune"));
    m_rune->setToolTip(tr("What it may do beside its numbers. Players find out by using it."));
    name(m_price, tr("Price"));
    m_price->setSpecialValueText(tr("free"));
    name(m_opens, tr("Opens"));
    name(m_side, tr("Belongs to"));
    name(m_captive, tr("Captive"));
    name(m_group, tr("Group"));
    m_captive->setText(tr("waits to be freed"));
    m_group->setToolTip(tr("A name by which events mean it and all others of that group."));
    m_remove->setText(tr("Remove"));
    m_list->setAccessibleName(tr("Things on this cell"));
}

void ThingPanel::connectBelonging()
{
    m_group->setValidator(
        new QRegularExpressionValidator(QRegularExpression(QStringLiteral("([a-z][a-z0-9_]{0,63})?")), m_group));
    const auto changed = [this](const auto& change, const QString& text) {
        if (const Placement* thing = current()) {
            Belonging belongs = thing->belongs;
            change(belongs);
            setBelonging(belongs, text);
        }
    };
    connect(m_side, &QComboBox::activated, this, [this, changed] {
        changed([this](Belonging& belongs) { belongs.side = m_side->currentData().toString().toStdString(); },
                tr("Change a creature's side"));
    });
    connect(m_captive, &QCheckBox::clicked, this, [changed](bool isCaptive) {
        changed([isCaptive](Belonging& belongs) { belongs.isCaptive = isCaptive; },
                isCaptive ? tr("Make a captive") : tr("Make no captive"));
    });
    connect(m_group, &QLineEdit::editingFinished, this, [this] { setGroup(m_group->text().toStdString()); });
}

void ThingPanel::refresh()
{
    const CellAt cell = m_bench.cursor();
    const auto things = thingsAt(m_bench.level(), cell.x, cell.y);
    const int row = std::max(0, m_list->currentRow());
    m_things.assign(things.begin(), things.end());
    {
        const QSignalBlocker blocker(m_list);
        m_list->clear();
        for (const Placement& thing : m_things)
            m_list->addItem(thing.table == KindTable::Creature ? m_bench.creatureName(thing.kind)
                                                               : m_bench.itemName(thing.kind));
        m_list->setCurrentRow(std::min(row, m_list->count() - 1));
    }
    m_place->setText(m_things.empty()
                         ? tr("Nothing stands or lies at %1, %2. The tool Things (T) places creatures and items.")
                               .arg(cell.x)
                               .arg(cell.y)
                         : tr("At %1, %2:").arg(cell.x).arg(cell.y));
    showThing();
}

const Placement* ThingPanel::current() const
{
    const int row = m_list->currentRow();
    return row >= 0 && row < static_cast<int>(m_things.size()) ? &m_things[static_cast<std::size_t>(row)] : nullptr;
}

bool ThingPanel::isKey(const Placement& thing) const
{
    return thing.table == KindTable::Item && m_bench.catalogue().item(thing.kind).key;
}

void ThingPanel::showThing()
{
    const Placement* thing = current();
    const bool isCreature = thing && thing->table == KindTable::Creature;
    const bool opensDoors = thing && isKey(*thing);
    const auto show = [this](QWidget* field, bool isShown) {
        field->setVisible(isShown);
        m_form->labelForField(field)->setVisible(isShown);
    };
    m_list->setVisible(thing != nullptr);
    show(m_kind, thing != nullptr);
    show(m_levels, isCreature);
    show(m_enchant, thing && thing->table == KindTable::Item && canBeEnchanted(m_bench.catalogue().item(thing->kind)));
    show(m_rune, thing && bearsRunes(*thing));
    show(m_price, thing && thing->table == KindTable::Item);
    show(m_opens, opensDoors);
    show(m_side, isCreature);
    show(m_captive, isCreature);
    show(m_group, thing != nullptr);
    m_remove->setVisible(thing != nullptr);
    m_help->setVisible(thing != nullptr);
    if (!thing)
        return;
    showKinds(*thing);
    const QSignalBlocker levelsBlocker(m_levels);
    m_levels->setValue(thing->levels);
    const QSignalBlocker enchantBlocker(m_enchant);
    m_enchant->setValue(thing->enchant);
    const QSignalBlocker priceBlocker(m_price);
    m_price->setValue(thing->price);
    const bool canCost = thing->table == KindTable::Item && canHavePrice(m_bench.catalogue().item(thing->kind));
    m_price->setEnabled(canCost);
    m_price->setToolTip(canCost ? tr("How many coins the hero pays who takes it.")
                                : tr("Coins have no price, nor has what cannot be taken because it holds things."));
    showRunes(*thing);
    if (opensDoors)
        showDoors(*thing);
    showBelonging(thing->belongs);
    m_group->setText(QString::fromStdString(thing->group));
}

// Whether some rune of the content suits it.
bool ThingPanel::bearsRunes(const Placement& thing) const
{
    const Catalogue& catalogue = m_bench.catalogue();
    return thing.table == KindTable::Item && std::ranges::any_of(catalogue.runes(), [&](const Rune& rune) {
               return suits(rune, catalogue.item(thing.kind));
           });
}

void ThingPanel::showRunes(const Placement& thing)
{
    m_rune->clear();
    m_rune->addItem(tr("none"), QString());
    if (!bearsRunes(thing))
        return;
    for (const Rune& rune : m_bench.catalogue().runes())
        if (suits(rune, m_bench.catalogue().item(thing.kind)))
            m_rune->addItem(m_bench.describe({"runes", rune.name}), QString::fromStdString(rune.id));
    m_rune->setCurrentIndex(std::max(0, m_rune->findData(QString::fromStdString(thing.rune))));
}

void ThingPanel::showBelonging(const Belonging& belongs)
{
    m_side->clear();
    m_side->addItem(tr("as its kind"), QString());
    for (const Faction& faction : m_bench.catalogue().factions())
        m_side->addItem(m_bench.describe({"factions", faction.name}), QString::fromStdString(faction.id));
    m_side->setCurrentIndex(std::max(0, m_side->findData(QString::fromStdString(belongs.side))));
    m_captive->setChecked(belongs.isCaptive);
}

// The kinds of the same table, but for the hero.
void ThingPanel::showKinds(const Placement& thing)
{
    const Catalogue& catalogue = m_bench.catalogue();
    m_kind->clear();
    const auto add = [&](int kind, const QString& name) { m_kind->addItem(name, kind); };
    if (thing.table == KindTable::Item) {
        for (std::size_t i = 0; i < catalogue.items().size(); ++i)
            add(static_cast<int>(i), m_bench.itemName(static_cast<ItemKindId>(i)));
    } else {
        for (std::size_t i = 0; i < catalogue.creatures().size(); ++i)
            if (catalogue.creatures()[i].id != m_bench.dungeon().rules.hero)
                add(static_cast<int>(i), m_bench.creatureName(static_cast<CreatureKindId>(i)));
    }
    m_kind->setCurrentIndex(m_kind->findData(int{thing.kind}));
    const std::string& id =
        thing.table == KindTable::Item ? catalogue.item(thing.kind).id : catalogue.creature(thing.kind).id;
    m_help->setText(m_bench.describer().description(thing.table, id));
}

void ThingPanel::showDoors(const Placement& thing)
{
    m_doors.clear();
    m_opens->clear();
    m_opens->addItem(tr("any locked door"));
    for (const Position door : lockedDoors(m_bench.dungeon())) {
        const DungeonLevel& level = m_bench.dungeon().levels[static_cast<std::size_t>(door.z)];
        m_doors.push_back({level.uid, door.x, door.y});
        m_opens->addItem(tr("level %1, %2, %3").arg(door.z + 1).arg(door.x).arg(door.y));
    }
    if (!thing.opens)
        return;
    const auto chosen = std::ranges::find(m_doors, *thing.opens);
    m_opens->setCurrentIndex(chosen == m_doors.end() ? -1 : static_cast<int>(chosen - m_doors.begin()) + 1);
}

void ThingPanel::change(const std::optional<Placement>& fresh, const QString& text)
{
    if (const Placement* thing = current())
        m_bench.document().push(changeThing(m_bench.dungeon(), m_bench.z(), Placement(*thing), fresh,
                                            nextGroup(m_bench.dungeon(), m_bench.z())),
                                text);
}

void ThingPanel::setKind(std::uint16_t kind)
{
    const Placement* thing = current();
    if (!thing || thing->kind == kind)
        return;
    Placement fresh = *thing;
    fresh.kind = kind;
    keepWhatSuits(fresh, m_bench.catalogue());
    change(fresh, tr("Change a thing's kind"));
}

void ThingPanel::setLevels(int levels)
{
    const Placement* thing = current();
    if (!thing || thing->levels == levels)
        return;
    Placement fresh = *thing;
    fresh.levels = levels;
    change(fresh, tr("Change a creature's levels"));
}

void ThingPanel::setEnchant(int enchant)
{
    const Placement* thing = current();
    if (!thing || thing->enchant == enchant)
        return;
    Placement fresh = *thing;
    fresh.enchant = enchant;
    change(fresh, tr("Change how good a thing is"));
}

void ThingPanel::setRune(const std::string& rune)
{
    const Placement* thing = current();
    if (!thing || thing->rune == rune)
        return;
    Placement fresh = *thing;
    fresh.rune = rune;
    change(fresh, tr("Change a thing's rune"));
}

void ThingPanel::setPrice(int price)
{
    const Placement* thing = current();
    if (!thing || thing->price == price)
        return;
    Placement fresh = *thing;
    fresh.price = price;
    change(fresh, tr("Change a thing's price"));
}

void ThingPanel::setOpens(std::optional<Place> door)
{
    const Placement* thing = current();
    if (!thing || thing->opens == door)
        return;
    Placement fresh = *thing;
    fresh.opens = door;
    change(fresh, tr("Change what a key opens"));
}

void ThingPanel::setBelonging(const Belonging& belongs, const QString& text)
{
    const Placement* thing = current();
    if (!thing || thing->belongs == belongs)
        return;
    Placement fresh = *thing;
    fresh.belongs = belongs;
    change(fresh, text);
}

void ThingPanel::setGroup(const std::string& group)
{
    const Placement* thing = current();
    if (!thing || thing->group == group)
        return;
    Placement fresh = *thing;
    fresh.group = group;
    change(fresh, tr("Change a thing's group"));
}

void ThingPanel::remove() { change(std::nullopt, tr("Remove a thing")); }

} // namespace cave
