// SPDX-License-Identifier: MIT
// A trigger, condition or effect as a sentence to choose, with what it is told below it.
#pragma once

#include "core/edit/events/event_draft.h"
#include "editor/panels/events/term_fields.h"

#include <memory>
#include <string>
#include <utility>
#include <vector>

class QComboBox;
class QFormLayout;
class QHBoxLayout;

namespace cave {

class WordRow : public QWidget {
    Q_OBJECT

public:
    enum class Of : std::uint8_t { Trigger, Condition, Effect };

    WordRow(Workbench& bench, Of of, QWidget* parent);

    // The widgets stay when the same is told, and the dungeon has the same to choose from.
    void show(ScriptOwner owner, std::size_t word, const EventTerms& terms);
    std::size_t word() const { return m_word; } // number in the table; of a condition also those of "any" and "not"
    const EventTerms& terms() const { return m_terms; }
    void addButton(QWidget& button); // beside the sentence
    QComboBox& sentences() const { return *m_sentences; }
    QWidget* editor(std::string_view field) const; // null: it is not shown
    void setCellsToOffer(std::vector<cave::Box> cells) { m_offered = std::move(cells); } // where none are told yet

signals:
    void changed(bool isTyped);
    void left();

private:
    struct Told {
        EventField field;
        TermWidget widget;
    };

    // What boxes are filled from: kinds, factions and levels.
    struct Filled {
        std::shared_ptr<const Catalogue> catalogue;
        std::vector<std::pair<Uid, std::string>> levels; // and their names
        bool operator==(const Filled&) const = default;
    };

    static Filled filledFrom(const Dungeon& dungeon);
    void offerWords(); // those that the dungeon has kinds for
    std::vector<EventField> fieldsToShow() const;
    void build();
    void showTerms();
    void addChoice(const EventField& chosen);
    void takeWord(std::size_t word);
    void takeTerm(std::size_t index);
    void chooseTerm(const EventField& field);
    EventHints hints() const;
    const EventWord* known() const; // null: "any" or "not"

    Workbench& m_bench;
    Of m_of;
    ScriptOwner m_owner;
    std::size_t m_word = 0;
    EventTerms m_terms;
    std::vector<cave::Box> m_offered;
    QComboBox* m_sentences;
    QHBoxLayout* m_head;
    QFormLayout* m_form;
    std::vector<Told> m_told;
    bool m_isBuilt = false;
    Filled m_filled; // when it was built
};

} // namespace cave
