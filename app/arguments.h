// SPDX-License-Identifier: MIT
// What the command line asks of the window.
#pragma once

#include "core/base/game_seed.h"

#include <QSize>
#include <QString>
#include <QStringList>

#include <optional>
#include <variant>

namespace cave {

struct Arguments {
    enum class Open { Title, Play, Load, Edit };

    Open open = Open::Title;
    QString target;                    // Play: a built-in dungeon's name or a file; Load: a save; Edit: a file, or ""
    QStringList others;                // Edit: files to be opened beside it
    QStringList leftOut;               // saved games that were named beside what is opened, of which one is all
    bool asksForEditor = false;        // --edit: then no saved game is looked for among the files
    std::optional<GameSeed> seed;      // Play only; none: the dungeon's own for a file, a random one for a built-in
    QString origin;                    // Play only: who the hero is; "": the first, where the dungeon has origins
    QString dataFolder;                // "": the user's
    QString language;                  // "": the system's
    QString screenshot;                // where to write a picture instead of showing a window; "": show it
    std::optional<QSize> size;         // of the window
    QString manual;                    // the folder to write the manual to instead; "": show the window
    QStringList keys;                  // pressed one after the other before the picture is taken
    bool newWindow = false;            // also where the program runs already

    // The same with files named by their whole path, which were named as in this folder.
    Arguments in(const QString& folder) const;
    // The same with saved games told by what is in the files, whatever these are called: desktops open with this
    // program whatever begins as one. Reads the beginnings of the files.
    Arguments byContent() const;
};

// The program ends at once and says this: on stdout with status 0, on stderr otherwise.
struct ArgumentsAnswer {
    int status = 0;
    QString text;
};

// `arguments` with the program's name first, as QCoreApplication::arguments() gives them.
std::variant<Arguments, ArgumentsAnswer> readArguments(const QStringList& arguments);

// Whether a picture, the manual, help or the version is asked for, or something that cannot be: no display is needed
// for these. Known before there is an application.
bool answersWithoutWindow(int argc, char** argv);
// The value of --lang, known before the arguments are read, so that answers already come in that language.
QString languageOf(const QStringList& arguments);

} // namespace cave
