# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Claims and facts: what prove and check answer."""

from dataclasses import dataclass
from typing import Dict, List, NamedTuple, Optional, Tuple

from . import _native
from .values import lifted, premises, text


class Derivation(NamedTuple):
    decider: str
    engine: str
    goal: str


class Witness(NamedTuple):
    """A counterexample that was replayed: values of the symbols, coordinates, and both sides there."""

    symbols: Dict[str, int]
    coordinates: List[int]
    values: List[Tuple[str, str]]
    because: str


@dataclass(frozen=True)
class Verdict:
    """True where the claim is Proved; Refuted, Unknown and Inconsistent are false."""

    verdict: str
    claim: str
    premises: List[str]
    implicit: List[str]
    derivations: List[Derivation]
    witness: Optional[Witness]
    missing: List[str]
    units: int

    def __bool__(self):
        return self.verdict == "Proved"

    def __str__(self):
        lines = [f"{self.verdict}: {self.claim}"]
        lines += [f"  by {step.decider} ({step.engine}): {step.goal}" for step in self.derivations]
        if self.witness:
            lines += [f"  with {name} = {value}" for name, value in self.witness.symbols.items()]
            lines += [f"  {what} = {value}" for what, value in self.witness.values]
            if self.witness.because:
                lines.append(f"  because {self.witness.because}")
        lines += [f"  missing: {what}" for what in self.missing]
        return "\n".join(lines)

    __repr__ = __str__


def prove(claim, where="", strict=False, budget=0):
    """The verdict on a claim for all values of its symbols; `where`, a text or a list of texts, has its premises;
    `budget` in solver units, 0 for the usual one.

    Raises Error where the claim cannot be read, or its premises contradict each other (kVacuous).
    """
    if not isinstance(claim, str):
        raise TypeError(f'a claim is a text that says something of a layout: prove(f"injective({{layout}})"), not {claim!r}')
    said = lifted(_native.prove(claim, premises(where), strict, budget), claim)
    said["derivations"] = [Derivation(*step) for step in said["derivations"]]
    if said["witness"] is not None:
        said["witness"] = Witness(**said["witness"])
    return Verdict(**said)


@dataclass(frozen=True)
class Facts:
    """What holds of a layout, found by enumeration. `collision`: two coordinates of one offset."""

    size: int
    cosize: Optional[int]
    injective: bool
    bijective: bool
    contiguous: bool
    alignment: int
    collision: Optional[Tuple[int, int]]


def check(layout):
    """The facts of a static layout or composed layout, or of its text."""
    return Facts(**lifted(_native.check(text(layout))))
