// SPDX-License-Identifier: MIT
// Pages of the manual to look things up: each is made from the table that the program itself goes by.
#pragma once

#include "app/manual/manual_pages.h"

namespace cave {

std::vector<ManualPage> referencePages(const ManualKeys& keys);

} // namespace cave
