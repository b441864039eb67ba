# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What pip calls to make the wheel (PEP 517): one CMake build without LLVM, and a zip file.

In the wheel are the package, its compiled half, libz3, and the command `cutecheck` of the same build. The compiler is $CXX,
or clang++-22, or CMake's default. The build folder build/wheel stays: a second wheel takes seconds.
"""

import base64
import hashlib
import os
import pathlib
import platform
import re
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import zipfile

ROOT = pathlib.Path(__file__).resolve().parents[3]
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import elf  # noqa: E402

# A program, header or package of CMake that the build needs, and who has it on Debian.
TOOLS = (("cmake", "cmake"), ("ninja", "ninja-build"), ("pkg-config", "pkgconf"))
HEADERS = (("z3.h", "libz3-dev"), ("nlohmann/json.hpp", "nlohmann-json3-dev"), ("CLI/CLI.hpp", "libcli11-dev"),
           ("pybind11/pybind11.h", "pybind11-dev"))


def missing(which=shutil.which, folders=None):
    """The Debian packages that are to be installed before the build."""
    if folders is None:
        given = os.environ.get("CPATH", "").split(os.pathsep) + os.environ.get("CMAKE_PREFIX_PATH", "").split(os.pathsep)
        folders = [pathlib.Path(one) / more for one in given if one for more in ("", "include")]
        folders += [pathlib.Path("/usr/include"), pathlib.Path("/usr/local/include")]
    found = [package for tool, package in TOOLS if not which(tool)]
    found += [] if any(which(name) for name in ("clang++-22", "g++", "clang++", "c++", os.environ.get("CXX", "c++"))) else ["g++"]
    found += [package for header, package in HEADERS if not any((pathlib.Path(one) / header).exists() for one in folders)]
    python = pathlib.Path(sysconfig.get_paths()["include"]) / "Python.h"
    return found + ([] if python.exists() else ["python3-dev"])


def version():
    return re.search(r"project\(cutecheck VERSION ([0-9.]+)", (ROOT / "CMakeLists.txt").read_text()).group(1)


def metadata():
    text = f"Metadata-Version: 2.1\nName: cutecheck\nVersion: {version()}\n"
    text += "Summary: checks GPU layout algebra (CuTe): exact values, proved claims, pictures\n"
    text += "License: Apache-2.0 WITH LLVM-exception\nRequires-Python: >=3.9\nDescription-Content-Type: text/markdown\n\n"
    return text + (ROOT / "docs" / "user" / "python.md").read_text(encoding="utf-8")


def configuration(folder):
    """The arguments of CMake."""
    made = ["cmake", "-G", "Ninja", "-S", str(ROOT), "-B", str(folder), "-DCMAKE_BUILD_TYPE=Release"]
    made += [f"-DCUTECHECK_{part}=OFF" for part in ("LOWERING", "TESTS", "PROPERTIES", "CHECKS", "INSTALL", "PLANTED")]
    made += [f"-DPython_EXECUTABLE={sys.executable}", "-DCMAKE_BUILD_RPATH=$ORIGIN;$ORIGIN/.."]
    link = "-s"
    if "CXX" not in os.environ and shutil.which("clang++-22") and shutil.which("ld.lld-22"):
        made.append("-DCMAKE_CXX_COMPILER=clang++-22")
        link += " -fuse-ld=lld-22"
    if shutil.which("ccache"):
        made.append("-DCMAKE_CXX_COMPILER_LAUNCHER=ccache")
    return made + [f"-DCMAKE_EXE_LINKER_FLAGS={link}", f"-DCMAKE_MODULE_LINKER_FLAGS={link}"]


def build(folder):
    lacking = missing()
    if lacking:
        raise SystemExit("cutecheck: the build needs " + ", ".join(lacking) + "\n  apt-get install " + " ".join(lacking))
    environment = dict(os.environ, CCACHE_BASEDIR=str(ROOT), CCACHE_NOHASHDIR="1",
                       CCACHE_SLOPPINESS="pch_defines,time_macros,include_file_mtime,include_file_ctime")
    subprocess.run(configuration(folder), check=True, env=environment, stdout=sys.stderr)
    subprocess.run(["cmake", "--build", str(folder), "--target", "cutecheck_python", "cutecheck"], check=True, env=environment,
                   stdout=sys.stderr)


def library_of(program):
    """The file of libz3 that `program` is linked with, as the loader finds it; None where Z3 is linked in."""
    said = subprocess.run(["ldd", str(program)], check=True, stdout=subprocess.PIPE, text=True).stdout
    found = re.search(r"^\s*libz3\S* => (\S+)", said, re.M)
    if found is None and "libz3" in said:
        raise SystemExit("cutecheck: the loader does not find libz3")
    return pathlib.Path(found.group(1)).resolve() if found else None


def contents(folder):
    """What is in the wheel beside its metadata: {path: (bytes, is a program)}."""
    package, files = folder / "python" / "cutecheck", {}
    for path in sorted(package.iterdir()):
        if path.is_file():
            files[f"cutecheck/{path.name}"] = (path.read_bytes(), False)
    program = folder / "bin" / "cutecheck"
    files["cutecheck/bin/cutecheck"] = (program.read_bytes(), True)
    library = library_of(program)
    if library is not None:
        data = library.read_bytes()
        files[f"cutecheck/{elf.read(data)[1]}"] = (data, False)
        notice = pathlib.Path("/usr/share/doc/libz3-dev/copyright")
        if notice.exists():
            files["cutecheck/libz3.copyright"] = (notice.read_bytes(), False)
    return files


def write_wheel(target, files, tag):
    """Writes the wheel; equal contents give equal bytes."""
    info = f"cutecheck-{version()}.dist-info"
    files = dict(files)
    files[f"{info}/METADATA"] = (metadata().encode(), False)
    files[f"{info}/WHEEL"] = (f"Wheel-Version: 1.0\nGenerator: cutecheck\nRoot-Is-Purelib: false\nTag: {tag}\n".encode(), False)
    files[f"{info}/entry_points.txt"] = (b"[console_scripts]\ncutecheck = cutecheck.program:main\n", False)
    files[f"{info}/licenses/LICENSE"] = ((ROOT / "LICENSE").read_bytes(), False)
    rows = []
    for path, (data, _) in files.items():
        digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
        rows.append(f"{path},sha256={digest},{len(data)}\n")
    files[f"{info}/RECORD"] = ("".join(rows + [f"{info}/RECORD,,\n"]).encode(), False)
    name = f"cutecheck-{version()}-{tag}.whl"
    with zipfile.ZipFile(pathlib.Path(target) / name, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as wheel:
        for path, (data, executable) in files.items():
            entry = zipfile.ZipInfo(path, (1980, 1, 1, 0, 0, 0))
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = (0o100755 if executable else 0o100644) << 16
            wheel.writestr(entry, data)
    return name


def prepare_metadata_for_build_wheel(metadata_directory, config_settings=None):
    info = pathlib.Path(metadata_directory) / f"cutecheck-{version()}.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(metadata(), encoding="utf-8")
    return info.name


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    folder = ROOT / "build" / "wheel"
    build(folder)
    files = contents(folder)
    binaries = [data for data, _ in files.values() if data[:4] == b"\x7fELF"]
    bundled = {elf.read(data)[1] for data in binaries} - {""}
    tag, why = elf.platform(binaries, bundled, platform.machine())
    for reason in why:
        print(f"cutecheck: not a manylinux wheel: {reason}", file=sys.stderr)
    python = f"cp{sys.version_info.major}{sys.version_info.minor}"
    return write_wheel(wheel_directory, files, f"{python}-{python}-{tag}")


def build_sdist(sdist_directory, config_settings=None):
    """The tracked files of the repository."""
    name = f"cutecheck-{version()}"
    tracked = subprocess.run(["git", "-C", str(ROOT), "ls-files", "-z"], check=True, stdout=subprocess.PIPE, text=True).stdout
    note = ROOT / "build" / "PKG-INFO"
    note.parent.mkdir(exist_ok=True)
    note.write_text(metadata(), encoding="utf-8")
    with tarfile.open(pathlib.Path(sdist_directory) / f"{name}.tar.gz", "w:gz") as archive:
        archive.add(note, f"{name}/PKG-INFO")
        for path in tracked.split("\0"):
            if path:
                archive.add(ROOT / path, f"{name}/{path}")
    return f"{name}.tar.gz"
