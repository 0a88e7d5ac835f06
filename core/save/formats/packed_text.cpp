// SPDX-License-Identifier: MIT
#include "core/save/formats/packed_text.h"

#include "core/content/embedded.h"

#include <zstd.h>

#include <algorithm>
#include <cassert>
#include <memory>

namespace cave {

namespace {

constexpr int kLevel = 19;
constexpr std::string_view kDictionary = "share/dictionary_1";

std::string_view dictionary()
{
    const auto files = embeddedFiles();
    const auto file = std::ranges::find(files, kDictionary, &EmbeddedFile::name);
    assert(file != files.end());
    return file->bytes;
}

} // namespace

std::string packText(std::string_view text)
{
    const std::unique_ptr<ZSTD_CCtx, decltype(&ZSTD_freeCCtx)> context(ZSTD_createCCtx(), &ZSTD_freeCCtx);
    std::string packed(ZSTD_compressBound(text.size()), '\0');
    const std::string_view words = dictionary();
    const std::size_t size = ZSTD_compress_usingDict(context.get(), packed.data(), packed.size(), text.data(),
                                                     text.size(), words.data(), words.size(), kLevel);
    assert(ZSTD_isError(size) == 0);
    packed.resize(size);
    return packed;
}

Result<std::string> unpackText(std::string_view packed)
{
    const auto damaged = [] { return failure({}, {CAVE_TEXT("errors", "This is damaged.")}); };
    const unsigned long long size = ZSTD_getFrameContentSize(packed.data(), packed.size());
    if (size == ZSTD_CONTENTSIZE_ERROR || size == ZSTD_CONTENTSIZE_UNKNOWN)
        return damaged();
    if (size > kMostUnpacked)
        return failure(
            {}, {CAVE_TEXT("errors", "This is larger than %1 bytes."), {static_cast<std::int64_t>(kMostUnpacked)}});
    const std::unique_ptr<ZSTD_DCtx, decltype(&ZSTD_freeDCtx)> context(ZSTD_createDCtx(), &ZSTD_freeDCtx);
    std::string text(static_cast<std::size_t>(size), '\0');
    const std::string_view words = dictionary();
    const std::size_t done = ZSTD_decompress_usingDict(context.get(), text.data(), text.size(), packed.data(),
                                                       packed.size(), words.data(), words.size());
    return ZSTD_isError(done) != 0 || done != text.size() ? damaged() : Result<std::string>(std::move(text));
}

} // namespace cave
