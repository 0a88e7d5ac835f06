// SPDX-License-Identifier: MIT
#include "core/json/json_layout.h"

namespace cave {

namespace {

constexpr std::size_t kStep = 4;

class Layout {
public:
    explicit Layout(std::size_t width) : m_width(width) {}

    // `before` and `after`: the key and the comma that share its first and its last line.
    void add(const Json& json, std::string_view before, std::string_view after)
    {
        m_text.append(m_margin, ' ').append(before);
        const std::string line = json.compact();
        if (m_margin + before.size() + line.size() + after.size() <= m_width || !addInLines(json))
            m_text += line;
        m_text.append(after) += '\n';
    }
    std::string take() { return std::move(m_text); }

private:
    bool addInLines(const Json& json)
    {
        if (const auto* object = json.as<Json::Object>(); object && !object->empty())
            addValues(*object, '{', '}');
        else if (const auto* array = json.as<Json::Array>(); array && !array->empty())
            addValues(*array, '[', ']');
        else
            return false;
        return true;
    }

    template <typename Values>
    void addValues(const Values& values, char open, char close)
    {
        (m_text += open) += '\n';
        m_margin += kStep;
        for (const auto& value : values)
            addValue(value, &value == &values.back() ? "" : ",");
        m_margin -= kStep;
        m_text.append(m_margin, ' ') += close;
    }

    void addValue(const Json& value, std::string_view after) { add(value, "", after); }
    void addValue(const Json::Member& member, std::string_view after)
    {
        add(member.second, quoted(member.first) + ": ", after);
    }

    std::size_t m_width;
    std::size_t m_margin = 0;
    std::string m_text;
};

} // namespace

std::string laidOut(const Json& json, std::size_t width)
{
    Layout layout(width);
    layout.add(json, "", "");
    return layout.take();
}

} // namespace cave
