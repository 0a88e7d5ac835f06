// SPDX-License-Identifier: MIT
#include "app/manual/manual_html.h"

#include "core/base/files.h"

#include <QDir>
#include <QLocale>
#include <QRegularExpression>
#include <QResource>

#include <md4c-html.h>

namespace cave {

namespace {

constexpr const char* kStyle =
    "body{margin:0;display:flex;font:17px/1.55 sans-serif;color:#262320;background:#fffdf8}"
    "nav{flex:0 0 15em;padding:1.5em;background:#f6f2ea;min-height:100vh}"
    "nav a{display:block;padding:.15em 0}main{padding:1em 2.5em 4em;max-width:52em}"
    "a{color:#8a5510}h1,h2{line-height:1.2}table{border-collapse:collapse}"
    "td,th{border:1px solid #c9c1b1;padding:.25em .6em;text-align:left;vertical-align:top}"
    "code{background:#ece7dd;padding:.05em .3em;border-radius:3px}pre{background:#ece7dd;padding:1em;overflow-x:auto}"
    "pre code{padding:0}img{max-width:100%}"
    "@media(prefers-color-scheme:dark){body{color:#e9e3d6;background:#16171f}nav{background:#1d1f29}a{color:#f0b35a}"
    "code,pre{background:#272a36}td,th{border-color:#4a4f61}}"
    "@media(max-width:50em){body{display:block}nav{min-height:0}}";

void append(const MD_CHAR* text, MD_SIZE size, void* to)
{
    static_cast<QByteArray*>(to)->append(text, static_cast<qsizetype>(size));
}

QByteArray htmlOf(const QString& markdown)
{
    const QByteArray source = markdown.toUtf8();
    QByteArray html;
    md_html(source.constData(), static_cast<MD_SIZE>(source.size()), &append, &html, MD_FLAG_TABLES | MD_FLAG_NOHTML,
            0);
    return html;
}

// Links to pages become links to files.
QString forBrowser(QString text)
{
    static const QRegularExpression link(QStringLiteral("\\]\\(([a-z-]+)\\)"));
    static const QRegularExpression picture(QStringLiteral("\\]\\(picture:([a-z-]+)\\)"));
    text.replace(link, QStringLiteral("](\\1.html)"));
    return text.replace(picture, QStringLiteral("](pictures/\\1.png)"));
}

} // namespace

QByteArray manualHtml(const ManualPage& page, const std::vector<ManualPage>& all)
{
    QByteArray links;
    for (const ManualPage& other : all)
        links += QStringLiteral("<a href=\"%1.html\">%2</a>\n").arg(other.id, other.title.toHtmlEscaped()).toUtf8();
    return QStringLiteral("<!DOCTYPE html>\n<html lang=\"%1\"><head><meta charset=\"utf-8\">"
                          "<meta name=\"viewport\" content=\"width=device-width\"><title>%2</title><style>%3</style>"
                          "</head>\n<body><nav>\n")
               .arg(QLocale().bcp47Name(), page.title.toHtmlEscaped(), QLatin1String(kStyle))
               .toUtf8() +
           links + "</nav><main>\n" + htmlOf(forBrowser(page.text)) + "</main></body></html>\n";
}

Result<void> writeManual(const std::filesystem::path& folder, const ManualKeys& keys)
{
    std::error_code error; // what is wrong with the folder is told when a page is written
    std::filesystem::create_directories(folder / "pictures", error);
    const auto pages = manualPages(keys);
    for (const ManualPage& page : pages)
        if (const auto written =
                writeFileAtomically(folder / (page.id.toStdString() + ".html"), manualHtml(page, pages).toStdString());
            !written)
            return written;
    const QDir pictures(QStringLiteral(":/manual/pictures"));
    for (const QString& name : pictures.entryList()) {
        const QByteArray picture = QResource(pictures.filePath(name)).uncompressedData();
        if (const auto written = writeFileAtomically(folder / "pictures" / name.toStdString(), picture.toStdString());
            !written)
            return written;
    }
    return {};
}

} // namespace cave
