# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""cutecheck: exact layout algebra, claims about layouts, and what holds of them.

Each operation of docs/reference/spec.md is a function of this module under its name, with names as in CuTe:
composition, complement, coalesce, logical_divide, ... It returns the right value or raises Error, whose `rule` is a
label of that document. docs/user/python.md is an introduction.
"""

from . import _native
from .conformance import Conformance, Failure, conform
from .drawing import Drawing, draw
from .memory import Descriptor, decode_descriptor, descriptor
from .program import explain, prove_kernel, smem, validate
from .values import ComposedLayout, Error, Layout, Swizzle, apply, evaluate, keywords
from .verdict import Derivation, Facts, Verdict, Witness, check, prove

__version__ = _native.version
# Operations that Python has a function of that name for are used as cutecheck.max, and not imported by *.
__all__ = ["ComposedLayout", "Derivation", "Error", "Facts", "Layout", "Swizzle", "Verdict", "Witness", "apply"]
__all__ += ["check", "draw", "Drawing", "evaluate", "prove", "Descriptor", "descriptor", "decode_descriptor"]
__all__ += ["explain", "smem", "validate", "make_shape", "make_stride", "make_coord", "make_tile"]
__all__ += ["conform", "Conformance", "Failure", "prove_kernel"]


def _operation(name, signature):
    def operation(*arguments):
        return apply(name, *arguments)

    operation.__name__ = operation.__qualname__ = name
    operation.__doc__ = f"{name}({signature.replace(' -> ', ') -> ')}; docs/reference/spec.md says what it means."
    return operation


def _add_operations():
    import builtins

    for name, signature in _native.operations():
        globals()[name] = _operation(name, signature)
        if not hasattr(builtins, name):
            __all__.append(name)


_add_operations()


# Those that CuTe's Python calls with a keyword.
@keywords
def make_layout(shape, stride=None):
    """The layout of a shape; without a stride the compact column-major one."""
    return Layout(shape, stride)


def make_shape(*modes):
    """A shape, a tuple of its modes: make_shape(8) is (8,), as CuTe's Shape<_8>."""
    return tuple(modes)


def make_stride(*modes):
    """A stride, a tuple of its modes."""
    return tuple(modes)


def make_coord(*modes):
    """A coordinate, a tuple of its modes; None keeps a mode."""
    return tuple(modes)


def make_tile(*modes):
    """A tiler by mode: an integer n is the layout n:1, a layout is itself, None keeps the mode."""
    return tuple(mode if mode is None or not isinstance(mode, int) else Layout(mode) for mode in modes)


def composition(lhs, rhs, strict=False):
    """c -> lhs(rhs(c)). With `strict`, rhs may not leave the domain of lhs."""
    return apply("composition", lhs, rhs, strict=strict)


def coalesce(layout, target_profile=None):
    """As few modes as the function has, within each mode of a profile where one is given."""
    return apply("coalesce", layout) if target_profile is None else apply("coalesce", layout, target_profile)


def complement(layout, cotarget=None):
    """What covers, with the layout, [0, cotarget)."""
    return apply("complement", layout) if cotarget is None else apply("complement", layout, cotarget)


@keywords
def make_ordered_layout(shape, order):
    """The compact layout whose modes are traversed in that order, the least first."""
    return apply("make_ordered_layout", shape, order)


@keywords
def size(layout, mode=None):
    """The number of coordinates; with mode=[0, 1] that of mode 1 of mode 0."""
    if mode is not None and isinstance(layout, str):
        layout = evaluate(layout)
    for one in [] if mode is None else [mode] if isinstance(mode, int) else mode:
        layout = layout[one]
    return apply("size", layout)


def make_swizzle(bits, base, shift):
    """S<bits,base,shift>."""
    return Swizzle(bits, base, shift)


def make_composed_layout(inner, offset, outer):
    """c -> inner(offset + outer(c))."""
    return ComposedLayout(inner, offset, outer)


def __getattr__(name):
    import difflib

    for predicate, arguments in _native.predicates():
        if name in (predicate, "is_" + predicate):
            rest = ", ..." if "," in arguments else ""
            raise AttributeError(f'{predicate}({arguments}) is a claim: cutecheck.prove(f"{predicate}({{layout}}{rest})")')
    near = {"eval": ["evaluate"]}.get(name) or difflib.get_close_matches(name, globals(), 1)
    raise AttributeError(f"module 'cutecheck' has no attribute '{name}'" + (f", did you mean '{near[0]}'?" if near else ""))
