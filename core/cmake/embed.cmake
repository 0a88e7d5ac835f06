# SPDX-License-Identifier: MIT
# Writes OUTPUT, the source of cave::embeddedFiles(): the bytes of FILES, named relative to ROOT.
#   cmake -D ROOT=DIR -D FILES=LIST -D OUTPUT=FILE.cpp -P embed.cmake

# Sorted by name, which is what the reader may rely on; a glob sorts by full path only by chance of its patterns.
set(names)
foreach(file IN LISTS FILES)
    file(RELATIVE_PATH name "${ROOT}" "${file}")
    list(APPEND names "${name}")
endforeach()
list(SORT names COMPARE STRING CASE SENSITIVE)
list(LENGTH names count)

set(rows "")
foreach(name IN LISTS names)
    # Hexadecimal escapes survive every byte; a line of the file is a line of the literal.
    file(READ "${ROOT}/${name}" hex HEX)
    string(LENGTH "${hex}" digits)
    math(EXPR size "${digits} / 2")
    string(REGEX REPLACE "([0-9a-f][0-9a-f])" "\\\\x\\1" bytes "${hex}")
    string(REPLACE "\\x0a" "\\x0a\"\n        \"" bytes "${bytes}")
    string(APPEND rows "    {\"${name}\", std::string_view{\n        \"${bytes}\", ${size}}},\n")
endforeach()

file(WRITE "${OUTPUT}" "// SPDX-License-Identifier: MIT
// Written by core/cmake/embed.cmake.
#include \"core/content/embedded.h\"

#include <array>

namespace cave {

std::span<const EmbeddedFile> embeddedFiles()
{
    static constexpr std::array<EmbeddedFile, ${count}> files{{
${rows}    }};
    return files;
}

} // namespace cave
")
