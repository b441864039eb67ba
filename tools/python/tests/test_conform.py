# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""conform: an implementation that is an object here, right ones and wrong ones."""

import unittest

import cutecheck as cute
from cutecheck import conformance


class Plain:
    """A layout of somebody else."""

    def __init__(self, shape, stride):
        self.shape, self.stride = shape, stride


class Theirs:
    """Two operations on layouts of their own, right because they ask cutecheck."""

    Layout = Plain

    @staticmethod
    def size(layout):
        assert isinstance(layout, Plain)
        return cute.Layout(layout).size()

    @staticmethod
    def coalesce(layout):
        made = cute.coalesce(layout)
        return Plain(made.shape, made.stride)


class Wrong(Theirs):
    @staticmethod
    def size(layout):
        return cute.Layout(layout).cosize()


class Refuses:
    @staticmethod
    def size(layout):
        if isinstance(layout.shape, tuple):
            raise ValueError("only one mode")
        return layout.size()


def program_is_there():
    try:
        cute.program.program()
        return True
    except cute.Error:
        return False


@unittest.skipUnless(program_is_there(), "the program cutecheck is not built")
class Conform(unittest.TestCase):
    def test_a_right_one_passes(self):
        found = cute.conform(Theirs, small=50, cases=10)
        self.assertTrue(found, found)
        self.assertGreater(found.checked, 100)
        self.assertEqual(found.operations, ["coalesce", "size"])

    def test_a_wrong_one_fails_with_a_small_input(self):
        found = cute.conform(Wrong(), small=50, cases=10)
        self.assertFalse(found)
        wrong = [one for one in found.failures if one.kind == "wrong"]
        self.assertTrue(wrong)
        self.assertLess(len(wrong[0].input), 20)
        self.assertIn('"op":"size"', wrong[0].asked)
        self.assertIn("failed", str(found))

    def test_an_exception_is_a_refusal(self):
        self.assertTrue(cute.conform(Refuses, small=50, cases=10))
        found = cute.conform(Refuses, small=50, cases=10, strict=True)
        self.assertFalse(found)
        self.assertEqual({one.kind for one in found.failures}, {"refuses more"})

    def test_a_dictionary_and_the_module_itself_are_implementations(self):
        self.assertTrue(cute.conform({"size": lambda layout: layout.size()}, small=20, cases=5))
        self.assertTrue(cute.conform(cute, laws="composition_agrees", small=20, cases=5))
        self.assertFalse(cute.conform({"size": lambda layout: 1}, small=20, cases=5))

    def test_nothing_to_check_is_refused(self):
        for implementation in (object(), {}):
            with self.assertRaises(cute.Error) as refused:
                cute.conform(implementation)
            self.assertEqual(refused.exception.rule, "python_c2")
        with self.assertRaises(cute.Error):
            cute.conform(Theirs, laws="no_such_law")


class Answers(unittest.TestCase):
    """One request at a time, without the program."""

    def ask(self, line, operations=None, layout=None):
        return conformance._answer(operations or {"size": lambda one: one.size()}, "theirs", layout, line)

    def test_what_is_not_there_is_no_refusal(self):
        self.assertEqual(self.ask('{"op":"size","args":["(4,8):(8,1)"],"id":7}'), {"id": 7, "result": 32})
        self.assertEqual(self.ask('{"op":"rank","args":["4:1"]}')["error"]["code"], "kUnknownOperation")
        swizzled = self.ask('{"op":"size","args":["S<1,0,1> o 0 o 4:1"]}', layout=Plain)
        self.assertEqual(swizzled["error"]["code"], "kUnknownOperation")
        self.assertEqual(self.ask('{"op":"size","args":["4"]}')["error"]["code"], "kUsage")

    def test_a_refusal_keeps_its_witness(self):
        said = self.ask('{"op":"composition","args":["(4,6,8):(2,3,5)","6:3"]}', {"composition": cute.composition})
        self.assertEqual((said["error"]["code"], said["error"]["witness"]), ("kNotComposable", [3]))


if __name__ == "__main__":
    unittest.main()
