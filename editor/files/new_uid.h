// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/ids.h"

#include <QRandomGenerator>

namespace cave {

// One that nothing has yet. The core draws none: what it makes follows from its seed.
inline Uid newUid()
{
    for (;;)
        if (const Uid uid{QRandomGenerator::global()->generate64()})
            return uid;
}

} // namespace cave
