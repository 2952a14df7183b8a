"""The rule pages: docs/rules in HTML, with an anchor for every heading and every numbered rule."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Final

from markdown_it import MarkdownIt
from markdown_it.token import Token
from markupsafe import Markup

import underthrone

FOLDER: Final = Path(underthrone.__file__).parent / "rules"
RULE: Final = re.compile(r"<li>\s*(<p>)?<strong>([A-Z]{2}-\d+[a-z]?)</strong>")
OTHER_LANGUAGE: Final = re.compile(r"<p><em>[^<]*<a href=\"[a-z-]+(\.fr)?\.md\">[^<]*</a>\.?</em></p>\n?")
OTHER_FILE: Final = re.compile(r'href="([a-z-]+?)(\.fr)?\.md(#[^"]*)?"')


@cache
def rules_of(game: str, lang: str) -> tuple[Markup, list[tuple[int, str, str]]]:
    """The text, and its headings as (level, anchor, words)."""
    path = FOLDER / (f"{game}.md" if lang == "en" else f"{game}.{lang}.md")
    if not path.exists():
        path = FOLDER / f"{game}.md"
    reader = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = reader.parse(path.read_text("utf-8"))
    headings = [_anchored(token, tokens[i + 1]) for i, token in enumerate(tokens) if token.type == "heading_open"]
    html = reader.renderer.render(tokens, reader.options, {})
    html = OTHER_LANGUAGE.sub("", html)
    html = OTHER_FILE.sub(r'href="/rules/\1\3"', html)
    html = RULE.sub(r'<li id="\2">\1<a class="rule-id" href="#\2">\2</a>', html)
    html = html.replace("<table>", '<div class="scroll-x" tabindex="0"><table>').replace("</table>", "</table></div>")
    return Markup(html), headings


def _anchored(token: Token, inline: Token) -> tuple[int, str, str]:
    words = "".join(child.content for child in inline.children or [])
    anchor = re.sub(r"[^\w\- ]", "", words.lower()).replace(" ", "-")
    token.attrSet("id", anchor)
    return int(token.tag[1]), anchor, words
