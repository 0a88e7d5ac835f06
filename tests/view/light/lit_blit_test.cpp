// SPDX-License-Identifier: MIT
#include "app/view/base/decor_hash.h"
#include "app/view/light/lit_blit.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>
#include <vector>

namespace cave {
namespace {

constexpr std::uint32_t kVoidColour = 0xff08080d;

std::size_t sizeFrom(int number) { return static_cast<std::size_t>(number); }

// A light map of w x h cells, and pictures of all cells but some.
struct Scene {
    Scene(int tileSize, int w, int h, std::uint32_t seed) : tile(tileSize), width(w), height(h)
    {
        DecorRandom random{seed};
        light.resize(sizeFrom(w * h) * kLightSamples * kLightSamples * 4);
        for (std::uint8_t& byte : light)
            byte = static_cast<std::uint8_t>(random.next());
        pixels.resize(sizeFrom(w * h * tile * tile));
        for (std::uint32_t& pixel : pixels)
            pixel = random.next() | 0xff000000;
        for (int i = 0; i < w * h; ++i)
            pictures.push_back(random.next() % 5 == 0 ? nullptr : &pixels[sizeFrom(i * tile * tile)]);
    }

    LitJob job(const Box& cells, std::vector<std::uint32_t>& out) const
    {
        LitJob job;
        job.out = out.data();
        job.outStride = cells.width * tile;
        job.tile = tile;
        job.cells = cells;
        job.pictures = pictures.data() + cells.y * width + cells.x;
        job.pictureStride = width;
        job.light = light.data();
        job.lightWidth = width * kLightSamples;
        job.lightHeight = height * kLightSamples;
        job.voidColour = kVoidColour;
        return job;
    }

    std::vector<std::uint32_t> blitted(const Box& cells) const
    {
        std::vector<std::uint32_t> out(sizeFrom(cells.width * cells.height * tile * tile));
        LitScratch scratch;
        litBlit(job(cells, out), scratch);
        return out;
    }

    int tile;
    int width;
    int height;
    std::vector<std::uint8_t> light;
    std::vector<std::uint32_t> pixels;
    std::vector<const std::uint32_t*> pictures;
};

// The slow twin: every pixel for itself, from the definition.
class Twin {
public:
    explicit Twin(const Scene& scene) : m_scene(scene), m_step(scene.tile / kLightSamples) {}

    std::uint32_t pixel(int x, int y) const
    {
        const int tile = m_scene.tile;
        const std::uint32_t* picture = m_scene.pictures[sizeFrom(y / tile * m_scene.width + x / tile)];
        if (picture == nullptr)
            return kVoidColour;
        const std::uint32_t colour = picture[y % tile * tile + x % tile];
        std::uint32_t result = 0;
        for (int channel = 0; channel < 4; ++channel) {
            const unsigned value = colour >> (8 * channel) & 0xff;
            const unsigned add = channel == 3 ? 0 : kVoidColour >> (8 * channel) & 0xff;
            const unsigned lit = std::min(255u, value * lightAt(x, y, channel) >> 7);
            result |= std::min(255u, lit + add) << (8 * channel);
        }
        return result;
    }

private:
    // A sample's centre lies in the middle of its pixels; between two of them light is a straight line. Downwards it is
    // taken in the middle of each run of half a sample.
    unsigned lightAt(int x, int y, int channel) const
    {
        const int every = std::max(1, m_step / 2);
        const int tile = m_scene.tile;
        const int rowInCell = y % tile / every * every;
        const int offset = 2 * rowInCell + every - m_step; // half pixels from the cell's first sample
        const int below = offset >= 0 ? offset / (2 * m_step) : -1;
        const auto shareY = static_cast<unsigned>((offset - below * 2 * m_step) * 256 / (2 * m_step));
        const int sampleY = y / tile * kLightSamples + below;

        const int fromFirst = x - m_step / 2; // pixels from the first sample
        const int right = fromFirst >= 0 ? fromFirst / m_step : -1;
        const int inside = fromFirst - right * m_step;
        const auto shareX = static_cast<unsigned>((2 * inside + 1) * 128 / m_step);

        const auto column = [&](int sampleX) {
            return (sample(sampleX, sampleY, channel) * (256 - shareY) +
                    sample(sampleX, sampleY + 1, channel) * shareY) >>
                   8;
        };
        return (column(right) * (256 - shareX) + column(right + 1) * shareX) >> 8;
    }

    unsigned sample(int x, int y, int channel) const
    {
        const int width = m_scene.width * kLightSamples;
        const int clampedX = std::clamp(x, 0, width - 1);
        const int clampedY = std::clamp(y, 0, m_scene.height * kLightSamples - 1);
        return m_scene.light[sizeFrom((clampedY * width + clampedX) * 4 + channel)];
    }

    const Scene& m_scene;
    int m_step;
};

} // namespace
} // namespace cave

using namespace cave;

class LitBlitTest : public QObject {
    Q_OBJECT

private slots:
    void equalsItsTwin_data();
    void equalsItsTwin();
    void aPartIsTheSameAsInTheWhole();
    void theRowsOfAJobTogetherAreTheWhole();
    void fullLightIsThePicture();
};

void LitBlitTest::equalsItsTwin_data()
{
    QTest::addColumn<int>("tile");
    for (int tile = 8; tile <= 48; tile += 4)
        QTest::addRow("%d pixels", tile) << tile;
}

void LitBlitTest::equalsItsTwin()
{
    QFETCH(const int, tile);
    const Scene scene(tile, 4, 3, static_cast<std::uint32_t>(tile));
    const std::vector<std::uint32_t> image = scene.blitted({0, 0, 4, 3});
    const Twin twin(scene);
    for (int y = 0; y < 3 * tile; ++y) {
        for (int x = 0; x < 4 * tile; ++x) {
            const std::uint32_t pixel = image[sizeFrom(y * 4 * tile + x)];
            QVERIFY2(pixel == twin.pixel(x, y), qPrintable(QStringLiteral("pixel %1, %2").arg(x).arg(y)));
        }
    }
}

void LitBlitTest::aPartIsTheSameAsInTheWhole()
{
    constexpr int kTile = 16;
    const Scene scene(kTile, 5, 4, 7);
    const std::vector<std::uint32_t> whole = scene.blitted({0, 0, 5, 4});
    const std::vector<std::uint32_t> part = scene.blitted({2, 1, 2, 2});
    for (int y = 0; y < 2 * kTile; ++y) {
        const auto row = whole.begin() + (y + kTile) * 5 * kTile + 2 * kTile;
        QVERIFY(std::equal(row, row + 2 * kTile, part.begin() + y * 2 * kTile));
    }
}

void LitBlitTest::theRowsOfAJobTogetherAreTheWhole()
{
    const Scene scene(16, 7, 9, 5);
    const Box cells{1, 2, 5, 6};
    const std::vector<std::uint32_t> whole = scene.blitted(cells);
    for (int first = 0; first <= cells.height; ++first) {
        std::vector<std::uint32_t> out(whole.size());
        const LitJob job = scene.job(cells, out);
        LitScratch scratch;
        litBlit(rowsOf(job, 0, first), scratch);
        litBlit(rowsOf(job, first, cells.height - first), scratch);
        QVERIFY(out == whole);
    }
}

void LitBlitTest::fullLightIsThePicture()
{
    Scene scene(16, 2, 1, 3);
    std::ranges::fill(scene.light, std::uint8_t{128});
    std::ranges::fill(scene.pixels, 0xff102030u);
    scene.pictures = {scene.pixels.data(), scene.pixels.data()};
    for (const std::uint32_t pixel : scene.blitted({0, 0, 2, 1}))
        QCOMPARE(pixel, 0xff18283du); // and the void
}

CAVE_TEST_SUITE(LitBlitTest);
#include "lit_blit_test.moc"
