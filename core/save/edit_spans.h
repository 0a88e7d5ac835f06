// SPDX-License-Identifier: MIT
#pragma once

#include "core/content/limits.h"
#include "core/world/dungeon.h"

#include <utility>

namespace cave {

/// Cells painted by hand, in order. Those beside each other that share a group are one span, if no longer than a level.
class EditSpans {
public:
    explicit EditSpans(const Catalogue& catalogue) : m_catalogue(catalogue) {}

    void add(int x, int y, const TileEdit& edit)
    {
        const int length = static_cast<int>(m_was.size());
        if (y != m_y || x != m_x + length || edit.group != m_group || length == kMaxSide) {
            close();
            m_x = x;
            m_y = y;
            m_group = edit.group;
        }
        m_was += m_catalogue.tile(edit.was).sign;
        m_now += m_catalogue.tile(edit.now).sign;
        m_base += m_catalogue.tile(edit.base.value_or(edit.was)).sign;
    }
    Json::Array taken()
    {
        close();
        return std::move(m_spans);
    }

private:
    void close()
    {
        if (m_was.empty())
            return;
        Json span;
        span.set("y", m_y);
        span.set("x", m_x);
        if (m_base != m_was)
            span.set("base", std::exchange(m_base, {}));
        span.set("was", std::exchange(m_was, {}));
        span.set("now", std::exchange(m_now, {}));
        span.set("group", m_group);
        m_base.clear();
        m_spans.push_back(std::move(span));
    }

    const Catalogue& m_catalogue;
    Json::Array m_spans;
    int m_x = 0; // of the span that is being made
    int m_y = 0;
    int m_group = 0;
    std::string m_was;
    std::string m_now;
    std::string m_base;
};

} // namespace cave
