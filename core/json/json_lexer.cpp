// SPDX-License-Identifier: MIT
#include "core/json/json_lexer.h"

#include "core/base/eight_bytes.h"
#include "core/base/utf8.h"

namespace cave {

namespace {

constexpr int kNoByte = -1;

bool isSpace(char c) { return c == ' ' || c == '\n' || c == '\r' || c == '\t'; }
bool isDigit(int c) { return c >= '0' && c <= '9'; }

bool isPlain(char c)
{
    const auto byte = static_cast<unsigned char>(c);
    return byte >= 0x20 && byte != 0x7f && c != '"' && c != '\\';
}

// Whether isPlain() holds for eight bytes at once. The subtractions borrow into the highest bit of a byte that is too
// small, or that is 0 because it is the one looked for. Source: Anderson, "Bit Twiddling Hacks", hasless() and
// haszero().
bool arePlain(std::uint64_t bytes)
{
    const auto zero = [](std::uint64_t word) { return (word - kOneInEachByte) & ~word; };
    const std::uint64_t control = (bytes - kOneInEachByte * 0x20) & ~bytes;
    const std::uint64_t others =
        zero(bytes ^ kOneInEachByte * '"') | zero(bytes ^ kOneInEachByte * '\\') | zero(bytes ^ kOneInEachByte * 0x7f);
    return ((control | others) & kOneInEachByte * 0x80) == 0;
}

} // namespace

std::size_t plainLength(std::string_view text)
{
    std::size_t at = 0;
    while (text.size() - at >= 8 && arePlain(eightBytes(text.data() + at)))
        at += 8;
    while (at < text.size() && isPlain(text[at]))
        ++at;
    return at;
}

int JsonLexer::take()
{
    const std::size_t at = m_at++;
    return at < m_text.size() ? static_cast<unsigned char>(m_text[at]) : kNoByte;
}

// All digits that follow and the byte behind them, which it gives.
int JsonLexer::takeDigits()
{
    int c = take();
    while (isDigit(c))
        c = take();
    return c;
}

JsonToken JsonLexer::next()
{
    while (m_at < m_text.size() && isSpace(m_text[m_at]))
        ++m_at;
    const int first = take();
    switch (first) {
    case '{': return JsonToken::ObjectBegin;
    case '}': return JsonToken::ObjectEnd;
    case '[': return JsonToken::ArrayBegin;
    case ']': return JsonToken::ArrayEnd;
    case ':': return JsonToken::Colon;
    case ',': return JsonToken::Comma;
    case '"': return string();
    case 'n': return word("ull", JsonToken::Null);
    case 't': return word("rue", JsonToken::True);
    case 'f': return word("alse", JsonToken::False);
    case kNoByte: return JsonToken::End;
    default: return number(first);
    }
}

JsonToken JsonLexer::word(std::string_view rest, JsonToken token)
{
    for (const char c : rest)
        if (take() != c)
            return JsonToken::Wrong;
    return token;
}

JsonToken JsonLexer::number(int first)
{
    const std::size_t begin = m_at - 1;
    int c = first == '-' ? take() : first;
    if (!isDigit(c))
        return JsonToken::Wrong;
    c = c == '0' ? take() : takeDigits();
    if (c == '.') {
        if (!isDigit(take()))
            return JsonToken::Wrong;
        c = takeDigits();
    }
    if (c == 'e' || c == 'E') {
        c = take();
        if (c == '+' || c == '-')
            c = take();
        if (!isDigit(c))
            return JsonToken::Wrong;
        takeDigits();
    }
    --m_at; // the byte behind the number
    m_value = m_text.substr(begin, m_at - begin);
    return JsonToken::Number;
}

JsonToken JsonLexer::string()
{
    const std::size_t begin = m_at;
    m_at += plainLength(m_text.substr(m_at));
    m_value = m_text.substr(begin, m_at - begin);
    if (m_at < m_text.size() && m_text[m_at] == '"') {
        ++m_at;
        return JsonToken::String;
    }
    m_decoded = m_value;
    for (;;) {
        switch (const int c = take()) {
        case '"': m_value = m_decoded; return JsonToken::String;
        case '\\':
            if (!takeEscape())
                return JsonToken::Wrong;
            break;
        case 0x7f: m_decoded += static_cast<char>(c); break;
        default: return JsonToken::Wrong; // no plain byte is left here
        }
        const std::string_view plain = m_text.substr(m_at, plainLength(m_text.substr(m_at)));
        m_decoded += plain;
        m_at += plain.size();
    }
}

bool JsonLexer::takeEscape()
{
    constexpr std::string_view kSigns = "\"\\/bfnrt";
    constexpr std::string_view kMeanings = "\"\\/\b\f\n\r\t";
    const int sign = take();
    if (sign == 'u')
        return takeCodePoint();
    const std::size_t found = sign == kNoByte ? std::string_view::npos : kSigns.find(static_cast<char>(sign));
    if (found == std::string_view::npos)
        return false;
    m_decoded += kMeanings[found];
    return true;
}

bool JsonLexer::takeCodePoint()
{
    const auto isHigh = [](char32_t unit) { return unit >= 0xd800 && unit < 0xdc00; };
    const auto isLow = [](char32_t unit) { return unit >= 0xdc00 && unit < 0xe000; };
    const auto unit = takeHex();
    if (!unit || isLow(*unit))
        return false;
    if (!isHigh(*unit)) {
        m_decoded += utf8Of(*unit);
        return true;
    }
    if (take() != '\\' || take() != 'u')
        return false;
    const auto low = takeHex();
    if (!low || !isLow(*low))
        return false;
    m_decoded += utf8Of(0x10000 + ((*unit - 0xd800) << 10) + (*low - 0xdc00));
    return true;
}

std::optional<char32_t> JsonLexer::takeHex()
{
    char32_t value = 0;
    for (int i = 0; i < 4; ++i) {
        const int c = take();
        const int letter = c | 0x20;
        if (isDigit(c))
            value = value << 4 | static_cast<char32_t>(c - '0');
        else if (letter >= 'a' && letter <= 'f')
            value = value << 4 | static_cast<char32_t>(letter - 'a' + 10);
        else
            return std::nullopt;
    }
    return value;
}

} // namespace cave
