// SPDX-License-Identifier: MIT
#include "app/play/page/watch_bar.h"

#include "app/play/game/replay_player.h"
#include "app/view/ui/keep_current.h"
#include "app/view/ui/widgets.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSlider>
#include <QSpinBox>
#include <QToolButton>

#include <algorithm>

namespace cave {

namespace {

constexpr int kLevelLetters = 12; // that are always seen of the list's entries
constexpr int kLeastSlider = 80;

} // namespace

WatchBar::WatchBar(const KeyMap& keys, QWidget* parent)
    : QFrame(parent), m_keys(keys), m_rows(new QBoxLayout(QBoxLayout::LeftToRight, this)),
      m_play(newButton(QStringLiteral("play"), PlayAction::WatchPlay)),
      m_back(newButton(QStringLiteral("previous"), PlayAction::WatchBack)),
      m_forward(newButton(QStringLiteral("next"), PlayAction::WatchForward)),
      m_slider(new QSlider(Qt::Horizontal, this)), m_turn(new QSpinBox(this)), m_turnName(roleLabel({}, "muted")),
      m_turns(roleLabel({}, "muted")), m_levels(new QComboBox(this)), m_speed(new QComboBox(this)),
      m_playOn(newWords(PlayAction::WatchPlayOn)), m_leave(newWords(PlayAction::WatchLeave))
{
    setProperty("role", "panel");
    m_slider->setMinimumWidth(kLeastSlider);
    m_turn->setKeyboardTracking(false);
    m_turn->setGroupSeparatorShown(true);
    m_levels->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_levels->setMinimumContentsLength(kLevelLetters);
    for (std::size_t i = 0; i < ReplayPlayer::kSpeeds.size(); ++i)
        m_speed->addItem({});
    auto* first = new QHBoxLayout;
    for (QWidget* widget : std::initializer_list<QWidget*>{m_back, m_play, m_forward})
        first->addWidget(widget);
    first->addWidget(m_slider, 1);
    first->addWidget(m_turnName);
    first->addWidget(m_turn);
    first->addWidget(m_turns);
    auto* second = new QHBoxLayout;
    second->addWidget(m_levels);
    second->addWidget(m_speed);
    second->addStretch();
    second->addWidget(m_playOn);
    second->addWidget(m_leave);
    m_rows->setContentsMargins(10, 6, 10, 6);
    m_rows->addLayout(first, 1);
    m_rows->addLayout(second);
    connectParts();
    keepCurrent(*this, [this] { retranslate(); });
}

void WatchBar::connectParts()
{
    connect(m_slider, &QSlider::valueChanged, this, &WatchBar::pointChosen);
    connect(m_turn, &QSpinBox::valueChanged, this, &WatchBar::turnChosen);
    connect(m_turn->findChild<QLineEdit*>(), &QLineEdit::returnPressed, this, &WatchBar::left);
    connect(m_levels, &QComboBox::activated, this, [this](int row) {
        emit pointChosen(static_cast<int>(m_replay->arrivals()[static_cast<std::size_t>(row)].point));
        emit left();
    });
    connect(m_speed, &QComboBox::activated, this, &WatchBar::speedChosen);
}

// A click leaves the keys with the map.
QToolButton* WatchBar::newButton(const QString& iconName, PlayAction action)
{
    QToolButton* button = iconButton(iconName, {});
    connect(button, &QToolButton::clicked, this, [this, action] { emit triggered(action); });
    return button;
}

QPushButton* WatchBar::newWords(PlayAction action)
{
    auto* button = new QPushButton(this);
    button->setAutoDefault(true);
    button->setFocusPolicy(Qt::TabFocus);
    connect(button, &QPushButton::clicked, this, [this, action] { emit triggered(action); });
    return button;
}

void WatchBar::retranslate()
{
    m_slider->setAccessibleName(tr("Point of the game"));
    m_slider->setToolTip(tr("Drag to any point of the game."));
    m_turnName->setText(tr("Turn"));
    m_turn->setAccessibleName(tr("Turn"));
    m_turn->setToolTip(m_keys.tooltip(PlayAction::WatchTurn));
    m_levels->setAccessibleName(tr("Levels"));
    m_levels->setToolTip(m_keys.tooltip(PlayAction::WatchLevel));
    showSpeeds();
    const auto name = [this](QWidget& button, PlayAction action) {
        const QString why = button.accessibleDescription();
        button.setToolTip(why.isEmpty() ? m_keys.tooltip(action) : m_keys.tooltip(action) + u'\n' + why);
        return withoutMnemonic(playText(playAction(action).name));
    };
    m_back->setAccessibleName(name(*m_back, PlayAction::WatchBack));
    m_forward->setAccessibleName(name(*m_forward, PlayAction::WatchForward));
    m_playOn->setText(name(*m_playOn, PlayAction::WatchPlayOn));
    m_leave->setText(name(*m_leave, PlayAction::WatchLeave));
    showPlaying();
    showReplay();
}

void WatchBar::showSpeeds()
{
    m_speed->setAccessibleName(tr("Speed"));
    m_speed->setToolTip(
        tr("Turns a second (%1 slower, %2 faster)")
            .arg(m_keys.firstLabel(PlayAction::WatchSlower), m_keys.firstLabel(PlayAction::WatchFaster)));
    for (std::size_t i = 0; i < ReplayPlayer::kSpeeds.size(); ++i)
        //: how many times as fast as usual
        m_speed->setItemText(static_cast<int>(i), tr("%1x").arg(ReplayPlayer::kSpeeds[i]));
}

void WatchBar::showReplay()
{
    if (m_replay == nullptr)
        return;
    //: behind the number of the turn that is shown
    m_turns->setText(tr("of %1").arg(numberText(m_turn->maximum())));
    int row = 0;
    for (const Arrival& arrival : m_replay->arrivals())
        m_levels->setItemText(row++, tr("Level %1, turn %2").arg(arrival.z + 1).arg(numberText(arrival.turn)));
}

void WatchBar::showPlaying()
{
    setButtonIcon(*m_play, m_isPlaying ? QStringLiteral("pause") : QStringLiteral("play"));
    const QString does = m_isPlaying ? tr("Pause") : tr("Play");
    m_play->setAccessibleName(does);
    m_play->setToolTip(m_keys.tooltip(PlayAction::WatchPlay, does));
}

void WatchBar::begin(const Replay& replay)
{
    const QSignalBlocker slider(m_slider);
    const QSignalBlocker turn(m_turn);
    m_replay = &replay;
    const auto turns = static_cast<int>(replay.turnAt(replay.length()));
    m_slider->setRange(0, static_cast<int>(replay.length()));
    m_slider->setPageStep(std::max(1, static_cast<int>(replay.length()) / 20));
    m_turn->setRange(0, turns);
    m_levels->clear();
    for (std::size_t i = 0; i < replay.arrivals().size(); ++i)
        m_levels->addItem({});
    showReplay();
}

void WatchBar::end() { m_replay = nullptr; }

void WatchBar::show(const ReplayPlayer& player)
{
    const QSignalBlocker slider(m_slider);
    const QSignalBlocker turn(m_turn);
    const std::vector<Arrival>& arrivals = m_replay->arrivals();
    const auto next = std::ranges::upper_bound(arrivals, player.point(), {}, &Arrival::point);
    m_slider->setValue(static_cast<int>(player.point()));
    m_turn->setValue(static_cast<int>(m_replay->turnAt(player.point())));
    m_levels->setCurrentIndex(static_cast<int>(next - arrivals.begin()) - 1);
    m_speed->setCurrentIndex(player.speed());
    m_isPlaying = player.isPlaying();
    showPlaying();
}

void WatchBar::setNarrow(bool isNarrow)
{
    m_rows->setDirection(isNarrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

void WatchBar::setRefusal(PlayAction action, const QString& why)
{
    const auto set = [&](PlayAction of, QWidget* button) {
        if (action != of)
            return;
        button->setEnabled(why.isEmpty());
        button->setToolTip(why.isEmpty() ? m_keys.tooltip(action) : m_keys.tooltip(action) + u'\n' + why);
        button->setAccessibleDescription(why);
    };
    set(PlayAction::WatchBack, m_back);
    set(PlayAction::WatchForward, m_forward);
    set(PlayAction::WatchPlayOn, m_playOn);
}

// Enter is for the control that has the focus, also when that lets it through.
void WatchBar::keyPressEvent(QKeyEvent* event)
{
    event->setAccepted(event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter);
}

QWidget& WatchBar::firstControl() const { return *m_play; }

} // namespace cave
