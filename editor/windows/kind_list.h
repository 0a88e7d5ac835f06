// SPDX-License-Identifier: MIT
#pragma once

#include "core/edit/kinds/heard_edit.h"
#include "editor/tools/workbench.h"

#include <QWidget>

class QCheckBox;
class QLineEdit;
class QListWidget;
class QPushButton;
class QTabBar;

namespace cave {

class Artwork;

/// All kinds of a table that the dungeon knows, its own ones first, with a box that finds one by its name, and buttons
/// that ask for another one.
class KindList : public QWidget {
    Q_OBJECT

public:
    KindList(const Workbench& bench, std::shared_ptr<Artwork> artwork, QWidget* parent = nullptr);

    /// Fills the list. Gives back the kind that is current then: `kind` if it is there, or if nothing is found, else
    /// the first; "" where the dungeon knows none, as it may be of gases.
    std::string show(KindTable table, const std::string& kind);
    void clearFind();
    void showLibraries(); ///< which of them the dungeon uses
    QPushButton& removeButton() const { return *m_remove; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void tableChosen(cave::KindTable table);
    void kindChosen(const std::string& id);
    void findChanged();
    void newWanted();
    void copyWanted();
    void removeWanted();
    void factionsWanted();
    void themesWanted();
    void hordesWanted();
    void runesWanted();
    void soundsWanted();
    void heardWanted(cave::HeardList list);
    void libraryWanted(const std::string& name, bool isUsed);

private:
    void addLibraries();
    void addButtons();
    void showTexts();

    const Workbench& m_bench;
    std::shared_ptr<Artwork> m_artwork;
    QTabBar* m_tabs;
    QLineEdit* m_find;
    QListWidget* m_list;
    QPushButton* m_new;
    QPushButton* m_copy;
    QPushButton* m_remove;
    QPushButton* m_factions;
    QPushButton* m_themes;
    QPushButton* m_hordes;
    QPushButton* m_runes;
    QPushButton* m_sounds;
    QPushButton* m_heard;
    QPushButton* m_near;
    QPushButton* m_music;
    std::vector<QCheckBox*> m_libraries;
};

} // namespace cave
