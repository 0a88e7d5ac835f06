// SPDX-License-Identifier: MIT
#pragma once

#include <QMenu>

namespace cave {

class FileWork;

/// The files opened last, to be opened again.
class RecentMenu : public QMenu {
    Q_OBJECT

public:
    /// `files` must outlive it.
    RecentMenu(FileWork& files, QWidget* parent);

private:
    void refresh();

    FileWork& m_files;
};

} // namespace cave
