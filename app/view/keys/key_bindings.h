// SPDX-License-Identifier: MIT
// What the player has changed about the keys, and how that is put over the usual ones. Keys and actions come here by
// their names, as they stand in files.
#pragma once

#include <QString>
#include <QStringList>

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

namespace cave {

enum class KeyProfile : std::uint8_t { ArrowsVi, Numpad, Wasd }; // which keys of the play page are the usual ones

struct KeyBindings {
    using Keys = std::map<QString, QStringList>; // by the name of an action: all its keys, instead of the usual ones

    KeyProfile profile = KeyProfile::ArrowsVi;
    Keys play;
    Keys editor;

    bool operator==(const KeyBindings&) const = default;
};

/// A text of a table, in the language of the source.
struct SourceText {
    const char* context = nullptr; ///< in which it is translated
    const char* text = nullptr;

    QString translated() const;
    QString plain() const; ///< translated, without what only menus show: "Wait" of "&Wait..."
};

/// An action and its keys.
struct KeyEntry {
    QString action;              ///< its name in KeyBindings; "": these keys cannot be given to anything else
    SourceText name;
    SourceText help;             ///< one sentence
    SourceText group;            ///< the menu that it is in
    int places = 1;              ///< bits: where its keys count; two entries with one in common cannot share a key
    bool takesModifiers = false; ///< as in ActionRow
    QStringList usual;
    QStringList keys;            ///< as they are bound
};

// Gives every entry its keys: the player's own, else the usual ones but for those that the player gave to another. An
// entry without an action keeps its usual ones.
void bindKeys(std::vector<KeyEntry>& entries, const KeyBindings::Keys& own);

// The entry that has the key already, in a place where `entry` counts as well.
std::optional<std::size_t> holderOf(const std::vector<KeyEntry>& entries, std::size_t entry, const QString& key);

// Each changes the player's own keys so that, bound anew, it holds. `replaced` "": one more key.
void giveKey(KeyBindings::Keys& own, const std::vector<KeyEntry>& entries, std::size_t entry, const QString& key,
             const QString& replaced);
void takeKey(KeyBindings::Keys& own, const std::vector<KeyEntry>& entries, std::size_t entry, const QString& key);

} // namespace cave
