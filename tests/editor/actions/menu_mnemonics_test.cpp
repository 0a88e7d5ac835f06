// SPDX-License-Identifier: MIT
#include "editor/actions/key_map.h"
#include "tests/support/test_main.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QTest>
#include <QTranslator>

#include <map>

using namespace cave;

class MenuMnemonicsTest : public QObject {
    Q_OBJECT

private slots:
    void noTwoEntriesOfAMenuShareAMnemonic_data();
    void noTwoEntriesOfAMenuShareAMnemonic();
};

void MenuMnemonicsTest::noTwoEntriesOfAMenuShareAMnemonic_data()
{
    QTest::addColumn<QString>("language");
    for (const char* language : {"en", "de", "es"})
        QTest::newRow(language) << QString(language);
}

void MenuMnemonicsTest::noTwoEntriesOfAMenuShareAMnemonic()
{
    static const QRegularExpression kMnemonic(QStringLiteral("&(\\w)"), QRegularExpression::UseUnicodePropertiesOption);
    QFETCH(const QString, language);
    QTranslator translator;
    QVERIFY(translator.load(QStringLiteral(":/i18n/cavewright_%1.qm").arg(language)));
    QCoreApplication::installTranslator(&translator);
    std::map<std::pair<EditorMenu, QString>, QString> holders;
    QStringList clashes;
    for (const ActionRow& row : actionTable()) {
        const QString name = actionText(row.name);
        const auto mnemonic = kMnemonic.match(name);
        if (!mnemonic.hasMatch())
            continue;
        const auto [holder, isNew] = holders.try_emplace({row.menu, mnemonic.captured(1).toLower()}, name);
        if (!isNew)
            clashes << holder->second + QStringLiteral(" / ") + name;
    }
    QCoreApplication::removeTranslator(&translator);
    QVERIFY(!holders.empty());
    QVERIFY2(clashes.isEmpty(), qPrintable(clashes.join(u'\n')));
}

CAVE_TEST_SUITE(MenuMnemonicsTest);
#include "menu_mnemonics_test.moc"
