// SPDX-License-Identifier: MIT
// An event as sentences: when, if, do.
#pragma once

#include "editor/panels/events/word_row.h"

class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;
class QVBoxLayout;

namespace cave {

class EventForm : public QWidget {
    Q_OBJECT

public:
    explicit EventForm(Workbench& bench, QWidget* parent = nullptr);

    // The widgets stay as far as the event has the same parts.
    void show(ScriptOwner owner, const ScriptedEvent& event);
    const ScriptedEvent& shown() const { return m_event; }
    WordRow& trigger() const { return *m_trigger; }
    const std::vector<WordRow*>& conditions() const { return m_conditions; } // those within others behind them
    const std::vector<WordRow*>& effects() const { return m_effects; }
    QLineEdit& name() const { return *m_name; }
    QPushButton& addIf() const { return *m_addIf; }
    QPushButton& addDo() const { return *m_addDo; }

signals:
    void changed(bool isTyped); // shown() is the new one
    void left(); // what is typed next is another step

private:
    // Where a condition stands: its number in the list, then in that one's parts ...
    using Path = std::vector<std::size_t>;

    void showTexts();
    void buildConditions();
    void buildEffects();
    WordRow* newRow(WordRow::Of of);
    void addButton(WordRow& row, const QString& sign, const QString& name, const QString& whyNot,
                   std::function<void()> does);
    static QString whyNoMore(std::size_t count, std::size_t most); // "": there may be more
    void listPaths(const std::vector<EventCondition>& conditions, const Path& before);
    std::vector<EventCondition>& listOf(const Path& path);
    EventCondition& conditionAt(const Path& path);
    void addConditionWithin(const Path& path);
    void removeCondition(const Path& path);
    void takeCondition(std::size_t row);
    void addEffect();
    void moveEffect(std::size_t from, std::size_t to);
    void showRepeat();
    EventCondition newCondition() const;
    std::vector<cave::Box> triggerCells() const { return m_event.when.terms.cells.boxes; }

    Workbench& m_bench;
    ScriptOwner m_owner;
    ScriptedEvent m_event;
    QLineEdit* m_name;
    WordRow* m_trigger;
    QVBoxLayout* m_ifs;
    QVBoxLayout* m_dos;
    QPushButton* m_addIf;
    QPushButton* m_addDo;
    QSpinBox* m_repeat;
    QSpinBox* m_rest;
    std::vector<QLabel*> m_labels; // name, when, if, do, repeat, rest
    std::vector<Path> m_paths; // of m_conditions
    std::vector<bool> m_growing; // of m_conditions: whether more can be added within it
    std::vector<WordRow*> m_conditions;
    std::vector<WordRow*> m_effects;
};

} // namespace cave
