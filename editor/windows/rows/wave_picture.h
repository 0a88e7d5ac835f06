// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include <vector>

namespace cave {

/// How loud a sound is from its beginning to its end. Its samples, painted as they are.
class WavePicture : public QWidget {
    Q_OBJECT

public:
    explicit WavePicture(QWidget* parent);

    void show(std::vector<std::int16_t> samples); ///< none: there is no sound
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::vector<std::int16_t> m_samples;
};

} // namespace cave
