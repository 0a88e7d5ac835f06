// SPDX-License-Identifier: MIT
#include "core/base/streams.h"
#include "core/content/english.h"
#include "tests/reports/reports.h"

namespace cave::report {

int refuse(const Error& error)
{
    const std::string what = format(error.what, EnglishPhrasebook(Catalogue::builtIn()));
    complain(error.where + (error.where.empty() ? "" : ": ") + what);
    return kCannot;
}

} // namespace cave::report
