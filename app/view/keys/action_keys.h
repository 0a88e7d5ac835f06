// SPDX-License-Identifier: MIT
// The keys of a mode's actions as they are bound now: menus, tooltips, buttons, hints and help ask it and nothing else.
#pragma once

#include "app/view/keys/key_bindings.h"
#include "app/view/keys/key_stroke.h"

#include <QKeySequence>
#include <QList>
#include <QString>
#include <QStringList>

#include <concepts>
#include <cstddef>
#include <memory>
#include <optional>
#include <type_traits>
#include <vector>

class QKeyEvent;

namespace cave {

/// A number of an action's table for which `keyEntry(id)` says where its entry stands in the mode's key map.
template <typename Id>
concept ActionId = std::is_enum_v<Id> && requires(Id id) {
    { keyEntry(id) } -> std::same_as<std::size_t>;
};

/// Made from a mode's entries, one for each row of its tables, and from what the player has changed. A value that is
/// copied at no cost and replaced by another when the bindings change.
class ActionKeys {
public:
    ActionKeys(std::vector<KeyEntry> entries, const KeyBindings::Keys& own, KeySpelling spelling);

    const std::vector<KeyEntry>& entries() const& { return m_bound->entries; }
    std::vector<KeyEntry> entries() && { return m_bound->entries; }
    KeySpelling spelling() const { return m_bound->spelling; }

    const KeyEntry& entry(ActionId auto id) const& { return entries()[keyEntry(id)]; }

    /// The number of the entry with that key in one of the places, which are bits as in KeyEntry.
    std::optional<std::size_t> find(const KeyStroke& stroke, int places) const;
    std::optional<std::size_t> find(const QKeyEvent& event, int places) const;
    std::optional<KeyStroke> stroke(const QKeyEvent& event) const { return KeyStroke::of(event, spelling()); }

    QString labelOf(const QString& key) const; ///< for people, of a key's name in an entry; "" for ""
    QStringList labels(ActionId auto id) const { return labels(keyEntry(id)); } ///< empty: no key
    QString firstLabel(ActionId auto id) const { return labels(keyEntry(id)).value(0); } ///< "" without a key
    QList<QKeySequence> shortcuts(ActionId auto id) const { return shortcuts(keyEntry(id)); }
    /// "Wait (.)"
    QString heading(ActionId auto id, const QString& name) const { return heading(keyEntry(id), name); }
    /// The heading and a sentence on the next line; with the name and the sentence of the table unless others are
    /// given.
    QString tooltip(ActionId auto id) const { return tooltip(id, entry(id).name.plain()); }
    QString tooltip(ActionId auto id, const QString& name) const
    {
        return tooltip(id, name, entry(id).help.translated());
    }
    QString tooltip(ActionId auto id, const QString& name, const QString& sentence) const
    {
        return heading(id, name) + u'\n' + sentence;
    }

private:
    struct Bound {
        std::vector<KeyEntry> entries;
        std::vector<std::vector<KeyStroke>> strokes; // by entry
        KeySpelling spelling;
    };

    QStringList labels(std::size_t entry) const;
    QList<QKeySequence> shortcuts(std::size_t entry) const;
    QString heading(std::size_t entry, const QString& name) const;

    std::shared_ptr<const Bound> m_bound;
};

} // namespace cave
