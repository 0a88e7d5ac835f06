// SPDX-License-Identifier: MIT
#pragma once

#include <QMenu>

namespace cave {

class FileActions;

/// The files opened last, to be opened again.
class RecentMenu : public QMenu {
    Q_OBJECT

public:
    /// `files` must outlive it.
    RecentMenu(FileActions& files, QWidget* parent);

private:
    void refresh();

    FileActions& m_files;
};

} // namespace cave
