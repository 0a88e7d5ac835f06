// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <functional>
#include <string>

class QWidget;

namespace cave {

/// Asks for one of the passes; `then` gets its type. Nothing happens when the dialog is closed.
void askPass(QWidget* parent, const QString& title, std::function<void(const std::string& type)> then);

} // namespace cave
