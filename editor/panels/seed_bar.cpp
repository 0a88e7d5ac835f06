// SPDX-License-Identifier: MIT
#include "editor/panels/seed_bar.h"

#include "app/view/ui/keep_current.h"
#include "app/view/ui/widgets.h"
#include "editor/actions/action_set.h"

#include <QAction>
#include <QClipboard>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QRandomGenerator>
#include <QToolButton>

#include <algorithm>

namespace cave {

namespace {

constexpr int kSeedGap = 4;     // pixels
constexpr int kMostDigits = 20; // every seed fits
constexpr int kFewDigits = 8;

} // namespace

SeedBar::SeedBar(Workbench& bench, Bakery& bakery, const ActionSet& actions, QWidget* parent)
    : QWidget(parent), m_bench(bench), m_bakery(bakery), m_label(new QLabel(this)), m_box(new QLineEdit(this)),
      m_buttons(new QWidget(this))
{
    m_label->setProperty("role", "muted");
    m_label->setBuddy(m_box);
    m_box->setMaxLength(200);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(kSeedGap, 0, kSeedGap, 0);
    row->setSpacing(kSeedGap);
    row->addWidget(m_label);
    row->addWidget(m_box);
    row->addWidget(m_buttons);
    addButtons(actions);
    connectActions(actions);
    keepCurrent(*this, [this] { showTexts(); });
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
    connect(m_box, &QLineEdit::returnPressed, this, [this] {
        regenerateDungeon();
        emit left();
    });
    connect(&bench.document(), &Document::edited, this, &SeedBar::showSeed);
    connect(&bench.document(), &Document::replaced, this, &SeedBar::showSeed);
    showSeed();
}

void SeedBar::showTexts()
{
    QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    font.setPixelSize(QFontInfo(m_label->font()).pixelSize() - 1); // its letters are wider
    m_box->setFont(font);
    m_label->setText(tr("Seed"));
    m_box->setAccessibleName(tr("Seed"));
    m_box->setToolTip(tr("A number or any words; Enter makes all levels from it."));
    m_box->setPlaceholderText(tr("number or words"));
}

int SeedBar::widthWith(int digits) const { return m_label->sizeHint().width() + 3 * kSeedGap + boxFor(digits); }

int SeedBar::boxFor(int digits) const { return m_box->fontMetrics().horizontalAdvance(QString(digits, u'8')) + 22; }

int SeedBar::boxWidth() const { return widthWith(kMostDigits); }

int SeedBar::leastWidth() const { return widthWith(kFewDigits); }

void SeedBar::fit(int room)
{
    m_buttons->setVisible(boxWidth() + kSeedGap + m_buttons->sizeHint().width() <= room);
    m_box->setFixedWidth(std::clamp(room - widthWith(0) + boxFor(0), boxFor(kFewDigits), boxFor(kMostDigits)));
}

void SeedBar::addButtons(const ActionSet& actions)
{
    auto* row = new QHBoxLayout(m_buttons);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(kSeedGap);
    for (const EditorAction id : {EditorAction::PreviousSeed, EditorAction::NextSeed, EditorAction::RandomSeed,
                                  EditorAction::CopySeed, EditorAction::PasteSeed}) {
        auto* button = new QToolButton(m_buttons);
        button->setDefaultAction(&actions[id]);
        button->setFocusPolicy(Qt::TabFocus);
        growIcon(*button, 18);
        row->addWidget(button);
    }
}

void SeedBar::connectActions(const ActionSet& actions)
{
    connect(&actions[EditorAction::RegenerateLevel], &QAction::triggered, this, &SeedBar::regenerateLevel);
    connect(&actions[EditorAction::RegenerateDungeon], &QAction::triggered, this, &SeedBar::regenerateDungeon);
    connect(&actions[EditorAction::RandomSeed], &QAction::triggered, this, &SeedBar::roll);
    connect(&actions[EditorAction::PreviousSeed], &QAction::triggered, this, [this] { stepSeed(-1); });
    connect(&actions[EditorAction::NextSeed], &QAction::triggered, this, [this] { stepSeed(1); });
    connect(&actions[EditorAction::CopySeed], &QAction::triggered, this, &SeedBar::copy);
    connect(&actions[EditorAction::PasteSeed], &QAction::triggered, this, &SeedBar::paste);
}

void SeedBar::showSeed()
{
    m_box->setText(QString::number(m_bench.dungeon().seed));
    m_box->setCursorPosition(0);
}

std::optional<std::uint64_t> SeedBar::typedSeed()
{
    const auto seed = parseSeed(m_box->text().toStdString());
    if (!seed)
        emit said(tr("Type a seed first: a number or any words."));
    return seed;
}

void SeedBar::regenerateDungeon()
{
    if (const auto seed = typedSeed())
        regenerateFrom(*seed);
}

void SeedBar::regenerateLevel()
{
    const auto seed = typedSeed();
    if (!seed)
        return;
    if (m_bench.level().recipe.empty()) {
        emit said(tr("Level %1 was made by hand and has no recipe to make it anew. Nothing was changed.")
                      .arg(m_bench.z() + 1));
        return;
    }
    m_bakery.make(changeOfLevel(m_bench.level().uid,
                                [seed = *seed](Dungeon& dungeon, int z) -> Result<void> {
                                    dungeon.level(z).seed = seed;
                                    return {};
                                }),
                  tr("Level %1 from seed %2").arg(m_bench.z() + 1).arg(*seed), kNoStroke, sameText());
    showSeed();
}

void SeedBar::roll() { regenerateFrom(QRandomGenerator::global()->generate()); }

void SeedBar::stepSeed(int by)
{
    regenerateFrom(m_bench.dungeon().seed + static_cast<std::uint64_t>(static_cast<std::int64_t>(by)));
}

void SeedBar::copy()
{
    const QString seed = QString::number(m_bench.dungeon().seed);
    QGuiApplication::clipboard()->setText(seed);
    emit said(tr("Copied %1.").arg(seed));
}

// What play copies has the dungeon's name in front: "jsrogue#13805".
void SeedBar::paste()
{
    QString text = QGuiApplication::clipboard()->text().trimmed();
    text = text.mid(text.indexOf(u'#') + 1);
    if (const auto seed = parseSeed(text.toStdString()))
        regenerateFrom(*seed);
    else
        emit said(tr("There is no seed on the clipboard."));
}

void SeedBar::regenerateFrom(std::uint64_t seed)
{
    m_bakery.make(
        [seed](Dungeon& dungeon) -> Result<void> {
            dungeon.seed = seed;
            return {};
        },
        tr("All levels from seed %1").arg(seed), kNoStroke, sameText());
    showSeed();
}

QString SeedBar::sameText() { return tr("Nothing changed: these levels are what this seed makes."); }

} // namespace cave
