// SPDX-License-Identifier: MIT
#include "app/title/title_page.h"

#include "app/play/sheets/help_sheet.h"
#include "app/title/load_page.h"
#include "app/title/title_backdrop.h"
#include "app/view/ui/announce.h"
#include "app/view/ui/elided_label.h"
#include "app/view/ui/keep_current.h"
#include "app/view/ui/palette.h"
#include "app/view/ui/theme.h"
#include "app/view/ui/widgets.h"
#include "app/view/words/design_name.h"
#include "app/view/words/isolated.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPixmap>
#include <QPushButton>
#include <QSvgRenderer>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace cave {

namespace {

struct EntryRow {
    TitlePage::Entry entry;
    char key; // typed anywhere on the page
    const char* name;
    const char* sentence;
};
constexpr std::array kEntries{
    EntryRow{TitlePage::Entry::ByEar, 'b', QT_TRANSLATE_NOOP("cave::TitlePage", "By ear"),
             QT_TRANSLATE_NOOP(
                 "cave::TitlePage",
                 "Your screen reader says where things are and what is heard. Settings, Sound switches it off.")},
    EntryRow{TitlePage::Entry::Continue, 'c', QT_TRANSLATE_NOOP("cave::TitlePage", "Continue"),
             QT_TRANSLATE_NOOP("cave::TitlePage", "Goes on where you left.")},
    EntryRow{TitlePage::Entry::NewGame, 'n', QT_TRANSLATE_NOOP("cave::TitlePage", "New game"),
             QT_TRANSLATE_NOOP("cave::TitlePage",
                               "Chooses a dungeon and a seed; the same seed makes the same caves everywhere.")},
    EntryRow{TitlePage::Entry::Daily, 'd', QT_TRANSLATE_NOOP("cave::TitlePage", "Game of the day"),
             QT_TRANSLATE_NOOP("cave::TitlePage", "Everybody plays the same caves today, and the first game counts.")},
    EntryRow{TitlePage::Entry::LoadGame, 'l', QT_TRANSLATE_NOOP("cave::TitlePage", "Load game"),
             QT_TRANSLATE_NOOP("cave::TitlePage", "Shows all saved games.")},
    EntryRow{TitlePage::Entry::PlayFile, 'p', QT_TRANSLATE_NOOP("cave::TitlePage", "Play map file"),
             QT_TRANSLATE_NOOP("cave::TitlePage", "Plays a dungeon that you or a friend made.")},
    EntryRow{TitlePage::Entry::Scores, 'h', QT_TRANSLATE_NOOP("cave::TitlePage", "High scores"),
             QT_TRANSLATE_NOOP("cave::TitlePage", "Shows how your games ended and what they were worth.")},
    EntryRow{TitlePage::Entry::Editor, 'e', QT_TRANSLATE_NOOP("cave::TitlePage", "Dungeon editor"),
             QT_TRANSLATE_NOOP("cave::TitlePage", "Builds caves from a recipe or by hand.")},
    EntryRow{TitlePage::Entry::Settings, 's', QT_TRANSLATE_NOOP("cave::TitlePage", "Settings"),
             QT_TRANSLATE_NOOP("cave::TitlePage", "Keys, colours, language, text size and more.")},
    EntryRow{TitlePage::Entry::Help, '?', QT_TRANSLATE_NOOP("cave::TitlePage", "Help"),
             QT_TRANSLATE_NOOP("cave::TitlePage", "Keys, signs and rules.")},
    EntryRow{TitlePage::Entry::Quit, 'q', QT_TRANSLATE_NOOP("cave::TitlePage", "Quit"),
             QT_TRANSLATE_NOOP("cave::TitlePage", "Closes the window.")},
};

// Pixels at 100 %, by the size of the window.
struct TitleSizes {
    int markWidth;
    int menuWidth;
    int nameWidth;
    int nameText;
    int left;
    int top;
};
constexpr TitleSizes kSmallSizes{400, 480, 160, 15, 32, 24};
constexpr TitleSizes kUsualSizes{590, 540, 190, 17, 64, 56};
constexpr TitleSizes kLargeSizes{800, 660, 230, 21, 96, 88};
constexpr int kRoomyHeight = 640; // of the page, at 100 %: for all entries but By ear with their usual padding
constexpr int kLowHeight = 400;   // for the same with narrow padding
constexpr int kEntryHeight = 44;
constexpr int kUsualPadding = 9;  // pixels above and below an entry's name
constexpr int kNarrowPadding = 3;
constexpr int kLowPadding = 1;
constexpr int kLowNameHeight = 18; // at 100 %
constexpr int kIndent = 17; // pixels before what stands below the names of the entries
constexpr QSize kUsualWindow(900, 600); // also at 100 %: large text makes a window small
constexpr QSize kLargeWindow(1500, 900);

const TitleSizes& sizesFor(const QWidget& page)
{
    const auto holds = [&page](QSize window) {
        return page.width() >= scaledPixels(window.width()) && page.height() >= scaledPixels(window.height());
    };
    return holds(kLargeWindow) ? kLargeSizes : holds(kUsualWindow) ? kUsualSizes : kSmallSizes;
}

// Gives way to large text where the page is low.
class Wordmark : public QWidget {
public:
    explicit Wordmark(QWidget* parent) : QWidget(parent), m_drawing(QStringLiteral(":/art/wordmark.svg"))
    {
        setAccessibleName(QStringLiteral("Cavewright"));
        setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    }
    QSize sizeHint() const override
    {
        const int width = std::min(scaledPixels(sizesFor(*parentWidget()).markWidth), parentWidget()->width() * 6 / 10);
        return {width, width * m_drawing.defaultSize().height() / m_drawing.defaultSize().width()};
    }

    QSize minimumSizeHint() const override { return sizeHint() / 2; }

protected:
    void paintEvent(QPaintEvent*) override
    {
        // The torch behind it has it painted many times a second.
        const QSize mark = sizeHint().scaled(size(), Qt::KeepAspectRatio) * devicePixelRatioF();
        if (m_picture.size() != mark)
            m_picture = drawn(mark);
        QPainter(this).drawPixmap(QPointF(isRightToLeft() ? width() - mark.width() / devicePixelRatioF() : 0, 0),
                                  m_picture);
    }

private:
    QPixmap drawn(QSize pixels)
    {
        QPixmap picture(pixels);
        picture.fill(Qt::transparent);
        QPainter painter(&picture);
        m_drawing.render(&painter);
        painter.end();
        picture.setDevicePixelRatio(devicePixelRatioF());
        return picture;
    }

    QSvgRenderer m_drawing;
    QPixmap m_picture;
};

// Layouts mirror what lies in them, but not their margins.
void setMargins(QWidget& widget, QMargins margins)
{
    if (widget.isRightToLeft())
        margins = {margins.right(), margins.top(), margins.left(), margins.bottom()};
    if (QLayout* inside = widget.layout())
        inside->setContentsMargins(margins);
    else
        widget.setContentsMargins(margins);
}

void addShrinkingSpace(QVBoxLayout& column, int most)
{
    column.addItem(new QSpacerItem(0, most, QSizePolicy::Minimum, QSizePolicy::Maximum));
}

} // namespace

TitlePage::TitlePage(std::shared_ptr<Artwork> artwork, QWidget* parent)
    : QWidget(parent), m_artwork(std::move(artwork)), m_backdrop(new TitleBackdrop(m_artwork, this)),
      m_front(new QWidget(this)), m_motto(roleLabel({}, "muted")), m_version(roleLabel({}, "faint")),
      m_sentence(roleLabel({}, "muted")), m_problem(roleLabel({}, "")), m_sheets(new SheetHost(*this))
{
    for (const EntryRow& row : kEntries) {
        auto* button = new QPushButton(m_front);
        button->setProperty("role", "menu");
        button->setAutoDefault(true); // Enter presses the entry that has the focus
        button->setCursor(Qt::PointingHandCursor);
        button->installEventFilter(this);
        auto* inside = new QHBoxLayout(button);
        auto* detail = new ElidedLabel;
        detail->setProperty("role", "muted");
        auto* key = roleLabel(QString(QLatin1Char(row.key)).toUpper(), "key");
        for (QLabel* label : std::initializer_list<QLabel*>{detail, key})
            label->setAttribute(Qt::WA_TransparentForMouseEvents);
        inside->addWidget(detail, 1);
        inside->addWidget(key, 0, Qt::AlignVCenter);
        m_buttons.push_back(button);
        m_details.push_back(detail);
        connect(button, &QPushButton::clicked, this, [this, entry = row.entry] { emit chosen(entry); });
    }
    buildLayout();
    button(Entry::ByEar).hide();
    m_isReaderActive = QAccessible::isActive();
    QAccessible::installActivationObserver(this);
    connect(m_sheets, &SheetHost::closed, this, [this] {
        if (m_comeBack != nullptr)
            m_comeBack->setFocus();
    });
    keepCurrent(*this, [this] { showWords(); });
}

TitlePage::~TitlePage() { QAccessible::removeActivationObserver(this); }

void TitlePage::showWords()
{
    for (std::size_t i = 0; i < m_buttons.size(); ++i) {
        m_buttons[i]->setText(tr(kEntries[i].name));
        m_buttons[i]->setAccessibleName(tr(kEntries[i].name));
        m_buttons[i]->setAccessibleDescription(tr(kEntries[i].sentence));
        if (m_buttons[i] == m_focused)
            m_sentence->setText(tr(kEntries[i].sentence));
    }
    //: said by screen readers; %1: a key
    button(Entry::ByEar)
        .setAccessibleName(tr("By ear: press %1").arg(QString(QLatin1Char(kEntries.front().key)).toUpper()));
    showNewest();
    m_motto->setText(tr("Dig it. Dare it. Or build it yourself."));
    m_version->setText(tr("Version %1").arg(QStringLiteral(CAVEWRIGHT_VERSION)));
    m_problem->setAccessibleDescription(tr("What went wrong"));
    setTextColour(*m_problem, QColor(palette::kBad));
    QFont font = m_motto->font();
    font.setItalic(true);
    font.setPixelSize(scaledPixels(16));
    m_motto->setFont(font);
    applySize();
}

void TitlePage::buildLayout()
{
    auto* column = new QVBoxLayout(m_front);
    column->setSpacing(0);
    column->addWidget(new Wordmark(m_front));
    m_motto->setWordWrap(true);
    column->addWidget(m_motto);
    addShrinkingSpace(*column, 30);
    for (QPushButton* button : m_buttons) {
        column->addWidget(button);
        addShrinkingSpace(*column, 2);
    }
    addShrinkingSpace(*column, 16);
    m_problem->setWordWrap(true);
    column->addWidget(m_problem);
    column->addStretch();
    auto* bottom = new QHBoxLayout;
    m_sentence->setWordWrap(true);
    bottom->addWidget(m_sentence, 1);
    bottom->addWidget(m_version);
    column->addLayout(bottom);
}

void TitlePage::open(const std::optional<SavedGame>& newest)
{
    m_comeBack = nullptr;
    m_sheets->close();
    m_newest = newest;
    button(Entry::Continue).setVisible(newest.has_value());
    showNewest();
    usualEntry().setFocus();
    offerByEar();
}

void TitlePage::showNewest()
{
    // Where the room is short, the dungeon's name gives way, not where and when the game was left.
    const QString words = m_newest ? savedGameText(*m_newest) : QString();
    const QString name = m_newest ? designName(m_newest->dungeonName) : QString();
    const qsizetype length = words.startsWith(name) ? name.size() : 0;
    m_details[static_cast<std::size_t>(Entry::Continue)]->setWords(isolated(words.left(length)), words.mid(length));
}

QPushButton& TitlePage::usualEntry() const { return button(m_newest ? Entry::Continue : Entry::NewGame); }

void TitlePage::setByEar(bool isOn)
{
    const bool wasChosenHere = isOn && button(Entry::ByEar).hasFocus();
    m_isByEar = isOn;
    offerByEar();
    if (wasChosenHere)
        announce(*m_sentence, tr("By ear is on."));
}

// Readers are noticed some time after the program has begun.
void TitlePage::accessibilityActiveChanged(bool isActive)
{
    m_isReaderActive = isActive;
    offerByEar();
}

void TitlePage::offerByEar()
{
    QPushButton& entry = button(Entry::ByEar);
    const bool isOffered = m_isReaderActive && !m_isByEar;
    if (!isOffered && entry.hasFocus())
        usualEntry().setFocus();
    if (entry.isVisibleTo(this) != isOffered) {
        entry.setVisible(isOffered);
        applySize();
    }
    if (isOffered && !m_isByEarSpoken && m_front->isAncestorOf(window()->focusWidget())) {
        m_isByEarSpoken = true;
        entry.setFocus();
    }
}

void TitlePage::setProblem(const QString& text)
{
    m_problem->setText(text);
    if (!text.isEmpty())
        announce(*m_problem, text);
}

QString TitlePage::problem() const { return m_problem->text(); }

void TitlePage::setAnimated(bool isAnimated) { m_backdrop->setAnimated(isAnimated); }

void TitlePage::setPicture(bool isShown) { m_backdrop->setVisible(isShown); }

void TitlePage::resizeEvent(QResizeEvent*)
{
    m_backdrop->setGeometry(rect());
    applySize();
    m_front->setGeometry(rect());
    m_sheets->place();
}

void TitlePage::applySize()
{
    const TitleSizes& sizes = sizesFor(*this);
    m_front->layout()->setContentsMargins(sizes.left, sizes.top, sizes.left, sizes.left / 2 - 4);
    const int room = height() - (button(Entry::ByEar).isVisibleTo(this) ? scaledPixels(kEntryHeight) : 0);
    const bool isLow = room < scaledPixels(kLowHeight);
    const int padding = isLow ? kLowPadding : room < scaledPixels(kRoomyHeight) ? kNarrowPadding : kUsualPadding;
    const QString least = isLow ? QStringLiteral("min-height: %1px;").arg(scaledPixels(kLowNameHeight)) : QString();
    for (QPushButton* button : m_buttons) {
        button->setFixedWidth(std::min(scaledPixels(sizes.menuWidth), width() - 2 * sizes.left));
        setMargins(*button, {scaledPixels(sizes.nameWidth), 0, 14, 0});
        button->setStyleSheet(QStringLiteral("QPushButton { font-size: %1px; padding: %2px 14px; %3 }")
                                  .arg(scaledPixels(sizes.nameText))
                                  .arg(padding)
                                  .arg(least));
    }
    setMargins(*m_motto, {6, 8, 0, 0});
    for (QLabel* label : {m_sentence, m_problem})
        setMargins(*label, {kIndent, 0, 0, 0});
    m_problem->setMaximumWidth(scaledPixels(sizes.menuWidth));
}

void TitlePage::focusEntry()
{
    const bool isThere = m_focused != nullptr && m_focused->isVisibleTo(this);
    (isThere ? *m_focused : usualEntry()).setFocus();
}

void TitlePage::showHelp(const KeyMap& keys)
{
    m_comeBack = m_focused;
    m_sheets->open([this, keys] {
        const auto catalogue = Catalogue::builtIn();
        const Describer describer(catalogue);
        return new HelpSheet(keys, *catalogue, describer, *m_artwork, nullptr);
    });
}

void TitlePage::keyPressEvent(QKeyEvent* event)
{
    if (m_sheets->sheet() != nullptr) {
        event->ignore();
        return;
    }
    if (event->key() == Qt::Key_Up || event->key() == Qt::Key_Down) {
        moveFocus(event->key() == Qt::Key_Up ? -1 : 1);
        return;
    }
    if (event->matches(QKeySequence::Paste)) {
        emit pasted();
        return;
    }
    const QString typed = event->text().toLower();
    for (const EntryRow& row : kEntries)
        if (typed == QLatin1Char(row.key) && button(row.entry).isVisibleTo(this)) {
            button(row.entry).setFocus();
            button(row.entry).click();
            return;
        }
    if (event->modifiers() == Qt::ControlModifier && event->key() == Qt::Key_E)
        button(Entry::Editor).click();
    else
        event->ignore();
}

void TitlePage::moveFocus(int step)
{
    std::vector<QPushButton*> shown;
    std::ranges::copy_if(m_buttons, std::back_inserter(shown),
                         [this](const QPushButton* entry) { return entry->isVisibleTo(this); });
    const auto now = std::ranges::find_if(shown, [](const QPushButton* entry) { return entry->hasFocus(); });
    const auto count = static_cast<int>(shown.size());
    const int index = now == shown.end() ? -step : static_cast<int>(now - shown.begin());
    shown[static_cast<std::size_t>((index + step + count) % count)]->setFocus(Qt::TabFocusReason);
}

bool TitlePage::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::FocusIn)
        for (std::size_t i = 0; i < m_buttons.size(); ++i)
            if (m_buttons[i] == watched) {
                m_sentence->setText(tr(kEntries[i].sentence));
                m_focused = m_buttons[i];
            }
    return QWidget::eventFilter(watched, event);
}

} // namespace cave
