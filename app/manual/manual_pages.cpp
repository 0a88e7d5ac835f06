// SPDX-License-Identifier: MIT
#include "app/manual/manual_pages.h"

#include "app/manual/reference_pages.h"

#include <QCoreApplication>
#include <QDir>
#include <QRegularExpression>
#include <QResource>

#include <algorithm>

namespace cave {

namespace {

const QString kEnglish = QStringLiteral("en");

const QStringList kChapters{QStringLiteral("start"),         QStringLiteral("first-hour"), QStringLiteral("fights"),
                            QStringLiteral("first-dungeon"), QStringLiteral("recipes"),    QStringLiteral("events"),
                            QStringLiteral("laboratory"),    QStringLiteral("cookbook")};

QString resourceText(const QString& name) { return QString::fromUtf8(QResource(name).uncompressedData()); }

QString languageOfNow()
{
    //: the language of this translation as the folders of resources/manual are called: "de". "en" where it has no
    //: manual
    const QString language = QCoreApplication::translate("Manual", "en");
    return manualLanguages().contains(language) ? language : kEnglish;
}

// In English everywhere: a history is not translated. Without the head of a section in which nothing stands yet.
QString newsText()
{
    static const QRegularExpression empty(QStringLiteral("^## [^\n]*\n\\s*(?=## |\\z)"),
                                          QRegularExpression::MultilineOption);
    return resourceText(QStringLiteral(":/manual/CHANGELOG.md")).remove(empty);
}

// As people type it; the menu where no key is set. Nothing: there is no such action.
QString labelOf(const ActionKeys& keys, const QString& action)
{
    const auto found = std::ranges::find(keys.entries(), action, &KeyEntry::action);
    if (found == keys.entries().end())
        return {};
    if (!found->keys.isEmpty())
        return QStringLiteral("`` %1 ``").arg(keys.labelOf(found->keys.front()));
    return QStringLiteral("*%1, %2*").arg(found->group.plain(), found->name.plain());
}

} // namespace

QStringList manualLanguages()
{
    QStringList languages = QDir(QStringLiteral(":/manual")).entryList(QDir::Dirs);
    languages.removeOne(QStringLiteral("pictures"));
    return languages;
}

QStringList chapterIds() { return kChapters; }

QString chapter(const QString& language, const QString& id)
{
    return resourceText(QStringLiteral(":/manual/%1/%2.md").arg(language, id));
}

QString withKeys(const QString& text, const ManualKeys& keys, QStringList* unknown)
{
    static const QRegularExpression pattern(QStringLiteral("\\{(key|edit|tool):(\\w+)\\}"));
    QString done;
    qsizetype from = 0;
    for (auto found = pattern.globalMatch(text); found.hasNext();) {
        const auto match = found.next();
        const QString kind = match.captured(1);
        const QString action = (kind == u"tool" ? QStringLiteral("Tool") : QString()) + match.captured(2);
        const QString label = labelOf(kind == u"key" ? keys.play : keys.editor, action);
        if (label.isEmpty() && unknown != nullptr)
            unknown->push_back(match.captured());
        done += text.mid(from, match.capturedStart() - from);
        done += label.isEmpty() ? match.captured() : label;
        from = match.capturedEnd();
    }
    return done + text.mid(from);
}

std::vector<ManualPage> manualPages(const ManualKeys& keys)
{
    std::vector<ManualPage> pages;
    const QString language = languageOfNow();
    for (const QString& id : kChapters) {
        const QString text = chapter(language, id);
        const QString title = text.section(u'\n', 0, 0).mid(2); // behind "# "
        pages.push_back({id, title, withKeys(text, keys)});
    }
    pages.push_back({QStringLiteral("news"), QCoreApplication::translate("Manual", "What is new"), newsText()});
    for (ManualPage& page : referencePages(keys))
        pages.push_back(std::move(page));
    return pages;
}

} // namespace cave
