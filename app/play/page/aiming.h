// SPDX-License-Identifier: MIT
// What is to be thrown, read or zapped at a cell that the player chooses.
#pragma once

#include "app/play/page/play_context.h"
#include "app/play/sheets/item_verb.h"

#include <QCoreApplication>
#include <QPoint>

#include <expected>
#include <optional>

namespace cave {

class PlayScene;

class Aiming {
    Q_DECLARE_TR_FUNCTIONS(Aiming)

public:
    /// Something that can be aimed: what with, and at whom it went last.
    struct Shot {
        ItemVerb verb = ItemVerb::Throw;
        EntityId item = EntityId::None;
        EntityId target = EntityId::None;
    };

    Aiming(const PlayContext& context, PlayScene& scene) : m_context(context), m_scene(scene) {}

    void begin(ItemVerb verb, EntityId item) { m_now = Now{verb, item}; }
    void end() { m_now.reset(); }
    void forget(); // of another game, what was aimed last as well

    bool isOn() const { return m_now.has_value(); }
    std::optional<ItemVerb> verb() const { return m_now ? std::optional(m_now->verb) : std::nullopt; }

    /// Shows on the map the way of what is thrown, as far as the hero can tell, and what it or a spell would reach.
    /// Where the hero does not see, nothing is told. `cell`: the cursor; none: nothing is shown.
    void show(std::optional<QPoint> cell) const;
    /// To be shot at a cell; remembers it as what was aimed last.
    Command shotAt(QPoint cell);
    /// What was aimed last, with another thing of its kind; else why it cannot be.
    std::expected<Shot, QString> again() const;
    /// What the look line says: what would go wrong, the words for the cell, the keys.
    QString words(std::optional<QPoint> cell, const QString& cellWords) const;

private:
    struct Now {
        ItemVerb verb = ItemVerb::Throw;
        EntityId item = EntityId::None;
    };
    struct Last {
        ItemVerb verb = ItemVerb::Throw;
        ItemKindId kind = 0;
        EntityId target = EntityId::None; // who stood there
    };

    const PlayContext& m_context;
    PlayScene& m_scene;
    std::optional<Now> m_now;
    std::optional<Last> m_last;
};

} // namespace cave
