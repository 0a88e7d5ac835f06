// SPDX-License-Identifier: MIT
// Hands libFuzzer's bytes to the reader that CAVE_FUZZ_READER names. See run.sh.
#include "tests/support/survival.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>

using namespace cave;

namespace {

const FuzzedReader* reader = nullptr;

} // namespace

extern "C" int LLVMFuzzerInitialize(int*, char***)
{
    const char* const name = std::getenv("CAVE_FUZZ_READER");
    const auto readers = fuzzedReaders();
    const auto found = std::ranges::find(readers, std::string_view(name ? name : ""), &FuzzedReader::name);
    if (found == readers.end()) {
        std::fprintf(stderr, "CAVE_FUZZ_READER must name a reader:");
        for (const FuzzedReader& known : readers)
            std::fprintf(stderr, " %s", known.name.data());
        std::fprintf(stderr, "\n");
        std::exit(2);
    }
    reader = &*found;
    return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* bytes, std::size_t size)
{
    const std::string problem = reader->tryOut({reinterpret_cast<const char*>(bytes), size});
    if (!problem.empty()) {
        std::fprintf(stderr, "%s: %s\n", reader->name.data(), problem.c_str());
        std::abort();
    }
    return 0;
}
