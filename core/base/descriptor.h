// SPDX-License-Identifier: MIT
/// @file
/// An open file of the system's.
#pragma once

#include "core/base/platform/platform.h"

#include <string_view>
#include <utility>

namespace cave {

/// Closes what it holds; closing again is harmless.
class Descriptor {
public:
    explicit Descriptor(int number) : m_number(number) {}
    Descriptor(Descriptor&& other) noexcept : m_number(std::exchange(other.m_number, -1)) {}
    Descriptor& operator=(Descriptor&& other) = delete;
    ~Descriptor() { close(); }

    bool isOpen() const { return m_number >= 0; }
    int number() const { return m_number; }
    bool close() { return m_number < 0 || platform::close(std::exchange(m_number, -1)); }

private:
    int m_number;
};

/// Until the last byte is taken; errno of what went wrong, or 0.
int writeAll(int number, std::string_view bytes);

} // namespace cave
