// SPDX-License-Identifier: MIT
#pragma once

#include <QFile>

#include <filesystem>
#include <type_traits>

namespace cave {

// The path in the encoding of the system's file names, for the core, which knows no QString.
inline std::filesystem::path pathOf(const QString& path)
{
    if constexpr (std::is_same_v<std::filesystem::path::value_type, wchar_t>)
        return path.toStdWString(); // Windows, where char may hold less
    else
        return QFile::encodeName(path).toStdString();
}

} // namespace cave
