// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Opaque values: what a kernel moves without looking into it.
//
// Elements loaded from memory, floating-point constants by their bits, and floating-point operations on
// them, which are never computed: two values are equal here when they are built alike from equal loads, the two operands of a
// sum, a product or a comparison in either order (value_functions.h). That is bit-exact: (a+b)+c is not a+(b+c).
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "oracle/terms/term.h"

namespace cutecheck::oracle {

struct OpaqueNode;
using Opaque = std::shared_ptr<const OpaqueNode>;

struct OpaqueNode {
  enum class Kind : uint8_t { kLoad, kConstant, kNumber, kParameter, kOperation, kChoice, kNothing };
  Kind kind = Kind::kNothing;  // kNothing: poison
  // kOperation: "fadd"; kParameter: its type and path, "f32 parameter 3"; kLoad, kConstant, kNumber: the type, "f32"
  std::string name;
  // kLoad: which access; kConstant: the bits; of a meaning's kNumber and kChoice: which of DenotedAccess::numbers
  uint64_t number = 0;
  // kChoice: operands[0] where it holds, else operands[1]; kNumber: the number, signed; kLoad: what it yields, where that
  // is a number that is spoken of
  Term term;
  std::vector<Opaque> operands;

  static Opaque load(size_t access, std::string type, Term number = nullptr);
  static Opaque constant(std::string type, uint64_t bits);
  static Opaque parameter(const std::string& type, const std::vector<unsigned>& path);
  static Opaque operation(std::string name, std::vector<Opaque> operands);
  static Opaque numbered(std::string type, Term term);
  static Opaque choice(Term condition, Opaque a, Opaque b);
  // Of a meaning, the expression by its index.
  static Opaque meantNumber(std::string type, uint64_t index);
  static Opaque meantChoice(uint64_t condition, Opaque a, Opaque b);
  static Opaque nothing();
};

// What comparing values asks of whoever knows the conditions.
struct Alikeness {
  std::function<size_t(size_t)> partner;      // the code's load of a load of the meaning
  std::function<const Term&(size_t)> meant;   // the term of a meaning's number or condition
  std::function<int(const Term& where, const Term& condition)> decided;  // 1 holds there, 0 fails there, -1 neither
  // What must be equal besides, and where: numbers of the two.
  std::vector<std::pair<Term, Term>> goals;
};

// Whether a value of a meaning and one of the code are built alike wherever `where` holds. A choice is one of its
// operands where its condition is decided; else each where it is chosen.
bool builtAlike(const Opaque& meant, const Opaque& code, const Term& where, Alikeness& questions);

// "fadd(f32#3, f32#12)"
std::string toString(const Opaque& value);

}  // namespace cutecheck::oracle
