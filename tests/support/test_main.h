// SPDX-License-Identifier: MIT
// What a test file needs to take part in the test program of its folder.
#pragma once

#include <QObject>

#include <memory>

namespace cave {

// A class of tests that a test program runs: its name, and how to make it.
struct TestSuite {
    const char* name;
    std::unique_ptr<QObject> (*make)();
};

// Adds `suite` to what main() of the program runs. Returns true, so that a constant can be initialised with it.
bool addTestSuite(TestSuite suite);

} // namespace cave

// Adds the QObject class `Type` to its test program. Stands once in a test file, outside every function.
#define CAVE_TEST_SUITE(Type)                                                                                          \
    [[maybe_unused]] static const bool registered##Type =                                                              \
        ::cave::addTestSuite({#Type, []() -> std::unique_ptr<QObject> { return std::make_unique<Type>(); }})
