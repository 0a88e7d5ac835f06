// SPDX-License-Identifier: MIT
// Every action of both modes with its keys, to be changed: click a key, or press Enter on it, and press the new one.
#pragma once

#include "app/settings/key_table.h"
#include "app/view/keys/action_keys.h"

#include <QWidget>

class QBoxLayout;
class QComboBox;
class QLabel;
class QPushButton;

namespace cave {

class KeysPanel : public QWidget {
    Q_OBJECT

public:
    explicit KeysPanel(const KeyBindings& bindings, QWidget* parent = nullptr);

    void setBindings(const KeyBindings& bindings);
    int filter(const QString& words); // shows the actions with these words in name, help or keys; how many there are

    KeyTable& table() const { return *m_table; }
    QComboBox& profile() const { return *m_profile; }
    QComboBox& mode() const { return *m_mode; } // 0: play, 1: the editor
    QPushButton& takeButton() const { return *m_take; } // the key that another action has
    QString note() const;
    // A file with all keys, for others to take. What went wrong, or well, is told below the table.
    void exportTo(const QString& path);
    void importFrom(const QString& path);

signals:
    void changed(const cave::KeyBindings& bindings);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void addChoices(QBoxLayout& column);
    void addHelp(QBoxLayout& column);
    void addButtons(QBoxLayout& column);
    void connectTable();
    bool isEditor() const;
    KeyBindings::Keys& own();
    ActionKeys boundKeys() const;
    const std::vector<KeyEntry>& entries() const { return m_bound.entries(); }
    const KeyEntry& entryOf(int row) const { return entries()[static_cast<std::size_t>(row)]; }
    void fill();
    void fillRow(int row);
    void applyFilter();
    void fitColumns();
    void say(const QString& text);
    void showButtons();

    void chooseExport();
    void chooseImport();
    void begin();
    void capture(const QKeyEvent& event);
    void cancel();
    void give(const QString& key);
    void take();  // from the action that has it
    void keep();  // there
    void remove();
    void restore();
    void store();

    KeyBindings m_bindings;
    ActionKeys m_bound; // of the mode that is shown: an entry a row, then those that are not shown
    int m_shownRows = 0;
    int m_keyColumns = 1; // behind the actions
    QString m_words;
    int m_found = 0;
    QString m_wanted; // the key that another action has, until the player decides; "": none

    QComboBox* m_profile;
    QComboBox* m_mode;
    QLabel* m_profileHelp;
    KeyTable* m_table;
    QLabel* m_note;
    QPushButton* m_take;
    QPushButton* m_keep;
    QPushButton* m_remove;
    QPushButton* m_restore;
};

} // namespace cave
