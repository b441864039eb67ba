# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Matrix descriptors of wgmma and tcgen05.mma."""

from typing import NamedTuple

from . import _native
from .values import keywords, lifted, text


class Descriptor(NamedTuple):
    """A 64-bit matrix descriptor, field by field; addresses and distances are bytes."""

    word: int
    arch: str
    start_address: int
    leading_byte_offset: int
    stride_byte_offset: int
    base_offset: int
    leading_absolute: bool
    swizzle: str


@keywords
def descriptor(layout, type="f16", major="k", arch="sm90", address=0):
    """The descriptors by which wgmma ("sm90") or tcgen05.mma ("sm100") reads an operand (mn, k), one an instruction along k.

    Each element was compared with what the hardware reads. Raises Error where no descriptor reads the layout, with the
    first element that the nearest one misreads.
    """
    return [Descriptor(**fields) for fields in lifted(_native.descriptor(text(layout), type, major, arch, address))]


def decode_descriptor(word, arch="sm90"):
    """The fields of a descriptor."""
    return Descriptor(**lifted(_native.decode_descriptor(word, arch)))
