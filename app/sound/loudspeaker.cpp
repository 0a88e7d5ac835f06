// SPDX-License-Identifier: MIT
#include "app/sound/loudspeaker.h"

#include "app/sound/sound_stream.h"

#include <QAudioDevice>
#include <QAudioSink>
#include <QCoreApplication>
#include <QIODevice>
#include <QMediaDevices>
#include <QThread>

namespace cave {

namespace {

constexpr int kLatency = 80; // ms that are mixed ahead: PulseAudio never fills less than two of its periods, of 20

QAudioFormat ourFormat()
{
    QAudioFormat format;
    format.setSampleRate(kSampleRate);
    format.setChannelCount(2);
    format.setSampleFormat(QAudioFormat::Int16);
    return format;
}

class Sink : public SoundStream::Outlet {
public:
    Sink(const QAudioDevice& output, QIODevice& from) : m_sink(output, ourFormat())
    {
        m_sink.setBufferSize(kSampleRate * kLatency / 1000 * kFrameBytes);
        m_sink.start(&from);
    }
    ~Sink() override { m_sink.stop(); }
    Sink(const Sink&) = delete;
    Sink& operator=(const Sink&) = delete;

    bool isRunning() const override { return m_sink.state() != QAudio::StoppedState; }

private:
    QAudioSink m_sink;
};

std::unique_ptr<SoundStream::Outlet> openSink(QIODevice& from)
{
    const QAudioDevice output = QMediaDevices::defaultAudioOutput();
    if (output.isNull() || !output.isFormatSupported(ourFormat()))
        return nullptr;
    auto sink = std::make_unique<Sink>(output, from);
    if (!sink->isRunning()) // somebody else may hold the device
        return nullptr;
    return sink;
}

} // namespace

struct Loudspeaker::Device {
    SoundStream stream{openSink};
    QThread thread;
};

Loudspeaker::Loudspeaker() : m_device(std::make_unique<Device>())
{
    m_device->stream.moveToThread(&m_device->thread);
    m_device->thread.start();
}

Loudspeaker::~Loudspeaker()
{
    QMetaObject::invokeMethod(
        &m_device->stream, [stream = &m_device->stream] { stream->closeOutlet(); }, Qt::BlockingQueuedConnection);
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

void Loudspeaker::change(const std::function<void(Mixer&)>& changes) { m_device->stream.change(changes); }

} // namespace cave
