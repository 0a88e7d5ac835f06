// SPDX-License-Identifier: MIT
// Where the program keeps what is the user's.
#pragma once

#include <QString>

namespace cave {

struct DataFolders {
    QString data;     // holds saves/, records/, settings.json and state.ini
    QString dungeons; // the user's own dungeons; need not exist
    QString cache;    // what can be made again; need not exist

    // All in `folder`, or where the desktop wants such files when it is "". Makes the data folder; when that fails,
    // saving will say so.
    static DataFolders at(const QString& folder);

    QString settingsFile() const;
    QString stateFile() const; // window place, last choices: nothing that a game or a design needs
};

} // namespace cave
