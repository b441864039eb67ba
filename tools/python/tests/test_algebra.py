# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The algebra from Python: values cross in both directions, and refusals are exceptions with their rule."""

import unittest

import cutecheck as cute


class Layouts(unittest.TestCase):
    def test_are_made_of_tuples(self):
        layout = cute.make_layout((4, (2, 3)), stride=(6, (1, 2)))
        self.assertEqual(layout.shape, (4, (2, 3)))
        self.assertEqual(layout.stride, (6, (1, 2)))
        self.assertEqual(str(layout), "(4,(2,3)):(6,(1,2))")
        self.assertEqual((layout.size(), layout.cosize(), len(layout)), (24, 24, 2))
        self.assertEqual(layout[1], cute.make_layout((2, 3), stride=(1, 2)))
        self.assertEqual([str(mode) for mode in layout], ["4:6", "(2,3):(1,2)"])

    def test_without_a_stride_are_compact(self):
        self.assertEqual(cute.make_layout((2, 3)), cute.Layout((2, 3), (1, 2)))

    def test_are_functions(self):
        layout = cute.make_layout((4, 8), stride=(8, 1))
        self.assertEqual([layout(i) for i in range(5)], [0, 8, 16, 24, 1])
        self.assertEqual(layout(3, 7), layout((3, 7)))
        self.assertEqual(layout(None, 2), cute.make_layout((4,), stride=(8,)))

    def test_are_equal_as_written(self):
        self.assertEqual(cute.Layout(4, 1), cute.Layout(4, 1))
        self.assertNotEqual(cute.Layout(4, 1), cute.Layout((4,), (1,)))
        with self.assertRaisesRegex(TypeError, "not with a text"):
            self.assertEqual(cute.Layout(4, 1), "4:1")
        self.assertEqual(len({cute.Layout(4, 1), cute.Layout(4, 1), cute.Layout(4, 2)}), 2)
        self.assertTrue(cute.evaluate("(4,1):(1,0) == 4:1"))
        self.assertFalse(cute.evaluate("(4,1):(1,0) == 4:2"))

    def test_that_are_none_are_refused(self):
        with self.assertRaises(cute.Error) as refused:
            cute.make_layout((2, 3), stride=(1, (2, 4)))
        self.assertEqual((refused.exception.code, refused.exception.rule), ("kNotCongruent", "layout_c1"))
        with self.assertRaises(IndexError):
            cute.Layout((2, 3))[2]
        with self.assertRaises(TypeError):
            cute.make_layout(1.5)

    def test_may_have_symbols(self):
        layout = cute.make_layout(("M", 4), stride=(1, "M"))
        self.assertEqual(str(layout), "(M,4):(1,M)")
        with self.assertRaises(cute.Error) as refused:
            layout.size()
        self.assertEqual(refused.exception.code, "kNotStatic")


class Operations(unittest.TestCase):
    def test_compose(self):
        self.assertEqual(cute.composition(cute.Layout((6, 2), (1, 7)), cute.Layout(3, 2)), cute.Layout(3, 2))

    def test_refuse_by_rule_and_witness(self):
        with self.assertRaises(cute.Error) as refused:
            cute.composition(cute.Layout((6, 2), (11, 2)), cute.Layout((3, 2), (2, 3)))
        error = refused.exception
        self.assertEqual((error.code, error.rule, error.witness), ("kNotComposable", "composition_c2", (5,)))
        self.assertIn("carries", error.message)

    def test_take_tilers(self):
        layout = cute.make_layout((8, 8))
        by_shape = cute.zipped_divide(layout, (4, 2))
        self.assertEqual(by_shape, cute.evaluate("zipped_divide((8,8):(1,8), <4:1,2:1>)"))
        self.assertEqual(cute.zipped_divide(layout, (cute.Layout(4, 1), cute.Layout(2, 1))), by_shape)
        self.assertEqual(cute.composition(layout, (cute.Layout(4, 2), None)), cute.evaluate("(8,8):(1,8) o <4:2,_>"))

    def test_take_keywords_as_in_cute(self):
        layout = cute.make_layout((2, (1, 6)), stride=(1, (6, 2)))
        self.assertEqual(cute.coalesce(layout), cute.Layout(12, 1))
        self.assertEqual(cute.coalesce(layout, target_profile=(1, 1)), cute.Layout((2, 6), (1, 2)))
        self.assertEqual(cute.complement(cute.Layout(4, 2), cotarget=16), cute.evaluate("complement(4:2, 16)"))
        with self.assertRaises(cute.Error):
            cute.composition(cute.Layout(4, 1), cute.Layout(8, 1), strict=True)
        self.assertEqual(cute.composition(cute.Layout(4, 1), cute.Layout(8, 1)), cute.Layout(8, 1))

    def test_answer_pairs_tuples_and_numbers(self):
        tile, layout = cute.make_layout_tv(cute.Layout((4, 8), (8, 1)), cute.Layout((2, 2), (1, 2)))
        self.assertEqual(tile, (8, 16))
        self.assertEqual(layout.size(), 128)
        self.assertEqual(cute.idx2crd(11, (5, 4)), (1, 2))
        self.assertEqual(cute.crd2idx((1, 2), (5, 4)), 11)
        self.assertEqual(cute.shape_div((12, 3), 6), (2, 3))
        self.assertEqual(cute.image(cute.Layout(3, 2)), [0, 2, 4])
        self.assertIs(cute.congruent((1, 2), (3, 4)), True)
        self.assertIs(cute.congruent((1, 2), 3), False)

    def test_each_has_a_function(self):
        names = [name for name, _ in cute._native.operations()]
        self.assertGreater(len(names), 150)
        for name in names:
            self.assertTrue(callable(getattr(cute, name)), name)
        self.assertFalse(hasattr(cute, "no_such_operation"))
        with self.assertRaises(cute.Error) as unknown:
            cute.apply("compositon", 4, 4)
        self.assertEqual(unknown.exception.code, "kUnknownOperation")
        self.assertIn("composition", str(unknown.exception))

    def test_star_leaves_the_names_of_python_alone(self):
        import builtins

        self.assertIn("composition", cute.__all__)
        self.assertEqual([name for name in cute.__all__ if hasattr(builtins, name)], [])


class Swizzles(unittest.TestCase):
    def test_are_functions_of_offsets(self):
        swizzle = cute.make_swizzle(3, 4, 3)
        self.assertEqual(str(swizzle), "S<3,4,3>")
        self.assertEqual([swizzle(i) for i in (0, 72, 128)], [0, 72, 144])
        self.assertEqual(swizzle, cute.Swizzle(3, 4, 3))
        self.assertNotEqual(swizzle, cute.Swizzle(3, 4, 4))
        with self.assertRaises(cute.Error) as refused:
            cute.make_swizzle(3, 4, 2)
        self.assertEqual(refused.exception.code, "kInvalidSwizzle")

    def test_compose_with_layouts(self):
        composed = cute.make_composed_layout(cute.make_swizzle(3, 3, 3), 0, cute.Layout((8, 64), (64, 1)))
        self.assertEqual(str(composed), "S<3,3,3> o 0 o (8,64):(64,1)")
        self.assertEqual((composed.size(), composed(1, 0), composed.shape), (512, 72, (8, 64)))
        self.assertEqual(cute.evaluate(str(composed)), composed)


if __name__ == "__main__":
    unittest.main()
