// SPDX-License-Identifier: MIT
#include "editor/actions/editor_keys.h"

#include "app/view/base/enum_names.h"

#include <QKeyEvent>

#include <algorithm>
#include <array>
#include <set>

namespace cave {

namespace {

constexpr std::size_t kMostTools = 64; // those beyond the last have names that nobody asks for
constexpr std::array kToolNames = enumNames<ToolId, kMostTools>();

// What pans and what closes.
constexpr std::array kFixed{"Space", "Esc"};

enum KeyPlace { kCanvas = 1, kRows = 2, kLevels = 4 };

int placesOf(KeyScope scope)
{
    switch (scope) {
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

QStringList namesOf(const QList<QKeySequence>& keys)
{
    QStringList names;
    for (const QKeySequence& key : keys)
        names.push_back(key.toString(QKeySequence::PortableText));
    return names;
}

QList<QKeySequence> sequences(const QStringList& names)
{
    QList<QKeySequence> keys;
    for (const QString& name : names)
        keys.push_back(QKeySequence(name, QKeySequence::PortableText));
    return keys;
}

// The names of those that are keys, as they are written now.
KeyBindings::Keys readable(const KeyBindings::Keys& own)
{
    KeyBindings::Keys result;
    for (const auto& [action, names] : own) {
        QStringList& list = result[action];
        for (const QKeySequence& key : sequences(names))
            if (key.count() == 1 && key[0].key() != Qt::Key_unknown)
                list.push_back(key.toString(QKeySequence::PortableText));
    }
    return result;
}

} // namespace

std::vector<KeyEntry> editorKeys(const KeyBindings& bindings)
{
    std::vector<KeyEntry> entries;
    for (const ActionRow& row : actionTable())
        entries.push_back({actionId(row.id),
                           plainName(actionText(row.name)),
                           actionText(row.help),
                           plainName(actionText(menuTitle(row.menu))),
                           placesOf(row.scope),
                           namesOf(keysOf(row.keys)),
                           {}});
    for (const ToolRow& row : toolTable())
        entries.push_back({toolId(row.id),
                           toolName(row),
                           toolHelp(row),
                           plainName(actionText(menuTitle(EditorMenu::Tools))),
                           kCanvas,
                           namesOf(keysOf(row.key)),
                           {}});
    for (const CanvasActionRow& row : canvasActionTable())
        entries.push_back({actionId(row.id),
                           actionText(row.name),
                           actionText(row.help),
                           plainName(actionText(menuTitle(EditorMenu::Tools))),
                           kCanvas,
                           namesOf(keysOf(row.keys)),
                           {}});
    KeyEntry canvas;
    canvas.title = actionText(QT_TRANSLATE_NOOP("EditorActions", "the canvas"));
    canvas.places = kCanvas;
    for (const char* key : kFixed)
        canvas.usual.push_back(QString::fromLatin1(key));
    entries.push_back(canvas);
    bindKeys(entries, readable(bindings.editor));
    return entries;
}

QString editorKeyName(const QKeyEvent& event)
{
    constexpr std::array kNoKeys{Qt::Key_Shift,   Qt::Key_Control,  Qt::Key_Alt,     Qt::Key_AltGr,     Qt::Key_Meta,
                                 Qt::Key_unknown, Qt::Key_CapsLock, Qt::Key_NumLock, Qt::Key_ScrollLock};
    if (std::ranges::find(kNoKeys, event.key()) != kNoKeys.end() || event.key() == 0)
        return {};
    int key = event.key() == Qt::Key_Enter ? int(Qt::Key_Return) : event.key();
    Qt::KeyboardModifiers modifiers = event.modifiers() & ~Qt::KeyboardModifiers(Qt::KeypadModifier);
    if (key == Qt::Key_Backtab)
        key = Qt::Key_Tab;
    // Shift is a part of typing a sign, where the board's layout wants it.
    const bool isSign = key > Qt::Key_Space && key < Qt::Key_AsciiTilde && !(key >= Qt::Key_A && key <= Qt::Key_Z);
    if (isSign)
        modifiers.setFlag(Qt::ShiftModifier, false);
    return QKeySequence(QKeyCombination(modifiers, static_cast<Qt::Key>(key))).toString(QKeySequence::PortableText);
}

QString editorKeyLabel(const QString& name)
{
    return QKeySequence(name, QKeySequence::PortableText).toString(QKeySequence::NativeText);
}

EditorKeys::EditorKeys(const KeyBindings& bindings)
{
    const std::vector<KeyEntry> entries = editorKeys(bindings);
    const std::size_t tools = actionTable().size();
    const std::size_t canvas = tools + toolTable().size();
    for (std::size_t i = 0; i < entries.size(); ++i)
        (i < tools ? m_actions : i < canvas ? m_tools : m_canvas).push_back(sequences(entries[i].keys));
    addCanvasKeys(entries);
}

// Shift and Ctrl go with a key of the cursor unless both together are somebody's key.
void EditorKeys::addCanvasKeys(const std::vector<KeyEntry>& entries)
{
    for (const QKeySequence& key : of(EditorAction::WithoutEdits))
        m_onCanvas[key.toString(QKeySequence::PortableText)] = {CanvasAction::Base, {}};
    for (const CanvasActionRow& row : canvasActionTable())
        for (const QKeySequence& key : of(row.id))
            m_onCanvas[key.toString(QKeySequence::PortableText)] = {row.id, {}};
    std::set<QString> taken;
    for (const KeyEntry& entry : entries)
        if (entry.places & kCanvas)
            taken.insert(entry.keys.begin(), entry.keys.end());
    for (const CanvasActionRow& row : canvasActionTable()) {
        if (!row.takesShift)
            continue;
        for (const QKeySequence& key : of(row.id))
            for (const Qt::KeyboardModifiers held :
                 {Qt::KeyboardModifiers(Qt::ShiftModifier), Qt::KeyboardModifiers(Qt::ControlModifier),
                  Qt::ShiftModifier | Qt::ControlModifier}) {
                const QKeyCombination own = key[0];
                const QKeyCombination both(own.keyboardModifiers() | held, own.key());
                const QString name = QKeySequence(both).toString(QKeySequence::PortableText);
                if ((own.keyboardModifiers() & held) == 0 && !taken.contains(name))
                    m_onCanvas[name] = {row.id, held};
            }
    }
}

std::optional<EditorKeys::CanvasKey> EditorKeys::onCanvas(const QKeyEvent& event) const
{
    const auto found = m_onCanvas.find(editorKeyName(event));
    return found == m_onCanvas.end() ? std::nullopt : std::optional(found->second);
}

} // namespace cave
