// SPDX-License-Identifier: MIT
// How far what the hero does is heard.
#pragma once

class QWidget;

namespace cave {

class RulesFields;

QWidget* newNoisePane(RulesFields& fields);

} // namespace cave
