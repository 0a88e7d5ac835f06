// SPDX-License-Identifier: MIT
#pragma once

class QWidget;

namespace cave {

class RulesFields;

/// The numbers of a growth of the dungeon's own, and the levels that it gives; hidden while one of the presets stands.
QWidget* newGrowthPane(RulesFields& fields);

} // namespace cave
