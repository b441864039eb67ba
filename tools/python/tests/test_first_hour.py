# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""docs/evidence/first_hour.md: what a new user typed into Python is answered as its table says, and no longer as before."""

import pathlib
import re
import unittest

import cutecheck as cute

PAGE = pathlib.Path(__file__).resolve().parents[3] / "docs" / "evidence" / "first_hour.md"


def rows():
    """(what was typed, texts of the old answer, texts of the new one), of each line that begins with >>>."""
    for line in PAGE.read_text(encoding="utf-8").splitlines():
        if line.startswith("| `>>> "):
            typed, before, now = line.strip("| ").split(" | ")
            yield typed.strip("`")[4:], re.findall("`([^`]+)`", before), re.findall("`([^`]+)`", now)


def answer(typed):
    try:
        return str(eval(typed, {"cute": cute}))
    except Exception as error:  # noqa: BLE001: what it says is what is looked at
        return f"{type(error).__name__}: {error}"


class FirstHour(unittest.TestCase):
    def test_each_line_is_answered_as_the_table_says(self):
        table = list(rows())
        self.assertGreaterEqual(len(table), 10)
        for typed, before, now in table:
            with self.subTest(typed):
                said = answer(typed)
                self.assertTrue(now)
                for text in now:
                    self.assertIn(text, said)
                for text in before:
                    self.assertNotIn(text, said)

    def test_another_answer_is_seen(self):
        self.assertNotIn("IndexError", answer("cute.make_layout((4, 8))(0, 1)"))
        self.assertEqual(answer("cute.no_such_name").split(":")[0], "AttributeError")


if __name__ == "__main__":
    unittest.main()
