// SPDX-License-Identifier: MIT
#include "app/view/words/describe.h"

#include "core/base/utf8.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <array>
#include <limits>
#include <utility>

namespace cave {

namespace {

constexpr int kFirstWithSeparator = 1000;

const char* contextOf(KindTable table)
{
    constexpr std::array kContexts{"tiles", "creatures", "items", "gases"};
    return kContexts[static_cast<std::size_t>(table)];
}

const char* roleName(Role role)
{
    constexpr std::array kRoles{"bare", "the-subject", "the-object", "a-subject", "a-object"};
    return kRoles[static_cast<std::size_t>(role)];
}

// Qt counts in int: any greater number has the plural of the greatest.
int countFor(const Text& text)
{
    if (!text.count)
        return -1;
    return static_cast<int>(std::clamp<std::int64_t>(*text.count, 0, std::numeric_limits<int>::max()));
}

} // namespace

Describer::Describer(std::shared_ptr<const Catalogue> catalogue, Keys keys)
    : m_english(std::move(catalogue)), m_keys(std::move(keys))
{
}

QString Describer::describe(const Text& text) const { return QString::fromStdString(format(text, *this)); }

QString Describer::describe(const Error& error) const
{
    const QString what = describe(error.what);
    const QString where = QString::fromStdString(withControlsShown(error.where));
    return where.isEmpty() ? what : QStringLiteral("%1: %2").arg(where, what);
}

QString Describer::name(KindTable table, const std::string& id, Role role) const
{
    return shownName({table, id, role});
}

QString Describer::name(const Catalogue& catalogue, const Item& item, Role role) const
{
    const std::string after = item.of ? catalogue.creature(*item.of).id : std::string();
    return shownName({KindTable::Item, catalogue.item(item.kind).id, role, after, item.isShown ? item.enchant : 0,
                      item.isShown && item.rune ? catalogue.rune(*item.rune).id : std::string()});
}

QString Describer::shownName(const KindName& name) const
{
    return QString::fromStdString(withControlsShown(kindName(name)));
}

// The pattern is translated in each form, like a name; one that is not known in a form stands in English.
std::string Describer::nameAfter(const KindName& name, const std::string& creature) const
{
    const Catalogue& catalogue = *m_english.catalogue();
    const NamedAfter& named = *catalogue.item(*catalogue.findItem(name.id)).namedAfter;
    const QString pattern = QCoreApplication::translate(contextOf(name.table), named.name.c_str(), roleName(name.role));
    if (name.role != Role::Bare && pattern == QString::fromStdString(named.name))
        return m_english.kindName(name);
    const std::string whom = kindName({KindTable::Creature, creature, named.form});
    return withCreature(pattern.toStdString(), named.isRaised ? raised(whom) : whom);
}

QString Describer::description(KindTable table, const std::string& id) const
{
    const std::string english = withControlsShown(m_english.description(table, id), "\n");
    return QCoreApplication::translate("descriptions", english.c_str());
}

std::string Describer::sentence(const Text& text) const
{
    if (text.context.empty() || text.source.empty())
        return m_english.sentence(text);
    const int count = countFor(text);
    QString translated = QCoreApplication::translate(text.context.c_str(), text.source.c_str(), nullptr, count);
    if (!text.count)
        return translated.toStdString();
    const QString number = QString::number(count);
    if (translated == QString::fromStdString(text.source).replace(QStringLiteral("%n"), number))
        return m_english.sentence(text);
    // Qt has put the number in, without the separators that format() would set. Nothing else has been put in yet.
    if (count >= kFirstWithSeparator)
        translated.replace(number, QStringLiteral("%n"));
    return translated.toStdString();
}

// Other languages set the number behind a name in any form. English is its own: "the +2 axe".
std::string Describer::enchanted(const KindName& name) const
{
    //: %1: a thing's name in any form, %2: "+2". English does not use it.
    constexpr const char* kPattern = QT_TRANSLATE_NOOP("items", "%1 with %2");
    const QString pattern = QCoreApplication::translate("items", kPattern);
    if (pattern == QLatin1String(kPattern))
        return m_english.kindName(name);
    KindName plain = name;
    plain.enchant = 0;
    return pattern.arg(QString::fromStdString(kindName(plain)), QString::fromStdString(signedNumber(name.enchant)))
        .toStdString();
}

// As of what is enchanted: the rune stands behind the name.
std::string Describer::runed(const KindName& name) const
{
    //: %1: a thing's name in any form, %2: the name of a rune
    constexpr const char* kPattern = QT_TRANSLATE_NOOP("items", "%1 of %2");
    const QString pattern = QCoreApplication::translate("items", kPattern);
    const auto rune = m_english.catalogue()->findRune(name.rune);
    if (pattern == QLatin1String(kPattern) || !rune)
        return m_english.kindName(name);
    KindName plain = name;
    plain.rune.clear();
    return pattern.arg(QString::fromStdString(kindName(plain)), runeName(m_english.catalogue()->rune(*rune)))
        .toStdString();
}

QString Describer::runeName(const Rune& rune) const
{
    return QCoreApplication::translate("runes", withControlsShown(rune.name).c_str());
}

std::string Describer::kindName(const KindName& name) const
{
    if (const auto creature = afterWhom(m_english.catalogue(), name))
        return nameAfter(name, *creature);
    if (!name.rune.empty())
        return runed(name);
    if (name.enchant != 0)
        return enchanted(name);
    const std::string english = m_english.kindName({name.table, name.id, Role::Bare});
    if (hasControl(english)) // none of ours, and Qt would stop at a NUL
        return m_english.kindName(name);
    const QString translated = QCoreApplication::translate(contextOf(name.table), english.c_str(), roleName(name.role));
    const bool isKnown = name.role == Role::Bare || translated != QString::fromStdString(english);
    return isKnown ? translated.toStdString() : m_english.kindName(name);
}

std::string Describer::number(std::int64_t value) const
{
    return QLocale().toString(static_cast<qlonglong>(value)).toStdString();
}

std::string Describer::raised(std::string name) const
{
    QString text = QString::fromStdString(name);
    if (!text.isEmpty())
        text.replace(0, 1, QLocale().toUpper(text.left(1)));
    return text.toStdString();
}

std::string Describer::key(std::string_view word) const
{
    if (m_keys)
        return m_keys(word).toStdString();
    const std::string usual = m_english.key(word); // where that is words, play names its keys by the same
    return usual.empty() ? usual : QCoreApplication::translate("PlayActions", usual.c_str()).toStdString();
}

QString described(const Text& text) { return Describer(nullptr).describe(text); }

QString described(const Error& error) { return Describer(nullptr).describe(error); }

} // namespace cave
