// SPDX-License-Identifier: MIT
#include "editor/windows/rules/noise_pane.h"

#include "core/content/limits.h"
#include "core/save/parts/loudness_json.h"
#include "editor/windows/rules_fields.h"

#include <QCheckBox>
#include <QFormLayout>
#include <QLabel>
#include <QSpinBox>

#include <array>

namespace cave {

namespace {

// What is done, in the order of loudnessNumbers().
constexpr std::array kNoiseNames{
    QT_TRANSLATE_NOOP("cave::RulesWindow", "Standing still"), QT_TRANSLATE_NOOP("cave::RulesWindow", "Walking"),
    QT_TRANSLATE_NOOP("cave::RulesWindow", "Doors"),          QT_TRANSLATE_NOOP("cave::RulesWindow", "Fighting"),
    QT_TRANSLATE_NOOP("cave::RulesWindow", "Digging"),        QT_TRANSLATE_NOOP("cave::RulesWindow", "Blasts"),
};

constexpr const char* kHeardName =
    QT_TRANSLATE_NOOP("cave::RulesWindow", "What the hero does is heard, so many cells away");

bool isLoud(const Rules& rules) { return rules.loudness.has_value(); }

void addLoudness(RulesFields& fields, QFormLayout& form, const char* name, int Loudness::* number)
{
    QSpinBox* spin = fields.number(
        0, kLargestReach, name, [number](const Rules& rules) { return rules.loudness.value_or(Loudness{}).*number; },
        [number](Rules& rules, int value) {
            if (rules.loudness)
                (*rules.loudness).*number = value;
        },
        QT_TRANSLATE_NOOP("cave::RulesWindow", "Rules: noise"));
    fields.onlyWith(*spin, kHeardName, &isLoud);
    form.addRow(fields.label(name), spin);
}

} // namespace

QWidget* newNoisePane(RulesFields& fields)
{
    auto* box = new QWidget;
    auto* form = new QFormLayout(box);
    form->setContentsMargins(0, 0, 0, 0);
    form->addRow(fields.flag(kHeardName, &isLoud, [](Rules& rules, bool isOn) {
        rules.loudness = isOn ? std::optional(Loudness{}) : std::nullopt;
    }));
    const auto numbers = loudnessNumbers();
    for (std::size_t i = 0; i < kNoiseNames.size(); ++i)
        addLoudness(fields, *form, kNoiseNames[i], numbers[i].value);
    return box;
}

} // namespace cave
