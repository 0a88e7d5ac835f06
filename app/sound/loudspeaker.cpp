// SPDX-License-Identifier: MIT
#include "app/sound/loudspeaker.h"

#include <QAudioDevice>
#include <QAudioSink>
#include <QCoreApplication>
#include <QIODevice>
#include <QMediaDevices>
#include <QMutex>
#include <QThread>

namespace cave {

namespace {

constexpr int kFrameBytes = 2 * sizeof(std::int16_t);
constexpr int kLatency = 80; // ms that are mixed ahead: PulseAudio never fills less than two of its periods, of 20
constexpr int kRest = 5;     // seconds of silence after which the device is let go

QAudioFormat ourFormat()
{
    QAudioFormat format;
    format.setSampleRate(kSampleRate);
    format.setChannelCount(2);
    format.setSampleFormat(QAudioFormat::Int16);
    return format;
}

} // namespace

// Lives in the thread, but for mixer and mutex.
struct Loudspeaker::Device : QIODevice {
    qint64 readData(char* data, qint64 most) override
    {
        const qint64 frames = most / kFrameBytes;
        const QMutexLocker lock(&mutex);
        mixer.mix({reinterpret_cast<std::int16_t*>(data), static_cast<std::size_t>(2 * frames)});
        silence = mixer.isSilent() ? silence + frames : 0;
        if (silence > qint64{kRest} * kSampleRate && !isClosing) {
            isClosing = true;
            QMetaObject::invokeMethod(this, [this] { closeIfSilent(); }, Qt::QueuedConnection);
        }
        return frames * kFrameBytes;
    }
    qint64 writeData(const char* /*data*/, qint64 /*size*/) override { return -1; }
    bool isSequential() const override { return true; }
    qint64 bytesAvailable() const override { return qint64{kSampleRate} * kFrameBytes; } // there is no end

    void openSink()
    {
        if (sink && sink->state() != QAudio::StoppedState)
            return;
        closeSink(); // the device or its server was lost
        const QAudioDevice output = QMediaDevices::defaultAudioOutput();
        if (output.isNull() || !output.isFormatSupported(ourFormat())) {
            const QMutexLocker lock(&mutex);
            mixer.stop(); // else all of it would be heard at once when a device comes
            return;
        }
        sink = std::make_unique<QAudioSink>(output, ourFormat());
        sink->setBufferSize(kSampleRate * kLatency / 1000 * kFrameBytes);
        open(QIODevice::ReadOnly | QIODevice::Unbuffered);
        sink->start(this);
    }

    void closeIfSilent()
    {
        {
            const QMutexLocker lock(&mutex);
            isClosing = false;
            if (!mixer.isSilent())
                return;
            silence = 0;
        }
        closeSink();
    }

    void closeSink()
    {
        if (sink)
            sink->stop();
        sink.reset();
        close();
    }

    QMutex mutex;
    Mixer mixer{SoundBook::builtIn()};
    qint64 silence = 0; // frames
    bool isClosing = false;
    std::unique_ptr<QAudioSink> sink;
    QThread thread;
};

Loudspeaker::Loudspeaker() : m_device(std::make_unique<Device>())
{
    m_device->moveToThread(&m_device->thread);
    m_device->thread.start();
}

Loudspeaker::~Loudspeaker()
{
    QMetaObject::invokeMethod(
        m_device.get(), [device = m_device.get()] { device->closeSink(); }, Qt::BlockingQueuedConnection);
    m_device->thread.quit();
    m_device->thread.wait();
}

bool Loudspeaker::isThere() { return true; }

QString Loudspeaker::whySilent()
{
    const QAudioDevice output = QMediaDevices::defaultAudioOutput();
    if (output.isNull())
        return QCoreApplication::translate("Loudspeaker", "There is no device for sound, so the game is silent.");
    if (!output.isFormatSupported(ourFormat()))
        return QCoreApplication::translate(
            "Loudspeaker", "The device for sound cannot play sounds such as the game's, so the game is silent.");
    return {};
}

void Loudspeaker::change(const std::function<void(Mixer&)>& changes)
{
    {
        const QMutexLocker lock(&m_device->mutex);
        changes(m_device->mixer);
        if (m_device->mixer.isSilent())
            return;
    }
    QMetaObject::invokeMethod(m_device.get(), [device = m_device.get()] { device->openSink(); }, Qt::QueuedConnection);
}

} // namespace cave
