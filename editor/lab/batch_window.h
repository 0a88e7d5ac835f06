// SPDX-License-Identifier: MIT
// Many seeds of the dungeon, tried beside the window: which fail, which fall short, and how the rest measure.
#pragma once

#include "editor/lab/seed_runner.h"

#include "editor/handlers/bakery.h"

#include <QElapsedTimer>
#include <QWidget>

class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QSpinBox;
class QTreeWidget;
class QTreeWidgetItem;

namespace cave {

// A tab of ManySeedsWindow; closed it goes on, until another dungeon is shown. It tries the design as it was when it
// began.
class BatchWindow : public QWidget {
    Q_OBJECT

public:
    BatchWindow(Workbench& bench, Bakery& bakery, QWidget* parent);

    void run(std::uint64_t first, int count);
    void stop();
    QPushButton& runButton() const { return *m_run; } // that Enter presses
    bool isBusy() const { return m_runner.isRunning(); }
    const std::vector<SeedTrial>& trials() const { return m_trials; }
    QString summary() const;
    QTreeWidget& list() const { return *m_list; } // of what failed or fell short
    bool writeCsv(const QString& path); // false: could not be written, which is said

signals:
    void said(const QString& text);

private:
    void showTexts();
    void addLines(const SeedTrial& trial); // what it fails in or falls short of
    QLayout* newTop();
    void clear();
    void runAsTyped();
    void add(const std::vector<SeedOutcome>& outcomes);
    void showState();
    void openSeed(const QTreeWidgetItem* item);
    void chooseCsv();

    Workbench& m_bench;
    Bakery& m_bakery;
    std::vector<SeedTrial> m_trials;
    std::vector<std::uint64_t> m_hashes; // dungeonHash() of what each trial made
    int m_wanted = 0;
    QElapsedTimer m_time;
    QElapsedTimer m_shown; // since the numbers were shown last
    QLineEdit* m_first;
    QSpinBox* m_count;
    QPushButton* m_run;
    QPushButton* m_stop;
    QPushButton* m_open;
    QPushButton* m_csv;
    QProgressBar* m_progress;
    QLabel* m_summary;
    QTreeWidget* m_list;
    SeedRunner m_runner; // goes first
};

} // namespace cave
