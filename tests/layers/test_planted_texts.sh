#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# test_planted_texts.sh: plants lines in sources of its own, some that check_texts.sh must report with their file and
# line, and harmless ones that it must not.
set -euo pipefail

check=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)/check_texts.sh
copy=$(mktemp -d)
trap 'rm -rf -- "$copy"' EXIT
mkdir -p -- "$copy/core" "$copy/app/view/ui" "$copy/editor/panels"

breaches=(
    'label->setTextFormat(Qt::RichText);'
    'label->setTextFormat(format);'
    'box.setProperty("textFormat", Qt::AutoText);'
    'text->setHtml(name);'
    'text->appendHtml(name);'
    'auto* text = new QTextEdit(this);'
    'QTextBrowser* m_text;'
    '#include <QTextDocument>'
    'painter.drawStaticText(0, 0, QStaticText(name));'
    'widget->setWhatsThis(name);'
    'button->setStyle(QStyleFactory::create("Windows"));'
)
allowed=(
    'auto* text = new QPlainTextEdit(this);'
    'label->setText(name);'
    'label->setToolTip(name);'
    'label->setStyleSheet(rules);'
    'm_text->setPlainText(name);'
)

failures=0
fail()
{
    printf '%s\n' "$1"
    failures=$((failures + 1))
}

"$check" "$copy" || fail "there are breaches before any was planted"
printf '%s\n' "${breaches[@]}" >"$copy/editor/panels/breaches.cpp"
printf '%s\n' "${allowed[@]}" >"$copy/editor/panels/allowed.cpp"
printf '%s\n' "${breaches[@]}" >"$copy/app/view/ui/plain_text_style.cpp"
status=0
output=$("$check" "$copy") || status=$?
[ "$status" -eq 1 ] || fail "the check ended with $status"
for i in "${!breaches[@]}"; do
    grep -q "^editor/panels/breaches.cpp:$((i + 1)): " <<<"$output" || fail "not noticed: ${breaches[i]}"
done
! grep -v '^editor/panels/breaches.cpp:' <<<"$output" || fail "wrongly reported"

[ "$failures" -eq 0 ]
