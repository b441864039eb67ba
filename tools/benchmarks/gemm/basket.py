# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The family of tools/product beside PyTorch's product, over a basket of shapes, in turn, on one GPU.

    tools/bench products FOLDER [--element E] [--factors F] [--form F] [--size [BATCHES] M N K ...] [--rounds R] [--every]

FOLDER holds the PTX of each module that `product write` wrote, named KERNEL.ptx; `--product` is the program that plans.
For each shape: random integers, whose sums are exact in f32, are multiplied and every element is compared bit by bit
with the sum rounded once; then both multiply normal numbers in turn, each burst a graph of launches, and the medians of
their times are compared. Elements of 8 bits have factors, one for all rows of a matrix or one for each (--factors
tensor, rows), beside torch._scaled_mm with sums as the tensor cores make them (use_fast_accum). A form, as `product
write` has it, adds alpha, C, a bias or batches, and an element that ends in _f32 has D in f32; forms.py has PyTorch's
functions for those, and the matrices of batches. With --every
each plan that the model expects to take at most half as long again is checked and timed, not only the chosen one. Exit
status: 0 when every result is right, 1 when one is not, 3 where PyTorch or a GPU is missing.
"""
import argparse
import ctypes
import math
import os
import subprocess
import sys

import forms
from run import BF16, MAX_DYNAMIC_SHARED, PROMOTE_256B, SWIZZLE_128B, TensorMap, median, torch_on_gpu

ROW_BYTES, STORE, FIXUP_THREADS = 128, 64, 256  # ProductTile
REPACK_COLUMNS = 1024
U8, F32 = 0, 7  # of the CUDA driver API
SMALL = {"e4m3": "float8_e4m3fn", "e5m2": "float8_e5m2"}  # PyTorch's names
PROMOTE_128B = 2  # CUtensorMapL2promotion
PROGRAMMATIC_STREAM_SERIALIZATION = 6  # CUlaunchAttributeID
BURST_MICROSECONDS = 2000
BASKET = [
    # Squares.
    (1024, 1024, 1024), (2048, 2048, 2048), (2304, 2304, 2304), (3072, 3072, 3072), (4096, 4096, 4096),
    (8192, 8192, 8192),
    # Tall, wide, small and large K.
    (16384, 16384, 4096), (8192, 1024, 8192), (128, 8192, 8192), (256, 8192, 8192), (8192, 8192, 512),
    (1024, 1024, 32768), (512, 512, 16384),
    # Models: projections and halves of a multilayer perceptron.
    (4096, 11008, 4096), (4096, 4096, 11008), (4096, 14336, 4096), (2048, 6144, 4096), (5120, 2560, 7168),
    (64, 4096, 4096), (16, 4096, 4096), (16, 28672, 8192),
    # Ragged.
    (1000, 3000, 5000), (4100, 4104, 4104), (2047, 4096, 1048), (4095, 4097, 4099),
    # Ragged, of 8 bits.
    (1000, 3008, 5008), (4100, 4112, 4112),
]


class Attribute(ctypes.Structure):  # CUlaunchAttribute
    _fields_ = [("id", ctypes.c_int), ("pad", ctypes.c_int), ("value", ctypes.c_uint32 * 16)]


class Config(ctypes.Structure):  # CUlaunchConfig
    _fields_ = [("grid", ctypes.c_uint * 3), ("block", ctypes.c_uint * 3), ("shared", ctypes.c_uint),
                ("stream", ctypes.c_void_p), ("attributes", ctypes.POINTER(Attribute)), ("count", ctypes.c_uint)]


class Plan:
    def __init__(self, line):
        self.kernel, *numbers = line.split("\t")
        (self.box_a, self.box_b, self.threads, self.shared, self.blocks, self.group, self.whole, self.share,
         self.depth, self.fixup_blocks, self.workspace) = map(int, numbers[:11])
        self.expected = float(numbers[11])

    def __str__(self):
        return f"{self.kernel.split('_', 1)[1]} whole {self.whole} share {self.share}/{self.depth}"


class Family:
    def __init__(self, torch, folder, program, elements, form=""):
        self.torch, self.folder, self.program, self.elements, self.form = torch, folder, program, elements, form
        self.out = torch.float32 if elements.endswith("_f32") else torch.bfloat16  # of D
        self.types = [getattr(torch, SMALL[name]) for name in elements.split("_") if name in SMALL]
        self.types = (self.types * 2)[:2] or [torch.bfloat16] * 2  # of A and of B
        self.cuda = ctypes.CDLL("libcuda.so.1")
        torch.zeros(1, device="cuda")  # makes the context
        self.multiprocessors = torch.cuda.get_device_properties(0).multi_processor_count
        self.modules = {}

    @staticmethod
    def check(result, call):
        if result != 0:
            raise RuntimeError(f"{call}: error {result}")

    def plans(self, size, every):
        words = [self.program, "plan", *map(str, size[-3:]), "--multiprocessors", str(self.multiprocessors)]
        words += ["--element", self.elements] + ["--form", self.form] * bool(self.form)
        words += ["--batches", str(size[0])] * (len(size) == 4)
        words += ["--lines"] * (size[-1] * self.types[0].itemsize % 16 != 0)  # A and B are copied to such rows
        lines = subprocess.run(words + ["--all"] * every, check=True, capture_output=True, text=True).stdout
        plans = [Plan(line) for line in lines.splitlines()]
        least = min(plan.expected for plan in plans)
        return [plan for plan in plans if plan.expected <= 1.5 * least]

    def functions(self, module, names, shared=0):
        if module not in self.modules:
            loaded = ctypes.c_void_p()
            with open(os.path.join(self.folder, module + ".ptx"), "rb") as file:
                self.check(self.cuda.cuModuleLoadData(ctypes.byref(loaded), file.read()), "cuModuleLoadData")
            self.modules[module] = [ctypes.c_void_p() for _ in names]
            for function, name in zip(self.modules[module], names):
                self.check(self.cuda.cuModuleGetFunction(ctypes.byref(function), loaded, name.encode()),
                           "cuModuleGetFunction")
            self.check(self.cuda.cuFuncSetAttribute(self.modules[module][0], MAX_DYNAMIC_SHARED, shared),
                       "cuFuncSetAttribute")
        return self.modules[module]

    def map_of(self, matrix, rows, columns):
        size, rank = matrix.element_size(), matrix.dim()
        room = ctypes.create_string_buffer(128 + 64)
        made = TensorMap.from_buffer(room, -ctypes.addressof(room) % 64)
        extents = (ctypes.c_uint64 * rank)(*reversed(matrix.shape))
        strides = (ctypes.c_uint64 * (rank - 1))(*[step * size for step in reversed(matrix.stride()[:-1])])
        box, steps = (ctypes.c_uint32 * rank)(columns, rows, *[1] * (rank - 2)), (ctypes.c_uint32 * rank)(*[1] * rank)
        promotion = PROMOTE_256B if strides[0] % 128 == 0 else PROMOTE_128B  # rows that lie in two lines
        kind = {1: U8, 2: BF16, 4: F32}[size]
        self.check(self.cuda.cuTensorMapEncodeTiled(ctypes.byref(made), kind, rank, ctypes.c_void_p(matrix.data_ptr()),
                                                    extents, strides, box, steps, 0, SWIZZLE_128B, promotion, 0),
                   "cuTensorMapEncodeTiled")
        return made

    def launch(self, function, blocks, threads, shared, values, overlap=True):
        """A launch that, where it overlaps, begins while the one ahead ends; the kernel waits for that itself."""
        arguments = (ctypes.c_void_p * len(values))(*[ctypes.addressof(value) for value in values])
        attribute = Attribute(id=PROGRAMMATIC_STREAM_SERIALIZATION)
        attribute.value[0] = 1
        config = Config((blocks, 1, 1), (threads, 1, 1), shared, self.torch.cuda.current_stream().cuda_stream,
                        ctypes.pointer(attribute), 1 if overlap else 0)
        self.check(self.cuda.cuLaunchKernelEx(ctypes.byref(config), function, arguments, None), "cuLaunchKernelEx")

    def repacked(self, matrix):
        """Room for `matrix` with rows that TMA reads, or the matrix itself where it is so."""
        row = 16 // matrix.element_size()
        if matrix.stride(-2) % row == 0 and matrix.data_ptr() % 16 == 0:
            return matrix
        *rows, columns = matrix.shape
        pitch = (columns + 8 * row - 1) // (8 * row) * 8 * row
        return self.torch.zeros(*rows, pitch, device="cuda", dtype=matrix.dtype)[..., :columns]

    def repack(self, source, target):
        element = next((name for name in SMALL if getattr(self.torch, SMALL[name]) == source.dtype),
                       "f32" if source.dtype == self.torch.float32 else "bf16")
        name = f"product_{element}_repack"
        [function] = self.functions(name, [name])
        rows, columns = math.prod(source.shape[:-1]), source.shape[-1]
        values = [word(number) for matrix in (source, target) for word, number in
                  ((ctypes.c_uint64, matrix.data_ptr()), (ctypes.c_int64, matrix.stride(-2)))]
        blocks = rows * ((columns + REPACK_COLUMNS - 1) // REPACK_COLUMNS)
        self.launch(function, blocks, 256, 0, values + [ctypes.c_int(rows), ctypes.c_int(columns)])

    def launcher(self, plan, a, b, d, factors=(), end=None):
        """What launches a plan; of `factors` those of the rows of A and of B, of one row or of all; `end` as forms has it."""
        kernel, fixup = self.functions(plan.kernel, [plan.kernel, plan.kernel + "_fixup"], plan.shared)
        number, pointer = ctypes.c_int, ctypes.c_uint64
        workspace = self.torch.full((max(plan.workspace // 4, 1),), math.nan, device="cuda")
        read_a, read_b, written = (self.repacked(matrix) for matrix in (a, b, d))
        c = end.c if end else None
        read_c = c if c is None else self.repacked(c)
        extents = [number(a.shape[-2]), number(b.shape[-2]), number(a.shape[-1])]
        split = [number(plan.group), number(plan.whole), number(plan.share), number(plan.depth)]
        room = pointer(workspace.data_ptr())
        depth = ROW_BYTES // a.element_size()
        maps = [self.map_of(read_a, plan.box_a, depth), self.map_of(read_b, plan.box_b, depth),
                self.map_of(written, STORE, ROW_BYTES // d.element_size())]
        scaling = [pointer(of.data_ptr()) for of in factors] + [number(int(of.numel() > 1)) for of in factors]
        scaling += forms.arguments_of(end, self.form, read_c)
        behind = []
        if a.dim() == 3:
            scaling.append(number(a.shape[0]))
            behind.append(ctypes.c_int64(written.stride(0)))
        to = [pointer(written.data_ptr()), ctypes.c_int64(written.stride(-2))]

        def launch(keep=(workspace, factors, end)):
            for matrix, read in ((a, read_a), (b, read_b), (c, read_c)):
                if read is not matrix:
                    self.repack(matrix, read)
            self.launch(kernel, plan.blocks, plan.threads, plan.shared, maps + extents + split + [room] + scaling)
            if plan.fixup_blocks:
                # Not beside the kernel: its blocks would crowd on the multiprocessors that end first.
                self.launch(fixup, plan.fixup_blocks, FIXUP_THREADS, 0,
                            [room] + to + extents + split + scaling + behind, False)
            if written is not d:
                self.repack(written, d)

        return launch


def graph_of(torch, work, launches):
    work()
    torch.cuda.synchronize()
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        for _ in range(launches):
            work()
    return graph


def microseconds(torch, graph, launches):
    begin, end = torch.cuda.Event(True), torch.cuda.Event(True)
    begin.record()
    graph.replay()
    end.record()
    end.synchronize()
    return 1000 * begin.elapsed_time(end) / launches


def factors_of(torch, family, rows, kind, draw):
    """Factors of the rows of A and of B, none of elements that have none."""
    if family.types[0].itemsize == 2:
        return ()
    return tuple(draw(count if kind == "rows" else 1) for count in rows)


def is_right(torch, family, plan, size, kind):
    *batches, m, n, k = size
    # Of 8 bits the tensor cores keep 13 bits of a sum behind the point of the largest: so small that no bit is lost.
    most = 8 if family.types[0].itemsize == 2 else 2
    a, b = (torch.randint(-most, most + 1, (*batches, rows, k), device="cuda").to(torch.bfloat16).to(of)
            for rows, of in zip((m, n), family.types))
    factors = factors_of(torch, family, (m, n), kind, lambda count: 2.0 ** torch.randint(-2, 3, (count,), device="cuda"))
    end = forms.end_of(family.form, (*batches, m, n), -2.0, 0.5,
                       lambda shape: torch.randint(-8, 9, shape, device="cuda").to(family.out))
    d = torch.full((*batches, m, n), math.nan, device="cuda", dtype=family.out)
    family.launcher(plan, a, b, d, factors, end)()
    right = b.float().transpose(-1, -2)
    for begin in range(0, m, 2048):
        due = a[..., begin:begin + 2048, :].float() @ right
        if factors:
            due *= (factors[0][begin:begin + 2048] if kind == "rows" else factors[0])[:, None] * factors[1]
        if end:
            due = end.of(due, begin, begin + 2048)
        if not torch.equal(d[..., begin:begin + 2048, :], due.to(family.out)):
            return False
    return True


def theirs_of(torch, a, b, d, factors, end):
    """PyTorch's product; of 8 bits its factors are a column and a row, or both one."""
    if not factors:
        return forms.theirs_of(torch, a, b, d, end)
    column, row = factors[0].reshape(-1, 1), factors[1].reshape(1, -1)
    if column.numel() == 1:
        column, row = factors[0].reshape(()), factors[1].reshape(())
    return lambda: torch._scaled_mm(a, b.T, scale_a=column, scale_b=row, out_dtype=d.dtype, use_fast_accum=True,
                                    out=d)


def is_of(size, family):
    """Whether PyTorch multiplies it: of 8 bits N and K are multiples of 16."""
    small = family.types[0].itemsize == 1
    return size not in BASKET[-2:] if not small else size[1] % 16 == 0 and size[2] % 16 == 0


def main():
    parser = argparse.ArgumentParser(usage=__doc__, add_help=True)
    parser.add_argument("folder")
    parser.add_argument("--product", default="build/release/bin/product")
    parser.add_argument("--element", default="bf16", help="of A and B, as `product write` has it; not f16")
    parser.add_argument("--factors", choices=("tensor", "rows"), default="tensor", help="of elements of 8 bits")
    parser.add_argument("--form", default="", help="as `product write` has it; of elements of 16 bits")
    parser.add_argument("--size", type=int, nargs="+", action="append", help="of a form with batches, those first")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--every", action="store_true")
    options = parser.parse_args()
    torch = torch_on_gpu("products")
    if torch is None:
        return 3
    torch.backends.cuda.matmul.allow_tf32 = False
    family = Family(torch, options.folder, options.product, options.element, options.form)
    print(f"{torch.cuda.get_device_name(0)}, PyTorch {torch.__version__}, medians of {options.rounds} rounds")
    print("M x N x K | plan | expected us | ours us | PyTorch us | ratio | integers")
    ratios, wrong = [], 0
    basket = forms.BATCHED if "batches" in options.form else [size for size in BASKET if is_of(size, family)]
    for size in options.size or basket:
        *batches, m, n, k = size
        a, b = (torch.randn(*batches, rows, k, device="cuda").to(of) for rows, of in zip((m, n), family.types))
        factors = factors_of(torch, family, (m, n), options.factors, lambda count: torch.rand(count, device="cuda") + 0.5)
        end = forms.end_of(options.form, (*batches, m, n), 1.0 if options.form.startswith("bias") else 0.75, 0.5,
                           lambda shape: torch.randn(shape, device="cuda").to(family.out))
        d, theirs = (torch.zeros(*batches, m, n, device="cuda", dtype=family.out) for _ in range(2))
        launches = max(4, min(100, int(BURST_MICROSECONDS / (2 * math.prod(size) / 6e8 + 5))))
        try:
            product = graph_of(torch, theirs_of(torch, a, b, theirs, factors, end), launches)
        except (RuntimeError, TypeError) as error:
            print(f"PyTorch has no such product: {str(error).splitlines()[0]}")
            product = None
        for plan in family.plans(size, options.every):
            right = is_right(torch, family, plan, size, options.factors)
            ours = graph_of(torch, family.launcher(plan, a, b, d, factors, end), launches)
            times = {ours: [], **({product: []} if product else {})}
            for _ in range(options.rounds):
                for graph, rounds in times.items():
                    rounds.append(microseconds(torch, graph, launches))
            mine, other = median(times[ours]), median(times[product]) if product else math.nan
            ratios.append(other / mine)
            wrong += not right
            print(f"{' x '.join(map(str, size))} | {plan} | {plan.expected:.1f} | {mine:.1f} | {other:.1f} | {other / mine:.3f} | "
                  f"{'equal' if right else 'WRONG'}", flush=True)
    known = [ratio for ratio in ratios if not math.isnan(ratio)] or [math.nan]
    mean = math.exp(sum(map(math.log, known)) / len(known))
    print(f"{len(ratios)} products, geometric mean {mean:.3f}, least {min(known):.3f}, {wrong} wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
