# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Hold the code that CuTe IR's own lowering writes to what our reference semantics says it must compute.

    python3 tools/adapters/cute_opt.py CUTE_OPT --cutecheck build/release/bin/cutecheck

CUTE_OPT is the program cute-opt of a build of CuTe IR (NVIDIA/cutlass, cutlass_compiler; on LLVM 22.1 with `PropertyRef` of
CuteOps.cpp written `OpaqueProperties`). Each function of corpus/ir/cute_opt.tsv is lowered by it, by mlir-opt and mlir-translate,
and given to `cutecheck validate FUNCTION CODE --abi=sparse`. Nothing of the build is kept.

Exit status 0 where each function has the verdict that the file says, 1 otherwise, 3 where nothing was checked.
"""

import argparse
import collections
import os
import subprocess
import sys
import tempfile

VERDICTS = {0: "Proved", 1: "Refuted", 2: "Unknown", 3: "refused"}
EXPAND = ["-cute-fold-static", "-cute-expand-ops", "-cute-to-base"]
TO_LLVM = ["-reconcile-unrealized-casts", "-convert-scf-to-cf", "-convert-cf-to-llvm", "-convert-ub-to-llvm",
           "-convert-arith-to-llvm", "-convert-index-to-llvm", "-convert-func-to-llvm", "-reconcile-unrealized-casts"]


def functions(path):
    """(name, verdict, text)"""
    with open(path, encoding="utf-8") as file:
        for line in file:
            if not line.startswith("#"):
                name, verdict, _, text = line.rstrip("\n").split("\t")
                yield name, verdict, text


def verdict_of(programs, text, folder):
    """The verdict on the code of one function, or which program does not take it."""
    module, lowered = os.path.join(folder, "module.mlir"), os.path.join(folder, "lowered.ll")
    with open(module, "w", encoding="utf-8") as file:
        file.write(text + "\n")
    code = text
    for command in ([programs["cute_opt"], *EXPAND, "-"], [programs["mlir_opt"], *TO_LLVM, "-"],
                    [programs["mlir_translate"], "--mlir-to-llvmir", "-"]):
        ran = subprocess.run(command, input=code, capture_output=True, text=True, check=False, timeout=60)
        if ran.returncode != 0:
            return f"not lowered by {os.path.basename(command[0])}"
        code = ran.stdout
    with open(lowered, "w", encoding="utf-8") as file:
        file.write(code)
    ran = subprocess.run([programs["cutecheck"], "validate", module, lowered, "--abi=sparse"], capture_output=True, text=True,
                         check=False, timeout=120)
    return VERDICTS.get(ran.returncode, f"ends with status {ran.returncode}")


def main():
    root = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("cute_opt")
    parser.add_argument("--cutecheck", default="build/release/bin/cutecheck")
    parser.add_argument("--mlir-opt", default="mlir-opt-22")
    parser.add_argument("--mlir-translate", default="mlir-translate-22")
    parser.add_argument("--functions", default=os.path.join(root, "corpus", "ir", "cute_opt.tsv"))
    options = parser.parse_args()
    programs = {name: getattr(options, name) for name in ("cute_opt", "cutecheck", "mlir_opt", "mlir_translate")}
    found = collections.Counter()
    other = 0
    with tempfile.TemporaryDirectory() as folder:
        for name, expected, text in functions(options.functions):
            try:
                verdict = verdict_of(programs, text, folder)
            except FileNotFoundError as error:
                print(f"error: no program {error.filename}", file=sys.stderr)
                return 3
            except subprocess.TimeoutExpired as late:
                verdict = f"{os.path.basename(late.cmd[0])} does not end"
            found[verdict] += 1
            if verdict != expected:
                other += 1
                print(f"{name}: {verdict}, expected {expected}")
    total = sum(found.values())
    print(f"{total} functions: " + ", ".join(f"{count} {verdict}" for verdict, count in sorted(found.items())))
    if total == 0:
        return 3
    return 1 if other else 0


if __name__ == "__main__":
    sys.exit(main())
