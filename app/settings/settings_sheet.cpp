// SPDX-License-Identifier: MIT
#include "app/settings/settings_sheet.h"

#include "app/settings/keys_panel.h"
#include "app/settings/language.h"
#include "app/settings/palette_sample.h"
#include "app/view/ui/palette.h"
#include "app/view/ui/theme.h"
#include "app/view/ui/widgets.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QDesktopServices>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QShortcut>
#include <QSpinBox>
#include <QStackedWidget>
#include <QTabBar>
#include <QUrl>

#include <algorithm>
#include <array>

namespace cave {

namespace {

struct Choice {
    int value = 0;
    const char* text = nullptr; // %1: the value
};

// What people read about a row of settingTable(), in the order of its page. Without choices a setting is switched on
// and off, or counted.
struct SettingText {
    SettingId id;
    SettingsPage page;
    const char* name;
    const char* help;
    std::span<const Choice> choices;
};

// Texts of several choices.
constexpr const char* kPixels = QT_TRANSLATE_NOOP("Settings", "%1 pixels");
constexpr const char* kLineCount = QT_TRANSLATE_NOOP("Settings", "%1 lines");
constexpr const char* kTurns = QT_TRANSLATE_NOOP("Settings", "Every %1 turns");
constexpr const char* kEveryCells = QT_TRANSLATE_NOOP("Settings", "Every %1 cells");
constexpr const char* kThousandCells = QT_TRANSLATE_NOOP("Settings", "Up to %1 thousand cells");
constexpr const char* kSeconds = QT_TRANSLATE_NOOP("Settings", "After %1 seconds of rest");
constexpr const char* kLastOnes = QT_TRANSLATE_NOOP("Settings", "The last %1");
constexpr const char* kFitting = QT_TRANSLATE_NOOP("Settings", "What fits the window");

constexpr std::array kPalettes{
    Choice{0, QT_TRANSLATE_NOOP("Settings", "Usual")},
    Choice{1, QT_TRANSLATE_NOOP("Settings", "Safe for red and green")},
    Choice{2, QT_TRANSLATE_NOOP("Settings", "Safe for blue and yellow")},
    Choice{3, QT_TRANSLATE_NOOP("Settings", "Single colour")},
    Choice{4, QT_TRANSLATE_NOOP("Settings", "High contrast")},
    Choice{5, QT_TRANSLATE_NOOP("Settings", "Light")},
};
constexpr std::array kMaps{
    Choice{0, QT_TRANSLATE_NOOP("Settings", "Pictures")},
    Choice{1, QT_TRANSLATE_NOOP("Settings", "Classic signs (ASCII)")},
};
constexpr std::array kAnimations{
    Choice{0, QT_TRANSLATE_NOOP("Settings", "Full")},
    Choice{1, QT_TRANSLATE_NOOP("Settings", "Short")},
    Choice{2, QT_TRANSLATE_NOOP("Settings", "Off (reduced motion)")},
};
constexpr std::array kCells{
    Choice{0, kFitting}, Choice{16, kPixels}, Choice{24, kPixels},
    Choice{32, kPixels}, Choice{48, kPixels}, Choice{64, kPixels},
};
constexpr std::array kLines{
    Choice{0, kFitting}, Choice{3, kLineCount}, Choice{5, kLineCount}, Choice{7, kLineCount}, Choice{10, kLineCount},
};
constexpr std::array kAutosaves{
    Choice{1, QT_TRANSLATE_NOOP("Settings", "After every turn")},
    Choice{5, kTurns},
    Choice{25, kTurns},
    Choice{100, kTurns},
    Choice{0, QT_TRANSLATE_NOOP("Settings", "By hand and on leaving")},
};

constexpr std::array kStarts{
    Choice{0, QT_TRANSLATE_NOOP("Settings", "The title")},
    Choice{1, QT_TRANSLATE_NOOP("Settings", "The last game")},
    Choice{2, QT_TRANSLATE_NOOP("Settings", "The editor")},
};
constexpr std::array kWheels{
    Choice{0, QT_TRANSLATE_NOOP("Settings", "Zooms; two fingers move the map")},
    Choice{1, QT_TRANSLATE_NOOP("Settings", "Always zooms")},
    Choice{2, QT_TRANSLATE_NOOP("Settings", "Always moves the map")},
};
constexpr std::array kMajorGrids{
    Choice{4, kEveryCells},  Choice{5, kEveryCells},  Choice{8, kEveryCells},
    Choice{10, kEveryCells}, Choice{16, kEveryCells},
};
constexpr std::array kGhosts{
    Choice{15, QT_TRANSLATE_NOOP("Settings", "Faint (%1 %)")},
    Choice{30, QT_TRANSLATE_NOOP("Settings", "Usual (%1 %)")},
    Choice{50, QT_TRANSLATE_NOOP("Settings", "Strong (%1 %)")},
};
constexpr std::array kLive{
    Choice{0, QT_TRANSLATE_NOOP("Settings", "Always beside the window")},
    Choice{100, kThousandCells},
    Choice{300, kThousandCells},
    Choice{1000, kThousandCells},
    Choice{10'000, kThousandCells},
};
constexpr std::array kRests{
    Choice{1, QT_TRANSLATE_NOOP("Settings", "After a second of rest")},
    Choice{2, kSeconds},
    Choice{5, kSeconds},
    Choice{10, kSeconds},
};
constexpr std::array kBackups{
    Choice{5, kLastOnes},
    Choice{10, kLastOnes},
    Choice{20, kLastOnes},
    Choice{50, kLastOnes},
};
constexpr std::array kRecents{
    Choice{6, kLastOnes},
    Choice{12, kLastOnes},
    Choice{24, kLastOnes},
};

constexpr std::array kTexts{
    SettingText{SettingId::StartAt, SettingsPage::General, QT_TRANSLATE_NOOP("Settings", "Start with"),
                QT_TRANSLATE_NOOP("Settings", "What the program shows first."), kStarts},
    SettingText{SettingId::Hints,
                SettingsPage::General,
                QT_TRANSLATE_NOOP("Settings", "Hints"),
                QT_TRANSLATE_NOOP("Settings", "Below the map, when something is new. Each comes twice at most."),
                {}},
    SettingText{SettingId::TitlePicture,
                SettingsPage::General,
                QT_TRANSLATE_NOOP("Settings", "Picture behind the title"),
                QT_TRANSLATE_NOOP("Settings", "A cave in the light of a torch."),
                {}},
    SettingText{SettingId::ReopenTabs,
                SettingsPage::General,
                QT_TRANSLATE_NOOP("Settings", "Open tabs again"),
                QT_TRANSLATE_NOOP("Settings", "The editor begins with what was open last time."),
                {}},
    SettingText{SettingId::TextSize,
                SettingsPage::Looks,
                QT_TRANSLATE_NOOP("Settings", "Text size"),
                QT_TRANSLATE_NOOP("Settings", "Of all text in the program."),
                {}},
    SettingText{SettingId::Palette, SettingsPage::Looks, QT_TRANSLATE_NOOP("Settings", "Colours"),
                QT_TRANSLATE_NOOP("Settings", "Three are safe for colour-blind eyes. Shapes say the same as colours."),
                kPalettes},
    SettingText{SettingId::Animation, SettingsPage::Looks, QT_TRANSLATE_NOOP("Settings", "Motion"),
                QT_TRANSLATE_NOOP("Settings", "How much moves on the screen. All that happens is shown either way."),
                kAnimations},
    SettingText{SettingId::Map, SettingsPage::Looks, QT_TRANSLATE_NOOP("Settings", "Map"),
                QT_TRANSLATE_NOOP("Settings", "How the caves are drawn."), kMaps},
    SettingText{SettingId::CellSize, SettingsPage::Looks, QT_TRANSLATE_NOOP("Settings", "Cell size"),
                QT_TRANSLATE_NOOP("Settings", "Of the map in play; it can be zoomed at any time."), kCells},
    SettingText{SettingId::MessageLines, SettingsPage::Looks, QT_TRANSLATE_NOOP("Settings", "Messages"),
                QT_TRANSLATE_NOOP("Settings", "Lines of them below the map."), kLines},
    SettingText{SettingId::Autosave, SettingsPage::Play, QT_TRANSLATE_NOOP("Settings", "Autosave"),
                QT_TRANSLATE_NOOP("Settings", "When a running game is saved by itself."), kAutosaves},
    SettingText{SettingId::ClickTravels,
                SettingsPage::Play,
                QT_TRANSLATE_NOOP("Settings", "A click travels"),
                QT_TRANSLATE_NOOP("Settings", "Clicking a cell that is further away goes there."),
                {}},
    SettingText{SettingId::PicksUp,
                SettingsPage::Play,
                QT_TRANSLATE_NOOP("Settings", "Exploring picks up"),
                QT_TRANSLATE_NOOP("Settings", "What lies about is fetched on the way."),
                {}},
    SettingText{
        SettingId::StopsForNewThings,
        SettingsPage::Play,
        QT_TRANSLATE_NOOP("Settings", "Exploring stops for new things"),
        QT_TRANSLATE_NOOP("Settings", "For those that it does not fetch, and for stairs. Danger always stops it."),
        {}},
    SettingText{SettingId::DeepWater,
                SettingsPage::Play,
                QT_TRANSLATE_NOOP("Settings", "Ask before deep water"),
                QT_TRANSLATE_NOOP("Settings", "Before a step into water that drowns whoever stays too long."),
                {}},
    SettingText{SettingId::Wheel, SettingsPage::Play, QT_TRANSLATE_NOOP("Settings", "Wheel"),
                QT_TRANSLATE_NOOP("Settings", "On the map, in play and in the editor. With Ctrl it always zooms."),
                kWheels},
    SettingText{
        SettingId::Practice,
        SettingsPage::Play,
        QT_TRANSLATE_NOOP("Settings", "Practice is ticked"),
        QT_TRANSLATE_NOOP("Settings", "When a new game is begun: turns can be taken back, and nothing is scored."),
        {}},
    SettingText{SettingId::Grid,
                SettingsPage::Editor,
                QT_TRANSLATE_NOOP("Settings", "Grid"),
                QT_TRANSLATE_NOOP("Settings", "When the editor opens; its key shows and hides it at any time."),
                {}},
    SettingText{SettingId::MajorGrid, SettingsPage::Editor, QT_TRANSLATE_NOOP("Settings", "Stronger lines"),
                QT_TRANSLATE_NOOP("Settings", "Of the grid."), kMajorGrids},
    SettingText{SettingId::LevelGhosts, SettingsPage::Editor,
                QT_TRANSLATE_NOOP("Settings", "Levels that shine through"),
                QT_TRANSLATE_NOOP("Settings", "How much the levels above and below do."), kGhosts},
    SettingText{SettingId::LiveCells, SettingsPage::Editor, QT_TRANSLATE_NOOP("Settings", "Follow the recipe at once"),
                QT_TRANSLATE_NOOP("Settings", "Larger dungeons are made beside the window, which takes a moment."),
                kLive},
    SettingText{SettingId::Problems,
                SettingsPage::Editor,
                QT_TRANSLATE_NOOP("Settings", "Look for problems at once"),
                QT_TRANSLATE_NOOP("Settings", "After every change, else only when you ask for the next one."),
                {}},
    SettingText{SettingId::Recovery, SettingsPage::Editor, QT_TRANSLATE_NOOP("Settings", "Recovery copy"),
                QT_TRANSLATE_NOOP("Settings", "Of work that is not saved, at least every ten seconds."), kRests},
    SettingText{SettingId::Backups, SettingsPage::Files, QT_TRANSLATE_NOOP("Settings", "Backups"),
                QT_TRANSLATE_NOOP("Settings", "Of what a dungeon's file held before it was saved over."), kBackups},
    SettingText{SettingId::RecentFiles, SettingsPage::Files, QT_TRANSLATE_NOOP("Settings", "Recent files"),
                QT_TRANSLATE_NOOP("Settings", "That the editor remembers."), kRecents},
};

constexpr std::array kPages{
    QT_TRANSLATE_NOOP("Settings", "General"), QT_TRANSLATE_NOOP("Settings", "Looks"),
    QT_TRANSLATE_NOOP("Settings", "Play"),    QT_TRANSLATE_NOOP("Settings", "Keys"),
    QT_TRANSLATE_NOOP("Settings", "Editor"),  QT_TRANSLATE_NOOP("Settings", "Files"),
};

QString text(const char* source) { return QCoreApplication::translate("Settings", source); }

const QString kLanguageControl = QStringLiteral("language");

QString nameOf(SettingId id)
{
    const std::string_view key = setting(id).key;
    return QString::fromLatin1(key.data(), static_cast<qsizetype>(key.size()));
}

// Between two settings; a widget, so that it goes with the one that is not found.
QWidget* newSpace()
{
    auto* space = new QWidget;
    space->setFixedHeight(10);
    return space;
}

// A value that no choice names, such as from a file, is shown all the same.
int indexOf(QComboBox& box, int value)
{
    if (box.findData(value) < 0)
        box.addItem(QString::number(value), value);
    return box.findData(value);
}

} // namespace

SettingsSheet::SettingsSheet(const Settings& settings, const DataFolders& folders, const SettingsPlace& place,
                             QWidget* parent)
    : Sheet(tr("Settings"), Size::Page, parent), m_folders(folders), m_settings(settings), m_before(place.before),
      m_search(new QLineEdit(this)), m_tabs(new QTabBar(this)), m_pages(new QStackedWidget(this)),
      m_problem(wrappedLabel({}))
{
    m_search->setObjectName(QStringLiteral("search"));
    m_search->setPlaceholderText(tr("Search, such as \"colour\" or \"throw\""));
    m_search->setAccessibleName(tr("Search"));
    m_search->setClearButtonEnabled(true);
    m_tabs->setObjectName(QStringLiteral("pages"));
    m_tabs->setAccessibleName(tr("Pages"));
    m_tabs->setExpanding(false);
    m_tabs->setUsesScrollButtons(true);
    setTextColour(*m_problem, QColor(palette::kBad));
    body().addWidget(m_search);
    body().addWidget(m_tabs);
    body().addWidget(m_pages, 1);
    body().addWidget(m_problem);
    for (std::size_t i = 0; i < kPages.size(); ++i) {
        m_tabs->addTab(text(kPages[i]));
        const auto page = static_cast<SettingsPage>(i);
        m_pages->addWidget(page == SettingsPage::Keys ? newKeysPage() : newPage(page));
    }
    m_undo = addButton(tr("Undo"));
    connect(m_undo, &QPushButton::clicked, this, [this] { turnBack(m_before); });
    m_defaults = addButton(tr("Defaults"));
    connect(m_defaults, &QPushButton::clicked, this, [this] { turnBack({}); });
    QPushButton* close = addButton(tr("Close"), tr("Back to where you were (Esc). Everything is kept."));
    connect(close, &QPushButton::clicked, this, &Sheet::dismissed);
    setDefaultButton(close);

    connect(m_search, &QLineEdit::textChanged, this, &SettingsSheet::filter);
    connect(m_tabs, &QTabBar::currentChanged, this, [this](int index) {
        if (m_pages->currentWidget()->isAncestorOf(focusWidget()))
            m_tabs->setFocus();
        m_pages->setCurrentIndex(index);
        showSettings();
    });
    // Shortcuts, because boxes take keys of pages for themselves.
    const auto turn = [this](int step) {
        m_tabs->setCurrentIndex((m_tabs->currentIndex() + step + m_tabs->count()) % m_tabs->count());
    };
    connect(new QShortcut(QKeySequence(Qt::CTRL | Qt::Key_PageDown), this), &QShortcut::activated, this,
            [turn] { turn(1); });
    connect(new QShortcut(QKeySequence(Qt::CTRL | Qt::Key_PageUp), this), &QShortcut::activated, this,
            [turn] { turn(-1); });
    connect(new QShortcut(QKeySequence::Find, this), &QShortcut::activated, this, [this] {
        m_search->setFocus(Qt::ShortcutFocusReason);
        m_search->selectAll();
    });
    setProblem({});
    m_search->setText(place.words);
    showPage(place.page);
    showSettings();
    QWidget* first = place.control.isEmpty() ? nullptr : findChild<QWidget*>(place.control);
    setFirstFocus(first != nullptr ? first : m_search);
}

QWidget* SettingsSheet::newPage(SettingsPage page)
{
    auto* area = new QScrollArea(this);
    area->setWidgetResizable(true);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setFocusPolicy(Qt::NoFocus);
    auto* inner = new QWidget(area);
    auto* grid = new QGridLayout(inner);
    grid->setContentsMargins(4, 8, 12, 8);
    grid->setHorizontalSpacing(24);
    grid->setVerticalSpacing(4);
    grid->setColumnStretch(0, 3);
    grid->setColumnStretch(1, 2);
    if (page == SettingsPage::General)
        addLanguage(*grid);
    if (page == SettingsPage::Files)
        addFolders(*grid);
    for (const SettingText& row : kTexts)
        if (row.page == page)
            addSetting(*grid, row.id);
    grid->setRowStretch(grid->rowCount(), 1);
    area->setWidget(inner);
    inner->setAutoFillBackground(false);
    area->viewport()->setAutoFillBackground(false);
    return area;
}

QWidget* SettingsSheet::newKeysPage()
{
    m_keys = new KeysPanel(m_settings.keys, this);
    connect(m_keys, &KeysPanel::changed, this, [this](const KeyBindings& bindings) {
        Settings settings = m_settings;
        settings.keys = bindings;
        change(settings);
    });
    return m_keys;
}

void SettingsSheet::addRow(QGridLayout& grid, SettingsPage page, const QString& name, const QString& help,
                           QWidget* control, const QString& words, std::function<void()> show)
{
    QLabel* label = wrappedLabel(name, "strong");
    QLabel* sentence = wrappedLabel(help, "muted");
    label->setBuddy(control);
    control->setAccessibleName(name);
    control->setAccessibleDescription(help);
    const int row = grid.rowCount();
    QWidget* space = newSpace();
    grid.addWidget(label, row, 0);
    grid.addWidget(control, row, 1, 2, 1, Qt::AlignVCenter);
    grid.addWidget(sentence, row + 1, 0);
    grid.addWidget(space, row + 2, 0);
    m_rows.push_back({page, name + u' ' + help + u' ' + words, {label, sentence, control, space}, std::move(show)});
}

void SettingsSheet::addLanguage(QGridLayout& grid)
{
    auto* box = new QComboBox;
    box->setObjectName(kLanguageControl);
    box->addItem(tr("The system's"), QString());
    QString words;
    for (const QString& language : languages()) {
        box->addItem(languageName(language), language);
        words += languageName(language) + u' ';
    }
    connect(box, &QComboBox::activated, this, [this, box] {
        Settings settings = m_settings;
        settings.language = box->currentData().toString();
        change(settings);
    });
    // "Language" in English as well, for whoever cannot read the one that is set.
    addRow(grid, SettingsPage::General, tr("Language"), tr("Of all texts, numbers and dates."), box,
           words + QStringLiteral("Language Sprache"),
           [this, box] { box->setCurrentIndex(std::max(0, box->findData(m_settings.language))); });
}

void SettingsSheet::addFolders(QGridLayout& grid)
{
    const auto add = [&](const QString& name, const QString& folder) {
        auto* button = new QPushButton(tr("Open folder"));
        button->setAutoDefault(true);
        connect(button, &QPushButton::clicked, this, [this, folder] {
            if (!QDesktopServices::openUrl(QUrl::fromLocalFile(folder)))
                setProblem(tr("No program here shows folders. It is %1.").arg(folder));
        });
        addRow(grid, SettingsPage::Files, name, folder, button, {}, [] {});
    };
    add(tr("Saved games, records and these settings"), m_folders.data);
    add(tr("Your own dungeons"), m_folders.dungeons);
}

void SettingsSheet::addSetting(QGridLayout& grid, SettingId id)
{
    const Setting& row = setting(id);
    const SettingText& words = *std::ranges::find(kTexts, id, &SettingText::id);
    const auto store = [this, &row](int value) {
        Settings settings = m_settings;
        row.set(settings, value);
        change(settings);
    };
    QWidget* control = nullptr;
    std::function<void()> show;
    QString more;
    if (!words.choices.empty()) {
        auto* box = new QComboBox;
        for (const Choice& choice : words.choices) {
            QString name = text(choice.text);
            name = name.contains(QLatin1String("%1")) ? name.arg(choice.value) : name;
            box->addItem(name, choice.value);
            more += name + u' ';
        }
        connect(box, &QComboBox::activated, this, [box, store] { store(box->currentData().toInt()); });
        show = [this, box, &row] { box->setCurrentIndex(indexOf(*box, row.value(m_settings))); };
        control = box;
    } else if (!row.words.empty()) {
        auto* box = new QCheckBox(tr("On"));
        connect(box, &QCheckBox::clicked, this, store);
        show = [this, box, &row] { box->setChecked(row.value(m_settings) != 0); };
        control = box;
    } else {
        auto* box = new QSpinBox;
        box->setRange(row.low, row.high);
        box->setSingleStep(kTextStep);
        box->setSuffix(QStringLiteral(" %"));
        box->setKeyboardTracking(false); // a number that is half typed counts for nothing
        connect(box, &QSpinBox::valueChanged, this, store);
        show = [this, box, &row] {
            const QSignalBlocker blocker(box);
            box->setValue(row.value(m_settings));
        };
        control = box;
    }
    control->setObjectName(nameOf(id));
    addRow(grid, words.page, text(words.name), text(words.help), control, more, show);
    if (id == SettingId::Palette) {
        auto* sample = new PaletteSample;
        grid.addWidget(sample, grid.rowCount(), 0, 1, 2);
        QWidget* space = newSpace();
        grid.addWidget(space, grid.rowCount(), 0);
        m_rows.back().widgets.insert(m_rows.back().widgets.end(), {sample, space});
    }
}

void SettingsSheet::change(const Settings& settings)
{
    if (settings == m_settings)
        return;
    m_settings = settings;
    showSettings();
    emit changed(m_settings);
}

void SettingsSheet::showSettings()
{
    for (const Row& row : m_rows)
        row.show();
    const auto offer = [this](QPushButton& button, const Settings& to, const QString& does, const QString& whyNot) {
        const bool isOffered = turnedBack(to) != m_settings;
        button.setEnabled(isOffered);
        button.setToolTip(isOffered ? does : whyNot);
        button.setAccessibleDescription(button.toolTip());
    };
    offer(*m_undo, m_before, tr("Takes back what was changed on this page since it was opened."),
          tr("Nothing was changed on this page."));
    offer(*m_defaults, {}, tr("Sets all on this page as it is at first."),
          tr("All on this page is as it is at first."));
}

void SettingsSheet::setProblem(const QString& problem)
{
    m_problem->setText(problem);
    m_problem->setVisible(!problem.isEmpty());
}

QString SettingsSheet::problem() const { return m_problem->text(); }

SettingsPage SettingsSheet::page() const { return static_cast<SettingsPage>(m_tabs->currentIndex()); }

void SettingsSheet::showPage(SettingsPage page) { m_tabs->setCurrentIndex(static_cast<int>(page)); }

QWidget* SettingsSheet::control(SettingId id) const { return findChild<QWidget*>(nameOf(id)); }

SettingsPlace SettingsSheet::place() const
{
    const QWidget* focus = focusWidget();
    return {page(), focus != nullptr ? focus->objectName() : QString(), m_search->text(), m_before};
}

// Words show only what has them; a page without any cannot be chosen.
void SettingsSheet::filter(const QString& words)
{
    std::array<int, kPages.size()> found{};
    for (const Row& row : m_rows) {
        const bool isFound = words.isEmpty() || row.words.contains(words, Qt::CaseInsensitive);
        for (QWidget* widget : row.widgets)
            widget->setVisible(isFound);
        found[static_cast<std::size_t>(row.page)] += isFound;
    }
    found[static_cast<std::size_t>(SettingsPage::Keys)] = m_keys->filter(words);
    for (std::size_t i = 0; i < kPages.size(); ++i)
        m_tabs->setTabEnabled(static_cast<int>(i), found[i] > 0);
    const auto any = std::ranges::find_if(found, [](int count) { return count > 0; });
    setProblem(any == found.end() ? tr("Nothing here is called \"%1\".").arg(words) : QString());
    if (any != found.end() && found[static_cast<std::size_t>(page())] == 0)
        m_tabs->setCurrentIndex(static_cast<int>(any - found.begin()));
}

Settings SettingsSheet::turnedBack(const Settings& to) const
{
    Settings settings = m_settings;
    for (const SettingText& row : kTexts)
        if (row.page == page())
            setting(row.id).set(settings, setting(row.id).value(to));
    if (page() == SettingsPage::General)
        settings.language = to.language;
    if (page() == SettingsPage::Keys)
        settings.keys = to.keys;
    return settings;
}

void SettingsSheet::turnBack(const Settings& to)
{
    const Settings settings = turnedBack(to);
    m_keys->setBindings(settings.keys);
    m_tabs->setFocus(); // the button that was pressed will be grey
    change(settings);
}

void SettingsSheet::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && m_search->hasFocus() && !m_search->text().isEmpty())
        m_search->clear();
    else
        Sheet::keyPressEvent(event);
}

} // namespace cave
