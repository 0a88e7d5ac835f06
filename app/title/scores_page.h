// SPDX-License-Identifier: MIT
// The records of finished games, by dungeon, best first.
#pragma once

#include "app/play/game/save_folder.h"
#include "app/title/form_page.h"

class QListWidget;
class QTreeWidget;

namespace cave {

class SheetHost;

class ScoresPage : public FormPage {
    Q_OBJECT

public:
    ScoresPage(SaveFolder folder, QWidget* parent = nullptr);

    // Reads the records anew and chooses the dungeon of this name, else the first.
    void open(const std::string& dungeon);
    SheetHost& sheets() const { return *m_sheets; }

signals:
    // The dungeon as it was played, with the record's seed.
    void playRequested(const QString& record);
    void watchRequested(const QString& record);
    void deedsRequested();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void showWords(); // of the page, in the language of now
    void fillDungeons(const std::string& chosenDungeon);
    void showDungeon();
    void showChosen();
    const KeptRecord* chosen() const;
    void openText();
    void copy();

    SaveFolder m_folder;
    std::vector<KeptRecord> m_records;
    QLabel* m_heading;
    QListWidget* m_dungeons;
    QTreeWidget* m_list;
    std::vector<const KeptRecord*> m_rows; // of the list
    QPushButton* m_deeds;
    QPushButton* m_copy;
    QPushButton* m_open;
    QPushButton* m_watch;
    QPushButton* m_play;
    SheetHost* m_sheets;
};

} // namespace cave
