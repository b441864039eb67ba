# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Pictures of layouts."""

from .values import svg


class Drawing:
    """An SVG document; a notebook shows it."""

    def __init__(self, document):
        self.svg = document

    def _repr_svg_(self):
        return self.svg

    def save(self, path):
        with open(path, "w", encoding="utf-8") as file:
            file.write(self.svg)


def draw(layout, other=None, where=""):
    """A layout as a grid of its offsets; with `other` both, and where they differ. `where`: "M=8, N=4"."""
    return Drawing(svg([layout] if other is None else [layout, other], where))
