// SPDX-License-Identifier: MIT
#include "app/title/hero_chooser.h"

#include "app/play/words/hero_title.h"
#include "app/view/tiles/artwork.h"
#include "app/view/ui/keep_current.h"
#include "app/view/ui/theme.h"
#include "app/view/ui/widgets.h"
#include "app/view/words/design_name.h"
#include "app/view/words/portrait_name.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace cave {

namespace {

constexpr int kPicture = 32; // pixels beside 13 px text

Look lookOf(std::string art)
{
    Look look;
    look.art = std::move(art);
    look.glyph = U'@';
    look.glyph7 = '@';
    return look;
}

} // namespace

HeroChooser::HeroChooser(std::shared_ptr<Artwork> artwork, QWidget* parent)
    : QWidget(parent), m_artwork(std::move(artwork)), m_nameLabel(roleLabel({}, "muted")), m_name(new QLineEdit(this)),
      m_picture(new QToolButton(this)), m_originLabel(roleLabel({}, "muted")), m_originBox(new QComboBox(this)),
      m_details(wrappedLabel({}, "muted"))
{
    m_nameLabel->setBuddy(m_name);
    m_name->setMaxLength(static_cast<int>(kLongestHeroName));
    m_originLabel->setBuddy(m_originBox);
    m_originLabel->hide();
    m_originBox->hide();
    m_details->hide();
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    row->addWidget(m_nameLabel);
    row->addWidget(m_name, 1);
    row->addWidget(m_picture);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(6);
    column->addLayout(row);
    auto* origins = new QHBoxLayout;
    origins->setSpacing(8);
    origins->addWidget(m_originLabel);
    origins->addWidget(m_originBox, 1);
    column->addLayout(origins);
    column->addWidget(m_details);
    connect(m_picture, &QToolButton::clicked, this, &HeroChooser::nextPortrait);
    connect(m_originBox, &QComboBox::currentIndexChanged, this, &HeroChooser::showOrigin);
    keepCurrent(*this, [this] { showWords(); });
}

std::vector<QWidget*> HeroChooser::widgets() const { return {m_name, m_picture, m_originBox}; }

void HeroChooser::showWords()
{
    m_nameLabel->setText(tr("Hero"));
    m_name->setAccessibleName(tr("Name of the hero"));
    m_name->setPlaceholderText(tr("Name"));
    m_name->setToolTip(tr("Who goes down there: up to %1 characters. It stands with the score.").arg(kLongestHeroName));
    m_originLabel->setText(tr("Origin"));
    m_originBox->setAccessibleName(tr("Origin"));
    m_originBox->setToolTip(tr("Where the hero comes from: health, strength and what is in the pack."));
    const std::string chosen = origin();
    setOrigins(std::move(m_origins));
    chooseOrigin(chosen);
}

void HeroChooser::setOrigins(std::vector<Origin> origins)
{
    const int size = scaledPixels(kPicture);
    {
        const QSignalBlocker blocker(m_originBox);
        m_origins = std::move(origins);
        m_originBox->clear();
        m_originBox->setIconSize({size, size});
        for (const Origin& origin : m_origins)
            m_originBox->addItem(QIcon(m_artwork->thing(lookOf(origin.art.empty() ? "hero" : origin.art), size)),
                                 designName(origin.name));
        m_originBox->setCurrentIndex(m_origins.empty() ? -1 : 0);
    }
    m_originLabel->setVisible(m_origins.size() > 1);
    m_originBox->setVisible(m_origins.size() > 1);
    showOrigin();
}

bool HeroChooser::chooseOrigin(const std::string& id)
{
    const auto found = std::ranges::find(m_origins, id, &Origin::id);
    if (found != m_origins.end())
        m_originBox->setCurrentIndex(static_cast<int>(found - m_origins.begin()));
    return found != m_origins.end();
}

std::string HeroChooser::origin() const
{
    const int row = m_originBox->currentIndex();
    return row < 0 ? std::string() : m_origins[static_cast<std::size_t>(row)].id;
}

void HeroChooser::setCard(const HeroCard& card)
{
    m_name->setText(QString::fromStdString(card.name));
    m_portrait = card.portrait;
    showPortrait();
}

HeroCard HeroChooser::card() const
{
    HeroCard card{m_name->text().trimmed().toStdString(), m_portrait};
    if (!isHeroName(card.name))
        card.name.clear();
    return card;
}

void HeroChooser::showOrigin()
{
    const int row = m_originBox->currentIndex();
    m_details->setVisible(row >= 0);
    if (row >= 0) {
        const Origin& origin = m_origins[static_cast<std::size_t>(row)];
        m_details->setText(QStringList{designText(origin.description), originNumbers(origin)}.join(u'\n').trimmed());
    }
    showPortrait();
}

std::string HeroChooser::originPortrait() const
{
    const auto chosen = std::ranges::find(m_origins, origin(), &Origin::id);
    return chosen != m_origins.end() ? chosen->art : std::string();
}

std::string HeroChooser::shownPortrait() const
{
    if (!m_portrait.empty())
        return m_portrait;
    const std::string own = originPortrait();
    return own.empty() ? std::string(portraits().front()) : own;
}

void HeroChooser::showPortrait()
{
    const int size = scaledPixels(kPicture);
    m_picture->setIcon(QIcon(m_artwork->thing(lookOf(shownPortrait()), size)));
    m_picture->setIconSize({size, size});
    m_picture->setText(portraitName(shownPortrait()));
    m_picture->setAccessibleName(portraitName(shownPortrait()));
    m_picture->setToolTip(tr("%1. Press for another one.").arg(portraitName(shownPortrait())));
    m_picture->setAccessibleDescription(tr("Press for another one.")); // readers have said its name
}

// Whoever comes round to the picture of the origin has that of the next origin with it, as if none had been chosen.
void HeroChooser::nextPortrait()
{
    const auto now = std::ranges::find(portraits(), shownPortrait());
    const auto next = now == portraits().end() ? now : now + 1;
    m_portrait = next == portraits().end() ? portraits().front() : *next;
    if (m_portrait == originPortrait())
        m_portrait.clear();
    showPortrait();
}

} // namespace cave
