// SPDX-License-Identifier: MIT
#include "app/view/ui/progress_dialog.h"

#include <QCoreApplication>
#include <QDialog>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <future>

namespace cave {

namespace {

constexpr std::chrono::milliseconds kMoment{300};
constexpr std::chrono::milliseconds kLook{30};
constexpr int kDialogWidth = 380; // pixels

struct State {
    std::atomic<int> percent = 0;
    std::atomic<bool> isStopping = false;
};

class ProgressDialog : public QDialog {
    Q_DECLARE_TR_FUNCTIONS(cave::ProgressDialog)

public:
    ProgressDialog(QWidget& window, const QString& name, State& state, const std::future<void>& work)
        : QDialog(&window), m_state(state), m_bar(new QProgressBar(this)), m_stop(new QPushButton(tr("Stop"), this))
    {
        setWindowTitle(name);
        setMinimumWidth(kDialogWidth);
        auto* label = new QLabel(name, this);
        label->setWordWrap(true);
        m_bar->setRange(0, 100);
        m_bar->setAccessibleName(name);
        auto* column = new QVBoxLayout(this);
        column->addWidget(label);
        column->addWidget(m_bar);
        column->addWidget(m_stop, 0, Qt::AlignRight);
        connect(m_stop, &QPushButton::clicked, this, &ProgressDialog::reject);
        connect(&m_timer, &QTimer::timeout, this, [this, &work] {
            m_bar->setValue(m_state.percent);
            if (work.wait_for(std::chrono::seconds(0)) == std::future_status::ready)
                accept();
        });
        m_timer.start(kLook);
    }

    // Goes when the work has noticed.
    void reject() override
    {
        m_state.isStopping = true;
        m_stop->setEnabled(false);
        m_stop->setText(tr("Stopping..."));
    }

private:
    State& m_state;
    QTimer m_timer;
    QProgressBar* m_bar;
    QPushButton* m_stop;
};

} // namespace

void runWithProgress(QWidget& window, const QString& name, const std::function<void(const Progress&)>& work)
{
    State state;
    std::future<void> done = std::async(std::launch::async, [&] {
        work([&state](int steps, int all) {
            state.percent = steps * 100 / std::max(1, all);
            return !state.isStopping;
        });
    });
    if (done.wait_for(kMoment) != std::future_status::ready)
        ProgressDialog(window, name, state, done).exec();
    done.get(); // throws what the work has thrown
}

WorkRunner runnerBefore(QWidget& window)
{
    return [&window](const QString& name, const std::function<void(const Progress&)>& work) {
        runWithProgress(window, name, work);
    };
}

} // namespace cave
