# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What explain says of refused compositions, held against every layout of the form, by enumeration."""

import itertools
import os
import random
import unittest

import cutecheck as cute

REFUSED = 60


def offset(shape, stride, index):
    """The offset at a linear index, the last mode unbounded."""
    total = 0
    for extent, step in zip(shape[:-1], stride[:-1]):
        total += index % extent * step
        index //= extent
    return total + index * stride[-1]


def factors(extent):
    """The tuples of extents above 1 whose product is `extent`."""
    if extent == 1:
        yield ()
    for first in range(2, extent + 1):
        if extent % first == 0:
            for rest in factors(extent // first):
                yield (first,) + rest


def text(shape, stride):
    return f"({','.join(map(str, shape))}):({','.join(map(str, stride))})"


def answers_at(extents, values, at):
    """What the layouts of the form that agree before `at` give there, and whether one of them may give anything."""
    given, anything = set(), False
    for parts in itertools.product(*[list(factors(extent)) for extent in extents]):
        shape = [extent for part in parts for extent in part]
        units = [1]
        for extent in shape[:-1]:
            units.append(units[-1] * extent)
        strides = [values[unit] if unit < at else None for unit in units]

        def value(index):
            digits = [(index // unit % extent, step) for unit, extent, step in zip(units, shape, strides)]
            digits = [(digit, step) for digit, step in digits if digit]
            return None if any(step is None for _, step in digits) else sum(digit * step for digit, step in digits)

        if all(value(index) == values[index] for index in range(at)):
            last = value(at)
            anything |= last is None
            given |= {last} - {None}
    return given, anything


class Explain(unittest.TestCase):
    def setUp(self):
        try:
            cute.program.program()
        except cute.Error as error:
            self.skipTest(str(error))

    def test_both_values_are_those_of_every_layout_of_the_form(self):
        seed = int(os.environ.get("CUTECHECK_SEED", "7"))
        numbers, refused, offered = random.Random(seed), 0, 0
        while refused < REFUSED:
            rank = numbers.randint(1, 3)
            a = ([numbers.choice((2, 3, 4, 5, 6, 8)) for _ in range(rank)], [numbers.randint(0, 12) for _ in range(rank)])
            rank = numbers.randint(1, 2)
            b = ([numbers.choice((2, 3, 4, 5, 6, 8, 12)) for _ in range(rank)], [numbers.randint(0, 9) for _ in range(rank)])
            call = f"{text(*a)} o {text(*b)}"
            try:
                cute.evaluate(call)
                continue
            except cute.Error as error:
                if error.rule != "composition_c2":
                    continue
            refused += 1
            said = cute.explain(call)
            differ, size = said["differ"], 1
            for extent in b[0]:
                size *= extent
            values = [offset(*a, offset(*b, index)) for index in range(size)]
            self.assertEqual(differ["value"], values[differ["at"]], f"seed {seed}: {call}")
            given, anything = answers_at(b[0], values, differ["at"])
            self.assertFalse(anything, f"seed {seed}: {call}")
            self.assertEqual(given - {differ["layout_gives"]}, set(), f"seed {seed}: {call}")
            self.assertNotIn(values[differ["at"]], given, f"seed {seed}: {call}")
            for near in said["nearest"]:
                self.assertEqual(str(cute.evaluate(near["call"])), near["result"], f"seed {seed}: {call}")
                offered += 1
        self.assertGreaterEqual(offered, REFUSED)

    def test_the_enumeration_sees_a_value_that_is_wrong(self):
        values = [0, 6, 7, 8, 9, 15]
        self.assertEqual(answers_at([6], values, 3), ({13}, False))
        self.assertNotIn(14, answers_at([6], values, 3)[0])


if __name__ == "__main__":
    unittest.main()
