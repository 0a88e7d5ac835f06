// SPDX-License-Identifier: MIT
#include "editor/windows/kind_head.h"

#include "app/view/ui/widgets.h"
#include "editor/dialogs/kind_entries.h"

#include <QHBoxLayout>
#include <QLabel>

#include <utility>

namespace cave {

namespace {

constexpr int kLargePicture = 48; // pixels

} // namespace

KindHead::KindHead(const Workbench& bench, std::shared_ptr<Artwork> artwork, QWidget* parent)
    : QWidget(parent), m_bench(bench), m_artwork(std::move(artwork)), m_picture(new QLabel(this)),
      m_name(roleLabel({}, "name")), m_words(wrappedLabel({}, "muted"))
{
    m_picture->setFixedSize(kLargePicture, kLargePicture);
    auto* column = new QVBoxLayout;
    column->addWidget(m_name);
    column->addWidget(m_words);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_picture, 0, Qt::AlignTop);
    row->addLayout(column, 1);
}

void KindHead::showKind(KindTable table, const std::string& id, const QString& words)
{
    const double ratio = devicePixelRatioF();
    QPixmap picture = kindPicture(m_bench.catalogue(), *m_artwork, table, id, qRound(kLargePicture * ratio));
    picture.setDevicePixelRatio(ratio);
    m_picture->setPixmap(picture);
    m_name->setText(m_bench.describer().name(table, id));
    m_words->setText(words);
}

void KindHead::showNone()
{
    for (QLabel* label : {m_picture, m_name, m_words})
        label->clear();
}

QString KindHead::words() const { return m_words->text(); }

} // namespace cave
