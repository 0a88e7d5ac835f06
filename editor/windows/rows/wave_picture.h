// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include <cstdint>
#include <span>
#include <vector>

namespace cave {

/// Where the first of those is that are furthest from silence; how many there are where there is none.
std::size_t loudestAt(std::span<const std::int16_t> samples);

/// How loud a sound is from its beginning to its end: its samples, of which the loudest goes up or down to the edge.
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
    std::size_t m_loudest = 0; // of them
};

} // namespace cave
