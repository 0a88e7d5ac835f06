// SPDX-License-Identifier: MIT
// How far the heroes of a play-test came, level by level, how well they were, and where they died.
#pragma once

#include "core/lab/playtest.h"
#include "editor/lab/chart_view.h"

#include <memory>
#include <optional>
#include <vector>

class QPainter;

namespace cave {

// Above the share of games that came to each level, in its interval of 95 %, and a stroke from the health that heroes
// brought there to what they left with, and a dotted line of one more number, the highest of which is as high as the
// plot: of games on one map how dangerous each level is by its design, or what a game came to there; below the share of
// those who died there. A click or the arrow keys choose a level.
class CurveView : public ChartView {
    Q_OBJECT

public:
    explicit CurveView(QWidget* parent = nullptr);

    // The numbers that the dotted line may show; 0: the danger by design, which it shows at first.
    static int numberCount();
    static QString titleOf(int number);
    void setNumber(int number);

    // Again when games were added. `sum`: null for nothing. `before`: null where there is nothing to compare with; its
    // games are dashed.
    void setRuns(std::shared_ptr<const PlaytestSum> sum, std::shared_ptr<const PlaytestSum> before);
    void choose(std::optional<int> level); // z
    std::optional<int> chosen() const { return m_chosen; }
    QSize minimumSizeHint() const override;
    QRectF plot() const; // of those who came so far
    std::vector<QRectF> legendAreas() const; // of each of its lines with its words, above the plot
    QString textOf(int level) const; // "Level 3: 62 % (52-71 %) of the games came so far; ..."

signals:
    void levelChosen(int level);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    QString textAt(QPointF pixel) const override;

private:
    struct Sign;
    std::vector<Sign> legend() const;
    int axisWidth() const; // of the percents on the left
    QRectF deaths() const; // below it
    double xOf(int level) const;
    double widthOfLevel() const;
    std::optional<int> levelAt(QPointF pixel) const;
    void paintReached(QPainter& painter) const;
    void paintBefore(QPainter& painter) const;
    void paintHealth(QPainter& painter) const;
    std::optional<std::int64_t> numberOf(const PlaytestSum& run, int level) const; // nothing: it is not known
    std::int64_t mostOfNumber() const; // of a level of both runs; 0: there is nothing to show
    void paintNumber(QPainter& painter, const PlaytestSum& run, QColor colour) const;
    void paintDeaths(QPainter& painter) const;
    void paintWords(QPainter& painter) const;
    void paintLegend(QPainter& painter) const;

    std::shared_ptr<const PlaytestSum> m_sum;
    std::shared_ptr<const PlaytestSum> m_before;
    int m_number = 0;
    int m_levels = 0; // down to the deepest that anybody came to
    std::optional<int> m_chosen;
};

} // namespace cave
