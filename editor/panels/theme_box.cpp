// SPDX-License-Identifier: MIT
#include "editor/panels/theme_box.h"

#include "app/view/tiles/theme_look.h"
#include "app/view/ui/keep_current.h"
#include "app/view/ui/theme.h"
#include "core/edit/words_edit.h"

#include <QPainter>
#include <QSignalBlocker>

#include <algorithm>
#include <array>

namespace cave {

namespace {

constexpr QSize kThemeSwatch{36, 14};

struct ThemeName {
    std::string_view id;
    const char* name;
};

// Of those that every dungeon knows.
constexpr std::array kThemeNames{
    ThemeName{"cave", QT_TRANSLATE_NOOP("cave::ThemeBox", "Cave")},
    ThemeName{"moss", QT_TRANSLATE_NOOP("cave::ThemeBox", "Moss")},
    ThemeName{"slate", QT_TRANSLATE_NOOP("cave::ThemeBox", "Slate")},
    ThemeName{"flag", QT_TRANSLATE_NOOP("cave::ThemeBox", "Flagstone")},
    ThemeName{"brick", QT_TRANSLATE_NOOP("cave::ThemeBox", "Brick")},
    ThemeName{"crypt", QT_TRANSLATE_NOOP("cave::ThemeBox", "Crypt")},
    ThemeName{"ice", QT_TRANSLATE_NOOP("cave::ThemeBox", "Ice")},
    ThemeName{"ember", QT_TRANSLATE_NOOP("cave::ThemeBox", "Ember")},
    ThemeName{"chasm", QT_TRANSLATE_NOOP("cave::ThemeBox", "Chasm")},
};

// Front and floor of its stone, and its water.
QIcon swatchOf(const Theme& theme, QSize size)
{
    QPixmap picture(size);
    QPainter painter(&picture);
    const std::array colours{meanFront(theme.stone, theme), meanFloor(theme.stone, theme), meanWater(false, theme)};
    const int count = static_cast<int>(colours.size());
    for (int i = 0; i < count; ++i)
        painter.fillRect(
            QRect(QPoint(size.width() * i / count, 0), QPoint(size.width() * (i + 1) / count, size.height())),
            QColor(colours[static_cast<std::size_t>(i)]));
    return picture;
}

} // namespace

ThemeBox::ThemeBox(Workbench& bench, QWidget* parent) : QComboBox(parent), m_bench(bench)
{
    setSizeAdjustPolicy(AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(6);
    connect(this, &QComboBox::activated, this, &ThemeBox::choose);
    connect(this, &QComboBox::highlighted, this, [this](int index) { m_bench.tryTheme(idAt(index)); });
    connect(&bench, &Workbench::kindsChanged, this, &ThemeBox::rebuild);
    connect(&bench, &Workbench::levelChanged, this, &ThemeBox::showCurrent);
    connect(&bench.document(), &Document::replaced, this, &ThemeBox::rebuild);
    connect(&bench.document(), &Document::edited, this, &ThemeBox::showCurrent);
    keepCurrent(*this, [this] {
        setAccessibleName(tr("Theme of the level"));
        setToolTip(tr("Theme of the level\nIts stone, its water and its light. Only looks: no rule asks for it."));
        setIconSize(grown(kThemeSwatch));
        rebuild();
    });
}

QString ThemeBox::nameOf(const std::string& id)
{
    const auto known = std::ranges::find(kThemeNames, id, &ThemeName::id);
    return known == kThemeNames.end() ? QString::fromStdString(id) : tr(known->name);
}

void ThemeBox::rebuild()
{
    const QSignalBlocker quiet(this);
    clear();
    addItem(tr("No theme"), QString());
    for (const Theme& theme : m_bench.catalogue().themes())
        addItem(swatchOf(theme, iconSize()), nameOf(theme.id), QString::fromStdString(theme.id));
    showCurrent();
}

void ThemeBox::showCurrent()
{
    const QSignalBlocker quiet(this);
    setCurrentIndex(findData(QString::fromStdString(m_bench.level().theme)));
}

void ThemeBox::choose(int index)
{
    const std::string theme = idAt(index);
    m_bench.tryTheme(std::nullopt);
    m_bench.document().push(changeTheme(m_bench.dungeon(), m_bench.z(), theme), tr("Theme of the level"));
}

void ThemeBox::hidePopup()
{
    QComboBox::hidePopup();
    m_bench.tryTheme(std::nullopt);
}

} // namespace cave
