// SPDX-License-Identifier: MIT
// An editor page in a window of its own, and a hand to use it.
#pragma once

#include "app/view/tiles/artwork.h"
#include "tests/editor/editor_hand.h"

#include <QSettings>
#include <QTemporaryDir>

namespace cave {

// The page with its folder and settings; made before the hand that uses it.
struct PageOfItsOwn {
    explicit PageOfItsOwn(const QString& dataFolder); // empty: a folder of its own

    QTemporaryDir ownFolder;
    QString folder;
    QSettings settings;
    EditorPage ownPage;
};

class EditorWindow : private PageOfItsOwn, public EditorHand {
public:
    EditorWindow() : EditorWindow(QString()) {} // shown, nothing open, in a data folder of its own
    // In a data folder that others use before or after it.
    explicit EditorWindow(const QString& dataFolder);

    void open(Dungeon dungeon);
    void openEmpty(); // 20 x 12 x 3, solid wall, cells of 24 px
    QString file(const QString& name) const { return folder + u'/' + name; }
};

} // namespace cave
