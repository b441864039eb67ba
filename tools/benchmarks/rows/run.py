# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""row_sum_bf16, softmax_bf16 and layernorm_bf16 beside PyTorch's and a copy, in turn, on one GPU.

    tools/bench rows PTX ... [--rows M] [--rounds R]

Each PTX is what `cutecheck lower corpus/kernels/NAME.mlir --emit=ptx` wrote of one of the three. Both work on the same
random bf16 matrix of M rows. The result is compared with PyTorch's in double, to half a unit of bf16's last place and
what sums in f32 may differ by. Each round times 20 launches of a copy of the matrix, of the kernel and of PyTorch's; the rate
counts the bytes that have to be read and written, and its part of a copy's is that of the medians. Exit status: 0
when the results are right, 1 when one is not, 3 where PyTorch or a GPU is missing or the PTX has none of the kernels.
"""
import argparse
import ctypes
import re
import statistics
import sys

ROW, THREADS, SHARED_BYTES, LAUNCHES = 8192, 256, 64, 20  # as the modules say


class View(ctypes.Structure):
    """A matrix or a vector, as the kernels take it: pointer, run-time extents and strides."""

    _fields_ = [("pointer", ctypes.c_uint64), ("rows", ctypes.c_int32), ("padding", ctypes.c_int32), ("stride", ctypes.c_int64)]


class Kernel:
    def __init__(self, torch, text):
        names = re.findall(r"\.entry (row_sum_bf16|softmax_bf16|layernorm_bf16)\(", text)
        if len(names) != 1:
            raise ValueError("no entry of row_sum_bf16, softmax_bf16 or layernorm_bf16, or several")
        self.name, self.torch = names[0], torch
        self.cuda = ctypes.CDLL("libcuda.so.1")
        torch.zeros(1, device="cuda")  # makes the context
        module, self.function = ctypes.c_void_p(), ctypes.c_void_p()
        self.check(self.cuda.cuModuleLoadData(ctypes.byref(module), text.encode() + b"\0"), "cuModuleLoadData")
        self.check(self.cuda.cuModuleGetFunction(ctypes.byref(self.function), module, self.name.encode()),
                   "cuModuleGetFunction")

    @staticmethod
    def check(result, call):
        if result != 0:
            raise RuntimeError(f"{call}: error {result}")

    def launcher(self, x, y):
        views = [View(m.data_ptr(), m.shape[0], 0, m.stride(0)) for m in (x, y)]
        pointers = (ctypes.c_void_p * 2)(*[ctypes.addressof(view) for view in views])

        def launch(kept=views):
            stream = ctypes.c_void_p(self.torch.cuda.current_stream().cuda_stream)
            self.check(self.cuda.cuLaunchKernel(self.function, x.shape[0], 1, 1, THREADS, 1, 1, SHARED_BYTES, stream,
                                                pointers, None), "cuLaunchKernel")

        return launch


def theirs(torch, name, x):
    if name == "row_sum_bf16":
        return x.sum(1)
    return torch.softmax(x, 1) if name == "softmax_bf16" else torch.nn.functional.layer_norm(x, (x.shape[1],))


def is_right(torch, name, x, y):
    """In double, a block of rows at a time."""
    for begin in range(0, x.shape[0], 1024):
        rows = x[begin:begin + 1024].double()
        want, scale = theirs(torch, name, rows), rows.abs().sum(1) if name == "row_sum_bf16" else 1
        slack = want.abs() / 256 + scale * 2.0 ** -20
        if not bool(((y[begin:begin + 1024].double() - want).abs() <= slack).all()):
            return False
    return True


def seconds(torch, work):
    begin, end = torch.cuda.Event(enable_timing=True), torch.cuda.Event(enable_timing=True)
    begin.record()
    for _ in range(LAUNCHES):
        work()
    end.record()
    end.synchronize()
    return begin.elapsed_time(end) / 1000 / LAUNCHES


def main():
    parser = argparse.ArgumentParser(prog="tools/bench rows", description=__doc__.split("\n")[0])
    parser.add_argument("ptx", nargs="+")
    parser.add_argument("--rows", type=int, default=32768)
    parser.add_argument("--rounds", type=int, default=11)
    options = parser.parse_args()
    if options.rows < 1 or options.rounds < 1:
        parser.error("--rows and --rounds take numbers of at least 1")
    try:
        import torch
    except ImportError:
        print("rows: PyTorch is not installed", file=sys.stderr)
        return 3
    if not torch.cuda.is_available():
        print("rows: there is no GPU", file=sys.stderr)
        return 3
    torch.manual_seed(1)
    x = torch.randn(options.rows, ROW, device="cuda").bfloat16()
    copied, wrong = torch.empty_like(x), 0
    for path in options.ptx:
        try:
            with open(path, encoding="utf-8") as file:
                kernel = Kernel(torch, file.read())
        except (OSError, ValueError, RuntimeError) as error:
            print(f"rows: {path}: {error}", file=sys.stderr)
            return 3
        y = torch.zeros(options.rows, dtype=x.dtype, device="cuda") if kernel.name == "row_sum_bf16" else torch.zeros_like(x)
        ours = kernel.launcher(x, y)
        ours()
        torch.cuda.synchronize()
        right = is_right(torch, kernel.name, x, y)
        wrong += not right
        works = [lambda: copied.copy_(x), ours, lambda name=kernel.name: theirs(torch, name, x)]
        for work in works:
            work()
        rounds = [[seconds(torch, work) for work in works] for _ in range(options.rounds)]
        copy, mine, other = (statistics.median(column) for column in zip(*rounds))
        read, written = x.numel() * 2, y.numel() * 2
        rates = [2 * read / copy, (read + written) / mine, (read + written) / other]
        print(f"{kernel.name}  {options.rows} rows of {ROW}: {'right' if right else 'WRONG'}; {rates[1] / 1e9:.0f} GB/s, "
              f"{100 * rates[1] / rates[0]:.1f} % of a copy's {rates[0] / 1e9:.0f}; PyTorch {rates[2] / 1e9:.0f} GB/s, "
              f"{100 * rates[2] / rates[0]:.1f} %")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
