# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The stub has every public name, and every public name says what it is."""

import ast
import inspect
import pathlib
import sys
import unittest

import cutecheck as cute

HERE = pathlib.Path(__file__).resolve().parents[1]
sys.path.insert(0, str(HERE))
import stubs  # noqa: E402


class Stubs(unittest.TestCase):
    def test_the_stub_is_what_the_script_writes(self):
        self.assertEqual((HERE / "cutecheck" / "__init__.pyi").read_text(), stubs.stub(), "run tools/python/stubs.py")

    def test_the_stub_has_every_public_name_and_no_other(self):
        tree = ast.parse(stubs.stub())
        names = {alias.asname for node in tree.body if isinstance(node, ast.ImportFrom) for alias in node.names if alias.asname}
        names |= {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}
        public = set(cute.__all__) | {name for name, _ in cute._native.operations()}
        self.assertGreater(len(public), 150)
        self.assertEqual(public - names, set())
        self.assertEqual({name for name in names if not hasattr(cute, name)}, set())

    def test_every_public_name_has_a_docstring(self):
        for name in cute.__all__:
            self.assertTrue(inspect.getdoc(getattr(cute, name)), name)
        self.assertFalse(inspect.getdoc(type("NoWords", (), {})))

    def test_the_package_says_that_it_is_typed(self):
        self.assertTrue((pathlib.Path(cute.__file__).parent / "py.typed").exists())


if __name__ == "__main__":
    unittest.main()
