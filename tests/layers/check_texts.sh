#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# check_texts.sh ROOT: lists what could read a stranger's words as rich text, as FILE:LINE: reason, and fails if there is
# anything. Plain is what PlainTextStyle makes of every label, tooltip and box; so nothing may choose another format, use
# a widget that has formats of its own, or set a style that does not do so.
set -euo pipefail

cd -- "${1:?usage: check_texts.sh ROOT}"

# A pattern of grep -E, a tab, the reason.
forbidden='
\b(setTextFormat|(Rich|Auto|Markdown)Text)\b	labels are plain: app/view/ui/plain_text_style makes them so
\b(setHtml|insertHtml|appendHtml|setMarkdown|insertMarkdown|fromHtml)\b	no text here is HTML or Markdown
\bQ(TextEdit|TextBrowser|TextDocument|TextDocumentFragment|StaticText|GraphicsTextItem|ErrorMessage)\b	it guesses at rich text: use QPlainTextEdit or QLabel
\b(QWhatsThis|setWhatsThis|WhatsThisRole)\b	it guesses at rich text: use a tooltip
\b(setStyle *\(|QStyleFactory\b|setAttribute *\( *Qt::AA_UseStyleSheetPropagation)	only app/view/ui/theme sets a style, which keeps labels plain
'

found=0
while IFS=$'\t' read -r pattern reason; do
    [ -n "$pattern" ] || continue
    while IFS=: read -r file line _; do
        case $file in
            app/view/ui/plain_text_style.* | app/view/ui/theme.cpp) continue ;;
            app/manual/manual_window.*) continue ;; # it shows what this project has written, and nothing else
        esac
        printf '%s:%s: %s\n' "$file" "$line" "$reason"
        found=1
    done < <(grep -rnE --include='*.cpp' --include='*.h' -- "$pattern" core app editor | LC_ALL=C sort -t: -k1,1 -k2,2n)
done <<<"$forbidden"
exit "$found"
