# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the command `cutecheck` answers: what needs LLVM, and answers of several parts."""

import json
import os
import pathlib
import shutil
import subprocess
import tempfile

from .values import Error, text


def program():
    """The path of the command: $CUTECHECK_PROGRAM, the one of this build, or the one on the path."""
    beside = pathlib.Path(__file__).resolve().parents[2] / "bin" / "cutecheck"
    for candidate in (os.environ.get("CUTECHECK_PROGRAM"), beside if beside.exists() else None, shutil.which("cutecheck")):
        if candidate:
            return str(candidate)
    raise Error("kUsage [python_c1]: the program cutecheck is not on the path; set CUTECHECK_PROGRAM", "kUsage", "python_c1",
                "the program cutecheck is not on the path; set CUTECHECK_PROGRAM", (), None)


def _answers(*arguments):
    ran = subprocess.run([program(), *arguments, "--json"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, check=False)
    answers = [json.loads(line) for line in ran.stdout.splitlines() if line.startswith("{")]
    if not answers:
        message = ran.stderr.strip().splitlines()[0] if ran.stderr.strip() else f"exit status {ran.returncode}"
        raise Error(message, "kUsage", "python_c1", message, (), None)
    error = answers[0].get("error")
    if isinstance(error, dict) and "steps" not in answers[0]:
        raise Error(f"{error['code']} [{error['rule']}]: {error['message']}", error["code"], error["rule"], error["message"],
                    error.get("witness", ()), error.get("position"))
    return answers


def validate(module, meaning=None):
    """Proves that what a module is lowered to computes what the module says.

    `module` is a path, or the text of a module of the cute dialect or of LLVM IR; `meaning` the reference semantics of
    LLVM IR, a path or a text. Returns what `cutecheck validate --json` prints, a dictionary a line.
    """
    with tempfile.TemporaryDirectory() as folder:

        def file(given, name):
            if "\n" not in str(given):
                return str(given)
            path = pathlib.Path(folder) / name
            path.write_text(given, encoding="utf-8")
            return str(path)

        ending = ".ll" if meaning is not None or "define " in str(module) else ".mlir"
        arguments = ["validate", file(module, "module" + ending)]
        if meaning is not None:
            arguments += ["--meaning", file(meaning, "module.meaning")]
        return _answers(*arguments)


def smem(layout, type="f16", wanted="", major="", arch="sm90"):
    """What a tile of shared memory is good for; `wanted`, such as "wgmma,tma,ldmatrix", asks for a layout that is."""
    arguments = ["smem", text(layout), "--type", type, "--arch", arch]
    arguments += ["--for", wanted] if wanted else []
    arguments += ["--major", major] if major else []
    return _answers(*arguments)[0]


def explain(expression):
    """The steps of an expression with their values; of a refusal "error", both values, and calls that work."""
    return _answers("explain", text(expression))[0]
