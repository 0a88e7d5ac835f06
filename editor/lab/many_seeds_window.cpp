// SPDX-License-Identifier: MIT
#include "editor/lab/many_seeds_window.h"

#include "app/view/ui/keep_current.h"
#include "app/view/ui/theme.h"
#include "app/view/ui/widgets.h"
#include "editor/lab/batch_window.h"
#include "editor/lab/range_window.h"
#include "editor/lab/sweep_window.h"

#include <QPushButton>
#include <QTabWidget>
#include <QVBoxLayout>

namespace cave {

namespace {

constexpr QSize kManySeedsSize{920, 640};

} // namespace

ManySeedsWindow::ManySeedsWindow(Workbench& bench, Bakery& bakery, const std::shared_ptr<Artwork>&, QWidget* parent)
    : QDialog(parent), m_tabs(new QTabWidget(this)), m_range(new RangeWindow(bench, bakery, this)),
      m_sweep(new SweepWindow(bench, bakery, this)), m_batch(new BatchWindow(bench, bakery, this))
{
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_tabs);
    keepTabKeys(*m_tabs);
    add(*m_range, m_range->runButton());
    add(*m_sweep, m_sweep->runButton());
    add(*m_batch, m_batch->runButton());
    connect(m_tabs, &QTabWidget::currentChanged, this, &ManySeedsWindow::showDefault);
    showDefault();
    resize(grown(kManySeedsSize));
    keepCurrent(*this, [this] {
        setWindowTitle(tr("Many seeds"));
        m_tabs->setAccessibleName(windowTitle());
    });
}

// A tab is called as what is in it.
void ManySeedsWindow::add(QWidget& tab, QPushButton& run)
{
    m_runs.push_back(&run);
    m_tabs->addTab(&tab, tab.windowTitle());
    connect(&tab, &QWidget::windowTitleChanged, this,
            [this, &tab](const QString& title) { m_tabs->setTabText(m_tabs->indexOf(&tab), title); });
}

// The window is no larger than what is shown needs, and Enter runs that.
void ManySeedsWindow::showDefault()
{
    for (int i = 0; i < m_tabs->count(); ++i) {
        const auto policy = i == m_tabs->currentIndex() ? QSizePolicy::Preferred : QSizePolicy::Ignored;
        m_tabs->widget(i)->setSizePolicy(policy, policy);
    }
    m_runs[static_cast<std::size_t>(m_tabs->currentIndex())]->setDefault(true);
}

void ManySeedsWindow::showTab(QWidget& tab)
{
    m_tabs->setCurrentWidget(&tab);
    tab.setFocus();
}

} // namespace cave
