# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Pictures from Python: whole SVG documents that show each offset."""

import pathlib
import shutil
import tempfile
import unittest
import xml.etree.ElementTree as tree

import cutecheck as cute


def words(document):
    return {element.text for element in tree.fromstring(document).iter() if element.text}


class Draw(unittest.TestCase):
    def test_shows_the_offsets(self):
        drawing = cute.draw(cute.make_layout((4, 3), stride=(100, 7)))
        self.assertLessEqual({"0", "7", "14", "300", "314"}, words(drawing.svg))
        self.assertNotIn("315", words(drawing.svg))

    def test_is_what_a_notebook_shows(self):
        layout = cute.make_layout((4, 3), stride=(100, 7))
        self.assertIn("314", words(layout._repr_svg_()))
        swizzled = cute.make_composed_layout(cute.make_swizzle(2, 0, 2), 0, cute.make_layout((4, 4)))
        self.assertIn("15", words(swizzled._repr_svg_()))
        self.assertIsNone(cute.make_layout(("M", 4))._repr_svg_())

    def test_pictures_of_one_page_share_no_identifier(self):
        def identifiers():
            document = cute.draw(cute.make_layout((4, 3)))._repr_svg_()
            return {element.get("id") for element in tree.fromstring(document).iter()} - {None}

        self.assertFalse(identifiers() & identifiers())

    def test_symbols_want_numbers(self):
        rows = cute.make_layout(("M", 4), stride=(4, 1))
        self.assertIn("7", words(cute.draw(rows, where="M=2").svg))
        with self.assertRaises(cute.Error) as refused:
            cute.draw(rows)
        self.assertEqual(refused.exception.code, "kNotStatic")

    def test_a_slice_a_zoom_and_a_title(self):
        drawing = cute.draw("(8,8):(8,1)", slice="(2,_)", zoom="2:4,0:8", title="Row two")
        self.assertLessEqual({"Row two", "16", "31"}, words(drawing.svg))
        self.assertNotIn("32", words(drawing.svg))
        with self.assertRaises(cute.Error) as refused:
            cute.draw("(8,8):(8,1)", slice="(8,_)")
        self.assertEqual(refused.exception.rule, "draw_c13")

    def test_large_ones_are_summarised(self):
        blocks, cells = cute.draw("(128,64):(64,1)"), cute.draw("(128,64):(64,1)", every_cell=True)
        self.assertIn("+64 +1", words(blocks.svg))
        self.assertLess(10 * len(blocks.svg), len(cells.svg))

    def test_png_and_pdf_are_of_the_library(self):
        drawing = cute.draw("(8,8):(8,1)")
        with tempfile.TemporaryDirectory() as folder:
            for ending, begin in ((".png", b"\x89PNG"), (".pdf", b"%PDF")):
                path = pathlib.Path(folder) / ("layout" + ending)
                if shutil.which("rsvg-convert") is None:
                    self.assertRaises(RuntimeError, drawing.save, path)
                    continue
                drawing.save(path)
                self.assertTrue(path.read_bytes().startswith(begin))

    def test_two_layouts_and_a_file(self):
        drawing = cute.draw("(4,4):(4,1)", "(4,4):(1,4)")
        self.assertNotEqual(drawing.svg, cute.draw("(4,4):(4,1)").svg)
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "layout.svg"
            drawing.save(path)
            self.assertEqual(path.read_text(), drawing.svg)


if __name__ == "__main__":
    unittest.main()
