// SPDX-License-Identifier: MIT
// Paintings of stone kept in a folder from one start of the program to the next: to make all of them takes a second of
// a processor, to read them some milliseconds.
#pragma once

#include "app/view/stone/stone_painting.h"

#include <cstdint>
#include <filesystem>
#include <string_view>

namespace cave {

// A file for each painting: its hash, then its pixels as they lie in memory. Whatever cannot be read or written is as
// if nothing had been kept. May be used from several threads, and by several programs at once.
class PaintingStore {
public:
    PaintingStore() = default; // keeps nothing
    // `maker` stands for the program that makes the paintings: those of another one may look otherwise and are not
    // taken. The folder need not exist.
    PaintingStore(std::filesystem::path folder, std::string_view maker);

    QImage load(StonePainting painting) const; // null when this maker's is not there whole
    void keep(StonePainting painting, const QImage& image) const;

private:
    std::filesystem::path fileOf(StonePainting painting) const;
    std::uint64_t hashOfPixels(StonePainting painting, std::string_view pixels) const;

    std::filesystem::path m_folder; // empty: none
    std::uint64_t m_maker = 0;
};

} // namespace cave
