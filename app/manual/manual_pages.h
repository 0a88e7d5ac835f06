// SPDX-License-Identifier: MIT
// The manual: chapters from resources/manual, and pages of reference made from the tables that the program itself uses.
// All of it is Markdown, in the language of now, with the keys of now.
#pragma once

#include "app/view/keys/action_keys.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace cave {

struct ManualKeys {
    const ActionKeys& play;
    const ActionKeys& editor;
};

struct ManualPage {
    QString id; // "first-hour": what links lead to
    QString title;
    QString text; // pictures are "picture:NAME", links to other pages their ids
};

// In the order in which they are read.
std::vector<ManualPage> manualPages(const ManualKeys& keys);

// What chapters may write: {key:Explore} for an action of play, {edit:Undo} for one of the editor and {tool:Brush} for
// a tool become the key that is set, or the menu where there is none. What stands for nothing is left, and added to
// `unknown`.
QString withKeys(const QString& text, const ManualKeys& keys, QStringList* unknown = nullptr);

// The chapters as they are written, in that language; the tests look at them.
QStringList manualLanguages();
QStringList chapterIds();
QString chapter(const QString& language, const QString& id);

} // namespace cave
