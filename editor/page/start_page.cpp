// SPDX-License-Identifier: MIT
#include "editor/page/start_page.h"

#include "app/view/ui/heard_once.h"
#include "app/view/ui/icons.h"
#include "app/view/ui/keep_current.h"
#include "app/view/ui/progress_dialog.h"
#include "app/view/words/describe.h"
#include "app/view/words/design_name.h"
#include "app/view/words/shown_words.h"
#include "core/generate/bake.h"
#include "core/save/built_in_dungeons.h"
#include "editor/canvas/thumbnail.h"

#include <QFormLayout>
#include <QFrame>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QRandomGenerator>
#include <QScrollArea>
#include <QSpinBox>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace cave {

namespace {

constexpr QSize kCardPicture{300, 144};
constexpr int kPathRole = Qt::UserRole;
constexpr int kNameRole = Qt::UserRole;

QVBoxLayout* newCard(QFrame& card, const char* title, const char* help)
{
    card.setProperty("role", "card");
    auto* column = new QVBoxLayout(&card);
    column->setContentsMargins(16, 14, 16, 14);
    column->setSpacing(10);
    auto* heading = new QLabel(&card);
    heading->setProperty("role", "strong");
    auto* text = new QLabel(&card);
    text->setProperty("role", "muted");
    text->setWordWrap(true);
    column->addWidget(heading);
    column->addWidget(text);
    keepCurrent(card, [heading, text, title, help] {
        heading->setText(StartPage::tr(title));
        text->setText(StartPage::tr(help));
    });
    return column;
}

QSpinBox* newNumber(QWidget* parent, int low, int high, int value)
{
    auto* box = new QSpinBox(parent);
    box->setRange(low, high);
    box->setValue(value);
    return box;
}

} // namespace

StartPage::StartPage(QWidget* parent) : QWidget(parent), m_note(new QLabel(this)), m_back(new QPushButton(this))
{
    auto* title = new QLabel(this);
    title->setProperty("role", "title");
    auto* cards = new QHBoxLayout;
    cards->setSpacing(16);
    cards->addWidget(presetCard(), 1);
    cards->addWidget(emptyCard(), 1);
    cards->addWidget(recentCard(), 1);
    m_note->setWordWrap(true);
    m_note->setProperty("role", "muted");
    auto* foot = new QHBoxLayout;
    foot->addWidget(m_note, 1);
    foot->addWidget(m_back);
    connect(m_back, &QPushButton::clicked, this, &StartPage::left);
    keepCurrent(*this, [this, title] {
        title->setText(tr("What do you want to build?"));
        setCanGoBack(m_canGoBack);
        m_note->setText(m_told ? m_told() : QString());
    });
    setFocusProxy(m_presets);

    auto* inner = new QVBoxLayout;
    inner->setSpacing(16);
    inner->addWidget(title);
    inner->addLayout(cards);
    inner->addLayout(foot);
    auto* body = new QWidget;
    auto* column = new QVBoxLayout(body);
    column->setContentsMargins(40, 24, 40, 24);
    column->addStretch(1);
    column->addLayout(inner, 4);
    column->addStretch(2);
    auto* scroll = new QScrollArea(this); // low windows
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(body);
    auto* page = new QVBoxLayout(this);
    page->setContentsMargins(0, 0, 0, 0);
    page->addWidget(scroll);
}

QWidget* StartPage::presetCard()
{
    auto* card = new QFrame(this);
    QVBoxLayout* column =
        newCard(*card, QT_TR_NOOP("From a recipe"),
                QT_TR_NOOP("Levels made from a seed, for you to change. The original stays as it is."));
    m_presets = new HeardOnce<QListWidget>(card);
    m_presets->setMinimumHeight(60);
    for (const OfferedDungeon& offered : offeredDungeons()) {
        if (const auto file = builtInDungeon(offered.name); file && !file->dungeon.recipes.empty()) {
            auto* item = new QListWidgetItem(m_presets);
            item->setData(kNameRole, QString::fromStdString(offered.name));
            keepCurrent(*m_presets, [item, title = file->dungeon.name, words = file->dungeon.description] {
                item->setText(designName(title));
                item->setToolTip(designText(words));
            });
        }
    }
    m_presets->ensurePolished(); // rows are as high as the style says, also those that are laid out now
    m_presets->setCurrentRow(0);
    column->addWidget(m_presets, 1);
    m_picture = new QLabel(card);
    m_picture->setAlignment(Qt::AlignCenter);
    m_picture->setFixedHeight(kCardPicture.height());
    m_picture->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    column->addWidget(m_picture);

    auto* row = new QHBoxLayout;
    auto* label = new QLabel(card);
    m_seed = new QLineEdit(card);
    label->setBuddy(m_seed);
    auto* roll = new QToolButton(card);
    connect(roll, &QToolButton::clicked, this, &StartPage::rollSeed);
    row->addWidget(label);
    row->addWidget(m_seed, 1);
    row->addWidget(roll);
    column->addLayout(row);
    rollSeed();
    auto* create = new QPushButton(card);
    keepCurrent(*card, [this, label, roll, create] {
        m_presets->setAccessibleName(tr("Built-in dungeons"));
        m_picture->setToolTip(tr("The first level that this seed makes."));
        label->setText(tr("Seed"));
        m_seed->setAccessibleName(tr("Seed"));
        m_seed->setToolTip(tr("A number or any words."));
        roll->setIcon(icon(QStringLiteral("die")));
        roll->setToolTip(tr("Another random seed."));
        roll->setAccessibleName(tr("Random seed"));
        create->setText(tr("Make it"));
        showPicture();
    });
    connect(m_seed, &QLineEdit::textChanged, this, &StartPage::showPicture);
    connect(m_presets, &QListWidget::currentRowChanged, this, &StartPage::showPicture);
    connect(&m_bake, &BackgroundBake::made, this, [this](const Dungeon& dungeon) {
        m_picture->setPixmap(thumbnail(dungeon, 0, kCardPicture, devicePixelRatioF()).pixmap(kCardPicture));
    });
    connect(&m_bake, &BackgroundBake::refused, this, [this](const Error& why) {
        m_picture->clear();
        tell([why] { return described(why); });
    });

    create->setProperty("role", "primary");
    create->setAutoDefault(true);
    connect(create, &QPushButton::clicked, this, &StartPage::createFromPreset);
    connect(m_seed, &QLineEdit::returnPressed, this, &StartPage::createFromPreset);
    connect(m_presets, &QListWidget::itemActivated, this, &StartPage::createFromPreset);
    column->addWidget(create);
    return card;
}

QWidget* StartPage::emptyCard()
{
    auto* card = new QFrame(this);
    QVBoxLayout* column =
        newCard(*card, QT_TR_NOOP("Empty"), QT_TR_NOOP("Solid wall on every level. Draw rooms into it yourself."));
    m_width = newNumber(card, kMinSide, kMaxSide, 60);
    m_height = newNumber(card, kMinSide, kMaxSide, 40);
    m_depth = newNumber(card, 1, kMaxDepth, 3);
    auto* form = new QFormLayout;
    auto* wide = new QLabel(card);
    auto* high = new QLabel(card);
    auto* levels = new QLabel(card);
    for (const auto& [label, box] : {std::pair(wide, m_width), std::pair(high, m_height), std::pair(levels, m_depth)}) {
        label->setBuddy(box); // which is called by it
        form->addRow(label, box);
    }
    column->addLayout(form);
    column->addStretch(1);
    auto* create = new QPushButton(card);
    keepCurrent(*card, [wide, high, levels, create] {
        wide->setText(tr("Cells wide"));
        high->setText(tr("Cells high"));
        levels->setText(tr("Levels"));
        create->setText(tr("Make an empty one"));
    });
    create->setAutoDefault(true);
    connect(create, &QPushButton::clicked, this, &StartPage::createEmpty);
    column->addWidget(create);
    return card;
}

QWidget* StartPage::recentCard()
{
    auto* card = new QFrame(this);
    QVBoxLayout* column =
        newCard(*card, QT_TR_NOOP("Go on with a file"), QT_TR_NOOP("The files that you had open last."));
    m_recent = new QListWidget(card);
    m_recent->setTextElideMode(Qt::ElideMiddle);
    m_recent->setWordWrap(true);
    m_recent->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(m_recent, &QListWidget::itemActivated, this,
            [this](const QListWidgetItem* item) { emit fileChosen(item->data(kPathRole).toString()); });
    connect(m_recent, &QListWidget::itemClicked, this,
            [this](const QListWidgetItem* item) { emit fileChosen(item->data(kPathRole).toString()); });
    column->addWidget(m_recent, 1);
    auto* open = new QPushButton(card);
    keepCurrent(*card, [this, open] {
        m_recent->setAccessibleName(tr("Recent files"));
        if (m_recent->count() == 1 && !m_recent->item(0)->data(kPathRole).isValid())
            m_recent->item(0)->setText(tr("Files that you save or open appear here."));
        open->setIcon(icon(QStringLiteral("open")));
        open->setText(tr("Open a file..."));
    });
    open->setAutoDefault(true);
    connect(open, &QPushButton::clicked, this, &StartPage::openRequested);
    column->addWidget(open);
    return card;
}

void StartPage::setRecentFiles(const QStringList& paths)
{
    m_recent->clear();
    for (const QString& path : paths) {
        auto* item = new QListWidgetItem(shownFileName(path), m_recent);
        item->setData(kPathRole, path);
        item->setToolTip(shownWords(path));
    }
    if (paths.isEmpty())
        new QListWidgetItem(tr("Files that you save or open appear here."), m_recent);
    m_recent->setEnabled(!paths.isEmpty());
}

void StartPage::setCanGoBack(bool canGoBack)
{
    m_canGoBack = canGoBack;
    m_back->setText(canGoBack ? tr("Back to the dungeon") : tr("Title page"));
}

void StartPage::tell(std::function<QString()> note)
{
    m_told = std::move(note);
    m_note->setText(m_told ? m_told() : QString());
}

void StartPage::rollSeed() { m_seed->setText(QString::number(QRandomGenerator::global()->generate())); }

std::optional<StartPage::Preset> StartPage::chosenPreset()
{
    const QListWidgetItem* item = m_presets->currentItem();
    const auto seed = parseSeed(m_seed->text().toStdString());
    if (!item || !seed) {
        tell([] { return tr("Type a seed first: a number or any words."); });
        return std::nullopt;
    }
    auto file = builtInDungeon(item->data(kNameRole).toString().toStdString());
    if (!file) {
        tell([error = file.error()] { return described(error); });
        return std::nullopt;
    }
    tell({});
    return Preset{std::move(file->dungeon), *seed};
}

void StartPage::showPicture()
{
    if (auto preset = chosenPreset()) {
        m_bake.start(std::move(preset->design), preset->seed);
        return;
    }
    m_bake.stop();
    m_picture->clear();
}

void StartPage::createFromPreset()
{
    auto preset = chosenPreset();
    if (!preset) {
        m_seed->setFocus();
        return;
    }
    Result<void> done;
    runWithProgress(*this, tr("Making the levels"),
                    [&](const Progress& progress) { done = makeLevels(preset->design, preset->seed, progress); });
    if (done)
        emit created(preset->design);
    else if (!isStopped(done.error()))
        tell([error = done.error()] { return described(error); });
}

void StartPage::createEmpty()
{
    if (std::int64_t{m_width->value()} * m_height->value() * m_depth->value() > kMaxCells) {
        tell([] {
            return tr("That is more than a dungeon can hold: %L1 cells in all. Take fewer levels or smaller ones.")
                .arg(static_cast<qlonglong>(kMaxCells));
        });
        return;
    }
    tell({});
    Dungeon dungeon = emptyDungeon(m_width->value(), m_height->value(), m_depth->value());
    dungeon.name = tr("Untitled").toStdString();
    emit created(dungeon);
}

void StartPage::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        emit left();
    else if (event->matches(QKeySequence::Paste))
        emit pasteRequested();
    else
        QWidget::keyPressEvent(event);
}

void StartPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    m_presets->setFocus();
}

} // namespace cave
