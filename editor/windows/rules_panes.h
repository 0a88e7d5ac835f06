// SPDX-License-Identifier: MIT
#pragma once

class QWidget;

namespace cave {

class RulesFields;

/// Parts of the window for rules; each is a widget without a parent.
QWidget* newGoalPane(RulesFields& fields);
QWidget* newWorldPane(RulesFields& fields);
QWidget* newHeroPane(RulesFields& fields);
QWidget* newKitPane(RulesFields& fields);
QWidget* newOriginsPane(RulesFields& fields);
QWidget* newScorePane(RulesFields& fields);
QWidget* newUnknownPane(RulesFields& fields);

} // namespace cave
