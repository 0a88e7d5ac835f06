// SPDX-License-Identifier: MIT
#include "editor/windows/rows/sound_view.h"

#include "app/view/ui/keep_current.h"
#include "app/view/ui/widgets.h"
#include "editor/windows/rows/wave_picture.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <cstdlib>
#include <limits>

namespace cave {

SoundView::SoundView(const Workbench& bench, QWidget* parent)
    : QWidget(parent), m_bench(bench), m_picture(new WavePicture(this)), m_edge(roleLabel({}, "muted")),
      m_numbers(roleLabel({}, "muted")), m_hear(new QPushButton(this))
{
    auto* wave = new QHBoxLayout;
    m_edge->setAlignment(Qt::AlignRight);
    wave->addWidget(m_edge, 0, Qt::AlignTop);
    wave->addWidget(m_picture, 1);
    auto* line = new QHBoxLayout;
    line->addWidget(m_numbers, 1);
    line->addWidget(m_hear);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addLayout(wave);
    column->addLayout(line);
    connect(m_hear, &QPushButton::clicked, this, &SoundView::hear);
    keepCurrent(*this, [this] { showTexts(); });
}

void SoundView::show(const Json& row)
{
    std::optional<Error> problem;
    const SoundRow read = readSound(JsonCursor(row, problem));
    const std::optional<SoundRow> shown = problem ? std::nullopt : std::optional(read);
    if (shown == m_row)
        return;
    m_row = shown;
    m_samples = m_row ? m_bench.sounds().samples(*m_row) : std::vector<std::int16_t>();
    m_picture->show(m_samples);
    showTexts();
}

void SoundView::showTexts()
{
    m_hear->setText(tr("&Hear it"));
    m_hear->setToolTip(tr("Hear it\nAs it stands in the form, as loud as the game is."));
    m_hear->setEnabled(m_row.has_value());
    const std::size_t loudest = loudestAt(m_samples);
    QString numbers;
    QString edge;
    if (loudest < m_samples.size()) {
        const auto milliseconds = [this](std::size_t samples) {
            return samples * 1000 / static_cast<std::size_t>(m_bench.sounds().rate);
        };
        const int percent = std::abs(m_samples[loudest]) * 100 / std::numeric_limits<std::int16_t>::max();
        numbers = tr("%1 ms, loudest with %2 % after %3 ms")
                      .arg(milliseconds(m_samples.size()))
                      .arg(percent)
                      .arg(milliseconds(loudest));
        edge = tr("%1 %").arg(percent);
    }
    m_edge->setText(edge);
    m_edge->setMinimumWidth(m_edge->fontMetrics().horizontalAdvance(tr("%1 %").arg(100)));
    m_edge->setToolTip(tr("How loud the sound is at the edge of the picture."));
    m_numbers->setText(numbers);
    m_picture->setAccessibleName(tr("Wave"));
    m_picture->setAccessibleDescription(numbers);
}

void SoundView::hear()
{
    if (!m_row)
        return;
    if (const QString why = m_bench.sounds().play(*m_row); !why.isEmpty())
        emit notHeard(why);
}

} // namespace cave
