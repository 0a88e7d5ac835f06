// SPDX-License-Identifier: MIT
// The texts of menus, where they stand elsewhere.
#pragma once

#include <QString>

namespace cave {

/// "&Wait..." -> "Wait": without the mark of the key in its menu, and without the sign that more will be asked.
inline QString withoutMnemonic(QString text)
{
    text.remove(u'&');
    if (text.endsWith(QLatin1String("...")))
        text.chop(3);
    return text;
}

} // namespace cave
