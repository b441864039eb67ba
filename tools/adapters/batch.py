# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The batch form for subjects in Python: the notation, and the loop that answers requests.

A layout is a pair (shape, stride) of congruent trees of integers and tuples. Only what the adapters need is here:
integers, tuples and layouts. A request that holds anything else (swizzles, `_`, unknown leaves, tilers) is answered
kUnknownOperation: the operation is not there for such arguments, and `cutecheck conform` does not count it.
"""

import json
import sys


class Refusal(Exception):
    """Raised by an operation that has no answer; the message becomes that of the error."""


class Unsupported(Refusal):
    """Raised for arguments that the subject has no notion of."""


def parse_tree(text, at):
    """Reads an integer or a parenthesised tuple at `at`; returns it and where it ends."""
    while at < len(text) and text[at] == " ":
        at += 1
    if at < len(text) and text[at] == "(":
        modes = []
        at += 1
        while True:
            mode, at = parse_tree(text, at)
            modes.append(mode)
            while at < len(text) and text[at] == " ":
                at += 1
            if at < len(text) and text[at] == ",":
                at += 1
            elif at < len(text) and text[at] == ")":
                return tuple(modes), at + 1
            else:
                raise Refusal(f"expected , or ) at byte {at}")
    end = at + 1 if text[at : at + 1] == "-" else at
    while end < len(text) and text[end].isdigit():
        end += 1
    if end == at or text[at:end] == "-":
        raise Refusal(f"expected an integer at byte {at}")
    return int(text[at:end]), end


def parse_tuple(text):
    if any(c in text for c in "S<>[]{}?_@;%*+/"):
        raise Unsupported("only integers, tuples and layouts are read")
    tree, end = parse_tree(text, 0)
    if text[end:].strip():
        raise Refusal(f"unexpected text at byte {end}")
    return tree


def parse_layout(text):
    """shape:stride, or a shape alone for its compact layout, leftmost fastest, size-1 extents with stride 0."""
    shape, colon, stride = text.partition(":")
    shape = parse_tuple(shape)
    return (shape, parse_tuple(stride) if colon else compact(shape, 1)[0])


def compact(shape, current):
    if isinstance(shape, tuple):
        strides = []
        for mode in shape:
            stride, current = compact(mode, current)
            strides.append(stride)
        return tuple(strides), current
    return (0 if shape == 1 else current), current * shape


def show(tree):
    if isinstance(tree, tuple):
        return "(" + ",".join(show(mode) for mode in tree) + ")"
    return str(tree)


def show_layout(layout):
    return show(layout[0]) + ":" + show(layout[1])


def flatten(tree):
    if not isinstance(tree, tuple):
        return [tree]
    return [leaf for mode in tree for leaf in flatten(mode)]


def answer(operations, program, version, line):
    try:
        request = json.loads(line)
    except ValueError:
        return {"error": {"code": "kBadRequest", "message": "not JSON"}}
    reply = {"id": request["id"]} if "id" in request else {}
    name = request.get("op")
    if name == "describe":
        listed = [{"name": name} for name in sorted(operations)]
        return reply | {"result": {"protocol": 1, "program": program, "version": version, "operations": listed}}
    if name not in operations:
        return reply | {"error": {"code": "kUnknownOperation", "message": f"no operation {name}"}}
    try:
        return reply | {"result": operations[name](*request.get("args", []))}
    except Unsupported as lack:
        return reply | {"error": {"code": "kUnknownOperation", "message": str(lack)}}
    except Refusal as refusal:
        return reply | {"error": {"code": "kUsage", "message": str(refusal)}}
    except (AssertionError, TypeError, ValueError, ZeroDivisionError, IndexError) as error:
        return reply | {"error": {"code": "kUsage", "message": f"{type(error).__name__}: {error}"[:200]}}


def serve(operations, program, version):
    """Answers requests, one a line, until the input ends. `operations`: name -> function of texts to a text."""
    for line in sys.stdin:
        sys.stdout.write(json.dumps(answer(operations, program, version, line)) + "\n")
        sys.stdout.flush()
