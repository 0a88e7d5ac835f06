// SPDX-License-Identifier: MIT
#pragma once

#include <QFile>

#include <filesystem>

namespace cave {

// The path in the encoding of the system's file names, for the core, which knows no QString.
inline std::filesystem::path pathOf(const QString& path) { return QFile::encodeName(path).toStdString(); }

} // namespace cave
