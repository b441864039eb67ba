// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the expressions of a meaning denote: a small tree over symbols and functions.
//
// Truth values and choices are read from left to right, as && and || are: what stands behind an operand of
// `and` that is false, of `or` that is true, or is not chosen, need not have a value.
//
// The tree has two readers that share nothing: `evaluate` here, with numbers, and meaning_term.h, for
// the solver. Layouts enter as oracle::Function, before anything is computed of them.
#pragma once

#include <memory>
#include <optional>

#include "core/support/integers.h"
#include "oracle/claims/function.h"
#include "oracle/claims/verdict.h"
#include "oracle/terms/facts.h"
#include "oracle/tv/ir/opaque.h"
#include "oracle/tv/reference/meaning.h"

namespace cutecheck::oracle {

struct MeaningNode;
using MeaningValue = std::shared_ptr<const MeaningNode>;

struct MeaningNode {
  enum class Kind : uint8_t {
    kScalar,                               // scalar
    kNegate, kAdd, kSub, kMul, kDiv, kMod, // integers
    kQuotient, kRemainder,                 // rounded toward zero; the divisor is not 0
    kSigned, kUnsigned,                    // the number of `width` bits that operands[0] is modulo 2^width
    kSelect,                               // operands[0], a truth value, chooses one of the others
    kApply,                                // function at operands[0], a linear index >= 0
    kRelation, kAnd, kOr, kNot             // truth values: 0 or 1
  };
  Kind kind;
  Scalar scalar;
  Function function;
  Relation relation = Relation::kEqual;
  unsigned width = 0;
  std::vector<MeaningValue> operands;
  std::vector<std::string> loads = {};  // without the number of one of them it has no value

  bool truth() const { return kind >= Kind::kRelation; }
};

// Beside MeaningFunction::accesses.
struct DenotedAccess {
  MeaningValue offset;     // in elements
  MeaningValue condition;  // null: always
  Opaque value;            // of a store; loads by their index among the accesses
  std::vector<MeaningValue> numbers;  // numbers and conditions in it
  // Of a store to an output of which something is ensured: the coordinate that its place is written with;
  // else empty.
  std::vector<MeaningValue> coordinate;
};

// Beside MeaningFunction::folds.
struct DenotedFold {
  MeaningValue turns;
  MeaningValue condition;  // null: always
};
// Beside MeaningFunction::carried. The numbers in them are those of DenotedFunction::foldNumbers.
struct DenotedCarried {
  Opaque first, next;
};
struct DenotedFoldNumber {
  MeaningValue value;
  size_t carried = 0;
  bool inTurn = false;  // of what a turn makes
};
// Values name numbers of folds by their index and this.
constexpr uint64_t kFoldNumbers = uint64_t{1} << 32;

// Beside MeaningFunction::ensures.
struct DenotedEnsures {
  MeaningValue out;
  std::vector<MeaningValue> in, extents, writer;
  // Loads are the elements, by their index; a value that is carried is the fold's sum, and one that is folded
  // a reduction.
  Opaque value;
  struct Reduction {
    MeaningValue turns;
    Opaque first, next;  // first: of a fold alone
  };
  std::vector<Reduction> reductions;
  std::vector<MeaningValue> numbers;  // the conditions in them
};

struct DenotedFunction {
  std::vector<Constraint> premises;  // as given
  std::vector<Constraint> implicit;  // extents and divisors >= 1, divisors promised
  // The same of a kernel's accesses and claims, and of what stands behind a guard in a function's line (a choice of
  // select, an operand of and, or): nobody promises them, and they must follow from the premises.
  std::vector<Constraint> needed;
  std::vector<MeaningValue> results; // beside MeaningFunction::results; null where not stated
  std::vector<DenotedAccess> accesses;
  std::vector<DenotedFold> folds;
  std::vector<DenotedCarried> carried;
  std::vector<DenotedFoldNumber> foldNumbers;
  std::vector<DenotedEnsures> ensures;
  std::vector<MeaningValue> claims;  // beside MeaningFunction::claims; truth values
  // Claims that the layout operations inside were computed rightly; to be proved from all the premises.
  std::vector<std::string> computed;
  // Side conditions that do not follow from the premises: the meaning is not known.
  std::vector<std::string> missing;
};

// Reads a function's premises, results and accesses. Fails with meaning_c5, meaning_c10 and the line, or as the layout
// operations inside fail.
Expected<DenotedFunction> denoteMeaning(const MeaningFunction& f);

// The number (or 0, 1) at an assignment; nothing where the expression is not defined: a divisor below 1, a
// negative linear index, a number that leaves 128 bits.
std::optional<Int128> evaluate(const MeaningNode& value, const Assignment& assignment);

// k of every symbol that the premises say is a multiple of k: x % k == 0.
std::map<std::string, Int128> promisedMultiples(const DenotedFunction& f);

}  // namespace cutecheck::oracle
