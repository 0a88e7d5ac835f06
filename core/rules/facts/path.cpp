// SPDX-License-Identifier: MIT
#include "core/rules/facts/path.h"

#include "core/base/straight_walk.h"
#include "core/bits/bit_wave.h"

#include <array>

namespace cave {

namespace {

struct FirstStep {
    Direction direction = Direction::North;
    Position to;
};

// Those that can be made from a cell, the best first.
class FirstSteps {
public:
    template <typename IsOpen>
    FirstSteps(Position from, Position goal, IsOpen&& isOpen)
    {
        for (const Direction direction : kDirections) {
            const Position to = moved(from, direction);
            if (to != goal && !isOpen(to))
                continue;
            const int length = squaredLength(to, goal);
            std::size_t place = m_count++;
            for (; place > 0 && squaredLength(m_steps[place - 1].to, goal) > length; --place)
                m_steps[place] = m_steps[place - 1];
            m_steps[place] = {direction, to};
        }
    }
    const FirstStep* begin() const { return m_steps.data(); }
    const FirstStep* end() const { return m_steps.data() + m_count; }

private:
    std::array<FirstStep, 8> m_steps{};
    std::size_t m_count = 0;
};

} // namespace

std::optional<Direction> firstStep(Position from, Position to, const Box& within, const OpenCells& open)
{
    if (from.z != to.z || from == to || !within.contains(from.x, from.y) || !within.contains(to.x, to.y))
        return std::nullopt;
    const Box box = open.box().intersected(within);
    const auto isOpen = [&](Position at) { return box.contains(at.x, at.y) && open.contains(at.x, at.y); };
    const FirstSteps steps(from, to, isOpen);
    if (steps.begin() == steps.end())
        return std::nullopt;
    const int straight = distance(from, to) - 1; // after the first step
    if (const FirstStep& best = *steps.begin();
        distance(best.to, to) == straight && walkStraight(best.to, to, isOpen, [](Position) {}))
        return best.direction; // no way is shorter, and no first step nearer

    // The wave goes from the end until it comes beside the start: the steps that it reaches first are to choose from.
    BitWave wave;
    wave.begin(within);
    wave.addFloor(box, [&](int w, int y) { return open.word(w, y); });
    wave.start(to.x, to.y);
    for (int length = 0; !wave.isOver(); ++length) {
        if (length >= straight)
            for (const FirstStep& step : steps)
                if (!wave.isLeft(step.to.x, step.to.y))
                    return step.direction;
        wave.step([](BitWave::Place, BitWave::Word) {});
    }
    return std::nullopt;
}

} // namespace cave
