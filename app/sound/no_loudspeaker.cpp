// SPDX-License-Identifier: MIT
// Built instead of loudspeaker.cpp where there is no Qt Multimedia.
#include "app/sound/loudspeaker.h"

#include <QCoreApplication>

namespace cave {

struct Loudspeaker::Device {};

Loudspeaker::Loudspeaker() = default;
Loudspeaker::~Loudspeaker() = default;

bool Loudspeaker::isThere() { return false; }

QString Loudspeaker::whySilent()
{
    return QCoreApplication::translate("Loudspeaker", "This program was built without Qt Multimedia, so it is silent.");
}

void Loudspeaker::change(const std::function<void(Mixer&)>& /*changes*/) {}

} // namespace cave
