// SPDX-License-Identifier: MIT
// What happens on the level and in the dungeon: a list, and below it the chosen event as sentences.
#pragma once

#include "editor/panels/events/event_list.h"

#include <QWidget>

class QLabel;
class QListWidget;
class QPushButton;
class QScrollArea;
class QToolButton;

namespace cave {

class EventForm;
class MarksBox;

class EventsPanel : public QWidget {
    Q_OBJECT

public:
    explicit EventsPanel(Workbench& bench, QWidget* parent = nullptr);

    QListWidget& list() const { return *m_list; } // a row an entry
    const std::vector<EventEntry>& entries() const { return m_entries; }
    EventForm& form() const { return *m_form; }
    MarksBox& marks() const { return *m_marks; }
    QString emptyText() const;

    // What the buttons do.
    void addToLevel() { add(m_bench.z()); }
    void addToDungeon() { add(std::nullopt); }
    void duplicate();
    void remove();
    void move(int step); // up: -1, down: 1
    void mute(); // of a placed piece, or not any more
    void makeOwn();

    // Gives the first sentence that the chosen event says the focus, chosen, to be typed over.
    void focusSentence();

signals:
    void said(const QString& text);
    void left(); // the focus should go back to the canvas

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QPushButton* newButton(std::function<void()> does);
    QToolButton* newIcon(const char* picture, std::function<void()> does);
    void layOut();
    void connectParts();
    void showTexts();
    void refresh();
    void fillList();
    void fitList();
    void showChosen();
    void showButtons();
    void showPlacedButtons();
    void takeRow(int row);
    void activate();
    void add(ScriptOwner owner);
    void takeForm(bool isTyped);
    void push(ScriptOwner owner, Script script, const QString& text, bool isTyped = false);
    const EventEntry* current() const;
    const ScriptedEvent* chosen() const;
    bool isEvent() const; // of the level or the dungeon, chosen in the list
    bool isPlaced() const;
    void askForArrival();

    Workbench& m_bench;
    std::vector<EventEntry> m_entries;
    QLabel* m_hint;
    QListWidget* m_list;
    QToolButton* m_add;
    QToolButton* m_addForAll;
    QToolButton* m_duplicate;
    QToolButton* m_remove;
    QToolButton* m_up;
    QToolButton* m_down;
    QPushButton* m_mute; // these two are there with an event of a placed piece
    QPushButton* m_own;
    QScrollArea* m_scroll;
    EventForm* m_form;
    MarksBox* m_marks;
    ScriptOwner m_marksOf; // whose marks are shown
    int m_stroke = kNoStroke;
};

} // namespace cave
