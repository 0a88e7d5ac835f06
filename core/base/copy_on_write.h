// SPDX-License-Identifier: MIT
/// @file
/// A value whose copies share it until one of them is written to: copying costs nothing, and the first write after it
/// copies what it writes to.
#pragma once

#include <atomic>
#include <memory>
#include <utility>

namespace cave {

/// As safe between threads as a value of its own: each may have its copy, and write to that.
template <typename T>
class CopyOnWrite {
public:
    CopyOnWrite(T value) : m_value(std::make_shared<T>(std::move(value))) {}

    const T& operator*() const { return *m_value; }
    const T* operator->() const { return m_value.get(); }
    operator const T&() const { return *m_value; }

    /// Valid until this is copied.
    T& edit()
    {
        if (isShared())
            m_value = std::make_shared<T>(*m_value);
        return *m_value;
    }
    bool sharesWith(const CopyOnWrite& other) const { return m_value == other.m_value; }

    bool operator==(const CopyOnWrite& other) const { return sharesWith(other) || *m_value == *other.m_value; }

private:
    bool isShared() const
    {
        if (m_value.use_count() > 1)
            return true;
        std::atomic_thread_fence(std::memory_order_acquire); // whoever had it has read all that it wanted
        return false;
    }

    std::shared_ptr<T> m_value;
};

} // namespace cave
