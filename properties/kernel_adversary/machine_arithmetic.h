// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The values of the machine, and what arithmetic does with them: flags and overflow make poison, bit by bit as the language
// reference says.
#pragma once

#include <llvm/ADT/APInt.h>

#include "properties/kernel_adversary/launch.h"

namespace llvm {
class BinaryOperator;
class CastInst;
class ICmpInst;
class Instruction;
class Type;
}  // namespace llvm

namespace cutecheck::kernel_adversary {

using llvm::APInt;

// A scalar, a pointer, or a group of such (vectors, arrays, structs).
struct Val {
  enum class Kind : uint8_t { kBits, kPointer, kGroup };
  Kind kind = Kind::kBits;
  bool poison = false;
  APInt bits = APInt(1, 0);
  int allocation = -1;
  int64_t offset = 0;
  int via = -1;  // the parameter that a pointer is derived from
  std::vector<Val> parts;
};

Val number(APInt bits);
Val poisonOf(llvm::Type* type);
bool isPoison(const Val& v);

// Applies `op` to scalars or lane by lane.
template <typename F>
Val lanes(const Val& a, const Val& b, F&& op) {
  if (a.kind != Val::Kind::kGroup) return op(a, b);
  Val result;
  result.kind = Val::Kind::kGroup;
  for (size_t i = 0; i < a.parts.size(); ++i) result.parts.push_back(lanes(a.parts[i], b.parts[i], op));
  return result;
}

class Arithmetic {
 protected:
  bool stop(Trace::Status status, std::string reason);
  bool undefined(std::string reason) { return stop(Trace::Status::kUndefined, std::move(reason)); }
  bool notKnown(std::string reason) { return stop(Trace::Status::kNotKnown, std::move(reason)); }

  bool integer(const llvm::BinaryOperator& i, const Val& x, const Val& y, Val& result);
  bool floating(const llvm::Instruction& i, Kind kind, const Val& x, const Val& y, Val& result);
  bool cast(const llvm::CastInst& i, const Val& x, Val& result);
  bool compareFloats(const llvm::Instruction& i, const Val& x, const Val& y, Val& result);
  bool compare(const llvm::ICmpInst& i, const Val& x, const Val& y, Val& result);

  Trace trace_;
};

}  // namespace cutecheck::kernel_adversary
