// SPDX-License-Identifier: MIT
#include "app/settings/language.h"

#include "app/settings/stretched_texts.h"

#include <QCoreApplication>
#include <QDir>
#include <QGuiApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

#include <memory>

namespace cave {

namespace {

const QString kFolder = QStringLiteral(":/i18n");
const QString kOurs = QStringLiteral("cavewright");

// False: there is none.
bool install(const QLocale& language, const QString& file, const QString& folder)
{
    auto translator = std::make_unique<QTranslator>(QCoreApplication::instance());
    if (!translator->load(language, file, QStringLiteral("_"), folder))
        return false;
    QCoreApplication::installTranslator(translator.release());
    return true;
}

} // namespace

QStringList languages()
{
    QStringList names;
    for (const QString& file : QDir(kFolder).entryList({kOurs + QStringLiteral("_*.qm")}, QDir::Files, QDir::Name))
        names.push_back(file.section(u'_', 1).section(u'.', 0, 0));
    return names;
}

QString languageName(const QString& language)
{
    QString name = QLocale(language).nativeLanguageName();
    if (language == QLatin1String("en"))
        name = QStringLiteral("English"); // not the English of one country
    return name.isEmpty() ? language : name;
}

void speak(const QString& language)
{
    qDeleteAll(QCoreApplication::instance()->findChildren<QTranslator*>(Qt::FindDirectChildrenOnly));
    const bool isStretched = language == kStretched;
    const QLocale locale = language.isEmpty() ? QLocale::system()
                           : isStretched      ? QLocale(QLocale::English)
                                              : QLocale(language);
    QLocale::setDefault(locale);
    // English brings the plurals; the wanted language lies over it, and over that what Qt itself says.
    install(QLocale(QLocale::English), kOurs, kFolder);
    const bool isOurs = install(locale, kOurs, kFolder); // else all is English
    QGuiApplication::setLayoutDirection(isOurs ? locale.textDirection() : Qt::LeftToRight);
    install(locale, QStringLiteral("qtbase"), QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    if (isStretched)
        QCoreApplication::installTranslator(new StretchedTexts(QCoreApplication::instance()));
}

} // namespace cave
