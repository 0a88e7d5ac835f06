// SPDX-License-Identifier: MIT
// All actions of the editor in one list, to be found by any of their words and run.
#pragma once

class QWidget;

namespace cave {

class ActionSet;
class ChoiceDialog;

ChoiceDialog* findAction(QWidget* parent, const ActionSet& actions);

} // namespace cave
