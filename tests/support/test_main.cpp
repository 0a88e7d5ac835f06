// SPDX-License-Identifier: MIT
#include "tests/support/test_main.h"

#include <QTemporaryDir>
#include <QTest>
#ifdef QT_WIDGETS_LIB
#include <QApplication>
#else
#include <QCoreApplication>
#endif

#include <algorithm>
#include <cstdio>
#include <cstring>
#include <vector>

namespace cave {
namespace {

#ifdef QT_WIDGETS_LIB
using Application = QApplication;
#else
using Application = QCoreApplication;
#endif

std::vector<TestSuite>& testSuites()
{
    static std::vector<TestSuite> suites;
    return suites;
}

// Tests give the same for everybody: no window, no language but English, and no file of the user's own, whose folders
// are moved into `folder`.
void leaveTheUserOut(const QString& folder)
{
    for (const char* name : {"XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME", "XDG_RUNTIME_DIR"})
        qputenv(name, QString(folder + u'/' + QLatin1String(name)).toLocal8Bit());
    qputenv("LC_ALL", "C.UTF-8");
    qunsetenv("LANGUAGE");
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
}

int runSuites(QStringList arguments)
{
    const auto isWanted = [&](const TestSuite& suite) {
        return arguments.size() < 2 || arguments.at(1) == QLatin1String(suite.name);
    };
    std::vector<TestSuite>& suites = testSuites();
    std::ranges::sort(suites, [](const TestSuite& a, const TestSuite& b) { return std::strcmp(a.name, b.name) < 0; });
    std::vector<TestSuite> chosen;
    std::ranges::copy_if(suites, std::back_inserter(chosen), isWanted);
    if (chosen.empty())
        chosen = suites; // the arguments are for Qt Test alone
    else if (arguments.size() > 1)
        arguments.removeAt(1);

    // The handler of a second suite is the first one's successor, and what fails there calls the two for ever.
    arguments.append(QStringLiteral("-nocrashhandler"));
    int failures = 0;
    for (const TestSuite& suite : chosen)
        failures += QTest::qExec(suite.make().get(), arguments) == 0 ? 0 : 1;
    std::printf("Suites run: %zu, with failures: %d\n", chosen.size(), failures);
    return failures == 0 && !chosen.empty() ? 0 : 1;
}

} // namespace

bool addTestSuite(TestSuite suite)
{
    testSuites().push_back(suite);
    return true;
}

} // namespace cave

// Runs every suite of the program, or the one that the first argument names; further arguments go to Qt Test.
int main(int argc, char* argv[])
{
    // Without a terminal the debugger that Qt Test would start on a crash can hang for ever.
    qputenv("QTEST_DISABLE_STACK_DUMP", "1");
    const QTemporaryDir userFolders;
    if (!userFolders.isValid()) {
        std::fputs("no temporary folder can be made\n", stderr);
        return 1;
    }
    cave::leaveTheUserOut(userFolders.path());
    const cave::Application application(argc, argv);
    return cave::runSuites(application.arguments());
}
