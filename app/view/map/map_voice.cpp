// SPDX-License-Identifier: MIT
#include "app/view/map/map_voice.h"

#include "app/view/map/level_view.h"

#include <QAccessibleWidget>

namespace cave {

namespace {

class VoiceAccessible : public QAccessibleInterface {
public:
    VoiceAccessible(LevelView& map, int child) : m_map(map), m_child(child) {}

    bool isValid() const override { return true; }
    QObject* object() const override { return nullptr; }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    QAccessibleInterface* parent() const override { return QAccessible::queryAccessibleInterface(&m_map); }
    QAccessibleInterface* child(int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    QString text(QAccessible::Text kind) const override
    {
        return kind == QAccessible::Name ? m_map.voice().text(m_child) : QString();
    }
    void setText(QAccessible::Text, const QString&) override {}
    QRect rect() const override { return {m_map.mapToGlobal(QPoint()), m_map.size()}; }
    // Readers add no word for it.
    QAccessible::Role role() const override { return QAccessible::ListItem; }
    QAccessible::State state() const override
    {
        QAccessible::State state;
        state.invisible = m_map.voice().text(m_child).isEmpty(); // nothing was said by it yet
        state.focusable = true;
        state.focused = m_map.hasFocus() && m_map.voice().speaking() == m_child;
        state.readOnly = true;
        return state;
    }

private:
    LevelView& m_map;
    int m_child;
};

class MapAccessible : public QAccessibleWidget {
public:
    explicit MapAccessible(LevelView& map) : QAccessibleWidget(&map, QAccessible::LayeredPane)
    {
        for (int i = 0; i < MapVoice::kChildren; ++i)
            m_children.at(static_cast<std::size_t>(i)) =
                QAccessible::registerAccessibleInterface(new VoiceAccessible(map, i));
    }
    ~MapAccessible() override
    {
        for (const QAccessible::Id child : m_children)
            QAccessible::deleteAccessibleInterface(child);
    }

    int childCount() const override { return MapVoice::kChildren; }
    QAccessibleInterface* child(int index) const override
    {
        const bool exists = index >= 0 && index < MapVoice::kChildren;
        return exists ? QAccessible::accessibleInterface(m_children.at(static_cast<std::size_t>(index))) : nullptr;
    }
    int indexOfChild(const QAccessibleInterface* wanted) const override
    {
        for (int i = 0; i < MapVoice::kChildren; ++i)
            if (child(i) == wanted)
                return i;
        return -1;
    }
    QAccessibleInterface* childAt(int, int) const override { return focusChild(); }
    QAccessibleInterface* focusChild() const override
    {
        const auto& map = *static_cast<const LevelView*>(widget());
        return map.hasFocus() ? child(map.voice().speaking()) : nullptr;
    }

private:
    std::array<QAccessible::Id, MapVoice::kChildren> m_children{};
};

QAccessibleInterface* mapAccessible(const QString&, QObject* object)
{
    auto* map = qobject_cast<LevelView*>(object);
    return map != nullptr ? new MapAccessible(*map) : nullptr;
}

} // namespace

void MapVoice::say(const QString& text)
{
    m_speaking = (m_speaking + 1) % kChildren;
    m_texts[static_cast<std::size_t>(m_speaking)] = text;
    m_repeats = false;
    if (!QAccessible::isActive() || !m_map.hasFocus())
        return;
    QAccessibleEvent event(&m_map, QAccessible::Focus);
    event.setChild(m_speaking);
    QAccessible::updateAccessibility(&event);
}

void MapVoice::repeatSoon()
{
    m_repeats = !text().isEmpty();
    QMetaObject::invokeMethod(
        &m_map,
        [this] {
            if (m_repeats)
                say(text());
        },
        Qt::QueuedConnection);
}

void installMapVoices() { QAccessible::installFactory(mapAccessible); }

} // namespace cave
