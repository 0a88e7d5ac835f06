// SPDX-License-Identifier: MIT
#pragma once

#include "core/edit/words_edit.h"
#include "editor/handlers/bakery.h"

#include <QDialog>

#include <map>
#include <memory>

class QLabel;
class QPushButton;

namespace cave {

class Artwork;
class WordsForm;

/// The page about the dungeon itself: name, author, description, intro, and each level's name and arrival text. What is
/// typed counts when it is applied, as one step. Until then it waits, also while another dungeon is shown; closing asks
/// about it.
class PropertiesWindow : public QDialog {
    Q_OBJECT

public:
    PropertiesWindow(Workbench& bench, Bakery& bakery, const std::shared_ptr<Artwork>& artwork, QWidget* parent);

    QString problem() const; ///< what is wrong with what is typed; empty: nothing
    bool apply(); ///< false: it is not sound
    bool hasTyped(const Draft& draft) const; ///< what is not applied yet, also while another draft is shown
    bool askTyped(); ///< what becomes of what is typed for the shown draft; false: the designer goes on typing
    void reject() override;

protected:
    void showEvent(QShowEvent* event) override;

private:
    /// Words that wait to be applied, and the dungeon's when they were shown.
    struct Waiting {
        DesignWords shown;
        DesignWords typed;
    };

    void takeDesign();
    void showState();
    bool isChanged() const;

    Workbench& m_bench;
    WordsForm* m_form;
    QLabel* m_problem;
    QPushButton* m_apply;
    QPushButton* m_close;
    DesignWords m_shown; // the dungeon's, when the form last followed them
    Uid m_draft; // whose they are
    std::map<Uid, Waiting> m_waiting; // of other drafts
};

} // namespace cave
