// SPDX-License-Identifier: MIT
// The seed of the dungeon: shown, typed, rolled, copied and pasted. Another seed makes the levels anew.
#pragma once

#include "editor/handlers/bakery.h"

#include <QWidget>

class QLabel;
class QLineEdit;

namespace cave {

class ActionSet;

class SeedBar : public QWidget {
    Q_OBJECT

public:
    /// Connects itself to the actions and has buttons for the most used ones.
    SeedBar(Workbench& bench, Bakery& bakery, const ActionSet& actions, QWidget* parent = nullptr);

    /// Its buttons, which are menu entries as well, go where there is no room for them; then the box gets shorter.
    void fit(int room);
    int boxWidth() const; ///< without the buttons
    int leastWidth() const;

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
    void showTexts();
    int widthWith(int digits) const; // that fit into the box
    int boxFor(int digits) const;
    void regenerateFrom(std::uint64_t seed);
    std::optional<std::uint64_t> typedSeed();
    static QString sameText();

    Workbench& m_bench;
    Bakery& m_bakery;
    QLabel* m_label;
    QLineEdit* m_box;
    QWidget* m_buttons;
};

} // namespace cave
