// SPDX-License-Identifier: MIT
#include "tests/view/words/ts_file.h"

#include "tests/support/paths.h"
#include "tests/support/strings.h"

#include <QFile>
#include <QXmlStreamReader>

namespace cave {

namespace {

QString tsPath(const QString& language)
{
    return shown(resourcePath("../translations/cavewright_")) + language + QStringLiteral(".ts");
}

TsEntry readEntry(QXmlStreamReader& xml, const QString& context)
{
    TsEntry entry{.context = context, .hasPlurals = xml.attributes().value(QLatin1String("numerus")) == u"yes"};
    while (xml.readNextStartElement()) {
        if (xml.name() == u"source") {
            entry.source = xml.readElementText();
        } else if (xml.name() == u"translation") {
            entry.isFinished = !xml.attributes().hasAttribute(QLatin1String("type"));
            if (!entry.hasPlurals)
                entry.translations << xml.readElementText();
            while (entry.hasPlurals && xml.readNextStartElement())
                entry.translations << xml.readElementText();
        } else {
            xml.skipCurrentElement();
        }
    }
    return entry;
}

} // namespace

std::vector<TsEntry> entriesOf(const QString& language)
{
    QFile file(tsPath(language));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    std::vector<TsEntry> entries;
    QXmlStreamReader xml(&file);
    QString context;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == u"name")
            context = xml.readElementText();
        else if (xml.name() == u"message")
            entries.push_back(readEntry(xml, context));
    }
    return xml.hasError() ? std::vector<TsEntry>{} : entries;
}

} // namespace cave
