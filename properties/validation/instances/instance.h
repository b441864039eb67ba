// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Instances of an operation: operands of random types, of which the dialect says what the result is.
//
// An instance is a function of one operation whose parameters are the operands. It is proved equal to its
// meaning for all values of its run-time leaves, and called by the JIT with some of them.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/notation/composed_layout.h"
#include "core/notation/tiler.h"
#include "core/notation/value.h"
#include "core/support/expected.h"
#include "lowering/pipeline/infer.h"
#include "properties/generators/random.h"

namespace cutecheck::run {

// What only a type says (a tiler, a swizzle), a number, a tuple of a kind, or a layout.
struct Operand {
  std::string
      kind;  // "layout", "composed_layout", "shape", "stride", "coord", "int_tuple", "tile", "swizzle", "i32"
  std::variant<std::string, IntTuple, Layout, ComposedLayout> type;
  int insideOf = -1;               // a coordinate: the operand whose shape it lies inside
  std::optional<int64_t> least{};  // of its run-time leaves, where the kind does not say it
  std::string written{};           // kind "pointer": its type; it is called with a number as its address

  std::string text() const;  // as MLIR writes the type
  bool isKnown() const { return kind == "tile" || kind == "swizzle" || kind == "known" || isNote(); }
  bool isNote() const { return kind == "note"; }  // what the reference alone is told
};

struct Drawn {
  std::vector<Operand> operands;
  std::string attributes{};
  std::string result{};  // where the operation does not infer it
  // The reference: an operation of core, and what it is given; "%0" is the first operand.
  std::string reference{};
  std::vector<std::string> arguments{};
  std::string body{};  // in place of the operation alone: lines that make %r of %o0, %o1, ...
  std::vector<std::string> premises{};  // of a kernel: what it states of its caller
};

struct Operation {
  const char* name;
  std::function<Drawn(generators::Random&)> draw;
  // In place of core's word, where core has no such operation: of the operands' leaves, the result's.
  std::function<std::vector<int64_t>(const std::vector<std::vector<int64_t>>&)> arithmetic{};
  bool called = true;  // by the JIT; not where every answer is a type's, or a pointer
  bool onView = false;
  const char* of = "";  // what it is of, where rows would have one name
  bool kernel = false;  // its function is a kernel, which returns nothing

  std::string label() const { return std::string(name) + (onView ? " of a view" : of); }
};

std::vector<Operation> tupleOperations();
std::vector<Operation> valueOperations();
std::vector<Operation> algebraOperations();
std::vector<Operation> viewOperations();
std::vector<Operation> pointerOperations();
std::vector<Operation> memoryOperations();

// `count` instances of different types that the dialect accepts, at most one in four of known numbers only.
struct Instance {
  Drawn drawn;
  std::vector<std::string> results;
};
std::vector<Instance> instancesOf(const Operation& operation, generators::Random& random, size_t count,
                                  lowering::TypeInference& inference);

// func.func @fN, of the operands.
std::string functionOf(const Operation& operation, const Instance& instance, size_t number);
// What stands inside the function: static operands and the operation, as %r.
std::string bodyOf(const Operation& operation, const Drawn& drawn, const std::vector<std::string>& results);
// The tuple or layout of !cute.KIND<"TEXT">, and of TEXT.
Value valueOfType(const std::string& type);
Value typeText(const std::string& text);
// func.func @cN(%in, %out), which reads the run-time leaves of the operands and writes those of the result.
std::string callableOf(const Operation& operation, const Instance& instance, size_t number);

}  // namespace cutecheck::run
