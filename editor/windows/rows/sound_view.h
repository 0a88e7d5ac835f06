// SPDX-License-Identifier: MIT
#pragma once

#include "editor/tools/workbench.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace cave {

class WavePicture;

/// A sound as it stands in a form: a picture of it, how loud the picture goes, how long and how loud the sound is, and
/// a button that plays it.
class SoundView : public QWidget {
    Q_OBJECT

public:
    SoundView(const Workbench& bench, QWidget* parent);

    void show(const Json& row); ///< one that no file could hold: there is nothing to see nor to hear
    void hear();

signals:
    void notHeard(const QString& why);

private:
    void showTexts();

    const Workbench& m_bench;
    std::optional<SoundRow> m_row;
    std::vector<std::int16_t> m_samples;
    WavePicture* m_picture;
    QLabel* m_edge; // beside the picture: how loud its upper edge is
    QLabel* m_numbers;
    QPushButton* m_hear;
};

} // namespace cave
