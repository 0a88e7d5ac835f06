// SPDX-License-Identifier: MIT
#pragma once

#include "editor/actions/editor_keys.h"
#include "editor/tools/tool_table.h"

#include <QObject>

#include <map>
#include <vector>

class QAction;
class QActionGroup;
class QMenu;
class QMenuBar;
class QWidget;

namespace cave {

/// The actions of the key table and of the tool table as QActions, and the menus made of them. Texts follow the
/// language, icons the palette and keys setKeys().
class ActionSet : public QObject {
    Q_OBJECT

public:
    /// Keys work anywhere in `page`, or on `canvas` alone where the tables say so.
    ActionSet(QWidget& page, QWidget& canvas, EditorKeys keys);
    ~ActionSet() override;

    QAction& operator[](EditorAction id) const { return *m_actions[static_cast<std::size_t>(id)]; }
    const EditorKeys& keys() const { return m_keys; }
    void setKeys(EditorKeys keys);

    /// Disabled, the action's tooltip says why and what to do. `whyNot` is a text of the context "EditorActions".
    void enable(EditorAction id, bool isEnabled, const char* whyNot);
    /// Whether a dungeon is being worked on; else only what always counts is enabled, whatever enable() says.
    void setWorking(bool isWorking);

    QAction& tool(ToolId id) const { return *m_tools[static_cast<std::size_t>(id)]; }
    QMenu& menu(EditorMenu menu) const { return *m_menus.at(menu); }
    void fill(QMenuBar& menuBar) const;
    /// Lets the keys of all actions of that scope count on the widget; those of the page with those that always count.
    void addTo(QWidget& widget, KeyScope scope) const;

signals:
    void toolTriggered(cave::ToolId id);
    void keysChanged(); ///< those of the actions are the new ones

private:
    struct State {
        bool isEnabled = true;
        const char* whyNot = nullptr;
    };

    QAction* newAction(const QList<QKeySequence>& keys);
    void showTexts();
    void showState(const ActionRow& row);

    EditorKeys m_keys;
    std::vector<QAction*> m_actions;
    std::vector<State> m_states; // of the actions
    std::vector<QAction*> m_tools;
    QActionGroup* m_toolGroup;
    std::map<EditorMenu, QMenu*> m_menus;
    bool m_isWorking = true;
};

} // namespace cave
