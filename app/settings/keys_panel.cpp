// SPDX-License-Identifier: MIT
#include "app/settings/keys_panel.h"

#include "app/play/keys/key_map.h"
#include "app/settings/key_file.h"
#include "app/view/ui/palette.h"
#include "app/view/ui/widgets.h"
#include "app/view/words/describe.h"
#include "editor/actions/editor_keys.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace cave {

namespace {

constexpr int kUsualKeys = 4; // of an action, that there is room for

enum Column { kAction, kFirstKey };

// A file may give an action more keys: they count, so they are seen and can be taken away.
int mostKeys(const std::vector<KeyEntry>& entries)
{
    qsizetype most = kUsualKeys;
    for (const KeyEntry& entry : entries)
        if (!entry.action.isEmpty())
            most = std::max(most, entry.keys.size());
    return static_cast<int>(most);
}

} // namespace

KeysPanel::KeysPanel(const KeyBindings& bindings, QWidget* parent)
    : QWidget(parent), m_bindings(bindings), m_bound(KeyMap(bindings)), m_profile(new QComboBox(this)),
      m_mode(new QComboBox(this)), m_profileHelp(wrappedLabel({}, "muted")), m_table(new KeyTable(this)),
      m_note(wrappedLabel({})), m_take(new QPushButton(tr("Take it from there"), this)),
      m_keep(new QPushButton(tr("Leave it there"), this)), m_remove(new QPushButton(tr("Remove"), this)),
      m_restore(new QPushButton(tr("As usual"), this))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    addChoices(*column);
    addHelp(*column);
    m_table->setObjectName(QStringLiteral("keys"));
    m_table->setAccessibleName(tr("Actions and their keys"));
    column->addWidget(m_table, 1);
    addButtons(*column);
    connectTable();
    fill();
}

void KeysPanel::addChoices(QBoxLayout& column)
{
    m_profile->addItems({tr("Arrows and letters of vi"), tr("Numpad"), tr("WASD")});
    m_profile->setObjectName(QStringLiteral("profile"));
    m_profile->setAccessibleName(tr("Profile"));
    m_mode->addItems({tr("Play"), tr("Editor")});
    m_mode->setObjectName(QStringLiteral("mode"));
    m_mode->setAccessibleName(tr("Keys of"));
    auto* choices = new QHBoxLayout;
    choices->addWidget(roleLabel(tr("Profile"), "muted"));
    choices->addWidget(m_profile, 2);
    choices->addSpacing(12);
    choices->addWidget(roleLabel(tr("Keys of"), "muted"));
    choices->addWidget(m_mode, 1);
    column.addLayout(choices);
    connect(m_profile, &QComboBox::activated, this, [this](int index) {
        m_bindings.profile = static_cast<KeyProfile>(index);
        store();
    });
    connect(m_mode, &QComboBox::currentIndexChanged, this, &KeysPanel::fill);
}

void KeysPanel::addHelp(QBoxLayout& column)
{
    auto* help = new QHBoxLayout;
    help->addWidget(m_profileHelp, 1);
    const auto addFileButton = [&](const QString& text, const QString& tooltip, auto whenClicked) {
        auto* button = new QPushButton(text, this);
        button->setAutoDefault(true);
        button->setToolTip(tooltip);
        connect(button, &QPushButton::clicked, this, whenClicked);
        help->addWidget(button);
    };
    addFileButton(tr("Import ..."), tr("Takes all keys from a file; Undo takes them back."), &KeysPanel::chooseImport);
    addFileButton(tr("Export ..."), tr("Writes all keys into a file for others."), &KeysPanel::chooseExport);
    column.addLayout(help);
}

void KeysPanel::addButtons(QBoxLayout& column)
{
    m_remove->setToolTip(tr("Takes the chosen key from its action (Del)."));
    m_restore->setToolTip(tr("Gives the chosen action its usual keys."));
    auto* bottom = new QHBoxLayout;
    bottom->addWidget(m_note, 1);
    for (QPushButton* button : {m_take, m_keep, m_remove, m_restore}) {
        button->setAutoDefault(true);
        bottom->addWidget(button);
    }
    column.addLayout(bottom);
    connect(m_take, &QPushButton::clicked, this, &KeysPanel::take);
    connect(m_keep, &QPushButton::clicked, this, &KeysPanel::keep);
    connect(m_remove, &QPushButton::clicked, this, &KeysPanel::remove);
    connect(m_restore, &QPushButton::clicked, this, &KeysPanel::restore);
}

void KeysPanel::connectTable()
{
    connect(m_table, &QTableWidget::cellClicked, this, [this](int, int cell) {
        if (cell >= kFirstKey)
            begin();
    });
    connect(m_table, &KeyTable::changeRequested, this, &KeysPanel::begin);
    connect(m_table, &KeyTable::removeRequested, this, &KeysPanel::remove);
    connect(m_table, &KeyTable::captured, this, &KeysPanel::capture);
    connect(m_table, &KeyTable::resized, this, &KeysPanel::fitColumns);
    connect(m_table, &KeyTable::left, this, &KeysPanel::cancel);
    connect(m_table, &QTableWidget::currentCellChanged, this, [this] {
        cancel();
        showButtons();
    });
}

void KeysPanel::setBindings(const KeyBindings& bindings)
{
    m_bindings = bindings;
    fill();
}

bool KeysPanel::isEditor() const { return m_mode->currentIndex() == 1; }

KeyBindings::Keys& KeysPanel::own() { return isEditor() ? m_bindings.editor : m_bindings.play; }

QString KeysPanel::note() const { return m_note->text(); }

ActionKeys KeysPanel::boundKeys() const
{
    return isEditor() ? ActionKeys(EditorKeys(m_bindings)) : ActionKeys(KeyMap(m_bindings));
}

void KeysPanel::fill()
{
    const int row = m_table->currentRow();
    const int column = m_table->currentColumn();
    m_wanted.clear();
    m_table->endCapture();
    m_bound = boundKeys();
    const auto isShown = [](const KeyEntry& entry) { return !entry.action.isEmpty(); };
    m_shownRows = static_cast<int>(std::ranges::count_if(entries(), isShown));
    m_profile->setCurrentIndex(static_cast<int>(m_bindings.profile));
    m_profile->setToolTip(m_profile->currentText()); // whole, where it is cut
    switch (m_bindings.profile) {
    case KeyProfile::ArrowsVi:
        m_profileHelp->setText(tr("Arrows, numpad and h j k l y u b n walk; with Shift they run."));
        break;
    case KeyProfile::Numpad: m_profileHelp->setText(tr("Arrows and numpad walk; letters are free of it.")); break;
    case KeyProfile::Wasd:
        m_profileHelp->setText(
            tr("w a s d walk, r and f take stairs up and down; what was on these letters is on others."));
        break;
    }
    {
        const QSignalBlocker blocker(m_table);
        const int keys = mostKeys(entries());
        if (m_table->rowCount() != m_shownRows || m_keyColumns != keys) {
            m_keyColumns = keys;
            m_table->clear();
            m_table->setColumnCount(kFirstKey + m_keyColumns);
            m_table->setHorizontalHeaderLabels(QStringList{tr("Action"), tr("Key")} +
                                               QStringList(m_keyColumns - 1, tr("or")));
            m_table->horizontalHeaderItem(kAction)->setTextAlignment(Qt::AlignLeft | Qt::AlignVCenter);
            m_table->setRowCount(m_shownRows);
        }
        for (int i = 0; i < m_shownRows; ++i)
            fillRow(i);
        m_table->setCurrentCell(std::clamp(row, 0, m_shownRows - 1), std::clamp<int>(column, kFirstKey, m_keyColumns));
    }
    applyFilter();
    fitColumns();
    say({});
    showButtons();
}

void KeysPanel::fillRow(int row)
{
    const KeyEntry& entry = entryOf(row);
    //: a menu and an action in it: "Run: North"
    auto* action = new QTableWidgetItem(tr("%1: %2").arg(entry.group.plain(), entry.name.plain()));
    action->setToolTip(entry.help.translated());
    action->setFlags(Qt::ItemIsEnabled);
    m_table->setItem(row, kAction, action);
    const bool isOwn = entry.keys != entry.usual;
    for (int i = 0; i < m_keyColumns; ++i) {
        auto* item = new QTableWidgetItem(m_bound.labelOf(entry.keys.value(i)));
        item->setTextAlignment(Qt::AlignCenter);
        QFont font = item->font();
        font.setBold(isOwn);
        item->setFont(font);
        item->setToolTip(tr("Click it, or press Enter, and press the new key."));
        m_table->setItem(row, kFirstKey + i, item);
    }
}

int KeysPanel::filter(const QString& words)
{
    m_words = words;
    applyFilter();
    return m_found;
}

void KeysPanel::applyFilter()
{
    m_found = 0;
    for (int row = 0; row < m_shownRows; ++row) {
        const KeyEntry& entry = entryOf(row);
        bool isFound = m_words.isEmpty() || entry.help.translated().contains(m_words, Qt::CaseInsensitive);
        for (int column = 0; column <= m_keyColumns && !isFound; ++column)
            isFound = m_table->item(row, column)->text().contains(m_words, Qt::CaseInsensitive);
        m_table->setRowHidden(row, !isFound);
        m_found += isFound;
    }
}

// The keys get what they need, the names of actions the rest.
void KeysPanel::fitColumns()
{
    const int room = m_table->viewport()->width();
    const int wanted = fontMetrics().horizontalAdvance(QStringLiteral("Shift+Keypad 7")) + 24;
    const int key = std::max(fontMetrics().averageCharWidth() * 8, std::min(wanted, room * 7 / 10 / m_keyColumns));
    for (int i = 0; i < m_keyColumns; ++i)
        m_table->setColumnWidth(kFirstKey + i, key);
    m_table->setColumnWidth(kAction, std::max(fontMetrics().averageCharWidth() * 24, room - m_keyColumns * key));
    m_table->verticalHeader()->setDefaultSectionSize(std::max(28, fontMetrics().lineSpacing() + 12));
}

// Esc answers the question before it closes anything.
void KeysPanel::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && !m_wanted.isEmpty())
        keep();
    else
        event->ignore();
}

void KeysPanel::say(const QString& text) { m_note->setText(text); }

void KeysPanel::showButtons()
{
    const bool isAsking = !m_wanted.isEmpty();
    m_take->setVisible(isAsking);
    m_keep->setVisible(isAsking);
    m_remove->setVisible(!isAsking);
    m_restore->setVisible(!isAsking);
    const int row = m_table->currentRow();
    if (row < 0)
        return;
    const KeyEntry& entry = entryOf(row);
    const QString key = entry.keys.value(m_table->currentColumn() - kFirstKey);
    allow(*m_remove, key.isEmpty() ? tr("Choose a key in the table first.") : QString());
    allow(*m_restore, entry.keys == entry.usual ? tr("This action has its usual keys.") : QString());
}

void KeysPanel::begin()
{
    const int row = m_table->currentRow();
    if (row < 0 || m_table->currentColumn() < kFirstKey)
        return;
    m_wanted.clear();
    showButtons();
    m_table->beginCapture();
    m_table->setFocus();
    QTableWidgetItem& item = *m_table->currentItem();
    item.setText(tr("Press a key"));
    say(tr("Press the new key for \"%1\". Esc leaves it as it is.").arg(entryOf(row).name.plain()));
}

void KeysPanel::cancel()
{
    m_wanted.clear();
    if (!m_table->isCapturing()) {
        say({});
        return;
    }
    m_table->endCapture();
    fill();
}

void KeysPanel::capture(const QKeyEvent& event)
{
    if (event.key() == Qt::Key_Escape) {
        cancel();
        return;
    }
    const auto stroke = m_bound.stroke(event);
    if (!stroke)
        return; // Shift or Ctrl: more is to come
    const QString key = stroke->name(m_bound.spelling());
    const auto entry = static_cast<std::size_t>(m_table->currentRow());
    const auto holder = holderOf(entries(), entry, key);
    if (!holder) {
        give(key);
        return;
    }
    m_table->endCapture();
    const QString what = m_bound.labelOf(key);
    const KeyEntry other = entries()[*holder];
    fill();
    if (other.action.isEmpty()) {
        say(tr("%1 belongs to %2 and stays there.").arg(what, other.name.plain()));
        return;
    }
    m_wanted = key;
    say(tr("%1 is on \"%2: %3\".").arg(what, other.group.plain(), other.name.plain()));
    showButtons();
    m_take->setFocus();
}

void KeysPanel::give(const QString& key)
{
    const auto entry = static_cast<std::size_t>(m_table->currentRow());
    const QString replaced = entries()[entry].keys.value(m_table->currentColumn() - kFirstKey);
    m_table->endCapture();
    giveKey(own(), entries(), entry, key, replaced);
    store();
}

void KeysPanel::take()
{
    give(m_wanted);
    m_table->setFocus();
}

void KeysPanel::keep()
{
    m_wanted.clear();
    say({});
    showButtons();
    m_table->setFocus();
}

void KeysPanel::remove()
{
    const auto entry = static_cast<std::size_t>(m_table->currentRow());
    const QString key = entries()[entry].keys.value(m_table->currentColumn() - kFirstKey);
    if (key.isEmpty())
        return;
    takeKey(own(), entries(), entry, key);
    store();
}

// Its usual keys come back from the actions that have them now.
void KeysPanel::restore()
{
    const auto entry = static_cast<std::size_t>(m_table->currentRow());
    const QStringList usual = entries()[entry].usual;
    own().erase(entries()[entry].action);
    for (const QString& key : usual)
        while (const auto holder = holderOf(entries(), entry, key)) {
            takeKey(own(), entries(), *holder, key);
            m_bound = boundKeys();
        }
    store();
}

void KeysPanel::exportTo(const QString& path)
{
    const auto written = exportKeys(path, m_bindings);
    say(written ? tr("All keys are in %1.").arg(path)
                : tr("The keys could not be written. %1").arg(described(written.error())));
}

void KeysPanel::importFrom(const QString& path)
{
    const auto keys = importKeys(path);
    if (!keys) {
        say(tr("No keys were taken. %1").arg(described(keys.error())));
        return;
    }
    m_bindings = *keys;
    store();
    say(tr("All keys are those of %1.").arg(path));
}

void KeysPanel::chooseExport()
{
    const QString path = askWhereToExportKeys(this);
    if (!path.isEmpty())
        exportTo(path);
}

void KeysPanel::chooseImport()
{
    const QString path = askForKeyFile(this);
    if (!path.isEmpty())
        importFrom(path);
}

void KeysPanel::store()
{
    fill();
    emit changed(m_bindings);
}

} // namespace cave
