# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Which libraries an ELF file of 64 bits needs, and which versions of their symbols: what the tag of a wheel promises."""

import struct

DYNAMIC, VERSIONS_NEEDED = 6, 0x6FFFFFFE


class NotElf(ValueError):
    pass


def _sections(data):
    """Each section as (type, offset, size, link)."""
    if len(data) < 64 or data[:4] != b"\x7fELF" or data[4] != 2 or data[5] != 1:
        raise NotElf("not an ELF file of 64 bits, least byte first")
    start, width, count = struct.unpack_from("<Q", data, 40)[0], *struct.unpack_from("<HH", data, 58)
    for number in range(count):
        _, kind, _, _, offset, size, link = struct.unpack_from("<IIQQQQI", data, start + number * width)
        yield kind, offset, size, link


def _text(data, at):
    return data[at : data.index(b"\0", at)].decode()


def read(data):
    """The names of the needed libraries, the file's own name (SONAME) or "", and {library: [version, ...]}."""
    sections = list(_sections(data))
    needed, soname, versions = [], "", {}
    for kind, offset, size, link in sections:
        if kind == DYNAMIC:
            for at in range(offset, offset + size, 16):
                tag, value = struct.unpack_from("<qQ", data, at)
                if tag == 1:
                    needed.append(_text(data, sections[link][1] + value))
                elif tag == 14:
                    soname = _text(data, sections[link][1] + value)
        elif kind == VERSIONS_NEEDED:
            names, at = sections[link][1], offset
            while True:
                _, count, file, first, following = struct.unpack_from("<HHIII", data, at)
                mine, one = versions.setdefault(_text(data, names + file), []), at + first
                for _ in range(count):
                    _, _, _, name, after = struct.unpack_from("<IHHII", data, one)
                    mine.append(_text(data, names + name))
                    one += after
                if following == 0:
                    break
                at += following
    return needed, soname, versions


# What every Linux with glibc has; the rest must be in the wheel.
SYSTEM = {"libc.so.6", "libm.so.6", "libpthread.so.0", "libdl.so.2", "librt.so.1", "libstdc++.so.6", "libgcc_s.so.1",
          "ld-linux-x86-64.so.2", "ld-linux-aarch64.so.1"}
# The glibc of the systems that first had these symbols of libstdc++.
STANDARD_LIBRARY = ((19, (2, 17)), (22, (2, 24)), (25, (2, 28)), (28, (2, 31)), (29, (2, 34)), (30, (2, 35)), (32, (2, 38)), (33, (2, 39)))


def _numbers(version):
    return tuple(int(part) for part in version.partition("_")[2].split("."))


def platform(files, bundled, machine):
    """The tag for the contents `files` beside the libraries named in `bundled`: manylinux_2_N, or linux where one more
    library or an unknown version of a symbol is needed; and why."""
    glibc, why = (2, 17), []
    for data in files:
        needed, _, versions = read(data)
        why += [f"{name} is not in the wheel" for name in needed if name not in SYSTEM | set(bundled)]
        for names in versions.values():
            for name in names:
                if name.startswith("GLIBC_"):
                    if not name[6:7].isdigit():
                        why.append(f"{name} belongs to one system")
                    else:
                        glibc = max(glibc, _numbers(name)[:2])
                elif name.startswith("GLIBCXX_"):
                    third = (_numbers(name) + (0,))[2]
                    least = [system for most, system in STANDARD_LIBRARY if third <= most]
                    why += [] if least else [f"{name} is newer than what is known here"]
                    glibc = max([glibc] + least[:1])
    if why:
        return f"linux_{machine}", sorted(set(why))
    return f"manylinux_{glibc[0]}_{glibc[1]}_{machine}", []
