// SPDX-License-Identifier: MIT
#include "app/play/words/deed_text.h"

#include "app/play/words/look_text.h"

#include <QCoreApplication>
#include <QLocale>

namespace cave {

namespace {

class DeedText {
    Q_DECLARE_TR_FUNCTIONS(cave::DeedText)
};

QString number(std::int64_t count) { return QLocale().toString(static_cast<qlonglong>(count)); }

QString creatureName(const std::string& id, const std::vector<std::shared_ptr<const Catalogue>>& catalogues)
{
    for (const auto& catalogue : catalogues)
        if (catalogue->findCreature(id))
            return Describer(catalogue).name(KindTable::Creature, id, Role::Bare);
    return QString::fromStdString(id);
}

QString slainText(const DeedTerm& term, const std::vector<std::shared_ptr<const Catalogue>>& catalogues)
{
    if (term.most && term.what.empty())
        return DeedText::tr("Slay no more than %1.").arg(number(*term.most));
    if (term.most)
        return DeedText::tr("Slay no more than %1 of: %2.")
            .arg(number(*term.most), creatureName(term.what, catalogues));
    if (term.what.empty())
        return DeedText::tr("Slay in one game: %1.").arg(number(term.least));
    return DeedText::tr("Slay %1 of: %2.").arg(number(term.least), creatureName(term.what, catalogues));
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

QString termText(const DeedTerm& term, const std::vector<std::shared_ptr<const Catalogue>>& catalogues)
{
    switch (term.is) {
    case DeedWord::Won: return DeedText::tr("Win a game.");
    case DeedWord::Slain: return slainText(term, catalogues);
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

QString deedText(const Deed& deed, const std::vector<std::shared_ptr<const Catalogue>>& catalogues)
{
    QStringList sentences;
    for (const DeedTerm& term : deed.terms)
        sentences << termText(term, catalogues);
    return sentences.join(u' ');
}

} // namespace cave
