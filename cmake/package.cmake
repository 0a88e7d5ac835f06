# SPDX-License-Identifier: MIT
# What `cmake --install` brings, and a .deb: `cpack` in a build folder.
set(linux ${PROJECT_SOURCE_DIR}/resources/linux)
set(packed ${PROJECT_BINARY_DIR}/packed)

# Debian wants manuals and changelogs compressed, and the same bytes whenever that is done.
find_program(CAVE_GZIP gzip REQUIRED)
function(cave_compress source result)
    add_custom_command(OUTPUT ${packed}/${result}
        COMMAND ${CMAKE_COMMAND} -E make_directory ${packed}
        COMMAND ${CAVE_GZIP} -9nc ${source} > ${packed}/${result}
        DEPENDS ${source} VERBATIM)
    set_property(GLOBAL APPEND PROPERTY CAVE_PACKED ${packed}/${result})
endfunction()
cave_compress(${linux}/cavewright.6 cavewright.6.gz)
cave_compress(${linux}/cavewright-cli.1 cavewright-cli.1.gz)
cave_compress(${PROJECT_SOURCE_DIR}/CHANGELOG.md NEWS.gz)
configure_file(${linux}/debian/changelog.in ${packed}/changelog @ONLY)
cave_compress(${packed}/changelog changelog.gz)
get_property(packedFiles GLOBAL PROPERTY CAVE_PACKED)
add_custom_target(packed ALL DEPENDS ${packedFiles})

# Debian keeps games in a folder of their own, which is in everybody's PATH there and elsewhere in nobody's.
if(EXISTS /etc/debian_version)
    set(games games)
else()
    set(games ${CMAKE_INSTALL_BINDIR})
endif()
install(TARGETS cavewright RUNTIME DESTINATION ${games})
install(TARGETS cavewright-cli)
install(FILES ${linux}/cavewright.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
install(FILES ${linux}/cavewright.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages)
install(FILES ${linux}/cavewright.thumbnailer DESTINATION ${CMAKE_INSTALL_DATADIR}/thumbnailers)
install(FILES ${linux}/io.github.cavewright.Cavewright.metainfo.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
set(icons ${CMAKE_INSTALL_DATADIR}/icons/hicolor)
# Of the program and, until they have small pictures, of its files.
foreach(icon apps/cavewright mimetypes/application-vnd.cavewright.dungeon+json
        mimetypes/application-vnd.cavewright.game+json)
    cmake_path(GET icon PARENT_PATH folder)
    cmake_path(GET icon FILENAME name)
    install(FILES ${PROJECT_SOURCE_DIR}/resources/art/app-icon.svg DESTINATION ${icons}/scalable/${folder}
        RENAME ${name}.svg)
    foreach(size 16 22 24 32 48 64 128 256)
        install(FILES ${linux}/icons/${size}.png DESTINATION ${icons}/${size}x${size}/${folder} RENAME ${name}.png)
    endforeach()
endforeach()
install(FILES ${packed}/cavewright-cli.1.gz DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)
install(FILES ${packed}/cavewright.6.gz DESTINATION ${CMAKE_INSTALL_MANDIR}/man6)
install(FILES ${linux}/cavewright-cli.bash DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions
    RENAME cavewright-cli)
# For a browser, in each language that it is written in; the program writes it, which needs no display.
file(GLOB manuals CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/resources/manual/*/start.md)
foreach(manual IN LISTS manuals)
    cmake_path(GET manual PARENT_PATH language)
    cmake_path(GET language FILENAME language)
    install(CODE "execute_process(COMMAND ${CMAKE_COMMAND} -E env QT_QPA_PLATFORM=offscreen
        $<TARGET_FILE:cavewright> --lang ${language}
        --manual \$ENV{DESTDIR}\${CMAKE_INSTALL_PREFIX}/${CMAKE_INSTALL_DOCDIR}/manual/${language}
        COMMAND_ERROR_IS_FATAL ANY)")
endforeach()
# Where editors of text and validators find them without the web.
install(DIRECTORY ${PROJECT_SOURCE_DIR}/resources/schema DESTINATION ${CMAKE_INSTALL_DATADIR}/cavewright)
install(DIRECTORY ${PROJECT_SOURCE_DIR}/resources/batch DESTINATION ${CMAKE_INSTALL_DOCDIR} USE_SOURCE_PERMISSIONS)
install(FILES ${packed}/changelog.gz ${packed}/NEWS.gz ${linux}/debian/copyright DESTINATION ${CMAKE_INSTALL_DOCDIR})
install(FILES ${linux}/debian/lintian-overrides DESTINATION ${CMAKE_INSTALL_DATADIR}/lintian/overrides
    RENAME cavewright)

file(STRINGS tests/support/packages.txt runPackages REGEX "^run ")
list(TRANSFORM runPackages REPLACE "^run " "")
string(REGEX REPLACE "[ ;]+" ", " runPackages "${runPackages}")
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_CONTACT "The Cavewright authors <cavewright@users.noreply.github.com>")
set(CPACK_PACKAGE_DESCRIPTION "Cavewright makes cave dungeons from a seed, to be played turn
by turn and changed in an editor that is one key away from
the game. Dungeons and saved games are plain text files.")
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PACKAGE_HOMEPAGE https://github.com/cavewright/cavewright)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_DEPENDS "${runPackages}")
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS qt6-wayland)
include(CPack)
