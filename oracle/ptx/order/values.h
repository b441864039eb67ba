// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What an instruction of PTX computes, as far as addresses, counts and branches need it: integers and
// predicates. Anything else is not known.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "oracle/ptx/read/text.h"

namespace cutecheck::ptx {

using PtxValue = std::optional<uint64_t>;

// Bytes of a type of a load, a store or an atomic operation; nothing for another.
std::optional<uint64_t> ptxBytes(const std::string& type);

// Bits of the type "u32", "b64", "pred"; 32 for another.
unsigned ptxWidth(const std::string& type);

// What an instruction computes, read from its opcode once.
struct PtxComputation {
  enum class Op : uint8_t {
    kNone,
    kMov,
    kCvta,
    kCvt,
    kSetp,
    kSelp,
    kMul,
    kMad,
    kNot,
    kCnot,
    kNeg,
    kAbs,
    kPopc,
    kClz,
    kBfe,
    kBfi,
    kAdd,
    kSub,
    kAnd,
    kOr,
    kXor,
    kShl,
    kShr,
    kMin,
    kMax,
    kDiv,
    kRem
  };
  enum class Compares : uint8_t { kNone, kEq, kNe, kLt, kLe, kGt, kGe };
  Op op = Op::kNone;
  Compares compares = Compares::kNone;
  Op with = Op::kNone;  // of setp: how a third operand joins
  unsigned width = 32, toWidth = 32;
  bool isSigned = false, toSigned = false, wide = false, high = false;
};

// kNone for an instruction that is no mov, arithmetic, shift, logic, comparison, selection or conversion of
// integers.
PtxComputation computationOf(const PtxInstruction& instruction);

// `sources` are the operands behind the first. Nothing where a source that matters is not known.
PtxValue computed(const PtxComputation& computation, const PtxValue* sources, size_t count);

}  // namespace cutecheck::ptx
