// SPDX-License-Identifier: MIT
// What the hero carries, at a glance in the side panel: the pack itself is a sheet.
#pragma once

#include "app/view/words/describe.h"

#include <QWidget>

class QLabel;

namespace cave {

class Artwork;
class ElidedLabel;
class ThingList;
class World;

// A click opens the pack, as its key does; so the list takes no focus of its own. Where there is no room for the list a
// line says how many things there are.
class PackGlance : public QWidget {
    Q_OBJECT

public:
    explicit PackGlance(std::shared_ptr<Artwork> artwork, QWidget* parent = nullptr);

    void show(const World& world, const Describer& describer, bool asSigns);
    void setKey(const QString& key); // that opens the pack; may be empty
    void setBrief(bool isBrief); // only the line

    int leastHeight() const; // with fewer rows than this there is little to see
    int briefHeight() const; // of the line
    QSize sizeHint() const override; // all rows, or the line

signals:
    void opened();

protected:
    void mouseReleaseEvent(QMouseEvent* event) override;

private:
    void showBrief();

    std::shared_ptr<Artwork> m_artwork;
    QLabel* m_heading;
    ThingList* m_list;
    ElidedLabel* m_brief;
    QString m_key;
    int m_things = 0;
};

} // namespace cave
