// SPDX-License-Identifier: MIT
#include "editor/windows/rules_panes.h"

#include "app/view/ui/keep_current.h"
#include "core/save/parts/rules_json.h"
#include "core/world/goals.h"
#include "editor/windows/kind_box.h"
#include "editor/windows/rules/goals_pane.h"
#include "editor/windows/rules/growth_pane.h"
#include "editor/windows/rules_fields.h"
#include "editor/windows/rules_window.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QRadioButton>
#include <QSpinBox>

#include <algorithm>
#include <array>

namespace cave {

namespace {

constexpr int kNumberCharacters = 12;

// Of steps in the history.
constexpr const char* kGoalText = QT_TRANSLATE_NOOP("cave::RulesWindow", "Rules: goal");
constexpr const char* kHeroText = QT_TRANSLATE_NOOP("cave::RulesWindow", "Rules: hero");
constexpr const char* kLeastName = QT_TRANSLATE_NOOP("cave::RulesWindow", "A blow takes at least");
constexpr const char* kWholeName = QT_TRANSLATE_NOOP("cave::RulesWindow", "Turns for all health");
constexpr const char* kFallName = QT_TRANSLATE_NOOP("cave::RulesWindow", "Health that a fall takes");
constexpr const char* kHungerName = QT_TRANSLATE_NOOP("cave::RulesWindow", "Hunger");
constexpr const char* kHealingName = QT_TRANSLATE_NOOP("cave::RulesWindow", "Wounds heal by themselves");
constexpr const char* kWholeInName = QT_TRANSLATE_NOOP("cave::RulesWindow", "All health comes back in a fixed time");
constexpr const char* kHuntersComeName = QT_TRANSLATE_NOOP("cave::RulesWindow", "Hunters come after the hero");
constexpr const char* kSlayName = QT_TRANSLATE_NOOP("cave::RulesWindow", "Slay"); // of goals
constexpr const char* kReachName = QT_TRANSLATE_NOOP("cave::RulesWindow", "Reach");
constexpr const char* kGatherName = QT_TRANSLATE_NOOP("cave::RulesWindow", "Gather");
constexpr const char* kHuntersNames[]{
                                       // as huntersNumbers()
    QT_TRANSLATE_NOOP("cave::RulesWindow", "Turns until they may come"),
    QT_TRANSLATE_NOOP("cave::RulesWindow", "Turns from one time to the next"),
    QT_TRANSLATE_NOOP("cave::RulesWindow", "Chance that they come, per mille"),
    QT_TRANSLATE_NOOP("cave::RulesWindow", "How often on a level"),
    QT_TRANSLATE_NOOP("cave::RulesWindow", "Levels that they come from below"),
};
constexpr const char* kHealsName = QT_TRANSLATE_NOOP("cave::RulesWindow", "Turns for 1 health");

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

// A goal of another sort takes the first kind that makes sense until another is chosen.
void setGoal(Rules& rules, Goal goal, const Catalogue& catalogue)
{
    const bool wasPlace = rules.goal == Goal::Reach || rules.goal == Goal::Collect;
    rules.goal = goal;
    if (goal != Goal::Slay)
        rules.anyhow = false;
    if (isCombined(rules) && rules.parts.empty())
        rules.parts = {usualPart(Goal::Reach, rules, catalogue)};
    else if (!isCombined(rules))
        rules.parts.clear();
    if (goal == Goal::None || isCombined(rules))
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
}

QRadioButton* newGoalRadio(RulesFields& fields, Goal goal, const char* name, QWidget* parent)
{
    auto* radio = new QRadioButton(parent);
    keepCurrent(*radio, [radio, name] { radio->setText(RulesWindow::tr(name)); });
    QObject::connect(radio, &QRadioButton::clicked, &fields, [&fields, goal] {
        fields.take([&](Rules& rules) { setGoal(rules, goal, fields.bench().catalogue()); },
                    RulesWindow::tr(kGoalText));
    });
    fields.onShow([radio, goal](const Rules& rules) { radio->setChecked(rules.goal == goal); });
    return radio;
}

// Of use only while that is the goal, whose button has this name.
QWidget* only(RulesFields& fields, Goal goal, const char* name, QWidget* widget)
{
    fields.onlyWith(*widget, name, [goal](const Rules& rules) { return rules.goal == goal; });
    return widget;
}

QCheckBox* newAnyhow(RulesFields& fields)
{
    QCheckBox* box = fields.flag(
        QT_TRANSLATE_NOOP("cave::RulesWindow", "however it dies"), [](const Rules& rules) { return rules.anyhow; },
        [](Rules& rules, bool isOn) { rules.anyhow = isOn; });
    keepCurrent(*box, [box] { box->setToolTip(RulesWindow::tr(kAnyhowHelp)); });
    return box;
}

QWidget* newGathered(RulesFields& fields, QWidget* parent)
{
    auto* gathered = new QWidget(parent);
    auto* line = new QHBoxLayout(gathered);
    line->setContentsMargins(0, 0, 0, 0);
    line->addWidget(fields.number(
        1, kLargestRule, QT_TRANSLATE_NOOP("cave::RulesWindow", "How many to gather"),
        [](const Rules& rules) { return std::max(1, rules.collectCount); },
        [](Rules& rules, int count) { rules.collectCount = count; }, kGoalText));
    line->addWidget(fields.kindBox(KindTable::Item, &Rules::collectKind,
                                   QT_TRANSLATE_NOOP("cave::RulesWindow", "Item to gather"), kGoalText),
                    1);
    return gathered;
}

bool hasHunger(const Rules& rules) { return rules.hunger.has_value(); }

void addHunger(RulesFields& fields, QFormLayout& form, const char* name, int Hunger::* number)
{
    QSpinBox* spin = fields.number(
        1, kLargestRule, name, [number](const Rules& rules) { return rules.hunger.value_or(Hunger{}).*number; },
        [number](Rules& rules, int value) { (*rules.hunger).*number = value; },
        QT_TRANSLATE_NOOP("cave::RulesWindow", "Rules: hunger"));
    fields.onlyWith(*spin, kHungerName, &hasHunger);
    form.addRow(fields.label(name), spin);
}

void addHunters(RulesFields& fields, QFormLayout& form, const char* name, const HuntersNumber& number)
{
    QSpinBox* spin = fields.number(
        number.low, number.high, name,
        [value = number.value](const Rules& rules) { return rules.hunters.value_or(Hunters{}).*value; },
        [value = number.value](Rules& rules, int now) { (*rules.hunters).*value = now; },
        QT_TRANSLATE_NOOP("cave::RulesWindow", "Rules: hunters"));
    fields.onlyWith(*spin, kHuntersComeName, [](const Rules& rules) { return rules.hunters.has_value(); });
    form.addRow(fields.label(name), spin);
}

QSpinBox* newHeroNumber(RulesFields& fields, const HeroNumber& number, const char* name)
{
    const int unsaid = number.low - 1;
    QSpinBox* spin = fields.number(
        unsaid, number.high, name,
        [&number, unsaid](const Rules& rules) { return (rules.*number.value).value_or(unsaid); },
        [&number](Rules& rules, int value) {
            rules.*number.value = value < number.low ? std::nullopt : std::optional(value);
        },
        kHeroText);
    fields.onShow([&fields, spin, &number](const Rules& rules) {
        const Catalogue& catalogue = fields.bench().catalogue();
        const auto kind = catalogue.findCreature(rules.hero);
        const int usual = kind ? catalogue.creature(*kind).*number.usual : 0;
        spin->setSpecialValueText(RulesWindow::tr("usual: %1").arg(usual));
    });
    keepCurrent(*spin, [spin, &fields] {
        spin->setFixedWidth(kNumberCharacters * fields.window().fontMetrics().averageCharWidth() + 28);
    });
    return spin;
}

// A box below its range says that the kind's own number stands. Two on a line.
void addHeroNumbers(RulesFields& fields, QFormLayout& form)
{
    QHBoxLayout* line = nullptr;
    for (std::size_t i = 0; i < heroNumbers().size(); ++i) {
        QSpinBox* spin = newHeroNumber(fields, heroNumbers()[i], kHeroNames[i]);
        if (i % 2 == 0) {
            line = new QHBoxLayout;
            form.addRow(fields.label(kHeroNames[i]), line);
        } else {
            line->addWidget(fields.label(kHeroNames[i], "muted"));
        }
        line->addWidget(spin);
        if (i % 2 == 1 || i + 1 == heroNumbers().size())
            line->addStretch(1);
    }
}

void addWord(RulesFields& fields, QFormLayout& form, const char* name, const std::vector<const char*>& words,
             const RulesFields::Get& get, const RulesFields::Set& set)
{
    auto* choice = new QComboBox;
    choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    for (std::size_t i = 0; i < words.size(); ++i)
        choice->addItem(QString());
    keepCurrent(*choice, [choice, name, words] {
        choice->setAccessibleName(RulesWindow::tr(name));
        for (std::size_t i = 0; i < words.size(); ++i)
            choice->setItemText(static_cast<int>(i), RulesWindow::tr(words[i]));
    });
    QObject::connect(choice, &QComboBox::activated, &fields, [&fields, set](int word) {
        fields.take([&](Rules& rules) { set(rules, word); }, RulesWindow::tr("Rules: formulas"));
    });
    fields.onShow([choice, get](const Rules& rules) {
        choice->setCurrentIndex(get(rules));
        choice->setToolTip(choice->currentText()); // there may be no room for all of it
    });
    form.addRow(fields.label(name), choice);
}

constexpr int kOwnGrowthWord = static_cast<int>(GrowthFormula::Zircon) + 1;

// Own numbers begin as those that stood before; with none, as those of Rooms.
void setGrowth(Rules& rules, int word)
{
    if (word != kOwnGrowthWord) {
        rules.growth = static_cast<GrowthFormula>(word);
        rules.ownGrowth.reset();
    } else if (!rules.ownGrowth) {
        rules.ownGrowth = presetOf(rules.growth == GrowthFormula::None ? GrowthFormula::Rooms : rules.growth);
        rules.growth = GrowthFormula::None;
    }
}

} // namespace

QWidget* newGoalPane(RulesFields& fields)
{
    auto* box = new QWidget;
    auto* form = newForm(box);
    const auto radio = [&](Goal goal, const char* name) { return newGoalRadio(fields, goal, name, box); };
    const auto place = [&](KindTable table, const char* name, Goal goal, const char* goalName) {
        return only(fields, goal, goalName, fields.kindBox(table, &Rules::goalKind, name, kGoalText));
    };
    form->addRow(radio(Goal::None, QT_TRANSLATE_NOOP("cave::RulesWindow", "No goal")));
    form->addRow(
        radio(Goal::Slay, kSlayName),
        place(KindTable::Creature, QT_TRANSLATE_NOOP("cave::RulesWindow", "Creature to slay"), Goal::Slay, kSlayName));
    form->addRow(QString(), only(fields, Goal::Slay, kSlayName, newAnyhow(fields)));
    form->addRow(
        radio(Goal::Reach, kReachName),
        place(KindTable::Tile, QT_TRANSLATE_NOOP("cave::RulesWindow", "Tile to reach"), Goal::Reach, kReachName));
    form->addRow(radio(Goal::Collect, kGatherName), only(fields, Goal::Collect, kGatherName, newGathered(fields, box)));
    form->addRow(fields.label(QT_TRANSLATE_NOOP("cave::RulesWindow", "then reach")),
                 place(KindTable::Tile, QT_TRANSLATE_NOOP("cave::RulesWindow", "Tile to reach then"), Goal::Collect,
                       kGatherName));
    form->addRow(radio(Goal::All, QT_TRANSLATE_NOOP("cave::RulesWindow", "All of these")));
    form->addRow(radio(Goal::Any, QT_TRANSLATE_NOOP("cave::RulesWindow", "Any of these")));
    form->addRow(new GoalsPane(fields));
    return box;
}

QWidget* newWorldPane(RulesFields& fields)
{
    auto* box = new QWidget;
    auto* form = newForm(box);
    form->addRow(fields.flag(
        QT_TRANSLATE_NOOP("cave::RulesWindow", "Walls can be dug by hand"),
        [](const Rules& rules) { return rules.dig; }, [](Rules& rules, bool isOn) { rules.dig = isOn; }));
    form->addRow(fields.flag(
        QT_TRANSLATE_NOOP("cave::RulesWindow", "Down only: no stairs up"),
        [](const Rules& rules) { return rules.descendOnly; },
        [](Rules& rules, bool isOn) { rules.descendOnly = isOn; }));
    form->addRow(fields.flag(
        QT_TRANSLATE_NOOP("cave::RulesWindow", "Only who is on the hero's level acts, or comes after the hero"),
        [](const Rules& rules) { return rules.isStillElsewhere; },
        [](Rules& rules, bool isOn) { rules.isStillElsewhere = isOn; }));
    form->addRow(fields.label(kFallName), fields.number(
                                              0, kLargestRule, kFallName, [](const Rules& rules) { return rules.fall; },
                                              [](Rules& rules, int health) { rules.fall = health; },
                                              QT_TRANSLATE_NOOP("cave::RulesWindow", "Rules: falls")));
    form->addRow(fields.flag(
        kHealingName, [](const Rules& rules) { return rules.regenerates.has_value(); },
        [](Rules& rules, bool isOn) {
            rules.regenerates = isOn ? std::optional(10) : std::nullopt;
            rules.wholeIn.reset();
        }));
    QSpinBox* heals = fields.number(
        1, kSlowestHealing, kHealsName, [](const Rules& rules) { return rules.regenerates.value_or(1); },
        [](Rules& rules, int turns) { rules.regenerates = turns; },
        QT_TRANSLATE_NOOP("cave::RulesWindow", "Rules: healing"));
    fields.onlyWith(*heals, kHealingName, [](const Rules& rules) { return rules.regenerates.has_value(); });
    form->addRow(fields.label(kHealsName), heals);
    form->addRow(fields.flag(
        kWholeInName, [](const Rules& rules) { return rules.wholeIn.has_value(); },
        [](Rules& rules, bool isOn) {
            rules.wholeIn = isOn ? std::optional(1100) : std::nullopt;
            rules.regenerates.reset();
        }));
    QSpinBox* whole = fields.number(
        1, kSlowestWhole, kWholeName, [](const Rules& rules) { return rules.wholeIn.value_or(1); },
        [](Rules& rules, int turns) { rules.wholeIn = turns; },
        QT_TRANSLATE_NOOP("cave::RulesWindow", "Rules: healing"));
    fields.onlyWith(*whole, kWholeInName, [](const Rules& rules) { return rules.wholeIn.has_value(); });
    form->addRow(fields.label(kWholeName), whole);
    form->addRow(fields.flag(
        kHuntersComeName, [](const Rules& rules) { return rules.hunters.has_value(); },
        [](Rules& rules, bool isOn) { rules.hunters = isOn ? std::optional(Hunters{}) : std::nullopt; }));
    for (std::size_t i = 0; i < std::size(kHuntersNames); ++i)
        addHunters(fields, *form, kHuntersNames[i], huntersNumbers()[i]);
    form->addRow(fields.flag(kHungerName, &hasHunger, [](Rules& rules, bool isOn) {
        rules.hunger = isOn ? std::optional(Hunger{}) : std::nullopt;
    }));
    addHunger(fields, *form, QT_TRANSLATE_NOOP("cave::RulesWindow", "Food at the start"), &Hunger::start);
    addHunger(fields, *form, QT_TRANSLATE_NOOP("cave::RulesWindow", "Food that fits"), &Hunger::most);
    addHunger(fields, *form, QT_TRANSLATE_NOOP("cave::RulesWindow", "Food for an act"), &Hunger::each);
    QCheckBox* chokes = fields.flag(
        QT_TRANSLATE_NOOP("cave::RulesWindow", "More than fits chokes"),
        [](const Rules& rules) { return rules.hunger && rules.hunger->chokes; },
        [](Rules& rules, bool isOn) {
            if (rules.hunger)
                rules.hunger->chokes = isOn;
        });
    fields.onlyWith(*chokes, kHungerName, &hasHunger);
    form->addRow(chokes);
    return box;
}

QWidget* newHeroPane(RulesFields& fields)
{
    auto* box = new QWidget;
    auto* form = newForm(box);
    form->addRow(fields.label(QT_TRANSLATE_NOOP("cave::RulesWindow", "Who it is")),
                 fields.kindBox(KindTable::Creature, &Rules::hero,
                                QT_TRANSLATE_NOOP("cave::RulesWindow", "Kind of the hero"), kHeroText));
    addHeroNumbers(fields, *form);
    addWord(
        fields, *form, QT_TRANSLATE_NOOP("cave::RulesWindow", "Damage"),
        {QT_TRANSLATE_NOOP("cave::RulesWindow", "1 to what attack exceeds defence by"),
         QT_TRANSLATE_NOOP("cave::RulesWindow", "attack less defence")},
        [](const Rules& rules) { return rules.damage.dice ? 0 : 1; },
        [](Rules& rules, int word) { rules.damage = word == 0 ? DamageFormula::Dice : DamageFormula::Difference; });
    form->addRow(fields.label(kLeastName),
                 fields.number(
                     0, kLargestRule, kLeastName, [](const Rules& rules) { return rules.damage.least; },
                     [](Rules& rules, int least) { rules.damage.least = least; },
                     QT_TRANSLATE_NOOP("cave::RulesWindow", "Rules: formulas")));
    addWord(
        fields, *form, QT_TRANSLATE_NOOP("cave::RulesWindow", "Experience"),
        {QT_TRANSLATE_NOOP("cave::RulesWindow", "nobody learns"),
         QT_TRANSLATE_NOOP("cave::RulesWindow", "as in jsrogue"), QT_TRANSLATE_NOOP("cave::RulesWindow", "as in Rooms"),
         QT_TRANSLATE_NOOP("cave::RulesWindow", "as in Zircon"), QT_TRANSLATE_NOOP("cave::RulesWindow", "own numbers")},
        [](const Rules& rules) { return rules.ownGrowth ? kOwnGrowthWord : static_cast<int>(rules.growth); },
        setGrowth);
    form->addRow(newGrowthPane(fields));
    return box;
}

QWidget* newScorePane(RulesFields& fields)
{
    auto* box = new QWidget;
    auto* form = newForm(box);
    for (std::size_t i = 0; i < scoreNumbers().size(); ++i) {
        int ScoreRules::* const value = scoreNumbers()[i].value;
        form->addRow(fields.label(kScoreNames[i]),
                     fields.number(
                         scoreNumbers()[i].low, kLargestRule, kScoreNames[i],
                         [value](const Rules& rules) { return rules.score.*value; },
                         [value](Rules& rules, int points) { rules.score.*value = points; },
                         QT_TRANSLATE_NOOP("cave::RulesWindow", "Rules: score")));
    }
    return box;
}

} // namespace cave
