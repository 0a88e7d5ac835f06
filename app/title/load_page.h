// SPDX-License-Identifier: MIT
// Chooses one of the saved games, or deletes it.
#pragma once

#include "app/play/game/save_folder.h"
#include "app/title/form_page.h"
#include "app/view/ui/progress_dialog.h"

class QPushButton;
class QTreeWidget;

namespace cave {

class SheetHost;

class LoadPage : public FormPage {
    Q_OBJECT

public:
    LoadPage(SaveFolder saves, QWidget* parent = nullptr);

    // Reads the list anew. The save of a game that is running is not deleted.
    void open(const std::filesystem::path& running = {});
    // How the list is read; at first before this page, which tells how far it is and can stop it.
    void setRunner(WorkRunner runner) { m_run = std::move(runner); }

signals:
    void loadRequested(const QString& file);
    void watchRequested(const QString& file);
    void openRequested(); // a file that lies elsewhere

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    const SavedGame* chosen() const;
    void read(); // the saved games
    void load();
    void askToDelete();
    void deleteGame(const std::filesystem::path& file);
    void showWords(); // of the page, in the language of now
    void fillList();
    void tellProblem();

    SaveFolder m_folder;
    std::vector<SavedGame> m_saves;
    bool m_isWhole = true; // else reading them was stopped
    WorkRunner m_run;
    std::filesystem::path m_running;
    QTreeWidget* m_list;
    QPushButton* m_open;
    QPushButton* m_delete;
    QPushButton* m_watch;
    QPushButton* m_load;
    SheetHost* m_sheets;
};

// "Jsrogue, level 4, turn 1,204, today 14:02"
QString savedGameText(const SavedGame& saved);

} // namespace cave
