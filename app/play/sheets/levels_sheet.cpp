// SPDX-License-Identifier: MIT
#include "app/play/sheets/levels_sheet.h"

#include "app/play/game/running_game.h"
#include "app/play/sheets/search_field.h"
#include "app/play/words/look_text.h"
#include "app/view/map/minimap_image.h"
#include "app/view/map/remembered_level.h"
#include "app/view/ui/heard_once.h"
#include "app/view/ui/palette.h"
#include "app/view/ui/theme.h"
#include "core/content/kind_row.h"
#include "core/pilot/route.h"

#include <QListWidget>
#include <QLocale>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace cave {

namespace {

constexpr QSize kLevelPicture(150, 72);
constexpr int kLargestCell = 4; // pixels
constexpr int kMostNamed = 4;   // of what a filter found
constexpr int kMostWhere = 2;   // more places of one kind are only counted

// What is known in the frame, as large as fits but no larger than kLargestCell. The same when its row is chosen.
QIcon pictureOf(const World& world, int z, const Box& frame, qreal ratio)
{
    QImage cells(frame.width, frame.height, QImage::Format_RGB32);
    paintMinimap(cells, rememberedModel(world, z), frame, {frame.x, frame.y});
    const QSize room = QSize(scaledPixels(kLevelPicture.width()), scaledPixels(kLevelPicture.height())) * ratio;
    // Whole pixels a cell where they fit, or their edges would blur.
    const int enlarged = std::min({room.width() / cells.width(), room.height() / cells.height(),
                                   static_cast<int>(std::lround(kLargestCell * ratio))});
    const QSize size = enlarged > 0 ? cells.size() * enlarged : cells.size().scaled(room, Qt::KeepAspectRatio);
    QPixmap picture(room);
    picture.fill(QColor(kMinimapGround));
    QPainter painter(&picture);
    painter.drawImage(
        QRect(QPoint((room.width() - size.width()) / 2, (room.height() - size.height()) / 2), size),
        cells.scaled(size, Qt::IgnoreAspectRatio, enlarged > 0 ? Qt::FastTransformation : Qt::SmoothTransformation));
    painter.end();
    picture.setDevicePixelRatio(ratio);
    QIcon icon(picture);
    icon.addPixmap(picture, QIcon::Selected);
    return icon;
}

QString cellText(Position at) { return QStringLiteral("%1,%2").arg(at.x).arg(at.y); }

} // namespace

LevelsSheet::LevelsSheet(const RunningGame& game, Pilot& pilot, const Describer& describer, QWidget* parent)
    : Sheet(tr("Levels"), Size::Page, parent), m_world(game.world()),
      m_search(new SearchField(tr("Search"), tr("Where is ..."), SearchField::Enter::ToSheet, *this)),
      m_list(new HeardOnce<QListWidget>(this))
{
    m_search->setList(*m_list);
    connect(m_search, &SearchField::textChanged, this, &LevelsSheet::filter);
    m_list->setAccessibleName(tr("Levels"));
    m_list->setIconSize(QSize(scaledPixels(kLevelPicture.width()), scaledPixels(kLevelPicture.height())));
    m_list->setWordWrap(true);
    m_list->setSpacing(2);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_rows.reserve(static_cast<std::size_t>(m_world.depth()));
    cave::Box frame; // of what is known of any level: in one scale, with stairs above one another
    for (int z = 0; z < m_world.depth(); ++z) {
        const auto known = knownBox(m_world.level(z).memory.tiles);
        addRow(z, !known.isEmpty(), pilot, describer);
        frame = frame.united(known);
    }
    for (int z = 0; z < m_world.depth(); ++z)
        if (const Row& row = m_rows[static_cast<std::size_t>(z)]; row.isSeen)
            row.item->setIcon(pictureOf(m_world, z, frame, devicePixelRatioF()));
    filter({});
    m_list->setCurrentRow(m_world.hero().at.z);
    connect(m_list, &QListWidget::itemClicked, this, &LevelsSheet::choose);
    body().addWidget(m_search);
    body().addWidget(m_list, 1);
    QPushButton* go = addButton(tr("Travel there"), tr("Goes there over stairs you took; danger stops you (Enter)."));
    connect(go, &QPushButton::clicked, this, &LevelsSheet::choose);
    QPushButton* close = addButton(tr("Close"), tr("Back to the map (Esc)."));
    connect(close, &QPushButton::clicked, this, &Sheet::dismissed);
    setDefaultButton(go);
    setFirstFocus(m_list);
}

void LevelsSheet::addRow(int z, bool isSeen, Pilot& pilot, const Describer& describer)
{
    Row row;
    row.isSeen = isSeen;
    row.name = row.isSeen ? levelText(m_world, z) : tr("Level %1 of %2").arg(z + 1).arg(m_world.depth());
    row.item = new QListWidgetItem(m_list);
    if (isSeen)
        for (const KnownPlace& place : knownPlaces(m_world, z))
            row.noted.push_back(
                {place, describer.name(place.table, kindRow(m_world.catalogue(), place.table, place.kind).id)});
    row.summary = row.isSeen ? summaryOf(row, z, pilot) : tr("Not seen.");
    if (!row.isSeen) {
        row.item->setFlags(Qt::NoItemFlags);
        row.item->setForeground(QColor(palette::kMuted));
    }
    m_rows.push_back(std::move(row));
}

QString LevelsSheet::summaryOf(const Row& row, int z, Pilot& pilot) const
{
    QStringList sentences;
    if (z == m_world.hero().at.z)
        sentences << tr("You are here.");
    if (const QStringList places = groupsOf(row, KindTable::Tile); !places.isEmpty())
        sentences << tr("Known: %1.").arg(places.join(QStringLiteral("; ")));
    if (const QStringList things = groupsOf(row, KindTable::Item); !things.isEmpty())
        //: things that still lie on a level
        sentences << tr("Left there: %1.").arg(things.join(QStringLiteral(", ")));
    sentences << (pilot.isExplored(m_world, z) ? tr("Explored.") : tr("Not explored yet."));
    return sentences.join(u' ');
}

// What is called the same stands together: of few places where each is, of all else how many.
QStringList LevelsSheet::groupsOf(const Row& row, KindTable table) const
{
    QStringList names;
    std::vector<QStringList> cells;
    for (const Noted& noted : row.noted) {
        if (noted.place.table != table)
            continue;
        if (!names.contains(noted.name)) {
            names << noted.name;
            cells.emplace_back();
        }
        cells[static_cast<std::size_t>(names.indexOf(noted.name))] << cellText(noted.place.at);
    }
    for (qsizetype i = 0; i < names.size(); ++i) {
        const QStringList& where = cells[static_cast<std::size_t>(i)];
        if (table == KindTable::Tile && where.size() <= kMostWhere)
            names[i] += u' ' + QLocale().createSeparatedList(where);
        else if (where.size() > 1)
            //: a thing and how many of it
            names[i] = tr("%1 (x%2)").arg(names[i], QString::number(where.size()));
    }
    return names;
}

std::vector<const LevelsSheet::Noted*> LevelsSheet::found(const Row& row) const
{
    std::vector<const Noted*> places;
    if (m_search->text().isEmpty())
        return places;
    for (const Noted& noted : row.noted)
        if (noted.name.contains(m_search->text(), Qt::CaseInsensitive))
            places.push_back(&noted);
    return places;
}

void LevelsSheet::filter(const QString& words)
{
    int first = -1;
    for (int z = 0; z < m_world.depth(); ++z) {
        const Row& row = m_rows[static_cast<std::size_t>(z)];
        const auto places = found(row);
        QStringList names;
        for (std::size_t i = 0; i < std::min<std::size_t>(places.size(), kMostNamed); ++i)
            //: a thing and where it is, such as "apple 12,7"
            names << tr("%1 %2").arg(places[i]->name, cellText(places[i]->place.at));
        const bool isShown = words.isEmpty() || !places.empty() || row.name.contains(words, Qt::CaseInsensitive);
        const QString text = names.isEmpty() ? row.summary : names.join(QStringLiteral(", "));
        row.item->setText(row.name + u'\n' + text);
        row.item->setHidden(!isShown);
        if (isShown && row.isSeen && first < 0)
            first = z;
    }
    if (!words.isEmpty())
        m_list->setCurrentRow(first);
}

void LevelsSheet::choose()
{
    const int z = m_list->currentRow();
    if (z < 0 || m_list->item(z)->isHidden() || !m_rows[static_cast<std::size_t>(z)].isSeen)
        return;
    const auto places = found(m_rows[static_cast<std::size_t>(z)]);
    if (!places.empty())
        emit chosen(places.front()->place.at);
    else if (z == m_world.hero().at.z)
        emit dismissed();
    else // without a known way travelling says so
        emit chosen(arrivalOn(m_world, m_world.hero().at, z).value_or(Position{0, 0, z}));
}

} // namespace cave
