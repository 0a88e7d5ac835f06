// SPDX-License-Identifier: MIT
// Several goals: what each is, of which kind, how many; added and taken away.
#pragma once

#include "core/world/rules.h"

#include <QWidget>

#include <functional>

class QVBoxLayout;

namespace cave {

class Catalogue;
class RulesFields;

class GoalsPane : public QWidget {
    Q_OBJECT

public:
    explicit GoalsPane(RulesFields& fields);

private:
    void showParts(const Rules& rules);
    QWidget* newLine(const GoalPart& part, std::size_t index);
    QWidget* newSort(const GoalPart& part, std::size_t index);
    QWidget* newCount(const GoalPart& part, std::size_t index);
    QWidget* newAnyhow(const GoalPart& part, std::size_t index);
    void change(std::size_t index, const std::function<void(GoalPart&)>& change);

    RulesFields& m_fields;
    QVBoxLayout* m_lines;
    std::vector<GoalPart> m_shown;
};

// Of a creature to slay.
inline constexpr const char* kAnyhowHelp =
    QT_TRANSLATE_NOOP("cave::RulesWindow", "It counts however it dies, also by nobody's hand.");

// A part of this sort, of the first kind that makes sense.
GoalPart usualPart(Goal goal, const Rules& rules, const Catalogue& catalogue);

} // namespace cave
