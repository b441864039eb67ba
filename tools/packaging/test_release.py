# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What of the release scripts takes seconds: the source archive and its checksums, and what is refused.

    CUTECHECK=build/release/bin/cutecheck python3 tools/packaging/test_release.py
"""

import os
import pathlib
import subprocess
import tarfile
import tempfile
import unittest

HERE = pathlib.Path(__file__).resolve().parent
PROGRAM = os.environ.get("CUTECHECK", "cutecheck")


def run(script, *arguments):
    return subprocess.run([str(HERE / script), *map(str, arguments)], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)


def sums_hold(folder):
    return subprocess.run(["sha256sum", "--check", "--strict", "--quiet", "SHA256SUMS"], cwd=folder, stdout=subprocess.DEVNULL,
                          stderr=subprocess.DEVNULL).returncode == 0


class Release(unittest.TestCase):
    def test_checksums_are_those_of_the_files(self):
        if subprocess.run(["git", "-C", str(HERE), "rev-parse", "HEAD"], capture_output=True).returncode != 0:
            self.skipTest("not a clone")
        with tempfile.TemporaryDirectory() as name:
            folder = pathlib.Path(name)
            made = run("release", "--only", "source,container", folder)
            self.assertEqual(made.returncode, 0, made.stdout)
            listed = [line.split("  ")[1] for line in (folder / "SHA256SUMS").read_text().splitlines()]
            self.assertEqual(sorted(listed + ["SHA256SUMS"]), sorted(path.name for path in folder.iterdir()))
            archive = next(path for path in folder.glob("*.tar.gz"))
            with tarfile.open(archive) as one:
                self.assertIn(archive.name[: -len(".tar.gz")] + "/README.md", one.getnames())
            self.assertTrue(sums_hold(folder))
            with (folder / "Containerfile").open("a") as out:
                out.write("# changed\n")
            self.assertFalse(sums_hold(folder))

    def test_an_unknown_part_is_refused_before_anything_is_written(self):
        with tempfile.TemporaryDirectory() as name:
            made = run("release", "--only", "source,sauce", pathlib.Path(name) / "out")
            self.assertEqual(made.returncode, 3, made.stdout)
            self.assertIn("'sauce'", made.stdout)
            self.assertFalse((pathlib.Path(name) / "out").exists())

    def test_scripts_have_help_and_refuse_unknown_options(self):
        for script in ("release", "one_file", "npm", "first_minutes"):
            said = run(script, "--help")
            self.assertEqual(said.returncode, 0)
            self.assertIn(f"tools/packaging/{script}", said.stdout)
            self.assertNotIn("set -euo", said.stdout)
            self.assertEqual(run(script, "--no-such-option").returncode, 3)

    def test_one_file_refuses_what_its_options_do_not_take(self):
        for arguments, word in ((("--jobs", "0"), "positive number"), (("--jobs",), "positive number"), (("--z3-source", "no_such.tar"), "takes a file"),
                                (("--jobs", "1", "--z3-sauce"), "unknown option '--z3-sauce'")):
            said = run("one_file", *arguments)
            self.assertEqual((said.returncode, said.stdout.count(word)), (3, 1), said.stdout)

    def test_each_way_in_has_its_commands_in_the_readme(self):
        script = (HERE / "first_minutes").read_text()
        part = script[script.index("commands() {") : script.index("\n}\n", script.index("commands() {")) + 3]

        def commands(name):
            shell = f"readme={HERE.parents[1] / 'README.md'}\n{part}\ncommands {name}"
            return subprocess.run(["bash", "-c", shell], check=True, stdout=subprocess.PIPE, text=True).stdout

        for name, word in (("wheel", "pip install"), ("one_file", "./cutecheck-linux-x86_64 prove"), ("container", "podman build")):
            self.assertIn(word, commands(name))
            self.assertIn("prove", commands(name).splitlines()[-1 if name != "wheel" else -2])
            self.assertNotIn("```", commands(name))
            self.assertIn(f"trial {name} ", script)
        self.assertEqual(commands("no_such_way"), "")

    def test_a_program_that_needs_a_loader_is_not_one_file(self):
        said = run("try_one_file", PROGRAM)
        self.assertEqual(said.returncode, 1)
        self.assertIn("it is not static", said.stdout)

    def test_a_program_that_answers_wrongly_is_seen(self):
        with tempfile.TemporaryDirectory() as name:
            path = pathlib.Path(name) / "cutecheck"
            path.write_text("#!/bin/sh\necho cutecheck 0.1.0\n")
            path.chmod(0o755)
            said = run("try_one_file", path)
            self.assertEqual(said.returncode, 1)
            self.assertIn("cutecheck eval", said.stdout)


if __name__ == "__main__":
    unittest.main()
