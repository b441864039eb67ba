// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// instructions: one integer instruction at a time, from symbolic operands to a symbolic value.
//
// What wraps is modelled exactly unless the obligation that it does not is discharged.
#pragma once

#include <optional>

#include "oracle/tv/decide/obligations.h"
#include "oracle/tv/ir/ir_module.h"
#include "oracle/tv/terms/symbolic_value.h"

namespace llvm {
class ConstantRange;
}

namespace cutecheck::oracle {

class Instructions {
 public:
  Instructions(Obligations& obligations, const Intervals& intervals)
      : obligations_(obligations), intervals_(intervals) {}

  // Where the instruction is executed.
  void enter(Term path) { path_ = std::move(path); }
  const Term& path() const { return path_; }

  // Nothing for an instruction that is not modelled. `x` are the operands' values.
  std::optional<SymbolicValue> binary(const llvm::Instruction& i, const SymbolicValue& a, const SymbolicValue& b);
  std::optional<SymbolicValue> convert(const llvm::Instruction& i, const SymbolicValue& a);
  std::optional<SymbolicValue> compare(const llvm::Instruction& i, const SymbolicValue& a, const SymbolicValue& b);
  std::optional<SymbolicValue> intrinsic(const llvm::Instruction& i, const std::vector<SymbolicValue>& x);
  // a / b of unsigned numbers, which `i` computes without being a division.
  std::optional<SymbolicValue> quotient(const llvm::Instruction& i, const SymbolicValue& a, const SymbolicValue& b);
  // A number of the width, whose bits are those that its bounds say.
  SymbolicValue known(unsigned width, const Term& number, const Term& fine);
  // A call that reads a number which does not change.
  SymbolicValue reading(const llvm::Instruction& i, const Term& number);

  // What a call promises of its arguments, before it, and of its result, with a range that is promised elsewhere.
  void promiseArguments(const llvm::Instruction& i, std::vector<SymbolicValue>& x);
  void promiseResult(const llvm::Instruction& i, SymbolicValue& result, const std::optional<llvm::ConstantRange>& elsewhere);
  // Poison beyond the range: of a number alone, for what else is refused beforehand (unread.h).
  void limit(SymbolicValue& v, const llvm::ConstantRange& range, const std::string& at);

  // Undefined behaviour unless the condition holds; kept when it is not discharged.
  void require(const Term& condition, const std::string& what);
  // None of its scalars is poison.
  void requireFine(const SymbolicValue& v, const std::string& what);
  // What a division requires of its divisor.
  void requireDivisor(const llvm::Instruction& i, const SymbolicValue& b);

  std::vector<std::pair<Term, std::string>> undischarged;

 private:
  std::optional<SymbolicValue> shift(const llvm::Instruction& i, const SymbolicValue& a, const SymbolicValue& b);
  std::optional<SymbolicValue> division(const llvm::Instruction& i, unsigned op, const SymbolicValue& a,
                                        const SymbolicValue& b);
  // The number as unsigned; `reached` says where it is read.
  Term unsignedOf(const SymbolicValue& v, const Term& reached, const std::string& at);
  // `exact` brought into the width: itself where it fits, with flags poison where it does not, else wrapped.
  SymbolicValue fitted(unsigned width, const Term& exact, Term fine, bool nsw, const std::string& at);
  // `fine` and the promise, which is discharged here if it can be.
  Term promised(const Term& fine, const Term& condition, const std::string& what);

  Obligations& obligations_;
  const Intervals& intervals_;
  Term path_ = truth(true);
};

}  // namespace cutecheck::oracle
