// SPDX-License-Identifier: MIT
#include "tests/proof/proof_twin.h"

#include <QtGlobal>

#include <algorithm>
#include <deque>
#include <map>

namespace cave {

namespace {

// All of a game that counts: the hero's cell, tiles by rows, marks, how often each event has happened, what is put off.
struct Game {
    int hero = 0;
    std::vector<TileId> tiles;
    std::vector<int> marks;
    std::vector<int> times;
    std::vector<std::pair<std::size_t, std::size_t>> delayed; // event, effect
    int outcome = 0; // 1: won, 2: lost
    auto operator<=>(const Game&) const = default;
};

class Twin {
public:
    Twin(const Dungeon& dungeon, std::size_t most) : m_dungeon(dungeon), m_level(dungeon.levels[0]), m_most(most)
    {
        for (const ScriptedEvent& event : m_level.script->events)
            m_events.push_back(&event);
        std::ranges::sort(m_events, {}, [](const ScriptedEvent* event) { return event->uid; });
    }

    std::optional<TwinAnswer> answer(Position start)
    {
        Game first{start.y * m_dungeon.width + start.x, {}, {}, {}, {}, 0};
        first.tiles.assign(m_level.tiles.cells().begin(), m_level.tiles.cells().end());
        first.marks.resize(m_level.script->marks.size());
        first.times.resize(m_events.size());
        add(first, -1);
        for (std::size_t i = 0; i < m_games.size(); ++i) {
            if (m_games.size() > m_most)
                return std::nullopt;
            if (m_games[i]->outcome == 0 && !isWon(*m_games[i]))
                expand(static_cast<int>(i));
        }
        return TwinAnswer{allHope(), m_games.size()};
    }

private:
    struct Turn { // a round that goes on
        Game& game;
        std::deque<std::pair<std::size_t, int>> queue{}; // events and where
        std::vector<std::size_t> fired{};
    };

    const TileKind& kind(TileId tile) const { return m_dungeon.catalogue->tile(tile); }
    bool isFloor(const Game& game, int cell) const { return kind(game.tiles[static_cast<std::size_t>(cell)]).walkable; }
    bool isWon(const Game& game) const
    {
        return game.outcome == 1 ||
               kind(game.tiles[static_cast<std::size_t>(game.hero)]).id == m_dungeon.rules.goalKind;
    }
    static bool covers(const EventCells& cells, int x, int y)
    {
        return std::ranges::any_of(cells.boxes, [=](const Box& box) { return box.contains(x, y); });
    }
    bool covers(const EventCells& cells, int cell) const
    {
        return covers(cells, cell % m_dungeon.width, cell / m_dungeon.width);
    }
    std::size_t markOf(const std::string& name) const
    {
        const auto& marks = m_level.script->marks;
        return static_cast<std::size_t>(std::ranges::find(marks, name, &EventMark::name) - marks.begin());
    }

    void add(const Game& game, int from)
    {
        const auto [known, isNew] = m_numbers.try_emplace(game, static_cast<int>(m_games.size()));
        if (isNew) {
            m_games.push_back(&known->first);
            m_sources.emplace_back();
        }
        if (from >= 0)
            m_sources[static_cast<std::size_t>(known->second)].push_back(from);
    }

    void tell(Turn& turn, TriggerWord on, int cell) const
    {
        for (std::size_t i = 0; i < m_events.size(); ++i)
            if (m_events[i]->when.on == on && covers(m_events[i]->when.terms.cells, cell))
                turn.queue.emplace_back(i, cell);
    }

    void walk(Turn& turn, int to) const
    {
        tell(turn, TriggerWord::Leave, turn.game.hero);
        turn.game.hero = to;
        tell(turn, TriggerWord::Enter, to);
        if (isWon(turn.game))
            turn.game.outcome = 1; // before anything that this sets off
    }

    bool holds(const Game& game, const EventCondition& condition) const
    {
        const EventTerms& terms = condition.terms;
        switch (condition.is) {
        case ConditionWord::Mark: {
            const int value = game.marks[markOf(terms.mark)];
            return value >= terms.least && value <= terms.most;
        }
        case ConditionWord::Stands: return covers(terms.cells, game.hero);
        case ConditionWord::Tile:
            for (int cell = 0; cell < static_cast<int>(game.tiles.size()); ++cell)
                if (covers(terms.cells, cell) && kind(game.tiles[static_cast<std::size_t>(cell)]).id == terms.tile)
                    return true;
            return false;
        case ConditionWord::Not: return !holds(game, condition.parts[0]);
        case ConditionWord::Any:
            return std::ranges::any_of(condition.parts, [&](const auto& part) { return holds(game, part); });
        default: qFatal("the twin does not know this condition");
        }
        return false;
    }

    void lay(Turn& turn, const EventEffect& effect) const
    {
        const TileId tile = *m_dungeon.catalogue->findTile(effect.terms.tile);
        for (int cell = 0; cell < static_cast<int>(turn.game.tiles.size()); ++cell) {
            TileId& there = turn.game.tiles[static_cast<std::size_t>(cell)];
            const bool isUnder = cell == turn.game.hero && !kind(tile).walkable;
            if (!covers(effect.terms.cells, cell) || there == tile || isUnder)
                continue;
            there = tile;
            for (std::size_t i = 0; i < m_events.size(); ++i)
                if (m_events[i]->when.on == TriggerWord::Become && m_events[i]->when.terms.tile == kind(tile).id &&
                    covers(m_events[i]->when.terms.cells, cell))
                    turn.queue.emplace_back(i, cell);
        }
    }

    void mark(Turn& turn, const EventEffect& effect) const
    {
        const std::size_t number = markOf(effect.terms.mark);
        int& value = turn.game.marks[number];
        const int before = value;
        value = std::clamp(effect.terms.set == kNotSaid ? value + effect.terms.add : effect.terms.set, 0,
                           m_level.script->marks[number].most);
        for (std::size_t i = 0; i < m_events.size(); ++i) {
            const EventTrigger& when = m_events[i]->when;
            if (when.on == TriggerWord::Mark && markOf(when.terms.mark) == number && before < when.terms.least &&
                value >= when.terms.least)
                turn.queue.emplace_back(i, 0);
        }
    }

    void run(Turn& turn, const EventEffect& effect) const
    {
        switch (effect.does) {
        case EffectWord::Tile: return lay(turn, effect);
        case EffectWord::Mark: return mark(turn, effect);
        case EffectWord::Move: {
            const Box& to = effect.terms.cells.boxes.front();
            const int cell = to.y * m_dungeon.width + to.x;
            if (isFloor(turn.game, cell) && cell != turn.game.hero)
                walk(turn, cell);
            return;
        }
        case EffectWord::End: turn.game.outcome = effect.terms.ending == 0 ? 1 : 2; return;
        case EffectWord::Say: return;
        default: qFatal("the twin does not know this effect");
        }
    }

    void finish(Turn& turn) const
    {
        while (!turn.queue.empty() && turn.game.outcome == 0) {
            const std::size_t number = turn.queue.front().first;
            turn.queue.pop_front();
            const ScriptedEvent& event = *m_events[number];
            const bool isDone = event.repeat > 0 && turn.game.times[number] >= event.repeat;
            if (isDone || std::ranges::find(turn.fired, number) != turn.fired.end() ||
                !std::ranges::all_of(event.conditions, [&](const auto& each) { return holds(turn.game, each); }))
                continue;
            if (event.repeat > 0)
                ++turn.game.times[number];
            turn.fired.push_back(number);
            for (std::size_t i = 0; i < event.effects.size() && turn.game.outcome == 0; ++i) {
                if (event.effects[i].terms.delay == 0)
                    run(turn, event.effects[i]);
                else if (const std::pair put(number, i); std::ranges::count(turn.game.delayed, put) < 2)
                    turn.game.delayed.push_back(put);
            }
        }
        std::ranges::sort(turn.game.delayed);
    }

    // Of an event that happens once the shortest time comes first.
    bool isDue(const Game& game, const std::pair<std::size_t, std::size_t>& put) const
    {
        const ScriptedEvent& event = *m_events[put.first];
        const auto isBefore = [&](const auto& other) {
            return other.first == put.first && std::pair(event.effects[other.second].terms.delay, other.second) <
                                                   std::pair(event.effects[put.second].terms.delay, put.second);
        };
        return event.repeat != 1 || std::ranges::none_of(game.delayed, isBefore);
    }

    template <typename Act>
    void play(int number, Act act)
    {
        Game game = *m_games[static_cast<std::size_t>(number)];
        Turn turn{game};
        act(turn);
        finish(turn);
        add(game, number);
    }

    void expand(int number)
    {
        const Game game = *m_games[static_cast<std::size_t>(number)];
        const int x = game.hero % m_dungeon.width;
        const int y = game.hero / m_dungeon.width;
        for (const Offset step : kOffsets) {
            if (!m_level.tiles.contains(x + step.dx, y + step.dy))
                continue;
            const int to = (y + step.dy) * m_dungeon.width + x + step.dx;
            play(number, [&](Turn& turn) {
                if (isFloor(game, to))
                    walk(turn, to);
                else
                    tell(turn, TriggerWord::Use, to);
            });
        }
        for (const auto& put : game.delayed)
            if (isDue(game, put))
                play(number, [&](Turn& turn) {
                    turn.game.delayed.erase(std::ranges::find(turn.game.delayed, put));
                    run(turn, m_events[put.first]->effects[put.second]);
                });
        for (std::size_t i = 0; i < m_events.size(); ++i)
            if (m_events[i]->when.on == TriggerWord::Turn)
                play(number, [&](Turn& turn) { turn.queue.emplace_back(i, game.hero); });
    }

    // The lost ones aside: death is not what is proved.
    bool allHope() const
    {
        std::vector<bool> hopes(m_games.size());
        std::vector<int> edge;
        for (std::size_t i = 0; i < m_games.size(); ++i)
            if (isWon(*m_games[i])) {
                hopes[i] = true;
                edge.push_back(static_cast<int>(i));
            }
        while (!edge.empty()) {
            const int number = edge.back();
            edge.pop_back();
            for (const int source : m_sources[static_cast<std::size_t>(number)])
                if (!hopes[static_cast<std::size_t>(source)]) {
                    hopes[static_cast<std::size_t>(source)] = true;
                    edge.push_back(source);
                }
        }
        for (std::size_t i = 0; i < m_games.size(); ++i)
            if (!hopes[i] && m_games[i]->outcome != 2)
                return false;
        return true;
    }

    const Dungeon& m_dungeon;
    const DungeonLevel& m_level;
    std::size_t m_most;
    std::vector<const ScriptedEvent*> m_events;
    std::map<Game, int> m_numbers;
    std::vector<const Game*> m_games;
    std::vector<std::vector<int>> m_sources;
};

} // namespace

std::optional<TwinAnswer> twinAnswer(const Dungeon& dungeon, Position start, std::size_t most)
{
    return Twin(dungeon, most).answer(start);
}

} // namespace cave
