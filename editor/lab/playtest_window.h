// SPDX-License-Identifier: MIT
// Play-tests: bots play the design as it stands, and the map shows where they went, were hurt and died.
#pragma once

#include "editor/handlers/bakery.h"
#include "editor/lab/playtest_runner.h"
#include "editor/lab/playtest_tables.h"

#include <QDialog>
#include <QElapsedTimer>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QRadioButton;
class QSpinBox;
class QTabWidget;

namespace cave {

class Artwork;
class CurveView;

// Stays open beside the work; closed it goes on, until another dungeon is shown.
class PlaytestWindow : public QDialog {
    Q_OBJECT

public:
    PlaytestWindow(Workbench& bench, Bakery& bakery, const std::shared_ptr<Artwork>& artwork, QWidget* parent);

    void run(const PlaytestPlan& plan);
    void stop(); // keeps the games so far
    bool isBusy() const { return m_runner.isRunning(); }
    PlaytestPlan typedPlan() const;
    const PlaytestSum* sum() const { return m_sum.get(); } // null: nothing was played
    const PlaytestSum* before() const { return keptRun().get(); } // the run that this one is compared with
    QComboBox& comparedWith() const { return *m_compared; } // nothing, then the runs kept, the latest first
    QTreeWidget& deaths() const { return *m_deaths; }
    QTreeWidget& levels() const { return *m_levels; }
    QTreeWidget& supplies() const { return *m_supplies; }
    QTreeWidget& changes() const { return *m_changes; }
    QTreeWidget& profile() const { return *m_profile; } // shown of games on other maps alone
    QComboBox& curveNumber() const { return *m_curveNumber; }
    CurveView& curve() const { return *m_curve; }
    QString summary() const;

signals:
    void watchRequested(const cave::Session& played, std::int64_t turn); // from that turn on
    void heatWanted();                                                    // on the map
    void problemsWanted(); // as a list: errors keep what somebody has run from being played

private:
    struct KeptRun {
        int number = 0; // the first run is 1
        std::shared_ptr<PlaytestSum> sum;
    };
    void begin(const PlaytestPlan& plan);
    QLayout* newTop();
    QLayout* newBots();
    QLayout* newHeat();
    QWidget* newCurve();
    void connectParts();
    void showTexts();
    void showState();
    void showTables();
    void take(const std::vector<PlaytestGame>& games);
    void finish();
    void fail(const Error& why);
    QString refusalText(const Error& why) const;
    void keepRun(); // for later ones to be compared with
    void listKept();
    std::shared_ptr<PlaytestSum> keptRun() const; // the one chosen, null for none
    void compare();
    void goToLevel(int level);
    void clear();
    void runAgain();
    void showHeat();
    void goToDeath();
    void watch();
    QString progressText() const;

    Workbench& m_bench;
    std::shared_ptr<PlaytestSum> m_sum;
    std::vector<KeptRun> m_kept; // the latest first
    int m_runs = 0; // of this dungeon so far
    std::shared_ptr<const Dungeon> m_played; // the design as it was
    QString m_refusal; // why it cannot be played; "": it can
    bool m_isAskedFor = false; // the last run was, and not begun by an edit
    QElapsedTimer m_time;
    std::optional<qint64> m_took; // ms, the last run; nothing: it goes on still, or was stopped
    QTimer m_again;
    QSpinBox* m_games;
    QRadioButton* m_thisMap;
    QRadioButton* m_newSeeds;
    QLineEdit* m_first;
    QCheckBox* m_repeats;
    std::vector<QCheckBox*> m_personas; // in the order of personas()
    QPushButton* m_run;
    QPushButton* m_stop;
    QProgressBar* m_progress;
    QLabel* m_summary;
    QLabel* m_heatLabel;
    QComboBox* m_measure;
    QCheckBox* m_never;
    QCheckBox* m_difference;
    QComboBox* m_compared;
    QTabWidget* m_tabs;
    QComboBox* m_curveNumber; // of CurveView::titleOf()
    CurveView* m_curve;
    QTreeWidget* m_levels;
    QTreeWidget* m_supplies;
    QTreeWidget* m_deaths;
    QTreeWidget* m_changes;
    QTreeWidget* m_profile;
    QPushButton* m_watch;
    DeathTable m_deathTable;
    PlaytestRunner m_runner; // goes first
};

} // namespace cave
