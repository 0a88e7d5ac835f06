// SPDX-License-Identifier: MIT
#include "editor/windows/rules_window.h"

#include "app/view/tiles/artwork.h"
#include "app/view/ui/icons.h"
#include "app/view/ui/widgets.h"
#include "core/edit/rules_words.h"
#include "core/save/rules_json.h"
#include "editor/dialogs/choice_dialog.h"
#include "editor/windows/kind_box.h"
#include "editor/windows/texts_form.h"

#include <QCheckBox>
#include <QFormLayout>
#include <QGroupBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollArea>
#include <QShortcut>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>

#include <algorithm>
#include <array>

namespace cave {

namespace {

constexpr QSize kRulesSize{860, 620};
constexpr int kKitHeight = 84; // pixels
constexpr int kRulesPicture = 20;
constexpr int kNumberCharacters = 12;

// In the order of core/save/rules_json's table.
constexpr std::array kHeroNames{
    QT_TRANSLATE_NOOP("cave::RulesWindow", "Health"), QT_TRANSLATE_NOOP("cave::RulesWindow", "Attack"),
    QT_TRANSLATE_NOOP("cave::RulesWindow", "Defence"), QT_TRANSLATE_NOOP("cave::RulesWindow", "Sight"),
    QT_TRANSLATE_NOOP("cave::RulesWindow", "Speed")};

// Likewise.
constexpr std::array kScoreNames{QT_TRANSLATE_NOOP("cave::RulesWindow", "For each level down"),
                                 QT_TRANSLATE_NOOP("cave::RulesWindow", "For each point of strength slain"),
                                 QT_TRANSLATE_NOOP("cave::RulesWindow", "For each level risen"),
                                 QT_TRANSLATE_NOOP("cave::RulesWindow", "For each thing gathered"),
                                 QT_TRANSLATE_NOOP("cave::RulesWindow", "For winning"),
                                 QT_TRANSLATE_NOOP("cave::RulesWindow", "For winning at once"),
                                 QT_TRANSLATE_NOOP("cave::RulesWindow", "One point less of that every (turns)")};

QFormLayout* newForm(QWidget* parent)
{
    auto* form = new QFormLayout(parent);
    form->setContentsMargins(0, 0, 0, 0);
    form->setSpacing(6);
    return form;
}

QVBoxLayout* newColumn(QBoxLayout& row)
{
    auto* column = new QVBoxLayout;
    column->setSpacing(6);
    row.addLayout(column, 1);
    return column;
}

} // namespace

RulesWindow::RulesWindow(Workbench& bench, Bakery& bakery, std::shared_ptr<Artwork> artwork, QWidget* parent)
    : QDialog(parent), m_bench(bench), m_bakery(bakery), m_artwork(std::move(artwork)), m_words(new QLabel(this)),
      m_problem(new QLabel(this))
{
    setWindowTitle(tr("Rules"));
    auto* body = new QWidget;
    auto* rows = new QVBoxLayout(body);
    auto* columns = new QHBoxLayout;
    columns->setSpacing(24);
    rows->addLayout(columns);
    QVBoxLayout* left = newColumn(*columns);
    left->addWidget(headingLabel(tr("Winning")));
    left->addWidget(newGoal());
    left->addSpacing(8);
    left->addWidget(headingLabel(tr("The way")));
    left->addWidget(newWorld());
    left->addSpacing(8);
    left->addWidget(headingLabel(tr("Score")));
    left->addWidget(newScore());
    left->addStretch(1);
    QVBoxLayout* right = newColumn(*columns);
    right->addWidget(headingLabel(tr("Hero")));
    right->addWidget(newHero());
    right->addSpacing(8);
    right->addWidget(headingLabel(tr("Starts with")));
    right->addWidget(newKit());
    right->addSpacing(8);
    right->addWidget(headingLabel(tr("Start")));
    right->addWidget(newStart());
    right->addStretch(1);
    rows->addSpacing(8);
    rows->addWidget(headingLabel(tr("In its own words")));
    rows->addWidget(newTexts());
    auto* scroll = new QScrollArea(this);
    scroll->setWidget(body);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);

    m_words->setWordWrap(true);
    m_words->setTextFormat(Qt::PlainText);
    m_words->setAccessibleName(tr("The rules in words"));
    m_problem->setWordWrap(true);
    m_problem->setTextFormat(Qt::PlainText);
    auto* column = new QVBoxLayout(this);
    column->addWidget(scroll, 1);
    column->addWidget(ruleLine());
    column->addWidget(m_problem);
    column->addWidget(m_words);
    resize(kRulesSize);

    const auto soon = [this] {
        if (!m_bakery.isBusy())
            refresh();
    };
    connect(&bench.document(), &Document::edited, this, soon);
    connect(&bench.document(), &Document::replaced, this, soon);
    connect(&bakery, &Bakery::progressed, this, soon);
    connect(&bench, &Workbench::kindsChanged, this, soon);
    refresh();
}

QString RulesWindow::words() const { return m_words->text(); }

QString RulesWindow::problem() const { return m_problem->text(); }

QWidget* RulesWindow::newGoal()
{
    auto* box = new QWidget;
    auto* form = newForm(box);
    const auto addRadio = [&](Goal goal, const QString& name) {
        auto* radio = new QRadioButton(name, box);
        connect(radio, &QRadioButton::clicked, this, [this, goal] { setGoal(goal); });
        m_shows.emplace_back([radio, goal](const Rules& rules) { radio->setChecked(rules.goal == goal); });
        return radio;
    };
    const auto addWhere = [&](QWidget* widget, Goal goal) {
        m_shows.emplace_back([widget, goal](const Rules& rules) { widget->setEnabled(rules.goal == goal); });
        return widget;
    };
    const QString text = tr("Rules: goal");
    form->addRow(addRadio(Goal::None, tr("No goal")));
    form->addRow(addRadio(Goal::Slay, tr("Slay")),
                 addWhere(newKindBox(KindTable::Creature, &Rules::goalKind, tr("Creature to slay"), text), Goal::Slay));
    form->addRow(addRadio(Goal::Reach, tr("Reach")),
                 addWhere(newKindBox(KindTable::Tile, &Rules::goalKind, tr("Tile to reach"), text), Goal::Reach));
    auto* gathered = new QWidget(box);
    auto* line = new QHBoxLayout(gathered);
    line->setContentsMargins(0, 0, 0, 0);
    line->addWidget(newNumber(
        1, kLargestRule, tr("How many to gather"), [](const Rules& rules) { return std::max(1, rules.collectCount); },
        [](Rules& rules, int count) { rules.collectCount = count; }, text));
    line->addWidget(newKindBox(KindTable::Item, &Rules::collectKind, tr("Item to gather"), text), 1);
    form->addRow(addRadio(Goal::Collect, tr("Gather")), addWhere(gathered, Goal::Collect));
    form->addRow(
        tr("then reach"),
        addWhere(newKindBox(KindTable::Tile, &Rules::goalKind, tr("Tile to reach then"), text), Goal::Collect));
    return box;
}

// A goal of another sort takes the first kind that makes sense until another is chosen.
void RulesWindow::setGoal(Goal goal)
{
    take(
        [this, goal](Rules& rules) {
            const Catalogue& catalogue = m_bench.catalogue();
            const bool wasPlace = rules.goal == Goal::Reach || rules.goal == Goal::Collect;
            rules.goal = goal;
            if (goal == Goal::None)
                rules.goalKind.clear();
            else if (goal == Goal::Slay) {
                const auto foe = std::ranges::find_if(catalogue.creatures(),
                                                      [&](const CreatureKind& kind) { return kind.id != rules.hero; });
                rules.goalKind = foe == catalogue.creatures().end() ? rules.hero : foe->id;
            } else if (!wasPlace)
                rules.goalKind = catalogue.findTile("exit") ? "exit" : catalogue.tile(catalogue.stairsDown()).id;
            if (goal != Goal::Collect) {
                rules.collectKind.clear();
                rules.collectCount = 0;
            } else if (rules.collectKind.empty()) {
                rules.collectKind = catalogue.items().front().id;
                rules.collectCount = 1;
            }
        },
        tr("Rules: goal"));
}

QWidget* RulesWindow::newWorld()
{
    auto* box = new QWidget;
    auto* form = newForm(box);
    addFlag(
        *form, tr("Walls can be dug by hand"), [](const Rules& rules) { return rules.dig; },
        [](Rules& rules, bool isOn) { rules.dig = isOn; });
    addFlag(
        *form, tr("Down only: no stairs up"), [](const Rules& rules) { return rules.descendOnly; },
        [](Rules& rules, bool isOn) { rules.descendOnly = isOn; });
    addFlag(
        *form, tr("Wounds heal by themselves"), [](const Rules& rules) { return rules.regenerates.has_value(); },
        [](Rules& rules, bool isOn) { rules.regenerates = isOn ? std::optional(10) : std::nullopt; });
    auto* heals = newNumber(
        1, kSlowestHealing, tr("Turns for 1 health"), [](const Rules& rules) { return rules.regenerates.value_or(1); },
        [](Rules& rules, int turns) { rules.regenerates = turns; }, tr("Rules: healing"));
    form->addRow(tr("Turns for 1 health"), heals);
    addFlag(
        *form, tr("Hunger"), [](const Rules& rules) { return rules.hunger.has_value(); },
        [](Rules& rules, bool isOn) { rules.hunger = isOn ? std::optional(Hunger{}) : std::nullopt; });
    const auto addHunger = [&](const QString& name, int Hunger::* number) {
        auto* spin = newNumber(
            1, kLargestRule, name, [number](const Rules& rules) { return rules.hunger.value_or(Hunger{}).*number; },
            [number](Rules& rules, int value) { (*rules.hunger).*number = value; }, tr("Rules: hunger"));
        m_shows.emplace_back([spin](const Rules& rules) { spin->setEnabled(rules.hunger.has_value()); });
        form->addRow(name, spin);
    };
    m_shows.emplace_back([heals](const Rules& rules) { heals->setEnabled(rules.regenerates.has_value()); });
    addHunger(tr("Food at the start"), &Hunger::start);
    addHunger(tr("Food that fits"), &Hunger::most);
    addHunger(tr("Food for an act"), &Hunger::each);
    addFlag(
        *form, tr("More than fits chokes"), [](const Rules& rules) { return rules.hunger && rules.hunger->chokes; },
        [](Rules& rules, bool isOn) {
            if (rules.hunger)
                rules.hunger->chokes = isOn;
        });
    return box;
}

QWidget* RulesWindow::newHero()
{
    auto* box = new QWidget;
    auto* form = newForm(box);
    form->addRow(tr("Who it is"),
                 newKindBox(KindTable::Creature, &Rules::hero, tr("Kind of the hero"), tr("Rules: hero")));
    addHeroNumbers(*form);
    const auto addWord = [&](const QString& name, const QStringList& words, const std::function<int(const Rules&)>& get,
                             const std::function<void(Rules&, int)>& set) {
        auto* choice = new QComboBox(box);
        choice->addItems(words);
        choice->setAccessibleName(name);
        choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        connect(choice, &QComboBox::activated, this,
                [this, set](int word) { take([&](Rules& rules) { set(rules, word); }, tr("Rules: formulas")); });
        m_shows.emplace_back([choice, get](const Rules& rules) { choice->setCurrentIndex(get(rules)); });
        form->addRow(name, choice);
    };
    addWord(
        tr("Damage"), {tr("1 to what attack exceeds defence by"), tr("attack less defence")},
        [](const Rules& rules) { return static_cast<int>(rules.damage); },
        [](Rules& rules, int word) { rules.damage = static_cast<DamageFormula>(word); });
    addWord(
        tr("Experience"), {tr("nobody learns"), tr("as in jsrogue"), tr("as in Rooms"), tr("as in Zircon")},
        [](const Rules& rules) { return static_cast<int>(rules.growth); },
        [](Rules& rules, int word) { rules.growth = static_cast<GrowthFormula>(word); });
    return box;
}

// A box below its range says that the kind's own number stands. Two on a line.
void RulesWindow::addHeroNumbers(QFormLayout& form)
{
    QHBoxLayout* line = nullptr;
    for (std::size_t i = 0; i < heroNumbers().size(); ++i) {
        const HeroNumber& number = heroNumbers()[i];
        const QString name = tr(kHeroNames[i]);
        const int unsaid = number.low - 1;
        auto* spin = newNumber(
            unsaid, number.high, name,
            [&number, unsaid](const Rules& rules) { return (rules.*number.value).value_or(unsaid); },
            [&number](Rules& rules, int value) {
                rules.*number.value = value < number.low ? std::nullopt : std::optional(value);
            },
            tr("Rules: hero"));
        m_shows.emplace_back([this, spin, &number](const Rules& rules) {
            const auto kind = m_bench.catalogue().findCreature(rules.hero);
            const int usual = kind ? m_bench.catalogue().creature(*kind).*number.usual : 0;
            spin->setSpecialValueText(tr("usual: %1").arg(usual));
        });
        spin->setFixedWidth(kNumberCharacters * fontMetrics().averageCharWidth() + 28);
        if (i % 2 == 0) {
            line = new QHBoxLayout;
            form.addRow(name, line);
        } else {
            line->addWidget(roleLabel(name, "muted"));
        }
        line->addWidget(spin);
        if (i % 2 == 1 || i + 1 == heroNumbers().size())
            line->addStretch(1);
    }
}

QWidget* RulesWindow::newKit()
{
    auto* box = new QWidget;
    auto* column = new QVBoxLayout(box);
    column->setContentsMargins(0, 0, 0, 0);
    m_kit = new QListWidget(box);
    m_kit->setAccessibleName(tr("What the hero starts with"));
    m_kit->setFixedHeight(kKitHeight);
    m_kit->setIconSize({kRulesPicture, kRulesPicture});
    column->addWidget(m_kit);
    auto* line = new QHBoxLayout;
    QToolButton* add = iconButton(QStringLiteral("plus"), tr("Add to the kit"));
    QToolButton* remove = iconButton(QStringLiteral("trash"), tr("Take out of the kit"));
    line->addWidget(add);
    line->addWidget(remove);
    line->addStretch(1);
    const QString packName = tr("Fits into the pack");
    line->addWidget(roleLabel(packName, "muted"));
    line->addWidget(newNumber(
        1, kMostLetters, packName, [](const Rules& rules) { return rules.packSize; },
        [](Rules& rules, int size) { rules.packSize = size; }, tr("Rules: pack")));
    column->addLayout(line);
    connect(add, &QToolButton::clicked, this, &RulesWindow::addToKit);
    connect(remove, &QToolButton::clicked, this, &RulesWindow::removeFromKit);
    auto* del = new QShortcut(QKeySequence::Delete, m_kit);
    del->setContext(Qt::WidgetShortcut);
    connect(del, &QShortcut::activated, this, &RulesWindow::removeFromKit);
    m_shows.emplace_back([this](const Rules& rules) {
        const int row = m_kit->currentRow();
        m_kit->clear();
        for (const std::string& id : rules.kit) {
            const auto item = m_bench.catalogue().findItem(id);
            const QIcon picture =
                item ? QIcon(m_artwork->thing(m_bench.catalogue().item(*item).look, kRulesPicture)) : QIcon();
            new QListWidgetItem(picture, m_bench.kindName(id), m_kit);
        }
        m_kit->setCurrentRow(std::min(row, m_kit->count() - 1));
    });
    return box;
}

void RulesWindow::addToKit()
{
    std::vector<ChoiceEntry> entries;
    std::vector<std::string> ids;
    for (const KindEntry& entry : kindEntries(m_bench, *m_artwork, KindTable::Item, kRulesPicture)) {
        entries.push_back(
            {entry.name, m_bench.describer().description(KindTable::Item, entry.id), {}, QIcon(entry.picture)});
        ids.push_back(entry.id);
    }
    ChoiceDialog::ask(this, tr("Add to the kit"), std::move(entries), [this, ids](int chosen) {
        take([&](Rules& rules) { rules.kit.push_back(ids[static_cast<std::size_t>(chosen)]); }, tr("Rules: kit"));
    });
}

void RulesWindow::removeFromKit()
{
    const int row = m_kit->currentRow();
    if (row >= 0)
        take([&](Rules& rules) { rules.kit.erase(rules.kit.begin() + row); }, tr("Rules: kit"));
}

QWidget* RulesWindow::newStart()
{
    auto* box = new QWidget;
    auto* column = new QVBoxLayout(box);
    column->setContentsMargins(0, 0, 0, 0);
    m_start = new QLabel(box);
    auto* line = new QHBoxLayout;
    auto* set = new QPushButton(tr("Set on the map"), box);
    auto* forget = new QPushButton(tr("Let the recipe choose"), box);
    for (QPushButton* button : {set, forget})
        button->setAutoDefault(false);
    line->addWidget(set);
    line->addWidget(forget);
    line->addStretch(1);
    column->addWidget(m_start);
    column->addLayout(line);
    connect(set, &QPushButton::clicked, this, &RulesWindow::startWanted);
    connect(forget, &QPushButton::clicked, this, [this] {
        m_bakery.make(
            [](Dungeon& dungeon) -> Result<void> {
                dungeon.start.reset();
                return {};
            },
            tr("Start by the recipe"));
    });
    m_shows.emplace_back([this, forget](const Rules&) {
        const std::optional<Start>& start = m_bench.dungeon().start;
        const auto at = start ? m_bench.dungeon().positionOf(start->at) : std::nullopt;
        forget->setEnabled(start && start->byHand);
        if (!at)
            m_start->setText(tr("Any free floor of level 1, at random."));
        else if (start->byHand)
            m_start->setText(tr("Level %1 (%2, %3), set by hand.").arg(at->z + 1).arg(at->x).arg(at->y));
        else
            m_start->setText(tr("Level %1 (%2, %3), by the recipe.").arg(at->z + 1).arg(at->x).arg(at->y));
    });
    return box;
}

QWidget* RulesWindow::newScore()
{
    auto* box = new QWidget;
    auto* form = newForm(box);
    for (std::size_t i = 0; i < scoreNumbers().size(); ++i) {
        int ScoreRules::* const value = scoreNumbers()[i].value;
        const QString name = tr(kScoreNames[i]);
        form->addRow(name, newNumber(
                               scoreNumbers()[i].low, kLargestRule, name,
                               [value](const Rules& rules) { return rules.score.*value; },
                               [value](Rules& rules, int points) { rules.score.*value = points; }, tr("Rules: score")));
    }
    return box;
}

QWidget* RulesWindow::newTexts()
{
    auto* form = new TextsForm;
    connect(form, &TextsForm::changed, this, [this](const DungeonTexts& texts, const QObject* by) {
        take([&](Rules& rules) { rules.texts = texts; }, tr("Rules: texts"), by);
    });
    connect(form, &TextsForm::left, this, [this] { m_strokeBy = nullptr; });
    m_shows.emplace_back([form](const Rules& rules) { form->show(rules.texts); });
    return form;
}

KindBox* RulesWindow::newKindBox(KindTable table, std::string Rules::* id, const QString& name, const QString& text)
{
    auto* box = new KindBox(m_bench, m_artwork, table, {}, this);
    box->setAccessibleName(name);
    connect(box, &KindBox::chosen, this,
            [this, box, id, text] { take([&](Rules& rules) { rules.*id = box->id(); }, text); });
    m_shows.emplace_back([box, id](const Rules& rules) { box->setId(rules.*id); });
    return box;
}

QSpinBox* RulesWindow::newNumber(int low, int high, const QString& name, const std::function<int(const Rules&)>& get,
                                 const std::function<void(Rules&, int)>& set, const QString& text)
{
    auto* spin = new QSpinBox(this);
    spin->setRange(low, high);
    spin->setAccessibleName(name);
    spin->setFocusPolicy(Qt::StrongFocus);
    connect(spin, &QSpinBox::valueChanged, this,
            [this, set, spin, text](int value) { take([&](Rules& rules) { set(rules, value); }, text, spin); });
    connect(spin, &QSpinBox::editingFinished, this, [this] { m_strokeBy = nullptr; });
    m_shows.emplace_back([spin, get](const Rules& rules) {
        const QSignalBlocker quiet(spin);
        spin->setValue(get(rules));
    });
    return spin;
}

void RulesWindow::addFlag(QFormLayout& form, const QString& name, const std::function<bool(const Rules&)>& get,
                          const std::function<void(Rules&, bool)>& set)
{
    auto* box = new QCheckBox(name, this);
    connect(box, &QCheckBox::clicked, this,
            [this, set, name](bool isOn) { take([&](Rules& rules) { set(rules, isOn); }, tr("Rules: %1").arg(name)); });
    m_shows.emplace_back([box, get](const Rules& rules) { box->setChecked(get(rules)); });
    form.addRow(box);
}

void RulesWindow::take(const std::function<void(Rules&)>& change, const QString& text, const QObject* by)
{
    change(m_rules);
    showRules(m_rules);
    if (!m_problem->text().isEmpty())
        return;
    if (!by || by != m_strokeBy)
        m_stroke = m_bench.document().newStroke();
    m_strokeBy = by;
    m_bakery.make(
        [rules = m_rules](Dungeon& dungeon) -> Result<void> {
            dungeon.rules = rules;
            return {};
        },
        text, m_stroke);
}

void RulesWindow::refresh()
{
    m_rules = m_bench.dungeon().rules;
    showRules(m_rules);
}

void RulesWindow::showRules(const Rules& rules)
{
    for (const auto& each : m_shows)
        each(rules);
    const auto sound = checkRules(rules, m_bench.catalogue());
    m_problem->setVisible(!sound);
    if (sound) {
        m_problem->clear();
    } else {
        const QString what = described(sound.error().what);
        const QString text = TextsForm::nameOf(sound.error().where);
        m_problem->setText(
            tr("◆ %1 The dungeon keeps its last rules.").arg(text.isEmpty() ? what : tr("%1: %2").arg(text, what)));
    }
    QStringList words;
    for (const Text& text : rulesInWords(m_bench.dungeon().rules))
        words += m_bench.describe(text);
    m_words->setText(words.join(u' '));
}

} // namespace cave
