# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The step of the action in a scratch repository, with the program of this build, and with a release in a folder.

    CUTECHECK=build/release/bin/cutecheck python3 tools/action/test_action.py
"""

import hashlib
import json
import os
import pathlib
import platform
import re
import shutil
import subprocess
import tempfile
import unittest

HERE = pathlib.Path(__file__).resolve().parent
PROGRAM = pathlib.Path(os.environ.get("CUTECHECK", "cutecheck"))
RIGHT = "expect Proved: (4,2):(1,4) == 8:1\n"
WRONG = "expect Proved: (4,2):(2,1) == 8:1\n"


class Action(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        (self.folder / "layouts").mkdir()

    def run_step(self, **settings):
        environment = {"PATH": os.environ["PATH"], "GITHUB_OUTPUT": str(self.folder / "output")} | settings
        return subprocess.run([str(HERE / "run")], cwd=self.folder, env=environment, stdout=subprocess.PIPE,
                              stderr=subprocess.STDOUT, text=True)

    def claims(self, text, name="layouts/a.claims"):
        (self.folder / name).write_text(text)

    def results(self):
        return json.loads((self.folder / "cutecheck.sarif").read_text())["runs"][0]["results"]

    def test_claims_that_hold_pass(self):
        self.claims(RIGHT)
        ran = self.run_step(CUTECHECK_PROGRAM=str(PROGRAM))
        self.assertEqual(ran.returncode, 0, ran.stdout)
        self.assertEqual(self.results(), [])
        self.assertEqual((self.folder / "output").read_text(), "sarif=cutecheck.sarif\n")
        self.assertNotIn("::error", ran.stdout)

    def test_a_claim_that_fails_is_shown_at_its_line(self):
        self.claims("# tiles\n" + RIGHT + WRONG)
        ran = self.run_step(CUTECHECK_PROGRAM=str(PROGRAM))
        self.assertEqual(ran.returncode, 1, ran.stdout)
        self.assertEqual(len(self.results()), 1)
        annotations = [line for line in ran.stdout.splitlines() if line.startswith("::")]
        self.assertEqual(len(annotations), 1, ran.stdout)
        self.assertTrue(annotations[0].startswith("::error file=layouts/a.claims,line=3::expected Proved, got Refuted"))
        self.assertIn("%0A", annotations[0])

    def test_no_claims_are_no_pass(self):
        self.claims("# nothing yet\n")
        self.assertEqual(self.run_step(CUTECHECK_PROGRAM=str(PROGRAM)).returncode, 3)
        self.assertEqual(self.run_step(CUTECHECK_PROGRAM=str(PROGRAM), CUTECHECK_FILES="no_such/").returncode, 3)
        self.assertEqual(self.run_step(CUTECHECK_PROGRAM="/no/such/program").returncode, 3)

    @unittest.skipUnless(shutil.which("curl"), "curl is not installed")
    def test_the_program_of_a_release_is_compared_with_its_checksum(self):
        release = self.folder / "release"
        release.mkdir()
        name = f"cutecheck-linux-{platform.machine()}"
        text = f'#!/bin/sh\nexec "{PROGRAM}" "$@"\n'
        (release / name).write_text(text)
        (release / "SHA256SUMS").write_text(f"{hashlib.sha256(text.encode()).hexdigest()}  {name}\n")
        self.claims(RIGHT)
        ran = self.run_step(CUTECHECK_RELEASE=release.as_uri())
        self.assertEqual(ran.returncode, 0, ran.stdout)
        (release / name).write_text(text + "# changed\n")
        ran = self.run_step(CUTECHECK_RELEASE=release.as_uri())
        self.assertEqual(ran.returncode, 3)
        self.assertIn("is not what SHA256SUMS says", ran.stdout)
        (release / "SHA256SUMS").write_text("")
        self.assertEqual(self.run_step(CUTECHECK_RELEASE=release.as_uri()).returncode, 3)
        self.assertEqual(self.run_step(CUTECHECK_RELEASE=(self.folder / "none").as_uri()).returncode, 3)

    def test_each_input_is_used_and_each_used_input_is_declared(self):
        action = (HERE / "action.yml").read_text()
        declared = set(re.findall(r"^  (\w+):$", action.split("outputs:")[0], re.M))
        self.assertEqual(declared, set(re.findall(r"inputs\.(\w+)", action)))
        variables = set(re.findall(r"^        (CUTECHECK_\w+):", action, re.M))
        self.assertEqual(variables, set(re.findall(r"\$\{(CUTECHECK_\w+)", (HERE / "run").read_text())))
        self.assertGreaterEqual(len(declared), 4)


if __name__ == "__main__":
    unittest.main()
