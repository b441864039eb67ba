# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Another implementation of the algebra, as a Python object, against the laws (docs/user/conform.md)."""

import json
import os
import pathlib
import shlex
import socketserver
import subprocess
import sys
import tempfile
import threading
from dataclasses import dataclass
from typing import Any, List, NamedTuple

from . import _native
from .program import program
from .values import Error, Layout, evaluate, text

# What sits between the command and the object: a program that copies lines to a socket and back.
RELAY = """import socket, sys
s = socket.socket(socket.AF_UNIX); s.connect(sys.argv[1]); f = s.makefile("rw")
for line in sys.stdin:
    f.write(line); f.flush(); sys.stdout.write(f.readline()); sys.stdout.flush()
"""


class Failure(NamedTuple):
    """A law that an answer breaks: `kind` is broken, wrong, refuses more or differs in convention; `input` was shrunk."""

    kind: str
    law: str
    input: str
    because: str
    asked: str
    answered: str
    count: int


@dataclass(frozen=True)
class Conformance:
    """True where nothing is broken or wrong, and something was checked."""

    passed: bool
    checked: int
    failures: List[Failure]
    operations: List[str]

    def __bool__(self):
        return self.passed

    def __str__(self):
        lines = [f"{'passed' if self.passed else 'failed'}: {self.checked} checks of {', '.join(self.operations)}"]
        lines += [f"  {one.kind}: {one.law}, {one.count} times; {one.input}: {one.because}" for one in self.failures]
        return "\n".join(lines)

    __repr__ = __str__


def _operations(implementation):
    """Its operations by the names of docs/reference/spec.md."""
    if isinstance(implementation, dict):
        return {name: call for name, call in implementation.items() if callable(call)}
    names = [name for name, _ in _native.operations()]
    return {name: getattr(implementation, name) for name in names if callable(getattr(implementation, name, None))}


def _argument(given, layout):
    """The text of an argument as a value; a layout is made by `layout`, where there is one."""

    def made(value):
        if isinstance(value, Layout):
            return value if layout is None else layout(value.shape, value.stride)
        if isinstance(value, tuple):
            return tuple(made(one) for one in value)
        if layout is None or isinstance(value, int):
            return value
        raise NotImplementedError(f"{value} is no layout and no integer")

    return made(evaluate(given))


def _answer(operations, name, layout, line):
    """The answer to one request of the batch form."""
    request = json.loads(line)
    reply = {"id": request["id"]} if "id" in request else {}
    asked = request.get("op")
    if asked == "describe":
        listed = [{"name": operation} for operation in sorted(operations)]
        return reply | {"result": {"protocol": 1, "program": name, "version": "", "operations": listed}}
    code = "kUnknownOperation"
    try:
        if asked not in operations:
            raise NotImplementedError(f"no operation {asked}")
        arguments = [_argument(one, layout) for one in request.get("args", [])]
        code = "kUsage"
        result = operations[asked](*arguments)
        return reply | {"result": result if isinstance(result, (bool, int)) else text(result)}
    except NotImplementedError as error:
        return reply | {"error": {"code": "kUnknownOperation", "message": str(error)}}
    except Error as error:
        return reply | {"error": {"code": error.code, "message": error.message, "witness": list(error.witness)}}
    except Exception as error:  # pylint: disable=broad-except  # whatever theirs raises is a refusal
        return reply | {"error": {"code": code, "message": f"{type(error).__name__}: {error}"[:200]}}


def conform(implementation, laws=(), small=200, cases=50, seed=None, strict=False, timeout=5, layout=None):
    """Checks another implementation against the laws.

    `implementation` has functions named as the operations of docs/reference/spec.md: an object, a class, a module or a
    dictionary. A layout is given to them as cutecheck.Layout, or as what `layout(shape, stride)` makes, by default the
    implementation's own `Layout` where it has one; an answer may be anything with a shape and a stride. An exception is a
    refusal, NotImplementedError says that there is no such operation. `laws`, `small`, `cases`, `seed`, `strict` and
    `timeout` are those of `cutecheck conform`.
    """
    operations = _operations(implementation)
    if not operations:
        raise Error("kUsage [python_c2]: it has no function that is named as an operation", "kUsage", "python_c2",
                    "it has no function that is named as an operation", (), None)
    layout = getattr(implementation, "Layout", None) if layout is None else layout
    name = getattr(implementation, "__name__", type(implementation).__name__)

    class Handler(socketserver.StreamRequestHandler):
        def handle(self):
            for line in self.rfile:
                answer = json.dumps(_answer(operations, name, layout, line), default=str)
                self.wfile.write(answer.encode() + b"\n")

    class Server(socketserver.ThreadingMixIn, socketserver.UnixStreamServer):
        daemon_threads = True

        def handle_error(self, request, client_address):
            pass  # the command ended the relay

    with tempfile.TemporaryDirectory(prefix="cutecheck-") as folder:
        path, relay = os.path.join(folder, "socket"), pathlib.Path(folder) / "relay.py"
        relay.write_text(RELAY, encoding="utf-8")
        with Server(path, Handler) as server:
            threading.Thread(target=server.serve_forever, daemon=True).start()
            subject = " ".join(shlex.quote(word) for word in (sys.executable, "-S", str(relay), path))
            arguments = [program(), "conform", "--subject", subject, "--json", f"--small={small}", f"--cases={cases}"]
            arguments += [f"--timeout={timeout}"] + [f"--law={law}" for law in ([laws] if isinstance(laws, str) else laws)]
            arguments += [f"--seed={seed}"] if seed is not None else []
            arguments += ["--strict"] if strict else []
            ran = subprocess.run(arguments, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, check=False)
            server.shutdown()
    return _read(ran, sorted(operations))


def _read(ran, operations):
    rows: List[Any] = [json.loads(line) for line in ran.stdout.splitlines() if line.startswith("{")]
    for row in rows:
        if "error" in row and "class" not in row:
            error = row["error"]
            raise Error(f"{error['code']} [{error['rule']}]: {error['message']}", error["code"], error["rule"],
                        error["message"], (), None)
    if not rows or "summary" not in rows[-1]:
        message = (ran.stderr.strip().splitlines() or [f"exit status {ran.returncode}"])[0]
        raise Error(message, "kUsage", "python_c1", message, (), None)
    failures = [Failure(row["class"], row["law"], row["input"], row["detail"], *(row.get("exchange", []) + ["", ""])[:2],
                        row["count"]) for row in rows if "class" in row]
    return Conformance(ran.returncode == 0, rows[-1]["summary"]["checked"], failures, operations)
