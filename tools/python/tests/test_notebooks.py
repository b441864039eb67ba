# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The notebooks are run, and each output that they store is what the cell prints."""

import json
import pathlib
import sys
import unittest

import cutecheck as cute

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
import notebooks  # noqa: E402


def notebook(*cells):
    return {"cells": [{"cell_type": "code", "source": [source], "outputs": outputs} for source, outputs in cells]}


class Notebooks(unittest.TestCase):
    def test_each_prints_what_it_stores(self):
        try:
            cute.program.program()
        except cute.Error as error:
            self.skipTest(str(error))
        found = sorted(notebooks.FOLDER.glob("*.ipynb"))
        self.assertEqual([path.stem for path in found], ["kernel", "swizzle", "tiled_copy"])
        for path in found:
            with self.subTest(path.stem):
                one = json.loads(path.read_text(encoding="utf-8"))
                kept = notebooks.stored(one)
                self.assertGreater(sum(1 for outputs in kept if outputs), 4)
                for number, (made, outputs) in enumerate(zip(notebooks.run(one), kept)):
                    self.assertEqual(made, outputs, f"cell {number}: run tools/python/notebooks.py")

    def test_another_output_is_seen(self):
        one = notebook(("x = 3\nprint('a')\nx + 1", []), ("x", []), ("x = 5", []))
        made = notebooks.run(one)
        self.assertEqual([[sorted(output) for output in outputs] for outputs in made],
                         [[["name", "output_type", "text"], ["data", "execution_count", "metadata", "output_type"]],
                          [["data", "execution_count", "metadata", "output_type"]], []])
        self.assertEqual(made[0][1]["data"]["text/plain"], ["4"])
        self.assertNotEqual(made[:1], notebooks.stored(one)[:1])

    def test_a_cell_that_fails_fails(self):
        with self.assertRaises(ZeroDivisionError):
            notebooks.run(notebook(("1 / 0", [])))


if __name__ == "__main__":
    unittest.main()
