// SPDX-License-Identifier: MIT
// The actions of the key table and of the tool table as QActions, and the menus made of them.
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

class ActionSet : public QObject {
    Q_OBJECT

public:
    // Keys work anywhere in `page`, or on `canvas` alone where the tables say so.
    ActionSet(QWidget& page, QWidget& canvas, const EditorKeys& keys);
    ~ActionSet() override;

    QAction& operator[](EditorAction id) const { return *m_actions[static_cast<std::size_t>(id)]; }
    QString keyLabel(EditorAction id) const; // the one to show where there is room for one; "" without
    // Disabled, its tooltip says why and what to do.
    void enable(EditorAction id, bool isEnabled, const QString& whyNot);
    QAction& tool(ToolId id) const { return *m_tools[static_cast<std::size_t>(id)]; }
    QMenu& menu(EditorMenu menu) const { return *m_menus.at(menu); }
    void fill(QMenuBar& menuBar) const;
    // Lets the keys of all actions of that scope count on the widget.
    void addTo(QWidget& widget, KeyScope scope) const;

signals:
    void toolTriggered(cave::ToolId id);

private:
    QAction* newAction(const QString& text, const QList<QKeySequence>& keys, const char* iconName, const QString& help);

    std::vector<QAction*> m_actions;
    std::vector<QAction*> m_tools;
    QActionGroup* m_toolGroup;
    std::map<EditorMenu, QMenu*> m_menus;
};

} // namespace cave
