// SPDX-License-Identifier: MIT
#include "core/base/descriptor.h"

#include <cerrno>

namespace cave {

int writeAll(int number, std::string_view bytes)
{
    while (!bytes.empty()) {
        const std::ptrdiff_t written = platform::write(number, bytes.data(), bytes.size());
        if (written < 0 && errno != EINTR)
            return errno;
        if (written > 0)
            bytes.remove_prefix(static_cast<std::size_t>(written));
    }
    return 0;
}

} // namespace cave
