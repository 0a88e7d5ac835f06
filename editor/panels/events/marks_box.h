// SPDX-License-Identifier: MIT
// The marks of a level or of the dungeon: numbers that its events write and ask.
#pragma once

#include "core/edit/events/event_edit.h"
#include "editor/tools/workbench.h"

#include <QWidget>

#include <vector>

class QGridLayout;
class QLabel;
class QLineEdit;
class QPushButton;

namespace cave {

class MarksBox : public QWidget {
    Q_OBJECT

public:
    explicit MarksBox(Workbench& bench, QWidget* parent = nullptr);

    void show(ScriptOwner owner);
    const Script& script() const { return m_script; }
    QPushButton& addButton() const { return *m_add; }

signals:
    void changed(const QString& text); // script() is the new one; what was done
    void said(const QString& text);

private:
    void build();
    void rename(std::size_t index, QLineEdit& line);
    void setMost(std::size_t index, int most);
    void remove(std::size_t index);

    Workbench& m_bench;
    ScriptOwner m_owner; // whose marks are shown
    Script m_script;
    QLabel* m_title;
    QGridLayout* m_rows;
    QPushButton* m_add;
    std::vector<QWidget*> m_widgets;
};

} // namespace cave
