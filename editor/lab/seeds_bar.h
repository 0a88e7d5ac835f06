// SPDX-License-Identifier: MIT
// Which levels of which seeds are measured, and the buttons to begin and to stop: what the range and the sweep share.
#pragma once

#include <QObject>
#include <QString>

#include <cstdint>
#include <optional>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;
class QWidget;

namespace cave {

class FlowLayout;

class SeedsBar : public QObject {
    Q_OBJECT

public:
    SeedsBar(int usualCount, int mostCount, QWidget& window);

    void addTo(FlowLayout& layout) const; // of the window
    bool isOfShownLevel() const;     // alone, not of all levels
    std::optional<std::uint64_t> first() const; // seed; nothing: none is typed
    std::uint64_t count() const;                // seeds
    QPushButton& runButton() const { return *m_run; }
    void enable(bool mayStop, const QString& whyNot = {}); // whyNot: what keeps from running, besides a missing seed

signals:
    void typed();
    void runWanted();
    void stopWanted();

private:
    void showTexts();

    QComboBox* m_levels;
    QLabel* m_from;
    QLineEdit* m_first;
    QLabel* m_many;
    QSpinBox* m_count;
    QPushButton* m_run;
    QPushButton* m_stop;
    QString m_whyNot; // as it was told last
    bool m_mayStop = false;
};

} // namespace cave
