// SPDX-License-Identifier: MIT
// What parseJson() promises of any text: it reads every spelling of a value, and it refuses the rest with the right
// cause at the right place.
#include "core/base/random.h"
#include "core/json/json.h"
#include "tests/support/scale.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <cstdio>
#include <limits>
#include <span>
#include <string>

using namespace cave;

namespace {

template <std::size_t count>
std::string_view anyOf(const std::array<std::string_view, count>& all, Random& dice)
{
    return all[dice.below(count)];
}

std::string anyText(Random& dice)
{
    constexpr std::array<std::string_view, 9> kParts{"#",  ".",  "\xc3\xa4",        "\n", "\x01", "\x7f",
                                                     "\"", "\\", "\xf0\x9f\x98\x80"};
    std::string out;
    for (std::uint32_t i = dice.below(30); i > 0; --i)
        out += kParts[dice.below(8) < 6 ? dice.below(2) : dice.below(kParts.size())];
    return out;
}

Json anyJson(int depth, Random& dice)
{
    switch (dice.below(depth > 0 ? 9 : 6)) {
    case 0: return dice.below(2) == 0 ? Json(nullptr) : Json(dice.below(2) == 0);
    case 1: return static_cast<std::int64_t>(dice.below(1000)) - 500;
    case 2: return dice.below(2) == 0 ? Json(std::numeric_limits<std::int64_t>::min()) : Json(~std::uint64_t{0});
    case 3: return Json::Fraction{std::to_string(dice.below(1000)) + ".250e-3"};
    case 4:
    case 5: return anyText(dice);
    default: break;
    }
    Json::Array items;
    Json::Object members;
    for (std::uint32_t i = 0; i < dice.below(5); ++i) {
        items.push_back(anyJson(depth - 1, dice));
        members.emplace_back(std::to_string(i) + anyText(dice), items.back());
    }
    return dice.below(2) == 0 ? Json(std::move(items)) : Json(std::move(members));
}

std::string speltText(std::string_view text, Random& dice)
{
    std::string out = quoted(text);
    for (std::size_t at = 1; at + 1 < out.size(); ++at) {
        if (out[at] == '\\') {
            ++at;
        } else if (dice.below(4) == 0 && (out[at] == '#' || out[at] == '.')) {
            out.replace(at, 1, out[at] == '#' ? "\\u0023" : "\\u002E");
            at += 5;
        } else if (out[at] == '\xf0') {
            out.replace(at, 4, "\\ud83D\\uDe00");
            at += 11;
        }
    }
    return out;
}

// With any white space and escapes.
std::string spelt(const Json& json, Random& dice)
{
    const auto space = [&] { return anyOf<5>({"", "", " ", "\n", "\r\n\t"}, dice); };
    std::string out(space());
    if (const auto* items = json.as<Json::Array>()) {
        for (const Json& item : *items)
            out.append(&item == items->data() ? "[" : ",").append(spelt(item, dice));
        out += items->empty() ? "[]" : "]";
    } else if (const auto* members = json.as<Json::Object>()) {
        for (const Json::Member& member : *members)
            out.append(&member == members->data() ? "{" : ",")
                .append(space())
                .append(speltText(member.first, dice))
                .append(space())
                .append(":")
                .append(spelt(member.second, dice));
        out += members->empty() ? "{}" : "}";
    } else if (const auto* text = json.as<std::string>()) {
        out += speltText(*text, dice);
    } else {
        out += json.compact();
    }
    return out.append(space());
}

// A list or an object, so that it has not ended before its last byte.
std::string anyDocument(Random& dice)
{
    return dice.below(2) == 0 ? "[" + spelt(anyJson(3, dice), dice) + "]"
                              : "{\"a\":" + spelt(anyJson(3, dice), dice) + "}";
}

bool isReadAs(const std::string& text, const Json& json)
{
    const auto read = parseJson(text);
    return read && *read == json;
}

bool isFirstByte(char c) { return (c & 0xc0) != 0x80; }

std::string placeOf(const std::string& text, std::size_t offset)
{
    int line = 1;
    int column = 1;
    for (std::size_t i = 0; i < offset; ++i) {
        const bool isNewLine = text[i] == '\n';
        line += isNewLine ? 1 : 0;
        column = isNewLine ? 1 : column + (isFirstByte(text[i]) ? 1 : 0);
    }
    return "line " + std::to_string(line) + ", column " + std::to_string(column);
}

// Whether a text is refused for this, in the words of shown(): the cause and what it names.
bool isRefused(const std::string& text, const std::string& where, const QString& what)
{
    const auto json = parseJson(text);
    if (!json && json.error().where == where && shown(json.error().what) == what)
        return true;
    qWarning().noquote() << shown(text) << "gives"
                         << (json ? shown(json->compact())
                                  : shown(json.error().where + ": ") + shown(json.error().what))
                         << "instead of" << shown(where + ": ") + what;
    return false;
}

constexpr std::array<std::string_view, 38> kPieces{"{",        "}",
                                                   "[",        "]",
                                                   ":",        ",",
                                                   "\"",       "\\",
                                                   "/",        "\\\"",
                                                   "\\u",      "\\n",
                                                   "nul",      "\n",
                                                   "\x01",     "\x7f",
                                                   "0",        "-",
                                                   "1",        ".",
                                                   "e",        "E",
                                                   "+",        "-0",
                                                   "1.5",      "1e308",
                                                   "1e309",    "2e-400",
                                                   "\xc3\xa4", "true",
                                                   "\\ud83d",  "\\ude00",
                                                   "a",        "key",
                                                   "\"a\": ",  "\"a\", ",
                                                   "[1, 2]",   "abcdefghijklmnopqrstuvwxyzabcdefgh"};

void damage(std::string& text, Random& dice)
{
    const std::size_t at = dice.below(static_cast<std::uint32_t>(text.size()) + 1);
    if (dice.below(2) == 0)
        text.insert(at, anyOf(kPieces, dice));
    else
        text.replace(at, std::min<std::size_t>(text.size() - at, 1 + dice.below(2)), anyOf(kPieces, dice));
}

// Whether the error names what stands in the text at its place.
bool isAtItsPlace(const Error& error, const std::string& text)
{
    if (error.what.source == "The file ends too early.")
        return error.where == placeOf(text, text.size());
    const auto* named = std::get_if<std::string>(&error.what.arguments.at(0));
    std::string word = *named;
    if (word.starts_with("U+"))
        word = static_cast<char>(std::stoi(word.substr(2), nullptr, 16));
    else if (word.ends_with("..."))
        word.resize(word.size() - 3);
    for (std::size_t at = text.find(word); at != std::string::npos; at = text.find(word, at + 1))
        if (placeOf(text, at) == error.where)
            return true;
    return false;
}

} // namespace

class JsonPromisesTest : public QObject {
    Q_OBJECT

private slots:
    void aValueIsReadInAnySpelling();
    void damagedTextsAreReadOrRefusedAtTheFault();
    void aTextThatIsCutEndsTooEarly();
    void controlCharactersAreRefusedWhereTheyStand();
    void bytesThatAreNotUtf8AreRefusedBeforeAllElse();
    void numbersAreTooLargeFromTheLargestDoubleOn();
};

void JsonPromisesTest::aValueIsReadInAnySpelling()
{
    Random dice(1);
    for (int i = 0; i < scaled(10'000); ++i) {
        const Json json = anyJson(4, dice);
        const std::string text = spelt(json, dice);
        QVERIFY2(isReadAs(text, json) && isReadAs(json.compact(), json), qPrintable(shown(text)));
    }
}

void JsonPromisesTest::damagedTextsAreReadOrRefusedAtTheFault()
{
    Random dice(2);
    int read = 0;
    const int count = scaled(20'000);
    for (int i = 0; i < count; ++i) {
        std::string text = anyDocument(dice);
        damage(text, dice);
        const auto json = parseJson(text);
        read += json ? 1 : 0;
        if (json)
            QVERIFY2(isReadAs(json->compact(), *json), qPrintable(shown(text)));
        else if (json.error().where.starts_with("line ") &&
                 json.error().what.source != "These bytes are not UTF-8 text.")
            QVERIFY2(isAtItsPlace(json.error(), text), qPrintable(shown(text) + shown(json.error().where)));
    }
    QVERIFY2(read > count / 20 && read < count / 2, qPrintable(QString::number(read)));
}

void JsonPromisesTest::aTextThatIsCutEndsTooEarly()
{
    Random dice(3);
    for (int i = 0; i < scaled(200); ++i) {
        const std::string text = anyDocument(dice);
        for (std::size_t length = 0; length < text.size(); ++length)
            if (isFirstByte(text[length]))
                QVERIFY(isRefused(text.substr(0, length), placeOf(text, length), "The file ends too early."));
    }
}

// A zero byte as well, which ends a text for nlohmann.
void JsonPromisesTest::controlCharactersAreRefusedWhereTheyStand()
{
    Random dice(4);
    for (int i = 0; i < scaled(100); ++i) {
        const std::string text = anyDocument(dice);
        for (std::size_t at = 0; at <= text.size(); ++at)
            for (const auto& [byte, name] : {std::pair('\0', "0000"), std::pair('\x1f', "001f")})
                if (std::string damaged = text; at == text.size() || isFirstByte(text[at])) {
                    damaged.insert(at, 1, byte);
                    QVERIFY(isRefused(damaged, placeOf(text, at),
                                      QString("This is not JSON: %1 has no place here. | U+%2").arg("%1", name)));
                }
    }
}

void JsonPromisesTest::bytesThatAreNotUtf8AreRefusedBeforeAllElse()
{
    Random dice(5);
    for (int i = 0; i < scaled(100); ++i) {
        std::string text = anyDocument(dice);
        if (dice.below(2) == 0)
            text.insert(0, "}\n"); // another fault
        for (std::size_t at = 0; at <= text.size(); ++at)
            if (std::string damaged = text; at == text.size() || isFirstByte(text[at])) {
                damaged.insert(at, anyOf<3>({"\xff", "\xc0\xaf", "\xed\xa0\x80"}, dice));
                QVERIFY(isRefused(damaged, placeOf(text, at), "These bytes are not UTF-8 text."));
            }
    }
}

// Half-way from the largest double to what would come next, 2^1024 - 2^970, with its point at every place.
void JsonPromisesTest::numbersAreTooLargeFromTheLargestDoubleOn()
{
    const std::string least =
        "1797693134862315807937289714053034150799341327100378269361737789804449682927647509466490179775872070963302864"
        "1669288791094655554785194040263065748867150582068190890200070838367627385484581771153176447573027006985557136"
        "6959622842914819860834936475292719074168444365510704342711559699508093042880177904174497792";
    const std::string below = least.substr(0, least.size() - 1) + '1';
    for (std::size_t point = 1; point < least.size(); ++point)
        for (const char* sign : {"", "-"}) {
            const auto moved = [&](const std::string& digits) {
                return sign + digits.substr(0, point) + '.' + digits.substr(point) + "e+" +
                       std::to_string(digits.size() - point);
            };
            const QString name = shown(moved(least).substr(0, 30));
            QVERIFY(isRefused(moved(least), "line 1, column 1", "The number %1 is too large. | " + name + "..."));
            QVERIFY2(isReadAs(moved(below), Json::Fraction{moved(below)}), qPrintable(name));
        }
    for (const char* text : {"1e309", "-1e309", "1e999999999999999999999", "1e+9223372036854775807", "0.001e312"})
        QVERIFY(isRefused(text, "line 1, column 1", "The number %1 is too large. | " + QString(text)));
    for (const char* text :
         {"1e-999999999999999999999", "0e999999999999999999999", "-0.0e+99999", "1e-9223372036854775808", "0.001e311"})
        QVERIFY2(isReadAs(text, Json::Fraction{text}), text);
}

CAVE_TEST_SUITE(JsonPromisesTest);
#include "json_promises_test.moc"
