# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Mutation by the standard operators: does a test notice when an `add` becomes a `sub`, a constant one more?

  python3 tools/operators/operators.py build  [--folder=core]          one build with every mutant behind one switch
  python3 tools/operators/operators.py record [--folder=core]          which test reaches which block
  python3 tools/operators/operators.py run    [--folder=core] [--sample=N --seed=S] [--jobs=J] [--seconds=S] [--most=S] [--again]
  python3 tools/operators/operators.py report [--folder=core] [--show=equivalent]   the score, and what survived

A run may be stopped, and goes on where it was: build/operators/FOLDER/journal.tsv. It begins no mutant after --seconds.
With --most a mutant sees the quickest of its tests only, so many seconds together; what survives these is open, and a
later run takes it up. --again shows the survivors to the tests anew. A mutant that no test reaches is one that survived. One that the operators give and that is no change of behaviour stands in
corpus/mutants/equivalent_operators.tsv, with its reason.
"""
import argparse
import collections
import concurrent.futures
import hashlib
import os
import pathlib
import random
import re
import signal
import struct
import subprocess
import sys
import threading
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
BUILD = ROOT / "build" / "operators"
# The programs whose tests judge a folder, the quick ones first.
JUDGES = {
    "core": ["core_notation_test", "core_algebra_test", "core_hostile_test", "core_allocation_test",
             "properties_known_cases_test", "properties_composition_test", "properties_random_test", "properties_search_test",
             "properties_laws_test"],
}
SLACK = 4  # a mutant may take so many times the time of its tests, and a little
LEAST_SECONDS = 5.0

Mutant = collections.namedtuple("Mutant", "id block file line column operator what")


def folder_of(options):
    return BUILD / options.folder


def compile_tools(out):
    """The pass and the switch, compiled into the folder: their paths."""
    plugin, switch, here = out / "mutant_pass.so", out / "mutant_switch.o", pathlib.Path(__file__).parent
    flags = [f for f in subprocess.check_output(["llvm-config-22", "--cxxflags"], text=True).split() if f.startswith(("-I", "-D"))]
    subprocess.run(["clang++-22", "-std=c++20", "-O1", "-fPIC", "-shared", "-fno-rtti", *flags, str(here / "mutant_pass.cpp"),
                    "-o", str(plugin)], check=True)
    subprocess.run(["clang++-22", "-std=c++20", "-O1", "-fPIC", "-c", str(here / "mutant_switch.cpp"), "-o", str(switch)], check=True)
    return plugin, switch


def build(options):
    out = folder_of(options)
    (out / "lists").mkdir(parents=True, exist_ok=True)
    tree = out / "tree"
    plugin, switch = compile_tools(out)
    environment = dict(os.environ, CUTECHECK_MUTANT_ROOT=str(ROOT), CUTECHECK_MUTANT_FOLDERS=options.folder,
                       CUTECHECK_MUTANT_LISTS=str(out / "lists"))
    subprocess.run(["cmake", "-S", str(ROOT), "-B", str(tree), "-G", "Ninja", "-DCMAKE_BUILD_TYPE=Release",
                    "-DCMAKE_CXX_COMPILER=clang++-22", f"-DCMAKE_CXX_FLAGS_RELEASE=-O1 -D_GLIBCXX_ASSERTIONS -gline-tables-only -fpass-plugin={plugin}",
                    f"-DCMAKE_EXE_LINKER_FLAGS=-fuse-ld=lld-22 {switch}", "-DCUTECHECK_PLANTED=OFF", "-DCUTECHECK_CHECKS=OFF",
                    "-DCUTECHECK_PYTHON=OFF", "-DCUTECHECK_INSTALL=OFF", "-DCUTECHECK_ORACLE=OFF", "-DCUTECHECK_LOWERING=OFF",
                    "-DCUTECHECK_TOOLS=OFF"], check=True, env=environment, stdout=subprocess.DEVNULL)
    subprocess.run(["ninja", "-C", str(tree), *JUDGES[options.folder]], check=True, env=environment)
    print(f"{len(mutants_of(options))} mutants")


def mutants_of(options):
    found = read_lists(folder_of(options) / "lists")
    if not found:
        sys.exit("operators: there is no build; run `build` first")
    return found


def read_lists(folder):
    """By its number each mutant, and the blocks that it stands in."""
    found = {}
    for path in sorted(folder.glob("*.tsv")):
        for line in path.read_text().splitlines():
            cells = line.split("\t")
            one = Mutant(cells[0], cells[1], cells[2], int(cells[3]), int(cells[4]), cells[5], cells[6])
            found.setdefault(one.id, (one, set()))[1].add(one.block)
    return found


def programs_of(options):
    tree = folder_of(options) / "tree"
    return {name: next(p for p in tree.rglob(name) if p.is_file() and os.access(p, os.X_OK)) for name in JUDGES[options.folder]}


def tests_in(program):
    names, suite = [], ""
    for line in subprocess.check_output([str(program), "--gtest_list_tests"], text=True, cwd=ROOT).splitlines():
        if line.startswith("Running "):
            continue
        word = line.split("#")[0].strip()
        if not line.startswith(" "):
            suite = word
        else:
            names.append(suite + word)
    return names


def record(options):
    """One run of each test alone: the blocks that it reaches, and its time."""
    out = folder_of(options)
    programs = programs_of(options)
    tests = [(name, test) for name, path in programs.items() for test in tests_in(path)]
    reached = out / "reached"
    reached.mkdir(exist_ok=True)

    def one(item):
        name, test = item
        file = reached / hashlib.sha1(f"{name} {test}".encode()).hexdigest()
        file.unlink(missing_ok=True)
        begin = time.monotonic()
        done = subprocess.run([str(programs[name]), f"--gtest_filter={test}"], cwd=ROOT, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                              env=dict(os.environ, CUTECHECK_REACHED=str(file)))
        return name, test, time.monotonic() - begin, done.returncode, file.name

    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool, open(out / "tests.tsv", "w") as table:
        for name, test, seconds, status, file in pool.map(one, tests):
            if status != 0:
                print(f"left out, for it fails without a mutant: {name} {test}")
                continue
            table.write(f"{name}\t{test}\t{seconds:.4f}\t{file}\n")
    print(f"{len(tests)} tests")


def judges_of(options):
    """For each block the tests that reach it, the quickest first."""
    out = folder_of(options)
    by_block = collections.defaultdict(list)
    rows = [line.split("\t") for line in (out / "tests.tsv").read_text().splitlines()]
    for name, test, seconds, file in sorted(rows, key=lambda r: float(r[2])):
        path = out / "reached" / file
        data = path.read_bytes() if path.exists() else b""
        for (block,) in struct.iter_unpack("<Q", data):
            by_block[f"{block:016x}"].append((name, test, float(seconds)))
    return by_block


def judge(mutant, tests, programs, most):
    """Killed, and by what; survived; or open, where it survived the quickest tests, of `most` seconds together."""
    environment = dict(os.environ, CUTECHECK_MUTANT=mutant.id)
    # The quick half of a second first, for most die there.
    batches, quick, spent, total = [], collections.defaultdict(list), 0.0, 0.0
    for index, (name, test, seconds) in enumerate(tests):
        total += seconds
        if most and total > most and index > 0:
            batches.append(quick)
            break
        quick[name].append((test, seconds))
        spent += seconds
        if spent > 0.5 or index + 1 == len(tests):
            batches.append(quick)
            quick, spent = collections.defaultdict(list), 0.0
    for batch in batches:
        for name, chosen in batch.items():
            limit = LEAST_SECONDS + SLACK * sum(seconds for _, seconds in chosen)
            run = subprocess.Popen([str(programs[name]), "--gtest_fail_fast", "--gtest_brief=1", "--gtest_filter=" + ":".join(t for t, _ in chosen)],
                                   cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=environment, start_new_session=True)
            try:
                text, _ = run.communicate(timeout=limit)
            except subprocess.TimeoutExpired:
                os.killpg(run.pid, signal.SIGKILL)
                run.communicate()
                return "killed", f"{name}: it takes too long"
            if run.returncode != 0:
                failed = [line for line in text.decode(errors="replace").splitlines() if line.startswith("[  FAILED  ]")]
                return "killed", f"{name}: {failed[0][13:].split(' ')[0] if failed else 'it crashes'}"
    if most and total > most and len(tests) > 1:
        return "open", ""
    return "survived", "" if tests else "no test reaches it"


def rows_of(journal):
    """The last row of each mutant."""
    rows = [line.split("\t") for line in journal.read_text().splitlines()] if journal.exists() else []
    return list({row[0]: row for row in rows}.values())


def run(options):
    out = folder_of(options)
    programs, judges = programs_of(options), judges_of(options)
    journal = out / "journal.tsv"
    again = {"killed"} if options.again else {"killed", "survived"}
    done = {row[0] for row in rows_of(journal) if row[1] in again}
    mutants = sorted(mutants_of(options).values())
    if options.sample:
        mutants = random.Random(options.seed).sample(mutants, min(options.sample, len(mutants)))
    left = [one for one in mutants if one[0].id not in done]
    print(f"{len(mutants)} mutants, {len(mutants) - len(left)} of them in the journal", flush=True)
    begin, lock, counts = time.monotonic(), threading.Lock(), collections.Counter()

    def one(item):
        mutant, blocks = item
        if options.seconds and time.monotonic() - begin > options.seconds:
            return
        tests = sorted({test for block in blocks for test in judges[block]}, key=lambda t: t[2])
        verdict, by = judge(mutant, tests, programs, options.most)
        with lock, open(journal, "a") as file:
            file.write("\t".join([mutant.id, verdict, by, mutant.file, str(mutant.line), str(mutant.column), mutant.operator, mutant.what]) + "\n")
            counts[verdict] += 1
            if sum(counts.values()) % 500 == 0:
                print(f"{sum(counts.values())}: {counts['killed']} killed, {counts['survived']} survived, {time.monotonic() - begin:.0f} s", flush=True)

    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        list(pool.map(one, left))
    print(f"{counts['killed']} killed, {counts['survived']} survived, {time.monotonic() - begin:.0f} s")


def equivalent():
    """File, text of the line, change: reason. A cell that begins with ~ is a regular expression, found anywhere in what it is compared with."""
    path = ROOT / "corpus" / "mutants" / "equivalent_operators.tsv"
    return [tuple(line.split("\t")) for line in path.read_text().splitlines() if line and line[0] != "#"] if path.exists() else []


def reason_of(known, cells):
    """The row that says why a mutant of this file, text and change changes nothing; or None."""
    fits = lambda wanted, cell: re.search(wanted[1:], cell) is not None if wanted[0] == "~" else wanted == cell
    return next((row for row in known if all(map(fits, row[:3], cells))), None)


def report(options):
    given = {one.id for one, _ in mutants_of(options).values()}
    rows = [row for row in rows_of(folder_of(options) / "journal.tsv") if row[0] in given]
    known, sources = equivalent(), {}
    table = collections.defaultdict(collections.Counter)
    survivors = []
    for _, verdict, by, file, line, column, operator, what in rows:
        if file not in sources:
            sources[file] = (ROOT / file).read_text().splitlines()
        text = sources[file][int(line) - 1].strip()
        reason = reason_of(known, (file, text, what)) if verdict != "killed" else None
        if reason is not None:
            verdict, by = "equivalent", reason
        table[operator][verdict] += 1
        table["all"][verdict] += 1
        if verdict == options.show or verdict == "open" and options.show == "survived":
            survivors.append((file, int(line), int(column), what, by, text))
    print("| operator | mutants | killed | equivalent | survived | score |\n|---|---|---|---|---|---|")
    for operator in sorted(table, key=lambda o: (o == "all", o)):
        count = table[operator]
        total = sum(count.values())
        print(f"| {operator} | {total} | {count['killed']} | {count['equivalent']} | {count['survived'] + count['open']} | {100 * count['killed'] / max(1, total - count['equivalent']):.1f} % |")
    for file, line, column, what, by, text in sorted(survivors):
        print(f"{file}:{line}:{column}: {what}{' (' + str(by) + ')' if by else ''}: {text}")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("action", choices=["build", "record", "run", "report"])
    parser.add_argument("--folder", choices=sorted(JUDGES), default="core")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--sample", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=0)
    parser.add_argument("--most", type=float, default=0)
    parser.add_argument("--again", action="store_true")
    parser.add_argument("--show", choices=["survived", "equivalent"], default="survived")
    options = parser.parse_args()
    {"build": build, "record": record, "run": run, "report": report}[options.action](options)


if __name__ == "__main__":
    main()
