// SPDX-License-Identifier: MIT
#include "editor/windows/pieces_window.h"

#include "app/view/ui/keep_current.h"
#include "core/edit/stamp.h"
#include "editor/canvas/thumbnail.h"
#include "editor/dialogs/choice_dialog.h"
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

constexpr QSize kPiecesSize(760, 520);
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
    const auto soon = [this] {
        if (isVisible())
            refresh();
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
    auto* right = new QVBoxLayout;
    right->addWidget(m_picture);
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
    row->addLayout(right);
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
    auto kept = m_mine.load();
    m_isReadable = kept.has_value();
    if (kept)
        m_kept = std::move(*kept);
    else
        emit said(m_bench.describe(kept.error().what));
    fillList();
}

const Piece* PiecesWindow::pieceOf(const Entry& entry) const { return findPiece(homeOf(entry).pieces, entry.name); }

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

void PiecesWindow::fillList()
{
    const Entry* chosen = current();
    const Entry before = chosen ? *chosen : Entry{};
    const QSignalBlocker quiet(m_list);
    m_list->clear();
    m_entries.clear();
    for (const bool isMine : {false, true})
        for (const Piece& piece : homeOf({isMine, {}}).pieces) {
            if (piece.rows.empty() || !wordsOf(piece).contains(m_find->text().trimmed(), Qt::CaseInsensitive))
                continue;
            const Entry entry{isMine, piece.name};
            const Dungeon& home = homeOf(entry);
            const Clip clip = clipOf(piece, home.pieces, *home.catalogue, m_bench.z() + 1);
            const QString name = QString::fromStdString(piece.name);
            auto* item = new QListWidgetItem(QIcon(pictureOf(clip, *home.catalogue, kPieceIcon, devicePixelRatioF())),
                                             isMine ? tr("%1 (mine)").arg(name) : name, m_list);
            QStringList tags;
            for (const std::string& tag : piece.tags)
                tags += QString::fromStdString(tag);
            if (!tags.isEmpty())
                item->setText(tr("%1\n%2").arg(item->text(), tags.join(QStringLiteral(", "))));
            m_entries.push_back(entry);
        }
    const auto found = std::ranges::find(m_entries, before);
    m_list->setCurrentRow(found != m_entries.end() ? static_cast<int>(found - m_entries.begin())
                          : m_entries.empty()      ? -1
                                                   : 0);
    showChosen();
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
    m_clip = piece ? clipOf(*piece, homeOf(*entry).pieces, *homeOf(*entry).catalogue, m_bench.z() + 1) : Clip{};
    showPicture();
    if (piece) {
        QStringList lines{
            tr("%1: %2 x %3 cells").arg(QString::fromStdString(piece->name)).arg(piece->width()).arg(piece->height())};
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
    for (QPushButton* button : {m_put, m_turn, m_mirror, m_share, m_remove})
        button->setEnabled(entry != nullptr);
    m_share->setText(entry && entry->isMine ? tr("Take into this dungeon") : tr("Keep for all dungeons"));
    m_share->setToolTip(entry && entry->isMine
                            ? tr("Take into this dungeon\nRecipes can use it then; kinds that it needs come along.")
                            : tr("Keep for all dungeons\nA copy in your own pieces, with the kinds that it needs."));
}

void PiecesWindow::turn(ClipTransform transform)
{
    m_clip = transformed(m_clip, transform);
    showPicture();
}

void PiecesWindow::take(const std::string& name)
{
    m_bench.takeStamp(m_clip, QString::fromStdString(name));
    emit placeWanted();
}

// One of the designer's needs its kinds here first.
void PiecesWindow::putDown()
{
    const Entry* entry = current();
    if (!entry)
        return;
    if (!entry->isMine) {
        take(entry->name);
        return;
    }
    bring(*entry, [this](const std::string& name) {
        const Piece* here = findPiece(m_bench.dungeon().pieces, name);
        if (!here)
            return;
        Clip clip = clipOf(*here, m_bench.dungeon().pieces, m_bench.catalogue(), m_bench.z() + 1);
        if (clip.width() == m_clip.width() && clip.height() == m_clip.height() && clip.kinds == m_clip.kinds)
            clip = m_clip; // as it was turned
        m_clip = std::move(clip);
        take(name);
    });
}

void PiecesWindow::share()
{
    const Entry* entry = current();
    if (!entry)
        return;
    if (!entry->isMine) {
        keep(*entry);
        return;
    }
    bring(*entry, [this](const std::string& name) {
        emit said(tr("The piece %1 is in this dungeon now.").arg(QString::fromStdString(name)));
    });
}

// Asks where kinds of the same name differ.
void PiecesWindow::bring(const Entry& entry, const std::function<void(const std::string& name)>& then)
{
    const std::vector<std::string> clashes = clashesOf(m_bench.dungeon(), m_kept, {entry.name});
    if (clashes.empty()) {
        bringAs(entry, Clash::Rename, then);
        return;
    }
    QStringList names;
    for (const std::string& id : clashes)
        names += QString::fromStdString(id);
    const QString which = tr("Another kind has this name here: %1.").arg(names.join(QStringLiteral(", ")));
    ChoiceDialog::ask(
        this, tr("A kind differs"),
        {{tr("Bring it under another name"), which}, {tr("Use the one of this dungeon"), which}},
        [this, entry, then](int chosen) { bringAs(entry, chosen == 0 ? Clash::Rename : Clash::UseOwn, then); });
}

void PiecesWindow::bringAs(Entry entry, Clash clash, const std::function<void(const std::string& name)>& then)
{
    Dungeon made = m_bench.dungeon();
    const auto brought = bringPieces(made, m_kept, {entry.name}, clash);
    if (!brought) {
        emit said(m_bench.describe(brought.error().what));
        return;
    }
    const auto renamed = std::ranges::find(brought->renamed, entry.name, &std::pair<std::string, std::string>::first);
    const std::string name = renamed == brought->renamed.end() ? entry.name : renamed->second;
    m_bench.document().push(changeOf(m_bench.dungeon(), made),
                            tr("Take the piece %1 into the dungeon").arg(QString::fromStdString(name)));
    then(name);
}

void PiecesWindow::keep(Entry entry)
{
    const Dungeon before = m_kept;
    const auto brought = bringPieces(m_kept, m_bench.dungeon(), {entry.name}, Clash::Rename);
    if (!brought || !save()) {
        m_kept = before;
        if (!brought)
            emit said(m_bench.describe(brought.error().what));
        return;
    }
    fillList();
    emit said(tr("The piece %1 is kept for all dungeons now.").arg(QString::fromStdString(entry.name)));
}

bool PiecesWindow::save()
{
    const Result<void> saved = m_isReadable ? m_mine.save(m_kept)
                                            : Result<void>(failure({}, {CAVE_TEXT("edits", "Your own pieces cannot be "
                                                                                           "read, so they are not "
                                                                                           "written over.")}));
    if (!saved)
        emit said(m_bench.describe(saved.error().what));
    return saved.has_value();
}

void PiecesWindow::remove()
{
    const Entry* chosen = current();
    if (!chosen)
        return;
    const Entry entry = *chosen;
    const auto isIt = [&](const Piece& piece) { return piece.name == entry.name; };
    if (entry.isMine) {
        const Dungeon before = m_kept;
        std::erase_if(m_kept.pieces, isIt);
        if (!save())
            m_kept = before;
        fillList();
        return;
    }
    Dungeon made = m_bench.dungeon();
    std::erase_if(made.pieces, isIt);
    if (const auto problem = findPieceProblem(made.pieces)) {
        emit said(m_bench.describe(problem->what)); // another one includes it
        return;
    }
    m_bench.document().push(changeOf(m_bench.dungeon(), made),
                            tr("Delete the piece %1").arg(QString::fromStdString(entry.name)));
    refresh();
}

} // namespace cave
