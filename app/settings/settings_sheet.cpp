// SPDX-License-Identifier: MIT
#include "app/settings/settings_sheet.h"

#include "app/settings/keys_panel.h"
#include "app/settings/language.h"
#include "app/settings/palette_sample.h"
#include "app/sound/loudspeaker.h"
#include "app/view/base/file_path.h"
#include "app/view/ui/palette.h"
#include "app/view/ui/theme.h"
#include "app/view/ui/widgets.h"
#include "app/view/words/describe.h"
#include "core/base/files.h"

#include <QCheckBox>
#include <QComboBox>
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
#include <filesystem>
#include <system_error>

namespace cave {

namespace {

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
    for (const char* name : settingsPageNames()) {
        const auto page = static_cast<SettingsPage>(m_tabs->addTab(settingText(name)));
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
    setProblem(place.problem);
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
    if (page == SettingsPage::Sound)
        if (const QString why = Loudspeaker::whySilent(); !why.isEmpty()) {
            grid->addWidget(wrappedLabel(why, "muted"), grid->rowCount(), 0, 1, 2);
            grid->addWidget(newSpace(), grid->rowCount(), 0);
        }
    for (const SettingText& row : settingTexts())
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
        connect(button, &QPushButton::clicked, this, [this, folder] { showFolder(folder); });
        addRow(grid, SettingsPage::Files, name, folder, button, {}, [] {});
    };
    add(tr("Saved games and records"), m_folders.data);
    add(tr("These settings"), m_folders.config);
    add(tr("Your own dungeons"), m_folders.dungeons);
}

void SettingsSheet::showFolder(const QString& folder)
{
    std::error_code cause;
    std::filesystem::create_directories(pathOf(folder), cause); // nothing may have been kept there yet
    if (cause)
        setProblem(tr("This folder cannot be made. %1").arg(described(systemError(pathOf(folder), cause))));
    else if (!QDesktopServices::openUrl(QUrl::fromLocalFile(folder)))
        setProblem(tr("No program here shows folders. It is %1.").arg(folder));
}

void SettingsSheet::addSetting(QGridLayout& grid, SettingId id)
{
    const Setting& row = setting(id);
    const SettingText& words = textOf(id);
    const auto store = [this, &row](int value) {
        Settings settings = m_settings;
        row.set(settings, value);
        change(row.id == SettingId::ByEar && settings.byEar ? playedByEar(settings) : settings);
    };
    QWidget* control = nullptr;
    std::function<void()> show;
    QString more;
    if (!words.choices.empty()) {
        auto* box = new QComboBox;
        for (const SettingChoice& choice : words.choices) {
            QString name = settingText(choice.text);
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
    addRow(grid, words.page, settingText(words.name), settingText(words.help), control, more, show);
    if (id == SettingId::Volume) // a reader tells of what has the focus, not of the sentence at the top of the page
        control->setAccessibleDescription(
            (control->accessibleDescription() + u' ' + Loudspeaker::whySilent()).trimmed());
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
    m_trouble = problem;
    showProblem(problem);
}

void SettingsSheet::showProblem(const QString& problem)
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
    return {page(), focus != nullptr ? focus->objectName() : QString(), m_search->text(), m_before, m_trouble};
}

// Words show only what has them; a page without any cannot be chosen.
void SettingsSheet::filter(const QString& words)
{
    std::vector<int> found(settingsPageNames().size());
    for (const Row& row : m_rows) {
        const bool isFound = words.isEmpty() || row.words.contains(words, Qt::CaseInsensitive);
        for (QWidget* widget : row.widgets)
            widget->setVisible(isFound);
        found[static_cast<std::size_t>(row.page)] += isFound;
    }
    found[static_cast<std::size_t>(SettingsPage::Keys)] = m_keys->filter(words);
    for (std::size_t i = 0; i < found.size(); ++i)
        m_tabs->setTabEnabled(static_cast<int>(i), found[i] > 0);
    const auto any = std::ranges::find_if(found, [](int count) { return count > 0; });
    showProblem(any == found.end() ? tr("Nothing here is called \"%1\".").arg(words) : m_trouble);
    if (any != found.end() && found[static_cast<std::size_t>(page())] == 0)
        m_tabs->setCurrentIndex(static_cast<int>(any - found.begin()));
}

Settings SettingsSheet::turnedBack(const Settings& to) const
{
    Settings settings = m_settings;
    for (const SettingText& row : settingTexts())
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
