// SPDX-License-Identifier: MIT
#include "app/view/keys/action_keys.h"

#include <QCoreApplication>

#include <algorithm>

namespace cave {

namespace {

// The names as they are written now, without those that are no keys.
QStringList readable(const QStringList& names, KeySpelling spelling)
{
    QStringList result;
    for (const QString& name : names)
        if (const auto stroke = KeyStroke::read(name, spelling))
            result.push_back(stroke->name(spelling));
    return result;
}

} // namespace

ActionKeys::ActionKeys(std::vector<KeyEntry> entries, const KeyBindings::Keys& own, KeySpelling spelling)
{
    KeyBindings::Keys changed;
    for (const auto& [action, names] : own)
        changed[action] = readable(names, spelling);
    for (KeyEntry& entry : entries)
        entry.usual = readable(entry.usual, spelling);
    bindKeys(entries, changed);
    std::vector<std::vector<KeyStroke>> strokes;
    for (const KeyEntry& entry : entries) {
        std::vector<KeyStroke>& its = strokes.emplace_back();
        for (const QString& name : entry.keys)
            its.push_back(*KeyStroke::read(name, spelling));
    }
    m_bound = std::make_shared<const Bound>(Bound{std::move(entries), std::move(strokes), spelling});
}

std::optional<std::size_t> ActionKeys::find(const KeyStroke& stroke, int places) const
{
    for (std::size_t i = 0; i < entries().size(); ++i)
        if ((entries()[i].places & places) != 0 &&
            std::ranges::find(m_bound->strokes[i], stroke) != m_bound->strokes[i].end())
            return i;
    return std::nullopt;
}

std::optional<std::size_t> ActionKeys::find(const QKeyEvent& event, int places) const
{
    const auto pressed = stroke(event);
    return pressed ? find(*pressed, places) : std::nullopt;
}

QString ActionKeys::labelOf(const QString& key) const
{
    const auto stroke = KeyStroke::read(key, spelling());
    return stroke ? stroke->label(spelling()) : key;
}

QStringList ActionKeys::labels(std::size_t entry) const
{
    QStringList labels;
    for (const KeyStroke& stroke : m_bound->strokes[entry])
        labels.push_back(stroke.label(spelling()));
    return labels;
}

QList<QKeySequence> ActionKeys::shortcuts(std::size_t entry) const
{
    QList<QKeySequence> sequences;
    for (const KeyStroke& stroke : m_bound->strokes[entry])
        sequences += stroke.shortcuts();
    return sequences;
}

QString ActionKeys::heading(std::size_t entry, const QString& name) const
{
    const QString key = labels(entry).value(0);
    return key.isEmpty() ? name : QCoreApplication::translate("Keys", "%1 (%2)").arg(name, key);
}

} // namespace cave
