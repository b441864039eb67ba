// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Opaque values: what a kernel moves without looking into it.
//
// Elements loaded from memory, floating-point constants by their bits, and floating-point operations on
// them, which are never computed: two values are equal here when they are built alike from equal loads, the two operands of a
// sum, a product or a comparison in either order (value_functions.h). That is bit-exact: (a+b)+c is not a+(b+c).
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "oracle/terms/term.h"

namespace cutecheck::oracle {

struct OpaqueNode;
using Opaque = std::shared_ptr<const OpaqueNode>;

struct OpaqueNode {
  enum class Kind : uint8_t { kLoad, kConstant, kNumber, kParameter, kOperation, kChoice, kCarried, kFolded, kNothing };
  Kind kind = Kind::kNothing;  // kNothing: poison
  // kOperation: "fadd"; kParameter: its type and path, "f32 parameter 3"; of the others but kChoice the type, "f32"
  std::string name;
  // kLoad: which access; kConstant: the bits; of a meaning's kNumber and kChoice: which of
  // DenotedAccess::numbers; kCarried and kFolded: which of Folds::carried, as a turn begins, or after all
  // turns; of code's open function: which instruction
  uint64_t number = 0;
  // kChoice: operands[0] where it holds, else operands[1]; kNumber: the number, signed; kLoad: what it yields, where that
  // is a number that is spoken of
  Term term;
  std::vector<Opaque> operands;

  static Opaque load(size_t access, std::string type, Term number = nullptr);
  static Opaque constant(std::string type, uint64_t bits);
  static Opaque parameter(const std::string& type, const std::vector<unsigned>& path);
  static Opaque operation(std::string name, std::vector<Opaque> operands);
  // Of code, a function that its instruction leaves open (value_functions.h): `which` instruction it is.
  static Opaque open(std::string_view word, std::vector<Opaque> operands, uint64_t which);
  static Opaque numbered(std::string type, Term term);
  static Opaque choice(Term condition, Opaque a, Opaque b);
  static Opaque carried(std::string type, size_t which);
  static Opaque folded(std::string type, size_t which);
  // Of a meaning, the expression by its index.
  static Opaque meantNumber(std::string type, uint64_t index);
  static Opaque meantChoice(uint64_t condition, Opaque a, Opaque b);
  static Opaque nothing();
};

// Loops that carry values: of a meaning its folds, of code the loops that are paired with them, by the same index. The same
// variable, from 0 on, counts the turns of both.
struct Folds {
  struct Loop {
    Term index;  // the variable
    Term turns;  // none where it is 0 or less
  };
  struct Carried {
    size_t loop = 0;
    Opaque first, next;
  };
  std::vector<Loop> loops;
  std::vector<Carried> carried;
};

// What comparing values asks of whoever knows the conditions.
struct Alikeness {
  std::function<size_t(size_t)> partner;      // the code's load of a load of the meaning
  std::function<const Term&(size_t)> meant;   // the term of a meaning's number or condition
  std::function<int(const Term& where, const Term& condition)> decided;  // 1 holds there, 0 fails there, -1 neither
  // What must be equal besides, and where: numbers of the two.
  std::vector<std::pair<Term, Term>> goals;
  const Folds *meantFolds = nullptr, *codeFolds = nullptr;  // null where there are none
  // Which instruction each open function of the meaning is: one, for two may choose otherwise. None is alike
  // where it is null.
  std::map<std::string, uint64_t>* open = nullptr;
};

// Whether a value of a meaning and one of the code are built alike wherever `where` holds. A choice is one of its
// operands where its condition is decided; else each where it is chosen. Of two folds the turns are as many, the values
// before the first turn are alike, and so is what a turn makes of values that are alike.
bool builtAlike(const Opaque& meant, const Opaque& code, const Term& where, Alikeness& questions);

// "fadd(f32#3, f32#12)"
std::string toString(const Opaque& value);

}  // namespace cutecheck::oracle
