// SPDX-License-Identifier: MIT
#include "tests/editor/editor_window.h"

#include <QAction>
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

EditorWindow::EditorWindow() : EditorWindow(QString()) {}

EditorWindow::EditorWindow(const QString& dataFolder)
    : m_folder(dataFolder.isEmpty() ? m_ownFolder.path() : dataFolder),
      m_settings(m_folder + QStringLiteral("/settings.ini"), QSettings::IniFormat),
      page(sharedArtwork(), m_settings, m_folder)
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

const TileKind& EditorWindow::kindAt(int x, int y, int z)
{
    return dungeon().catalogue->tile(dungeon().levels[static_cast<std::size_t>(z)].tiles[x, y]);
}

void EditorWindow::trigger(EditorAction action) { page.actionSet()[action].trigger(); }

void EditorWindow::choose(ToolId tool, const char* tile)
{
    if (tile)
        bench().setTile(*dungeon().catalogue->findTile(tile));
    bench().setTool(tool);
}

QPoint EditorWindow::pixelOf(int x, int y)
{
    const int half = canvas().cellSize() / 2;
    return canvas().pixelOf({x, y}) + QPoint(half, half);
}

void EditorWindow::click(int x, int y, Qt::MouseButton button, Qt::KeyboardModifiers modifiers)
{
    QTest::mouseClick(canvas().viewport(), button, modifiers, pixelOf(x, y));
}

void EditorWindow::drag(std::initializer_list<CellAt> cells, Qt::MouseButton button)
{
    QWidget* viewport = canvas().viewport();
    const auto send = [&](QEvent::Type type, CellAt cell, Qt::MouseButton changed, Qt::MouseButtons held) {
        const QPoint at = pixelOf(cell.x, cell.y);
        QMouseEvent event(type, at, viewport->mapToGlobal(at), changed, held, {});
        QApplication::sendEvent(viewport, &event);
    };
    send(QEvent::MouseButtonPress, *cells.begin(), button, button);
    for (const CellAt cell : cells)
        send(QEvent::MouseMove, cell, Qt::NoButton, button);
    send(QEvent::MouseButtonRelease, *std::prev(cells.end()), button, Qt::NoButton);
}

void EditorWindow::key(int key, Qt::KeyboardModifiers modifiers, int times)
{
    for (int i = 0; i < times; ++i)
        QTest::keyClick(&canvas(), static_cast<Qt::Key>(key), modifiers);
}

void EditorWindow::type(QChar character) { QTest::keyClick(&canvas(), character.toLatin1()); }

} // namespace cave
