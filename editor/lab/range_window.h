// SPDX-License-Identifier: MIT
// What the recipes can make: levels of many seeds by two measures, those of a bin as pictures.
#pragma once

#include "editor/handlers/bakery.h"
#include "editor/lab/range_runner.h"

#include <QTimer>
#include <QWidget>

class QComboBox;
class QLabel;
class QListWidget;
class QProgressBar;
class QPushButton;

namespace cave {

class RangeView;
class SeedsBar;

// A tab of ManySeedsWindow. It measures the design as it was when it began; the cross is the level as it is.
class RangeWindow : public QWidget {
    Q_OBJECT

public:
    static constexpr std::size_t kPictures = 24; // of a bin, at most

    RangeWindow(Workbench& bench, Bakery& bakery, QWidget* parent);

    void run(const RangeOrder& order);
    void stop();
    QPushButton& runButton() const; // that Enter presses
    bool isBusy() const { return m_runner.isRunning() || m_isOfLast; }
    RangeOrder typedOrder() const;
    // Measures the design as it was before the last change, keeps that as outline, and measures the design as it is.
    void compareWithLast(const RangeOrder& order);
    void keepOutline(); // of what was measured, to be compared with the next run of the same measures; again: no more
    const RangeSum* outline() const { return m_before.get(); } // null: none
    const RangeSum* range() const { return m_range.get(); } // null: nothing was measured
    RangeView& view() const { return *m_view; }
    QListWidget& list() const { return *m_list; } // levels of the chosen bin
    QString state() const;

private:
    QLayout* newTop();
    void connectParts();
    void measure(Dungeon dungeon, const RangeOrder& order);
    void showTexts();
    void showState();
    void showCross();
    void showBin();
    void showMoreOfBin(const std::vector<RangePoint>& added);
    void paintShown();
    void take(const std::vector<RangePoint>& points, int seeds);
    void goOnWithNow();
    void endComparison();
    void refuse(const QString& why);
    static QString nameOf(const RangePoint& point);
    void nameShown();
    void takeProof(const std::vector<FaultyLevels>& faulty, int seeds);
    void addPicture(const RangePoint& point, const QImage& picture, std::uint64_t hash);
    void openChosen();
    void clear();

    Workbench& m_bench;
    Bakery& m_bakery;
    std::shared_ptr<RangeSum> m_range;
    std::shared_ptr<const RangeSum> m_before; // what is compared
    RangeMeasures m_beforeMeasures;
    std::optional<Dungeon> m_measured; // the design as it was
    RangeOrder m_order;
    std::vector<RangePoint> m_shown; // those in the list
    bool m_isOfLast = false; // what is measured is the design before the last change
    Uid m_comparedLevel; // where that is of one level alone
    QTimer m_goesOn; // with the design as it is
    std::uint64_t m_done = 0; // seeds that are measured
    std::uint64_t m_proved = 0; // after that
    QString m_refusal;
    QComboBox* m_x;
    QComboBox* m_y;
    SeedsBar* m_seeds;
    QProgressBar* m_progress;
    QLabel* m_state;
    RangeView* m_view;
    QListWidget* m_list;
    QPushButton* m_open;
    QPushButton* m_keep;
    QPushButton* m_compare;
    RangeRunner m_runner; // goes first
};

} // namespace cave
