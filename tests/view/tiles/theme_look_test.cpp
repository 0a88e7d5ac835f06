// SPDX-License-Identifier: MIT
// A level's theme shows: in its tiles, its light, in the classic look, from afar and on the small map.
#include "app/view/tiles/theme_look.h"

#include "app/view/light/light_map.h"
#include "app/view/map/level_picture.h"
#include "app/view/map/minimap_image.h"
#include "app/view/ui/palette.h"
#include "tests/support/test_main.h"
#include "tests/view/contrast.h"
#include "tests/view/view_fixture.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace cave;

namespace {

constexpr std::string_view kHall = "#######\n#.....#\n#..~..#\n#######";

QRgb meanOf(const QImage& image)
{
    return image.scaled(1, 1, Qt::IgnoreAspectRatio, Qt::SmoothTransformation).pixel(0, 0);
}

QRgb meanOfMap(std::string_view theme, MapModel::Kind kind = MapModel::Kind::Editor)
{
    const auto model = mapOf(kHall, kind);
    model->setTheme(theme);
    LevelPicture picture(model, sharedArtwork());
    return meanOf(picture.paint(model->box(), 16).copy(0, 0, 7 * 16, 4 * 16));
}

int distance(QRgb one, QRgb other)
{
    return std::max({std::abs(qRed(one) - qRed(other)), std::abs(qGreen(one) - qGreen(other)),
                     std::abs(qBlue(one) - qBlue(other))});
}

} // namespace

class ThemeLookTest : public QObject {
    Q_OBJECT

private slots:
    void anyTwoAreToldApart();
    void withoutOneALevelIsAsItEverWas();
    void aThemeThatChangesIsPaintedAnew();
    void stoneOfItsOwnStays();
    void waterHasTheThemesColour();
    void signsStandOutFromTheirGroundInEveryTheme();
    void theSmallMapAndTheFarPictureShowIt();
    void theLampHasTheThemesColour();
    void itemsShine();
};

void ThemeLookTest::anyTwoAreToldApart()
{
    std::vector<QRgb> means;
    for (const Theme& theme : Catalogue::builtIn()->themes())
        means.push_back(meanOfMap(theme.id));
    for (std::size_t i = 0; i < means.size(); ++i)
        for (std::size_t j = 0; j < i; ++j)
            QVERIFY2(distance(means[i], means[j]) >= 6, Catalogue::builtIn()->themes()[i].id.c_str());
}

void ThemeLookTest::withoutOneALevelIsAsItEverWas()
{
    QCOMPARE(meanOfMap(""), meanOfMap("cave"));
    const auto model = mapOf(kHall, MapModel::Kind::Editor);
    QVERIFY(model->setTheme("cheese").isEmpty());
    QCOMPARE(model->theme(), Theme{});
}

void ThemeLookTest::aThemeThatChangesIsPaintedAnew()
{
    const auto model = mapOf(kHall, MapModel::Kind::Editor);
    LevelPicture picture(model, sharedArtwork());
    const auto paint = [&] { return meanOf(picture.paint(model->box(), 16).copy(0, 0, 7 * 16, 4 * 16)); };
    const QRgb before = paint();
    QCOMPARE(picture.refresh(model->setTheme("ember")), model->box());
    QCOMPARE(paint(), meanOfMap("ember"));
    QVERIFY(picture.refresh(model->setTheme("ember")).isEmpty());
    picture.refresh(model->setTheme(""));
    QCOMPARE(paint(), before);
}

void ThemeLookTest::stoneOfItsOwnStays()
{
    TileKind kind;
    const Theme& crypt = *Catalogue::builtIn()->findTheme("crypt");
    QCOMPARE(shownStone(kind, crypt), Stone::Crypt);
    kind.stone = Stone::Room;
    QCOMPARE(shownStone(kind, crypt), Stone::Room);
}

void ThemeLookTest::waterHasTheThemesColour()
{
    Theme theme;
    theme.water = 0x2f6a58;
    QVERIFY(distance(meanWater(false, theme), 0x2f6a58) <= 1);
    QCOMPARE(meanWater(false, Theme{}) & RGB_MASK, QRgb{0x2c5c74});
    QVERIFY(qGray(meanWater(true, theme)) < qGray(meanWater(false, theme)));
}

void ThemeLookTest::signsStandOutFromTheirGroundInEveryTheme()
{
    const Catalogue& catalogue = *Catalogue::builtIn();
    for (const palette::Set set : palette::kSets) {
        palette::use(set);
        for (const Theme& theme : catalogue.themes())
            for (const TileId tile : {catalogue.wall(), catalogue.floor(), *catalogue.findTile("water")}) {
                const TileStyle plain = tileStyle(catalogue.tile(tile), sharedArtwork()->sprites());
                const TileStyle style = tileStyle(catalogue.tile(tile), sharedArtwork()->sprites(), theme);
                const double least = std::min(3.0, contrast(plain.colour, plain.background) * 0.8);
                QVERIFY2(contrast(style.colour, style.background) >= least,
                         (theme.id + " " + catalogue.tile(tile).id).c_str());
            }
    }
    palette::use(palette::Set::Usual);
}

void ThemeLookTest::theSmallMapAndTheFarPictureShowIt()
{
    std::set<QRgb> small;
    std::set<QRgb> far;
    for (const Theme& theme : Catalogue::builtIn()->themes()) {
        const auto model = mapOf(kHall, MapModel::Kind::Editor);
        model->setTheme(theme.id);
        small.insert(minimapImage(*model).pixel(1, 1));
        far.insert(LevelPicture(model, sharedArtwork()).farImage().pixel(1, 1));
    }
    QVERIFY(small.size() >= Catalogue::builtIn()->themes().size() - 2); // rooms and crypts have the cave's floor there
    QCOMPARE(far.size(), Catalogue::builtIn()->themes().size());
}

void ThemeLookTest::theLampHasTheThemesColour()
{
    const auto lit = [](std::string_view theme) {
        const auto model = mapOf(kHall, MapModel::Kind::Game);
        model->setTheme(theme);
        model->setTorch(Torch{QPoint(2, 1), 5});
        const std::vector<TileStyle> styles =
            tileStyles(model->catalogue(), sharedArtwork()->sprites(), model->theme());
        return LightMap(*model, styles).mean(3, 1);
    };
    const LightColour usual = lit("");
    const LightColour ember = lit("ember");
    const LightColour slate = lit("slate");
    QVERIFY(ember.blue / ember.red < usual.blue / usual.red);
    QVERIFY(slate.blue / slate.red > usual.blue / usual.red);
}

void ThemeLookTest::itemsShine()
{
    const auto model = mapOf(kHall, MapModel::Kind::Game);
    const std::vector<TileStyle> styles = tileStyles(model->catalogue(), sharedArtwork()->sprites());
    LightMap light(*model, styles);
    const LightColour dark = light.mean(2, 1);
    MapThing zircon;
    zircon.x = 2;
    zircon.y = 1;
    zircon.table = KindTable::Item;
    zircon.kind = *model->catalogue().findItem("zircon");
    light.refresh(model->setThings({zircon}));
    QVERIFY(light.mean(2, 1).blue > dark.blue * 1.2f);
    light.refresh(model->setThings({}));
    QCOMPARE(light.mean(2, 1).blue, dark.blue);
}

CAVE_TEST_SUITE(ThemeLookTest);
#include "theme_look_test.moc"
