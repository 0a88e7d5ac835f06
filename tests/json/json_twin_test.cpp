// SPDX-License-Identifier: MIT
// The slow twin of parseJson() is nlohmann's parser: both must read and refuse the same texts, at the same byte.
#include "core/base/random.h"
#include "core/json/json.h"
#include "core/json/json_lexer.h"
#include "tests/support/scale.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

using namespace cave;

namespace {

using Events = std::vector<std::string>; // what stands in a document, in its order

void addEvents(Events& events, const Json& json)
{
    if (const auto* array = json.as<Json::Array>()) {
        events.emplace_back("[");
        for (const Json& item : *array)
            addEvents(events, item);
        events.emplace_back("]");
    } else if (const auto* object = json.as<Json::Object>()) {
        events.emplace_back("{");
        for (const auto& [key, value] : *object) {
            events.push_back("key " + key);
            addEvents(events, value);
        }
        events.emplace_back("}");
    } else if (const auto* text = json.as<std::string>()) {
        events.push_back("text " + *text);
    } else {
        events.push_back(json.compact());
    }
}

class Twin : public nlohmann::json_sax<nlohmann::json> {
public:
    explicit Twin(std::string_view text) : isGood(nlohmann::json::sax_parse(text.begin(), text.end(), this)) {}

    bool null() override { return add("null"); }
    bool boolean(bool value) override { return add(value ? "true" : "false"); }
    bool number_integer(number_integer_t value) override { return add(std::to_string(value)); }
    bool number_unsigned(number_unsigned_t value) override { return add(std::to_string(value)); }
    bool number_float(number_float_t, const string_t& text) override { return add(text); }
    bool string(string_t& value) override { return add("text " + value); }
    bool binary(binary_t&) override { return false; }
    bool start_object(std::size_t) override { return add("{"); }
    bool key(string_t& name) override { return add("key " + name); }
    bool end_object() override { return add("}"); }
    bool start_array(std::size_t) override { return add("["); }
    bool end_array() override { return add("]"); }
    bool parse_error(std::size_t at, const std::string&, const nlohmann::detail::exception& problem) override
    {
        position = at;
        isNumberTooLarge = problem.id == 406;
        return false;
    }

    Events events;
    std::size_t position = 0; // bytes read when it gave up
    bool isNumberTooLarge = false;
    bool isGood; // the last, as its making fills the others

private:
    bool add(std::string event)
    {
        events.push_back(std::move(event));
        return true;
    }
};

// The line and column of the last byte read, or of the word that it belongs to.
std::string placeOf(const std::string& text, std::size_t position)
{
    const std::string wordBytes = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ+-.";
    const auto isOfWord = [&](char c) { return wordBytes.find(c) != std::string::npos || (c & 0x80) != 0; };
    std::size_t begin = text.size();
    if (position <= text.size())
        for (begin = position - 1; begin > 0 && isOfWord(text[begin]) && isOfWord(text[begin - 1]);)
            --begin;
    int line = 1;
    int column = 1;
    for (std::size_t i = 0; i < begin; ++i) {
        const bool isNewLine = text[i] == '\n';
        line += isNewLine ? 1 : 0;
        column = isNewLine ? 1 : column + ((text[i] & 0xc0) == 0x80 ? 0 : 1);
    }
    return "line " + std::to_string(line) + ", column " + std::to_string(column);
}

// What differs between the two, or nothing.
QString difference(const std::string& text)
{
    const auto json = parseJson(text);
    const Twin twin(text);
    if (json) {
        Events events;
        addEvents(events, *json);
        return !twin.isGood ? "only ours reads it" : events != twin.events ? "they read different things" : "";
    }
    const std::string& cause = json.error().what.source;
    if (!json.error().where.starts_with("line ") || cause == "These bytes are not UTF-8 text.")
        return {}; // refused before it is parsed, or for what it says
    if (twin.isGood)
        return "only ours refuses it";
    const std::string expected = placeOf(text, twin.position);
    if (json.error().where != expected)
        return "refused at " + shown(json.error().where) + ", expected at " + shown(expected);
    if ((cause == "The file ends too early.") != (twin.position > text.size()) ||
        (cause == "The number %1 is too large.") != twin.isNumberTooLarge)
        return "refused because of: " + shown(json.error().what);
    return {};
}

constexpr std::array<std::string_view, 49> kPieces{"{",
                                                   "}",
                                                   "[",
                                                   "]",
                                                   ":",
                                                   ",",
                                                   "\"",
                                                   "\\",
                                                   "/",
                                                   "\\\"",
                                                   "\\\\",
                                                   "\\n",
                                                   "\\u00e4",
                                                   "\\u",
                                                   "\\ud83d",
                                                   "\\ude00",
                                                   "\\uD83D\\uDE00",
                                                   "true",
                                                   "false",
                                                   "null",
                                                   "nul",
                                                   " ",
                                                   "\n",
                                                   "\t",
                                                   "\r",
                                                   "\x01",
                                                   "\x7f",
                                                   "0",
                                                   "-",
                                                   "1",
                                                   "9",
                                                   ".",
                                                   "e",
                                                   "E",
                                                   "+",
                                                   "-0",
                                                   "1.5",
                                                   "1e308",
                                                   "1e309",
                                                   "2e-400",
                                                   "18446744073709551616",
                                                   "\xc3\xa4",
                                                   "\xf0\x9f\x98\x80",
                                                   "a",
                                                   "key",
                                                   "\"a\": ",
                                                   "\"a\", ",
                                                   "[1, 2]",
                                                   "abcdefghijklmnopqrstuvwxyz"};

std::string_view anyPiece(Random& dice) { return kPieces[dice.below(kPieces.size())]; }

std::string textOf(int length, Random& dice);

std::string valueOf(int depth, Random& dice)
{
    switch (dice.below(depth > 0 ? 8 : 5)) {
    case 0: return dice.below(2) == 0 ? "null" : "true";
    case 1: return std::to_string(dice.below(1000)) + (dice.below(2) == 0 ? "" : ".25e-3");
    case 2: return "-" + std::to_string(dice.below(1000));
    case 3:
    case 4: return textOf(static_cast<int>(dice.below(30)), dice);
    default: break;
    }
    const bool isObject = dice.below(2) == 0;
    std::string out = isObject ? "{" : "[";
    const std::uint32_t count = dice.below(4);
    for (std::uint32_t i = 0; i < count; ++i) {
        out += i > 0 ? ",\n " : "";
        if (isObject)
            out += '"' + std::to_string(i) + "\" : ";
        out += valueOf(depth - 1, dice);
    }
    return out + (isObject ? "}" : " ]");
}

std::string textOf(int length, Random& dice)
{
    constexpr std::array<std::string_view, 8> kParts{"#",       ".",    "\xc3\xa4", "\\n",
                                                     "\\u00e4", "\x7f", "\\\"",     "\\uD83D\\uDE00"};
    std::string out = "\"";
    for (int i = 0; i < length; ++i)
        out += kParts[dice.below(8) < 6 ? dice.below(2) : dice.below(kParts.size())];
    return out + '"';
}

void damage(std::string& text, Random& dice)
{
    const std::size_t at = dice.below(static_cast<std::uint32_t>(text.size()) + 1);
    switch (dice.below(4)) {
    case 0: text.insert(at, anyPiece(dice)); break;
    case 1: text.erase(at, dice.below(3)); break;
    case 2: text.replace(at, std::min<std::size_t>(text.size() - at, 1), anyPiece(dice)); break;
    default: text.resize(at); break;
    }
}

} // namespace

class JsonTwinTest : public QObject {
    Q_OBJECT

private slots:
    void damagedTextsAreReadAndRefusedAlike();
    void heapsOfPiecesAreReadAndRefusedAlike();
    void numbersAreTooLargeAlike();
    void plainBytesAreFoundAtAnyPlace();
};

void JsonTwinTest::damagedTextsAreReadAndRefusedAlike()
{
    Random dice(1);
    int good = 0;
    const int count = 20'000 * testScale();
    for (int i = 0; i < count; ++i) {
        std::string text = valueOf(4, dice);
        for (std::uint32_t damages = dice.below(3); damages > 0; --damages)
            damage(text, dice);
        const QString problem = difference(text);
        QVERIFY2(problem.isEmpty(), qPrintable(shown(text) + ": " + problem));
        good += parseJson(text) ? 1 : 0;
    }
    QVERIFY2(good > count / 4 && good < count * 3 / 4, qPrintable(QString::number(good)));
}

void JsonTwinTest::heapsOfPiecesAreReadAndRefusedAlike()
{
    Random dice(2);
    for (int i = 0; i < 20'000 * testScale(); ++i) {
        std::string text = dice.below(2) == 0 ? "[" : "";
        for (std::uint32_t pieces = dice.below(8); pieces > 0; --pieces)
            text += anyPiece(dice);
        const QString problem = difference(text);
        QVERIFY2(problem.isEmpty(), qPrintable(shown(text) + ": " + problem));
    }
}

// Around the largest double, with the point and the power at every place.
void JsonTwinTest::numbersAreTooLargeAlike()
{
    const std::string half =
        "1797693134862315807937289714053034150799341327100378269361737789804449682927647509466490179775872070963302864"
        "1669288791094655554785194040263065748867150582068190890200070838367627385484581771153176447573027006985557136"
        "6959622842914819860834936475292719074168444365510704342711559699508093042880177904174497792";
    for (const std::string& digits : {half, half.substr(0, 308) + '1', half.substr(0, 308) + '3', half + "0001",
                                      half.substr(0, 17), half.substr(0, 16) + '9', std::string("1"), std::string("99"),
                                      std::string("0"), std::string("00017977"), "00" + half})
        for (int power = 290; power < 330; ++power)
            for (std::size_t point = 1; point <= digits.size(); point += point < 5 ? 1 : 43) {
                const std::string whole = digits.starts_with("00") ? "0" : digits.substr(0, point);
                const std::string part = digits.substr(digits.starts_with("00") ? 1 : point);
                std::string number = whole;
                if (!part.empty())
                    number.append(1, '.').append(part);
                for (const int e :
                     {power - static_cast<int>(whole.size()), power + 1 - static_cast<int>(whole.size()), power})
                    for (const char* sign : {"", "-"}) {
                        const std::string text = sign + number + 'e' + std::to_string(e);
                        QVERIFY2(difference(text).isEmpty(), qPrintable(shown(text) + ": " + difference(text)));
                    }
                QVERIFY2(difference(number).isEmpty(), qPrintable(shown(number) + ": " + difference(number)));
            }
    for (const char* text :
         {"1e999999999999999999999", "1e-999999999999999999999", "0e999999999999999999999", "-0.0e+99999",
          "1e+9223372036854775807", "1e-9223372036854775808", "0.001e312", "0.001e311"})
        QVERIFY2(difference(text).isEmpty(), text);
}

void JsonTwinTest::plainBytesAreFoundAtAnyPlace()
{
    for (std::size_t place = 0; place < 24; ++place)
        for (int byte = 0; byte < 256; ++byte) {
            std::string text(30, '#');
            text[place] = static_cast<char>(byte);
            const bool isPlain = byte >= 0x20 && byte != 0x7f && byte != '"' && byte != '\\';
            QCOMPARE(plainLength(text), isPlain ? text.size() : place);
            QCOMPARE(plainLength(std::string_view(text).substr(0, place + 1)), isPlain ? place + 1 : place);
        }
    QCOMPARE(plainLength(""), std::size_t{0});
}

CAVE_TEST_SUITE(JsonTwinTest);
#include "json_twin_test.moc"
