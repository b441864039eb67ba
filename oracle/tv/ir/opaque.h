// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Opaque values: what a kernel moves without looking into it.
//
// Elements loaded from memory, floating-point constants by their bits, and floating-point operations on
// them, which are never computed nor reordered: two values are equal here when they are built alike from equal
// loads. That is bit-exact: a+b+c added in another order is another value.
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
  enum class Kind : uint8_t { kLoad, kConstant, kOperation, kChoice, kNothing };
  Kind kind = Kind::kNothing;  // kNothing: poison
  std::string name;            // kOperation: "fadd"; kLoad, kConstant: the type, "f32"
  uint64_t number = 0;         // kLoad: which access; kConstant: the bits
  Term condition;              // kChoice: operands[0] where it holds, else operands[1]
  std::vector<Opaque> operands;

  static Opaque load(size_t access, std::string type);
  static Opaque constant(std::string type, uint64_t bits);
  static Opaque operation(std::string name, std::vector<Opaque> operands);
  static Opaque choice(Term condition, Opaque a, Opaque b);
  static Opaque nothing();
};

// Whether the values are built alike, `a`'s load i being `b`'s load partner(i). A choice is one of its operands
// where `decided` knows its condition (1 holds, 0 fails, -1 neither), and unequal to everything where not.
bool builtAlike(const Opaque& a, const Opaque& b, const std::function<size_t(size_t)>& partner,
                const std::function<int(const Term&)>& decided);

// "fadd(f32#3, f32#12)"
std::string toString(const Opaque& value);

}  // namespace cutecheck::oracle
