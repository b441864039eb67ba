# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Pictures of layouts, banks, atoms, tiles and claims."""

import os
import shutil
import subprocess

from .values import keywords, premises, svg, text


class Drawing:
    """An SVG document; a notebook shows it."""

    def __init__(self, document):
        self.svg = document

    def _repr_svg_(self):
        return self.svg

    def __getattr__(self, name):
        if name in ("show", "display", "plot", "view"):
            raise AttributeError(f'a notebook shows a drawing as it is, without {name}(); elsewhere save("picture.svg") writes it')
        if name in ("write", "savefig", "to_file", "export"):
            raise AttributeError(f'a drawing has no {name}(); save("picture.svg") writes it, or .png, .pdf')
        raise AttributeError(f"'Drawing' object has no attribute '{name}'")

    def save(self, path):
        """Writes the document, which needs no other file; or, by the ending .png or .pdf, what librsvg's rsvg-convert
        makes of it."""
        ending = os.path.splitext(os.fspath(path))[1].lower()
        if ending in (".png", ".pdf"):
            program = shutil.which("rsvg-convert")
            if program is None:
                raise RuntimeError("rsvg-convert is not installed, which writes PNG and PDF (Debian: librsvg2-bin)")
            command = [program, "--format", ending[1:], "--output", os.fspath(path)]
            command += ["--zoom", "2"] if ending == ".png" else []
            subprocess.run(command, input=self.svg.encode(), check=True)
            return
        with open(path, "w", encoding="utf-8") as file:
            file.write(self.svg)


@keywords
def draw(
    layout=None,
    other=None,
    where="",
    *,
    tile=None,
    banks=None,
    element=None,
    claim=None,
    numbers="",
    atom=None,
    operand=None,
    shared=None,
    bits=None,
    tensor_memory=None,
    columns=None,
    slice=None,
    zoom=None,
    title=None,
    colour_by=None,
    every_cell=False,
    narrow=False,
):
    """A picture, of one of these:

    draw(layout)                     a grid of its offsets; of a divide in text, "zipped_divide(L, <4,2>)", its tiles
    draw(layout, other)              both, and where they differ
    draw(layout, tile=(8, 8))        (thread, value) -> index in the tile: the owner of each element
    draw(layout, banks="ldmatrix", element=2)   lane -> offset in elements of 2 bytes: the banks of shared memory
    draw(claim="A == B")             the coordinates that refute it; `where` has its premises
    draw(atom="SM80_16x8x16_F32F16F16F32_TN", operand="C")    the operands of an atom
    draw(shared="K_SW128", bits=16)  a canonical tile of shared memory
    draw(tensor_memory="F", columns=32)   an accumulator of tcgen05.mma
    draw(layout, slice="(2,_)")      the elements of a slice, in the layout

    A large picture is summarised in blocks: zoom="0:16,32:48" shows these rows and columns, every_cell=True all. narrow=True puts
    panels below each other, for a page as narrow as a phone.
    colour_by="offset / 8 % 4" gives each cell the colour of a number; row, column, offset, thread and value are its own.

    `numbers` gives symbols values, "M=8, N=4"; without a claim `where` does the same.
    """
    where = premises(where)
    if isinstance(other, (str, os.PathLike)) and os.path.splitext(os.fspath(other))[1].lower() in (".svg", ".png", ".pdf"):
        raise TypeError(f'a picture is drawn, then saved: draw(layout).save("{os.fspath(other)}")')
    request = {"bindings": numbers if claim is not None or numbers else where}
    if layout is not None:
        request["expressions"] = [text(one) for one in (layout, other) if one is not None]
    given = {"claim": claim, "atom": atom, "operand": operand, "shared": shared, "tensor_memory": tensor_memory}
    given.update(element=element, bits=bits, columns=columns, zoom=zoom, title=title, colour_by=colour_by, every_cell=every_cell or None)
    given["narrow"] = narrow or None
    if slice is not None:
        given["slice"] = text(slice)
    if tile is not None:
        given["tile"] = text(tile)
    if banks is not None:
        given["banks"] = str(banks)
    request.update((name, value) for name, value in given.items() if value is not None)
    return Drawing(svg(request, where if claim is not None else ""))
