// SPDX-License-Identifier: MIT
#include "editor/lab/measure_titles.h"

#include <QComboBox>
#include <QCoreApplication>

#include <array>

namespace cave {

namespace {

// In the order of mapMeasures().
constexpr std::array kMeasureTitles{
    QT_TRANSLATE_NOOP("MapMeasures", "Floor"),      QT_TRANSLATE_NOOP("MapMeasures", "Share of floor"),
    QT_TRANSLATE_NOOP("MapMeasures", "Rooms"),      QT_TRANSLATE_NOOP("MapMeasures", "Loops"),
    QT_TRANSLATE_NOOP("MapMeasures", "Lakes"),      QT_TRANSLATE_NOOP("MapMeasures", "Steps of the way"),
    QT_TRANSLATE_NOOP("MapMeasures", "Secrets"),    QT_TRANSLATE_NOOP("MapMeasures", "Dead ends"),
    QT_TRANSLATE_NOOP("MapMeasures", "Chokes"),     QT_TRANSLATE_NOOP("MapMeasures", "Symmetry"),
    QT_TRANSLATE_NOOP("MapMeasures", "Items"),      QT_TRANSLATE_NOOP("MapMeasures", "Creatures"),
    QT_TRANSLATE_NOOP("MapMeasures", "Danger"),     QT_TRANSLATE_NOOP("MapMeasures", "Healing"),
    QT_TRANSLATE_NOOP("MapMeasures", "Food"),       QT_TRANSLATE_NOOP("MapMeasures", "Arms"),
    QT_TRANSLATE_NOOP("MapMeasures", "Linearity"),  QT_TRANSLATE_NOOP("MapMeasures", "Leniency"),
    QT_TRANSLATE_NOOP("MapMeasures", "Shortfalls"), QT_TRANSLATE_NOOP("MapMeasures", "Unreachable cells"),
    QT_TRANSLATE_NOOP("MapMeasures", "Locks"),      QT_TRANSLATE_NOOP("MapMeasures", "Bot: won"),
    QT_TRANSLATE_NOOP("MapMeasures", "Bot: died"),  QT_TRANSLATE_NOOP("MapMeasures", "Bot: turns"),
};

} // namespace

QString measureTitle(std::size_t measure)
{
    return QCoreApplication::translate("MapMeasures", kMeasureTitles[measure]);
}

void showMeasures(QComboBox& box)
{
    for (int i = 0; i < static_cast<int>(kMeasureTitles.size()); ++i) {
        const QString title = measureTitle(static_cast<std::size_t>(i));
        if (i < box.count())
            box.setItemText(i, title);
        else
            box.addItem(title);
    }
}

} // namespace cave
