// SPDX-License-Identifier: MIT
#include "core/world/happenings.h"

#include "core/world/quick_hash.h"

namespace cave {

namespace {

// Each kind of slot has a salt of its own, beside those of what goes on by itself (see World::livingSum).
enum class HappenedSalt : std::uint64_t { Count = 11, Mark, Delayed };

QuickHash hashFor(HappenedSalt salt, int z)
{
    QuickHash hash(static_cast<std::uint64_t>(salt));
    hash.add(static_cast<std::uint64_t>(std::int64_t{z}));
    return hash;
}

void addKey(QuickHash& hash, const EventKey& key)
{
    hash.add(std::uint64_t{key.isOfDungeon}).add(key.placed.value).add(key.event.value);
}

} // namespace

std::uint64_t countHash(int z, const EventKey& key, const EventCount& count)
{
    if (count == EventCount{})
        return 0;
    QuickHash hash = hashFor(HappenedSalt::Count, z);
    addKey(hash, key);
    hash.add(QuickHash::wordOf(count.times, count.asked));
    return hash.add(static_cast<std::uint64_t>(count.last)).add(std::uint64_t{count.isDown}).result();
}

std::uint64_t markHash(int z, const MarkKey& key, int value)
{
    if (value == 0)
        return 0;
    QuickHash hash = hashFor(HappenedSalt::Mark, z);
    return hash.add(key.placed.value).add(hashOf("mark", key.name)).add(static_cast<std::uint64_t>(value)).result();
}

std::uint64_t delayedHash(int z, const std::vector<DelayedEvent>& delayed)
{
    if (delayed.empty())
        return 0;
    QuickHash hash = hashFor(HappenedSalt::Delayed, z);
    for (const DelayedEvent& each : delayed) {
        addKey(hash, each.event);
        hash.add(static_cast<std::uint64_t>(each.beat)).add(QuickHash::wordOf(each.effect, each.isAlone));
        hash.add(QuickHash::wordOf(each.x, each.y));
    }
    return hash.result();
}

std::uint64_t happenedSum(const Happenings& happened, int z)
{
    std::uint64_t sum = delayedHash(z, happened.delayed);
    for (const auto& [key, count] : happened.counts)
        sum += countHash(z, key, count);
    for (const auto& [key, value] : happened.marks)
        sum += markHash(z, key, value);
    return sum;
}

} // namespace cave
