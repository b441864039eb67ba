# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The attention of tools/product beside PyTorch's, over lengths and masks, in turn, on one GPU.

    tools/bench attention FOLDER [--sweep] [--rounds R]

FOLDER holds tiles.tsv, what `product attention FOLDER` printed, and KERNEL.ptx (or .cubin) of each of its kernels. First
each kernel is right: at ragged lengths, with more heads of Q than of K, and with every element of O written, it is no
further from attention in double than twice what PyTorch's flash attention is. Then bursts of launches of ours and of
PyTorch's back ends, cuDNN and flash, are timed in turn; the medians are compared. With --sweep each kernel is timed at
three lengths, and nothing of PyTorch's. Exit status: 0 when every result is right, 1 when one is not, 3 where PyTorch or a
GPU is missing.
"""
import argparse
import ctypes
import math
import os
import statistics
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "gemm"))
from run import BF16, MAX_DYNAMIC_SHARED, PROMOTE_256B, SWIZZLE_128B, TensorMap, median, torch_on_gpu  # noqa: E402

L2_OF_KEYS = 32 << 20  # bytes of K and V that heads which are taken in turn may have
BURST_MICROSECONDS = 3000
TOKENS, WIDTH = 16384, 2048  # of all batches; of all heads
# Batches, heads of Q, heads of K, queries, keys.
CHECKED = [(2, 3, 3, 256, 384), (1, 4, 2, 1000, 1000), (3, 2, 1, 77, 513), (1, 2, 2, 1, 40), (1, 6, 6, 1023, 130),
           (2, 8, 2, 2048, 2048)]


class Attention:
    """A kernel of the family, and its launches."""

    def __init__(self, torch, folder, line):
        self.torch = torch
        self.name, head, causal, rows, keys, threads, shared, most = line.split("\t")
        self.head, self.causal, self.rows, self.keys = int(head), causal == "1", int(rows), int(keys)
        self.threads, self.shared = int(threads), int(shared)
        self.most_keys = int(most) or math.inf
        self.cuda = ctypes.CDLL("libcuda.so.1")
        torch.zeros(1, device="cuda")  # makes the context
        module, self.function = ctypes.c_void_p(), ctypes.c_void_p()
        path = os.path.join(folder, self.name)
        with open(path + (".cubin" if os.path.exists(path + ".cubin") else ".ptx"), "rb") as file:
            self.check(self.cuda.cuModuleLoadData(ctypes.byref(module), file.read()), "cuModuleLoadData")
        self.check(self.cuda.cuModuleGetFunction(ctypes.byref(self.function), module, self.name.encode()),
                   "cuModuleGetFunction")
        self.check(self.cuda.cuFuncSetAttribute(self.function, MAX_DYNAMIC_SHARED, self.shared), "cuFuncSetAttribute")
        self.blocks = torch.cuda.get_device_properties(0).multi_processor_count

    @staticmethod
    def check(result, call):
        if result != 0:
            raise RuntimeError(f"{call}: error {result}")

    def map_of(self, tensor, rows):
        """Of (batches, heads, length, head), whose heads lie one after another."""
        room = ctypes.create_string_buffer(128 + 64)
        made = TensorMap.from_buffer(room, -ctypes.addressof(room) % 64)
        batches, heads, length, head = tensor.shape
        extents = (ctypes.c_uint64 * 3)(head, length, batches * heads)
        strides = (ctypes.c_uint64 * 2)(2 * head, 2 * head * length)
        box, steps = (ctypes.c_uint32 * 3)(64, rows, 1), (ctypes.c_uint32 * 3)(1, 1, 1)
        self.check(self.cuda.cuTensorMapEncodeTiled(ctypes.byref(made), BF16, 3, ctypes.c_void_p(tensor.data_ptr()),
                                                    extents, strides, box, steps, 0, SWIZZLE_128B, PROMOTE_256B, 0),
                   "cuTensorMapEncodeTiled")
        return made

    def group_of(self, queries, length, heads, ratio):
        """As many heads as K and V have in L2 or, where rows see other numbers of keys, those that give blocks equal work."""
        most = max(1, min(heads, L2_OF_KEYS * ratio // (4 * length * self.head)))
        return min(range(most, 0, -1), key=lambda group: self.longest(queries, length, heads, group)) if self.causal else most

    def longest(self, queries, length, heads, group):
        """What the block with most to do does: tiles of keys, and one more for the end of each tile of O."""
        tiles, groups = -(-queries // self.rows), -(-heads // group)
        work = [0] * self.blocks
        at = 0
        for of_group in range(groups):
            here = min(group, heads - of_group * group)
            for place in range(tiles):
                m = place if (groups - 1 - of_group) % 2 else tiles - 1 - place
                for _ in range(here):
                    work[at % self.blocks] += -(-min(length, (m + 1) * self.rows) // self.keys) + 1
                    at += 1
        return max(work)

    def launcher(self, q, k, v, o):
        batches, heads, queries, _ = q.shape
        length, ratio = k.shape[2], heads // k.shape[1]
        group = self.group_of(queries, length, batches * heads, ratio)
        maps = [self.map_of(q, self.rows), self.map_of(k, self.keys), self.map_of(v, self.keys), self.map_of(o, 64)]
        values = maps + [ctypes.c_int(queries), ctypes.c_int(length), ctypes.c_int(batches * heads),
                         ctypes.c_int(ratio), ctypes.c_float(math.log2(math.e) / math.sqrt(self.head)),
                         ctypes.c_int(group)]
        arguments = (ctypes.c_void_p * len(values))(*[ctypes.addressof(value) for value in values])

        def launch(keep=(values, q, k, v, o)):
            stream = ctypes.c_void_p(self.torch.cuda.current_stream().cuda_stream)
            self.check(self.cuda.cuLaunchKernel(self.function, self.blocks, 1, 1, self.threads, 1, 1, self.shared,
                                                stream, arguments, None), "cuLaunchKernel")

        return launch


def tensors(torch, batches, heads, heads_k, queries, keys, head):
    def normal(*shape):
        return torch.randn(*shape, device="cuda", dtype=torch.float32).to(torch.bfloat16)

    return (normal(batches, heads, queries, head), normal(batches, heads_k, keys, head),
            normal(batches, heads_k, keys, head))


def in_double(torch, q, k, v, causal):
    k, v = (tensor.double().repeat_interleave(q.shape[1] // k.shape[1], 1) for tensor in (k, v))
    scores = q.double() @ k.transpose(-1, -2) / math.sqrt(q.shape[-1])
    if causal:
        scores.masked_fill_(torch.ones_like(scores, dtype=torch.bool).triu(1), -math.inf)
    return scores.softmax(-1) @ v


def theirs(torch, backend, q, k, v, causal):
    from torch.nn.attention import sdpa_kernel
    with sdpa_kernel(backend):
        return torch.nn.functional.scaled_dot_product_attention(q, k, v, is_causal=causal,
                                                                enable_gqa=q.shape[1] != k.shape[1])


def is_right(torch, kernel, size, flash):
    q, k, v = tensors(torch, *size, kernel.head)
    o = torch.full_like(q, math.nan)
    kernel.launcher(q, k, v, o)()
    torch.cuda.synchronize()
    wanted = in_double(torch, q, k, v, kernel.causal)
    square = size[3] == size[4] or not kernel.causal

    def error(got):
        return ((got.double() - wanted).norm() / wanted.norm()).item()

    ours = error(o)
    other = error(theirs(torch, flash, q, k, v, kernel.causal)) if square else math.nan
    right = ours <= (2 * other if square else 4e-3)  # NaN is not
    if not right:
        print(f"{kernel.name} {size}: WRONG, error {ours:.2e}, flash attention's {other:.2e}")
    return right, ours, other


class Timer:
    """Bursts of launches as graphs, of a length that hides the launch."""

    def __init__(self, torch, work):
        self.torch = torch
        stream = torch.cuda.Stream()
        with torch.cuda.stream(stream):
            work()
            work()
            stream.synchronize()
            begin, end = torch.cuda.Event(True), torch.cuda.Event(True)
            begin.record()
            for _ in range(3):
                work()
            end.record()
            end.synchronize()
            self.count = max(1, min(100, int(BURST_MICROSECONDS / (1000 * begin.elapsed_time(end) / 3) + 1)))
        self.graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(self.graph):
            for _ in range(self.count):
                work()
        self.times = []

    def round(self):
        begin, end = self.torch.cuda.Event(True), self.torch.cuda.Event(True)
        self.graph.replay()
        begin.record()
        self.graph.replay()
        end.record()
        end.synchronize()
        self.times.append(1000 * begin.elapsed_time(end) / self.count)


def operations(batches, heads, queries, keys, head, causal):
    """Products and sums of both products; of a square under the diagonal half."""
    return 4 * batches * heads * queries * keys * head / (2 if causal else 1)


def sizes_of(head, sweep):
    heads = WIDTH // head
    lengths = (512, 2048, 8192) if sweep else (512, 1024, 2048, 4096, 8192, 16384)
    sizes = [(TOKENS // length, heads, heads, length, length) for length in lengths]
    return sizes if sweep else sizes + [(4, heads, heads // 4, 4096, 4096), (8, heads, heads, 1000, 1000),
                                        (3, heads, heads, 4097, 4097)]


def timed(torch, kernels, size, backends, rounds):
    head, causal = kernels[0].head, kernels[0].causal
    q, k, v = tensors(torch, *size, head)
    o = torch.zeros_like(q)
    timers = {kernel.name: Timer(torch, kernel.launcher(q, k, v, o)) for kernel in kernels}
    for name, backend in backends.items():
        try:
            timers[name] = Timer(torch, lambda: theirs(torch, backend, q, k, v, causal))
        except RuntimeError as error:
            print(f"{name} {size}: {str(error).splitlines()[0]}")
    for _ in range(rounds):
        for timer in timers.values():
            timer.round()
    work = operations(size[0], size[1], size[3], size[4], head, causal)
    return {name: (median(timer.times), work / median(timer.times) / 1e6) for name, timer in timers.items()}


def main():
    parser = argparse.ArgumentParser(usage=__doc__, add_help=True)
    parser.add_argument("folder")
    parser.add_argument("--sweep", action="store_true")
    parser.add_argument("--rounds", type=int, default=9)
    options = parser.parse_args()
    torch = torch_on_gpu("attention")
    if torch is None:
        return 3
    from torch.nn.attention import SDPBackend
    backends = {} if options.sweep else {"cuDNN": SDPBackend.CUDNN_ATTENTION, "flash": SDPBackend.FLASH_ATTENTION}
    with open(os.path.join(options.folder, "tiles.tsv")) as file:
        kernels = [Attention(torch, options.folder, line.rstrip("\n")) for line in file if line.strip()]
    print(f"{torch.cuda.get_device_name(0)}, PyTorch {torch.__version__}, cuDNN {torch.backends.cudnn.version()}")
    checked = [(kernel, is_right(torch, kernel, size, SDPBackend.FLASH_ATTENTION))
               for kernel in kernels for size in CHECKED]
    wrong = {kernel.name for kernel, (right, _, _) in checked if not right}
    for kernel in kernels:
        errors = [(ours, other) for of, (_, ours, other) in checked if of is kernel]
        print(f"{kernel.name}: {'WRONG' if kernel.name in wrong else 'right'}, error at most "
              f"{max(ours for ours, _ in errors):.2e}, flash attention's {max(other for _, other in errors if other == other):.2e}")
    for head in (64, 128):
        for causal in (False, True):
            ratios = {name: [] for name in backends}
            family = [kernel for kernel in kernels if (kernel.head, kernel.causal) == (head, causal)]
            if not family:
                continue
            print(f"head {head}{', causal' if causal else ''}: batches x heads / heads of K x queries x keys: us, TFLOP/s")
            for size in sizes_of(head, options.sweep):
                chosen = family if options.sweep else [next(one for one in family if size[4] <= one.most_keys)]
                times = timed(torch, chosen, size, backends, options.rounds)
                shown = sorted(times.items(), key=lambda item: item[1][0]) if options.sweep else list(times.items())
                print("  {} x {} / {} x {} x {}: ".format(*size) +
                      ", ".join(f"{name.replace('fused_attention_bf16_', '')} {us:.1f} {rate:.0f}" for name, (us, rate) in shown))
                if not options.sweep:
                    ours = shown[0][1][0]
                    for name in backends:
                        ratios[name] += [times[name][0] / ours] if name in times else []
            for name, of in ratios.items():
                print(f"  {name} : ours, geometric mean {statistics.geometric_mean(of):.3f}, least {min(of):.3f}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
