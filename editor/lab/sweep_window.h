// SPDX-License-Identifier: MIT
// What a parameter of the recipe does to the levels.
#pragma once

#include "core/edit/recipe_edit.h"
#include "editor/handlers/bakery.h"
#include "editor/lab/sweep_runner.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QSpinBox;

namespace cave {

class SeedsBar;
class SweepView;

// A tab of ManySeedsWindow. It measures the design as it was when it began. The rows are those of the shown level.
class SweepWindow : public QWidget {
    Q_OBJECT

public:
    SweepWindow(Workbench& bench, Bakery& bakery, QWidget* parent);

    void chooseParameter(Uid row, const std::string& parameter); // of the shown level
    void run(const SweepOrder& order);
    void stop();
    QPushButton& runButton() const; // that Enter presses
    bool isBusy() const { return m_runner.isRunning(); }
    std::optional<SweepOrder> typedOrder() const; // nothing: there is no parameter to sweep
    const SweepSum* sweep() const { return m_sweep.get(); } // null: nothing was measured
    SweepView& view() const { return *m_view; }
    QString state() const;
    QString table() const; // of what was measured, as comma-separated values
    void takeChosen(); // the recipe says this value from now on

signals:
    void said(const QString& text);

private:
    QLayout* newTop();
    QLayout* newBottom();
    void connectParts();
    void showTexts();
    void showState();
    void showRows();
    void showParameters();
    void showBounds();
    void showNow();
    void clear();
    bool canTake() const; // the row that was swept is still on its level
    const LevelRow* chosenRow() const; // null: none
    const Parameter* chosenParameter() const;
    QString whyNot() const; // nothing can be swept; empty: it can
    QString nameOf(const SweepOrder& order) const; // of its parameter

    Workbench& m_bench;
    Bakery& m_bakery;
    std::vector<LevelRow> m_rows; // with a parameter to sweep
    std::shared_ptr<SweepSum> m_sweep;
    SweepOrder m_order;
    Uid m_level; // of the order, wherever it is moved
    QString m_orderName; // of its parameter
    std::size_t m_samples = 0;
    QString m_refusal;
    QComboBox* m_row;
    QComboBox* m_parameter;
    QSpinBox* m_low;
    QSpinBox* m_high;
    QComboBox* m_measure;
    SeedsBar* m_seeds;
    QProgressBar* m_progress;
    QLabel* m_state;
    SweepView* m_view;
    QPushButton* m_take;
    QPushButton* m_copy;
    SweepRunner m_runner; // goes first
};

} // namespace cave
