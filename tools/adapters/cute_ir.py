# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Hold the verifier against the tests of a checkout of CuTe IR.

    python3 tools/adapters/cute_ir.py CHECKOUT --opt build/release/bin/cutecheck-opt

CHECKOUT is a folder with CuTe IR's tests somewhere below it (*.mlir, split by `// -----`). A chunk with a line
`expected-error` must not verify; every other chunk must. A chunk without an operation is not counted. Nothing of
the checkout is kept. The passes that a test names are not run: a chunk is read, verified and printed.

Exit status 0 where both shares are reached, 1 where one is not, 3 where nothing was checked.
"""

import argparse
import collections
import concurrent.futures
import os
import re
import subprocess
import sys


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


def verified(opt, text):
    """Whether the chunk verifies, and the first error."""
    ran = subprocess.run([opt, "-"], input=text.encode(), capture_output=True, timeout=120, check=False)
    errors = [each for each in ran.stderr.decode(errors="replace").splitlines() if "error:" in each]
    return ran.returncode == 0, errors[0].split("error:", 1)[1].strip() if errors else f"status {ran.returncode}"


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("checkout")
    parser.add_argument("--opt", default="build/release/bin/cutecheck-opt")
    parser.add_argument("--accept", type=float, default=0.95, help="share of the chunks to verify that must")
    parser.add_argument("--reject", type=float, default=0.98, help="share of the chunks not to verify that must not")
    parser.add_argument("--list", action="store_true", help="name each chunk with another answer")
    parser.add_argument("-j", type=int, default=2)
    options = parser.parse_args()
    all_chunks = list(chunks(options.checkout))
    if not all_chunks:
        print(f"error: no chunk of CuTe IR in {options.checkout}", file=sys.stderr)
        return 3
    with concurrent.futures.ThreadPoolExecutor(options.j) as pool:
        answers = list(pool.map(lambda chunk: verified(options.opt, chunk[2]), all_chunks))
    counts = collections.Counter()
    causes = collections.Counter()
    for (path, line, _, must), (does, error) in zip(all_chunks, answers):
        counts[must, does] += 1
        if must == does:
            continue
        cause = re.sub(r'"[^"]*"|\d+', "_", error)[:90] if must else "verifies, and must not"
        causes[must, cause] += 1
        if options.list:
            print(f"{os.path.relpath(path, options.checkout)}:{line}: {error if must else 'verifies, and must not'}")
    for (_, cause), count in causes.most_common(40):
        print(f"{count:5}  {cause}")
    shares = []
    for must, word in ((True, "must verify"), (False, "must not verify")):
        right, total = counts[must, must], counts[must, True] + counts[must, False]
        shares.append(right / total if total else 0.0)
        print(f"{right} of {total} chunks that {word} {'do' if must else 'do not'} ({100 * shares[-1]:.1f} %)")
    return 0 if shares[0] >= options.accept and shares[1] >= options.reject else 1


if __name__ == "__main__":
    sys.exit(main())
