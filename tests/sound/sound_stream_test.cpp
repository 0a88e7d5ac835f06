// SPDX-License-Identifier: MIT
// When a device for sound is opened, let go, and opened anew after it was lost. The device is a make-believe one.
#include "app/sound/sound_stream.h"
#include "tests/support/test_main.h"

#include <QCoreApplication>
#include <QTest>

#include <algorithm>

using namespace cave;

namespace {

struct Device {
    bool isThere = true;
    bool isRunning = false;
    int openings = 0;
    int open = 0; // outlets now
};

class Outlet : public SoundStream::Outlet {
public:
    explicit Outlet(Device& device) : m_device(device)
    {
        m_device.isRunning = true;
        ++m_device.openings;
        ++m_device.open;
    }
    ~Outlet() override { --m_device.open; }
    Outlet(const Outlet&) = delete;
    Outlet& operator=(const Outlet&) = delete;

    bool isRunning() const override { return m_device.isRunning; }

private:
    Device& m_device;
};

SoundStream::MakeOutlet outletsOf(Device& device)
{
    return [&device](QIODevice&) -> std::unique_ptr<SoundStream::Outlet> {
        return device.isThere ? std::make_unique<Outlet>(device) : nullptr;
    };
}

void play(SoundStream& stream)
{
    stream.change([](Mixer& mixer) { mixer.play("whiff", {}); });
    QCoreApplication::processEvents();
}

bool isSilent(SoundStream& stream)
{
    bool silent = false;
    stream.change([&silent](Mixer& mixer) { silent = mixer.isSilent(); });
    return silent;
}

// As a device takes it. Whether anything was heard.
bool take(SoundStream& stream, int seconds)
{
    bool isHeard = false;
    for (int i = 0; i < seconds; ++i) {
        const QByteArray bytes = stream.read(qint64{kSampleRate} * kFrameBytes);
        isHeard = isHeard || std::ranges::any_of(bytes, [](char byte) { return byte != 0; });
    }
    return isHeard;
}

} // namespace

class SoundStreamTest : public QObject {
    Q_OBJECT

private slots:
    void theDeviceIsOpenedForTheFirstSound();
    void theDeviceIsLetGoAfterAWhileOfSilence();
    void aSoundThatComesWhileItIsLetGoKeepsTheDevice();
    void aDeviceThatWasLostIsOpenedAnew();
    void aDeviceThatTakesNothingIsLostAsWell();
    void whatIsPlayedWithoutADeviceIsNotHeardLater();
};

void SoundStreamTest::theDeviceIsOpenedForTheFirstSound()
{
    Device device;
    SoundStream stream(outletsOf(device));
    stream.change([](Mixer& mixer) { mixer.setVolume(SoundGroup::Effects, 50); });
    QCoreApplication::processEvents();
    QCOMPARE(device.openings, 0);
    play(stream);
    QCOMPARE(device.openings, 1);
    QVERIFY(take(stream, 1));
    play(stream);
    QCOMPARE(device.openings, 1);
}

void SoundStreamTest::theDeviceIsLetGoAfterAWhileOfSilence()
{
    Device device;
    SoundStream stream(outletsOf(device));
    play(stream);
    take(stream, SoundStream::kRest);
    QCoreApplication::processEvents();
    QCOMPARE(device.open, 1);
    take(stream, 2);
    QCoreApplication::processEvents();
    QCOMPARE(device.open, 0);
    QVERIFY(!stream.isOpen());
    play(stream);
    QCOMPARE(device.open, 1);
    QVERIFY(take(stream, 1));
}

void SoundStreamTest::aSoundThatComesWhileItIsLetGoKeepsTheDevice()
{
    Device device;
    SoundStream stream(outletsOf(device));
    play(stream);
    take(stream, SoundStream::kRest + 2);
    play(stream); // before anybody could close it
    QCOMPARE(device.openings, 1);
    QVERIFY(take(stream, 1));
    QCoreApplication::processEvents();
    QCOMPARE(device.open, 1);
}

void SoundStreamTest::aDeviceThatWasLostIsOpenedAnew()
{
    Device device;
    SoundStream stream(outletsOf(device));
    stream.change([](Mixer& mixer) { mixer.setAmbience({{"stream", {}}}); });
    QCoreApplication::processEvents();
    QVERIFY(take(stream, 1));
    device.isRunning = false;
    play(stream);
    QCOMPARE(device.openings, 2);
    QCOMPARE(device.open, 1); // the lost one is gone
    QVERIFY(take(stream, 1)); // and what went on goes on
    device.isRunning = false;
    device.isThere = false;
    play(stream);
    QCOMPARE(device.open, 0);
    device.isThere = true;
    play(stream);
    QCOMPARE(device.openings, 3);
    QVERIFY(take(stream, 1));
}

// Some say that they run for as long as they are not there.
void SoundStreamTest::aDeviceThatTakesNothingIsLostAsWell()
{
    Device device;
    SoundStream::Time now;
    SoundStream stream(outletsOf(device), [&now] { return now; });
    play(stream);
    now += SoundStream::kPatience;
    play(stream);
    QCOMPARE(device.openings, 1);
    now += std::chrono::milliseconds(1);
    play(stream);
    QCOMPARE(device.openings, 2);
    QCOMPARE(device.open, 1);
    now += 2 * SoundStream::kPatience;
    take(stream, 1);
    now += SoundStream::kPatience;
    play(stream);
    QCOMPARE(device.openings, 2);
}

// Neither one that there is none for, nor one that does not start.
void SoundStreamTest::whatIsPlayedWithoutADeviceIsNotHeardLater()
{
    Device device;
    device.isThere = false;
    SoundStream stream(outletsOf(device));
    stream.change([](Mixer& mixer) { mixer.setAmbience({{"stream", {}}}); });
    for (int i = 0; i < 3; ++i)
        play(stream);
    QVERIFY(isSilent(stream));
    QVERIFY(!stream.isOpen());
    device.isThere = true;
    play(stream);
    QCOMPARE(device.openings, 1);
    QVERIFY(take(stream, 1));
    QVERIFY(isSilent(stream)); // of the one sound, a second later
}

CAVE_TEST_SUITE(SoundStreamTest);
#include "sound_stream_test.moc"
