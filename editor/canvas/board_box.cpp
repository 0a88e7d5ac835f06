// SPDX-License-Identifier: MIT
#include "editor/canvas/board_box.h"

#include "app/view/ui/keep_current.h"
#include "core/edit/words_edit.h"
#include "core/save/parts/texts_json.h"
#include "editor/canvas/editor_canvas.h"

#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

#include <algorithm>

namespace cave {

namespace {

constexpr int kWidthOfBox = 48; // average characters
constexpr int kDistance = 6;    // pixels from the board, and from the canvas' edges

} // namespace

BoardBox::BoardBox(Workbench& bench, EditorCanvas& canvas)
    : QFrame(canvas.parentWidget()), m_bench(bench), m_canvas(canvas), m_heading(new QLabel(this)),
      m_line(new QLineEdit(this)), m_hint(new QLabel(this))
{
    setProperty("role", "card");
    setAttribute(Qt::WA_StyledBackground);
    m_hint->setProperty("role", "muted");
    m_hint->setWordWrap(true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(10, 8, 10, 8);
    column->setSpacing(4);
    for (QWidget* widget : std::initializer_list<QWidget*>{m_heading, m_line, m_hint})
        column->addWidget(widget);
    setFocusProxy(m_line);
    hide();
    m_line->installEventFilter(this);
    connect(m_line, &QLineEdit::textEdited, this, &BoardBox::take);
    connect(m_line, &QLineEdit::returnPressed, this, &BoardBox::finish);
    connect(&bench, &Workbench::boardOpened, this, &BoardBox::open);
    connect(&bench, &Workbench::levelChanged, this, &BoardBox::close);
    connect(&bench.document(), &Document::replaced, this, &BoardBox::close);
    connect(&canvas, &LevelView::moved, this, &BoardBox::place);
    connect(&canvas, &LevelView::cellSizeChanged, this, &BoardBox::place);
    keepCurrent(*this, [this] {
        showHint();
        place();
    });
}

void BoardBox::open(CellAt cell)
{
    m_at = m_bench.positionOf(cell);
    const Sign* old = signAt(m_bench.level(), cell);
    m_before = old ? old->text : std::string();
    m_stroke = m_bench.document().newStroke();
    m_line->setText(QString::fromStdString(m_before));
    m_line->selectAll();
    showHint();
    show();
    raise();
    place();
    m_line->setFocus();
}

std::string BoardBox::words() const { return m_line->text().trimmed().toStdString(); }

QString BoardBox::hint() const { return m_hint->text(); }

void BoardBox::showHint()
{
    m_heading->setText(tr("Board at %1, %2").arg(m_at.x).arg(m_at.y));
    m_line->setAccessibleName(tr("Words of the board at %1, %2").arg(m_at.x).arg(m_at.y));
    const auto sound = checkSentence(words());
    m_hint->setText(sound ? tr("Enter keeps it, Esc leaves it as it was. Without words the board goes.")
                          : tr("◆ %1 The board keeps its last words.").arg(m_bench.describe(sound.error().what)));
}

void BoardBox::take()
{
    showHint();
    place();
    if (!checkSentence(words()))
        return;
    if (auto edit = putSign(m_bench.dungeon(), m_at, words()))
        m_bench.document().push(std::move(*edit), tr("Board at %1, %2").arg(m_at.x).arg(m_at.y), m_stroke);
}

// Words that were typed and taken back are no step.
void BoardBox::finish()
{
    if (const auto sound = checkSentence(words()); !sound) {
        m_bench.refuse({{sound.error().what}, m_at}, nullptr);
        return;
    }
    if (words() == m_before)
        m_bench.document().abandonStroke(m_stroke);
    close();
}

void BoardBox::cancel()
{
    m_bench.document().abandonStroke(m_stroke);
    close();
}

void BoardBox::close()
{
    if (!isVisible())
        return;
    const bool hadFocus = m_line->hasFocus();
    hide();
    if (hadFocus)
        m_canvas.setFocus();
}

// Below the board, or above it where there is no room, and within the canvas.
void BoardBox::place()
{
    if (!isVisible())
        return;
    const QRect room = m_canvas.geometry().adjusted(kDistance, kDistance, -kDistance, -kDistance);
    const int width = std::min(kWidthOfBox * fontMetrics().averageCharWidth(), room.width());
    const int height = std::max(heightForWidth(width), minimumSizeHint().height());
    const QRect cell =
        m_canvas.pixelsOf({m_at.x, m_at.y}).translated(m_canvas.viewport()->mapTo(parentWidget(), QPoint()));
    const int below = cell.bottom() + kDistance;
    const int y = below + height <= room.bottom() ? below : cell.top() - kDistance - height;
    setGeometry(std::clamp(cell.left(), room.left(), std::max(room.left(), room.right() - width)),
                std::clamp(y, room.top(), std::max(room.top(), room.bottom() - height)), width, height);
}

bool BoardBox::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_line && event->type() == QEvent::KeyPress &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        cancel();
        return true;
    }
    if (watched == m_line && event->type() == QEvent::FocusOut && isVisible() &&
        static_cast<QFocusEvent*>(event)->reason() != Qt::ActiveWindowFocusReason &&
        static_cast<QFocusEvent*>(event)->reason() != Qt::PopupFocusReason)
        finish();
    return QFrame::eventFilter(watched, event);
}

} // namespace cave
