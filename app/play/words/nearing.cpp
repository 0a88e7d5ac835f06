// SPDX-License-Identifier: MIT
#include "app/play/words/nearing.h"

#include "app/play/words/creature_text.h"
#include "app/play/words/look_text.h"

#include <QCoreApplication>

namespace cave {

namespace {

class NearingText {
    Q_DECLARE_TR_FUNCTIONS(Nearing)

public:
    static QString told(const QString& name, bool isBeside, bool isComing)
    {
        if (isBeside)
            //: spoken: who or what came there: "Newt, beside you."
            return tr("%1, beside you.").arg(name);
        //: spoken: a creature, or what is as dangerous, one or many: "Flames, coming nearer."
        return isComing ? tr("%1, coming nearer.").arg(name) : name + u'.';
    }

    //: spoken: creatures, behind those that are named
    static QString more(int count) { return tr("%n more, coming nearer.", nullptr, count); }
};

} // namespace

QString nearingText(const QString& name, bool isComing, Position hero, Position at)
{
    return NearingText::told(raised(name), distance(hero, at) <= 1, isComing) + u' ' + whereText(hero, at);
}

QString moreNearingText(int count) { return NearingText::more(count); }

} // namespace cave
