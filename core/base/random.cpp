// SPDX-License-Identifier: MIT
#include "core/base/random.h"

#include <cassert>
#include <pcg_random.hpp>

namespace cave {

namespace {

// pcg-cpp keeps its state protected and its stream operators accept increments that are wrong; the two numbers are all
// there is.
class Engine : public pcg32 {
public:
    Engine(std::uint64_t seed, std::uint64_t stream) : pcg32(seed, stream) {}
    static Engine at(std::uint64_t state, std::uint64_t increment)
    {
        Engine engine(0, increment >> 1);
        engine.state_ = state;
        return engine;
    }
    std::uint64_t stateWord() const { return state_; }
    std::uint64_t incrementWord() const { return inc_; }
};

} // namespace

Random::Random(std::uint64_t seed, std::uint64_t stream)
{
    const Engine engine(seed, stream);
    m_state = engine.stateWord();
    m_increment = engine.incrementWord();
}

Random Random::restored(std::uint64_t state, std::uint64_t increment)
{
    assert(increment % 2 == 1);
    Random random;
    random.m_state = state;
    random.m_increment = increment;
    return random;
}

std::uint32_t Random::next()
{
    Engine engine = Engine::at(m_state, m_increment);
    const std::uint32_t value = engine();
    m_state = engine.stateWord();
    return value;
}

// Draws again while the value falls into the part of the range that would make low results likelier. That part is
// smaller than the bound, so the division that tells how small is hardly ever needed.
std::uint32_t Random::below(std::uint32_t bound)
{
    assert(bound > 0);
    for (;;) {
        const std::uint32_t value = next();
        if (value >= bound || value >= (0u - bound) % bound)
            return value % bound;
    }
}

int Random::between(int low, int high)
{
    assert(low <= high);
    return low + static_cast<int>(below(static_cast<std::uint32_t>(high - low) + 1));
}

bool Random::perMille(int chance) { return static_cast<int>(below(1000)) < chance; }

} // namespace cave
