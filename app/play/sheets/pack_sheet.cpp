// SPDX-License-Identifier: MIT
#include "app/play/sheets/pack_sheet.h"

#include "app/play/game/running_game.h"
#include "app/play/sheets/scroll_body.h"
#include "app/play/sheets/search_field.h"
#include "app/play/sheets/thing_list.h"
#include "app/play/words/hero_text.h"
#include "app/play/words/thing_text.h"
#include "app/view/tiles/artwork.h"
#include "app/view/ui/theme.h"
#include "app/view/ui/widgets.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace cave {

namespace {

constexpr int kPackPicture = 48;

QLabel* wrapped(const char* role)
{
    QLabel* label = roleLabel({}, role);
    label->setWordWrap(true);
    return label;
}

QString titleOf(std::optional<ItemVerb> wanted)
{
    return wanted ? itemVerbText(itemVerb(*wanted).question) : PackSheet::tr("Pack");
}

} // namespace

PackSheet::PackSheet(const RunningGame& game, const KeyMap& keys, const Describer& describer, Artwork& artwork,
                     bool asSigns, std::optional<ItemVerb> wanted, QWidget* parent)
    : Sheet(titleOf(wanted), Size::Page, parent), m_game(game), m_keys(keys), m_describer(describer),
      m_artwork(artwork), m_asSigns(asSigns), m_wanted(wanted), m_list(new ThingList(titleOf(wanted), this)),
      m_filter(new SearchField(tr("Filter"), tr("Filter  /"), SearchField::Enter::ToList, *this)),
      m_picture(pictureLabel({})), m_name(roleLabel({}, "name")), m_description(wrapped("")), m_numbers(wrapped("")),
      m_reasons(wrapped("muted"))
{
    for (PackLine& line : packRows(game.world()))
        if (!wanted || itemFor(game.world(), line, *wanted) != nullptr)
            m_lines.push_back(std::move(line));
    auto* left = new QVBoxLayout;
    left->setSpacing(8);
    left->addLayout(newFilter());
    left->addWidget(m_list, 1);
    auto* columns = new QHBoxLayout;
    columns->setSpacing(16);
    columns->addLayout(left, 1);
    columns->addWidget(newDetails(), 1);
    body().addLayout(columns, 1);
    if (const QString counted = countedText(game.world(), describer); !counted.isEmpty())
        body().addWidget(roleLabel(counted, "muted"));
    QPushButton* close = addButton(tr("Close"), tr("Back to the map (Esc)."));
    connect(close, &QPushButton::clicked, this, &Sheet::dismissed);
    setDefaultButton(wanted ? m_verbs[static_cast<std::size_t>(*wanted)] : close);
    setTabOrder(m_filter, m_list);
    setFirstFocus(m_list);
    fillList();
}

bool PackSheet::hasAny(const World& world, ItemVerb verb)
{
    return std::ranges::any_of(packOf(world, world.state().hero),
                               [&](const PackLine& line) { return itemFor(world, line, verb) != nullptr; });
}

void PackSheet::setExamines()
{
    m_examines = true;
    setTitle(tr("Examine what?"));
}

QLayout* PackSheet::newFilter()
{
    const World& world = m_game.world();
    m_filter->setList(*m_list);
    connect(m_filter, &SearchField::textChanged, this, &PackSheet::filter);
    auto* row = new QHBoxLayout;
    const auto carried = packOf(world, world.state().hero).size();
    if (!m_wanted) // or it would read as the length of the shorter list
        //: how many letters of the pack are taken
        row->addWidget(roleLabel(tr("%1 of %2").arg(carried).arg(world.rules().packSize), "muted"));
    row->addWidget(m_filter, 1);
    return row;
}

// Rows whose names have the words in them stay.
void PackSheet::filter(const QString& words)
{
    int first = -1;
    for (int row = 0; row < m_list->count(); ++row) {
        const bool isShown = m_list->item(row)->text().contains(words, Qt::CaseInsensitive);
        m_list->item(row)->setHidden(!isShown);
        if (isShown && first < 0)
            first = row;
    }
    const bool keepsChoice = m_list->currentItem() != nullptr && !m_list->currentItem()->isHidden();
    if (!keepsChoice)
        m_list->setCurrentRow(first);
}

QWidget* PackSheet::newDetails()
{
    auto* details = new ScrollBody(this);
    QVBoxLayout& column = details->column();
    column.setSpacing(8);
    auto* head = new QHBoxLayout;
    head->setSpacing(12);
    head->addWidget(m_picture);
    m_name->setWordWrap(true);
    head->addWidget(m_name, 1);
    column.addLayout(head);
    column.addWidget(m_description);
    column.addWidget(m_numbers);
    column.addWidget(ruleLine());
    addVerbs(column);
    column.addWidget(m_reasons);
    column.addStretch();
    return details;
}

void PackSheet::addVerbs(QVBoxLayout& column)
{
    for (const ItemVerbRow& row : itemVerbs()) {
        auto* button = new QPushButton(this); // named when it is shown
        button->setAutoDefault(true);
        button->installEventFilter(this); // a held Enter presses nothing
        connect(button, &QPushButton::clicked, this, [this, verb = row.verb] { choose(verb); });
        column.addWidget(button);
        m_verbs.push_back(button);
    }
    const QString name = withoutMnemonic(playText(playAction(PlayAction::Examine).name));
    m_examine = new QPushButton(QStringLiteral("%1  %2").arg(name, m_keys.firstLabel(PlayAction::Examine)), this);
    m_examine->setAccessibleName(name);
    m_examine->setAutoDefault(true);
    m_examine->installEventFilter(this);
    m_examine->setToolTip(m_keys.tooltip(PlayAction::Examine));
    connect(m_examine, &QPushButton::clicked, this, &PackSheet::examine);
    column.addWidget(m_examine);
}

void PackSheet::fillList()
{
    for (const PackLine& line : m_lines) {
        const ItemKind& kind = m_game.world().seenItem(line.items.front());
        m_list->addThing(packLetter(line.letter),
                         m_asSigns ? m_artwork.sign(kind.look, RowDelegate::picture())
                                   : m_artwork.thing(kind.look, RowDelegate::picture()),
                         lineName(m_describer, m_game.world(), line), static_cast<int>(line.items.size()),
                         thingState(m_game.world(), line));
    }
    connect(m_list, &ThingList::currentRowChanged, this, &PackSheet::showLine);
    connect(m_list, &ThingList::accepted, this, &PackSheet::accept);
    connect(m_list, &ThingList::examined, this, &PackSheet::examine);
    connect(m_list, &ThingList::letterPressed, this, [this] {
        if (!m_wanted)
            accept();
    });
    m_list->setCurrentRow(firstRow());
    if (m_list->currentRow() < 0)
        showLine(-1);
}

// What is in the hand is not thrown by mistake: what is made to be thrown comes first, then what is not in use.
int PackSheet::firstRow() const
{
    if (m_lines.empty())
        return -1;
    if (m_wanted != ItemVerb::Throw)
        return 0;
    const auto aptness = [this](const PackLine& line) {
        const Item& item = line.items.front();
        const bool isMade = m_game.world().seenItem(item).thrown > 0;
        return item.use == Use::None ? 2 + (isMade ? 1 : 0) : isWorn(item.use) ? 1 : 0;
    };
    const auto best = std::ranges::max_element(m_lines, {}, aptness);
    return aptness(*best) == 0 ? -1 : static_cast<int>(best - m_lines.begin());
}

void PackSheet::showLine(int row)
{
    if (row < 0) {
        m_name->setText(m_lines.empty() ? tr("You carry nothing.") : tr("Nothing in your pack is called so."));
        m_description->setText(
            m_lines.empty()
                ? tr("Step on things and press %1 to pick them up.").arg(m_keys.firstLabel(PlayAction::PickUp))
                : QString());
        m_numbers->clear();
        m_reasons->clear();
        m_picture->hide();
        m_examine->hide();
        for (QPushButton* button : m_verbs)
            button->hide();
        return;
    }
    const PackLine& line = m_lines[static_cast<std::size_t>(row)];
    const ItemKind& kind = m_game.world().seenItem(line.items.front());
    m_picture->show();
    m_examine->show();
    const int size = grownPixels(kPackPicture);
    setPicture(*m_picture, m_asSigns ? m_artwork.sign(kind.look, size) : m_artwork.thing(kind.look, size));
    m_name->setText(lineName(m_describer, m_game.world(), line));
    m_description->setText(m_describer.description(KindTable::Item, kind.id));
    const Item* bitten = &*std::ranges::max_element(line.items, {}, &Item::bitten);
    m_numbers->setText((thingNumbers(m_game.world(), *bitten) + thingOutcomes(m_game.world(), *bitten)).join(u'\n'));
    showVerbs(line);
}

void PackSheet::showVerbs(const PackLine& line)
{
    QStringList reasons;
    for (const ItemVerbRow& row : itemVerbs()) {
        QPushButton& button = *m_verbs[static_cast<std::size_t>(row.verb)];
        const Item* item = itemFor(m_game.world(), line, row.verb);
        const bool isOffered = item != nullptr && (!m_wanted || *m_wanted == row.verb);
        button.setVisible(isOffered);
        if (!isOffered)
            continue;
        const QString name = verbName(row.verb, *item);
        button.setText(QStringLiteral("%1  %2").arg(name, m_keys.firstLabel(row.action)));
        button.setAccessibleName(name);
        const Answer refusal = refusalOf(m_game, row.verb, item->id);
        const QString why = refusal ? m_describer.describe(refusal->why) : QString();
        button.setEnabled(why.isEmpty());
        const QString tooltip = m_keys.tooltip(row.action, name);
        button.setToolTip(why.isEmpty() ? tooltip : tooltip + u'\n' + why);
        button.setAccessibleDescription(why);
        if (!why.isEmpty() && !reasons.contains(why))
            reasons << why;
    }
    m_reasons->setText(reasons.join(u'\n'));
}

// A list that gets the focus shows a row as current, though nobody has chosen it: the first key does.
bool PackSheet::isChosen()
{
    QListWidgetItem* const row = m_list->currentItem();
    if (row == nullptr || row->isSelected())
        return row != nullptr;
    row->setSelected(true);
    return false;
}

// Does the verb that the pack was opened for, else goes on to the verbs. When the likeliest is refused, Enter must not
// come to stand on another one.
void PackSheet::accept()
{
    if (m_examines) {
        examine();
        return;
    }
    if (m_wanted) {
        if (isChosen())
            choose(*m_wanted);
        return;
    }
    const auto likeliest =
        std::ranges::find_if(m_verbs, [this](const QPushButton* button) { return button->isVisibleTo(this); });
    if (likeliest != m_verbs.end() && (*likeliest)->isEnabled())
        (*likeliest)->setFocus(Qt::TabFocusReason);
}

void PackSheet::choose(ItemVerb verb)
{
    const int row = m_list->currentRow();
    const QPushButton& button = *m_verbs[static_cast<std::size_t>(verb)];
    if (row < 0 || !button.isVisibleTo(this) || !button.isEnabled())
        return;
    const Item& item = *itemFor(m_game.world(), m_lines[static_cast<std::size_t>(row)], verb);
    emit chosen(verb, item.id);
}

void PackSheet::examine()
{
    if (const int row = m_list->currentRow(); row >= 0)
        emit examined(m_lines[static_cast<std::size_t>(row)].items.front().id);
}

void PackSheet::keyPressEvent(QKeyEvent* event)
{
    const auto action = m_keys.find(*event, KeyPlace::Map);
    const auto verb = action ? itemVerbOf(*action) : std::nullopt;
    if (verb && !event->isAutoRepeat()) {
        if (isChosen())
            choose(*verb);
    } else if (action == PlayAction::Examine && !event->isAutoRepeat()) {
        examine();
    } else {
        Sheet::keyPressEvent(event);
    }
}

} // namespace cave
