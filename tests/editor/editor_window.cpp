// SPDX-License-Identifier: MIT
#include "tests/editor/editor_window.h"

#include <QTest>

namespace cave {

namespace {

// Painting the stones takes a while: once for all tests.
std::shared_ptr<Artwork> sharedArtwork()
{
    static const auto artwork = std::make_shared<Artwork>();
    return artwork;
}

} // namespace

PageOfItsOwn::PageOfItsOwn(const QString& dataFolder)
    : folder(dataFolder.isEmpty() ? ownFolder.path() : dataFolder),
      settings(folder + QStringLiteral("/settings.ini"), QSettings::IniFormat),
      ownPage(sharedArtwork(), settings, folder)
{
}

EditorWindow::EditorWindow(const QString& dataFolder) : PageOfItsOwn(dataFolder), EditorHand(ownPage)
{
    page.resize(1280, 740);
    page.show();
    page.activateWindow();
    [[maybe_unused]] const bool isActive = QTest::qWaitForWindowActive(&page); // else no shortcut works
}

void EditorWindow::open(Dungeon dungeon)
{
    page.openDungeon(std::move(dungeon), "Test");
    canvas().setCellSize(24);
    canvas().centerOnCell({10, 6});
    canvas().setFocus();
}

void EditorWindow::openEmpty() { open(emptyDungeon(20, 12, 3)); }

} // namespace cave
