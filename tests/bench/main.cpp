// SPDX-License-Identifier: MIT
// cavewright-bench: how fast the model is. Build it for release: tests/README.md.
// With --ratios it prints one table of our kernels beside their peers and one of figures, and ends with 1 when a bar is
// missed; with --try it does the jobs of the first once and a few turns of crowds, bakes and searches of the second,
// and ends with 1 when two results differ; with --maps it prints the maps of the first.
#include "tests/bench/bench_maps.h"
#include "tests/bench/ratios.h"

#include <benchmark/benchmark.h>

#include <string_view>

int main(int argc, char** argv)
{
    if (argc == 2 && std::string_view(argv[1]) == "--ratios")
        return cave::printRatios() ? 0 : 1;
    if (argc == 2 && std::string_view(argv[1]) == "--try")
        return cave::tryRatios() ? 0 : 1;
    if (argc == 2 && std::string_view(argv[1]) == "--maps") {
        cave::printBenchMaps();
        return 0;
    }
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv))
        return 2;
    benchmark::RunSpecifiedBenchmarks();
    benchmark::Shutdown();
    return 0;
}
