# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The examples of docs/user/python.md are run, and what they show must be what they print."""

import doctest
import os
import pathlib
import re
import unittest

PAGE = pathlib.Path(__file__).resolve().parents[3] / "docs" / "user" / "python.md"


def failures(page, out=None):
    """How many examples of the page's Python blocks were run, and how many of them show something else."""
    names, run, failed = {}, 0, 0
    for number, block in enumerate(re.findall(r"```python\n(.*?)```", page, re.S)):
        test = doctest.DocTestParser().get_doctest(block, names, f"block {number}", str(PAGE), 0)
        runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
        result = runner.run(test, clear_globs=False, out=out)
        names.update(test.globs)
        run, failed = run + result.attempted, failed + result.failed
    return run, failed


class Document(unittest.TestCase):
    def test_examples_are_true(self):
        os.chdir(PAGE.parents[2])  # the paths of the page are those of a reader in a clone
        run, failed = failures(PAGE.read_text())
        self.assertGreater(run, 20)
        self.assertEqual(failed, 0)

    def test_a_false_example_is_seen(self):
        self.assertEqual(failures("```python\n>>> 1 + 1\n3\n```", out=lambda text: None), (1, 1))


if __name__ == "__main__":
    unittest.main()
