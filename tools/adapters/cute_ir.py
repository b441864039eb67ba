# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Hold the verifier against the tests of a checkout of CuTe IR.

    python3 tools/adapters/cute_ir.py CHECKOUT --opt build/release/tools/cutecheck-opt/cutecheck-opt

CHECKOUT is a folder with CuTe IR's tests somewhere below it (*.mlir, split by `// -----`). A chunk with a line
`expected-error` must not verify; every other chunk must. A chunk without an operation is not counted. Nothing of
the checkout is kept. The passes that a test names are not run: a chunk is read, verified and printed.

CuTe takes the author's word where run time decides whether an operation has a result; cutecheck takes it in
`cutecheck-opt --cute-trust-result-types` alone, which runs no pass. `--strict` holds the verifier that everything else
uses against the same chunks.

A refusal is an exit status with a line `error:`. A crash, a run that does not end in time and an exit without a
reason are none: each is wrong whatever the chunk must do, and is named with its place.

Exit status 0 where both shares are reached and nothing crashed or hung, 1 otherwise, 3 where nothing was checked.
"""

import argparse
import collections
import concurrent.futures
import os
import re
import signal
import subprocess
import sys

VERIFIED, REFUSED, BROKEN = "verifies", "is refused", "broken"
TRACES = ("Stack dump:", "PLEASE submit a bug report", "AddressSanitizer", "UndefinedBehaviorSanitizer", "Assertion `")


def chunks(folder):
    """(file, line, text, whether it must verify)"""
    for root, _, names in sorted(os.walk(folder)):
        for name in sorted(names):
            if not name.endswith(".mlir"):
                continue
            path = os.path.join(root, name)
            with open(path, encoding="utf-8") as file:
                text = file.read()
            if "cute" not in text:
                continue
            line = 1
            for chunk in re.split(r"^// -----.*$", text, flags=re.MULTILINE):
                code = [each for each in chunk.splitlines() if each.strip() and not each.strip().startswith("//")]
                if code:
                    yield path, line, chunk, "expected-error" not in chunk
                line += chunk.count("\n")


def answered(command, text, seconds):
    """What the verifier does with the chunk (VERIFIED, REFUSED or BROKEN), and why."""
    try:
        ran = subprocess.run([*command, "-"], input=text.encode(), capture_output=True, timeout=seconds, check=False,
                             env=os.environ | {"LLVM_DISABLE_SYMBOLIZATION": "1"})  # a crash is not to take seconds
    except subprocess.TimeoutExpired:
        return BROKEN, f"does not end in {seconds:g} s"
    said = ran.stderr.decode(errors="replace")
    number = -ran.returncode if ran.returncode < 0 else ran.returncode - 128
    if number > 0 or any(trace in said for trace in TRACES):
        name = signal.Signals(number).name if number in signal.valid_signals() else f"status {ran.returncode}"
        return BROKEN, f"crashes ({name})"
    if ran.returncode == 0:
        return VERIFIED, ""
    errors = [each.split("error:", 1)[1].strip() for each in said.splitlines() if "error:" in each]
    if not errors:
        return BROKEN, f"ends with status {ran.returncode} and no reason"
    return REFUSED, errors[0]


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("checkout")
    parser.add_argument("--opt", default="build/release/tools/cutecheck-opt/cutecheck-opt")
    parser.add_argument("--strict", action="store_true", help="take no word of an author for the type of a result")
    parser.add_argument("--accept", type=float, default=0.95, help="share of the chunks to verify that must")
    parser.add_argument("--reject", type=float, default=0.98, help="share of the chunks not to verify that must not")
    parser.add_argument("--timeout", type=float, default=20, help="seconds for a chunk")
    parser.add_argument("--list", action="store_true", help="name each chunk with another answer")
    parser.add_argument("-j", type=int, default=2)
    options = parser.parse_args()
    if not os.access(options.opt, os.X_OK):
        print(f"error: no program {options.opt}; build the target cutecheck-opt, or name it by --opt", file=sys.stderr)
        return 3
    all_chunks = list(chunks(options.checkout))
    if not all_chunks:
        print(f"error: no chunk of CuTe IR in {options.checkout}", file=sys.stderr)
        return 3
    command = [options.opt] if options.strict else [options.opt, "--cute-trust-result-types"]
    with concurrent.futures.ThreadPoolExecutor(options.j) as pool:
        answers = list(pool.map(lambda chunk: answered(command, chunk[2], options.timeout), all_chunks))
    right = collections.Counter()
    total = collections.Counter()
    causes = collections.Counter()
    broken = 0
    for (path, line, _, must), (answer, reason) in zip(all_chunks, answers):
        total[must] += 1
        if answer == (VERIFIED if must else REFUSED):
            right[must] += 1
            continue
        broken += answer == BROKEN
        reason = reason if answer != VERIFIED else "verifies, and must not"
        causes[re.sub(r'"[^"]*"|\d+', "_", reason)[:90]] += 1
        if options.list or answer == BROKEN:
            print(f"{os.path.relpath(path, options.checkout)}:{line}: {reason}")
    for cause, count in causes.most_common(40):
        print(f"{count:5}  {cause}")
    shares = {}
    for must, word in ((True, "must verify"), (False, "must not verify")):
        shares[must] = right[must] / total[must] if total[must] else 0.0
        print(f"{right[must]} of {total[must]} chunks that {word} {'do' if must else 'do not'} ({100 * shares[must]:.1f} %)")
    if broken:
        print(f"{broken} chunks crash the verifier, hang it or end it without a reason")
    return 0 if shares[True] >= options.accept and shares[False] >= options.reject and not broken else 1


if __name__ == "__main__":
    sys.exit(main())
