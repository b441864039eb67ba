// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A kernel as the generator draws it: a small tree that is printed as a module, evaluated by the reference and
// changed by mutation. Nothing of the lowering, the reference semantics or the validator is used for it.
//
//   parameters   tensors in global memory first, then scalars; the reference semantics calls them a0, a1, ...
//   values       numbered; a statement defines at most one; a value is seen in its block and the blocks within
//   registers    the thread is read first and the block second: r0 and r1 of the reference semantics
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "core/support/expected.h"

namespace cutecheck::kernel_adversary {

enum class Element : uint8_t { kF16, kBF16, kF32, kF64, kI8, kI16, kI32, kI64 };

const char* nameOf(Element element);
int64_t bytesOf(Element element);
bool isFloat(Element element);

// An extent or a stride. A dynamic one is a multiple of `div`.
struct Leaf {
  bool dynamic = false;
  int64_t value = 1;
  int width = 32;
  int64_t div = 1;
};

// Several leaves are a nested mode.
struct Mode {
  std::vector<Leaf> extents, strides;
};

struct Tensor {
  Element element = Element::kF32;
  int64_t align = 4;
  std::vector<Mode> modes;
};

// How a tiled copy gives a tile to threads: linear element TV(thread, value) of a tile of `tile`.
struct Copy {
  const char* text;  // of the layout
  std::vector<int64_t> tile, threadExtents, threadStrides, valueExtents, valueStrides;

  int64_t threads() const;
  int64_t values() const;
};
const std::vector<Copy>& copies();

enum class Kind : uint8_t {
  kThread, kBlock, kScalar, kExtent, kConstant,
  kAdd, kSub, kMul, kDivS, kDivU, kRemS, kRemU, kExtS, kExtU, kTrunc,
  kCompare, kAnd, kOr, kXor, kInside,
  kTile, kPart,
  kLoad, kStore, kLoadVec, kStoreVec, kThroughRegisters,
  kFloat, kFAdd, kFSub, kFMul, kFDiv, kFNeg,
  kFMaximum, kFMinimum,  // NaN where an operand is
  kFConvert,             // to the element of the result
  kFromInteger,          // a signed number, to nearest
  kFSelect,              // operands[0] where the comparison `number` of operands[0] and operands[1] holds, else operands[1]
  kChoose,               // operands[0] where operands[2], a truth value, holds, else operands[1]
  kIf, kFor,
};

enum class Predicate : uint8_t { kEq, kNe, kSlt, kSle, kSgt, kSge, kUlt, kUle, kUgt, kUge };
const char* nameOf(Predicate predicate);

// Of floating point: whether it holds of two numbers where it does, and whether it holds where one is NaN, by its name.
const std::vector<std::string>& floatPredicates();

struct Statement {
  Kind kind = Kind::kConstant;
  int result = -1;
  std::vector<int> operands;     // values; kTile: the view, then its coordinate; kLoad: the view, then the coordinate;
                                 // kStore: the view, the element, then the coordinate
  int64_t number = 0;            // the constant; the parameter; the predicate; the copy; the index of an extent; of a sum
                                 // 1 where it is one of tuples, read as a number
  int tensor = -1;               // kExtent, kInside
  double real = 0;               // kFloat
  std::vector<int64_t> extents;  // of a tile; low, high and step of a loop
  std::vector<Statement> body, otherwise;
};

struct Value {
  enum class Type : uint8_t { kInteger, kTruth, kElement, kVector, kView };
  Type type = Type::kInteger;
  int width = 32;                     // of an integer
  Element element = Element::kF32;    // of a view, an element, a vector
  int64_t lanes = 1;                  // of a vector; of a view how many elements, 0 where that is not static
  std::vector<int64_t> extents;       // of a view, mode by mode, 0 for what is dynamic
  int tensor = -1;                    // of a view, the parameter
  bool part = false;                  // a partition: one linear coordinate
  int64_t low = INT64_MIN, high = INT64_MAX;  // what the generator knows of an integer
};

// NAME RELATION NAME-OR-NUMBER, as `cute.premises` has it.
struct Premise {
  std::string left, relation, right;
};

struct Program {
  std::vector<Tensor> tensors;
  std::vector<int> scalars;  // their widths
  int64_t block = 0;         // nvvm.reqntid; 0: any block
  bool inBounds = false;
  std::vector<Premise> premises;
  std::vector<Statement> statements;
  std::vector<Value> values;  // the first tensors.size() are the tensors' views
};

// The notation of a tensor's layout, and its type.
std::string layoutText(const Tensor& tensor);
std::string typeText(const Tensor& tensor);

// Types of views are inferred by the dialect, which says them when a wrong one is written; they are kept.
class Types {
 public:
  // The type that `op` (with %x and %c as parameters of the types given) has in truth. Empty when it has none.
  std::string ask(const std::string& parameters, const std::string& before, const std::string& op);

 private:
  std::map<std::string, std::string> known_;
};

struct Printed {
  std::string text;
  int operations = 0;
};
// Fails with kBadRequest where the dialect refuses an operation.
Expected<Printed> print(const Program& program, Types& types);

}  // namespace cutecheck::kernel_adversary
