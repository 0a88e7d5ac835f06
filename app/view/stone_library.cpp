// SPDX-License-Identifier: MIT
#include "app/view/stone_library.h"

#include <vector>

namespace cave {

namespace {

constexpr std::array kOrder{StonePainting::CaveFloor, StonePainting::CaveTop,    StonePainting::CaveFront,
                            StonePainting::Water,     StonePainting::RoomFloor,  StonePainting::RoomTop,
                            StonePainting::RoomFront, StonePainting::CryptFloor, StonePainting::CryptTop,
                            StonePainting::CryptFront};

struct Order {
    StonePainting painting;
    std::promise<QImage> result;
};

void paintOrders(const std::stop_token& stop, std::vector<Order> orders)
{
    for (Order& order : orders) {
        if (stop.stop_requested())
            return;
        order.result.set_value(paintStone(order.painting));
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
    if (!orders.empty())
        m_painter = std::jthread(paintOrders, std::move(orders));
}

const QImage& StoneLibrary::master(StonePainting painting)
{
    std::shared_future<QImage>& future = m_masters[static_cast<std::size_t>(painting)];
    if (!future.valid())
        future = std::async(std::launch::deferred, paintStone, painting).share();
    return future.get();
}

const QImage& StoneLibrary::scaled(StonePainting painting, int tile)
{
    QImage& image = m_scaled[{painting, tile}];
    if (image.isNull()) {
        const int side = kPaintingCells * tile;
        image = master(painting).scaled(side, side, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    }
    return image;
}

} // namespace cave
