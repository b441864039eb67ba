# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes cutecheck/__init__.pyi from the table of operations; tests/test_stubs.py compares it.

PYTHONPATH=build/release/python python3 tools/python/stubs.py > tools/python/cutecheck/__init__.pyi
"""

import keyword
import re
import sys

HEAD = '''# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Written by tools/python/stubs.py; a test compares it.
from typing import Any, Optional, Sequence, Tuple, Union

from .conformance import Conformance as Conformance, Failure as Failure, conform as conform
from .drawing import Drawing as Drawing, draw as draw
from .memory import Descriptor as Descriptor, decode_descriptor as decode_descriptor, descriptor as descriptor
from .program import explain as explain, prove_kernel as prove_kernel, smem as smem, validate as validate
from .values import (
    ComposedLayout as ComposedLayout,
    Error as Error,
    Layout as Layout,
    Swizzle as Swizzle,
    apply as apply,
    evaluate as evaluate,
)
from .verdict import Derivation as Derivation, Facts as Facts, Verdict as Verdict, Witness as Witness
from .verdict import check as check, prove as prove

__version__: str

# Integers, nested tuples, None for _, and text for a leaf that is no integer.
IntTuple = Union[int, str, None, Tuple[Any, ...]]
# Also whatever has a shape and a stride.
LayoutLike = Union[Layout, ComposedLayout, str, Any]

def make_layout(shape: IntTuple, stride: IntTuple = ...) -> Layout: ...
def make_shape(*modes: IntTuple) -> Tuple[Any, ...]: ...
def make_stride(*modes: IntTuple) -> Tuple[Any, ...]: ...
def make_coord(*modes: IntTuple) -> Tuple[Any, ...]: ...
def make_tile(*modes: Any) -> Tuple[Any, ...]: ...
def composition(lhs: LayoutLike, rhs: Any, strict: bool = ...) -> Any: ...
def coalesce(layout: LayoutLike, target_profile: IntTuple = ...) -> Layout: ...
def complement(layout: LayoutLike, cotarget: Optional[IntTuple] = ...) -> Layout: ...
def make_ordered_layout(shape: IntTuple, order: IntTuple) -> Layout: ...
def size(layout: LayoutLike, mode: Any = ...) -> int: ...
def make_swizzle(bits: int, base: int, shift: int) -> Swizzle: ...
def make_composed_layout(inner: Swizzle, offset: int, outer: LayoutLike) -> ComposedLayout: ...
'''

RESULTS = {"layout": "Layout", "composed layout": "ComposedLayout", "swizzle": "Swizzle", "integer": "int", "boolean": "bool"}


def stub():
    """The text of the stub, for the operations of the compiled module."""
    from cutecheck import _native

    done = set(re.findall(r"def (\w+)\(", HEAD))
    text = HEAD
    for name, signature in _native.operations():
        if name in done or keyword.iskeyword(name):
            continue
        result = RESULTS.get(signature.rpartition(" -> ")[2], "Any")
        text += f"def {name}(*arguments: Any) -> {result}: ...\n"
    return text


if __name__ == "__main__":
    sys.path.pop(0)  # the package beside this file is not built
    print(stub(), end="")
