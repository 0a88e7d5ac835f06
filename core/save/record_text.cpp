// SPDX-License-Identifier: MIT
#include "core/base/utf8.h"
#include "core/content/english.h"
#include "core/rules/facts/pack.h"
#include "core/rules/facts/score.h"
#include "core/save/record.h"

#include <algorithm>

namespace cave {

namespace {

constexpr int kMapWidth = 160; // cells around the hero, of a larger level
constexpr int kMapHeight = 80;
constexpr std::size_t kLastMessages = 30;

class RecordWriter {
public:
    explicit RecordWriter(const GameFile& game)
        : m_game(game), m_world(game.session.world()), m_english(m_world.state().catalogue)
    {
    }

    std::string write();

private:
    void line(const std::string& text) { (m_text += withControlsShown(text)) += '\n'; }
    void heading(const std::string& text)
    {
        for (const std::string& part : {std::string(), text, std::string(text.size(), '-')})
            line(part);
    }
    std::string nameOf(KindTable table, const std::string& id, Role role = Role::Bare) const
    {
        return m_english.kindName({table, id, role});
    }
    std::string ending() const;
    void writeHead();
    void writeScore();
    void writeHero();
    void writeSlain();
    void writeMaps();
    template <typename Sign>
    void writeMap(Sign&& signAt);
    char trueSign(Position at) const;
    char rememberedSign(Position at) const;
    void writeMessages();

    const GameFile& m_game;
    const World& m_world;
    EnglishPhrasebook m_english;
    std::string m_text;
};

std::string RecordWriter::write()
{
    writeHead();
    writeScore();
    writeHero();
    writeSlain();
    writeMaps();
    writeMessages();
    return std::move(m_text);
}

std::string RecordWriter::ending() const
{
    const WorldState& state = m_world.state();
    if (state.outcome == Outcome::Won)
        return "Won";
    if (state.killer)
        return "Slain by " + nameOf(KindTable::Creature, state.catalogue->creature(*state.killer).id, Role::AObject);
    switch (state.cause) {
    case Cause::Slain: return "Died";
    case Cause::Starved: return "Starved to death";
    case Cause::Choked: return "Choked to death";
    case Cause::Burned: return "Died in a fire of their own";
    case Cause::Poisoned: return "Died of poison";
    case Cause::GaveUp: return "Gave up";
    case Cause::Drowned: return "Drowned";
    case Cause::Flames: return "Burned to death";
    case Cause::Lost: return "Lost";
    case Cause::Frozen: return "Froze to death";
    case Cause::Fell: return "Fell to death";
    case Cause::Bled: return "Bled to death";
    case Cause::Lightning: return "Struck dead by lightning";
    }
    return {};
}

void RecordWriter::writeHead()
{
    const WorldState& state = m_world.state();
    const int z = m_world.hero().at.z;
    const std::string& name = m_world.level(z).name;
    line("Cavewright " CAVEWRIGHT_VERSION ", rules " + std::to_string(m_world.state().rulesVersion));
    line("Dungeon:  " + state.dungeonName);
    line("Seed:     " + std::to_string(state.seed) + (m_game.seedWords.empty() ? "" : " (" + m_game.seedWords + ")"));
    line("Ended:    " + ending() + " on level " + std::to_string(z + 1) + " of " + std::to_string(m_world.depth()) +
         (name.empty() ? "" : " (" + name + ")") + ", on turn " + std::to_string(state.turn));
    if (!m_game.endedOn.empty())
        line("Date:     " + m_game.endedOn);
    if (m_game.isPractice)
        line("Practice: steps could be taken back, so this game is not scored.");
}

void RecordWriter::writeScore()
{
    if (m_game.isPractice)
        return;
    const Score score = scoreOf(m_world);
    heading("Score " + std::to_string(score.total));
    for (const ScoreLine& part : score.lines) {
        std::string text = format(part.what, m_english);
        if (part.points == part.count * part.each)
            text += ": " + std::to_string(part.count) + " x " + std::to_string(part.each);
        line(text + " = " + std::to_string(part.points));
    }
    if (score.lines.empty())
        line("Nothing was reached, slain or gathered.");
}

void RecordWriter::writeHero()
{
    const Creature& hero = m_world.hero();
    heading("Hero");
    const RecordSummary summary = summaryOfRecord(m_game);
    if (!summary.hero.name.empty())
        line("Name:     " + summary.hero.name);
    if (!summary.origin.empty())
        line("Origin:   " + summary.origin);
    line("Level " + std::to_string(hero.level) + ", health " + std::to_string(std::max(0, hero.health)) + " of " +
         std::to_string(hero.maxHealth) + ", attack " + std::to_string(attackOf(m_world, hero)) + ", defence " +
         std::to_string(defenceOf(m_world, hero)) + ", sight " + std::to_string(hero.sight));
    for (const PackLine& carried : packOf(m_world, hero.id)) {
        const Item& first = carried.items.front();
        const ItemKind& kind = m_world.catalogue().item(first.kind);
        std::string text =
            std::string(1, static_cast<char>('a' + carried.letter)) + "  " + nameOf(KindTable::Item, kind.id);
        if (carried.items.size() > 1)
            text += " x" + std::to_string(carried.items.size());
        if (std::ranges::any_of(carried.items, [](const Item& item) { return item.use == Use::Wielded; }))
            text += " (wielded)";
        if (std::ranges::any_of(carried.items, [](const Item& item) { return isWorn(item.use); }))
            text += " (worn)";
        line(text);
    }
    for (const CountedItem& counted : m_world.state().counted)
        line("Gathered: " + nameOf(KindTable::Item, m_world.catalogue().item(counted.kind).id) + " x" +
             std::to_string(counted.count));
}

void RecordWriter::writeSlain()
{
    int all = 0;
    for (const SlainKind& slain : m_world.state().slain)
        all += slain.count;
    heading("Slain: " + std::to_string(all));
    for (const SlainKind& slain : m_world.state().slain)
        line(nameOf(KindTable::Creature, m_world.catalogue().creature(slain.kind).id) + ": " +
             std::to_string(slain.count));
}

char RecordWriter::trueSign(Position at) const
{
    const auto ascii = [](const Look& look) { return look.glyph < 128 ? static_cast<char>(look.glyph) : look.glyph7; };
    if (at == m_world.hero().at)
        return '@';
    if (const Creature* creature = m_world.creatureAt(at))
        return ascii(m_world.kindOf(*creature).look);
    for (const Item& item : m_world.items())
        if (item.carrier == EntityId::None && item.at == at)
            return ascii(m_world.catalogue().item(item.kind).look);
    return m_world.tileKind(at).sign;
}

char RecordWriter::rememberedSign(Position at) const
{
    if (at == m_world.hero().at)
        return '@';
    const TileId tile = m_world.level(at.z).memory.tiles[at.x, at.y];
    return tile == kUnknownTile ? ' ' : m_world.catalogue().tile(tile).sign;
}

template <typename Sign>
void RecordWriter::writeMap(Sign&& signAt)
{
    const Position hero = m_world.hero().at;
    const int left = std::clamp(hero.x - kMapWidth / 2, 0, std::max(0, m_world.width() - kMapWidth));
    const int top = std::clamp(hero.y - kMapHeight / 2, 0, std::max(0, m_world.height() - kMapHeight));
    for (int y = top; y < std::min(m_world.height(), top + kMapHeight); ++y) {
        std::string row;
        for (int x = left; x < std::min(m_world.width(), left + kMapWidth); ++x)
            row += signAt(Position{x, y, hero.z});
        while (row.ends_with(' '))
            row.pop_back();
        line(row);
    }
}

void RecordWriter::writeMaps()
{
    heading("The last level, as it was known");
    writeMap([this](Position at) { return rememberedSign(at); });
    heading("The last level, as it was");
    writeMap([this](Position at) { return trueSign(at); });
}

void RecordWriter::writeMessages()
{
    const std::vector<Message>& messages = m_game.session.messages();
    heading("The last messages");
    for (std::size_t i = messages.size() - std::min(messages.size(), kLastMessages); i < messages.size(); ++i)
        line("turn " + std::to_string(messages[i].turn) + "  " + format(messages[i].text, m_english));
}

} // namespace

std::string recordText(const GameFile& game) { return RecordWriter(game).write(); }

} // namespace cave
