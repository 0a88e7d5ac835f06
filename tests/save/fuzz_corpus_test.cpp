// SPDX-License-Identifier: MIT
// The seeds of the fuzzers, and what these have found, stay tried by every build.
#include "core/base/files.h"
#include "tests/support/paths.h"
#include "tests/support/survival.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <filesystem>

using namespace cave;

class FuzzCorpusTest : public QObject {
    Q_OBJECT

private slots:
    void whatAReaderTakesSurvives_data()
    {
        QTest::addColumn<int>("reader");
        QTest::addColumn<QString>("file");
        const std::filesystem::path corpus = dataPath("../fuzz/corpus");
        for (std::size_t i = 0; const FuzzedReader& reader : fuzzedReaders()) {
            for (const auto& entry : std::filesystem::directory_iterator(corpus / reader.name)) {
                const std::string name = std::string(reader.name) + '/' + entry.path().filename().string();
                QTest::newRow(name.c_str()) << static_cast<int>(i) << QString::fromStdString(entry.path().string());
            }
            ++i;
        }
    }

    void whatAReaderTakesSurvives()
    {
        QFETCH(const int, reader);
        QFETCH(const QString, file);
        const auto bytes = readFile(file.toStdString(), 1 << 20);
        QVERIFY(bytes);
        const std::string problem = fuzzedReaders()[static_cast<std::size_t>(reader)].tryOut(*bytes);
        QVERIFY2(problem.empty(), problem.c_str());
    }
};

CAVE_TEST_SUITE(FuzzCorpusTest);
#include "fuzz_corpus_test.moc"
