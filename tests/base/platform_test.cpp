// SPDX-License-Identifier: MIT
// What everything that is kept safe rests on, on every system.
#include "core/base/descriptor.h"
#include "core/base/platform/platform.h"
#include "tests/support/test_main.h"

#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cerrno>
#include <fstream>
#include <memory>
#include <string>

using namespace cave;
namespace fs = std::filesystem;
using platform::Access;

class PlatformTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void onlyOneHoldsALock();
    void aLockOutlivesItsFirstNumber();
    void aStartedProgramHasNoLock();
    void aLockKeepsNobodyFromReading();
    void aNewFileIsMadeOnce();
    void whatIsHeldIsNotWhereALinkLeads();
    void whatIsAppendedComesAtTheEnd();
    void anOpenFileIsReplaced();
    void whatWasRemovedHasNoName();
    void aFileIsToldFromOthers();
    void kindsAreToldApart();

private:
    fs::path path(const char* name) const { return m_folder / name; }

    std::unique_ptr<QTemporaryDir> m_temporary;
    fs::path m_folder;
};

namespace {

Descriptor openedFile(const fs::path& file, Access access) { return Descriptor(platform::open(file, access)); }

void fillFile(const fs::path& file, std::string_view bytes) { std::ofstream(file, std::ios::binary) << bytes; }

std::string bytesOf(const fs::path& file)
{
    const Descriptor opened = openedFile(file, Access::Read);
    std::string bytes(100, '\0');
    bytes.resize(static_cast<std::size_t>(
        std::max<std::ptrdiff_t>(platform::read(opened.number(), bytes.data(), bytes.size()), 0)));
    return bytes;
}

} // namespace

void PlatformTest::init()
{
    m_temporary = std::make_unique<QTemporaryDir>();
    QVERIFY(m_temporary->isValid());
    m_folder = m_temporary->path().toStdString();
}

void PlatformTest::onlyOneHoldsALock()
{
    Descriptor first = openedFile(path("lock"), Access::Hold);
    const Descriptor second = openedFile(path("lock"), Access::Hold);
    QVERIFY(platform::tryLock(first.number()));
    QVERIFY(!platform::tryLock(second.number()));
    QCOMPARE(errno, EWOULDBLOCK);
    QVERIFY(first.close());
    QVERIFY(platform::tryLock(second.number()));
}

void PlatformTest::aLockOutlivesItsFirstNumber()
{
    Descriptor first = openedFile(path("lock"), Access::Hold);
    QVERIFY(platform::lock(first.number()));
    Descriptor twin(platform::duplicate(first.number()));
    QVERIFY(first.close());
    const Descriptor other = openedFile(path("lock"), Access::Hold);
    QVERIFY(!platform::tryLock(other.number()));
    QVERIFY(twin.close());
    QVERIFY(platform::tryLock(other.number()));
}

void PlatformTest::aStartedProgramHasNoLock()
{
    Descriptor first = openedFile(path("lock"), Access::Hold);
    QVERIFY(platform::lock(first.number()));
    Descriptor twin(platform::duplicate(first.number()));
    QVERIFY(twin.isOpen());
    QProcess program;
    program.start("cat", QStringList()); // which waits for what it is to copy
    QVERIFY(program.waitForStarted());
    QVERIFY(first.close() && twin.close());
    const Descriptor other = openedFile(path("lock"), Access::Hold);
    QVERIFY(platform::tryLock(other.number()));
    program.closeWriteChannel();
    QVERIFY(program.waitForFinished());
}

void PlatformTest::aLockKeepsNobodyFromReading()
{
    fillFile(path("held"), "what is there");
    const Descriptor held = openedFile(path("held"), Access::Hold);
    QVERIFY(platform::tryLock(held.number()));
    QCOMPARE(bytesOf(path("held")), "what is there");
}

void PlatformTest::aNewFileIsMadeOnce()
{
    QVERIFY(openedFile(path("new"), Access::Create).isOpen());
    QVERIFY(!openedFile(path("new"), Access::Create).isOpen());
    QCOMPARE(errno, EEXIST);
}

void PlatformTest::whatIsHeldIsNotWhereALinkLeads()
{
    fillFile(path("real"), "");
    fs::create_symlink("real", path("link"));
    fs::create_symlink("later", path("dangling"));
    for (const char* name : {"link", "dangling"}) {
        QVERIFY2(!openedFile(path(name), Access::Hold).isOpen(), name);
        QCOMPARE(errno, ELOOP);
    }
    QVERIFY(!fs::exists(path("later")));
}

void PlatformTest::whatIsAppendedComesAtTheEnd()
{
    fillFile(path("lines"), "one\r\n");
    const Descriptor lines = openedFile(path("lines"), Access::Append);
    fillFile(path("lines"), "another\n");
    QCOMPARE(writeAll(lines.number(), "two\n"), 0);
    QVERIFY(platform::syncBytes(lines.number()));
    QCOMPARE(bytesOf(path("lines")), "another\ntwo\n");
}

void PlatformTest::anOpenFileIsReplaced()
{
    fillFile(path("old"), "old");
    fillFile(path("new"), "new");
    const Descriptor old = openedFile(path("old"), Access::Append);
    const Descriptor other = openedFile(path("new"), Access::Read);
    QVERIFY(platform::moveOver(path("new"), path("old")));
    QCOMPARE(bytesOf(path("old")), "new");
    QVERIFY(!fs::exists(path("new")));
    QCOMPARE(platform::statusOf(old.number())->names, std::uint64_t{0});
    QCOMPARE(platform::statusOf(other.number())->names, std::uint64_t{1});
}

void PlatformTest::whatWasRemovedHasNoName()
{
    const Descriptor file = openedFile(path("file"), Access::Create);
    QCOMPARE(platform::statusOf(file.number())->names, std::uint64_t{1});
    QVERIFY(platform::remove(path("file")));
    QCOMPARE(platform::statusOf(file.number())->names, std::uint64_t{0});
    QVERIFY(!platform::statusOf(path("file")));
    QCOMPARE(errno, ENOENT);
}

void PlatformTest::aFileIsToldFromOthers()
{
    fillFile(path("one"), "1");
    fillFile(path("two"), "22");
    const Descriptor one = openedFile(path("one"), Access::Read);
    const auto held = platform::statusOf(one.number());
    const auto same = platform::statusOf(path("one"));
    const auto other = platform::statusOf(path("two"));
    QVERIFY(held && same && other);
    QCOMPARE(held->number, same->number);
    QCOMPARE(held->device, same->device);
    QVERIFY(held->number != other->number);
    QCOMPARE(other->size, std::uint64_t{2});
}

void PlatformTest::kindsAreToldApart()
{
    fillFile(path("file"), "");
    QVERIFY(platform::statusOf(path("file"))->kind == platform::FileKind::Regular);
    QVERIFY(platform::statusOf(m_folder)->kind == platform::FileKind::Folder);
    const Descriptor folder = openedFile(m_folder, Access::Read);
    QVERIFY(platform::statusOf(folder.number())->kind == platform::FileKind::Folder);
}

CAVE_TEST_SUITE(PlatformTest);
#include "platform_test.moc"
