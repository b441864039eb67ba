# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""pycute, the layout algebra in Python that CUTLASS carries, as a subject of `cutecheck conform`.

    cutecheck conform --subject 'python3 tools/adapters/pycute.py PATH'

PATH is the folder that holds your own copy of the package `pycute` (in CUTLASS: python/). Only the translation of
requests is here; a failed assertion of pycute counts as a refusal.
"""

import importlib
import sys

from batch import Unsupported, parse_layout, parse_tuple, serve, show


def load(path):
    sys.path.insert(0, path)
    # This file has the package's name and stands before it on the path.
    own = sys.path.index(__file__.rsplit("/", 1)[0]) if __file__.rsplit("/", 1)[0] in sys.path else None
    saved = sys.path[:]
    if own is not None:
        del sys.path[own]
    package = importlib.import_module("pycute")
    sys.path[:] = saved
    return package


def operations(pycute):
    def layout(text):
        # A shape alone and a text with strides are read by the notation, so that both mean what the request says.
        return pycute.Layout(*parse_layout(text))

    def text(value):
        if isinstance(value, pycute.Layout):
            return show(value.shape) + ":" + show(value.stride)
        return show(value)

    def number(argument):
        value = parse_tuple(argument)
        if isinstance(value, tuple):
            raise Unsupported("an integer is wanted")
        return value

    def of_layouts(name):
        operation = getattr(pycute, name)
        return lambda *texts: text(operation(*map(layout, texts)))

    def complement(a, cotarget=None):
        return text(pycute.complement(layout(a), number(cotarget)) if cotarget else pycute.complement(layout(a)))

    def crd2idx(coordinate, a, *stride):
        if stride:
            raise Unsupported("a layout is wanted")
        whole = layout(a)
        return text(pycute.crd2idx(parse_tuple(coordinate), whole.shape, whole.stride))

    def idx2crd(index, shape, *stride):
        if stride or ":" in shape:
            raise Unsupported("an index and a shape are wanted")
        return text(pycute.idx2crd(number(index), parse_tuple(shape)))

    named = ("size", "cosize", "coalesce", "filter", "composition", "right_inverse", "left_inverse",
             "logical_divide", "zipped_divide", "logical_product")
    return {name: of_layouts(name) for name in named} | {
        "complement": complement, "crd2idx": crd2idx, "idx2crd": idx2crd}


def main():
    if len(sys.argv) != 2:
        sys.exit("usage: pycute.py PATH (the folder that holds the package pycute)")
    serve(operations(load(sys.argv[1])), "pycute", "of " + sys.argv[1])


if __name__ == "__main__":
    main()
