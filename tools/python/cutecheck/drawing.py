# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Pictures of layouts, banks, atoms, tiles and claims."""

from .values import svg, text


class Drawing:
    """An SVG document; a notebook shows it."""

    def __init__(self, document):
        self.svg = document

    def _repr_svg_(self):
        return self.svg

    def save(self, path):
        """Writes the document, which needs no other file."""
        with open(path, "w", encoding="utf-8") as file:
            file.write(self.svg)


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

    `numbers` gives symbols values, "M=8, N=4"; without a claim `where` does the same.
    """
    request = {"bindings": numbers if claim is not None or numbers else where}
    if layout is not None:
        request["expressions"] = [text(one) for one in (layout, other) if one is not None]
    given = {"claim": claim, "atom": atom, "operand": operand, "shared": shared, "tensor_memory": tensor_memory}
    given.update(element=element, bits=bits, columns=columns)
    if tile is not None:
        given["tile"] = text(tile)
    if banks is not None:
        given["banks"] = str(banks)
    request.update((name, value) for name, value in given.items() if value is not None)
    return Drawing(svg(request, where if claim is not None else ""))
