# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What cute_opt.py counts, on lowerings that do nothing and validators that prove, refute and hang up."""

import os
import subprocess
import sys
import tempfile
import unittest

COMMAND = os.path.join(os.path.dirname(os.path.abspath(__file__)), "cute_opt.py")
ROWS = "# head\nf\tProved\t\tfunc.func @f() { return }\ng\tRefuted\ta reason\tfunc.func @g() { return }\n"
COPY = "import sys\nsys.stdout.write(sys.stdin.read())"


class CuteOpt(unittest.TestCase):
    def run_on(self, validator, lowering=COPY, rows=ROWS):
        """The exit status and the lines, of programs with these bodies."""
        with tempfile.TemporaryDirectory() as folder:
            paths = {}
            for name, body in (("cute-opt", lowering), ("mlir-opt", COPY), ("mlir-translate", COPY), ("cutecheck", validator)):
                paths[name] = os.path.join(folder, name)
                with open(paths[name], "w", encoding="utf-8") as file:
                    file.write(f"#!{sys.executable}\nimport sys\n{body}\n")
                os.chmod(paths[name], 0o755)
            table = os.path.join(folder, "functions.tsv")
            with open(table, "w", encoding="utf-8") as file:
                file.write(rows)
            ran = subprocess.run([sys.executable, COMMAND, paths["cute-opt"], "--mlir-opt", paths["mlir-opt"], "--mlir-translate",
                                  paths["mlir-translate"], "--cutecheck", paths["cutecheck"], "--functions", table],
                                 capture_output=True, text=True, check=False)
            return ran.returncode, ran.stdout.splitlines()

    def test_the_verdicts_that_are_expected(self):
        status, lines = self.run_on("sys.exit(1 if '@g' in open(sys.argv[2]).read() else 0)")
        self.assertEqual((status, lines), (0, ["2 functions: 1 Proved, 1 Refuted"]))

    def test_a_wrong_function_that_is_proved_is_named(self):
        status, lines = self.run_on("sys.exit(0)")
        self.assertEqual((status, lines), (1, ["g: Proved, expected Refuted", "2 functions: 2 Proved"]))

    def test_what_is_not_lowered_is_no_verdict(self):
        status, lines = self.run_on("sys.exit(0)", "sys.exit(1)")
        self.assertEqual((status, lines[-1]), (1, "2 functions: 2 not lowered by cute-opt"))

    def test_nothing_checked_is_no_success(self):
        self.assertEqual(self.run_on("sys.exit(0)", COPY, "# head\n")[0], 3)


if __name__ == "__main__":
    unittest.main()
