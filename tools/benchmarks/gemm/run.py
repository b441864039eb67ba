# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""gemm_bf16 beside PyTorch's product, in turn, on one GPU.

    tools/bench gemm PTX [--size M N K] [--rounds R]

PTX is what `cutecheck lower corpus/kernels/gemm_bf16.mlir --emit=ptx` wrote. Both multiply the same random bf16
matrices, D = A B^T. The result is compared with a product in double, at this size a block of rows at a time. Each round
times 20 launches of one, then of the other, so that both see the same clocks; TFLOP/s of each round, the ratio of the
medians, and the same after a second of rest before each (cold). Exit status: 0 when the result is right, 1 when it is
not, 3 where PyTorch or a GPU is missing.
"""
import argparse
import ctypes
import sys
import time

TILE = (128, 256, 64)  # of M, N and K, as corpus/kernels/gemm_bf16.mlir says
STORE = (64, 64)
THREADS, SHARED_BYTES = 384, 229440
BF16, SWIZZLE_128B, PROMOTE_256B, MAX_DYNAMIC_SHARED = 9, 3, 3, 8  # of the CUDA driver API
LAUNCHES = 20


class TensorMap(ctypes.Structure):
    _fields_ = [("words", ctypes.c_uint64 * 16)]


class Kernel:
    def __init__(self, torch, path):
        self.torch = torch
        self.cuda = ctypes.CDLL("libcuda.so.1")
        torch.zeros(1, device="cuda")  # makes the context
        module, self.function = ctypes.c_void_p(), ctypes.c_void_p()
        with open(path, "rb") as file:
            self.check(self.cuda.cuModuleLoadData(ctypes.byref(module), file.read()), "cuModuleLoadData")
        self.check(self.cuda.cuModuleGetFunction(ctypes.byref(self.function), module, b"gemm_bf16"),
                   "cuModuleGetFunction")
        self.check(self.cuda.cuFuncSetAttribute(self.function, MAX_DYNAMIC_SHARED, SHARED_BYTES),
                   "cuFuncSetAttribute")
        self.blocks = torch.cuda.get_device_properties(0).multi_processor_count

    @staticmethod
    def check(result, call):
        if result != 0:
            raise RuntimeError(f"{call}: error {result}")

    def map_of(self, matrix, rows, columns):
        room = ctypes.create_string_buffer(128 + 64)
        made = TensorMap.from_buffer(room, -ctypes.addressof(room) % 64)
        extents = (ctypes.c_uint64 * 2)(matrix.shape[1], matrix.shape[0])
        strides = (ctypes.c_uint64 * 1)(matrix.stride(0) * matrix.element_size())
        box, steps = (ctypes.c_uint32 * 2)(columns, rows), (ctypes.c_uint32 * 2)(1, 1)
        self.check(self.cuda.cuTensorMapEncodeTiled(ctypes.byref(made), BF16, 2, ctypes.c_void_p(matrix.data_ptr()),
                                                    extents, strides, box, steps, 0, SWIZZLE_128B, PROMOTE_256B, 0),
                   "cuTensorMapEncodeTiled")
        return made

    def launcher(self, a, b, d):
        maps = [self.map_of(a, TILE[0], TILE[2]), self.map_of(b, TILE[1], TILE[2]), self.map_of(d, *STORE)]
        values = maps + [ctypes.c_int(extent) for extent in (a.shape[0], b.shape[0], a.shape[1])]
        arguments = (ctypes.c_void_p * 6)(*[ctypes.addressof(value) for value in values])

        def launch(keep=values):
            stream = ctypes.c_void_p(self.torch.cuda.current_stream().cuda_stream)
            self.check(self.cuda.cuLaunchKernel(self.function, self.blocks, 1, 1, THREADS, 1, 1, SHARED_BYTES, stream,
                                                arguments, None), "cuLaunchKernel")

        return launch


def largest_error(torch, a, b, d):
    """The largest error relative to the sum in double, where that is not small; a block of rows at a time."""
    worst, floor = 0.0, 1e-2 * a.shape[1] ** 0.5
    right = b.double().T
    for begin in range(0, a.shape[0], 1024):
        sums = a[begin:begin + 1024].double() @ right
        worst = max(worst, ((d[begin:begin + 1024].double() - sums).abs() / (sums.abs() + floor)).max().item())
    return worst


def median(values):
    return sorted(values)[len(values) // 2]


def torch_on_gpu(benchmark):
    """PyTorch with its seed set; None, and a line that says why, where it or a GPU is missing."""
    try:
        import torch
    except ImportError:
        print(f"bench {benchmark}: PyTorch is not installed", file=sys.stderr)
        return None
    if not torch.cuda.is_available():
        print(f"bench {benchmark}: there is no GPU", file=sys.stderr)
        return None
    torch.manual_seed(20260801)
    return torch


def main():
    parser = argparse.ArgumentParser(usage=__doc__, add_help=True)
    parser.add_argument("ptx")
    parser.add_argument("--size", type=int, nargs=3, default=(8192, 8192, 8192))
    parser.add_argument("--rounds", type=int, default=11)
    options = parser.parse_args()
    torch = torch_on_gpu("gemm")
    if torch is None:
        return 3
    m, n, k = options.size
    a = torch.randn(m, k, device="cuda", dtype=torch.bfloat16)
    b = torch.randn(n, k, device="cuda", dtype=torch.bfloat16)
    d, theirs = (torch.zeros(m, n, device="cuda", dtype=torch.bfloat16) for _ in range(2))
    ours = Kernel(torch, options.ptx).launcher(a, b, d)

    def product():
        torch.matmul(a, b.T, out=theirs)

    ours()
    product()
    torch.cuda.synchronize()
    error = largest_error(torch, a, b, d)
    same = (d == theirs).double().mean().item()
    print(f"{m} x {n} x {k} on {torch.cuda.get_device_name(0)}, PyTorch {torch.__version__}")
    print(f"largest relative error against double {error:.2e}; {100 * same:.4f} % of the elements as PyTorch's")

    def rate(work):
        begin, end = torch.cuda.Event(True), torch.cuda.Event(True)
        begin.record()
        for _ in range(LAUNCHES):
            work()
        end.record()
        end.synchronize()
        return 2 * m * n * k * LAUNCHES / begin.elapsed_time(end) / 1e9

    for name, rest in (("in turn", 0), ("cold", 1)):
        rounds = {ours: [], product: []}
        for _ in range(options.rounds):
            for work, rates in rounds.items():
                time.sleep(rest)
                rates.append(rate(work))
        print(f"{name}: gemm_bf16 {median(rounds[ours]):.1f} TFLOP/s, PyTorch {median(rounds[product]):.1f} TFLOP/s, "
              f"ratio {median(rounds[ours]) / median(rounds[product]):.4f} ({options.rounds} rounds)")
    return 0 if error < 2.0 ** -7 else 1


if __name__ == "__main__":
    sys.exit(main())
