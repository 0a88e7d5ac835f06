// SPDX-License-Identifier: MIT
#pragma once

#include "core/edit/events/event_edit.h"

#include <QObject>

#include <functional>

namespace cave {

/// Which event the designer looks at, and for what cells are being picked on the map.
class EventFocus : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// An event of a level, or of the dungeon where `level` is none; or of a piece placed on the level. It may be gone.
    struct Chosen {
        Uid level;
        Uid event;
        Uid placed{};
        bool operator==(const Chosen&) const = default;
    };
    using Take = std::function<void(const std::vector<Box>& cells)>;

    const std::optional<Chosen>& chosen() const { return m_chosen; }
    void choose(const std::optional<Chosen>& chosen);

    bool isPicking() const { return bool{m_take}; }
    const std::vector<Box>& picked() const { return m_picked; }
    /// `take` gets whatever is picked, each time that it changes.
    void startPicking(std::vector<Box> cells, Take take);
    void setPicked(std::vector<Box> cells);
    void stopPicking();

signals:
    void chosenChanged();
    void pickingChanged();

private:
    std::optional<Chosen> m_chosen;
    std::vector<Box> m_picked;
    Take m_take; ///< null: nothing is being picked
};

/// Nothing where it is gone.
ScriptOwner ownerOf(const Dungeon& dungeon, const EventFocus::Chosen& chosen);
/// Null for one of a placed piece: it stands in no script of the dungeon.
const ScriptedEvent* findEvent(const Dungeon& dungeon, const EventFocus::Chosen& chosen);
/// Any of them, as it happens.
std::optional<ScriptedEvent> eventInPlay(const Dungeon& dungeon, const EventFocus::Chosen& chosen);

} // namespace cave
