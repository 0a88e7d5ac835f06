// SPDX-License-Identifier: MIT
// Lets a mixer be heard on the device of the desktop. In a thread of its own, so that the window may be busy.
#pragma once

#include "app/sound/mixer.h"

#include <QString>

#include <functional>
#include <memory>

namespace cave {

// Without Qt Multimedia, when the program was built, nothing is ever heard.
class Loudspeaker {
public:
    Loudspeaker();
    ~Loudspeaker();
    Loudspeaker(const Loudspeaker&) = delete;
    Loudspeaker& operator=(const Loudspeaker&) = delete;

    static bool isThere(); // built in; there may be no device all the same
    // In words for people; "": it is not.
    static QString whySilent();

    // What is to be heard from now on. The device is opened for the first sound, and closed after a while of silence.
    void change(const std::function<void(Mixer&)>& changes);

private:
    struct Device;
    std::unique_ptr<Device> m_device; // null where nothing can be heard
};

} // namespace cave
