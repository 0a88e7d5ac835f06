// SPDX-License-Identifier: MIT
// What a screen reader says of a map: sentences about the cell that counts, as it changes.
#pragma once

#include <QString>

#include <array>

class QWidget;

namespace cave {

// A reader says what gets the focus, and falls silent when the same thing gets it again. So the map has two children
// without a shape that take turns: each time the other one, with the new text as its name.
class MapVoice {
public:
    explicit MapVoice(QWidget& map) : m_map(map) {}

    // Said at once where a reader listens and the map has the focus.
    void say(const QString& text);
    // After the focus came back: once readers have said what the map is, unless it says something else before.
    void repeatSoon();

    static constexpr int kChildren = 2;
    int speaking() const { return m_speaking; } // the child that has the focus within the map
    const QString& text(int child) const { return m_texts[static_cast<std::size_t>(child)]; }
    const QString& text() const { return text(m_speaking); }

private:
    QWidget& m_map;
    std::array<QString, kChildren> m_texts;
    int m_speaking = 0;
    bool m_repeats = false; // soon
};

// Makes readers find the children of every LevelView. May be called again.
void installMapVoices();

} // namespace cave
