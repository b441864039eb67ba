# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Descriptors, tiles of shared memory, and what the command answers; and the other pictures."""

import os
import pathlib
import unittest
from unittest import mock

import cutecheck as cute

ROOT = pathlib.Path(__file__).resolve().parents[3]
TILE = "S<3,3,3> o 0 o (64,32):(64,1)"


def program_is_there():
    try:
        cute.program.program()
        return True
    except cute.Error:
        return False


class Descriptors(unittest.TestCase):
    def test_are_those_of_the_command(self):
        made = cute.descriptor("S<3,3,3> o 0 o (64,32):(64,1)")
        self.assertEqual([hex(one.word) for one in made], ["0x4000004000010000", "0x4000004000010002"])
        self.assertEqual((made[1].start_address, made[1].stride_byte_offset, made[1].swizzle), (32, 1024, "128B"))
        for arch in ("sm90", "sm100"):
            for one in cute.descriptor(cute.evaluate(TILE), arch=arch):
                self.assertEqual(cute.decode_descriptor(one.word, arch), one)

    def test_are_refused_with_the_element(self):
        with self.assertRaises(cute.Error) as refused:
            cute.descriptor(cute.Layout((64, 16), (64, 1)))
        self.assertEqual((refused.exception.rule, refused.exception.witness), ("operand_descriptor_c4", (1,)))
        for arguments in ({"type": "e2m1"}, {"type": "f17"}, {"arch": "sm80"}, {"major": "m"}):
            with self.assertRaises(cute.Error) as refused:
                cute.descriptor(TILE, **arguments)
            self.assertEqual(refused.exception.rule, "descriptor_c1")
        with self.assertRaises(cute.Error):
            cute.decode_descriptor(0x4000004000014000)


class Pictures(unittest.TestCase):
    def test_of_each_kind(self):
        pictures = {
            "banks": cute.draw("(8,4):(64,8)", banks="ldmatrix", element=2),
            "tile": cute.draw("((4,8),2):((16,1),8)", tile=(8, 8)),
            "atom": cute.draw(atom="SM80_16x8x16_F32F16F16F32_TN", operand="C"),
            "claim": cute.draw(claim="injective((M,3):(2,M))", where="M==4"),
            "numbers": cute.draw(claim="injective((M,3):(2,M))", numbers="M=4"),
            "shared": cute.draw(shared="K_SW128", bits=16),
            "tensor memory": cute.draw(tensor_memory="F", columns=4),
            "divide": cute.draw("zipped_divide((8,8):(8,1), <4,2>)"),
        }
        self.assertEqual(len({drawing.svg for drawing in pictures.values()}), 8)
        self.assertIn("8-way bank conflict", pictures["banks"].svg)
        self.assertIn("T31V1", pictures["atom"].svg)
        self.assertNotIn("8-way", cute.draw("S<3,3,3> o 0 o (8,4):(64,8)", banks="ldmatrix", element=2).svg)

    def test_that_cannot_be_are_refused(self):
        for rule, arguments in (
            ("draw_c5", {}),
            ("draw_c5", {"layout": "4:1", "atom": "SM80_16x8x16_F32F16F16F32_TN"}),
            ("draw_c8", {"layout": "4:1", "banks": "ldmatri"}),
            ("draw_c10", {"atom": "SM80"}),
            ("draw_c11", {"claim": "injective((M,3):(1,M))"}),
            ("draw_c7", {"layout": "((4,8),2):((2,8),1)", "tile": (8, 6)}),
        ):
            with self.assertRaises(cute.Error) as refused:
                cute.draw(**arguments)
            self.assertEqual(refused.exception.rule, rule)


@unittest.skipUnless(program_is_there(), "the program cutecheck is not built")
class Program(unittest.TestCase):
    def test_smem_proposes_what_is_good(self):
        answer = cute.smem((128, 64), wanted="wgmma,tma,ldmatrix")
        best = answer["proposals"][0]
        self.assertEqual(best["layout"], "S<3,3,3> o 0 o (128,64):(64,1)")
        self.assertEqual([int(one["word"], 16) for one in best["descriptors"]], [one.word for one in cute.descriptor(best["layout"])])
        with self.assertRaises(cute.Error) as refused:
            cute.smem("8:1")
        self.assertEqual(refused.exception.rule, "smem_c1")

    def test_explain_has_both_values(self):
        answer = cute.explain("(6,2):(11,2) o (3,2):(2,3)")
        self.assertEqual((answer["differ"]["value"], answer["differ"]["layout_gives"]), (13, 77))
        self.assertEqual(cute.evaluate(answer["nearest"][0]["call"]), cute.evaluate(answer["nearest"][0]["result"]))

    def test_validate_reads_files_and_texts(self):
        module = ROOT / "corpus" / "validation" / "crd2idx_at_32768.ll"
        meaning = module.with_suffix(".meaning")
        try:
            by_path = cute.validate(module, meaning)
        except cute.Error as error:
            self.skipTest(f"built without LLVM: {error}")
        self.assertTrue(by_path)
        self.assertEqual(len(cute.validate(module.read_text(), meaning.read_text())), len(by_path))
        with self.assertRaises(cute.Error):
            cute.validate(ROOT / "no_such_module.mlir")

    def test_a_missing_program_is_named(self):
        with mock.patch.dict(os.environ, {"CUTECHECK_PROGRAM": "", "PATH": ""}):
            with mock.patch.object(pathlib.Path, "exists", return_value=False):
                with self.assertRaises(cute.Error) as refused:
                    cute.smem("(64,64)")
        self.assertIn("CUTECHECK_PROGRAM", str(refused.exception))


if __name__ == "__main__":
    unittest.main()
