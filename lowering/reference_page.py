# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Shapes a page that mlir-tblgen wrote from the .td files for a reader: contents, and no names of C++.

usage: reference_page.py PAGE TBLGEN_PAGE   writes PAGE from what mlir-tblgen wrote
"""
import re
import sys

NOTE = "<!-- Generated from the .td files of lowering/. After a change there: cmake --build build/release --target reference_pages -->"


def anchor(heading):
    """The name that a link to a heading has."""
    return re.sub(r"[^a-z0-9 _-]", "", heading.lower()).replace(" ", "-")


def table(cells):
    return "| " + " | ".join(cells) + " |"


def contents(text):
    """A row for each heading of the third level: its name, linked, and its summary."""
    rows = []
    for heading, body in re.findall(r"^### (.*)\n+((?:.*\n)?)", text, flags=re.M):
        name = heading.split("`")[1] if "`" in heading else heading
        summary = body.strip().strip("_") if body.startswith("_") else ""
        rows.append(table([f"[`{name}`](#{anchor(heading)})", summary.replace("|", "\\|")]))
    return "\n".join([table(["name", "what"]), "|---|---|"] + rows)


def shaped(text):
    text = re.sub(r"\A<!--.*?-->\n+", "", text, flags=re.S)
    text = re.sub(r"^(### `[^`]+`) \(::[^)]*\)$", r"\1", text, flags=re.M)
    text = re.sub(r"^(Traits|Interfaces|Effects): .*\n", "", text, flags=re.M)
    text = re.sub(r"^Syntax:(\n\n```\n.*?```| `[^`]*`)\n", "", text, flags=re.M | re.S)
    text = re.sub(r"\n{3,}", "\n\n", text)
    # A type is named as it is written, its parameters without their types of C++.
    text = re.sub(r"^### \w+Type\n(?=\n_[^\n]*_\n\n`(!\w+\.[\w.]+))", r"### `\1`\n", text, flags=re.M)
    text = re.sub(r"^(\| Parameter \|) C\+\+ type \|(.*)\n.*\n", r"\1\2\n| --- | --- |\n", text, flags=re.M)
    text = re.sub(r"^(\| \w+ \|) `[^`]*` \|(.*)$", r"\1\2", text, flags=re.M)
    text = re.sub(r"^# '(\w+)' Dialect$", r"# Dialect `\1`", text, flags=re.M)
    text = re.sub(r"\n{3,}", "\n\n", text)
    if "[TOC]" not in text:
        text = "# Passes\n\nThe passes of the lowering, as `cutecheck-opt` takes them.\n\n[TOC]\n\n" + text
    return NOTE + "\n" + text.replace("[TOC]", "## Contents\n\n" + contents(text)).rstrip() + "\n"


if __name__ == "__main__":
    with open(sys.argv[2], encoding="utf-8") as raw, open(sys.argv[1], "w", encoding="utf-8") as page:
        page.write(shaped(raw.read()))
