// SPDX-License-Identifier: MIT
#include "app/manual/manual_window.h"

#include "app/view/ui/heard_once.h"
#include "app/view/ui/keep_current.h"
#include "app/view/ui/palette.h"
#include "app/view/ui/theme.h"
#include "app/view/ui/widgets.h"

#include <QAbstractTextDocumentLayout>
#include <QDesktopServices>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextCursor>
#include <QTextList>
#include <QTextTable>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>
#include <iterator>
#include <utility>
#include <vector>

namespace cave {

namespace {

constexpr QSize kSize{1000, 680};
constexpr int kListWidth = 260;
constexpr int kParagraphRoom = 10; // pixels below
constexpr int kItemRoom = 4;
constexpr int kCellRoom = 4;
constexpr int kLineHeight = 120; // per cent

// What the browser makes of Markdown knows pictures by where they lie.
QString forWindow(QString text)
{
    return text.replace(QStringLiteral("](picture:"), QStringLiteral("](:/manual/pictures/"));
}

void setPage(QTextDocument& document, const ManualPage& page)
{
    using Features = QTextDocument::MarkdownFeatures;
    document.setMarkdown(forWindow(page.text),
                         Features(QTextDocument::MarkdownDialectGitHub) | QTextDocument::MarkdownNoHTML);
}

// Without marks and addresses, and each paragraph on one line.
QString wordsOf(const ManualPage& page)
{
    QTextDocument document;
    QTextCursor change(&document);
    change.beginEditBlock(); // as in showPage()
    setPage(document, page);
    change.endEditBlock();
    return document.toPlainText();
}

bool isCode(const QTextBlock& block) { return block.blockFormat().hasProperty(QTextFormat::BlockCodeFence); }

// Keys and words of files, which are told from the text around them by their ground as well.
void markKeys(const QTextBlock& block)
{
    std::vector<std::pair<int, int>> marked; // from, to: the fragments change while they are formatted
    for (auto part = block.begin(); !part.atEnd(); ++part)
        if (const QTextFragment text = part.fragment(); text.charFormat().fontFixedPitch())
            marked.emplace_back(text.position(), text.position() + text.length());
    QTextCharFormat format;
    format.setBackground(QColor(palette::kInk3));
    QTextCursor cursor(block);
    for (const auto& [from, to] : marked) {
        cursor.setPosition(from);
        cursor.setPosition(to, QTextCursor::KeepAnchor);
        cursor.mergeCharFormat(format);
    }
}

// What is made of Markdown stands line to line, and tables have no room in their cells.
void spread(QTextDocument& document)
{
    for (QTextFrame* frame : document.rootFrame()->childFrames())
        if (auto* table = qobject_cast<QTextTable*>(frame)) {
            QTextTableFormat format = table->format();
            format.setCellPadding(kCellRoom);
            format.setBorderCollapse(true);
            format.setBorder(1);
            format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
            format.setBorderBrush(QColor(palette::kInk4));
            format.setTopMargin(kParagraphRoom);
            format.setBottomMargin(kParagraphRoom);
            table->setFormat(format);
        }
    QTextCursor cursor(&document);
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        QTextBlockFormat format = block.blockFormat();
        cursor.setPosition(block.position());
        if (cursor.currentTable() != nullptr)
            continue;
        const bool isHeading = format.headingLevel() > 0;
        const bool goesOn = isCode(block) && isCode(block.next());
        format.setTopMargin(isHeading ? 2 * kParagraphRoom : 0);
        format.setBottomMargin(block.textList() != nullptr ? kItemRoom : goesOn ? 0 : kParagraphRoom);
        if (!block.text().contains(QChar::ObjectReplacementCharacter)) // a picture
            format.setLineHeight(kLineHeight, QTextBlockFormat::ProportionalHeight);
        cursor.setBlockFormat(format);
        if (!isCode(block))
            markKeys(block);
    }
    cursor.setPosition(0);
}

int topOf(const QTextDocument& document, int block)
{
    return qRound(document.documentLayout()->blockBoundingRect(document.findBlockByNumber(block)).top());
}

bool leadsToList(const QKeyEvent& event)
{
    return event.key() == Qt::Key_Down || event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
}

} // namespace

ManualWindow::ManualWindow(Pages pages, QWidget* parent)
    : QWidget(parent, Qt::Window), m_make(std::move(pages)), m_search(new QLineEdit(this)),
      m_list(new HeardOnce<QListWidget>(this)), m_browser(new QTextBrowser(this))
{
    setObjectName(QStringLiteral("manual"));
    m_search->setClearButtonEnabled(true);
    m_list->setWordWrap(true);
    m_list->setFixedWidth(grown(QSize(kListWidth, 1)).width());
    m_browser->setOpenLinks(false);
    m_browser->document()->setDocumentMargin(16);
    auto* left = new QVBoxLayout;
    left->addWidget(m_search);
    left->addWidget(m_list, 1);
    auto* row = new QHBoxLayout(this);
    row->addLayout(left);
    row->addWidget(m_browser, 1);
    resizeGrown(*this, kSize);
    connect(m_search, &QLineEdit::textChanged, this, &ManualWindow::filter);
    connect(m_list, &QListWidget::currentRowChanged, this, &ManualWindow::showPage);
    connect(m_browser, &QTextBrowser::anchorClicked, this, [this](const QUrl& link) {
        if (link.scheme().isEmpty())
            open(link.path());
        else if (link.scheme() == QLatin1String("https"))
            QDesktopServices::openUrl(link);
    });
    keepCurrent(*this, [this] {
        setWindowTitle(tr("Manual of Cavewright"));
        m_search->setPlaceholderText(tr("Search"));
        m_search->setAccessibleName(tr("Search"));
        m_list->setAccessibleName(tr("Pages"));
        if (!m_pages.empty())
            refresh();
    });
}

void ManualWindow::begin(const QString& id)
{
    {
        const QSignalBlocker blocker(m_search);
        m_search->clear();
    }
    makePages();
    open(id);
}

void ManualWindow::refresh()
{
    const QString before = shown();
    QScrollBar& bar = *m_browser->verticalScrollBar();
    const int block = m_browser->cursorForPosition({}).blockNumber(); // as many stand before it in any language
    const int beyond = bar.value() - topOf(*m_browser->document(), block);
    makePages();
    open(before);
    const QTextCursor found = m_browser->textCursor();
    m_browser->moveCursor(QTextCursor::End); // a long page is laid out no further than it is shown
    m_browser->setTextCursor(found);
    bar.setValue(topOf(*m_browser->document(), block) + beyond);
}

void ManualWindow::makePages()
{
    const QSignalBlocker blocker(m_list);
    m_pages = m_make();
    m_words.clear();
    m_list->clear();
    for (const ManualPage& page : m_pages)
        m_list->addItem(page.title);
    hideOthers();
}

void ManualWindow::open(const QString& id)
{
    const auto page = std::ranges::find(m_pages, id, &ManualPage::id);
    if (page == m_pages.end())
        return;
    const auto row = static_cast<int>(page - m_pages.begin());
    if (m_list->currentRow() == row)
        showPage(row);
    else
        m_list->setCurrentRow(row);
}

QString ManualWindow::shown() const
{
    const int row = m_list->currentRow();
    return row < 0 || row >= std::ssize(m_pages) ? QString() : m_pages[static_cast<std::size_t>(row)].id;
}

void ManualWindow::showPage(int row)
{
    if (row < 0 || row >= std::ssize(m_pages))
        return;
    const ManualPage& page = m_pages[static_cast<std::size_t>(row)];
    QTextCursor change(m_browser->document());
    change.beginEditBlock(); // laid out once, at its end: a long page takes a hundredth of the time
    setPage(*m_browser->document(), page);
    spread(*m_browser->document());
    change.endEditBlock();
    m_browser->moveCursor(QTextCursor::Start);
    m_browser->setAccessibleName(page.title);
    if (!m_search->text().isEmpty())
        m_browser->find(m_search->text());
}

void ManualWindow::hideOthers()
{
    const QString wanted = m_search->text();
    if (m_words.empty() && !wanted.isEmpty())
        std::ranges::transform(m_pages, std::back_inserter(m_words), wordsOf);
    for (int row = 0; row < m_list->count(); ++row)
        m_list->item(row)->setHidden(!wanted.isEmpty() &&
                                     !m_words[static_cast<std::size_t>(row)].contains(wanted, Qt::CaseInsensitive));
}

// The page that is shown stays if it has the words, or none has.
void ManualWindow::filter()
{
    hideOthers();
    const int now = m_list->currentRow();
    if (now < 0 || !m_list->item(now)->isHidden())
        return showPage(now);
    for (int row = 0; row < m_list->count(); ++row)
        if (!m_list->item(row)->isHidden())
            return m_list->setCurrentRow(row);
}

void ManualWindow::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        close();
    else if (event->matches(QKeySequence::Find))
        m_search->setFocus(Qt::ShortcutFocusReason);
    else if (m_search->hasFocus() && leadsToList(*event)) // the field has no use for them
        m_list->setFocus(Qt::TabFocusReason);
    else
        QWidget::keyPressEvent(event);
}

} // namespace cave
