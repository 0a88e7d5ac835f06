// SPDX-License-Identifier: MIT
#include "app/sound/sound_stream.h"

#include <QMutexLocker>

#include <utility>

namespace cave {

SoundStream::SoundStream(MakeOutlet makeOutlet, std::function<Time()> now)
    : m_makeOutlet(std::move(makeOutlet)), m_now(std::move(now))
{
}

void SoundStream::change(const std::function<void(Mixer&)>& changes)
{
    {
        const QMutexLocker lock(&m_mutex);
        changes(m_mixer);
        if (m_mixer.isSilent())
            return;
    }
    QMetaObject::invokeMethod(this, [this] { openOutlet(); }, Qt::QueuedConnection);
}

void SoundStream::openOutlet()
{
    if (isServed())
        return;
    closeOutlet();
    open(QIODevice::ReadOnly | QIODevice::Unbuffered);
    m_outlet = m_makeOutlet(*this);
    if (!m_outlet)
        close();
    const QMutexLocker lock(&m_mutex);
    m_lastRead = m_now();
    if (!m_outlet)
        m_mixer.stop(); // else all of it would be heard at once when a device comes
}

bool SoundStream::isServed()
{
    if (!m_outlet || !m_outlet->isRunning())
        return false;
    const QMutexLocker lock(&m_mutex);
    return m_now() - m_lastRead <= kPatience;
}

qint64 SoundStream::readData(char* data, qint64 most)
{
    const qint64 frames = most / kFrameBytes;
    const QMutexLocker lock(&m_mutex);
    m_lastRead = m_now();
    m_mixer.mix({reinterpret_cast<std::int16_t*>(data), static_cast<std::size_t>(2 * frames)});
    m_silence = m_mixer.isSilent() ? m_silence + frames : 0;
    if (m_silence > qint64{kRest} * kSampleRate && !m_isClosing) {
        m_isClosing = true;
        QMetaObject::invokeMethod(this, [this] { closeIfSilent(); }, Qt::QueuedConnection);
    }
    return frames * kFrameBytes;
}

void SoundStream::closeIfSilent()
{
    {
        const QMutexLocker lock(&m_mutex);
        m_isClosing = false;
        m_silence = 0;
        if (!m_mixer.isSilent())
            return;
    }
    closeOutlet();
}

void SoundStream::closeOutlet()
{
    m_outlet.reset();
    close();
}

} // namespace cave
