# SPDX-License-Identifier: MIT
# Builds for 64-bit Windows on another system, by MinGW with threads of POSIX, which std::thread needs. Libraries for
# Windows are looked for in CMAKE_PREFIX_PATH; QT_HOST_PATH is a Qt of the same version whose tools run here.
set(CMAKE_SYSTEM_NAME Windows)
set(CMAKE_SYSTEM_PROCESSOR x86_64)

# x86_64-w64-mingw32ucrt where there is one: with the older C library only names of files in ASCII can be relied on.
set(CAVE_MINGW x86_64-w64-mingw32 CACHE STRING "What the names of the tools of MinGW begin with")
set(CMAKE_TRY_COMPILE_PLATFORM_VARIABLES CAVE_MINGW)
find_program(CMAKE_C_COMPILER NAMES ${CAVE_MINGW}-gcc-posix ${CAVE_MINGW}-gcc REQUIRED) # of zstd
find_program(CMAKE_CXX_COMPILER NAMES ${CAVE_MINGW}-g++-posix ${CAVE_MINGW}-g++ REQUIRED)
find_program(CMAKE_RC_COMPILER NAMES ${CAVE_MINGW}-windres REQUIRED)

# Programs are those of this system, all else is for Windows.
set(CMAKE_FIND_ROOT_PATH /usr/${CAVE_MINGW} ${CMAKE_PREFIX_PATH})
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE ONLY)

# The build asks cavewright-cli for its help, which the manual holds.
find_program(CAVE_WINE NAMES wine wine64)
if(CAVE_WINE)
    set(CMAKE_CROSSCOMPILING_EMULATOR ${CAVE_WINE})
endif()
