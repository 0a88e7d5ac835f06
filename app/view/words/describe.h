// SPDX-License-Identifier: MIT
// Texts of the core in the language of the interface.
#pragma once

#include "core/base/result.h"
#include "core/content/english.h"
#include "core/world/entity.h"

#include <QString>

#include <functional>
#include <memory>

namespace cave {

// Translates sentences and names with the translators that are installed; what they do not know stays English. Names of
// kinds are looked up in the contexts "tiles", "creatures", "items" and "gases", with the role as disambiguation:
// "bare", "the-subject", "the-object", "a-subject" or "a-object"; their descriptions in the context "descriptions".
// Whatever it gives as a QString has its controls shown by their numbers (core/base/utf8.h).
class Describer : public Phrasebook {
public:
    // The player's key for a word, see core/content/key_words; "" for an unknown word.
    using Keys = std::function<QString(std::string_view word)>;

    // Texts that name kinds need the catalogue of their dungeon. Without `keys` the usual ones are said.
    explicit Describer(std::shared_ptr<const Catalogue> catalogue, Keys keys = {});

    QString describe(const Text& text) const;
    QString describe(const Error& error) const; // the place, then what is wrong there
    QString name(KindTable table, const std::string& id, Role role = Role::Bare) const;
    // A thing as it is called, after whom it may be named.
    QString name(const Catalogue& catalogue, const Item& item, Role role = Role::Bare) const;
    QString description(KindTable table, const std::string& id) const;
    QString runeName(const Rune& rune) const;

    std::string sentence(const Text& text) const override;
    std::string kindName(const KindName& name) const override;
    std::string number(std::int64_t value) const override;
    std::string raised(std::string name) const override;
    std::string key(std::string_view word) const override;

private:
    QString shownName(const KindName& name) const;
    std::string enchanted(const KindName& name) const;
    std::string runed(const KindName& name) const;
    std::string nameAfter(const KindName& name, const std::string& creature) const;

    EnglishPhrasebook m_english;
    Keys m_keys;
};

// Describes texts that name no kinds, such as errors.
QString described(const Text& text);
QString described(const Error& error);

} // namespace cave
