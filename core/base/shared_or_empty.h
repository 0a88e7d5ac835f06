// SPDX-License-Identifier: MIT
/// @file
/// A value that is mostly empty: empty it takes no memory of its own, and copies of what it holds share it until one of
/// them is written to.
#pragma once

#include "core/base/copy_on_write.h"

#include <optional>

namespace cave {

/// T has isEmpty(), true of a T{}.
template <typename T>
class SharedOrEmpty {
public:
    SharedOrEmpty() = default;
    SharedOrEmpty(T value)
    {
        if (!value.isEmpty())
            m_value.emplace(std::move(value));
    }

    bool isEmpty() const { return !m_value || (*m_value)->isEmpty(); }
    const T& operator*() const
    {
        static const T kEmpty{};
        return m_value ? **m_value : kEmpty;
    }
    const T* operator->() const { return &**this; }

    /// Valid until this is copied.
    T& edit()
    {
        if (!m_value)
            m_value.emplace(T{});
        return m_value->edit();
    }

    bool operator==(const SharedOrEmpty& other) const { return **this == *other; }

private:
    std::optional<CopyOnWrite<T>> m_value;
};

} // namespace cave
