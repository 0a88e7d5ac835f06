// SPDX-License-Identifier: MIT
#include "app/play/sheets/record_sheet.h"

#include "app/play/game/save_folder.h"
#include "app/view/ui/widgets.h"
#include "app/view/words/describe.h"
#include "core/base/files.h"
#include "core/base/utf8.h"

#include <QClipboard>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace cave {

namespace {

constexpr std::size_t kLargestText = std::size_t{1} << 20;

QString textOf(const std::filesystem::path& record)
{
    if (const auto text = readFile(recordTextFile(record), kLargestText))
        return QString::fromStdString(withControlsShown(*text, "\n"));
    if (const auto game = loadGame(record))
        return QString::fromStdString(recordText(*game));
    else
        return RecordSheet::tr("This record cannot be read. %1").arg(described(game.error()));
}

} // namespace

RecordSheet::RecordSheet(const std::filesystem::path& record, QWidget* parent)
    : Sheet(tr("Record"), Size::Page, parent), m_text(new QPlainTextEdit(textOf(record), this))
{
    QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    font.setPixelSize(this->font().pixelSize());
    m_text->setFont(font);
    m_text->setStyleSheet(QStringLiteral("QPlainTextEdit { font-family: \"%1\"; }").arg(font.family()));
    m_text->setReadOnly(true);
    m_text->setTabChangesFocus(true);
    m_text->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_text->setAccessibleName(tr("Record"));
    QLabel* place = roleLabel(pathText(recordTextFile(record)), "muted");
    place->setWordWrap(true);
    place->setTextInteractionFlags(Qt::TextSelectableByMouse);
    body().addWidget(m_text, 1);
    body().addWidget(place);
    QPushButton* copy = addButton(tr("Copy"), tr("Copies the whole text."));
    connect(copy, &QPushButton::clicked, this, [this] { QGuiApplication::clipboard()->setText(text()); });
    QPushButton* close = addButton(tr("Close"), tr("Back to where you were (Esc)."));
    connect(close, &QPushButton::clicked, this, &Sheet::dismissed);
    setDefaultButton(close);
    setFirstFocus(m_text);
}

QString RecordSheet::text() const { return m_text->toPlainText(); }

} // namespace cave
