// SPDX-License-Identifier: MIT
#include "app/play/page/pack_glance.h"

#include "app/play/sheets/thing_list.h"
#include "app/play/words/thing_text.h"
#include "app/view/tiles/artwork.h"
#include "app/view/ui/elided_label.h"
#include "app/view/ui/keep_current.h"
#include "app/view/ui/widgets.h"

#include <QLabel>
#include <QMouseEvent>
#include <QVBoxLayout>

#include <algorithm>

namespace cave {

namespace {

constexpr int kFewRows = 3;
constexpr int kHeadingGap = 8;

} // namespace

PackGlance::PackGlance(std::shared_ptr<Artwork> artwork, QWidget* parent)
    : QWidget(parent), m_artwork(std::move(artwork)), m_heading(headingLabel({})), m_list(new ThingList({}, this)),
      m_brief(new ElidedLabel(this))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(kHeadingGap);
    column->addWidget(m_heading);
    column->addWidget(m_list);
    column->addWidget(m_brief);
    m_brief->hide();
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setSelectionMode(QAbstractItemView::NoSelection);
    m_list->setMinimumHeight(1);
    connect(m_list, &ThingList::clicked, this, &PackGlance::opened);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Maximum);
    keepCurrent(*this, [this] {
        setHeading(*m_heading, tr("Pack"));
        m_list->setAccessibleName(tr("Pack"));
        showBrief();
    });
}

void PackGlance::show(const World& world, const Describer& describer, bool asSigns)
{
    m_list->clear();
    m_things = 0;
    for (const PackLine& line : packRows(world)) {
        const ItemKindId kind = line.items.front().kind;
        m_things += static_cast<int>(line.items.size());
        const Look& look = world.seenItem(kind).look;
        m_list->addThing(
            packLetter(line.letter),
            asSigns ? m_artwork->sign(look, RowDelegate::picture()) : m_artwork->thing(look, RowDelegate::picture()),
            lineName(describer, world, line), static_cast<int>(line.items.size()), thingState(world, line));
    }
    if (m_list->count() == 0) {
        auto* nothing = new QListWidgetItem(tr("You carry nothing."), m_list);
        nothing->setFlags(Qt::ItemIsEnabled);
    }
    showBrief();
    updateGeometry();
}

void PackGlance::setKey(const QString& key)
{
    m_key = key;
    showBrief();
}

void PackGlance::setBrief(bool isBrief)
{
    if (m_brief->isVisibleTo(this) == isBrief)
        return;
    m_heading->setVisible(!isBrief);
    m_list->setVisible(!isBrief);
    m_brief->setVisible(isBrief);
    updateGeometry();
}

void PackGlance::showBrief()
{
    const QString things = tr("Pack: %n thing(s)", nullptr, m_things);
    //: %1: "Pack: 7 things", %2: a key
    m_brief->setWords(m_key.isEmpty() ? things : tr("%1, %2 to open").arg(things, m_key));
}

void PackGlance::mouseReleaseEvent(QMouseEvent* event)
{
    if (m_brief->isVisibleTo(this) && event->button() == Qt::LeftButton && rect().contains(event->position().toPoint()))
        emit opened();
}

int PackGlance::leastHeight() const
{
    const int rows = std::clamp(m_list->count(), 1, kFewRows);
    return m_heading->sizeHint().height() + kHeadingGap + rows * RowDelegate::height() + 2 * m_list->frameWidth();
}

int PackGlance::briefHeight() const { return m_brief->sizeHint().height(); }

QSize PackGlance::sizeHint() const
{
    if (m_brief->isVisibleTo(this))
        return QWidget::sizeHint();
    const int rows = m_list->count() * RowDelegate::height() + 2 * m_list->frameWidth();
    return {QWidget::sizeHint().width(), m_heading->sizeHint().height() + kHeadingGap + rows};
}

} // namespace cave
