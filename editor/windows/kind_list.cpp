// SPDX-License-Identifier: MIT
#include "editor/windows/kind_list.h"

#include "app/view/tiles/artwork.h"
#include "app/view/ui/icons.h"
#include "app/view/ui/keep_current.h"
#include "app/view/ui/theme.h"
#include "app/view/ui/widgets.h"
#include "core/edit/content_edit.h"
#include "editor/dialogs/kind_entries.h"

#include <QAction>
#include <QCheckBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QTabBar>

#include <algorithm>
#include <array>
#include <utility>

namespace cave {

namespace {

constexpr int kListWidth = 236; // pixels
constexpr int kListPicture = 22;
constexpr int kIdRole = Qt::UserRole;

struct TableTab {
    KindTable table;
    const char* name;
};

// As the tabs stand.
constexpr std::array kTables{
    TableTab{KindTable::Creature, QT_TRANSLATE_NOOP("cave::KindList", "Creatures")},
    TableTab{KindTable::Item, QT_TRANSLATE_NOOP("cave::KindList", "Items")},
    TableTab{KindTable::Tile, QT_TRANSLATE_NOOP("cave::KindList", "Tiles")},
    TableTab{KindTable::Gas, QT_TRANSLATE_NOOP("cave::KindList", "Gases")},
};

struct LibraryName {
    const char* id;
    const char* name;
};
constexpr std::array kLibraries{
    LibraryName{"campaign", QT_TRANSLATE_NOOP("cave::KindList", "With things of the campaign")},
    LibraryName{"living", QT_TRANSLATE_NOOP("cave::KindList", "With ground that burns")},
};

} // namespace

KindList::KindList(const Workbench& bench, std::shared_ptr<Artwork> artwork, QWidget* parent)
    : QWidget(parent), m_bench(bench), m_artwork(std::move(artwork)), m_tabs(new QTabBar(this)),
      m_find(new QLineEdit(this)), m_list(new QListWidget(this)), m_new(new QPushButton(this)),
      m_copy(new QPushButton(this)), m_remove(new QPushButton(this)), m_factions(new QPushButton(this)),
      m_themes(new QPushButton(this)), m_hordes(new QPushButton(this)), m_runes(new QPushButton(this)),
      m_sounds(new QPushButton(this)), m_heard(new QPushButton(this)), m_near(new QPushButton(this)),
      m_music(new QPushButton(this))
{
    for (std::size_t i = 0; i < kTables.size(); ++i)
        m_tabs->addTab(QString());
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
    m_tabs->setExpanding(false);
    m_find->setClearButtonEnabled(true);
    QAction* search = m_find->addAction(QIcon(), QLineEdit::LeadingPosition);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_tabs);
    column->addWidget(m_find);
    column->addWidget(m_list, 1);
    addLibraries();
    addButtons();
    connect(m_tabs, &QTabBar::currentChanged, this,
            [this](int tab) { emit tableChosen(kTables[static_cast<std::size_t>(tab)].table); });
    connect(m_find, &QLineEdit::textChanged, this, &KindList::findChanged);
    connect(m_list, &QListWidget::currentItemChanged, this, [this](const QListWidgetItem* item) {
        if (item)
            emit kindChosen(item->data(kIdRole).toString().toStdString());
    });
    keepCurrent(*this, [this, search] {
        search->setIcon(icon(QStringLiteral("search")));
        showTexts();
    });
}

void KindList::addLibraries()
{
    for (const LibraryName& library : kLibraries) {
        auto* box = new QCheckBox(this);
        box->setObjectName(QString::fromLatin1(library.id));
        layout()->addWidget(box);
        connect(box, &QCheckBox::clicked, this,
                [this, id = std::string(library.id)](bool isUsed) { emit libraryWanted(id, isUsed); });
        m_libraries.push_back(box);
    }
}

void KindList::showLibraries()
{
    const std::vector<std::string> used = librariesOf(m_bench.dungeon());
    for (QCheckBox* box : m_libraries)
        box->setChecked(std::ranges::find(used, box->objectName().toStdString()) != used.end());
}

void KindList::addButtons()
{
    auto* buttons = new QHBoxLayout;
    for (QPushButton* button : {m_new, m_copy, m_remove})
        buttons->addWidget(button);
    static_cast<QVBoxLayout*>(layout())->addLayout(buttons);
    auto* others = new QGridLayout;
    for (QPushButton* button : {m_factions, m_themes, m_hordes, m_runes, m_sounds, m_heard, m_near, m_music})
        others->addWidget(button, others->count() / 2, others->count() % 2);
    for (const int column : {0, 1})
        others->setColumnStretch(column, 1);
    static_cast<QVBoxLayout*>(layout())->addLayout(others);
    connect(m_factions, &QPushButton::clicked, this, &KindList::factionsWanted);
    connect(m_themes, &QPushButton::clicked, this, &KindList::themesWanted);
    connect(m_hordes, &QPushButton::clicked, this, &KindList::hordesWanted);
    connect(m_runes, &QPushButton::clicked, this, &KindList::runesWanted);
    connect(m_sounds, &QPushButton::clicked, this, &KindList::soundsWanted);
    connect(m_heard, &QPushButton::clicked, this, [this] { emit heardWanted(HeardList::When); });
    connect(m_near, &QPushButton::clicked, this, [this] { emit heardWanted(HeardList::Near); });
    connect(m_music, &QPushButton::clicked, this, [this] { emit heardWanted(HeardList::Music); });
    connect(m_new, &QPushButton::clicked, this, &KindList::newWanted);
    connect(m_copy, &QPushButton::clicked, this, &KindList::copyWanted);
    connect(m_remove, &QPushButton::clicked, this, &KindList::removeWanted);
}

void KindList::showTexts()
{
    for (std::size_t i = 0; i < kTables.size(); ++i)
        m_tabs->setTabText(static_cast<int>(i), tr(kTables[i].name));
    m_find->setPlaceholderText(tr("Find"));
    m_find->setAccessibleName(tr("Find a kind"));
    m_list->setAccessibleName(tr("Kinds"));
    for (std::size_t i = 0; i < kLibraries.size(); ++i)
        m_libraries[i]->setText(tr(kLibraries[i].name));
    m_new->setText(tr("New..."));
    m_copy->setText(tr("Copy..."));
    m_factions->setText(tr("Factions..."));
    m_themes->setText(tr("Themes..."));
    m_hordes->setText(tr("Hordes..."));
    m_hordes->setToolTip(tr("Hordes\nWho comes together, on which levels and how often."));
    m_runes->setText(tr("Runes..."));
    m_runes->setToolTip(tr("Runes\nWhat weapons and armour may do beside their numbers."));
    m_sounds->setText(tr("Sounds..."));
    m_sounds->setToolTip(tr("Sounds\nHow each is made: its wave, its pitch, how it comes and goes."));
    m_heard->setText(tr("Heard when..."));
    m_heard->setToolTip(tr("Heard when\nWhich sound is heard when something happens."));
    m_near->setText(tr("Heard near..."));
    m_near->setToolTip(tr("Heard near\nWhich sound goes on near some ground."));
    m_music->setText(tr("Music..."));
    m_music->setToolTip(tr("Music\nWhat is played on levels, by the theme that they wear."));
    m_themes->setToolTip(tr("Themes\nWhat levels may wear: their stone, their water and their light."));
    m_factions->setToolTip(tr("Factions\nWho is on whose side, and who hates whom."));
}

QSize KindList::sizeHint() const { return {minimumSizeHint().width(), QWidget::sizeHint().height()}; }

QSize KindList::minimumSizeHint() const
{
    const QSize least = layout()->minimumSize(); // of its buttons
    const int tabs = m_tabs->sizeHint().width(); // lest one of them hides behind an arrow
    return {std::max({kListWidth, 30 * fontMetrics().averageCharWidth(), least.width(), tabs}), least.height()};
}

void KindList::clearFind() { m_find->clear(); }

std::string KindList::show(KindTable table, const std::string& kind)
{
    const QSignalBlocker quietTabs(m_tabs);
    const QSignalBlocker quietList(m_list);
    m_tabs->setCurrentIndex(static_cast<int>(std::ranges::find(kTables, table, &TableTab::table) - kTables.begin()));
    showLibraries();
    const int scrolled = m_list->verticalScrollBar()->value();
    m_list->clear();
    m_list->setIconSize(grown({kListPicture, kListPicture}));
    const std::vector<KindEntry> entries =
        kindEntries(m_bench.catalogue(), m_bench.describer(), *m_artwork, table,
                    qRound(m_list->iconSize().width() * devicePixelRatioF()), Looks::Shown);
    const auto usual = usualKinds(m_bench.dungeon());
    std::string current;
    for (const bool own : {true, false})
        for (const KindEntry& entry : entries) {
            if (hasOwnKind(m_bench.dungeon(), table, entry.id) != own)
                continue;
            if (!entry.name.contains(m_find->text().trimmed(), Qt::CaseInsensitive))
                continue;
            const QString mark = hasKind(*usual, table, entry.id) ? tr("%1   changed here") : tr("%1   own");
            auto* item = new QListWidgetItem(QIcon(entry.picture), own ? mark.arg(entry.name) : entry.name, m_list);
            item->setData(kIdRole, QString::fromStdString(entry.id));
            if (entry.id == kind || current.empty()) { // the first, when it is not there
                current = entry.id;
                m_list->setCurrentItem(item);
            }
        }
    allow(*m_copy, entries.empty() ? tr("Choose a kind first.") : QString());
    if (current == kind)
        m_list->verticalScrollBar()->setValue(scrolled);
    if (!current.empty() || entries.empty())
        return current;
    return hasKind(m_bench.catalogue(), table, kind) ? kind : entries.front().id; // nothing was found
}

} // namespace cave
