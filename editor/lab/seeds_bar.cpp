// SPDX-License-Identifier: MIT
#include "editor/lab/seeds_bar.h"

#include "app/view/ui/flow_layout.h"
#include "app/view/ui/keep_current.h"
#include "app/view/ui/widgets.h"
#include "core/base/ids.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>

namespace cave {

SeedsBar::SeedsBar(int usualCount, int mostCount, QWidget& window)
    : QObject(&window), m_levels(new QComboBox(&window)), m_from(new QLabel(&window)),
      m_first(new QLineEdit(QStringLiteral("1"), &window)), m_many(new QLabel(&window)), m_count(new QSpinBox(&window)),
      m_run(new QPushButton(&window)), m_stop(new QPushButton(&window))
{
    m_levels->addItems({QString(), QString()});
    m_count->setRange(1, mostCount);
    m_count->setValue(usualCount);
    m_stop->setAutoDefault(false);
    connect(m_first, &QLineEdit::textChanged, this, &SeedsBar::typed);
    connect(m_run, &QPushButton::clicked, this, &SeedsBar::runWanted);
    connect(m_stop, &QPushButton::clicked, this, &SeedsBar::stopWanted);
    keepCurrent(*m_levels, [this] { showTexts(); });
}

void SeedsBar::showTexts()
{
    m_levels->setAccessibleName(tr("Of what"));
    m_levels->setItemText(0, tr("All levels"));
    m_levels->setItemText(1, tr("The shown level"));
    m_from->setText(tr("seeds &from"));
    m_first->setAccessibleName(tr("First seed"));
    m_first->setToolTip(tr("A number or any words."));
    m_many->setText(tr("&count"));
    m_count->setAccessibleName(tr("How many seeds"));
    m_run->setText(tr("&Run"));
    m_run->setToolTip(tr("Makes the levels of these seeds and measures them, from the first one on."));
    m_stop->setText(tr("St&op"));
    m_stop->setToolTip(tr("Measures no more of them. What is shown so far stays."));
    enable(m_mayStop, m_whyNot); // again: it stands below these words
}

void SeedsBar::addTo(FlowLayout& layout) const
{
    layout.addWidget(m_levels);
    layout.addPair(*m_from, *m_first);
    layout.addPair(*m_many, *m_count);
    layout.addWidget(m_run);
    layout.addWidget(m_stop);
}

bool SeedsBar::isOfShownLevel() const { return m_levels->currentIndex() == 1; }

std::optional<std::uint64_t> SeedsBar::first() const { return parseSeed(m_first->text().toStdString()); }

std::uint64_t SeedsBar::count() const { return static_cast<std::uint64_t>(m_count->value()); }

void SeedsBar::enable(bool mayStop, const QString& whyNot)
{
    m_mayStop = mayStop;
    m_whyNot = whyNot;
    allow(*m_run, first() ? whyNot : tr("Type a seed first: a number or any words."));
    allow(*m_stop, mayStop ? QString() : tr("Nothing is running."));
}

} // namespace cave
