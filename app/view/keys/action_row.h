// SPDX-License-Identifier: MIT
// The shape of every table of actions: menus, tooltips, buttons, hints, help and the keys come from its rows.
#pragma once

#include "app/view/keys/key_bindings.h"

#include <cstddef>

namespace cave {

/// One action of a mode. `Id` numbers the rows from 0, `Menu` says where the action is found, and `Scope` where its
/// keys count; the texts belong to the mode's translation context.
template <typename Id, typename Menu, typename Scope>
struct ActionRowOf {
    Id id{};
    Menu menu{};
    const char* name = nullptr;   ///< with the menu's mnemonic: "&Wait"
    const char* keys = nullptr;   ///< the usual ones, separated by spaces, as KeyStroke::read() takes them
    const char* icon = nullptr;   ///< in :/icons/; null: none
    const char* help = nullptr;   ///< one sentence
    Scope scope{};
    bool isCheckable = false;
    bool beginsGroup = false;     ///< a rule above it in its menu
    bool takesModifiers = false;  ///< with Shift or Ctrl held as well, which then change what it does
};

/// What a key map knows of a row: its name in KeyBindings, its menu's title and the bits of the places where its keys
/// count come from the mode.
template <typename Id, typename Menu, typename Scope>
KeyEntry keyEntryOf(const ActionRowOf<Id, Menu, Scope>& row, const QString& action, const char* context,
                    const char* menuTitle, int places)
{
    const QStringList keys = QString::fromLatin1(row.keys).split(u' ', Qt::SkipEmptyParts);
    return {action, {context, row.name}, {context, row.help}, {context, menuTitle}, places, row.takesModifiers, keys,
            {}};
}

/// Whether the row of an action is found by its number.
constexpr bool isInOrder(const auto& rows)
{
    for (std::size_t i = 0; i < rows.size(); ++i)
        if (static_cast<std::size_t>(rows[i].id) != i)
            return false;
    return true;
}

} // namespace cave
