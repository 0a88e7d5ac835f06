// SPDX-License-Identifier: MIT
#include "core/base/hash.h"

#include <bit>

namespace cave {

namespace {

// "cavewright/hash1" as two little-endian words. Changing it would change every world ever made from a seed.
constexpr SipKey kTupleKey{0x6769727765766163u, 0x31687361682f7468u};
constexpr std::uint8_t kNumberTag = 1;
constexpr std::uint8_t kTextTag = 2;

void start(std::uint64_t (&v)[4], SipKey key)
{
    v[0] = key.first ^ 0x736f6d6570736575u;
    v[1] = key.second ^ 0x646f72616e646f6du;
    v[2] = key.first ^ 0x6c7967656e657261u;
    v[3] = key.second ^ 0x7465646279746573u;
}

void round(std::uint64_t (&v)[4])
{
    v[0] += v[1];
    v[1] = std::rotl(v[1], 13) ^ v[0];
    v[0] = std::rotl(v[0], 32);
    v[2] += v[3];
    v[3] = std::rotl(v[3], 16) ^ v[2];
    v[0] += v[3];
    v[3] = std::rotl(v[3], 21) ^ v[0];
    v[2] += v[1];
    v[1] = std::rotl(v[1], 17) ^ v[2];
    v[2] = std::rotl(v[2], 32);
}

void compress(std::uint64_t (&v)[4], std::uint64_t word)
{
    v[3] ^= word;
    round(v);
    round(v);
    v[0] ^= word;
}

// The first eight bytes.
std::uint64_t wordOf(std::string_view text)
{
    std::uint64_t word = 0;
    for (std::size_t i = 0; i < 8; ++i)
        word |= std::uint64_t{static_cast<std::uint8_t>(text[i])} << (8 * i);
    return word;
}

std::uint64_t finish(std::uint64_t (&v)[4], std::uint64_t pending, std::uint64_t length)
{
    compress(v, pending | length << 56);
    v[2] ^= 0xff;
    for (int i = 0; i < 4; ++i)
        round(v);
    return v[0] ^ v[1] ^ v[2] ^ v[3];
}

} // namespace

std::uint64_t sipHash(SipKey key, std::span<const std::byte> bytes)
{
    std::uint64_t v[4];
    start(v, key);
    std::uint64_t word = 0;
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        word |= std::to_integer<std::uint64_t>(bytes[i]) << (8 * (i % 8));
        if (i % 8 == 7) {
            compress(v, word);
            word = 0;
        }
    }
    return finish(v, word, bytes.size());
}

TupleHasher::TupleHasher() { start(m_state, kTupleKey); }

void TupleHasher::addByte(std::uint8_t byte)
{
    m_pending |= std::uint64_t{byte} << (8 * (m_length % 8));
    ++m_length;
    if (m_length % 8 == 0) {
        compress(m_state, m_pending);
        m_pending = 0;
    }
}

// As its eight bytes would be, the lowest first.
void TupleHasher::addWord(std::uint64_t word)
{
    const std::uint64_t shift = 8 * (m_length % 8);
    m_length += 8;
    compress(m_state, m_pending | word << shift);
    m_pending = shift == 0 ? 0 : word >> (64 - shift);
}

TupleHasher& TupleHasher::add(std::uint64_t number)
{
    addByte(kNumberTag);
    addWord(number);
    return *this;
}

TupleHasher& TupleHasher::add(std::string_view text)
{
    addByte(kTextTag);
    addWord(text.size());
    for (; text.size() >= 8; text.remove_prefix(8))
        addWord(wordOf(text));
    for (const char c : text)
        addByte(static_cast<std::uint8_t>(c));
    return *this;
}

TupleHasher& TupleHasher::add(std::span<const std::uint64_t> numbers)
{
    TupleHasher here = *this; // in registers
    for (const std::uint64_t number : numbers) {
        here.addByte(kNumberTag);
        here.addWord(number);
    }
    *this = here;
    return *this;
}

std::uint64_t TupleHasher::result() const
{
    std::uint64_t v[4]{m_state[0], m_state[1], m_state[2], m_state[3]};
    return finish(v, m_pending, m_length);
}

} // namespace cave
