// SPDX-License-Identifier: MIT
#include "core/base/files.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTemporaryDir>
#include <QTest>

#include <cerrno>
#include <csignal>
#include <fstream>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace cave;
namespace fs = std::filesystem;

class FilesTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void whatIsWrittenIsReadBack();
    void anOldFileIsReplacedAndNothingStaysBehind();
    void aFileLargerThanAllowedIsRefused();
    void whatIsMissingIsNamed();
    void whatTheLibrarySaysIsToldAsErrnoIs();
    void aFolderIsNoFile();
    void aDeviceIsNotReplaced();
    void pipesAndDevicesAreRefusedWithoutWaiting();
    void anOpenPipeCanBeRead();
    void aLinkStaysALink();
    void aLinkToNothingMakesItsTarget();
    void linksInACircleAreRefused();
    void permissionsAreKept();
    void aProtectedFileStaysAsItIs();
    void aFolderThatMayNotBeWrittenLeavesTheOldFile();
    void aFullDiskLeavesTheOldFile();

private:
    fs::path path(const char* name) const { return m_folder / name; }
    std::string contentOf(const fs::path& file) const { return readFile(file, 1 << 20).value_or("(unreadable)"); }
    int filesInFolder() const { return static_cast<int>(std::distance(fs::directory_iterator(m_folder), {})); }

    std::unique_ptr<QTemporaryDir> m_temporary;
    fs::path m_folder;
};

namespace {

void put(const fs::path& file, std::string_view bytes) { std::ofstream(file, std::ios::binary) << bytes; }

} // namespace

void FilesTest::init()
{
    m_temporary = std::make_unique<QTemporaryDir>();
    QVERIFY(m_temporary->isValid());
    m_folder = m_temporary->path().toStdString();
}

void FilesTest::whatIsWrittenIsReadBack()
{
    for (const std::size_t size : {std::size_t{0}, std::size_t{1}, std::size_t{65536}, std::size_t{200'001}}) {
        std::string bytes(size, 'x');
        if (size > 1)
            bytes[size / 2] = '\0';
        QVERIFY(writeFileAtomically(path("a"), bytes).has_value());
        const auto read = readFile(path("a"), size);
        QVERIFY(read.has_value());
        QVERIFY(*read == bytes);
    }
}

void FilesTest::anOldFileIsReplacedAndNothingStaysBehind()
{
    for (const auto& write : {writeFileAtomically, writeFileUnsynced}) {
        put(path("a"), "a long old text");
        QVERIFY(write(path("a"), "new").has_value());
        QCOMPARE(shown(contentOf(path("a"))), QString("new"));
        QCOMPARE(filesInFolder(), 1);
    }
}

void FilesTest::aFileLargerThanAllowedIsRefused()
{
    put(path("a"), "12345");
    const auto read = readFile(path("a"), 4);
    QVERIFY(!read);
    QCOMPARE(shown(read.error().where), shown(path("a").string()));
    QCOMPARE(shown(read.error().what), QString("The file is larger than %1 bytes. | 4"));
    QVERIFY(!readFile("/dev/zero", 100'000)); // has no size and no end
}

void FilesTest::whatIsMissingIsNamed()
{
    const QString missing = "There is no such file or folder.";
    QCOMPARE(shown(readFile(path("no"), 9).error().what), missing);
    QCOMPARE(shown(readFile(path("no"), 9).error().where), shown(path("no").string()));
    QCOMPARE(shown(writeFileAtomically(path("no/a"), "x").error().what), missing);
    put(path("file"), "");
    QCOMPARE(shown(writeFileAtomically(path("file/a"), "x").error().what), missing);
}

void FilesTest::whatTheLibrarySaysIsToldAsErrnoIs()
{
    const auto told = [](const std::error_code& cause) { return shown(systemError("it", cause).what); };
    const QString full = "The disk is full. Free some space or choose another folder.";
    QCOMPARE(told({ENOENT, std::system_category()}), QString("There is no such file or folder."));
    QCOMPARE(told(std::make_error_code(std::errc::no_space_on_device)), full);
    QCOMPARE(told({EDQUOT, std::system_category()}), full); // which std::errc has no name for
}

void FilesTest::aFolderIsNoFile()
{
    const QString folder = "This is a folder, not a file.";
    QCOMPARE(shown(readFile(m_folder, 9).error().what), folder);
    QCOMPARE(shown(writeFileAtomically(m_folder, "x").error().what), folder);
    QCOMPARE(filesInFolder(), 0);
}

void FilesTest::aDeviceIsNotReplaced()
{
    QCOMPARE(::mkfifo(path("pipe").c_str(), 0600), 0);
    QVERIFY(!writeFileAtomically(path("pipe"), "x"));
    QVERIFY(fs::is_fifo(path("pipe")));
}

void FilesTest::pipesAndDevicesAreRefusedWithoutWaiting()
{
    const QString refusal("This is a device or a pipe, not a file that can be read.");
    QCOMPARE(::mkfifo(path("pipe").c_str(), 0600), 0); // which nobody ever writes to
    for (const fs::path& file : {path("pipe"), fs::path("/dev/zero"), fs::path("/dev/null")}) {
        QCOMPARE(shown(readFile(file, 100'000).error().what), refusal);
        QCOMPARE(shown(readBeginning(file, 10).error().what), refusal);
        QCOMPARE(shown(whyUnreadable(file)->what), refusal);
    }
    put(path("plain"), "abcdef");
    QVERIFY(!whyUnreadable(path("plain")) && !whyUnreadable(path("none")));
    QCOMPARE(shown(*readBeginning(path("plain"), 4)), QString("abcd"));
    QCOMPARE(shown(*readBeginning(path("plain"), 9)), QString("abcdef"));
}

void FilesTest::anOpenPipeCanBeRead()
{
    int ends[2];
    QCOMPARE(::pipe(ends), 0);
    QCOMPARE(::write(ends[1], "abc", 3), ssize_t{3});
    ::close(ends[1]);
    const auto read = readToEnd(ends[0], "it", 10);
    ::close(ends[0]);
    QVERIFY(read.has_value());
    QCOMPARE(shown(*read), QString("abc"));
}

void FilesTest::aLinkStaysALink()
{
    fs::create_directory(path("sub"));
    put(path("sub/real"), "old");
    fs::create_symlink("sub/real", path("link"));
    fs::create_symlink(path("link"), path("linklink"));
    QVERIFY(writeFileAtomically(path("linklink"), "new").has_value());
    QVERIFY(fs::is_symlink(path("link")) && fs::is_symlink(path("linklink")));
    QCOMPARE(shown(contentOf(path("sub/real"))), QString("new"));
}

void FilesTest::aLinkToNothingMakesItsTarget()
{
    fs::create_symlink("later", path("link"));
    QVERIFY(writeFileAtomically(path("link"), "new").has_value());
    QVERIFY(fs::is_symlink(path("link")));
    QCOMPARE(shown(contentOf(path("later"))), QString("new"));
}

void FilesTest::linksInACircleAreRefused()
{
    fs::create_symlink("b", path("a"));
    fs::create_symlink("a", path("b"));
    QCOMPARE(shown(writeFileAtomically(path("a"), "x").error().what), QString("This link leads back to itself."));
}

void FilesTest::permissionsAreKept()
{
    put(path("a"), "old");
    QCOMPARE(::chmod(path("a").c_str(), 0640), 0);
    QVERIFY(writeFileAtomically(path("a"), "new").has_value());
    struct stat status{};
    QCOMPARE(::stat(path("a").c_str(), &status), 0);
    QCOMPARE(static_cast<int>(status.st_mode & 07777), 0640);
}

void FilesTest::aProtectedFileStaysAsItIs()
{
    if (::geteuid() == 0)
        QSKIP("root may write everything");
    put(path("a"), "old");
    QCOMPARE(::chmod(path("a").c_str(), 0444), 0);
    QVERIFY(!writeFileAtomically(path("a"), "new"));
    QCOMPARE(shown(contentOf(path("a"))), QString("old"));
}

void FilesTest::aFolderThatMayNotBeWrittenLeavesTheOldFile()
{
    if (::geteuid() == 0)
        QSKIP("root may write everything");
    put(path("a"), "old");
    fs::permissions(m_folder, fs::perms::owner_read | fs::perms::owner_exec);
    const auto written = writeFileAtomically(path("a"), "new");
    fs::permissions(m_folder, fs::perms::owner_all);
    QVERIFY(!written);
    QCOMPARE(shown(written.error().what), QString("You are not allowed to use this file or folder."));
    QCOMPARE(shown(contentOf(path("a"))), QString("old"));
}

// A limit on the size of files stops a write in its middle, as a full disk does.
void FilesTest::aFullDiskLeavesTheOldFile()
{
    put(path("a"), "old");
    rlimit before{};
    QCOMPARE(::getrlimit(RLIMIT_FSIZE, &before), 0);
    const rlimit small{1000, before.rlim_max};
    const auto oldHandler = std::signal(SIGXFSZ, SIG_IGN);
    QCOMPARE(::setrlimit(RLIMIT_FSIZE, &small), 0);
    const auto written = writeFileAtomically(path("a"), std::string(5000, 'x'));
    ::setrlimit(RLIMIT_FSIZE, &before);
    std::signal(SIGXFSZ, oldHandler);
    QVERIFY(!written);
    QCOMPARE(shown(contentOf(path("a"))), QString("old"));
    QCOMPARE(filesInFolder(), 1);
}

CAVE_TEST_SUITE(FilesTest);
#include "files_test.moc"
