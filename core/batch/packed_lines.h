// SPDX-License-Identifier: MIT
/// @file
/// Lines of text packed with zstd, as a stream: neither end holds all of them unpacked.
#pragma once

#include "core/base/result.h"

#include <functional>
#include <memory>
#include <string>
#include <string_view>

namespace cave {

/// The same lines give the same bytes, whoever packs them with the same version of zstd.
class LinePacker {
public:
    LinePacker();

    void add(std::string_view line); ///< without its end
    void end();                      ///< add no more
    std::string take();              ///< the bytes that came out since the last time

private:
    struct Free {
        void operator()(void* stream) const;
    };
    void pack(std::string_view bytes, bool isEnd);

    std::unique_ptr<void, Free> m_stream;
    std::string m_out;
};

inline constexpr std::size_t kLongestLine = std::size_t{64} << 20; ///< bytes

/// Hands over each line, without its end. Refuses what is no zstd, what is cut off or has something behind it, a last
/// line without end, and a line longer than kLongestLine; passes on what `take` refuses. An error's `where` is then
/// empty.
Result<void> unpackLines(std::string_view packed, const std::function<Result<void>(std::string_view line)>& take);

} // namespace cave
