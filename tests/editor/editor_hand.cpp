// SPDX-License-Identifier: MIT
#include "tests/editor/editor_hand.h"

#include <QAction>
#include <QTest>

namespace cave {

const TileKind& EditorHand::kindAt(int x, int y, int z)
{
    return dungeon().catalogue->tile(dungeon().levels[static_cast<std::size_t>(z)].tiles[x, y]);
}

void EditorHand::trigger(EditorAction action) { page.actionSet()[action].trigger(); }

void EditorHand::choose(ToolId tool, const char* tile)
{
    if (tile)
        bench().setTile(*dungeon().catalogue->findTile(tile));
    bench().setTool(tool);
}

QPoint EditorHand::pixelOf(int x, int y) { return canvas().middleOf({x, y}); }

void EditorHand::click(int x, int y, Qt::MouseButton button, Qt::KeyboardModifiers modifiers)
{
    QTest::mouseClick(canvas().viewport(), button, modifiers, pixelOf(x, y));
}

void EditorHand::drag(std::initializer_list<CellAt> cells, Qt::MouseButton button)
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

void EditorHand::key(int key, Qt::KeyboardModifiers modifiers, int times)
{
    for (int i = 0; i < times; ++i)
        QTest::keyClick(&canvas(), static_cast<Qt::Key>(key), modifiers);
}

void EditorHand::type(QChar character) { QTest::keyClick(&canvas(), character.toLatin1()); }

} // namespace cave
