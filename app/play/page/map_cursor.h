// SPDX-License-Identifier: MIT
// The cursor of looking around and aiming: it names cells and uses no turn.
#pragma once

#include "app/play/page/aiming.h"
#include "app/play/words/thing_sorts.h"

#include <QObject>

class QKeyEvent;

namespace cave {

class MapCursor : public QObject {
    Q_OBJECT

public:
    MapCursor(const PlayContext& context, PlayScene& scene, QObject* parent = nullptr);

    std::optional<QPoint> cell() const { return m_cell; } // none: nobody looks around
    bool isLooking() const { return m_cell.has_value(); }
    const Aiming& aim() const { return m_aim; }

    /// The cell under the pointer, which aims if something is aimed; none outside the level.
    void setPointed(std::optional<QPoint> cell);
    /// Where the cursor is, else the pointer.
    std::optional<QPoint> meant() const { return m_cell ? m_cell : m_pointed; }

    /// Begins at a cell; none: at the nearest creature in view, else at the hero. That counts for the hero's own cell
    /// as well.
    void look(std::optional<QPoint> cell = std::nullopt);
    void stop();
    void forget(); // of another game
    void moveTo(QPoint cell);
    void move(Direction direction, int cells); // stays in the level
    void next(bool backwards); // creature in view
    /// The next known thing of the chosen sort, from the nearest on; looks around from there if nobody did yet. False:
    /// there is none.
    bool nextThing(bool backwards);
    void takeNextSort();
    ThingSort sort() const { return m_sort; } // stays from game to game
    /// Whether it is a key that counts only for the cursor: Alt+Shift or Ctrl+Shift with arrows or the keypad go far.
    bool take(const QKeyEvent& event);

    /// Looks for a cell to aim at: begins at the target, else at the nearest creature in view.
    void startAiming(ItemVerb verb, EntityId item, EntityId target = EntityId::None);
    /// With what was aimed last. Why that cannot be, else "".
    QString aimAgain();
    /// The pointer aims, and the cell must not slip away from it, so the map stays.
    void aimAt(QPoint cell);
    /// Only while something is aimed.
    Command shot() { return m_aim.shotAt(*m_cell); }

signals:
    void started(); // or asked for again
    void moved(QPoint cell); // by the player
    void changed(); // what is shown of a cell is another one; not after moved()

private:
    void forgetCell();
    bool step(ThingSort sort, bool backwards); // to the next of them; false: there is none

    const PlayContext& m_context;
    PlayScene& m_scene;
    Aiming m_aim;
    std::optional<QPoint> m_cell;
    std::optional<QPoint> m_pointed;
    ThingSort m_sort = ThingSort::Creatures;
};

} // namespace cave
