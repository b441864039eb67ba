# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What products of tools/product have beside A and B, and PyTorch's function for the same, for basket.py.

D = alpha A B^T + beta C + bias, of one product or of each of several batches. PyTorch's are torch.mm and torch.bmm,
torch.addmm and torch.baddbmm where there is C or bias; C and bias together take addmm, then an addition in place. Where D
is f32, all have out_dtype.
"""
import ctypes
from dataclasses import dataclass

# Batches, M, N, K.
BATCHED = [(16, 1024, 1024, 1024), (8, 2048, 2048, 2048), (4, 4096, 4096, 1024), (64, 512, 512, 128),
           (32, 2048, 2048, 128), (32, 2048, 128, 2048), (128, 128, 128, 1024), (64, 16, 1024, 1024),
           (12, 1000, 1000, 1000), (7, 1003, 1005, 1001)]


@dataclass
class End:
    alpha: float
    beta: float
    c: object = None  # of D's extents and type
    bias: object = None  # of D's columns and type

    def of(self, product, begin=0, end=None):
        """`product`, in f32, of the rows from begin to end."""
        due = self.alpha * product
        if self.c is not None:
            due += self.beta * self.c[..., begin:end, :].float()
        if self.bias is not None:
            due += self.bias.float()
        return due


def end_of(form, shape, alpha, beta, draw):
    """The end of a product of `form`, whose D has `shape`; None of one that is plain."""
    words = form.split("_")
    end = End(alpha, beta)
    if "c" in words:
        end.c = draw(shape)
    if "bias" in words:
        end.bias = draw(shape[-1:])
    return end if set(words) & {"alpha", "c", "bias"} else None


def arguments_of(end, form, read_c):
    """What a kernel, and its fixup, take of the end."""
    if end is None:
        return []
    values = [ctypes.c_float(end.alpha)]
    if end.c is not None:
        values += [ctypes.c_float(end.beta), ctypes.c_uint64(read_c.data_ptr()), ctypes.c_int64(read_c.stride(-2))]
        if "batches" in form:
            values.append(ctypes.c_int64(read_c.stride(0)))
    if end.bias is not None:
        values.append(ctypes.c_uint64(end.bias.data_ptr()))
    return values


def theirs_of(torch, a, b, d, end):
    """PyTorch's function that leaves the same in d."""
    right = b.transpose(-1, -2)
    wide = {"out_dtype": torch.float32} if d.dtype == torch.float32 else {}
    if end is None:
        product = torch.bmm if a.dim() == 3 else torch.mm
        return lambda: product(a, right, out=d, **wide)
    addend = end.c if end.c is not None else end.bias
    beta = end.beta if end.c is not None else 1.0
    product = torch.baddbmm if a.dim() == 3 else torch.addmm
    if addend is None:
        return lambda: product(d, a, right, beta=0, alpha=end.alpha, out=d, **wide)

    def work():
        product(addend, a, right, beta=beta, alpha=end.alpha, out=d, **wide)
        if end.c is not None and end.bias is not None:
            d.add_(end.bias)
    return work
