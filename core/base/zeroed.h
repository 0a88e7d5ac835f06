// SPDX-License-Identifier: MIT
/// @file
/// Memory of zeros that takes no memory until something else is written to it.
#pragma once

#include <cstdlib>
#include <new>
#include <type_traits>
#include <utility>
#include <vector>

namespace cave {

/// Hands out what the system has as zeros anyway, page by page when it is written to.
template <typename T>
struct ZeroedAllocator {
    static_assert(std::is_trivial_v<T>);
    using value_type = T;

    ZeroedAllocator() = default;
    template <typename U>
    ZeroedAllocator(const ZeroedAllocator<U>&)
    {
    }

    T* allocate(std::size_t count)
    {
        if (auto* const zeros = static_cast<T*>(std::calloc(count, sizeof(T))))
            return zeros;
        throw std::bad_alloc();
    }
    void deallocate(T* zeros, std::size_t) { std::free(zeros); }

    template <typename U>
    void construct(U*)
    {
    }
    template <typename U, typename... Arguments>
    void construct(U* at, Arguments&&... arguments)
    {
        ::new (static_cast<void*>(at)) U(std::forward<Arguments>(arguments)...);
    }
    bool operator==(const ZeroedAllocator&) const { return true; }
};

/// Make it of its size, and never resize it: only fresh memory holds zeros.
template <typename T>
using ZeroedVector = std::vector<T, ZeroedAllocator<T>>;

} // namespace cave
