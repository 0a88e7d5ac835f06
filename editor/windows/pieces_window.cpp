// SPDX-License-Identifier: MIT
#include "editor/windows/pieces_window.h"

#include "app/view/ui/keep_current.h"
#include "app/view/ui/widgets.h"
#include "core/edit/stamp.h"
#include "editor/canvas/thumbnail.h"
#include "editor/panels/events/event_names.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <set>

namespace cave {

namespace {

constexpr QSize kPiecesSize(820, 600);
constexpr int kPieceIcon = 56; // pixels
constexpr int kPiecePicture = 240;

QPixmap pictureOf(const Clip& clip, const Catalogue& catalogue, int side, qreal ratio)
{
    if (clip.isEmpty())
        return {};
    const QImage image = clipImage(clip, catalogue);
    const int most = std::max(1, static_cast<int>(side * ratio) / std::max(image.width(), image.height()));
    QPixmap picture = QPixmap::fromImage(image.scaled(image.size() * most));
    picture.setDevicePixelRatio(ratio);
    return picture;
}

} // namespace

PiecesWindow::PiecesWindow(Workbench& bench, MyPieces mine, QWidget* parent)
    : QDialog(parent), m_bench(bench), m_mine(std::move(mine)), m_find(new QLineEdit(this)),
      m_list(new QListWidget(this)), m_picture(new QLabel(this)), m_words(new QLabel(this)),
      m_put(newButton([this] { putDown(); })), m_turn(newButton([this] { turn(ClipTransform::Right); })),
      m_mirror(newButton([this] { turn(ClipTransform::Mirror); })), m_share(newButton([this] { share(); })),
      m_remove(newButton([this] { remove(); }))
{
    layOut();
    connect(m_find, &QLineEdit::textChanged, this, &PiecesWindow::fillList);
    connect(m_list, &QListWidget::currentRowChanged, this, &PiecesWindow::showChosen);
    connect(m_list, &QListWidget::itemActivated, this, &PiecesWindow::putDown);
    // An edit changes nothing of one's own pieces: they are read when the window is shown, and before they are written.
    const auto soon = [this] {
        if (isVisible())
            fillList();
    };
    connect(&bench.document(), &Document::edited, this, soon);
    connect(&bench.document(), &Document::replaced, this, soon);
    keepCurrent(*this, [this] {
        showTexts();
        fillList();
    });
}

void PiecesWindow::layOut()
{
    m_list->setIconSize({kPieceIcon, kPieceIcon});
    m_list->setWordWrap(true);
    m_picture->setFixedSize(kPiecePicture, kPiecePicture);
    m_picture->setAlignment(Qt::AlignCenter);
    m_words->setWordWrap(true);
    m_words->setAlignment(Qt::AlignTop);
    m_words->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred); // else long sentences leave the list no room
    auto* right = new QVBoxLayout;
    right->addWidget(m_picture, 0, Qt::AlignHCenter);
    right->addWidget(m_words, 1);
    auto* turning = new QHBoxLayout;
    turning->addWidget(m_turn);
    turning->addWidget(m_mirror);
    right->addLayout(turning);
    for (QPushButton* button : {m_share, m_remove, m_put})
        right->addWidget(button);
    m_put->setDefault(true);
    auto* left = new QVBoxLayout;
    left->addWidget(m_find);
    left->addWidget(m_list, 1);
    auto* row = new QHBoxLayout(this);
    row->addLayout(left, 1);
    row->addLayout(right, 1);
    resize(kPiecesSize);
}

QPushButton* PiecesWindow::newButton(std::function<void()> does)
{
    auto* button = new QPushButton(this);
    button->setAutoDefault(false);
    connect(button, &QPushButton::clicked, this, std::move(does));
    return button;
}

void PiecesWindow::showTexts()
{
    setWindowTitle(tr("Pieces"));
    m_find->setPlaceholderText(tr("Name, tag or what happens there"));
    m_find->setAccessibleName(tr("Find"));
    m_list->setAccessibleName(tr("Pieces"));
    m_put->setText(tr("Put it down"));
    m_turn->setText(tr("Turn"));
    m_mirror->setText(tr("Mirror"));
    m_remove->setText(tr("Delete"));
}

void PiecesWindow::showEvent(QShowEvent* event)
{
    refresh();
    m_list->setFocus();
    QDialog::showEvent(event);
}

void PiecesWindow::refresh()
{
    readKept();
    fillList();
}

void PiecesWindow::readKept()
{
    auto kept = m_mine.load();
    m_isReadable = kept.has_value();
    if (kept)
        m_kept = std::move(*kept);
    else
        emit said(m_bench.describe(kept.error().what));
}

const Piece* PiecesWindow::pieceOf(const Entry& entry) const { return homeOf(entry).findPiece(entry.name); }

// One of the library is that only while the dungeon has none of its name.
std::vector<std::pair<PiecesWindow::Entry, const Piece*>> PiecesWindow::allEntries() const
{
    std::vector<std::pair<Entry, const Piece*>> all;
    const Dungeon& dungeon = m_bench.dungeon();
    all.reserve(dungeon.pieces.size() + m_kept.pieces.size() + dungeon.libraryPieces().size());
    for (const Piece& piece : dungeon.pieces)
        all.emplace_back(Entry{Home::Here, piece.name}, &piece);
    for (const Piece& piece : m_kept.pieces)
        all.emplace_back(Entry{Home::Mine, piece.name}, &piece);
    for (const Piece& piece : dungeon.libraryPieces())
        if (dungeon.findPiece(piece.name) == &piece)
            all.emplace_back(Entry{Home::Library, piece.name}, &piece);
    return all;
}

QStringList PiecesWindow::happeningsIn(const Piece& piece) const
{
    QStringList sentences;
    for (const ScriptedEvent& event : piece.script->events) {
        sentences += sentenceOf(wordOf(event.when));
        for (const EventEffect& effect : event.effects)
            sentences += sentenceOf(wordOf(effect));
    }
    sentences.removeDuplicates();
    return sentences;
}

// All that a search looks at.
QString PiecesWindow::wordsOf(const Piece& piece) const
{
    QStringList words{QString::fromStdString(piece.name), QString::fromStdString(piece.description)};
    for (const std::string& tag : piece.tags)
        words += QString::fromStdString(tag);
    return (words + happeningsIn(piece)).join(u' ');
}

// What is shown stays as it is turned.
void PiecesWindow::fillList()
{
    const Entry* chosen = current();
    const Entry before = chosen ? *chosen : Entry{};
    const QSignalBlocker quiet(m_list);
    m_list->clear();
    m_entries.clear();
    for (const auto& [entry, piece] : allEntries())
        if (wordsOf(*piece).contains(m_find->text().trimmed(), Qt::CaseInsensitive))
            addEntry(entry, *piece);
    const auto found = std::ranges::find(m_entries, before);
    m_list->setCurrentRow(found != m_entries.end() ? static_cast<int>(found - m_entries.begin())
                          : m_entries.empty()      ? -1
                                                   : 0);
    const std::vector<ClipTransform> turns = found != m_entries.end() ? m_turns : std::vector<ClipTransform>{};
    showChosen();
    for (const ClipTransform each : turns)
        turn(each);
}

void PiecesWindow::addEntry(const Entry& entry, const Piece& piece)
{
    const Dungeon& home = homeOf(entry);
    const Clip clip = clipOf(piece, home, m_bench.z() + 1);
    const QString name = QString::fromStdString(piece.name);
    QString text;
    switch (entry.home) {
    case Home::Here: text = tr("%1 (this dungeon)").arg(name); break;
    case Home::Mine: text = tr("%1 (mine)").arg(name); break;
    case Home::Library: text = tr("%1 (library)").arg(name); break;
    }
    QStringList tags;
    for (const std::string& tag : piece.tags)
        tags += QString::fromStdString(tag);
    if (!tags.isEmpty())
        text = tr("%1\n%2").arg(text, tags.join(QStringLiteral(", ")));
    new QListWidgetItem(QIcon(pictureOf(clip, *home.catalogue, kPieceIcon, devicePixelRatioF())), text, m_list);
    m_entries.push_back(entry);
}

const PiecesWindow::Entry* PiecesWindow::current() const
{
    const int row = m_list->currentRow();
    return row >= 0 && row < static_cast<int>(m_entries.size()) ? &m_entries[static_cast<std::size_t>(row)] : nullptr;
}

void PiecesWindow::showChosen()
{
    const Entry* entry = current();
    const Piece* piece = entry ? pieceOf(*entry) : nullptr;
    m_clip = piece ? clipOf(*piece, homeOf(*entry), m_bench.z() + 1) : Clip{};
    m_turns.clear();
    showPicture();
    if (piece) {
        const QString name = QString::fromStdString(piece->name);
        QStringList lines{
            piece->isLoose()
                ? tr("%1: its cells are laid where they fit").arg(name)
                : tr("%1: %2 x %3 cells").arg(name, QString::number(piece->width()), QString::number(piece->height()))};
        if (!piece->description.empty())
            lines += QString::fromStdString(piece->description);
        lines += happeningsIn(*piece);
        m_words->setText(lines.join(u'\n'));
    } else {
        m_words->setText(m_find->text().isEmpty()
                             ? tr("No piece yet. Select a part of a level and save it as a piece (Tools).")
                             : tr("No piece has these words."));
    }
    showButtons();
}

void PiecesWindow::showPicture()
{
    const Entry* entry = current();
    m_picture->setPixmap(entry ? pictureOf(m_clip, *homeOf(*entry).catalogue, kPiecePicture, devicePixelRatioF())
                               : QPixmap());
}

void PiecesWindow::showButtons()
{
    const Entry* entry = current();
    const QString none = entry ? QString() : tr("Choose a piece first.");
    for (QPushButton* button : {m_put, m_turn, m_mirror})
        allow(*button, entry && m_clip.isEmpty()
                           ? tr("The cells of this one are laid by the row of a recipe (machine).")
                           : none);
    allow(*m_remove, entry && entry->home == Home::Library ? tr("It belongs to a library of the content.") : none);
    switch (entry ? entry->home : Home::Here) {
    case Home::Here:
        m_share->setText(tr("Keep for all dungeons"));
        m_share->setToolTip(tr("Keep for all dungeons\nA copy in your own pieces, with the kinds that it needs."));
        break;
    case Home::Mine:
        m_share->setText(tr("Take into this dungeon"));
        m_share->setToolTip(tr("Take into this dungeon\nRecipes can use it then; kinds that it needs come along."));
        break;
    case Home::Library:
        m_share->setText(tr("Take into this dungeon"));
        m_share->setToolTip(
            tr("Take into this dungeon\nA copy of its own, which you can change. Recipes and levels use "
               "that from then on."));
        break;
    }
    allow(*m_share, none);
}

void PiecesWindow::turn(ClipTransform transform)
{
    m_clip = transformed(m_clip, transform);
    m_turns.push_back(transform);
    showPicture();
}

void PiecesWindow::take(const Clip& clip, const std::string& name)
{
    m_bench.takeStamp(clip, QString::fromStdString(name));
    emit placeWanted();
}

// One of the designer's needs its kinds here first.
void PiecesWindow::putDown()
{
    const Entry* entry = current();
    if (!entry || m_clip.isEmpty())
        return;
    if (entry->home != Home::Mine) {
        take(m_clip, entry->name);
        return;
    }
    bring(*entry, [this, turns = m_turns](const std::string& name) {
        const Piece* here = findPiece(m_bench.dungeon().pieces, name);
        if (!here)
            return;
        Clip clip = clipOf(*here, m_bench.dungeon(), m_bench.z() + 1); // its kinds may have other names here
        for (const ClipTransform each : turns)
            clip = transformed(clip, each);
        take(clip, name);
    });
}

} // namespace cave
