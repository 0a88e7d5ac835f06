// SPDX-License-Identifier: MIT
// What many seeds make of the recipes, a tab each: their range, the sweep of a parameter, and a batch that may fail.
#pragma once

#include "editor/handlers/bakery.h"

#include <QDialog>

#include <memory>
#include <vector>

class QPushButton;
class QTabWidget;

namespace cave {

class Artwork;
class BatchWindow;
class RangeWindow;
class SweepWindow;

// Stays open beside the work; closed, what runs goes on.
class ManySeedsWindow : public QDialog {
    Q_OBJECT

public:
    ManySeedsWindow(Workbench& bench, Bakery& bakery, const std::shared_ptr<Artwork>& artwork, QWidget* parent);

    RangeWindow& range() const { return *m_range; }
    SweepWindow& sweep() const { return *m_sweep; }
    BatchWindow& batch() const { return *m_batch; }
    void showTab(QWidget& tab); // one of these, which gets the focus

private:
    void add(QWidget& tab, QPushButton& run);
    void showDefault();

    QTabWidget* m_tabs;
    RangeWindow* m_range;
    SweepWindow* m_sweep;
    BatchWindow* m_batch;
    std::vector<QPushButton*> m_runs; // which Enter presses, by tab
};

} // namespace cave
