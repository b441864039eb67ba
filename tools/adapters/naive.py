# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A deliberately naive layout algebra, to try `cutecheck conform` on.

    cutecheck conform --subject 'python3 tools/adapters/naive.py'
    cutecheck conform --subject 'python3 tools/adapters/naive.py --fault=carry'

Every operation builds the textbook's answer and then evaluates it at every coordinate: what is not right is refused.
So without a fault it is never wrong, only slow, and it refuses more than it must. Each fault is one that a real
implementation has had:

    carry      composition distributes over the modes of the right operand, although their sum carries across modes
               of the left one
    weak       composition steps into a mode with a stride that does not divide it, as if it did
    truncate   composition cuts an extent that the left modes do not divide, and loses elements
    broadcast  composition with stride 0 answers 1:0, and loses the extent
    stride0    coalesce folds a mode of stride 0 into its neighbour
    size0      complement of a layout that overlaps itself answers modes of size 0
"""

import argparse

from batch import Refusal, Unsupported, flatten, parse_layout, parse_tuple, serve, show, show_layout

FAULTS = ("carry", "weak", "truncate", "broadcast", "stride0", "size0")
fault = None


def size_of(shape):
    product = 1
    for extent in flatten(shape):
        product *= extent
    return product


def at(layout, index):
    """The offset at a linear index; the last mode is not bounded."""
    shape, stride = flatten(layout[0]), flatten(layout[1])
    sign = -1 if index < 0 else 1
    index, offset = abs(index), 0
    for i, (s, d) in enumerate(zip(shape, stride)):
        digit = index if i == len(shape) - 1 else index % s
        offset += digit * d
        index //= s
    return sign * offset


def small(layout):
    if size_of(layout[0]) > 20000:
        raise Refusal("too large for an implementation that enumerates")
    return layout


def of_modes(modes):
    """The layout of these (extent, stride) pairs."""
    if not modes:
        return (1, 0)
    if len(modes) == 1:
        return modes[0]
    return (tuple(s for s, _ in modes), tuple(d for _, d in modes))


def coalesce(layout):
    modes = []
    for s, d in zip(flatten(layout[0]), flatten(layout[1])):
        if s == 1:
            continue
        if modes and modes[-1][0] * modes[-1][1] == d:
            modes[-1] = (modes[-1][0] * s, modes[-1][1])
        elif fault == "stride0" and modes and d == 0:
            modes[-1] = (modes[-1][0] * s, modes[-1][1])
        else:
            modes.append((s, d))
    return of_modes(modes)


def extended(layout):
    """Merges what merges, and keeps the last mode's step beyond the end."""
    modes = []
    pairs = list(zip(flatten(layout[0]), flatten(layout[1])))
    for i, (s, d) in enumerate(pairs):
        if s == 1 and i < len(pairs) - 1:
            continue
        if modes and modes[-1][0] * modes[-1][1] == d:
            modes[-1] = (modes[-1][0] * s, modes[-1][1])
        else:
            modes.append((s, d))
    return modes


def compose_leaf(a, s, d):
    """A o s:d for one extent and stride, as a list of modes."""
    if s == 1:
        return [(1, 0)]
    if d == 0:
        return [(1, 0)] if fault == "broadcast" else [(s, 0)]
    if d < 0:
        raise Refusal("a negative stride")
    modes, rest, step = [], s, d
    for i, (extent, stride) in enumerate(a):
        if i == len(a) - 1:
            modes.append((rest, step * stride))
            rest = 1
            break
        if step >= extent:
            if step % extent != 0:
                raise Refusal("the stride does not divide a mode")
            step //= extent
            continue
        if extent % step != 0 and fault != "weak":
            raise Refusal("the stride does not divide a mode")
        take = min(rest, -(-extent // step))
        if rest % take != 0:
            if fault != "truncate":
                raise Refusal("the extent does not divide")
        modes.append((take, step * stride))
        rest, step = rest // take, 1
        if rest == 1:
            break
    modes = [(s, d) for s, d in modes if s != 1]
    return modes or [(1, 0)]


def composition(left, right):
    a = extended(small(left))
    small(right)

    def tree(shape, stride):
        if isinstance(shape, tuple):
            parts = [tree(s, d) for s, d in zip(shape, stride)]
            return (tuple(s for s, _ in parts), tuple(d for _, d in parts))
        return of_modes(compose_leaf(a, shape, stride))

    result = tree(*right)
    if fault == "carry":
        # Each mode alone is right; that their sum is so too is not looked at.
        for s, d in zip(flatten(right[0]), flatten(right[1])):
            mode = of_modes(compose_leaf(a, s, d))
            if size_of(mode[0]) != s or any(at(mode, i) != at(left, d * i) for i in range(s)):
                raise Refusal("no layout of the form")
        return result
    if fault in ("truncate", "broadcast") and size_of(result[0]) != size_of(right[0]):
        return result
    if size_of(result[0]) != size_of(right[0]):
        raise Refusal("no layout of the form")
    if fault != "weak" and any(at(result, i) != at(left, at(right, i)) for i in range(size_of(right[0]))):
        raise Refusal("no layout of the form")
    return result


def complement(layout, cotarget):
    modes, current = [], 1
    pairs = sorted((d, s) for s, d in zip(flatten(layout[0]), flatten(layout[1])) if s != 1 and d != 0)
    if pairs and pairs[0][0] < 0:
        raise Refusal("a negative stride")
    for d, s in pairs:
        if d < current or d % current != 0:
            if fault != "size0":
                raise Refusal("the layout overlaps itself or leaves a gap that is no mode")
        if d != current:
            modes.append((d // current, current))
        current = d * s
    rest = -(-cotarget // current)
    if rest > 1:
        modes.append((rest, current))
    return of_modes([mode for mode in modes if mode[0] != 1])


def right_inverse(layout):
    small(layout)
    steps, step = [], 1
    for s, d in zip(*map(flatten, coalesce(layout))):
        steps.append((d, s, step))
        step *= s
    found, current = [], 1
    for d, s, step in sorted(steps):
        if d == current and s > 1:
            found.append((s, step))
            current *= s
    return coalesce(of_modes(found))


def left_inverse(layout):
    """Refused unless the layout has all offsets below its size: then the right inverse is the left one."""
    inverse = right_inverse(layout)
    if size_of(inverse[0]) != size_of(layout[0]):
        raise Refusal("not a bijection onto [0, size)")
    return inverse


def filter_layout(layout):
    return coalesce(of_modes([(s, d) for s, d in zip(flatten(layout[0]), flatten(layout[1])) if s != 1 and d != 0]))


def logical_divide(layout, tiler):
    rest = complement(tiler, size_of(layout[0]))
    both = ((tiler[0], rest[0]), (tiler[1], rest[1]))
    return composition(layout, both)


def logical_product(block, tiler):
    if any(d < 0 for d in flatten(tiler[1])):
        raise Refusal("a negative stride")
    cosize = 1 + sum((s - 1) * d for s, d in zip(flatten(tiler[0]), flatten(tiler[1])))
    copies = composition(complement(block, size_of(block[0]) * cosize), tiler)
    return ((block[0], copies[0]), (block[1], copies[1]))


def cosize(layout):
    return 1 + sum((s - 1) * abs(d) for s, d in zip(flatten(layout[0]), flatten(layout[1])))


def crd2idx(coordinate, shape, stride):
    if isinstance(coordinate, tuple):
        if not isinstance(shape, tuple) or len(coordinate) != len(shape):
            raise Refusal("the coordinate does not pair with the shape")
        return sum(crd2idx(c, s, d) for c, s, d in zip(coordinate, shape, stride))
    return at((shape, stride), coordinate)


def idx2crd(index, shape, last=True):
    if isinstance(shape, tuple):
        digits = []
        for i, mode in enumerate(shape):
            end = i == len(shape) - 1
            digits.append(idx2crd(index if end else index % size_of(mode), mode, last and end))
            index //= size_of(mode)
        return tuple(digits)
    return index if last else index % shape


def number(text):
    value = parse_tuple(text)
    if isinstance(value, tuple):
        raise Refusal("an integer is wanted")
    return value


def of_layouts(operation):
    return lambda *texts: show_layout(operation(*map(parse_layout, texts)))


def complement_of(text, cotarget=None):
    layout = parse_layout(text)
    return show_layout(complement(layout, number(cotarget) if cotarget else cosize(filter_layout(layout))))


def idx2crd_of(index, shape, *stride):
    index_of = parse_tuple(index)
    if stride or isinstance(index_of, tuple) or ":" in shape:
        raise Unsupported("an index and a shape are wanted")
    if index_of < 0:
        raise Refusal("a negative index")
    return show(idx2crd(number(index), parse_tuple(shape)))


def crd2idx_of(coordinate, layout, *stride):
    if stride:
        raise Unsupported("a layout is wanted")
    layout = parse_layout(layout)
    return str(crd2idx(parse_tuple(coordinate), *layout))


OPERATIONS = {
    "size": lambda a: str(size_of(parse_layout(a)[0])),
    "cosize": lambda a: str(cosize(parse_layout(a))),
    "crd2idx": crd2idx_of,
    "idx2crd": idx2crd_of,
    "coalesce": of_layouts(coalesce),
    "filter": of_layouts(filter_layout),
    "composition": of_layouts(composition),
    "complement": complement_of,
    "logical_divide": of_layouts(logical_divide),
    "logical_product": of_layouts(logical_product),
    "right_inverse": of_layouts(right_inverse),
    "left_inverse": of_layouts(left_inverse),
    "parse_layout": of_layouts(lambda a: a),
}


def main():
    global fault
    parser = argparse.ArgumentParser(description="a deliberately naive layout algebra, in the batch form")
    parser.add_argument("--fault", choices=FAULTS)
    fault = parser.parse_args().fault
    serve(OPERATIONS, "naive", "1" if fault is None else f"1 with the fault {fault}")


if __name__ == "__main__":
    main()
