// SPDX-License-Identifier: MIT
// What the hero carries, at a glance in the side panel: the pack itself is a sheet.
#pragma once

#include "app/view/words/describe.h"

#include <QWidget>

class QLabel;

namespace cave {

class Artwork;
class ThingList;
class World;

// A click opens the pack, as its key does; so the list takes no focus of its own.
class PackGlance : public QWidget {
    Q_OBJECT

public:
    explicit PackGlance(std::shared_ptr<Artwork> artwork, QWidget* parent = nullptr);

    void show(const World& world, const Describer& describer, bool asSigns);

    int leastHeight() const; // with fewer rows than this there is little to see
    QSize sizeHint() const override; // all rows

signals:
    void opened();

private:
    std::shared_ptr<Artwork> m_artwork;
    QLabel* m_heading;
    ThingList* m_list;
};

} // namespace cave
