// SPDX-License-Identifier: MIT
// Every built-in kind can be seen in both looks.
#include "app/view/map/minimap_image.h"
#include "tests/support/test_main.h"
#include "tests/view/contrast.h"
#include "tests/view/view_fixture.h"

#include <QTest>

using namespace cave;

class ContentLookTest : public QObject {
    Q_OBJECT

private slots:
    void everyArtIsThereOrItsGlyphIsDrawn();
    void everyGlyphHasInk();
    void tilesDifferFromTheirGround();
    void swatchesAreFilled();
    void listsAndMapsTellDeepWaterFromShallow();
    void unknownArtDrawsTheGlyph();
};

namespace {

template <typename Visit>
void forEachLook(const Catalogue& catalogue, Visit&& visit)
{
    for (const TileKind& kind : catalogue.tiles())
        visit(kind.id, kind.look);
    for (const CreatureKind& kind : catalogue.creatures())
        visit(kind.id, kind.look);
    for (const ItemKind& kind : catalogue.items())
        visit(kind.id, kind.look);
}

bool hasInk(const QImage& mask)
{
    for (int y = 0; y < mask.height(); ++y) {
        for (int x = 0; x < mask.width(); ++x) {
            if (mask.constScanLine(y)[x] > 128)
                return true;
        }
    }
    return false;
}

} // namespace

void ContentLookTest::everyArtIsThereOrItsGlyphIsDrawn()
{
    SpriteBook& sprites = sharedArtwork()->sprites();
    const auto styles = tileStyles(*Catalogue::builtIn(), sprites);
    for (const CreatureKind& kind : Catalogue::builtIn()->creatures())
        QVERIFY2(sprites.find(kind.look.art) != 0, kind.id.c_str());
    for (std::size_t i = 0; i < styles.size(); ++i) {
        const TileKind& kind = Catalogue::builtIn()->tile(static_cast<TileId>(i));
        const bool isShown =
            kind.look.art.empty() || sprites.find(kind.look.art) != 0 || styles[i].decal != Decal::None;
        QVERIFY2(isShown, kind.id.c_str());
    }
}

void ContentLookTest::everyGlyphHasInk()
{
    for (const int tile : {16, 24, 48}) {
        forEachLook(*Catalogue::builtIn(), [&](const std::string& id, const Look& look) {
            QVERIFY2(hasInk(sharedArtwork()->glyphs(tile).mask(shownGlyph(look))), id.c_str());
        });
    }
}

void ContentLookTest::tilesDifferFromTheirGround()
{
    SpriteBook& sprites = sharedArtwork()->sprites();
    for (const TileKind& kind : Catalogue::builtIn()->tiles()) {
        const TileStyle style = tileStyle(kind, sprites);
        QCOMPARE(style.isPlain, kind.ground == Ground::Floor && style.front == 0 && style.decal == Decal::None);
    }
}

void ContentLookTest::listsAndMapsTellDeepWaterFromShallow()
{
    const auto model = mapOf("~=", MapModel::Kind::Editor);
    const TileKind& shallow = model->tileKind(0, 0);
    const TileKind& deep = model->tileKind(1, 0);
    for (const int size : {16, 20, 24, 32, 48}) {
        const auto mean = [&](const TileKind& kind) {
            const QImage swatch = sharedArtwork()->tileSwatch(kind, size).toImage();
            return swatch.scaled(1, 1, Qt::IgnoreAspectRatio, Qt::SmoothTransformation).pixel(0, 0);
        };
        const double apart = contrast(mean(shallow), mean(deep));
        QVERIFY2(apart > 1.25, qPrintable(QStringLiteral("%1 px: %2").arg(size).arg(apart)));
    }
    const QImage minimap = minimapImage(*model);
    QVERIFY(contrast(minimap.pixel(0, 0), minimap.pixel(1, 0)) > 1.25);
}

void ContentLookTest::swatchesAreFilled()
{
    for (const TileKind& kind : Catalogue::builtIn()->tiles()) {
        for (const int size : {16, 28, 40, 60})
            QCOMPARE(sharedArtwork()->tileSwatch(kind, size).size(), QSize(size, size));
    }
}

void ContentLookTest::unknownArtDrawsTheGlyph()
{
    SpriteBook& sprites = sharedArtwork()->sprites();
    Look look;
    look.glyph = U'Q';
    look.art = "no-such-art";
    QCOMPARE(sprites.find(look.art), SpriteId{0});
    const QImage picture = sprites.sprite(sprites.ofLook(look), 24, kFullLight, false).toImage();
    QVERIFY(hasInk(picture.convertToFormat(QImage::Format_Alpha8)));
}

CAVE_TEST_SUITE(ContentLookTest);
#include "content_look_test.moc"
