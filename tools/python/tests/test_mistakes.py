# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Mistakes of a first hour in Python: the kind of exception, and what it says of the cause and of the repair."""

import unittest

import cutecheck as cute

ROWS = cute.Layout("(4,8):(8,1)")
MISTAKES = [
    (lambda: ROWS[0, 1], IndexError, "goes into a mode without modes", "the offset of a coordinate is layout(0, 1)"),
    (lambda: ROWS[2], IndexError, "mode 2 of a layout of rank 2", "rank 2"),
    (lambda: ROWS["a"], TypeError, "a mode is an integer", "layout(None, 2)"),
    (lambda: cute.Layout("(4,8:(8,1)"), cute.Error, "found the end of the text", "the '(' at byte 0 is not closed; add its ')'"),
    (lambda: cute.make_layout("4,8"), cute.Error, "found ','", "a tuple stands in parentheses: (4,8)"),
    (lambda: cute.make_layout((4, 8), stride=(8,)), cute.Error, "are different trees", "each extent has its stride"),
    (lambda: cute.make_layout((4, -8)), cute.Error, "extent -8 is not a positive number", "extents are at least 1"),
    (lambda: cute.zipped_divide(ROWS, 4, 2), cute.Error, "takes 2 arguments, got 3", "a tiler by mode stands in angle brackets"),
    (lambda: cute.logical_divide(cute.Layout("(10,8):(8,1)"), 4), cute.Error, "past the first extent (10) of A",
     "the nearest that works is logical_divide((10,8):(8,1),5)"),
    (lambda: cute.evaluate("coalesce((6,2):(11,2) o (3,2):(2,3))"), cute.Error, "at byte 24",
     "with A = (6,2):(11,2), B = (3,2):(2,3): A(B(5)) = A(7) = 13, where a layout gives 77"),
    (lambda: cute.prove("(6,2):(11,2) o (3,2):(2,3) == 6:2"), cute.Error, "kNotComposable", "the nearest that works is (6,2):(11,2) o (2,2):(2,3)"),
    (lambda: cute.prove("injectve((4,8):(1,4))"), cute.Error, "no predicate injectve", "did you mean 'injective'?"),
    (lambda: cute.prove("bijective((4,8):(1,4))"), cute.Error, "bijective takes 2 arguments", "write bijective(L, n)"),
    (lambda: cute.prove("injective((M,8):(1,M))", where="M=8"), cute.Error, "found '='", "equality is written =="),
    (lambda: cute.prove("injective((M,8):(1,M))", where="M>0 and M<9"), cute.Error, "found 'and'", "joined by a comma: M>0, M<9"),
    (lambda: cute.prove(ROWS), TypeError, "not (4,8):(8,1)", 'prove(f"injective({layout})")'),
    (lambda: cute.injective(ROWS), AttributeError, "injective(L) is a claim", 'cutecheck.prove(f"injective({layout})")'),
    (lambda: cute.is_injective(ROWS), AttributeError, "is a claim", 'cutecheck.prove(f"injective({layout})")'),
    (lambda: cute.zipped_divde(ROWS, (4, 2)), AttributeError, "no attribute 'zipped_divde'", "did you mean 'zipped_divide'?"),
    (lambda: cute.eval("4:1"), AttributeError, "no attribute 'eval'", "did you mean 'evaluate'?"),
    (lambda: cute.draw(atom="SM90_64x64x16_F32F16F16F16_SS"), cute.Error, "no atom is called", "the nearest is SM90_64x64x16_F32F16F16_SS"),
    (lambda: cute.draw(ROWS, "rows.svg"), TypeError, "drawn, then saved", 'draw(layout).save("rows.svg")'),
    (lambda: ROWS == "(4,8):(8,1)", TypeError, "a Layout is compared with one, not with a text", "cutecheck.evaluate('(4,8):(8,1)')"),
    (lambda: ROWS != "(4,8):(8,1)", TypeError, "a Layout is compared with one, not with a text", "str(layout) =="),
    (lambda: cute.Swizzle(3, 3, 3) == "S<3,3,3>", TypeError, "a Swizzle is compared with one, not with a text", "cutecheck.evaluate"),
    (lambda: ROWS @ ROWS, TypeError, "layouts have no operator @", "composition(A, B) is A after B"),
    (lambda: cute.prove("injective", ROWS), TypeError, "a premise is a text, such as 'M > 0', not (4,8):(8,1)", 'prove(f"injective({layout})")'),
    (lambda: cute.prove("size(M:1) == M --strict"), cute.Error, "found the option --strict", "--strict is an option"),
    (lambda: cute.prove("(M,N):(1,M) == M*N:1", where="M>0;N>0"), cute.Error, "found ';'", "joined by a comma: M>0,N>0"),
    (lambda: cute.prove("conflict_free((8,8):(64,8), half, ldmatrix)"), cute.Error, "the element size in bytes", "write its bytes, 2"),
    (lambda: cute.conflict_free(ROWS, 2, "ldmatrix"), AttributeError, "conflict_free(L, element, access) is a claim", "cutecheck.prove("),
    (lambda: cute.draw(ROWS).show(), AttributeError, "a notebook shows a drawing as it is, without show()", 'save("picture.svg") writes it'),
    (lambda: cute.draw(ROWS).savefig("a.png"), AttributeError, "a drawing has no savefig()", 'save("picture.svg") writes it'),
    (lambda: cute.draw(ROWS, svg="a.svg"), TypeError, "draw() has no keyword 'svg'", 'draw(layout).save("picture.svg")'),
    (lambda: cute.draw(ROWS, colour="row"), TypeError, "draw() has no keyword 'colour'", "colour_by"),
    (lambda: cute.make_layout(shape=(4, 8), strides=(8, 1)), TypeError, "make_layout() has no keyword 'strides'", "did you mean 'stride'?"),
    (lambda: cute.smem("(128,64)", for_="wgmma"), TypeError, "smem() has no keyword 'for_'", "did you mean 'wanted'?"),
    (lambda: cute.Swizzle(3, 3, 3)(ROWS), TypeError, "a swizzle is a function of offsets", "make_composed_layout(Swizzle(3, 3, 3), 0, layout)"),
    (lambda: cute.composition(ROWS, (2, 4), (1, 2)), TypeError, "strict is True or False, not (1,2)", "Layout(shape, stride)"),
    (lambda: cute.evaluate("7/-2"), cute.Error, "a divisor must be at least 1", "negate the quotient"),
]


class Mistakes(unittest.TestCase):
    def test_each_names_cause_and_repair(self):
        for number, (mistake, kind, cause, repair) in enumerate(MISTAKES):
            with self.subTest(number), self.assertRaises(kind) as raised:
                mistake()
            for part in (cause, repair):
                self.assertIn(part, str(raised.exception))
        self.assertGreaterEqual(len(MISTAKES), 20)

    def test_what_is_right_is_no_mistake(self):
        self.assertEqual(ROWS, cute.Layout((4, 8), (8, 1)))
        self.assertEqual(ROWS(0, 1), 1)
        self.assertEqual(cute.size(ROWS, mode=[0]), 4)
        self.assertEqual(cute.size("((4,2),8)", mode=[0, 1]), 2)
        self.assertEqual(cute.make_ordered_layout((4, 8), order=(1, 0)), ROWS)
        self.assertFalse(ROWS == 4)
        self.assertEqual(cute.composition(ROWS, 4, strict=True), cute.composition(ROWS, 4))
        self.assertTrue(cute.prove("injective((4,8):(8,1))"))
        self.assertTrue(cute.prove("M <= N*N", where=["M <= N", "N >= 1"]))
        self.assertFalse(cute.prove("M <= N*N", where=["N >= 1"]))
        self.assertFalse(hasattr(cute, "no_such_name"))

    def test_the_hint_is_apart_from_the_message(self):
        with self.assertRaises(cute.Error) as raised:
            cute.evaluate("(4 8):(1,4)")
        self.assertEqual(raised.exception.hint, "a comma is missing before this")
        self.assertNotIn("hint", raised.exception.message)

    def test_a_refused_composition_names_both_values_the_operands_and_a_repair(self):
        a, b = cute.make_layout((6, 2), stride=(11, 2)), cute.make_layout((3, 2), stride=(2, 3))
        with self.assertRaises(cute.Error) as raised:
            cute.composition(a, b)
        said = str(raised.exception)
        at = raised.exception.witness[0]
        self.assertIn(f"A(B({at})) = A({b(at)}) = {a(b(at))}, where a layout gives {a(b(2)) + a(b(3))}", said)
        self.assertIn(f"with A = {a}, B = {b}", said)
        repair = said.split("the nearest that works is ")[1].split(";")[0]
        self.assertEqual(cute.evaluate(repair), cute.composition(a, cute.make_layout((2, 2), stride=(2, 3))))
        self.assertIn('cutecheck.explain("composition((6,2):(11,2), (3,2):(2,3))") has the steps', said)
        self.assertNotIn("hint", raised.exception.message)

    def test_a_refusal_without_two_values_has_no_such_hint(self):
        with self.assertRaises(cute.Error) as raised:
            cute.complement(cute.make_layout((4, 4), stride=(2, 3)), 24)
        self.assertEqual(raised.exception.hint, "")
        self.assertNotIn("hint:", str(raised.exception))


if __name__ == "__main__":
    unittest.main()
