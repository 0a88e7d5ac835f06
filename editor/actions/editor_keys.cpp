// SPDX-License-Identifier: MIT
#include "editor/actions/editor_keys.h"

#include "app/view/base/enum_names.h"

#include <QKeyEvent>

#include <array>

namespace cave {

namespace {

constexpr std::size_t kMostTools = 64; // those beyond the last have names that nobody asks for
constexpr std::array kToolNames = enumNames<ToolId, kMostTools>();

// The digits of the keypad.
constexpr std::array<Offset, 10> kKeypad{Offset{0, 0}, {-1, 1}, {0, 1},   {1, 1},  {-1, 0},
                                         {0, 0},       {1, 0},  {-1, -1}, {0, -1}, {1, -1}};

// The places in KeyEntry. Cursor: keys that the canvas takes itself, before any shortcut.
enum EditorPlace : int { kCanvas = 1, kRows = 2, kLevels = 4, kCursor = 8 };

int placesOf(const ActionRow& row)
{
    if (row.id == EditorAction::WithoutEdits)
        return kCanvas | kCursor;
    switch (row.scope) {
    case KeyScope::Always:
    case KeyScope::Page: return kCanvas | kRows | kLevels;
    case KeyScope::Canvas: return kCanvas;
    case KeyScope::Rows: return kRows;
    case KeyScope::Levels: return kLevels;
    }
    return 0;
}

// Its name in KeyBindings, apart from an action of the same name.
QString toolId(ToolId id)
{
    const std::string_view name = kToolNames[static_cast<std::size_t>(id)];
    return QStringLiteral("Tool") + QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size()));
}

KeyEntry toolEntry(const ToolRow& row)
{
    KeyEntry entry;
    entry.action = toolId(row.id);
    entry.name = {"EditorTools", row.name};
    entry.help = {"EditorTools", row.help};
    entry.group = {"EditorActions", menuTitle(EditorMenu::Tools)};
    entry.places = kCanvas;
    entry.usual = {QString::fromLatin1(row.key)};
    return entry;
}

// What pans, what closes and what moves the cell cursor.
KeyEntry fixedEntry()
{
    KeyEntry entry;
    entry.name = {"EditorActions", QT_TRANSLATE_NOOP("EditorActions", "the canvas")};
    entry.help = entry.name;
    entry.group = {"EditorActions", menuTitle(EditorMenu::Tools)};
    entry.places = kCanvas | kCursor;
    entry.takesModifiers = true;
    entry.usual = {QStringLiteral("Space"), QStringLiteral("Esc")};
    for (std::size_t digit = 0; digit < kKeypad.size(); ++digit)
        if (kKeypad[digit] != Offset{})
            entry.usual.push_back(QStringLiteral("KP%1").arg(digit));
    return entry;
}

std::vector<KeyEntry> editorEntries()
{
    std::vector<KeyEntry> entries;
    for (const ActionRow& row : actionTable())
        entries.push_back(keyEntryOf(row, actionId(row.id), "EditorActions", menuTitle(row.menu), placesOf(row)));
    for (const ToolRow& row : toolTable())
        entries.push_back(toolEntry(row));
    for (const CanvasActionRow& row : canvasActionTable())
        entries.push_back(keyEntryOf(row, actionId(row.id), "EditorActions", menuTitle(row.menu), kCanvas | kCursor));
    entries.push_back(fixedEntry());
    return entries;
}

} // namespace

std::size_t keyEntry(EditorAction id) { return static_cast<std::size_t>(id); }

std::size_t keyEntry(ToolId id) { return actionTable().size() + static_cast<std::size_t>(id); }

std::size_t keyEntry(CanvasAction id)
{
    return actionTable().size() + toolTable().size() + static_cast<std::size_t>(id);
}

EditorKeys::EditorKeys(const KeyBindings& bindings)
    : ActionKeys(editorEntries(), bindings.editor, KeySpelling::Shortcut)
{
}

// Shift and Ctrl go with a key of the cursor unless both together are somebody's key.
std::optional<EditorKeys::CanvasKey> EditorKeys::onCanvas(const QKeyEvent& event) const
{
    const auto pressed = stroke(event);
    if (!pressed)
        return std::nullopt;
    if (const auto taken = find(*pressed, kCanvas))
        return canvasKey(*taken, event, {});
    for (const Qt::KeyboardModifiers held :
         {Qt::KeyboardModifiers(Qt::ShiftModifier), Qt::KeyboardModifiers(Qt::ControlModifier),
          Qt::ShiftModifier | Qt::ControlModifier}) {
        if ((pressed->held() & held) != held)
            continue;
        const auto found = find(pressed->without(held), kCursor);
        if (found && entries()[*found].takesModifiers)
            return canvasKey(*found, event, held);
    }
    return std::nullopt;
}

std::vector<EditorKeys::ListKey> EditorKeys::inLists(const QKeyEvent& event) const
{
    std::vector<ListKey> found;
    if (find(event, kCanvas))
        return found;
    if (const auto entry = find(event, kLevels))
        found.push_back({*entry, KeyScope::Levels});
    if (const auto entry = find(event, kRows))
        found.push_back({*entry, KeyScope::Rows});
    return found;
}

std::optional<EditorKeys::CanvasKey> EditorKeys::canvasKey(std::size_t entry, const QKeyEvent& event,
                                                           Qt::KeyboardModifiers held) const
{
    if (entry == keyEntry(EditorAction::WithoutEdits))
        return CanvasKey{CanvasAction::Base, held};
    const std::size_t first = keyEntry(CanvasAction::Left);
    if (entry < first)
        return std::nullopt;
    if (entry - first < canvasActionTable().size())
        return CanvasKey{static_cast<CanvasAction>(entry - first), held};
    const auto digit = keypadDigit(event);
    return digit ? std::optional(CanvasKey{kKeypad[static_cast<std::size_t>(*digit)], held}) : std::nullopt;
}

} // namespace cave
