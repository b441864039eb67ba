# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The settings of docs/user/editor.md, tried: Neovim itself, and the extension of VS Code against a stand-in of its API. Its
argument is the program; what is not installed is skipped by name."""

import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest

HERE = pathlib.Path(__file__).resolve().parent
CLAIMS = "expect Proved: injective((4,8):(1,4))\nexpect Proved: injective((4,8):(1,3))\n"


class Editors(unittest.TestCase):
    def run_in(self, command, folder, program):
        environment = dict(os.environ, CUTECHECK_PROGRAM=program)
        return subprocess.run(command, cwd=folder, env=environment, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=120)

    def neovim(self, program):
        with tempfile.TemporaryDirectory() as folder:
            (pathlib.Path(folder) / "t.claims").write_text(CLAIMS)
            return self.run_in(["nvim", "--headless", "-u", str(HERE / "neovim" / "cutecheck.lua"), "t.claims",
                                "+luafile " + str(HERE / "neovim" / "try.lua")], folder, program)

    @unittest.skipUnless(shutil.which("nvim"), "nvim is not installed")
    def test_neovim(self):
        ran = self.neovim(sys.argv[1])
        self.assertEqual((ran.returncode, ran.stdout.count("ok ")), (0, 3), ran.stdout)

    @unittest.skipUnless(shutil.which("nvim"), "nvim is not installed")
    def test_neovim_without_the_program_shows_nothing(self):
        with tempfile.TemporaryDirectory() as folder:
            (pathlib.Path(folder) / "t.claims").write_text(CLAIMS)
            ran = self.run_in(["nvim", "--headless", "-u", str(HERE / "neovim" / "cutecheck.lua"), "t.claims",
                               "+lua print(#vim.diagnostic.get(0))", "+qa!"], folder, "/nowhere/cutecheck")
        self.assertEqual((ran.returncode, ran.stdout.strip()), (0, "0"), ran.stdout)

    @unittest.skipUnless(shutil.which("node"), "node is not installed")
    def test_vscode(self):
        ran = self.run_in(["node", str(HERE / "vscode" / "try.js")], HERE, sys.argv[1])
        self.assertEqual((ran.returncode, ran.stdout.count("ok ")), (0, 5), ran.stdout)

    def test_what_the_manifest_of_vscode_names_is_packaged(self):
        folder = HERE / "vscode"
        manifest = json.loads((folder / "package.json").read_text())
        left_out = (folder / ".vscodeignore").read_text().split()
        named = [manifest["main"]] + [one["configuration"] for one in manifest["contributes"]["languages"] if "configuration" in one]
        for name in named:
            self.assertTrue((folder / name).exists(), name)
            self.assertNotIn(pathlib.PurePosixPath(name).name, left_out)
        self.assertIn("try.js", left_out)
        endings = [ending for one in manifest["contributes"]["languages"] for ending in one["extensions"]]
        neovim = (HERE / "neovim" / "cutecheck.lua").read_text()
        self.assertGreaterEqual(len(endings), 4)
        for ending in endings:
            self.assertIn(f"'*{ending}'", neovim)


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], "-v"])
