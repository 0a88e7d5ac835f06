// SPDX-License-Identifier: MIT
// A file with all keys, for others to take.
#pragma once

#include "app/view/keys/key_bindings.h"
#include "core/base/result.h"

class QWidget;

namespace cave {

QString askWhereToExportKeys(QWidget* parent); // "": nowhere
QString askForKeyFile(QWidget* parent);        // to import; "": none

Result<void> exportKeys(const QString& path, const KeyBindings& bindings);
Result<KeyBindings> importKeys(const QString& path);

} // namespace cave
