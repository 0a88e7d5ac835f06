// SPDX-License-Identifier: MIT
// A measure over the values of a parameter.
#pragma once

#include "core/lab/sweep.h"
#include "editor/lab/chart_view.h"

#include <memory>

namespace cave {

/// A line of medians in the band of eight of ten levels, and below it the share of seeds whose dungeon has an error.
/// One value is chosen, by a click or the arrow keys; the one that the recipe has now is marked.
class SweepView : public ChartView {
    Q_OBJECT

public:
    explicit SweepView(QWidget* parent = nullptr);

    // null: none. `now`: what the recipe says, where that is a number.
    void setSweep(std::shared_ptr<const SweepSum> sweep, const QString& parameter, const QString& measure);
    void showMore(); // more was added to it
    void setNow(std::optional<std::int64_t> now);
    void choose(std::optional<std::size_t> value);
    std::optional<std::size_t> chosen() const { return m_chosen; }
    QString textOf(std::size_t value) const; // "Value 3: loops 5, eight of ten levels 2-9; 1 of 50 seeds has errors."

signals:
    void valueChosen();

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    QString textAt(QPointF pixel) const override;

private:
    struct Scale {
        std::int64_t low = 0;
        std::int64_t high = 1;
    };
    QRectF plot() const;
    QRectF faults() const; // below it
    double xOf(std::size_t value) const;
    double yOf(std::int64_t number, const Scale& scale) const;
    std::optional<std::size_t> valueAt(QPointF pixel) const;
    std::optional<Scale> scale() const; // nothing: no level was measured yet
    void paintBand(QPainter& painter, const Scale& scale) const;
    void paintFaults(QPainter& painter) const;
    void paintMarks(QPainter& painter) const;
    void paintWords(QPainter& painter, const Scale& scale) const;

    std::shared_ptr<const SweepSum> m_sweep;
    QString m_parameter;
    QString m_measure;
    std::vector<SweepBand> m_bands; // of the values, as they are shown
    std::optional<std::int64_t> m_now;
    std::optional<std::size_t> m_chosen;
};

} // namespace cave
