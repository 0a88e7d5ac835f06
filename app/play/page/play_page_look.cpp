// SPDX-License-Identifier: MIT
// Looking around on the play page: a cursor that names cells and uses no turn.
#include "app/play/map/play_scene.h"
#include "app/play/page/play_page.h"
#include "app/play/sheets/describe_sheet.h"
#include "app/play/words/look_text.h"

#include <QKeyEvent>

#include <algorithm>
#include <array>

namespace cave {

namespace {

constexpr int kFar = 10; // cells that the cursor leaps
constexpr int kFarthest = 20;
constexpr int kNoKey = -1;

struct Arrow {
    int key;
    int digit; // of the keypad
    Direction direction;
};
constexpr std::array kArrows{
    Arrow{Qt::Key_Up, 8, Direction::North},   Arrow{Qt::Key_Right, 6, Direction::East},
    Arrow{Qt::Key_Down, 2, Direction::South}, Arrow{Qt::Key_Left, 4, Direction::West},
    Arrow{kNoKey, 9, Direction::NorthEast},   Arrow{kNoKey, 3, Direction::SouthEast},
    Arrow{kNoKey, 1, Direction::SouthWest},   Arrow{kNoKey, 7, Direction::NorthWest},
};

} // namespace

void PlayPage::startLooking(std::optional<QPoint> cell)
{
    const Position hero = m_game->world().hero().at;
    const std::vector<Sighting> inView = sightings(m_game->world());
    if (!cell)
        cell = QPoint(hero.x, hero.y);
    if (inView.empty() || cell != QPoint(hero.x, hero.y)) {
        lookAt(*cell);
    } else {
        const Position nearest = m_game->world().creature(inView.front().id)->at;
        lookAt({nearest.x, nearest.y});
    }
    focusMap();
}

// Alt+Shift or Ctrl+Shift with arrows or the keypad go far.
bool PlayPage::aimKey(const QKeyEvent& event)
{
    const Qt::KeyboardModifiers held = event.modifiers() & ~Qt::KeyboardModifiers(Qt::KeypadModifier);
    const int cells = held == (Qt::AltModifier | Qt::ShiftModifier)       ? kFar
                      : held == (Qt::ControlModifier | Qt::ShiftModifier) ? kFarthest
                                                                          : 0;
    const auto way = std::ranges::find_if(
        kArrows, [&](const Arrow& arrow) { return event.key() == arrow.key || keypadDigit(event) == arrow.digit; });
    if (cells == 0 || way == kArrows.end())
        return false;
    moveCursor(way->direction, cells);
    return true;
}

void PlayPage::stopLooking()
{
    if (!m_look)
        return;
    m_look.reset();
    m_aimed.reset();
    m_scene->setCursor(std::nullopt);
    showAim();
    refreshLookLine();
}

void PlayPage::lookAt(QPoint cell)
{
    m_note.clear();
    m_look = cell;
    m_scene->setCursor(cell);
    showAim();
    refreshLookLine();
    speak(cell, lookLine());
}

void PlayPage::speak(QPoint cell, const QString& what)
{
    QStringList sentences;
    const std::vector<Message>& messages = m_game->session().messages();
    for (; m_spoken < messages.size(); ++m_spoken)
        sentences << m_describer->describe(messages[m_spoken].text);
    //: spoken: where a cell is, column and row, then what is there
    sentences << tr("%1, %2: %3").arg(QString::number(cell.x()), QString::number(cell.y()), what);
    m_view->voice().say(sentences.join(u' '));
}

void PlayPage::describe(QPoint cell)
{
    const World& world = m_game->world();
    const std::vector<Description> all = describeCell(world, *m_describer, {cell.x(), cell.y(), world.hero().at.z});
    if (all.empty())
        return say(lookText(world, *m_describer, {cell.x(), cell.y(), world.hero().at.z}));
    describe(all);
}

void PlayPage::describe(const std::vector<Description>& descriptions)
{
    m_sheets->openOver(new DescribeSheet(descriptions, m_game->world().catalogue(), *m_artwork, isAscii()));
}

void PlayPage::nextSighting(bool backwards)
{
    const World& world = m_game->world();
    std::vector<Sighting> inView = sightings(world);
    if (inView.empty())
        return;
    if (backwards)
        std::ranges::reverse(inView);
    const auto cellOf = [&](const Sighting& sighting) {
        const Position at = world.creature(sighting.id)->at;
        return QPoint(at.x, at.y);
    };
    const auto now = std::ranges::find(inView, *m_look, cellOf);
    const auto next = now == inView.end() || now + 1 == inView.end() ? inView.begin() : now + 1;
    lookAt(cellOf(*next));
}

} // namespace cave
