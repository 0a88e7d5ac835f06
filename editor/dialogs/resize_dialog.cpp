// SPDX-License-Identifier: MIT
#include "editor/dialogs/resize_dialog.h"

#include "app/view/ui/palette.h"
#include "app/view/ui/theme.h"
#include "app/view/ui/widgets.h"
#include "app/view/words/describe.h"
#include "editor/canvas/thumbnail.h"
#include "editor/dialogs/resize_preview.h"

#include <QButtonGroup>
#include <QFormLayout>
#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QSpinBox>
#include <QToolButton>

#include <algorithm>
#include <array>

namespace cave {

namespace {

constexpr QSize kPreviewSize{360, 220};
constexpr int kAnchorButton = 32;

constexpr std::array kAnchorNames{
    QT_TRANSLATE_NOOP("cave::ResizeDialog", "The upper left corner stays"),
    QT_TRANSLATE_NOOP("cave::ResizeDialog", "The upper edge stays"),
    QT_TRANSLATE_NOOP("cave::ResizeDialog", "The upper right corner stays"),
    QT_TRANSLATE_NOOP("cave::ResizeDialog", "The left edge stays"),
    QT_TRANSLATE_NOOP("cave::ResizeDialog", "The middle stays"),
    QT_TRANSLATE_NOOP("cave::ResizeDialog", "The right edge stays"),
    QT_TRANSLATE_NOOP("cave::ResizeDialog", "The lower left corner stays"),
    QT_TRANSLATE_NOOP("cave::ResizeDialog", "The lower edge stays"),
    QT_TRANSLATE_NOOP("cave::ResizeDialog", "The lower right corner stays"),
};
static_assert(kAnchorNames.size() == kAnchorCount);
constexpr std::array kAnchorSigns{u'↖', u'↑', u'↗', u'←', u'•', u'→', u'↙', u'↓', u'↘'};
static_assert(kAnchorSigns.size() == kAnchorCount);

QSpinBox* newSide(int value, QWidget* parent)
{
    auto* box = new QSpinBox(parent);
    box->setRange(kMinSide, kMaxSide);
    box->setValue(value);
    return box;
}

} // namespace

ResizeDialog::ResizeDialog(const Dungeon& dungeon, int z, QWidget* parent)
    : QDialog(parent), m_dungeon(dungeon), m_z(z), m_width(newSide(dungeon.width, this)),
      m_height(newSide(dungeon.height, this)), m_anchors(new QButtonGroup(this)), m_picture(new QLabel(this)),
      m_result(new QLabel(this)), m_loss(new QLabel(this)), m_take(new QPushButton(tr("Resize"), this)),
      m_preview(new ResizePreview(dungeon, this))
{
    setWindowTitle(tr("Size of all levels"));
    m_picture->setFixedSize(kPreviewSize);
    m_picture->setAccessibleName(tr("The level with its new size"));
    m_result->setWordWrap(true);
    m_loss->setWordWrap(true);
    m_loss->setMinimumHeight(3 * m_loss->fontMetrics().lineSpacing());
    m_loss->setAlignment(Qt::AlignTop);
    auto* cancel = new QPushButton(tr("Cancel"), this);
    m_take->setObjectName(QStringLiteral("resize"));
    m_take->setProperty("role", "primary");
    m_take->setDefault(true);
    auto* buttons = new QHBoxLayout;
    buttons->addStretch(1);
    buttons->addWidget(cancel);
    buttons->addWidget(m_take);
    auto* top = new QHBoxLayout;
    top->setSpacing(20);
    top->addLayout(newForm());
    top->addWidget(m_picture);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 16, 16, 16);
    column->setSpacing(12);
    column->addLayout(top);
    column->addWidget(m_result);
    column->addWidget(m_loss);
    column->addLayout(buttons);

    connect(m_width, &QSpinBox::valueChanged, this, &ResizeDialog::refresh);
    connect(m_height, &QSpinBox::valueChanged, this, &ResizeDialog::refresh);
    connect(m_anchors, &QButtonGroup::idClicked, this, &ResizeDialog::refresh);
    connect(m_preview, &ResizePreview::ready, this, &ResizeDialog::showPicture);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_take, &QPushButton::clicked, this, &QDialog::accept);
    refresh();
}

QLayout* ResizeDialog::newForm()
{
    auto* grid = new QGridLayout;
    grid->setSpacing(2);
    for (int i = 0; i < kAnchorCount; ++i) {
        auto* button = new QToolButton(this);
        const QString name = tr(kAnchorNames[static_cast<std::size_t>(i)]);
        button->setCheckable(true);
        button->setFixedSize(grown({kAnchorButton, kAnchorButton}));
        button->setText(QChar(kAnchorSigns[static_cast<std::size_t>(i)]));
        button->setToolTip(name);
        button->setAccessibleName(name);
        m_anchors->addButton(button, i);
        grid->addWidget(button, i / 3, i % 3);
    }
    m_anchors->button(static_cast<int>(Anchor::NorthWest))->setChecked(true);
    auto* anchors = new QHBoxLayout;
    anchors->addLayout(grid);
    anchors->addStretch(1);
    auto* form = new QFormLayout;
    form->addRow(tr("Cells wide"), m_width);
    form->addRow(tr("Cells high"), m_height);
    form->addRow(tr("What stays"), anchors);
    return form;
}

int ResizeDialog::newWidth() const { return m_width->value(); }
int ResizeDialog::newHeight() const { return m_height->value(); }
Anchor ResizeDialog::anchor() const { return static_cast<Anchor>(m_anchors->checkedId()); }
QString ResizeDialog::lossText() const { return m_loss->text(); }
QString ResizeDialog::resultText() const { return m_result->text(); }
bool ResizeDialog::isSame() const { return newWidth() == m_dungeon.width && newHeight() == m_dungeon.height; }
bool ResizeDialog::isRemade() const { return isMadeByRecipe(m_dungeon, m_dungeon.level(m_z)); }

void ResizeDialog::choose(int width, int height, Anchor anchor)
{
    m_width->setValue(width);
    m_height->setValue(height);
    m_anchors->button(static_cast<int>(anchor))->setChecked(true);
    refresh();
}

void ResizeDialog::refresh()
{
    const auto fits = canResizeLevels(m_dungeon, newWidth(), newHeight());
    allow(*m_take, !fits ? described(fits.error()) : isSame() ? tr("The levels have this size already.") : QString());
    if (fits && !isSame() && isRemade())
        m_preview->make(newWidth(), newHeight(), anchor());
    else
        m_preview->clear();
    showPicture();
    if (fits)
        showLoss();
    else
        m_loss->setText(described(fits.error()));
}

void ResizeDialog::showPicture()
{
    m_picture->setPixmap(picture());
    const int number = m_z + 1;
    if (isSame() || !canResizeLevels(m_dungeon, newWidth(), newHeight()))
        m_result->clear();
    else if (!isRemade())
        m_result->setText(tr("Level %1 was made by hand: its cells stay, what is hatched is cut off.").arg(number));
    else if (m_preview->made())
        m_result->setText(tr("The recipe of level %1 makes it anew at this size, as shown.").arg(number));
    else if (m_preview->isTooLarge())
        m_result->setText(
            tr("The recipe of level %1 makes it anew at this size. It is too large to be shown beforehand.")
                .arg(number));
    else
        m_result->setText(tr("The recipe of level %1 makes it anew at this size. It is being made...").arg(number));
}

void ResizeDialog::showLoss()
{
    const LevelLoss loss = lossOfResizing(m_dungeon, newWidth(), newHeight(), anchor());
    QStringList sentences;
    if (loss.cells > 0)
        sentences += tr("%n cell(s) with something on them would be cut off.", nullptr, loss.cells);
    if (loss.things > 0)
        sentences += tr("%n thing(s) would go.", nullptr, loss.things);
    if (loss.stairs > 0)
        sentences += tr("%n stair(s) would lead nowhere.", nullptr, loss.stairs);
    if (loss.keys > 0)
        sentences += tr("%n key(s) would have no door.", nullptr, loss.keys);
    if (loss.signs > 0)
        sentences += tr("%n board(s) would go.", nullptr, static_cast<int>(loss.signs));
    if (loss.start)
        sentences += tr("The start would go.");
    if (loss.edits > 0)
        sentences += tr("%n hand edit(s) would lie outside: they wait in the list of hand edits until the levels grow "
                        "again.",
                        nullptr, loss.edits);
    if (loss.farEdits > 0)
        sentences += tr("%n hand edit(s) would lie too far outside and go.", nullptr, loss.farEdits);
    m_loss->setText(isSame()              ? tr("This is the size that they have.")
                    : sentences.isEmpty() ? tr("Nothing would be lost.")
                                          : sentences.join(u' '));
}

// The level that its recipe will make; else the old level and the new one in their places, what would be cut off
// hatched.
QPixmap ResizeDialog::picture() const
{
    const Shift shift = shiftOf(m_dungeon, newWidth(), newHeight(), anchor());
    const QRect before(0, 0, m_dungeon.width, m_dungeon.height);
    const QRect after(-shift.x, -shift.y, newWidth(), newHeight());
    const QRect both = isRemade() ? after : before.united(after);
    const double scale =
        std::min(double(kPreviewSize.width() - 8) / both.width(), double(kPreviewSize.height() - 8) / both.height());
    const QPointF middle(kPreviewSize.width() / 2.0, kPreviewSize.height() / 2.0);
    const auto placed = [&](const QRect& cells) {
        const QPointF offset = QPointF(cells.topLeft()) - QRectF(both).center();
        return QRectF(middle + offset * scale, QSizeF(cells.size()) * scale);
    };
    const double ratio = devicePixelRatioF();
    QPixmap pixmap(kPreviewSize * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(QColor(palette::kInk0));
    QPainter painter(&pixmap);
    painter.fillRect(placed(after), QColor(palette::kInk3));
    const auto drawLevel = [&](const Dungeon& dungeon, const QRectF& place) {
        const QSize size = place.size().toSize().expandedTo({1, 1});
        painter.drawPixmap(place.toRect(), thumbnail(dungeon, m_z, size, ratio).pixmap(size));
    };
    if (!isRemade()) {
        const QRectF old = placed(before);
        drawLevel(m_dungeon, old);
        QRegion lost(old.toRect());
        lost -= placed(after).toRect();
        painter.setClipRegion(lost);
        painter.fillRect(old, QColor(0, 0, 0, 110));
        painter.fillRect(old, QBrush(QColor(palette::kLogHarm), Qt::BDiagPattern));
        painter.setClipping(false);
    } else if (m_preview->made()) {
        drawLevel(*m_preview->made(), placed(after));
    } else if (after == before) {
        drawLevel(m_dungeon, placed(after));
    }
    painter.setPen(QPen(QColor(palette::kAmber), 2));
    painter.drawRect(placed(after));
    return pixmap;
}

} // namespace cave
