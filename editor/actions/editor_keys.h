// SPDX-License-Identifier: MIT
// The keys of the editor's actions and tools.
#pragma once

#include "app/view/keys/action_keys.h"
#include "core/base/position.h"
#include "editor/actions/key_map.h"
#include "editor/tools/tool_table.h"

#include <optional>
#include <variant>
#include <vector>

class QKeyEvent;

namespace cave {

/// Where they stand among the keys of the editor: all actions, then all tools, then what only the canvas does, then the
/// keys that the canvas keeps.
std::size_t keyEntry(EditorAction id);
std::size_t keyEntry(ToolId id);
std::size_t keyEntry(CanvasAction id); ///< all but Base

/// All actions and tools with their keys, under what the player has changed.
class EditorKeys : public ActionKeys {
public:
    /// A key that the canvas takes itself, and what is held with it that is no part of it.
    struct CanvasKey {
        std::variant<CanvasAction, Offset> does; ///< Offset: moves the cell cursor that way
        Qt::KeyboardModifiers held; ///< Shift, Ctrl or both
    };

    /// Whose key counts in a list alone.
    struct ListKey {
        std::size_t entry; ///< in entries()
        KeyScope scope;
    };

    explicit EditorKeys(const KeyBindings& bindings);

    std::optional<CanvasKey> onCanvas(const QKeyEvent& event) const;
    /// What a key does in lists; nothing where somebody on the canvas or all over the page has it too.
    std::vector<ListKey> inLists(const QKeyEvent& event) const;

private:
    std::optional<CanvasKey> canvasKey(std::size_t entry, const QKeyEvent& event, Qt::KeyboardModifiers held) const;
};

} // namespace cave
