// SPDX-License-Identifier: MIT
#include "app/play/end_sheet.h"

#include "app/play/look_text.h"
#include "app/play/message_list.h"
#include "app/play/running_game.h"
#include "app/view/artwork.h"
#include "app/view/icons.h"
#include "app/view/palette.h"
#include "app/view/theme.h"
#include "app/view/widgets.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace cave {

namespace {

constexpr int kPicture = 72;
constexpr int kEdge = 3;
constexpr int kLastLines = 3;

int deepestLevel(const World& world)
{
    for (int z = world.depth() - 1; z > 0; --z)
        for (const TileId tile : world.level(z).memory.tiles.cells())
            if (tile != kUnknownTile)
                return z + 1;
    return 1;
}

qlonglong cellsSeen(const World& world)
{
    qlonglong seen = 0;
    for (int z = 0; z < world.depth(); ++z)
        seen += std::ranges::count_if(world.level(z).memory.tiles.cells(),
                                      [](TileId tile) { return tile != kUnknownTile; });
    return seen;
}

qlonglong stepsOf(const Session& session)
{
    return std::ranges::count_if(
        session.log(), [](const LoggedCommand& logged) { return std::holds_alternative<Walk>(logged.command); });
}

} // namespace

EndSheet::EndSheet(const RunningGame& game, const Describer& describer, const MessageModel& messages, Artwork& artwork,
                   QWidget* parent)
    : Sheet({}, Size::Note, parent), m_won(game.world().state().outcome == Outcome::Won)
{
    setTitle(m_won ? tr("You have won") : tr("You have died"));
    titleLabel().setProperty("role", "title");
    addHead(game, describer, artwork);
    body().addWidget(ruleLine());
    addNumbers(game);
    addLastTurns(messages);
    addSeed(game);
    addChoices(game.isPlaytest());
}

void EndSheet::addHead(const RunningGame& game, const Describer& describer, Artwork& artwork)
{
    const WorldState& state = game.world().state();
    const QString turn = QLocale().toString(static_cast<qlonglong>(state.turn));
    const QString dungeon = designName(state.dungeonName);
    QString how = tr("You won on turn %1. The cave is quiet behind you.").arg(turn);
    if (!m_won && state.killer) {
        const QString killer =
            describer.name(KindTable::Creature, state.catalogue->creature(*state.killer).id, Role::AObject);
        how = tr("Slain by %1 on level %2 of %3, on turn %4.")
                  .arg(killer)
                  .arg(game.world().hero().at.z + 1)
                  .arg(dungeon, turn);
    }
    Look look;
    look.art = m_won ? "star" : "corpse";
    auto* row = new QHBoxLayout;
    row->setSpacing(18);
    const int size = scaledPixels(kPicture);
    row->addWidget(pictureLabel(m_won ? iconPixmap(QStringLiteral("star"), size) : artwork.thing(look, size)));
    auto* words = new QVBoxLayout;
    words->setSpacing(4);
    words->addStretch();
    words->addWidget(&titleLabel());
    QLabel* sentence = roleLabel(how, "");
    sentence->setWordWrap(true);
    QPalette colours = sentence->palette();
    colours.setColor(QPalette::WindowText, QColor(m_won ? palette::kGood : palette::kBad));
    sentence->setPalette(colours);
    words->addWidget(sentence);
    words->addStretch();
    row->addLayout(words, 1);
    body().addLayout(row);
}

void EndSheet::addNumbers(const RunningGame& game)
{
    const World& world = game.world();
    const QLocale locale;
    const std::array<std::pair<QString, QString>, 4> rows{{
        {tr("Deepest level"), tr("%1 of %2").arg(deepestLevel(world)).arg(world.depth())},
        {tr("Turns"), locale.toString(static_cast<qlonglong>(world.state().turn))},
        {tr("Cells seen"), locale.toString(cellsSeen(world))},
        {tr("Steps"), locale.toString(stepsOf(game.session()))},
    }};
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(16);
    grid->setVerticalSpacing(8);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const int column = static_cast<int>(i % 2) * 2;
        grid->addWidget(roleLabel(rows[i].first, "muted"), static_cast<int>(i / 2), column);
        grid->addWidget(roleLabel(rows[i].second, ""), static_cast<int>(i / 2), column + 1);
        grid->setColumnStretch(column + 1, 1);
    }
    body().addLayout(grid);
}

void EndSheet::addLastTurns(const MessageModel& messages)
{
    auto* frame = new QFrame(this);
    frame->setProperty("role", "card");
    auto* column = new QVBoxLayout(frame);
    column->setContentsMargins(12, 9, 12, 9);
    column->setSpacing(4);
    column->addWidget(headingLabel(tr("The last turns")));
    const std::vector<MessageLine>& lines = messages.lines();
    const std::size_t first = lines.size() - std::min<std::size_t>(lines.size(), kLastLines);
    for (std::size_t i = first; i < lines.size(); ++i) {
        QLabel* line = roleLabel(messages.index(static_cast<int>(i)).data(Qt::AccessibleTextRole).toString(), "");
        line->setWordWrap(true);
        QPalette colours = line->palette();
        colours.setColor(QPalette::WindowText, messageColour(lines[i].tone, 0));
        line->setPalette(colours);
        column->addWidget(line);
    }
    body().addWidget(frame);
}

void EndSheet::addSeed(const RunningGame& game)
{
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    auto* seed = new QLineEdit(game.reference(), this);
    seed->setReadOnly(true);
    seed->setAccessibleName(tr("Dungeon and seed"));
    auto* copy = new QPushButton(icon(QStringLiteral("duplicate")), tr("Copy"), this);
    copy->setAutoDefault(true);
    copy->setToolTip(tr("A friend can paste it under New game."));
    connect(copy, &QPushButton::clicked, this, &EndSheet::copyRequested);
    row->addWidget(roleLabel(tr("Seed"), "muted"));
    row->addWidget(seed, 1);
    row->addWidget(copy);
    body().addLayout(row);
}

void EndSheet::addChoices(bool isPlaytest)
{
    struct Entry {
        Choice choice;
        QString text;
    };
    std::vector<Entry> entries{{Choice::SameSeed, tr("Same seed again")},
                               {Choice::EditLevel, tr("Open this level in the editor")}};
    if (isPlaytest)
        entries = {{Choice::SameSeed, tr("Play again")}, {Choice::EditLevel, tr("Back to the editor")}};
    else {
        entries.insert(entries.begin(), {Choice::NewGame, tr("New game")});
        entries.push_back({Choice::Title, tr("Title")});
    }
    for (const Entry& entry : entries) {
        QPushButton* button = addButton(entry.text);
        connect(button, &QPushButton::clicked, this, [this, choice = entry.choice] { emit chosen(choice); });
        if (&entry == &entries.front())
            setDefaultButton(button);
    }
}

// A coloured upper edge tells the two ends apart from afar; the words say the same.
void EndSheet::paintEvent(QPaintEvent* event)
{
    Sheet::paintEvent(event);
    QPainter painter(this);
    painter.fillRect(0, 0, width(), kEdge, QColor(m_won ? palette::kGood : palette::kBad));
}

} // namespace cave
