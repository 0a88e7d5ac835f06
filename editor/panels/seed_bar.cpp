// SPDX-License-Identifier: MIT
#include "editor/panels/seed_bar.h"

#include "app/view/ui/keep_current.h"
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

namespace cave {

SeedBar::SeedBar(Workbench& bench, Bakery& bakery, const ActionSet& actions, QWidget* parent)
    : QWidget(parent), m_bench(bench), m_bakery(bakery), m_box(new QLineEdit(this)), m_row(new QHBoxLayout(this))
{
    auto* label = new QLabel(this);
    label->setProperty("role", "muted");
    label->setBuddy(m_box);
    m_box->setMaxLength(200);
    QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    font.setPixelSize(12);
    m_box->setFont(font);
    m_box->setFixedWidth(m_box->fontMetrics().horizontalAdvance(QString(20, u'8')) + 22); // every seed fits
    m_row->setContentsMargins(4, 0, 0, 0);
    m_row->setSpacing(4);
    m_row->addWidget(label);
    m_row->addWidget(m_box);
    addButtons(actions);
    connectActions(actions);
    keepCurrent(*this, [this, label] {
        label->setText(tr("Seed"));
        m_box->setAccessibleName(tr("Seed"));
        m_box->setToolTip(tr("A number or any words; Enter makes all levels from it."));
        m_box->setPlaceholderText(tr("number or words"));
    });
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
    connect(m_box, &QLineEdit::returnPressed, this, [this] {
        regenerateDungeon();
        emit left();
    });
    connect(&bench.document(), &Document::edited, this, &SeedBar::showSeed);
    connect(&bench.document(), &Document::replaced, this, &SeedBar::showSeed);
    showSeed();
}

void SeedBar::addButtons(const ActionSet& actions)
{
    for (const EditorAction id : {EditorAction::PreviousSeed, EditorAction::NextSeed, EditorAction::RandomSeed,
                                  EditorAction::CopySeed, EditorAction::PasteSeed}) {
        auto* button = new QToolButton(this);
        button->setDefaultAction(&actions[id]);
        button->setFocusPolicy(Qt::TabFocus);
        button->setIconSize({18, 18});
        m_row->addWidget(button);
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
    m_bakery.make(
        [seed = *seed, z = m_bench.z()](Dungeon& dungeon) -> Result<void> {
            dungeon.levels[static_cast<std::size_t>(z)].seed = seed;
            return {};
        },
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
