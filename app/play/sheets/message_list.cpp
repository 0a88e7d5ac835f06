// SPDX-License-Identifier: MIT
#include "app/play/sheets/message_list.h"

#include "app/play/keys/key_map.h"
#include "app/view/ui/keep_current.h"
#include "app/view/ui/palette.h"

#include <QKeyEvent>
#include <QLocale>
#include <QPainter>
#include <QScrollBar>
#include <QStyle>
#include <QStyledItemDelegate>

namespace cave {

namespace {

constexpr int kMargin = 10;     // left and right of a line
constexpr int kGap = 1;         // above and below a line
constexpr int kPanelBorder = 2; // above the first and below the last line of the panel
constexpr int kRowFrame = 1;
constexpr double kOlder = 0.88; // how much of its colour an older line keeps; less cannot be read
constexpr std::int64_t kRecent = 2;

QRgb colourOf(Tone tone)
{
    switch (tone) {
    case Tone::Plain: return palette::kLogText;
    case Tone::Harm: return palette::kLogHarm;
    case Tone::Gain: return palette::kLogGain;
    case Tone::Warning: return palette::kLogWarning;
    case Tone::Rare: return palette::kLogRare;
    case Tone::Muted: return palette::kLogDim;
    }
    return palette::kLogText;
}

QColor mixed(QRgb colour, QRgb ground, double share)
{
    const auto channel = [share](int a, int b) { return static_cast<int>(a * share + b * (1 - share)); };
    return {channel(qRed(colour), qRed(ground)), channel(qGreen(colour), qGreen(ground)),
            channel(qBlue(colour), qBlue(ground))};
}

int lineHeight(const QFontMetrics& metrics) { return metrics.lineSpacing() + 2 * kGap; }

// Whole lines, so that the panel, which has room for some of them, never begins with half of one.
int heightOf(const QFontMetrics& metrics, const QString& text, int room)
{
    const auto measured = [&](const QString& words) {
        return metrics.boundingRect(0, 0, room, 1 << 14, Qt::TextWordWrap, words).height();
    };
    const int line = measured(QStringLiteral("A")); // a line of wrapped text may be higher than the spacing of lines
    return (measured(text) + line - 1) / line * lineHeight(metrics);
}

class LineDelegate : public QStyledItemDelegate {
public:
    LineDelegate(MessageList& list, bool isHistory) : QStyledItemDelegate(&list), m_list(list), m_isHistory(isHistory)
    {
    }

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const int width = m_list.viewport()->width();
        const int room = std::max(1, width - textLeft(option.fontMetrics) - kMargin);
        return {width, heightOf(option.fontMetrics, index.data(Qt::DisplayRole).toString(), room)};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        painter->save();
        if (option.state.testFlag(QStyle::State_Selected) && m_isHistory)
            painter->fillRect(option.rect, QColor(palette::kSelect));
        const QRect line = option.rect.adjusted(kMargin, kGap, -kMargin, -kGap);
        const auto tone = static_cast<Tone>(index.data(MessageModel::ToneRole).toInt());
        const std::int64_t age = index.data(MessageModel::AgeRole).toLongLong();
        QFont font = option.font;
        painter->setFont(font);
        painter->setPen(QColor(palette::kLogDim));
        // Laid out from the left, and mirrored where people read from the right. What is not translated is read from
        // the left there as well.
        const auto drawIn = [&](int x, int width, Qt::Alignment side, const QString& text, int flags = 0) {
            const QRect place =
                QStyle::visualRect(option.direction, option.rect, QRect(x, line.y(), width, line.height()));
            const auto where = QStyle::visualAlignment(option.direction, side) | Qt::AlignAbsolute | Qt::AlignTop;
            painter->setLayoutDirection(text.isRightToLeft() ? Qt::RightToLeft : Qt::LeftToRight);
            painter->drawText(place, static_cast<int>(where) | flags, text);
        };
        drawIn(line.x(), turnWidth(option.fontMetrics) - kMargin, Qt::AlignRight, turnOf(index));
        const int textX = textLeft(option.fontMetrics);
        const int signWidth = signRoom(option.fontMetrics);
        painter->setPen(tone == Tone::Plain ? QColor(palette::kLogText) : messageColour(tone, std::min(age, kRecent)));
        font.setBold(true);
        painter->setFont(font);
        drawIn(option.rect.x() + textX - signWidth, signWidth, Qt::AlignLeft, signOf(tone));
        font.setBold(false);
        painter->setFont(font);
        painter->setPen(messageColour(tone, age));
        drawIn(option.rect.x() + textX, line.right() - option.rect.x() - textX + 1, Qt::AlignLeft,
               index.data(Qt::DisplayRole).toString(), Qt::TextWordWrap);
        painter->restore();
    }

private:
    // The panel has less room and says a turn once.
    QString turnText(const QString& number) const
    {
        //: before a line of the message history
        return m_isHistory ? MessageList::tr("turn %1").arg(number) : number;
    }
    QString turnOf(const QModelIndex& index) const
    {
        const QVariant turn = index.data(MessageModel::TurnRole);
        const bool isNew = index.row() == 0 || index.siblingAtRow(index.row() - 1).data(MessageModel::TurnRole) != turn;
        return m_isHistory || isNew ? turnText(QLocale().toString(turn.toLongLong())) : QString();
    }
    int signRoom(const QFontMetrics& metrics) const { return metrics.horizontalAdvance(u'+') + 6; }
    int turnWidth(const QFontMetrics& metrics) const
    {
        return metrics.horizontalAdvance(turnText(QStringLiteral("00,000"))) + kMargin;
    }
    int textLeft(const QFontMetrics& metrics) const { return kMargin + turnWidth(metrics) + signRoom(metrics); }

    MessageList& m_list;
    bool m_isHistory;
};

} // namespace

QColor messageColour(Tone tone, std::int64_t age)
{
    if (age <= 0)
        return QColor(colourOf(tone));
    if (age > kRecent || tone == Tone::Muted)
        return QColor(palette::kLogDim);
    return mixed(colourOf(tone), palette::kLogGround, kOlder);
}

MessageList::MessageList(Kind kind, QWidget* parent) : HeardOnce(parent), m_kind(kind)
{
    const bool isHistory = kind == Kind::History;
    setProperty("role", "log");
    keepCurrent(*this, [this] { setAccessibleName(tr("Messages")); });
    setItemDelegate(new LineDelegate(*this, isHistory));
    setResizeMode(Adjust);
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setEditTriggers(NoEditTriggers);
    setSelectionMode(isHistory ? ExtendedSelection : SingleSelection);
    if (!isHistory) {
        setFrameShape(QFrame::NoFrame);
        setViewportMargins(0, kPanelBorder, 0, kPanelBorder);
        setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    }
}

void MessageList::setVisibleLines(int lines)
{
    m_visibleLines = lines;
    updateGeometry();
}

QSize MessageList::sizeHint() const
{
    if (m_kind == Kind::History)
        return QListView::sizeHint();
    return {200, m_visibleLines * lineHeight(fontMetrics()) + 2 * (kPanelBorder + kRowFrame)};
}

void MessageList::keyPressEvent(QKeyEvent* event)
{
    if (m_kind == Kind::Panel && isLeftToPage(*event))
        event->ignore();
    else
        QListView::keyPressEvent(event);
}

// Another width wraps lines elsewhere; the newest stays in sight.
void MessageList::resizeEvent(QResizeEvent* event)
{
    scheduleDelayedItemsLayout();
    QListView::resizeEvent(event);
    scrollToBottom();
}

void MessageList::changeEvent(QEvent* event)
{
    QListView::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        updateGeometry();
}

} // namespace cave
