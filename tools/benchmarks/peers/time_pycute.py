# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""How many operations a second pycute does on the calls of a file.

    time_pycute.py CALLS TRIES PATH    PATH: the folder that holds your own copy of the package pycute
"""

import pathlib
import re
import sys
import time


def modules(path):
    """The notation of tools/adapters, and pycute: an adapter there has the package's name."""
    subjects = str(pathlib.Path(__file__).resolve().parent.parent / "subjects")
    sys.path.insert(0, subjects)
    import batch

    sys.path[0] = path
    import pycute

    return batch, pycute


def calls_of(name, lines, batch, pycute):
    def argument(text):
        return pycute.Layout(*batch.parse_layout(text)) if ":" in text else batch.parse_tuple(text)

    found = (re.fullmatch(name + r"\((\S+), (\S+)\) -> [^k].*", line.strip()) for line in lines)
    return [(argument(call[1]), argument(call[2])) for call in found if call]


def seconds_of(operation, calls):
    """Processor time of one call, from at least half a second of them."""
    done, began = 0, time.process_time()
    while time.process_time() - began < 0.5:
        for a, b in calls:
            operation(a, b)
        done += len(calls)
    return (time.process_time() - began) / done


def main():
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    batch, pycute = modules(sys.argv[3])
    with open(sys.argv[1]) as file:
        lines = file.readlines()
    for name in ("composition", "complement", "logical_divide"):
        operation, calls, answered = getattr(pycute, name), calls_of(name, lines, batch, pycute), []
        for call in calls:
            try:
                operation(*call)
                answered.append(call)
            except (AssertionError, TypeError):
                pass
        rate = 1 / min(seconds_of(operation, answered) for _ in range(int(sys.argv[2])))
        print(f"| pycute | {name} | {rate:.0f} | {len(answered)} of {len(calls)} |")


if __name__ == "__main__":
    main()
