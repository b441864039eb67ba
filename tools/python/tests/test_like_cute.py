# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What users of CuTe's Python, of torch and of numpy write: texts, nested modes, make_*, and layouts of others."""

import unittest

import cutecheck as cute


class Foreign:
    """As pycute and the CuTe DSL have it."""

    def __init__(self, shape, stride):
        self.shape, self.stride = shape, stride


class Tensor(Foreign):
    """As torch has it: the strides are a method."""

    def __init__(self, shape, stride):
        self.shape = shape
        self.stride = lambda: stride


class Array:
    """As numpy has it: strides in bytes."""

    def __init__(self, shape, strides, itemsize):
        self.shape, self.strides, self.itemsize = shape, strides, itemsize


ROWS = cute.Layout((4, 8), (8, 1))


class Texts(unittest.TestCase):
    def test_of_the_notation_are_layouts(self):
        self.assertEqual(cute.Layout("(4,8):(8,1)"), ROWS)
        self.assertEqual(cute.Layout("(4,8)"), cute.Layout((4, 8)))
        self.assertEqual(cute.Layout("Layout<Shape<_4,_8>,Stride<_8,_1>>{}"), ROWS)
        self.assertEqual(cute.Layout("(4,8):(1,4) o 8:1"), cute.composition("(4,8):(1,4)", "8:1"))
        self.assertEqual(str(cute.Layout("(M,4):(1,M)")), "(M,4):(1,M)")
        self.assertEqual(cute.Layout("M"), cute.Layout("M", 1))

    def test_of_other_things_are_refused_with_a_hint(self):
        with self.assertRaises(TypeError) as refused:
            cute.Layout("S<3,3,3> o 0 o (8,64):(64,1)")
        self.assertIn("evaluate(", str(refused.exception))
        with self.assertRaises(cute.Error) as refused:
            cute.Layout("(4,8):(8,1")
        self.assertEqual(refused.exception.code, "kSyntax")

    def test_pasted_keep_their_places(self):
        pasted = "size(Layout<Shape<_4,_8>,Stride<_8,_1,_1>>{})"
        with self.assertRaises(cute.Error) as refused:
            cute.evaluate(pasted)
        self.assertEqual(refused.exception.position, pasted.index("Layout"))


class Modes(unittest.TestCase):
    def test_of_modes_are_reached_by_two_numbers(self):
        nested = cute.Layout(((2, 3), 4), ((1, 2), 6))
        self.assertEqual(nested[0, 1], cute.Layout(3, 2))
        self.assertEqual(nested[0, 1], nested[0][1])
        self.assertEqual(nested[0:1], cute.Layout(((2, 3),), ((1, 2),)))
        self.assertEqual(nested[-1], cute.Layout(4, 6))

    def test_that_are_none_name_the_call(self):
        with self.assertRaises(IndexError) as refused:
            ROWS[0, 1]
        self.assertIn("layout(0, 1)", str(refused.exception))
        self.assertEqual(ROWS(0, 1), 1)
        with self.assertRaises(TypeError) as refused:
            ROWS[None]
        self.assertIn("layout(None, 2)", str(refused.exception))
        with self.assertRaises(IndexError):
            ROWS[2]
        with self.assertRaises(IndexError):
            cute.Layout(4, 1)[1:]


class Made(unittest.TestCase):
    def test_shapes_and_tiles(self):
        self.assertEqual(cute.make_layout(cute.make_shape(4, 8), cute.make_stride(8, 1)), ROWS)
        self.assertEqual(ROWS(cute.make_coord(2, 3)), 19)
        self.assertEqual(cute.make_shape(8), (8,))
        whole = cute.make_layout((8, 8), stride=(8, 1))
        self.assertEqual(cute.zipped_divide(whole, cute.make_tile(4, 2)), cute.zipped_divide(whole, (4, 2)))
        self.assertEqual(cute.composition(whole, cute.make_tile(cute.Layout(4, 2), None)), cute.evaluate("(8,8):(8,1) o <4:2,_>"))
        self.assertNotEqual(cute.zipped_divide(whole, cute.make_tile(2, 4)), cute.zipped_divide(whole, cute.make_tile(4, 2)))


class Others(unittest.TestCase):
    def test_are_layouts(self):
        for other in (Foreign((4, 8), (8, 1)), Tensor((4, 8), (8, 1)), Array((4, 8), (16, 2), 2)):
            self.assertEqual(cute.Layout(other), ROWS)
            self.assertEqual(cute.coalesce(other), cute.coalesce(ROWS))
            self.assertEqual(cute.check(other), cute.check(ROWS))
            self.assertEqual(cute.draw(other).svg.count("<rect"), cute.draw(ROWS).svg.count("<rect"))
        tiler = (Foreign(4, 1), Foreign(2, 1))
        self.assertEqual(cute.zipped_divide(cute.make_layout((8, 8)), tiler), cute.zipped_divide(cute.make_layout((8, 8)), (4, 2)))

    def test_that_are_none_are_refused(self):
        with self.assertRaises(TypeError):
            cute.Layout(Array((4, 8), (17, 2), 2))
        with self.assertRaises(TypeError):
            cute.coalesce(object())
        with self.assertRaises(cute.Error):
            cute.Layout(Foreign((4, 8), (8, 1, 1)))


if __name__ == "__main__":
    unittest.main()
