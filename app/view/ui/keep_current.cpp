// SPDX-License-Identifier: MIT
#include "app/view/ui/keep_current.h"

#include "app/view/ui/palette.h"
#include "app/view/ui/theme.h"

#include <QEvent>
#include <QWidget>

#include <utility>

namespace cave {

namespace {

// A change of style says nothing by itself: `show` may cause one.
struct ThemeInUse {
    palette::Set palette = palette::inUse();
    int percent = textPercent();
    bool operator==(const ThemeInUse&) const = default;
};

class Keeper : public QObject {
public:
    Keeper(QWidget& widget, std::function<void()> show) : QObject(&widget), m_show(std::move(show))
    {
        widget.installEventFilter(this);
        m_show();
    }

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        const bool isOther = event->type() == QEvent::LanguageChange ||
                             (event->type() == QEvent::StyleChange && m_theme != ThemeInUse());
        if (isOther && !std::exchange(m_isDue, true))
            QMetaObject::invokeMethod(this, &Keeper::showAnew, Qt::QueuedConnection);
        return QObject::eventFilter(watched, event);
    }

private:
    void showAnew()
    {
        m_isDue = false;
        m_theme = {};
        m_show();
    }

    std::function<void()> m_show;
    ThemeInUse m_theme; // that was shown last
    bool m_isDue = false;
};

} // namespace

void keepCurrent(QWidget& widget, std::function<void()> show) { new Keeper(widget, std::move(show)); }

} // namespace cave
