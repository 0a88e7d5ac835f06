// SPDX-License-Identifier: MIT
#include "core/save/schema/schema.h"
#include "app/cli/commands.h"
#include "app/cli/report.h"
#include "core/json/json_layout.h"

namespace cave::cli {

int printSchema(const std::string& name)
{
    const auto schema = schemaOf(name);
    if (!schema)
        return refuse({"", {CAVE_TEXT("errors", "No schema is called \"%1\"."), {name}}});
    printData(laidOut(*schema));
    return kDone;
}

} // namespace cave::cli
