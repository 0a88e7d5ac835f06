// SPDX-License-Identifier: MIT
#include "app/play/sheets/end_sheet.h"

#include "app/play/game/running_game.h"
#include "app/play/sheets/message_list.h"
#include "app/play/words/deed_text.h"
#include "app/play/words/ending_text.h"
#include "app/play/words/hero_title.h"
#include "app/view/tiles/artwork.h"
#include "app/view/ui/icons.h"
#include "app/view/ui/palette.h"
#include "app/view/ui/theme.h"
#include "app/view/ui/widgets.h"
#include "app/view/words/shown_words.h"

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

constexpr int kEndPicture = 72;
constexpr int kPictureEdge = 3;
constexpr int kLastLines = 3;

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

EndSheet::EndSheet(const RunningGame& game, const std::vector<std::string>& newDeeds, const MessageModel& messages,
                   const KeyMap& keys, Artwork& artwork, QWidget* parent)
    : Sheet({}, Size::Note, parent), m_won(game.world().state().outcome == Outcome::Won)
{
    const bool gaveUp = game.world().state().cause == Cause::GaveUp;
    setTitle(m_won ? tr("You have won") : gaveUp ? tr("You gave up") : tr("You have died"));
    titleLabel().setProperty("role", "title");
    addHead(game, artwork);
    body().addWidget(ruleLine());
    addNumbers(game);
    addScore(game);
    addDeeds(newDeeds);
    addLastTurns(messages);
    addSeed(game);
    addChoices(game, keys);
}

void EndSheet::addHead(const RunningGame& game, Artwork& artwork)
{
    const WorldState& state = game.world().state();
    QString how = endingSentence(game.summary());
    const DungeonTexts& texts = state.rules.texts;
    if (m_won && !texts.victory.empty())
        how = described(Text(kDungeonContext, texts.victory, {std::int64_t{state.turn}}));
    else if (!m_won && !texts.death.empty())
        how += u' ' + described(Text(kDungeonContext, texts.death));
    Look look;
    look.art = m_won ? "star" : "corpse";
    auto* row = new QHBoxLayout;
    row->setSpacing(18);
    const int size = scaledPixels(kEndPicture);
    row->addWidget(pictureLabel(m_won ? iconPixmap(QStringLiteral("star"), size) : artwork.thing(look, size)));
    auto* words = new QVBoxLayout;
    words->setSpacing(4);
    words->addStretch();
    words->addWidget(&titleLabel());
    if (const QString title = heroTitle(game); !title.isEmpty())
        words->addWidget(wrappedLabel(title, "strong"));
    QLabel* sentence = roleLabel(withLineEnds(how), "");
    sentence->setWordWrap(true);
    setTextColour(*sentence, QColor(m_won ? palette::kGood : palette::kBad));
    words->addWidget(sentence);
    words->addStretch();
    row->addLayout(words, 1);
    if (!game.hero().portrait.empty())
        row->addWidget(pictureLabel(artwork.thing(heroLook(game), size)));
    body().addLayout(row);
}

void EndSheet::addNumbers(const RunningGame& game)
{
    const World& world = game.world();
    const QLocale locale;
    const std::array<std::pair<QString, QString>, 4> rows{{
        {tr("Deepest level"), tr("%1 of %2").arg(deepestLevel(world) + 1).arg(world.depth())},
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

// What the score is made of, line by line, and its place among the others.
void EndSheet::addScore(const RunningGame& game)
{
    if (game.isPlaytest() || game.isPractice()) {
        body().addWidget(roleLabel(
            game.isPlaytest() ? tr("A playtest is not scored.") : tr("A practice game is not scored."), "muted"));
        return;
    }
    const Score score = scoreOf(game.world());
    auto* frame = new QFrame(this);
    frame->setProperty("role", "card");
    auto* grid = new QGridLayout(frame);
    grid->setContentsMargins(12, 9, 12, 9);
    grid->setHorizontalSpacing(16);
    grid->setVerticalSpacing(4);
    grid->setColumnStretch(0, 1);
    const auto rank = game.rank();
    grid->addWidget(roleLabel(tr("Score"), "strong"), 0, 0);
    grid->addWidget(roleLabel(QLocale().toString(static_cast<qlonglong>(score.total)), "strong"), 0, 1, Qt::AlignRight);
    int row = 1;
    for (const ScoreLine& line : score.lines) {
        const auto [text, points] = scoreLineText(line);
        QLabel* words = roleLabel(text, "muted");
        words->setWordWrap(true);
        grid->addWidget(words, row, 0);
        grid->addWidget(roleLabel(points, "number"), row++, 1, Qt::AlignRight);
    }
    if (rank)
        grid->addWidget(roleLabel(rankText(*rank), ""), row, 0, 1, 2);
    body().addWidget(frame);
}

void EndSheet::addDeeds(const std::vector<std::string>& newDeeds)
{
    QStringList names;
    for (const Deed& deed : deeds())
        if (std::ranges::find(newDeeds, deed.id) != newDeeds.end())
            names << deedName(deed);
    if (!names.isEmpty())
        //: %1: names of deeds
        body().addWidget(
            wrappedLabel(tr("Deeds done for the first time: %1.").arg(names.join(QStringLiteral("; "))), "strong"));
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
        setTextColour(*line, messageColour(lines[i].tone, 0));
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

QPushButton* EndSheet::addChoice(Choice choice, const QString& text, const QString& tooltip)
{
    QPushButton* button = addButton(text, tooltip);
    connect(button, &QPushButton::clicked, this, [this, choice] { emit chosen(choice); });
    return button;
}

void EndSheet::addChoices(const RunningGame& game, const KeyMap& keys)
{
    if (game.isPlaytest()) {
        connect(this, &Sheet::dismissed, this, [this] { emit chosen(Choice::EditLevel); });
        setDefaultButton(addChoice(Choice::SameSeed, tr("Play again")));
        addChoice(Choice::EditLevel, tr("Back to the editor"), tr("With the path that was walked (Esc)."));
        return;
    }
    if (!game.recordFile().empty())
        addChoice(Choice::Record, tr("Open record"), pathText(recordTextFile(game.recordFile())));
    addChoice(Choice::Watch, tr("Watch"), tr("Shows the game again from its first turn on."));
    addChoice(Choice::Scores, tr("High scores"));
    addChoice(Choice::EditLevel, tr("Open this level in the editor"));
    addButtonLine();
    QPushButton* newGame = addChoice(Choice::NewGame, tr("New game"));
    addChoice(Choice::SameSeed, tr("Same seed again"));
    if (game.canStepBack())
        setDefaultButton(addChoice(Choice::StepBack, tr("Step back"), keys.tooltip(PlayAction::StepBack)));
    else
        setDefaultButton(newGame);
    addChoice(Choice::Title, tr("Title"));
}

// A coloured upper edge tells the two ends apart from afar; the words say the same.
void EndSheet::paintEvent(QPaintEvent* event)
{
    Sheet::paintEvent(event);
    QPainter painter(this);
    painter.fillRect(0, 0, width(), kPictureEdge, QColor(m_won ? palette::kGood : palette::kBad));
}

} // namespace cave
