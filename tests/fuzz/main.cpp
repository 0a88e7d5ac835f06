// SPDX-License-Identifier: MIT
// Hands libFuzzer's bytes to the reader that CAVE_FUZZ_READER names. See run.sh.
#include "tests/fuzz/mutate_json.h"
#include "tests/support/survival.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <string>

using namespace cave;

namespace {

const FuzzedReader* reader = nullptr;

std::string_view textOf(const unsigned char* bytes, std::size_t size)
{
    return {reinterpret_cast<const char*>(bytes), size};
}

// How many bytes it takes; 0: there is no room for it.
std::size_t put(const Json& document, unsigned char* bytes, std::size_t room)
{
    const std::string text = document.compact();
    return text.size() <= room ? static_cast<std::size_t>(std::ranges::copy(text, bytes).out - bytes) : 0;
}

} // namespace

// libFuzzer's own.
extern "C" std::size_t LLVMFuzzerMutate(unsigned char* bytes, std::size_t size, std::size_t room);

extern "C" int LLVMFuzzerInitialize(int*, char***)
{
    const char* const name = std::getenv("CAVE_FUZZ_READER");
    const auto readers = fuzzedReaders();
    const auto found = std::ranges::find(readers, std::string_view(name ? name : ""), &FuzzedReader::name);
    if (found == readers.end()) {
        std::fprintf(stderr, "CAVE_FUZZ_READER must name a reader:");
        for (const FuzzedReader& known : readers)
            std::fprintf(stderr, " %s", std::string(known.name).c_str());
        std::fprintf(stderr, "\n");
        std::exit(2);
    }
    reader = &*found;
    return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* bytes, std::size_t size)
{
    const std::string problem = reader->tryOut(textOf(bytes, size));
    if (!problem.empty()) {
        std::fprintf(stderr, "%s: %s\n", std::string(reader->name).c_str(), problem.c_str());
        std::abort();
    }
    return 0;
}

// Now and then bytes of a document are changed too: what is no document must be refused.
extern "C" std::size_t LLVMFuzzerCustomMutator(unsigned char* bytes, std::size_t size, std::size_t room, unsigned seed)
{
    Random dice(seed);
    auto document = parseJson(textOf(bytes, size));
    std::size_t length = 0;
    if (document && dice.below(8) != 0) {
        mutate(*document, dice);
        length = put(*document, bytes, room);
    }
    return length != 0 ? length : LLVMFuzzerMutate(bytes, size, room);
}

extern "C" std::size_t LLVMFuzzerCustomCrossOver(const unsigned char* bytes, std::size_t size,
                                                 const unsigned char* others, std::size_t otherSize, unsigned char* out,
                                                 std::size_t room, unsigned seed)
{
    Random dice(seed);
    auto document = parseJson(textOf(bytes, size));
    const auto other = parseJson(textOf(others, otherSize));
    if (!document || !other)
        return 0; // then it changes something else
    crossOver(*document, *other, dice);
    return put(*document, out, room);
}
