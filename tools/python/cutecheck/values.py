# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Layouts, swizzles and composed layouts as Python values.

Shapes, strides and coordinates are integers and nested tuples. A leaf that is no integer, as in the notation, is a
string: "M", "?{div=8}", "1@0". None is `_`. (4,) and 4 are two different shapes.
"""

import difflib
import functools
import inspect

from . import _native


class Error(ValueError):
    """A refusal: `rule` is its label in docs/reference/spec.md, `witness` the coordinates that break the rule, `hint` how what
    was meant is written, where that is known; of operands without a result, both values and the nearest call that works."""

    def __init__(self, text, code, rule, message, witness, position, hint=""):
        super().__init__(text)
        self.code, self.rule, self.message, self._hint = code, rule, message, hint
        self.witness, self.position = tuple(witness), position
        self._refused = None

    @property
    def hint(self):
        # Found when it is asked for: the nearest call is proved before it is offered, and most refusals are not read.
        if self._refused is not None:
            found = _native.hint_of_refused(self._refused, self.code)
            steps = f'cutecheck.explain("{self._refused}") has the steps'
            self._hint = found.replace("cutecheck explain has the steps", steps) or self._hint
            self._refused = None
        return self._hint

    def __str__(self):
        return f"{self.args[0]}\nhint: {self.hint}" if self.hint else self.args[0]


def text(value):
    """`value` in the notation."""
    if value is None:
        return "_"
    if isinstance(value, bool):
        raise TypeError("a truth value is no layout and no integer")
    if isinstance(value, (int, str)):
        return str(value)
    if isinstance(value, (tuple, list)):
        modes = [text(mode) for mode in value]
        # A tuple that holds layouts is a tiler.
        if any(holds_layout(mode) for mode in value):
            return "[" + ";".join(modes) + "]"
        return "(" + ",".join(modes) + ")"
    if isinstance(value, (Layout, Swizzle, ComposedLayout)):
        return str(value)
    if hasattr(value, "__index__") and not _is_like_layout(value):
        return str(value.__index__())
    if _is_like_layout(value):
        shape, stride = _shape_and_stride(value)
        return f"{text(shape)}:{text(stride)}"
    raise TypeError(f"{type(value).__name__} is nothing that layouts are made of")


def _is_like_layout(value):
    """Whether it has a shape and strides: a layout of pycute or of the CuTe DSL, a tensor, an array."""
    return hasattr(value, "shape") and (hasattr(value, "stride") or (hasattr(value, "strides") and hasattr(value, "itemsize")))


def _shape_and_stride(value):
    shape = value.shape() if callable(value.shape) else value.shape
    if hasattr(value, "stride"):
        stride = value.stride() if callable(value.stride) else value.stride
        return shape, stride
    # numpy counts bytes.
    if any(step % value.itemsize for step in value.strides):
        raise TypeError("the strides of this array are no whole elements")
    return shape, tuple(step // value.itemsize for step in value.strides)


def holds_layout(value):
    if isinstance(value, (tuple, list)):
        return any(holds_layout(mode) for mode in value)
    return isinstance(value, Layout) or (not isinstance(value, (int, str)) and _is_like_layout(value))


def lifted(answer, asked=None):
    """What the compiled half answered, as a value; raises Error where it refused, of the text `asked` where that is known."""
    kind, made = answer
    if kind == "error":
        error = Error(*made)
        if not made[6] and made[1] in ("kNotComposable", "kNotDivisible", "kNoComplement"):
            error._refused = asked
        raise error
    if kind == "layout":
        return Layout._of(*made)
    if kind == "swizzle":
        return Swizzle._of(*made)
    if kind == "composed":
        return ComposedLayout._of(*(lifted(made[0]), made[1], lifted(made[2])))
    if kind == "tuple":
        return tuple(lifted(one) for one in made)
    return made


def apply(operation, *arguments, strict=False):
    """One operation of docs/reference/spec.md by its name."""
    texts = [text(argument) for argument in arguments]
    if not isinstance(strict, bool):
        raise TypeError(f"strict is True or False, not {text(strict)}; a layout of shape and stride is Layout(shape, stride)")
    return lifted(_native.call(operation, texts, strict), f"{operation}({', '.join(texts)})")


def evaluate(expression, strict=False):
    """An expression of the notation: evaluate("(6,2):(1,7) o 3:2")."""
    return lifted(_native.evaluate(expression, strict), expression)


def premises(where):
    """Premises as one text: a list or tuple of them, or a text that joins them by commas."""
    if isinstance(where, str):
        return where
    if not isinstance(where, (list, tuple)) or not all(isinstance(one, str) for one in where):
        raise TypeError(f"a premise is a text, such as 'M > 0', not {text(where)}; a claim of a layout is one text: "
                        'prove(f"injective({layout})")')
    return ", ".join(where)


def keywords(function):
    """The function, which answers a keyword that it does not have with the nearest that it has."""

    @functools.wraps(function)
    def called(*arguments, **named):
        names = [name for name, one in inspect.signature(function).parameters.items() if one.kind is not one.VAR_POSITIONAL]
        for name in named:
            if name not in names:
                if function.__name__ == "draw" and name in ("svg", "file", "filename", "output", "path", "save"):
                    raise TypeError(f"draw() has no keyword {name!r}: a picture is drawn, then saved: "
                                    'draw(layout).save("picture.svg")')
                near = ["wanted"] if name == "for_" and "wanted" in names else difflib.get_close_matches(name, names, 1)
                raise TypeError(f"{function.__name__}() has no keyword {name!r}" +
                                (f", did you mean {near[0]!r}?" if near else f"; it has {', '.join(names)}"))
        return function(*arguments, **named)

    return called


_pictures = 0


def svg(request, premises=""):
    """The picture that a request asks for, as SVG; its fields are those of tools/draw/request.h."""
    # Pictures on one page must not share the identifiers inside them.
    global _pictures
    _pictures += 1
    return lifted(_native.draw(request, premises, f"picture{_pictures}"))


class _Drawn:
    """What has a shape: drawn in a notebook, compared as it is written."""

    __slots__ = ()

    def __eq__(self, other):
        # A text would be unequal to every layout, in silence.
        if isinstance(other, str):
            raise TypeError(f"a {type(self).__name__} is compared with one, not with a text: == cutecheck.evaluate({other!r}), "
                            f"or str(layout) == {other!r}")
        return type(self) is type(other) and self._key() == other._key()

    def __hash__(self):
        return hash(self._key())

    def __repr__(self):
        return str(self)

    def _repr_svg_(self):
        """The picture that a notebook shows; nothing where it cannot be drawn (symbols, too many cells)."""
        try:
            return svg({"expressions": [text(self)]})
        except Error:
            return None

    def __call__(self, *coordinate):
        """The offset of a coordinate, or of a linear index; with None in it, the slice."""
        whole = coordinate[0] if len(coordinate) == 1 else coordinate
        if "_" in text(whole):
            return apply("slice", whole, self)
        return apply("composed_call" if isinstance(self, ComposedLayout) else "call", self, whole)

    def __matmul__(self, other):
        raise TypeError("layouts have no operator @: composition(A, B) is A after B")

    def size(self):
        return apply("size", self)

    def cosize(self):
        return apply("cosize", self)


class Layout(_Drawn):
    """Layout(shape, stride): without a stride the compact column-major one.

    Layout("(4,8):(8,1)") reads the notation and what CuTe C++ and the CuTe DSL print. Layout(other) takes whatever has
    a shape and a stride. layout(0, 1) is the offset of a coordinate, layout[0] a mode, layout[0, 1] mode 1 of mode 0.
    """

    __slots__ = ("shape", "stride")

    def __init__(self, shape, stride=None):
        if stride is None and isinstance(shape, str):
            made = evaluate(shape)
            if isinstance(made, (ComposedLayout, Swizzle)):
                raise TypeError(f"{shape!r} is a {type(made).__name__}, not a plain layout; evaluate({shape!r}) returns it")
            if not isinstance(made, Layout):
                made = apply("make_layout", shape)
        elif stride is None and not isinstance(shape, (int, tuple, list)) and _is_like_layout(shape):
            made = evaluate(text(shape))
        else:
            made = apply("make_layout", *((shape,) if stride is None else (shape, stride)))
        self.shape, self.stride = made.shape, made.stride

    @classmethod
    def _of(cls, shape, stride):
        layout = cls.__new__(cls)
        layout.shape, layout.stride = shape, stride
        return layout

    def _key(self):
        return (self.shape, self.stride)

    def __str__(self):
        return f"{text(self.shape)}:{text(self.stride)}"

    def __len__(self):
        return len(self.shape) if isinstance(self.shape, tuple) else 1

    def __getitem__(self, mode):
        """A mode; layout[0, 1] is mode 1 of mode 0, layout[1:] the layout of the modes from 1 on."""
        if isinstance(mode, tuple):
            inner = self
            for one in mode:
                if not isinstance(inner.shape, tuple):
                    raise IndexError(f"{self}[{', '.join(map(str, mode))}] goes into a mode without modes; "
                                     f"the offset of a coordinate is layout({', '.join(map(str, mode))})")
                inner = inner[one]
            return inner
        if isinstance(mode, slice):
            if not isinstance(self.shape, tuple):
                raise IndexError(f"{self} has no modes to slice")
            return Layout._of(self.shape[mode], self.stride[mode])
        if not hasattr(mode, "__index__"):
            raise TypeError(f"layout[{mode!r}]: a mode is an integer; the slice of a coordinate is layout(None, 2)")
        mode = mode.__index__()
        if not -len(self) <= mode < len(self):
            raise IndexError(f"mode {mode} of a layout of rank {len(self)}")
        if not isinstance(self.shape, tuple):
            return self
        return Layout._of(self.shape[mode], self.stride[mode])


class Swizzle(_Drawn):
    """Swizzle(bits, base, shift): S<bits,base,shift>, a function of offsets."""

    __slots__ = ("bits", "base", "shift")

    def __init__(self, bits, base, shift):
        made = evaluate(f"S<{bits},{base},{shift}>")
        self.bits, self.base, self.shift = made.bits, made.base, made.shift

    @classmethod
    def _of(cls, bits, base, shift):
        swizzle = cls.__new__(cls)
        swizzle.bits, swizzle.base, swizzle.shift = bits, base, shift
        return swizzle

    def _key(self):
        return (self.bits, self.base, self.shift)

    def __str__(self):
        return f"S<{self.bits},{self.base},{self.shift}>"

    def __call__(self, offset):
        if holds_layout(offset):
            raise TypeError(f"a swizzle is a function of offsets; with a layout it is "
                            f"make_composed_layout(Swizzle({self.bits}, {self.base}, {self.shift}), 0, layout)")
        return apply("swizzle_apply", self, offset)

    def size(self):
        return apply("swizzle_size", self)

    def cosize(self):
        return apply("swizzle_cosize", self)


class ComposedLayout(_Drawn):
    """ComposedLayout(swizzle, offset, layout): the function c -> swizzle(offset + layout(c))."""

    __slots__ = ("swizzle", "offset", "layout")

    def __init__(self, swizzle, offset, layout):
        made = apply("make_composed_layout", swizzle, offset, layout)
        self.swizzle, self.offset, self.layout = made.swizzle, made.offset, made.layout

    @classmethod
    def _of(cls, swizzle, offset, layout):
        composed = cls.__new__(cls)
        composed.swizzle, composed.offset, composed.layout = swizzle, offset, layout
        return composed

    def _key(self):
        return (self.swizzle, self.offset, self.layout)

    def __str__(self):
        return f"{self.swizzle} o {text(self.offset)} o {self.layout}"

    @property
    def shape(self):
        return self.layout.shape
