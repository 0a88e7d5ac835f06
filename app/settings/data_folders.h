// SPDX-License-Identifier: MIT
// Where the program keeps what is the user's.
#pragma once

#include <QString>

namespace cave {

struct DataFolders {
    QString data;     // holds saves/, records/ and state.ini
    QString config;   // holds settings.json
    QString dungeons; // the user's own dungeons; need not exist
    QString cache;    // what can be made again; need not exist

    // All in `folder`, or where the desktop wants such files when it is "". Makes the data folder; when that fails,
    // saving will say so. Settings that an older version has kept in the data folder move, once; where they cannot,
    // they stay and count.
    static DataFolders at(const QString& folder);

    QString settingsFile() const;
    QString stateFile() const; // window place, last choices: nothing that a game or a design needs
};

} // namespace cave
