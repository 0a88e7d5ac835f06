// SPDX-License-Identifier: MIT
// How the dungeon is won, what the hero is and may do, where the game starts, what it is worth and what it says.
#pragma once

#include "editor/work/bakery.h"

#include <QDialog>

class QFormLayout;
class QLabel;
class QListWidget;
class QSpinBox;

namespace cave {

class Artwork;
class KindBox;
class TextsForm;

// Stays open beside the work. Every change is a step of its own; what no file could hold is told and not taken.
class RulesWindow : public QDialog {
    Q_OBJECT

public:
    RulesWindow(Workbench& bench, Bakery& bakery, std::shared_ptr<Artwork> artwork, QWidget* parent);

    QString words() const; // the rules as sentences
    QString problem() const; // why they were not taken; empty: they were

signals:
    void startWanted(); // to be set on the map

private:
    QWidget* newGoal();
    QWidget* newWorld();
    QWidget* newHero();
    QWidget* newKit();
    QWidget* newStart();
    QWidget* newScore();
    QWidget* newTexts();
    KindBox* newKindBox(KindTable table, std::string Rules::* id, const QString& name, const QString& text);
    QSpinBox* newNumber(int low, int high, const QString& name, const std::function<int(const Rules&)>& get,
                        const std::function<void(Rules&, int)>& set, const QString& text);
    void addFlag(QFormLayout& form, const QString& name, const std::function<bool(const Rules&)>& get,
                 const std::function<void(Rules&, bool)>& set);
    void addHeroNumbers(QFormLayout& form);
    void setGoal(Goal goal);
    void addToKit();
    void removeFromKit();
    // Changes of one widget that follow each other are one step.
    void take(const std::function<void(Rules&)>& change, const QString& text, const QObject* by = nullptr);
    void refresh();
    void showRules(const Rules& rules);

    Workbench& m_bench;
    Bakery& m_bakery;
    std::shared_ptr<Artwork> m_artwork;
    Rules m_rules; // as shown; differ from the dungeon's while they are not sound
    std::vector<std::function<void(const Rules&)>> m_shows; // for each widget
    QListWidget* m_kit = nullptr;
    QLabel* m_start = nullptr;
    QLabel* m_words;
    QLabel* m_problem;
    int m_stroke = kNoStroke;
    const QObject* m_strokeBy = nullptr;
};

} // namespace cave
