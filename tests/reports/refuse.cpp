// SPDX-License-Identifier: MIT
#include "core/content/english.h"
#include "tests/reports/reports.h"

#include <cstdio>

namespace cave::report {

int refuse(const Error& error)
{
    const std::string what = format(error.what, EnglishPhrasebook(Catalogue::builtIn()));
    std::fprintf(stderr, "%s%s%s\n", error.where.c_str(), error.where.empty() ? "" : ": ", what.c_str());
    return kCannot;
}

} // namespace cave::report
