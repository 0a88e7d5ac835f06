// SPDX-License-Identifier: MIT
// The pack: what the hero carries, and for the chosen thing what it does and what can be done with it.
#pragma once

#include "app/play/sheets/item_verb.h"
#include "app/play/sheets/sheet.h"
#include "app/view/words/describe.h"

class QLabel;

namespace cave {

class Artwork;
class RunningGame;
class SearchField;
class ThingList;

// In the list a letter chooses its row and goes on to the verbs; keys of verbs that are no letters of rows act on the
// chosen thing. Among the verbs their keys come first. Opened for one verb, it shows what fits and Enter does it.
class PackSheet : public Sheet {
    Q_OBJECT

public:
    PackSheet(const RunningGame& game, const KeyMap& keys, const Describer& describer, Artwork& artwork, bool asSigns,
              std::optional<ItemVerb> wanted, QWidget* parent = nullptr);

    // A chosen thing is examined, not used.
    void setExamines();

    static bool hasAny(const World& world, ItemVerb verb); // a thing that suits

signals:
    void chosen(cave::ItemVerb verb, cave::EntityId item); // it is not refused
    void examined(cave::EntityId item);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    QLayout* newFilter();
    QWidget* newDetails();
    void addVerbs(QVBoxLayout& column);
    void fillList();
    int firstRow() const;
    void filter(const QString& words);
    void showLine(int row);
    void showVerbs(const PackLine& line);
    bool isChosen();
    void accept();
    void choose(ItemVerb verb);
    void examine();

    const RunningGame& m_game;
    const KeyMap& m_keys;
    const Describer& m_describer;
    Artwork& m_artwork;
    bool m_asSigns;
    std::optional<ItemVerb> m_wanted;
    bool m_examines = false;
    std::vector<PackLine> m_lines; // as listed
    ThingList* m_list;
    SearchField* m_filter;
    QLabel* m_picture;
    QLabel* m_name;
    QLabel* m_description;
    QLabel* m_numbers;
    QLabel* m_reasons;
    std::vector<QPushButton*> m_verbs; // by ItemVerb
    QPushButton* m_examine = nullptr;
};

} // namespace cave
