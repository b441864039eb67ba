# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the command `cutecheck` answers: what needs LLVM, and answers of several parts."""

import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

from .values import Error, keywords, text


def program():
    """The path of the command: $CUTECHECK_PROGRAM, the one of the wheel or of this build, or the one on the path."""
    here = pathlib.Path(__file__).resolve()
    beside = [path for path in (here.parent / "bin" / "cutecheck", here.parents[2] / "bin" / "cutecheck") if path.exists()]
    for candidate in (os.environ.get("CUTECHECK_PROGRAM"), *beside, shutil.which("cutecheck")):
        if candidate:
            return str(candidate)
    raise Error("kUsage [python_c1]: the program cutecheck is not on the path; set CUTECHECK_PROGRAM", "kUsage", "python_c1",
                "the program cutecheck is not on the path; set CUTECHECK_PROGRAM", (), None)


def main():
    """The command `cutecheck` of an installed wheel."""
    path = str(pathlib.Path(__file__).resolve().parent / "bin" / "cutecheck")
    os.execv(path, [path, *sys.argv[1:]])


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


def _file(folder, given, name):
    """The path of what is given as a path, or as a text of more lines than one."""
    if "\n" not in str(given):
        return str(given)
    path = pathlib.Path(folder) / name
    path.write_text(given, encoding="utf-8")
    return str(path)


def prove_kernel(kernel, spec):
    """Whether a kernel of PTX computes what its specification says, for all elements of its tensors (docs/user/kernel.md).

    Both are paths or texts. Returns what `cutecheck kernel prove --json` prints: "verdict" is Proved, Refuted or Unknown.
    """
    with tempfile.TemporaryDirectory() as folder:
        return _answers("kernel", "prove", _file(folder, kernel, "kernel.ptx"), "--spec", _file(folder, spec, "kernel.spec"))[0]


def validate(module, meaning=None):
    """Proves that what a module is lowered to computes what the module says.

    `module` is a path, or the text of a module of the cute dialect or of LLVM IR; `meaning` the reference semantics of
    LLVM IR, a path or a text. Returns what `cutecheck validate --json` prints, a dictionary a line.
    """
    with tempfile.TemporaryDirectory() as folder:
        ending = ".ll" if meaning is not None or "define " in str(module) else ".mlir"
        arguments = ["validate", _file(folder, module, "module" + ending)]
        if meaning is not None:
            arguments += ["--meaning", _file(folder, meaning, "module.meaning")]
        return _answers(*arguments)


@keywords
def smem(layout, type="f16", wanted="", major="", arch="sm90"):
    """What a tile of shared memory is good for; `wanted`, such as "wgmma,tma,ldmatrix", asks for a layout that is."""
    arguments = ["smem", text(layout), "--type", type, "--arch", arch]
    arguments += ["--for", wanted] if wanted else []
    arguments += ["--major", major] if major else []
    return _answers(*arguments)[0]


def explain(expression):
    """The steps of an expression with their values; of a refusal "error", both values, and calls that work."""
    return _answers("explain", text(expression))[0]
