// SPDX-License-Identifier: MIT
// What is in view as a list: creatures, the nearest danger first, each with its picture, the sign of what it is about
// and the pips of its health; then things, the nearest first.
#pragma once

#include "app/play/words/look_text.h"

#include <QListWidget>

#include <optional>

namespace cave {

class Artwork;

class InViewList : public QListWidget {
    Q_OBJECT

public:
    explicit InViewList(std::shared_ptr<Artwork> artwork, QWidget* parent = nullptr);

    /// Who or what is chosen stays so while it is in view.
    void show(const World& world, const Describer& describer, bool asSigns);

    int heightOf(int rows) const;
    QSize sizeHint() const override; // all rows
    QSize minimumSizeHint() const override; // one row

protected:
    void keyPressEvent(QKeyEvent* event) override;

signals:
    void pointedAt(QPoint cell); // a row was chosen by key or mouse
    void opened(QPoint cell);    // Enter or a double click

private:
    std::optional<int> rowOf(const QVariant& what) const;
    void addCreature(const World& world, const Describer& describer, const Sighting& sighting, bool asSigns);
    void addThing(const World& world, const Describer& describer, const SeenThing& thing, bool asSigns);

    std::shared_ptr<Artwork> m_artwork;
};

} // namespace cave
