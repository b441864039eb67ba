# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What cute_ir.py counts as a right answer, on verifiers that crash, hang, end without a word, refuse and agree."""

import os
import subprocess
import sys
import tempfile
import unittest

COMMAND = os.path.join(os.path.dirname(os.path.abspath(__file__)), "cute_ir.py")
RIGHT = "// cute\nfunc.func @right() { return }\n"
WRONG = "// cute\n// expected-error@+1 {{no}}\nfunc.func @wrong() { return }\n"


class CuteIr(unittest.TestCase):
    def run_on(self, body, *options):
        """The exit status and the lines, of a checkout with one chunk of each kind and a verifier of this body."""
        with tempfile.TemporaryDirectory() as folder:
            checkout = os.path.join(folder, "checkout")
            os.mkdir(checkout)
            with open(os.path.join(checkout, "a.mlir"), "w", encoding="utf-8") as file:
                file.write(RIGHT + "// -----\n" + WRONG)
            verifier = os.path.join(folder, "opt")
            with open(verifier, "w", encoding="utf-8") as file:
                file.write(f"#!{sys.executable}\nimport os, sys, time\ntext = sys.stdin.read()\n{body}\n")
            os.chmod(verifier, 0o755)
            ran = subprocess.run([sys.executable, COMMAND, checkout, "--opt", verifier, *options],
                                 capture_output=True, text=True, check=False)
            return ran.returncode, ran.stdout.splitlines()

    def test_right_answers(self):
        status, lines = self.run_on("'@wrong' in text and sys.exit('-:2: error: no')")
        self.assertEqual(status, 0, lines)
        self.assertEqual(lines, ["1 of 1 chunks that must verify do (100.0 %)",
                                 "1 of 1 chunks that must not verify do not (100.0 %)"])

    def test_a_crash_is_no_refusal(self):
        status, lines = self.run_on("'@wrong' in text and os.abort()")
        self.assertEqual(status, 1)
        self.assertIn("0 of 1 chunks that must not verify do not (0.0 %)", lines)
        self.assertIn("a.mlir:3: crashes (SIGABRT)", lines)

    def test_a_crash_behind_an_error_is_no_refusal(self):
        status, lines = self.run_on("if '@wrong' in text: sys.stderr.write('error: no\\n'); sys.stderr.flush(); os.abort()")
        self.assertEqual(status, 1)
        self.assertIn("0 of 1 chunks that must not verify do not (0.0 %)", lines)

    def test_an_end_without_a_reason_is_no_refusal(self):
        status, lines = self.run_on("'@wrong' in text and sys.exit(1)")
        self.assertEqual(status, 1)
        self.assertIn("a.mlir:3: ends with status 1 and no reason", lines)

    def test_a_hang_ends(self):
        status, lines = self.run_on("'@wrong' in text and time.sleep(60)", "--timeout", "1")
        self.assertEqual(status, 1)
        self.assertIn("a.mlir:3: does not end in 1 s", lines)
        self.assertIn("1 chunks crash the verifier, hang it or end it without a reason", lines)

    def test_trust_is_asked_for(self):
        status, lines = self.run_on("'@wrong' in text and sys.exit('-:2: error: no')\n"
                                    "sys.argv[1:] == ['--cute-trust-result-types', '-'] or sys.exit('error: no trust')")
        self.assertEqual(status, 0, lines)

    def test_strict_asks_for_none(self):
        status, lines = self.run_on("'@wrong' in text and sys.exit('-:2: error: no')\n"
                                    "sys.argv[1:] == ['-'] or sys.exit('error: trust')", "--strict")
        self.assertEqual(status, 0, lines)

    def test_what_verifies_and_must_not(self):
        status, lines = self.run_on("pass", "--list")
        self.assertEqual(status, 1)
        self.assertIn("a.mlir:3: verifies, and must not", lines)

    def test_an_empty_folder(self):
        with tempfile.TemporaryDirectory() as folder:
            ran = subprocess.run([sys.executable, COMMAND, folder, "--opt", sys.executable], capture_output=True,
                                 text=True, check=False)
            self.assertEqual(ran.returncode, 3)
            self.assertIn("no chunk of CuTe IR", ran.stderr)

    def test_no_program(self):
        with tempfile.TemporaryDirectory() as folder:
            ran = subprocess.run([sys.executable, COMMAND, folder, "--opt", os.path.join(folder, "opt")],
                                 capture_output=True, text=True, check=False)
        self.assertEqual(ran.returncode, 3)
        self.assertIn("no program", ran.stderr)


if __name__ == "__main__":
    unittest.main()
