// SPDX-License-Identifier: MIT
// The creatures in view as a list, the nearest danger first, each with its picture, the sign of what it is about and
// the pips of its health.
#pragma once

#include "app/play/words/look_text.h"

#include <QListWidget>

namespace cave {

class Artwork;

class InViewList : public QListWidget {
    Q_OBJECT

public:
    explicit InViewList(std::shared_ptr<Artwork> artwork, QWidget* parent = nullptr);

    void show(const World& world, const Describer& describer, bool asSigns);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {80, 40}; }

signals:
    void pointedAt(QPoint cell); // a row was chosen by key or mouse
    void opened(QPoint cell);    // Enter or a double click

private:
    std::shared_ptr<Artwork> m_artwork;
};

} // namespace cave
