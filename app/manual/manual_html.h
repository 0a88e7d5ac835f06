// SPDX-License-Identifier: MIT
// The manual as pages for a browser.
#pragma once

#include "app/manual/manual_pages.h"
#include "core/base/result.h"

#include <filesystem>

namespace cave {

// One page of HTML, with the style in it and all pages on its left.
QByteArray manualHtml(const ManualPage& page, const std::vector<ManualPage>& all);

// Each page as ID.html, the pictures in pictures/. Makes the folder; files of the same names are replaced.
Result<void> writeManual(const std::filesystem::path& folder, const ManualKeys& keys);

} // namespace cave
