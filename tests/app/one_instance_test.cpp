// SPDX-License-Identifier: MIT
#include "app/one_instance.h"
#include "tests/support/test_main.h"

#include <QDir>
#include <QLocalSocket>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>

using namespace cave;

namespace {

// As another program would, while this one's loop runs.
OneInstance::Answer handedOver(const OneInstance& later, const QStringList& words, const QString& folder)
{
    auto answer = OneInstance::Answer::NobodyThere;
    const std::unique_ptr<QThread> other(QThread::create([&] { answer = later.handOver(words, folder); }));
    other->start();
    while (!other->wait(1))
        QCoreApplication::processEvents();
    QCoreApplication::processEvents(); // the answer comes before what was asked for is done
    return answer;
}

// Tells whether it is called by who has asked.
class Asked : public OneInstance {
public:
    using OneInstance::OneInstance;
    bool isBySocket() const { return qobject_cast<QLocalSocket*>(sender()) != nullptr; }
};

} // namespace

class OneInstanceTest : public QObject {
    Q_OBJECT

private slots:
    void whoStartsLaterHandsOverWithWholePaths()
    {
        const QTemporaryDir data;
        OneInstance first(data.path());
        std::vector<Arguments> asked;
        connect(&first, &OneInstance::asked, this, [&](const Arguments& arguments) { asked.push_back(arguments); });
        const OneInstance later(data.path());
        QCOMPARE(handedOver(later, {"cavewright"}, "/home/me"), OneInstance::Answer::NobodyThere);
        first.listen();
        QCOMPARE(handedOver(later, {"cavewright"}, "/home/me"), OneInstance::Answer::Taken);
        QCOMPARE(handedOver(later, {"cavewright", "cave.cave.json"}, "/home/me"), OneInstance::Answer::Taken);
        QCOMPARE(handedOver(later, {"cavewright", "--play", "crypt", "--seed", "7"}, "/home/me"),
                 OneInstance::Answer::Taken);
        QCOMPARE(handedOver(later, {"cavewright", "--edit", "a.cave.json", "/tmp/b.cave.json"}, "/home/me"),
                 OneInstance::Answer::Taken);
        QCOMPARE(asked.size(), std::size_t{4});
        QCOMPARE(asked[0].open, Arguments::Open::Title);
        QCOMPARE(asked[1].open, Arguments::Open::Play);
        QCOMPARE(asked[1].target, QString("/home/me/cave.cave.json"));
        QCOMPARE(asked[2].target, QString("crypt"));
        QCOMPARE(asked[2].seed->number, std::uint64_t{7});
        QCOMPARE(asked[3].open, Arguments::Open::Edit);
        QCOMPARE(asked[3].target, QString("/home/me/a.cave.json"));
        QCOMPARE(asked[3].others, QStringList{"/tmp/b.cave.json"});
    }

    // What opens a file waits in dialogs.
    void whoAskedMayBeGoneBeforeItIsDone()
    {
        const QTemporaryDir data;
        Asked first(data.path());
        int asked = 0;
        bool isBySocket = false;
        connect(&first, &OneInstance::asked, this, [&] {
            ++asked;
            isBySocket = first.isBySocket();
        });
        first.listen();
        QCOMPARE(handedOver(OneInstance(data.path()), {"cavewright", "--edit", "a.tmx"}, "/"),
                 OneInstance::Answer::Taken);
        QCOMPARE(asked, 1);
        QVERIFY(!isBySocket);
    }

    void anotherDataFolderIsAnotherProgram()
    {
        const QTemporaryDir one;
        const QTemporaryDir two;
        OneInstance first(one.path());
        first.listen();
        QCOMPARE(handedOver(OneInstance(two.path()), {"cavewright"}, "/"), OneInstance::Answer::NobodyThere);
    }

    void aProgramThatHasEndedIsFollowedByTheNext()
    {
        const QTemporaryDir data;
        {
            OneInstance first(data.path());
            first.listen();
        }
        const OneInstance later(data.path());
        QCOMPARE(handedOver(later, {"cavewright"}, "/"), OneInstance::Answer::NobodyThere);
        OneInstance second(data.path());
        second.listen();
        QCOMPARE(handedOver(later, {"cavewright"}, "/"), OneInstance::Answer::Taken);
    }

    void whoDidNotWaitForABusyProgramIsNotServedByIt()
    {
        const QTemporaryDir data;
        OneInstance first(data.path());
        int asked = 0;
        connect(&first, &OneInstance::asked, this, [&] { ++asked; });
        first.listen();
        const OneInstance later(data.path()); // in this thread: the first one's loop does not run meanwhile
        QCOMPARE(later.handOver({"cavewright", "a.cave.json"}, "/", 1), OneInstance::Answer::Refused);
        QCOMPARE(handedOver(later, {"cavewright", "b.cave.json"}, "/"), OneInstance::Answer::Taken);
        QCOMPARE(asked, 1); // those who came before have been looked at
    }

    void ofTwoThatStartAtOnceTheFirstListens()
    {
        const QTemporaryDir data;
        OneInstance first(data.path());
        OneInstance second(data.path());
        int asked = 0;
        connect(&first, &OneInstance::asked, this, [&] { ++asked; });
        first.listen();
        second.listen();
        QCOMPARE(handedOver(OneInstance(data.path()), {"cavewright"}, "/"), OneInstance::Answer::Taken);
        QCOMPARE(asked, 1);
    }

    void whatCannotBeAskedForIsNotTaken()
    {
        const QTemporaryDir data;
        OneInstance first(data.path());
        int asked = 0;
        connect(&first, &OneInstance::asked, this, [&] { ++asked; });
        first.listen();
        QCOMPARE(handedOver(OneInstance(data.path()), {"cavewright", "--no-such"}, "/"), OneInstance::Answer::Refused);
        QCOMPARE(asked, 0);
    }
};

CAVE_TEST_SUITE(OneInstanceTest);
#include "one_instance_test.moc"
