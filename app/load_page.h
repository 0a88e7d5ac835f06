// SPDX-License-Identifier: MIT
// Chooses one of the saved games.
#pragma once

#include "app/form_page.h"
#include "app/play/save_folder.h"

class QTreeWidget;

namespace cave {

class LoadPage : public FormPage {
    Q_OBJECT

public:
    LoadPage(SaveFolder saves, QWidget* parent = nullptr);

    void open(); // reads the list anew

signals:
    void loadRequested(const QString& file);

private:
    void load();
    void tellProblem();

    SaveFolder m_folder;
    std::vector<SavedGame> m_saves;
    QTreeWidget* m_list;
};

// "Jsrogue, level 4, turn 1,204, today 14:02"
QString savedGameText(const SavedGame& saved);

} // namespace cave
