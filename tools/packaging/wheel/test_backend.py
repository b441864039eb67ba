# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The backend of the wheel, piece by piece: `pip wheel .` itself takes minutes.

    PYTHONPATH=build/release/python python3 -m unittest test_backend    (in this folder)
"""

import base64
import csv
import hashlib
import pathlib
import shutil
import struct
import subprocess
import sys
import tempfile
import unittest
import zipfile

import cutecheck._native as native

import backend
import elf

BINARY = pathlib.Path(native.__file__).read_bytes()


def needing(library, version):
    """An ELF file of 64 bits that needs one version of one library."""
    names = b"\0" + library.encode() + b"\0" + version.encode() + b"\0"
    at_version = 1 + len(library) + 1
    need = struct.pack("<HHIII", 1, 1, 1, 16, 0) + struct.pack("<IHHII", 0, 0, 2, at_version, 0)
    dynamic = struct.pack("<qQqQ", 1, 1, 0, 0)
    body, sections = b"", [struct.pack("<IIQQQQIIQQ", 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)]
    for kind, data, link in ((3, names, 0), (elf.DYNAMIC, dynamic, 1), (elf.VERSIONS_NEEDED, need, 1)):
        sections.append(struct.pack("<IIQQQQIIQQ", 0, kind, 0, 0, 64 + len(body), len(data), link, 0, 0, 0))
        body += data
    head = b"\x7fELF\x02\x01\x01" + bytes(9) + struct.pack("<HHIQQQIHHHHHH", 3, 62, 1, 0, 0, 64 + len(body), 0, 64, 0, 0, 64, 4, 0)
    return head + body + b"".join(sections)


class Elf(unittest.TestCase):
    def test_reads_what_readelf_reads(self):
        needed, _, versions = elf.read(BINARY)
        self.assertIn("libc.so.6", needed)
        readelf = shutil.which("readelf")
        if readelf:
            said = subprocess.run([readelf, "-dVW", native.__file__], check=True, stdout=subprocess.PIPE, text=True).stdout
            self.assertEqual([line.split("[")[1].rstrip("]\n") for line in said.splitlines() if "(NEEDED)" in line], needed)
            for names in versions.values():
                for name in names:
                    self.assertIn(f"Name: {name} ", said)

    def test_refuses_what_is_no_elf(self):
        for data in (b"", b"\x7fELF", b"#!/bin/sh\n" + bytes(100), b"\x7fELF\x01" + bytes(100)):
            with self.assertRaises(elf.NotElf):
                elf.read(data)

    def test_the_newest_symbol_decides_the_tag(self):
        def tag(*files, bundled=()):
            return elf.platform([needing(*one) for one in files], bundled, "x86_64")

        self.assertEqual(tag(("libc.so.6", "GLIBC_2.2.5")), ("manylinux_2_17_x86_64", []))
        self.assertEqual(tag(("libc.so.6", "GLIBC_2.2.5"), ("libm.so.6", "GLIBC_2.29"))[0], "manylinux_2_29_x86_64")
        self.assertEqual(tag(("libstdc++.so.6", "GLIBCXX_3.4.30"))[0], "manylinux_2_35_x86_64")
        self.assertEqual(tag(("libz3.so.4", "Z3_4"), bundled=["libz3.so.4"])[0], "manylinux_2_17_x86_64")

    def test_what_is_not_promised_gets_no_manylinux(self):
        for library, version in (("libz3.so.4", "Z3_4"), ("libstdc++.so.6", "GLIBCXX_3.4.99"), ("libc.so.6", "GLIBC_PRIVATE")):
            tag, why = elf.platform([needing(library, version)], [], "x86_64")
            self.assertEqual((tag, len(why)), ("linux_x86_64", 1))


class Backend(unittest.TestCase):
    def test_names_what_is_missing(self):
        self.assertEqual(backend.missing(which=lambda name: None, folders=[])[:4], ["cmake", "ninja-build", "pkgconf", "g++"])
        self.assertIn("libz3-dev", backend.missing(which=lambda name: name, folders=[]))
        with tempfile.TemporaryDirectory() as folder:
            for header, _ in backend.HEADERS:
                path = pathlib.Path(folder) / header
                path.parent.mkdir(parents=True, exist_ok=True)
                path.touch()
            self.assertEqual([name for name in backend.missing(which=lambda name: name, folders=[folder]) if name != "python3-dev"], [])

    def test_builds_without_llvm_and_tests(self):
        arguments = backend.configuration("folder")
        for part in ("LOWERING", "TESTS", "PROPERTIES"):
            self.assertIn(f"-DCUTECHECK_{part}=OFF", arguments)
        self.assertRegex(backend.version(), r"^\d+\.\d+\.\d+$")

    def test_a_wheel_is_installed_and_proves(self):
        package = pathlib.Path(native.__file__).parent
        files = {f"cutecheck/{path.name}": (path.read_bytes(), False) for path in package.iterdir() if path.is_file()}
        files["cutecheck/bin/cutecheck"] = (b"#!/bin/sh\necho \"asked: $*\"\n", True)
        with tempfile.TemporaryDirectory() as name:
            folder = pathlib.Path(name)
            tag = f"cp{sys.version_info.major}{sys.version_info.minor}"
            made = backend.write_wheel(folder, files, f"{tag}-{tag}-linux_{backend.platform.machine()}")
            with zipfile.ZipFile(folder / made) as wheel:
                record = next(one for one in wheel.namelist() if one.endswith("/RECORD"))
                rows = list(csv.reader(wheel.read(record).decode().splitlines()))
                self.assertEqual({row[0] for row in rows}, set(wheel.namelist()))
                for path, digest, _ in rows[:-1]:
                    found = base64.urlsafe_b64encode(hashlib.sha256(wheel.read(path)).digest()).rstrip(b"=").decode()
                    self.assertEqual(digest, "sha256=" + found, path)
            pip = [sys.executable, "-m", "pip", "install", "--no-index", "--no-deps", "--quiet", "--target", str(folder / "site")]
            installed = subprocess.run(pip + [str(folder / made)], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
            if "No module named pip" in installed.stdout:
                self.skipTest("pip is not installed")
            self.assertEqual(installed.returncode, 0, installed.stdout)
            environment = {"PYTHONPATH": str(folder / "site"), "PATH": "/usr/bin:/bin"}
            code = "import cutecheck; print(cutecheck.__file__, cutecheck.prove('(M,N):(1,M) == M*N:1').verdict)"
            said = subprocess.run([sys.executable, "-c", code], env=environment, check=True, stdout=subprocess.PIPE, text=True).stdout
            self.assertEqual(said.split(), [str(folder / "site" / "cutecheck" / "__init__.py"), "Proved"])
            command = subprocess.run([str(folder / "site" / "bin" / "cutecheck"), "prove", "x"], env=environment,
                                     check=True, stdout=subprocess.PIPE, text=True).stdout
            self.assertEqual(command, "asked: prove x\n")

    def test_equal_contents_give_equal_bytes(self):
        def wheel(text):
            with tempfile.TemporaryDirectory() as name:
                return (pathlib.Path(name) / backend.write_wheel(name, {"cutecheck/a.py": (text, False)}, "py3-none-any")).read_bytes()

        self.assertEqual(wheel(b"a = 1\n"), wheel(b"a = 1\n"))
        self.assertNotEqual(wheel(b"a = 1\n"), wheel(b"a = 2\n"))


if __name__ == "__main__":
    unittest.main()
