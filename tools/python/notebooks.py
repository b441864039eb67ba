# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs the notebooks of docs/user/notebooks without Jupyter; tests/test_notebooks.py compares what they print.

PYTHONPATH=build/release/python python3 tools/python/notebooks.py    writes what each cell prints into its notebook
Only texts are stored: a picture is made when the notebook is run.
"""

import ast
import contextlib
import io
import json
import os
import pathlib
import sys

FOLDER = pathlib.Path(__file__).resolve().parents[2] / "docs" / "user" / "notebooks"


def run_cell(source, names):
    """The text that a cell prints and the text of its last expression, None where it has none."""
    tree, value = ast.parse(source), None
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile(tree, "cell", "exec"), names)  # pylint: disable=exec-used
        if last is not None:
            value = eval(compile(ast.Expression(last.value), "cell", "eval"), names)  # pylint: disable=eval-used
    return printed.getvalue(), None if value is None else repr(value)


def outputs_of(printed, value):
    """The outputs of a cell as a notebook stores them."""
    made = []
    if printed:
        made.append({"name": "stdout", "output_type": "stream", "text": printed.splitlines(keepends=True)})
    if value is not None:
        made.append({"data": {"text/plain": value.splitlines(keepends=True)}, "execution_count": None, "metadata": {},
                     "output_type": "execute_result"})
    return made


def run(notebook):
    """The outputs of each cell of code, run in order in the root of the repository."""
    names, made, before = {"__name__": "__main__"}, [], os.getcwd()
    os.chdir(FOLDER.parents[2])
    try:
        for cell in notebook["cells"]:
            if cell["cell_type"] == "code":
                made.append(outputs_of(*run_cell("".join(cell["source"]), names)))
    finally:
        os.chdir(before)
    return made


def stored(notebook):
    return [cell["outputs"] for cell in notebook["cells"] if cell["cell_type"] == "code"]


def write(path):
    notebook = json.loads(path.read_text(encoding="utf-8"))
    made = iter(run(notebook))
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            cell["outputs"], cell["execution_count"] = next(made), None
    path.write_text(json.dumps(notebook, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    sys.path.pop(0)  # the package beside this file is not built
    for one in sorted(FOLDER.glob("*.ipynb")):
        write(one)
