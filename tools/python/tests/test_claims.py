# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""prove and check from Python."""

import unittest

import cutecheck as cute


class Prove(unittest.TestCase):
    def test_proved_is_true_and_names_two_derivations(self):
        verdict = cute.prove("coalesce((M,N):(1,M)) == M*N:1", where="M>0, N>0")
        self.assertTrue(verdict)
        self.assertEqual(verdict.verdict, "Proved")
        self.assertGreaterEqual(len({step.decider for step in verdict.derivations}), 2)
        self.assertIsNone(verdict.witness)
        self.assertIn("Proved: ", str(verdict))

    def test_refuted_is_false_and_has_a_witness(self):
        verdict = cute.prove("(M,N):(N,1) == M*N:1")
        self.assertFalse(verdict)
        self.assertEqual(verdict.verdict, "Refuted")
        rows, columns = verdict.witness.symbols["M"], verdict.witness.symbols["N"]
        at = verdict.witness.coordinates[0]
        # The witness, evaluated by the other half of the program.
        self.assertNotEqual(cute.Layout((rows, columns), (columns, 1))(at), cute.Layout(rows * columns, 1)(at))

    def test_contradictory_premises_are_an_error(self):
        with self.assertRaises(cute.Error) as vacuous:
            cute.prove("(M,4):(1,M) == 4*M:1", where="M>4, M<3")
        self.assertEqual(vacuous.exception.code, "kVacuous")

    def test_text_that_is_no_claim_is_an_error(self):
        with self.assertRaises(cute.Error) as refused:
            cute.prove("(4,8):(1,")
        self.assertEqual(refused.exception.code, "kSyntax")
        self.assertIsNotNone(refused.exception.position)


class Check(unittest.TestCase):
    def test_tells_what_holds(self):
        facts = cute.check(cute.Layout((4, 8), (8, 1)))
        self.assertTrue(facts.injective and facts.bijective and not facts.contiguous)
        self.assertEqual((facts.size, facts.cosize, facts.collision), (32, 32, None))

    def test_tells_a_collision(self):
        layout = cute.Layout((4, 4), (1, 2))
        facts = cute.check(layout)
        self.assertFalse(facts.injective)
        self.assertEqual(layout(facts.collision[0]), layout(facts.collision[1]))

    def test_wants_static_layouts(self):
        with self.assertRaises(cute.Error) as refused:
            cute.check("(M,4):(1,M)")
        self.assertEqual((refused.exception.code, refused.exception.rule), ("kLimit", "check_c2"))


if __name__ == "__main__":
    unittest.main()
