// SPDX-License-Identifier: MIT
#include "editor/windows/rules/growth_pane.h"

#include "app/view/ui/keep_current.h"
#include "core/save/parts/growth_json.h"
#include "core/save/parts/rules_json.h"
#include "editor/windows/rules_fields.h"
#include "editor/windows/rules_window.h"

#include <QCheckBox>
#include <QFormLayout>
#include <QLabel>
#include <QSpinBox>
#include <QVBoxLayout>

#include <array>

namespace cave {

namespace {

constexpr const char* kGrowthText = QT_TRANSLATE_NOOP("cave::RulesWindow", "Rules: growth");
constexpr int kLevelsShown = 6;

// In the order of worthNumbers().
constexpr std::array kWorthNames{QT_TRANSLATE_NOOP("cave::RulesWindow", "x its row's experience"),
                                 QT_TRANSLATE_NOOP("cave::RulesWindow", "x its full health"),
                                 QT_TRANSLATE_NOOP("cave::RulesWindow", "x its attack"),
                                 QT_TRANSLATE_NOOP("cave::RulesWindow", "x its defence"),
                                 QT_TRANSLATE_NOOP("cave::RulesWindow", "x the hero's level"),
                                 QT_TRANSLATE_NOOP("cave::RulesWindow", "x its level")};

constexpr std::array kTermNames{QT_TRANSLATE_NOOP("cave::RulesWindow", "A level needs"),
                                QT_TRANSLATE_NOOP("cave::RulesWindow", "and x level"),
                                QT_TRANSLATE_NOOP("cave::RulesWindow", "and x level squared"),
                                QT_TRANSLATE_NOOP("cave::RulesWindow", "and x level cubed")};

// In the order of GrowthGains.
constexpr std::array kAlwaysNames{QT_TRANSLATE_NOOP("cave::RulesWindow", "Each level gives health"),
                                  QT_TRANSLATE_NOOP("cave::RulesWindow", "Each level gives attack"),
                                  QT_TRANSLATE_NOOP("cave::RulesWindow", "Each level gives defence"),
                                  QT_TRANSLATE_NOOP("cave::RulesWindow", "Each level gives sight")};
constexpr std::array kChoiceNames{QT_TRANSLATE_NOOP("cave::RulesWindow", "A choice of health"),
                                  QT_TRANSLATE_NOOP("cave::RulesWindow", "A choice of attack"),
                                  QT_TRANSLATE_NOOP("cave::RulesWindow", "A choice of defence"),
                                  QT_TRANSLATE_NOOP("cave::RulesWindow", "A choice of sight")};
constexpr std::array kCreatureNames{QT_TRANSLATE_NOOP("cave::RulesWindow", "Creatures gain health"),
                                    QT_TRANSLATE_NOOP("cave::RulesWindow", "Creatures gain attack"),
                                    QT_TRANSLATE_NOOP("cave::RulesWindow", "Creatures gain defence"),
                                    QT_TRANSLATE_NOOP("cave::RulesWindow", "Creatures gain sight")};

// A number of the growth. While a preset stands the pane is hidden, and what it shows says nothing.
void addNumber(RulesFields& fields, QFormLayout& form, const char* name, int low, int high,
               const std::function<int(const Growth&)>& get, const std::function<void(Growth&, int)>& set)
{
    form.addRow(fields.label(name), fields.number(
                                        low, high, name, [get](const Rules& rules) { return get(growthOf(rules)); },
                                        [set](Rules& rules, int value) {
                                            if (rules.ownGrowth)
                                                set(*rules.ownGrowth, value);
                                        },
                                        kGrowthText));
}

void addGains(RulesFields& fields, QFormLayout& form, const std::array<const char*, 4>& names,
              GrowthGains Growth::* gains)
{
    for (std::size_t i = 0; i < names.size(); ++i)
        addNumber(
            fields, form, names[i], 0, kLargestRule, [gains, i](const Growth& growth) { return (growth.*gains)[i]; },
            [gains, i](Growth& growth, int value) { (growth.*gains)[i] = value; });
}

void addFlag(RulesFields& fields, QFormLayout& form, const char* name, const std::function<bool(const Growth&)>& get,
             const std::function<void(Growth&, bool)>& set)
{
    form.addRow(fields.flag(
        name, [get](const Rules& rules) { return get(growthOf(rules)); },
        [set](Rules& rules, bool isOn) {
            if (rules.ownGrowth)
                set(*rules.ownGrowth, isOn);
        }));
}

void setTerm(Growth& growth, std::size_t i, int value)
{
    std::vector<int>& terms = growth.needed.of;
    if (terms.size() <= i)
        terms.resize(i + 1);
    terms[i] = value;
    while (terms.size() > 1 && terms.back() == 0)
        terms.pop_back();
}

void addNeed(RulesFields& fields, QFormLayout& form)
{
    for (std::size_t i = 0; i < kTermNames.size(); ++i)
        addNumber(
            fields, form, kTermNames[i], -kLargestRule, kLargestRule,
            [i](const Growth& growth) { return i < growth.needed.of.size() ? growth.needed.of[i] : 0; },
            [i](Growth& growth, int value) { setTerm(growth, i, value); });
    addFlag(
        fields, form, QT_TRANSLATE_NOOP("cave::RulesWindow", "Of that the square root"),
        [](const Growth& growth) { return growth.needed.root; },
        [](Growth& growth, bool isOn) { growth.needed.root = isOn; });
    addNumber(
        fields, form, QT_TRANSLATE_NOOP("cave::RulesWindow", "and beside it"), -kLargestRule, kLargestRule,
        [](const Growth& growth) { return growth.needed.more; },
        [](Growth& growth, int value) { growth.needed.more = value; });
    addFlag(
        fields, form, QT_TRANSLATE_NOOP("cave::RulesWindow", "A level uses it up"),
        [](const Growth& growth) { return growth.usesUp; }, [](Growth& growth, bool isOn) { growth.usesUp = isOn; });
}

void addHealing(RulesFields& fields, QFormLayout& form)
{
    addFlag(
        fields, form, QT_TRANSLATE_NOOP("cave::RulesWindow", "A new level heals whole"),
        [](const Growth& growth) { return growth.healsWhole; },
        [](Growth& growth, bool isOn) { growth.healsWhole = isOn; });
    addNumber(
        fields, form, QT_TRANSLATE_NOOP("cave::RulesWindow", "A new level heals (x level)"), 0, kLargestRule,
        [](const Growth& growth) { return growth.healsPerLevel; },
        [](Growth& growth, int value) { growth.healsPerLevel = value; });
}

// What the numbers come to.
QString levelsText(const Growth& growth)
{
    //: a level of the hero, and with how much experience it is reached
    const QString at = RulesWindow::tr("%1 at %2");
    //: a level of the hero, and how much experience it takes beyond the one before
    const QString more = RulesWindow::tr("%1 after %2 more");
    QStringList needs;
    for (int level = 1; level <= kLevelsShown; ++level)
        needs << (growth.usesUp && level > 1 ? more : at).arg(level + 1).arg(neededFor(growth, level));
    //: %1: a list such as "2 at 21, 3 at 57"
    return RulesWindow::tr("Levels: %1 ...").arg(needs.join(QStringLiteral(", ")));
}

} // namespace

QWidget* newGrowthPane(RulesFields& fields)
{
    auto* pane = new QWidget;
    auto* column = new QVBoxLayout(pane);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    auto* levels = new QLabel(pane);
    levels->setWordWrap(true);
    column->addWidget(levels);
    auto* box = new QWidget(pane);
    column->addWidget(box);
    auto* form = new QFormLayout(box);
    form->setContentsMargins(0, 0, 0, 0);
    form->setSpacing(6);
    form->addRow(fields.label(QT_TRANSLATE_NOOP("cave::RulesWindow", "Slaying somebody is worth the sum of these:")));
    for (std::size_t i = 0; i < worthNumbers().size(); ++i) {
        int GrowthWorth::* const value = worthNumbers()[i].value;
        addNumber(
            fields, *form, kWorthNames[i], -kLargestWorth, kLargestWorth,
            [value](const Growth& growth) { return growth.worth.*value; },
            [value](Growth& growth, int number) { growth.worth.*value = number; });
    }
    addNeed(fields, *form);
    addHealing(fields, *form);
    addGains(fields, *form, kAlwaysNames, &Growth::always);
    addGains(fields, *form, kChoiceNames, &Growth::choices);
    addGains(fields, *form, kCreatureNames, &Growth::creatures);
    fields.onShow([box, levels](const Rules& rules) {
        box->setVisible(rules.ownGrowth.has_value());
        levels->setVisible(learns(rules));
        levels->setText(levelsText(growthOf(rules)));
    });
    return pane;
}

} // namespace cave
