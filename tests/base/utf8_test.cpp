// SPDX-License-Identifier: MIT
#include "core/base/utf8.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

class Utf8Test : public QObject {
    Q_OBJECT

private slots:
    void everyCharacterIsReadBack();
    void whatIsNotUtf8IsFoundAtItsFirstByte_data();
    void whatIsNotUtf8IsFoundAtItsFirstByte();
    void whatIsNotUtf8IsFoundAtAnyPlace();
    void shorteningCutsBetweenCharacters();
    void controlsAreShownByTheirNumbers();
};

void Utf8Test::everyCharacterIsReadBack()
{
    for (char32_t c = 0; c <= 0x10ffff; ++c) {
        const std::string text = utf8Of(c);
        std::size_t at = 0;
        const auto read = nextCharacter(text, at);
        const bool isSurrogate = c >= 0xd800 && c < 0xe000;
        if (read != (isSurrogate ? std::nullopt : std::optional(c)) || at != (isSurrogate ? 0 : text.size()))
            QFAIL(qPrintable(QString::number(c, 16)));
    }
}

void Utf8Test::whatIsNotUtf8IsFoundAtItsFirstByte_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("valid");
    QTest::newRow("plain") << QByteArray("abc") << 3;
    QTest::newRow("empty") << QByteArray() << 0;
    QTest::newRow("lone continuation") << QByteArray("ab\x80") << 2;
    QTest::newRow("cut at the end") << QByteArray("a\xe2\x88") << 1;
    QTest::newRow("overlong slash") << QByteArray("\xc0\xaf") << 0;
    QTest::newRow("overlong in three") << QByteArray("a\xe0\x80\xaf") << 1;
    QTest::newRow("surrogate") << QByteArray("a\xed\xa0\x80") << 1;
    QTest::newRow("above the last") << QByteArray("\xf4\x90\x80\x80") << 0;
    QTest::newRow("never a byte") << QByteArray("abc\xff") << 3;
    QTest::newRow("new start inside") << QByteArray("\xe2\x88\xe2\x88\xa9") << 0;
}

void Utf8Test::whatIsNotUtf8IsFoundAtItsFirstByte()
{
    QFETCH(QByteArray, bytes);
    QFETCH(int, valid);
    QCOMPARE(validUtf8Length(bytes.toStdString()), static_cast<std::size_t>(valid));
}

void Utf8Test::whatIsNotUtf8IsFoundAtAnyPlace()
{
    for (std::size_t place = 0; place < 24; ++place) {
        std::string text(30, 'a');
        text.replace(place, 2, "\xc3\xa4");
        QCOMPARE(validUtf8Length(text), text.size());
        QCOMPARE(validUtf8Length(std::string_view(text).substr(0, place + 1)), place);
        text[place] = '\xff';
        QCOMPARE(validUtf8Length(text), place);
    }
}

void Utf8Test::shorteningCutsBetweenCharacters()
{
    QCOMPARE(shown(shortened("abc", 3)), QString("abc"));
    QCOMPARE(shown(shortened("abcd", 3)), QString("abc..."));
    QCOMPARE(shown(shortened("\xe2\x89\x88\xe2\x89\x88", 1)), QString::fromUtf8("\xe2\x89\x88..."));
    QCOMPARE(shown(shortened("", 3)), QString());
}

void Utf8Test::controlsAreShownByTheirNumbers()
{
    QCOMPARE(shown(withControlsShown("a\x1b[31m\n\x7f")), QString("a\\u{1b}[31m\\u{a}\\u{7f}"));
    QCOMPARE(shown(withControlsShown("\xc2\x9b\xe2\x80\xae\xe2\x80\xa8\xd8\x9c\xe2\x81\xa9")),
             QString("\\u{9b}\\u{202e}\\u{2028}\\u{61c}\\u{2069}"));
    QCOMPARE(shown(withControlsShown("\x9b"
                                     "1\xff")),
             QString("\\x{9b}1\\x{ff}"));
    const std::string plain = "H\xc3\xb6hle \\u{1b} \xe2\x89\x88 ~";
    QCOMPARE(shown(withControlsShown(plain)), shown(plain));
    QCOMPARE(shown(withControlsShown("a\nb\t", "\n")), QString("a\nb\\u{9}"));
    QVERIFY(hasControl("a\xe2\x80\x8f") && hasControl("\xff") && !hasControl(plain));
}

CAVE_TEST_SUITE(Utf8Test);
#include "utf8_test.moc"
