// SPDX-License-Identifier: MIT
#include "app/play/words/deed_text.h"

#include "app/view/words/design_name.h"
#include "core/save/built_in_dungeons.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace cave {

namespace {

class DeedText {
    Q_DECLARE_TR_FUNCTIONS(cave::DeedText)
};

QString number(std::int64_t count) { return QLocale().toString(static_cast<qlonglong>(count)); }

// Of the dungeons whose creatures deeds name. Reading them takes a while: it is done when a deed asks for it.
const std::vector<std::shared_ptr<const Catalogue>>& cataloguesBuiltIn()
{
    static const auto catalogues = [] {
        std::vector<std::shared_ptr<const Catalogue>> read{Catalogue::builtIn()};
        for (const std::string& name : builtInDungeons())
            if (const auto dungeon = builtInDungeon(name))
                read.push_back(dungeon->dungeon.catalogue);
        return read;
    }();
    return catalogues;
}

QString slainName(const std::string& id, std::shared_ptr<const Catalogue> catalogue)
{
    if (!catalogue->findCreature(id)) {
        const auto& others = cataloguesBuiltIn();
        const auto knows = [&](const auto& other) { return other->findCreature(id).has_value(); };
        const auto found = std::ranges::find_if(others, knows);
        if (found == others.end())
            return QString::fromStdString(id);
        catalogue = *found;
    }
    return Describer(catalogue).name(KindTable::Creature, id, Role::Bare);
}

QString slainText(const DeedTerm& term, const std::shared_ptr<const Catalogue>& catalogue)
{
    if (term.most && term.what.empty())
        return DeedText::tr("Slay no more than %1.").arg(number(*term.most));
    if (term.most)
        return DeedText::tr("Slay no more than %1 of: %2.").arg(number(*term.most), slainName(term.what, catalogue));
    if (term.what.empty())
        return DeedText::tr("Slay in one game: %1.").arg(number(term.least));
    return DeedText::tr("Slay %1 of: %2.").arg(number(term.least), slainName(term.what, catalogue));
}

QString unusedText(const std::string& verb)
{
    if (verb == "read")
        return DeedText::tr("Read nothing.");
    if (verb == "drink")
        return DeedText::tr("Drink nothing.");
    if (verb == "eat")
        return DeedText::tr("Eat nothing.");
    if (verb == "throw")
        return DeedText::tr("Throw nothing.");
    return DeedText::tr("Do without: %1.").arg(QString::fromStdString(verb));
}

QString termText(const DeedTerm& term, const std::shared_ptr<const Catalogue>& catalogue)
{
    switch (term.is) {
    case DeedWord::Won: return DeedText::tr("Win a game.");
    case DeedWord::Slain: return slainText(term, catalogue);
    case DeedWord::Level: return DeedText::tr("Come to level %1.").arg(number(term.least));
    case DeedWord::Origin: return DeedText::tr("Play an origin: %1.").arg(designName(term.what));
    case DeedWord::Turns:
        return term.most ? DeedText::tr("In no more than %1 turns.").arg(number(*term.most))
                         : DeedText::tr("In no fewer than %1 turns.").arg(number(term.least));
    case DeedWord::Unused: return unusedText(term.what);
    case DeedWord::Allies: return DeedText::tr("Companions with you at the end: at least %1.").arg(number(term.least));
    case DeedWord::Dungeon: return DeedText::tr("In \"%1\".").arg(designName(term.what));
    }
    return {};
}

} // namespace

QString deedName(const Deed& deed) { return QCoreApplication::translate("deeds", deed.name.c_str()); }

QString deedText(const Deed& deed, const std::shared_ptr<const Catalogue>& catalogue)
{
    QStringList sentences;
    for (const DeedTerm& term : deed.terms)
        sentences << termText(term, catalogue);
    return sentences.join(u' ');
}

} // namespace cave
