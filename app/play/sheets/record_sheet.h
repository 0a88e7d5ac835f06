// SPDX-License-Identifier: MIT
// The text of a record, to be read and copied.
#pragma once

#include "app/play/sheets/sheet.h"

#include <filesystem>

class QPlainTextEdit;

namespace cave {

class RecordSheet : public Sheet {
    Q_OBJECT

public:
    // Of the text beside a record; where it is missing, of the record itself.
    explicit RecordSheet(const std::filesystem::path& record, QWidget* parent = nullptr);

    QString text() const;

private:
    QPlainTextEdit* m_text;
};

} // namespace cave
