// SPDX-License-Identifier: MIT
#include "editor/handlers/bakery.h"

#include <algorithm>
#include <chrono>

namespace cave {

namespace {

constexpr int kSettled = 80; // ms without a change before the rows are looked at again

std::int64_t now()
{
    using namespace std::chrono;
    return duration_cast<microseconds>(steady_clock::now().time_since_epoch()).count();
}

int threadCount() { return static_cast<int>(std::max(1u, std::thread::hardware_concurrency())); }

} // namespace

Bakery::Change changeOfLevel(Uid level, std::function<Result<void>(Dungeon&, int z)> change)
{
    return [level, change = std::move(change)](Dungeon& dungeon) -> Result<void> {
        const auto z = dungeon.levelIndex(level);
        if (!z)
            return failure("", {CAVE_TEXT("errors", "This level is not there any more.")});
        return change(dungeon, *z);
    };
}

Bakery::Bakery(Workbench& bench, QObject* parent) : QObject(parent), m_bench(bench), m_baker(threadCount(), now)
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(kSettled);
    connect(&m_timer, &QTimer::timeout, this, &Bakery::refreshed);
    connect(&bench.document(), &Document::edited, this, &Bakery::forget);
    connect(&bench.document(), &Document::replaced, this, [this] {
        cancel();
        forget();
        emit refreshed();
    });
}

Bakery::~Bakery()
{
    m_isStopping = true;
    if (m_worker.joinable())
        m_worker.join();
}

bool Bakery::isLarge() const
{
    const Dungeon& dungeon = m_bench.dungeon();
    return std::int64_t{dungeon.width} * dungeon.height * dungeon.depth() > m_mostLiveCells;
}

void Bakery::make(Change change, const QString& text, int stroke, const QString& whenSame,
                  std::function<void()> whenMade)
{
    Job job{std::move(change), text, stroke, whenSame, std::move(whenMade)};
    if (!isBusy() && !isLarge()) {
        makeNow(job);
        return;
    }
    const bool isNewer = m_jobs.size() > 1 && stroke != kNoStroke && m_jobs.back().stroke == stroke;
    if (isNewer)
        m_jobs.back() = std::move(job);
    else
        m_jobs.push_back(std::move(job));
    if (!isBusy())
        beginNext();
}

// The design stays as it was edited meanwhile: undoing that is the designer's choice.
void Bakery::makeSeed(std::uint64_t seed, std::optional<std::uint64_t> tried, const QString& otherwise)
{
    const auto isAsTried = [this, tried] { return !tried || dungeonHash(m_bench.dungeon()) == *tried; };
    make(
        [seed](Dungeon& dungeon) -> Result<void> {
            dungeon.seed = seed;
            return {};
        },
        tr("All levels from seed %1").arg(seed), kNoStroke,
        isAsTried() ? tr("Nothing changed: these levels are what this seed makes.") : otherwise,
        [this, isAsTried, otherwise] {
            if (!isAsTried())
                emit said(otherwise);
        });
}

void Bakery::makeNow(const Job& job)
{
    Dungeon made = m_bench.dungeon();
    if (const auto changed = job.change(made); !changed) {
        emit said(m_bench.describe(changed.error().what));
        return;
    }
    auto baked = m_baker.bake(made, made.seed);
    deliver(job, made, std::move(baked));
}

// In a thread of its own; the baker belongs to it until end().
void Bakery::beginNext()
{
    while (!m_jobs.empty()) {
        auto made = std::make_shared<Made>(Made{m_bench.dungeon(), {}});
        if (const auto changed = m_jobs.front().change(made->dungeon); !changed) {
            emit said(m_bench.describe(changed.error().what));
            m_jobs.pop_front();
            continue;
        }
        m_isStopping = false;
        emit progressed(0);
        m_worker = std::thread([this, made, serial = ++m_serial, revision = m_revision] {
            made->baked = m_baker.bake(made->dungeon, made->dungeon.seed, [this](int done, int all) {
                const int percent = done * 100 / std::max(1, all);
                QMetaObject::invokeMethod(this, [this, percent] {
                    if (isBusy())
                        emit progressed(percent);
                });
                return !m_isStopping;
            });
            QMetaObject::invokeMethod(this, [this, made, serial, revision] { end(serial, revision, made); });
        });
        return;
    }
    emit progressed(-1);
}

void Bakery::end(quint64 serial, quint64 revision, const std::shared_ptr<Made>& made)
{
    if (!isBusy() || serial != m_serial)
        return; // cancelled
    m_worker.join();
    m_worker = {};
    // What was made of a design that is no longer the document's would take the newer change back: once more.
    if (revision == m_revision) {
        const Job job = std::move(m_jobs.front());
        m_jobs.pop_front();
        deliver(job, made->dungeon, std::move(*made->baked));
    }
    beginNext();
}

void Bakery::cancel()
{
    m_jobs.clear();
    if (!isBusy())
        return;
    m_isStopping = true;
    m_worker.join();
    m_worker = {};
    emit progressed(-1);
}

void Bakery::deliver(const Job& job, const Dungeon& made, Result<Baked> baked)
{
    if (!baked) {
        emit said(tr("%1 Nothing was changed.").arg(m_bench.describe(baked.error().what)));
        return;
    }
    DungeonEdit edit = changeOf(m_bench.dungeon(), made);
    const bool isSame = edit.isEmpty();
    if (isSame && !job.whenSame.isEmpty())
        emit said(job.whenSame);
    m_isDelivering = true;
    m_bench.document().push(std::move(edit), job.text, job.stroke);
    m_isDelivering = false;
    m_baked = std::move(*baked);
    emit refreshed();
    if (!isSame && job.whenMade)
        job.whenMade();
}

void Bakery::forget()
{
    ++m_revision;
    m_baked.reset();
    if (!m_isDelivering)
        m_timer.start();
}

const Baked* Bakery::baked()
{
    if (!m_baked && !isBusy() && !isLarge()) {
        Dungeon made = m_bench.dungeon();
        if (auto baked = m_baker.bake(made, made.seed))
            m_baked = std::move(*baked);
    }
    return m_baked ? &*m_baked : nullptr;
}

std::shared_ptr<const LevelState> Bakery::after(Uid level, Uid row)
{
    return !isBusy() && baked() ? m_baker.after(level, row) : nullptr;
}

std::optional<std::int64_t> Bakery::microsecondsOf(Uid level, Uid row)
{
    return !isBusy() && baked() ? m_baker.microsecondsOf(level, row) : std::nullopt;
}

} // namespace cave
