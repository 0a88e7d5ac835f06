// SPDX-License-Identifier: MIT
// The seed of the dungeon: shown, typed, rolled, copied and pasted. Another seed makes the levels anew.
#pragma once

#include "editor/handlers/bakery.h"

#include <QWidget>

class QHBoxLayout;
class QLineEdit;

namespace cave {

class ActionSet;

class SeedBar : public QWidget {
    Q_OBJECT

public:
    /// Connects itself to the actions and has buttons for the most used ones.
    SeedBar(Workbench& bench, Bakery& bakery, const ActionSet& actions, QWidget* parent = nullptr);

    // From what stands in the box. `said` tells what could not be done.
    void regenerateDungeon();
    void regenerateLevel();
    void roll();
    void stepSeed(int by); // the seed after or before this one
    void copy();
    void paste();

signals:
    void said(const QString& text);
    void left(); // back to the canvas

private:
    void addButtons(const ActionSet& actions);
    void connectActions(const ActionSet& actions);
    void showSeed();
    void regenerateFrom(std::uint64_t seed);
    std::optional<std::uint64_t> typedSeed();
    static QString sameText();

    Workbench& m_bench;
    Bakery& m_bakery;
    QLineEdit* m_box;
    QHBoxLayout* m_row;
};

} // namespace cave
