// SPDX-License-Identifier: MIT
#include "app/title/new_game_page.h"

#include "app/play/sheets/row_delegate.h"
#include "app/play/sheets/scroll_body.h"
#include "app/title/hero_chooser.h"
#include "app/title/level_preview.h"
#include "app/view/ui/flow_layout.h"
#include "app/view/ui/icons.h"
#include "app/view/ui/keep_current.h"
#include "app/view/ui/progress_dialog.h"
#include "app/view/ui/theme.h"
#include "app/view/ui/widgets.h"
#include "app/view/words/describe.h"
#include "app/view/words/design_name.h"
#include "app/view/words/game_reference.h"
#include "app/view/words/isolated.h"
#include "app/view/words/shown_words.h"
#include "core/generate/bake.h"
#include "core/save/built_in_dungeons.h"
#include "core/save/formats/share_text.h"

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QCoreApplication>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace cave {

namespace {

constexpr int kTypingPause = 150;             // ms
constexpr int kListWidth = 170;               // pixels, at least
constexpr std::int64_t kMostAnew = 2'000'000; // of a dungeon that is made anew for its picture

bool isPaste(const QEvent& event)
{
    return event.type() == QEvent::KeyPress && static_cast<const QKeyEvent&>(event).matches(QKeySequence::Paste);
}

// Keys that a line of text has no use for, and a button would only go on to the next one with.
bool choosesDungeon(const QEvent& event)
{
    if (event.type() != QEvent::KeyPress)
        return false;
    const auto& key = static_cast<const QKeyEvent&>(event);
    return (key.modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier &&
           (key.key() == Qt::Key_Up || key.key() == Qt::Key_Down || key.key() == Qt::Key_PageUp ||
            key.key() == Qt::Key_PageDown);
}

// "": nobody has said.
QString difficultyWord(int difficulty)
{
    static constexpr std::array<const char*, kMostDifficulty> kWords{
        QT_TRANSLATE_NOOP("cave::NewGamePage", "gentle"), QT_TRANSLATE_NOOP("cave::NewGamePage", "easy"),
        QT_TRANSLATE_NOOP("cave::NewGamePage", "fair"), QT_TRANSLATE_NOOP("cave::NewGamePage", "hard"),
        QT_TRANSLATE_NOOP("cave::NewGamePage", "deadly")};
    return difficulty == 0 ? QString() : NewGamePage::tr(kWords[static_cast<std::size_t>(difficulty - 1)]);
}

// "gentle, 5 levels"
QString detailsOf(const DungeonEntry& entry)
{
    if (!entry.dungeon)
        return NewGamePage::tr("cannot be read");
    const QString levels = NewGamePage::tr("%n level(s)", nullptr, entry.dungeon->depth());
    const QString word = difficultyWord(entry.difficulty);
    return word.isEmpty() ? levels
                          : NewGamePage::tr("%1, %2", "difficulty, levels").arg(isolated(word), isolated(levels));
}

// Of one of the user's own, which a friend may have sent as a string: also how large it is, and who made it.
QString ownDetailsOf(const DungeonEntry& entry)
{
    const Dungeon& dungeon = *entry.dungeon;
    //: "3 levels, 60 x 40 cells"
    const QString size =
        NewGamePage::tr("%1, %2 x %3 cells")
            .arg(isolated(detailsOf(entry)), QString::number(dungeon.width), QString::number(dungeon.height));
    //: "3 levels, 60 x 40 cells, by Ann"
    return dungeon.author.empty() ? size : NewGamePage::tr("%1, by %2").arg(size, isolated(designName(dungeon.author)));
}

// By its name, else one of ours by its id, which may end a line such as the one of the day's game.
std::vector<DungeonEntry>::const_iterator entryCalled(const std::vector<DungeonEntry>& entries, const QString& called)
{
    const QString name = shortDungeonName(called.toStdString());
    const auto byName = std::ranges::find_if(entries, [&](const DungeonEntry& entry) {
        return entry.dungeon && shortDungeonName(entry.dungeon->name) == name;
    });
    if (byName != entries.end())
        return byName;
    const QString id = called.section(u' ', -1).toLower();
    return std::ranges::find_if(
        entries, [&](const DungeonEntry& entry) { return entry.isBuiltIn && entry.dungeon && entry.key == id; });
}

} // namespace

NewGamePage::NewGamePage(DungeonLibrary library, std::shared_ptr<Artwork> artwork, QWidget* parent)
    : FormPage(parent), m_library(std::move(library)), m_heading(headingLabel({})),
      m_list(new HeardOnce<QListWidget>(this)), m_name(wrappedLabel({}, "name")), m_details(wrappedLabel({}, "muted")),
      m_description(roleLabel({}, "muted")), m_right(new ScrollBody(this)), m_preview(new LevelPreview(artwork, this)),
      m_seedLabel(roleLabel({}, "muted")), m_seed(new QLineEdit(this)), m_random(new QPushButton(this)),
      m_today(new QPushButton(this)), m_find(new QPushButton(this)), m_copy(new QPushButton(this)),
      m_paste(new QPushButton(this)), m_hero(new HeroChooser(std::move(artwork), this)),
      m_practice(new QCheckBox(this)), m_start(addDefaultButton())
{
    m_list->tellFromElsewhere(); // eventFilter()
    m_list->setItemDelegate(new RowDelegate(RowDelegate::Choice::Always, m_list));
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_description->setWordWrap(true);
    auto* left = new QVBoxLayout;
    left->setSpacing(8);
    left->addWidget(m_heading);
    left->addWidget(m_list, 1);
    QVBoxLayout* right = &m_right->column();
    right->addWidget(m_name);
    right->addWidget(m_details);
    right->addWidget(m_description);
    right->addWidget(m_preview);
    right->addLayout(newSeedRow());
    right->addWidget(m_hero);
    right->addWidget(m_practice);
    right->addStretch(1);
    auto* columns = new QHBoxLayout;
    columns->setSpacing(20);
    columns->addLayout(left, 1);
    columns->addWidget(m_right, 3);
    body().addLayout(columns, 1);
    const std::vector<QWidget*> hero = m_hero->widgets();
    tabThrough({m_list, m_seed, m_random, m_today, m_find, m_copy, m_paste, hero[0], hero[1], hero[2], m_practice});
    connectWidgets();
    keepCurrent(*this, [this] { showWords(); });
}

void NewGamePage::connectWidgets()
{
    for (QWidget* widget : findChildren<QWidget*>())
        if (widget != m_list && qobject_cast<QComboBox*>(widget) == nullptr && widget->focusPolicy() != Qt::NoFocus)
            widget->installEventFilter(this);
    m_right->viewport()->installEventFilter(this);
    m_right->widget()->installEventFilter(this);
    connect(m_start, &QPushButton::clicked, this, &NewGamePage::start);
    connect(m_practice, &QCheckBox::toggled, this, &NewGamePage::showPicture);

    m_pictureTimer.setSingleShot(true);
    m_pictureTimer.setInterval(kTypingPause);
    connect(&m_pictureTimer, &QTimer::timeout, this, &NewGamePage::showPicture);
    connect(&m_bake, &BackgroundBake::made, this, &NewGamePage::showLevels);
    connect(&m_bake, &BackgroundBake::refused, this,
            [this](const Error& why) { m_preview->showWords(described(why)); });
    connect(m_list, &QListWidget::currentRowChanged, this, &NewGamePage::showCurrent);
    connect(m_list, &QListWidget::itemDoubleClicked, this, &NewGamePage::start);
    connect(m_seed, &QLineEdit::textChanged, this, [this] {
        setProblem({});
        m_pictureTimer.start();
    });
}

void NewGamePage::showWords()
{
    const auto show = [](QPushButton& button, const QString& text, const QString& tooltip) {
        button.setText(text);
        button.setToolTip(tooltip);
    };
    setTitle(tr("New game"));
    setHeading(*m_heading, tr("Dungeons"));
    m_list->setAccessibleName(tr("Dungeons"));
    m_list->setMinimumWidth(scaledPixels(kListWidth));
    m_seedLabel->setText(tr("Seed"));
    m_seed->setAccessibleName(tr("Seed"));
    m_seed->setToolTip(tr("A number or any words. The same seed makes the same caves on every machine."));
    m_random->setIcon(icon(QStringLiteral("die")));
    show(*m_random, tr("Random"), tr("Another seed."));
    show(*m_today, tr("Today's"), tr("The seed of the day: the same for everybody, made of the date."));
    m_find->setIcon(icon(QStringLiteral("seed-search")));
    show(*m_find, tr("Find a seed..."), tr("Looks for seeds whose caves have what you ask for."));
    m_copy->setIcon(icon(QStringLiteral("duplicate")));
    show(*m_copy, tr("Copy"), tr("Copies dungeon and seed for a friend."));
    show(*m_paste, tr("Paste"), tr("Takes dungeon and seed from the clipboard (Ctrl+V)."));
    m_practice->setText(tr("Practice: step back, no score"));
    m_practice->setToolTip(tr("Turns can be taken back, even the one you died in. The game has no score."));
    show(*m_start, tr("Start"), tr("Begins the game (Enter)."));
    if (current() != nullptr) {
        const int scrolled = m_list->verticalScrollBar()->value();
        const std::string origin = m_hero->origin();
        fillList(current()->key);
        m_list->verticalScrollBar()->setValue(scrolled);
        showCurrent();
        m_hero->chooseOrigin(origin);
    }
}

QLayout* NewGamePage::newSeedRow()
{
    m_seedLabel->setBuddy(m_seed);
    // Two lines, so that the seed keeps its room in narrow windows.
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(8);
    grid->setColumnStretch(1, 1);
    grid->addWidget(m_seedLabel, 0, 0);
    auto* first = new QHBoxLayout;
    first->setSpacing(8);
    first->addWidget(m_seed, 1);
    grid->addLayout(first, 0, 1);
    auto* second = new FlowLayout;
    second->setSpacing(8);
    grid->addLayout(second, 1, 1);
    const auto add = [this](QLayout* row, QPushButton* button, auto whenClicked) {
        button->setAutoDefault(true);
        connect(button, &QPushButton::clicked, this, whenClicked);
        row->addWidget(button);
    };
    add(first, m_random, [this] { roll(); });
    add(second, m_today, [this] { m_seed->setText(QString::number(dailySeed(QDate::currentDate()))); });
    add(second, m_find, [this] { findSeed(); });
    add(second, m_copy, [this] { copy(); });
    add(second, m_paste, [this] { paste(QGuiApplication::clipboard()->text()); });
    return grid;
}

void NewGamePage::open(const QString& dungeonKey)
{
    m_entries = m_library.list();
    setProblem({});
    roll();
    fillList(dungeonKey);
    showCurrent();
    m_pictureTimer.stop();
    showPicture();
    m_seed->setFocus();
    m_seed->selectAll();
}

void NewGamePage::fillList(const QString& chosenKey)
{
    const QSignalBlocker blocker(m_list);
    m_list->clear();
    int chosen = 0;
    for (const DungeonEntry& entry : m_entries) {
        const QString aside = entry.dungeon ? difficultyWord(entry.difficulty) : QStringLiteral("!");
        const QString words = QStringLiteral("%1, %2").arg(entry.name(), detailsOf(entry));
        //: an edition in the list, beneath its dungeon
        auto* item =
            new QListWidgetItem(entry.isBeneath ? tr("    %1").arg(entry.editionName()) : entry.name(), m_list);
        item->setData(RowDelegate::AsideRole, aside);
        item->setData(Qt::AccessibleTextRole, words);
        item->setToolTip(entry.isBuiltIn ? words : words + u'\n' + shownWords(entry.key));
        if (entry.key == chosenKey)
            chosen = m_list->count() - 1;
    }
    m_list->setCurrentRow(chosen);
}

void NewGamePage::paste(const QString& text)
{
    if (const std::string typed = text.trimmed().toStdString(); isShareText(typed))
        return pasteShared(typed);
    const auto invitation = readInvitation(text);
    if (!invitation) {
        setProblem(tr("The clipboard holds no text. Copy something like jsrogue#13805 first."));
        return;
    }
    if (!invitation->seed.isEmpty())
        m_seed->setText(invitation->seed);
    setProblem({});
    if (invitation->dungeon.isEmpty())
        return;
    const auto row = rowCalled(invitation->dungeon);
    if (!row)
        return setProblem(tr("No dungeon here is called \"%1\". Ask for its file and put it with your own dungeons.")
                              .arg(invitation->dungeon));
    m_list->setCurrentRow(*row);
    pasteOrigin(*invitation, current()->dungeon->rules);
}

std::optional<int> NewGamePage::rowCalled(const QString& dungeon) const
{
    const auto found = entryCalled(m_entries, dungeon);
    return found == m_entries.end() ? std::nullopt : std::optional(static_cast<int>(found - m_entries.begin()));
}

// Friends also read a game's name out: typed in place of a seed it means what it means when it is pasted. Whatever else
// has such a mark in it is words. False: that dungeon has no such origin, which is told.
bool NewGamePage::takeTypedName()
{
    const auto typed = readInvitation(m_seed->text());
    const auto row = typed && !typed->dungeon.isEmpty() ? rowCalled(typed->dungeon) : std::nullopt;
    if (!row || typed->seed.isEmpty())
        return true;
    m_list->setCurrentRow(*row);
    m_seed->setText(typed->seed);
    if (!typed->origin.isEmpty())
        pasteOrigin(*typed, current()->dungeon->rules);
    return problem().isEmpty();
}

// A game of a built-in dungeon is chosen; a dungeon comes to the user's own, to be played and edited as any other.
// Nothing is asked: the page shows its name, author, size and picture as of any that is chosen, before it is played.
void NewGamePage::pasteShared(const std::string& text)
{
    Result<SharedDungeon> shared = stopped();
    runWithProgress(*this, tr("Opening a share string"),
                    [&](const Progress& progress) { shared = readShareText(text, progress); });
    if (!shared && isStopped(shared.error()))
        return;
    if (!shared)
        return setProblem(described(shared.error()));
    QString key = QString::fromStdString(shared->builtIn);
    if (!shared->game) {
        const auto kept = m_library.keep(shared->dungeon);
        if (!kept)
            return setProblem(described(kept.error()));
        key = *kept;
        open(key);
    }
    const auto entry = std::ranges::find(m_entries, key, &DungeonEntry::key);
    if (entry == m_entries.end())
        return;
    m_list->setCurrentRow(static_cast<int>(entry - m_entries.begin()));
    m_seed->setText(QString::number(shared->game ? shared->game->seed : shared->dungeon.seed));
    if (shared->game && !shared->game->origin.empty())
        m_hero->chooseOrigin(shared->game->origin);
    setProblem(shared->isOtherwise
                   ? tr("This is not quite as it was when it was shared: another version of Cavewright made it.")
                   : QString());
}

// Where there are no origins, what looks like one belongs to the words of the seed.
void NewGamePage::pasteOrigin(const GameInvitation& invitation, const Rules& rules)
{
    if (rules.origins.empty() && !invitation.origin.isEmpty())
        m_seed->setText(invitation.seed + u'@' + invitation.origin);
    else if (invitation.origin.isEmpty())
        m_hero->setOrigins(rules.origins);
    else if (!m_hero->chooseOrigin(invitation.origin.toStdString()))
        setProblem(tr("This dungeon has no origin called \"%1\".").arg(invitation.origin));
}

void NewGamePage::setLastOrigins(const QVariantMap& origins) { m_lastOrigins = origins; }

void NewGamePage::setPractice(bool isPractice) { m_practice->setChecked(isPractice); }

QString NewGamePage::seedText() const { return m_seed->text(); }

QString NewGamePage::dungeonKey() const { return current() != nullptr ? current()->key : QString(); }

const DungeonEntry* NewGamePage::current() const
{
    const int row = m_list->currentRow();
    return row < 0 ? nullptr : &m_entries[static_cast<std::size_t>(row)];
}

void NewGamePage::roll() { m_seed->setText(QString::number(randomSeed())); }

void NewGamePage::takeSeed(std::uint64_t seed)
{
    m_seed->setText(QString::number(seed));
    m_seed->setFocus();
    m_seed->selectAll();
}

void NewGamePage::findSeed()
{
    if (current() != nullptr && current()->dungeon)
        emit searchRequested(*current()->dungeon, m_practice->isChecked());
}

void NewGamePage::copy()
{
    const auto seed = readGameSeed(m_seed->text().toStdString());
    if (current() == nullptr || !current()->dungeon || !seed)
        return;
    if (const QString reference = referenceOf(*current(), *seed); !reference.isEmpty())
        QGuiApplication::clipboard()->setText(reference);
}

// Friends do not have a dungeon of the user's own, so it is told whole, as that seed makes it.
QString NewGamePage::referenceOf(const DungeonEntry& entry, const GameSeed& seed)
{
    QString reference = gameReference(entry.dungeon->name, seed, m_hero->origin());
    if (entry.isBuiltIn)
        return reference;
    Dungeon dungeon = *entry.dungeon;
    Result<std::string> text = stopped();
    runWithProgress(*this, tr("Making a share string"), [&](const Progress& progress) {
        if (seed.number != dungeon.seed) {
            if (const auto made = makeLevels(dungeon, seed.number, partOf(progress, 0, 2)); !made) {
                text = std::unexpected(made.error());
                return;
            }
        }
        text = shareText(dungeon, partOf(progress, 1, 2));
    });
    if (text)
        return QString::fromStdString(*text);
    if (isStopped(text.error()))
        return {};
    setProblem(described(text.error()));
    return reference;
}

void NewGamePage::start()
{
    if (!takeTypedName())
        return;
    const auto seed = readGameSeed(m_seed->text().toStdString());
    if (!seed)
        setProblem(tr("The seed is empty. Type a number or any words, or choose Random."));
    else if (current() != nullptr && current()->dungeon)
        emit startRequested(current()->key, *seed, m_practice->isChecked());
}

void NewGamePage::showCurrent()
{
    const DungeonEntry* entry = current();
    if (entry == nullptr)
        return;
    m_name->setText(entry->name());
    m_details->setText(entry->isBuiltIn || !entry->dungeon ? detailsOf(*entry) : ownDetailsOf(*entry));
    m_hero->setOrigins(entry->dungeon ? entry->dungeon->rules.origins : std::vector<Origin>{});
    m_hero->chooseOrigin(m_lastOrigins.value(entry->key).toString().toStdString());
    if (entry->dungeon) {
        m_description->setText(designText(entry->dungeon->description));
        setProblem({});
    } else {
        m_description->clear();
        setProblem(tr("%1 cannot be read. %2").arg(isolated(entry->name()), described(*entry->error)));
    }
    m_pictureTimer.start();
}

void NewGamePage::showPicture()
{
    m_bake.stop();
    const DungeonEntry* entry = current();
    const auto seed = parseSeed(m_seed->text().toStdString());
    if (entry == nullptr || !entry->dungeon || !seed) {
        m_preview->showWords(tr("No picture without a dungeon and a seed."));
        return;
    }
    const Dungeon& dungeon = *entry->dungeon;
    const std::int64_t cells = std::int64_t{dungeon.width} * dungeon.height * dungeon.depth();
    if (*seed == dungeon.seed)
        showLevels(dungeon);
    else if (cells > kMostAnew)
        m_preview->showWords(tr("%1 x %2 cells: too large for a picture here.").arg(dungeon.width).arg(dungeon.height));
    else
        m_bake.start(dungeon, *seed);
}

void NewGamePage::showLevels(const Dungeon& dungeon)
{
    const bool isScored = !m_practice->isChecked();
    m_preview->showLevel(dungeon, 0, isScored ? LevelPreview::Shows::FirstSight : LevelPreview::Shows::Everything);
}

// Where there is too little room the picture gives way, and only then the page scrolls.
void NewGamePage::fitPicture()
{
    const int width = m_right->width() - m_right->verticalScrollBar()->sizeHint().width(); // as heightForWidth() has it
    const int wanted = m_preview->heightForWidth(width);
    const int others = m_right->heightForWidth(m_right->width()) - std::min(wanted, m_preview->maximumHeight());
    m_preview->setMaximumHeight(std::max(m_preview->minimumSizeHint().height(), m_right->height() - others));
}

void NewGamePage::keyPressEvent(QKeyEvent* event)
{
    if (isPaste(*event))
        paste(QGuiApplication::clipboard()->text());
    else
        FormPage::keyPressEvent(event);
}

// Pasting into the seed takes a dungeon as well, and the arrows choose one wherever the focus is but on origins.
bool NewGamePage::eventFilter(QObject* watched, QEvent* event)
{
    if ((watched == m_right->viewport() && event->type() == QEvent::Resize) ||
        (watched == m_right->widget() && event->type() == QEvent::LayoutRequest))
        fitPicture();
    if (choosesDungeon(*event)) {
        QCoreApplication::sendEvent(m_list, event);
        return true;
    }
    if (watched == m_seed && isPaste(*event)) {
        paste(QGuiApplication::clipboard()->text());
        return true;
    }
    return FormPage::eventFilter(watched, event);
}

} // namespace cave
