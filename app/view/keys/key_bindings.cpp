// SPDX-License-Identifier: MIT
#include "app/view/keys/key_bindings.h"

#include "app/view/keys/mnemonic.h"

#include <QCoreApplication>

namespace cave {

namespace {

// What is as usual needs no word.
void store(KeyBindings::Keys& own, const KeyEntry& entry, const QStringList& keys)
{
    if (keys == entry.usual)
        own.erase(entry.action);
    else
        own[entry.action] = keys;
}

} // namespace

QString SourceText::translated() const { return QCoreApplication::translate(context, text); }

QString SourceText::plain() const { return withoutMnemonic(translated()); }

void bindKeys(std::vector<KeyEntry>& entries, const KeyBindings::Keys& own)
{
    enum class Round : std::uint8_t { Fixed, Own, Usual };
    const auto roundOf = [&own](const KeyEntry& entry) {
        if (entry.action.isEmpty())
            return Round::Fixed;
        return own.contains(entry.action) ? Round::Own : Round::Usual;
    };
    for (KeyEntry& entry : entries)
        entry.keys.clear();
    // What stays where it is keeps its keys, whatever a file says; then come the player's own, so that a usual key
    // gives way to them.
    for (const Round round : {Round::Fixed, Round::Own, Round::Usual})
        for (std::size_t i = 0; i < entries.size(); ++i) {
            if (roundOf(entries[i]) != round)
                continue;
            for (const QString& key : round == Round::Own ? own.at(entries[i].action) : entries[i].usual)
                if (!entries[i].keys.contains(key) && !holderOf(entries, i, key))
                    entries[i].keys.push_back(key);
        }
}

std::optional<std::size_t> holderOf(const std::vector<KeyEntry>& entries, std::size_t entry, const QString& key)
{
    for (std::size_t i = 0; i < entries.size(); ++i)
        if (i != entry && (entries[i].places & entries[entry].places) != 0 && entries[i].keys.contains(key))
            return i;
    return std::nullopt;
}

void giveKey(KeyBindings::Keys& own, const std::vector<KeyEntry>& entries, std::size_t entry, const QString& key,
             const QString& replaced)
{
    // In more than one place it may have more than one holder.
    for (std::size_t i = 0; i < entries.size(); ++i)
        if (i != entry && (entries[i].places & entries[entry].places) != 0 && entries[i].keys.contains(key))
            takeKey(own, entries, i, key);
    QStringList keys = entries[entry].keys;
    keys.removeAll(key);
    if (const auto at = keys.indexOf(replaced); at >= 0)
        keys[at] = key;
    else
        keys.push_back(key);
    store(own, entries[entry], keys);
}

void takeKey(KeyBindings::Keys& own, const std::vector<KeyEntry>& entries, std::size_t entry, const QString& key)
{
    QStringList keys = entries[entry].keys;
    keys.removeAll(key);
    store(own, entries[entry], keys);
}

} // namespace cave
