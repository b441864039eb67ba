// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// fast_division: divisions by multiplication, found in code.
//
// A division of N-bit numbers without signs may be written with a multiplier and two shifts that depend on
// the divisor alone (Granlund and Montgomery, "Division by Invariant Integers using Multiplication", 1994,
// figure 4.1):
//   l = N - ctlz(d-1)   m = 1 + floor(2^N (2^l - d) / d)   s1 = min(l, 1)   s2 = l - s1
//   t = floor(m n / 2^N)   q = (t + ((n - t) >> s1)) >> s2
// Where d >= 1, q is floor(n/d), by the rules fast_division_rN of docs/reference/spec.md. Code of exactly this form,
// its parts possibly carried through fields of structs, the shifts as bytes, is read as that quotient, and
// what only served it is not read at all. What differs anywhere is code like any other.
#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

#include "oracle/tv/decide/decide.h"

namespace llvm {
class Function;
class Instruction;
class Value;
}  // namespace llvm

namespace cutecheck::oracle {

struct FastDivision {
  const llvm::Value* dividend = nullptr;
  const llvm::Value* divisor = nullptr;
};

// Those of one function.
class FastDivisions {
 public:
  explicit FastDivisions(const llvm::Function& f);

  // The division whose quotient this instruction is, or null.
  const FastDivision* quotient(const llvm::Instruction& i) const;
  // What this instruction takes out of a struct, where it was put in before the instruction's eyes; or null.
  const llvm::Value* field(const llvm::Instruction& i) const;
  // Whether nothing but divisions found here needs the instruction.
  bool idle(const llvm::Instruction& i) const { return idle_.contains(&i); }
  // What an idle instruction divides by, where it divides; or null. Behaviour is undefined where that is 0.
  const llvm::Value* dividesBy(const llvm::Instruction& i) const;
  bool none() const { return quotients_.empty(); }

 private:
  void findIdle(const llvm::Function& f, const std::set<const llvm::Instruction*>& steps);

  std::map<const llvm::Instruction*, FastDivision> quotients_;
  std::map<const llvm::Instruction*, const llvm::Value*> fields_;
  std::set<const llvm::Instruction*> idle_;
};

// A rule that the replacement rests on, as oracle/rules states it.
struct FastDivisionRule {
  std::string label, claim, where;
};
const std::vector<FastDivisionRule>& fastDivisionRules();

// Each rule proved, by two engines where there are two: once in a process.
struct ProvedRule {
  std::string text;  // "fast_division_r9: T + (X-T)/2 == (X+T)/2"
  Decision decision;
};
const std::vector<ProvedRule>& provedFastDivisionRules();

}  // namespace cutecheck::oracle
