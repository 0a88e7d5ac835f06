// SPDX-License-Identifier: MIT
#pragma once

#include "editor/handlers/bakery.h"

#include <QDialog>

class QBoxLayout;
class QLabel;
class QScrollArea;

namespace cave {

class Artwork;
class RulesFields;

/// How the dungeon is won, what the hero is and may do, where the game starts, what it is worth and what it says. Stays
/// open beside the work. Every change is a step of its own; what no file could hold is told and not taken.
class RulesWindow : public QDialog {
    Q_OBJECT

public:
    RulesWindow(Workbench& bench, Bakery& bakery, std::shared_ptr<Artwork> artwork, QWidget* parent);

    QString words() const; ///< the rules as sentences
    QString problem() const; ///< why they were not taken; empty: they were

signals:
    void startWanted(); ///< to be set on the map

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* newBody();
    QWidget* newStart();
    QWidget* newTexts();
    void forgetStart();
    QString startText() const;
    void showWords();
    void fit(); ///< one column below the other where they have no room side by side

    Workbench& m_bench;
    RulesFields* m_fields;
    QScrollArea* m_scroll;
    QBoxLayout* m_columns = nullptr;
    QLabel* m_words;
    QLabel* m_problem;
};

} // namespace cave
