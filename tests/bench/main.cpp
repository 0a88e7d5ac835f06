// SPDX-License-Identifier: MIT
// cavewright-bench: how fast the model is. Build it for release: README, "Measuring".
#include <benchmark/benchmark.h>

BENCHMARK_MAIN();
