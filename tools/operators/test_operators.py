# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The mutants of a small program: each changes what it prints, none is found outside the folder that is mutated."""
import os
import pathlib
import subprocess
import tempfile
import unittest

import operators

INSIDE = """
#include <cassert>
#include <initializer_list>
#include <numeric>
#include <string>
#include <vector>
int counter = 0;
void bump(int by) { counter += by; }
int difference(int a, int b) { return a - b; }
bool below(int a, int b) { return a < b; }
unsigned shifted(unsigned a) { return a << 3; }
int called(int a) { bump(a); return counter; }
int weighed(int a, int b) { return difference(a * 3, b); }
const char* chosen(int a) { if (a == 7) return "seven"; return "another"; }
"""
# What is no change of behaviour by construction: how much memory is taken at once, whether a template is a
# constructor, the first number in a part of a variable, which temporaries are destroyed, what is asserted, the order
# of what is symmetric, what runs where something is thrown.
NEVER = """
struct Two { int first; int second; template <typename T> Two(T one, int other) : first(one), second(other) {} };
int lengths(std::initializer_list<std::string> all, const std::string& last) { return int(all.begin()->size() + all.size() + last.size()); }
int gathered(int a) {
  assert(a > 1);
  std::string text(a, 'x');
  std::vector<int> all;
  all.reserve(a * 3 + 17);
  all.push_back(a);
  const Two two(a, counter);
  int pair[2] = {a, two.first * 5};
  const std::string empty;
  counter = std::gcd(a, two.first) + lengths({text, empty}, counter == 2 ? text + "12" : empty);
  return counter + pair[0] + pair[1] + two.second + int(all.size() + text.size()) + text.back();
}
"""
OUTSIDE = """
#include <cstdio>
int difference(int, int); bool below(int, int); unsigned shifted(unsigned); int called(int); int weighed(int, int);
int gathered(int);
const char* chosen(int);
int main() {
  std::printf("%d %d%d%d %u %d %d %s %s %d\\n", difference(9, 4), below(1, 2), below(2, 2), below(3, 2), shifted(5), called(2), weighed(4, 5),
              chosen(7), chosen(8), gathered(3));
}
"""


class Operators(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        cls.root = pathlib.Path(folder.name).resolve()
        for name in ("inside", "outside", "lists"):
            (cls.root / name).mkdir()
        (cls.root / "inside" / "small.cpp").write_text(INSIDE + NEVER)
        (cls.root / "outside" / "main.cpp").write_text(OUTSIDE)
        plugin, switch = operators.compile_tools(cls.root)
        environment = dict(os.environ, CUTECHECK_MUTANT_ROOT=str(cls.root), CUTECHECK_MUTANT_FOLDERS="inside",
                           CUTECHECK_MUTANT_LISTS=str(cls.root / "lists"))
        cls.program = cls.root / "program"
        subprocess.run(["clang++-22", "-std=c++20", "-O1", "-gline-tables-only", f"-fpass-plugin={plugin}", "inside/small.cpp", "outside/main.cpp", str(switch),
                        "-o", str(cls.program)], check=True, cwd=cls.root, env=environment)

    def printed(self, **variables):
        done = subprocess.run([str(self.program)], capture_output=True, text=True, timeout=60, env=dict(os.environ, **variables))
        return done.stdout if done.returncode == 0 else f"status {done.returncode}"

    def test_each_mutant_of_what_is_printed_is_seen(self):
        right = self.printed()
        self.assertEqual(right, "5 100 40 2 7 seven another 157\n")
        mutants = operators.read_lists(self.root / "lists")
        self.assertEqual({one.file for one, _ in mutants.values()}, {"inside/small.cpp"})
        self.assertEqual({one.operator for one, _ in mutants.values()},
                         {"arithmetic", "branch", "call", "comparison", "constant", "operands", "return", "shift", "store"})
        for number, (one, _) in mutants.items():
            self.assertNotEqual(self.printed(CUTECHECK_MUTANT=number), right, one)

    def test_a_number_of_no_mutant_changes_nothing(self):
        self.assertEqual(self.printed(CUTECHECK_MUTANT="2"), self.printed())

    def test_the_blocks_that_ran_are_told(self):
        file = self.root / "reached"
        self.printed(CUTECHECK_REACHED=str(file))
        reached = {f"{block:016x}" for (block,) in operators.struct.iter_unpack("<Q", file.read_bytes())}
        for one, blocks in operators.read_lists(self.root / "lists").values():
            self.assertTrue(blocks <= reached, one)


if __name__ == "__main__":
    unittest.main()
