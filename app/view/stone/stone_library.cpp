// SPDX-License-Identifier: MIT
#include "app/view/stone/stone_library.h"

#include <algorithm>
#include <functional>
#include <vector>

namespace cave {

namespace {

constexpr std::array kOrder{StonePainting::CaveFloor, StonePainting::CaveTop,    StonePainting::CaveFront,
                            StonePainting::Water,     StonePainting::RoomFloor,  StonePainting::RoomTop,
                            StonePainting::RoomFront, StonePainting::CryptFloor, StonePainting::CryptTop,
                            StonePainting::CryptFront};

constexpr unsigned kMostPainters = 4; // a thread for every two or three paintings

struct Order {
    StonePainting painting;
    std::promise<QImage> result;
};

QImage keptOrPainted(const PaintingStore& store, StonePainting painting)
{
    QImage image = store.load(painting);
    if (image.isNull()) {
        image = paintStone(painting);
        store.keep(painting, image);
    }
    return image;
}

void paintOrders(const std::stop_token& stop, const PaintingStore& store, std::vector<Order> orders)
{
    for (Order& order : orders) {
        if (stop.stop_requested())
            return;
        order.result.set_value(keptOrPainted(store, order.painting));
    }
}

} // namespace

void StoneLibrary::prepare()
{
    std::vector<Order> orders;
    for (const StonePainting painting : kOrder) {
        std::shared_future<QImage>& future = m_masters[static_cast<std::size_t>(painting)];
        if (future.valid())
            continue;
        orders.push_back({painting, {}});
        future = orders.back().result.get_future().share();
    }
    if (orders.empty())
        return;
    const std::size_t count = std::clamp(std::thread::hardware_concurrency(), 1u, kMostPainters);
    std::vector<std::vector<Order>> shares(count);
    for (std::size_t i = 0; i < orders.size(); ++i)
        shares[i % count].push_back(std::move(orders[i]));
    for (std::vector<Order>& share : shares)
        m_painters.emplace_back(paintOrders, std::cref(m_store), std::move(share));
}

const QImage& StoneLibrary::master(StonePainting painting)
{
    std::shared_future<QImage>& future = m_masters[static_cast<std::size_t>(painting)];
    if (!future.valid())
        future = std::async(std::launch::deferred, keptOrPainted, std::cref(m_store), painting).share();
    return future.get();
}

const QImage& StoneLibrary::scaled(StonePainting painting, int tile)
{
    const std::scoped_lock lock(m_scaling);
    QImage& image = m_scaled[{painting, tile}];
    if (image.isNull()) {
        const int side = kPaintingCells * tile;
        image = master(painting).scaled(side, side, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    }
    return image;
}

} // namespace cave
