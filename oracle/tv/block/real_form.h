// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// real_form: values of the theory `real`, in which functions of data are those of real numbers.
//
// No rounding is looked at. Sums and the largest of values are real_sum.h's; beside them these laws hold, and
// every other function is one that is not known:
//   x * (1/y) is x/y                      so a quotient is defined
//   exp2 with afn is exp2                 its error is a rounding
//   exp2(x * C) is exp(x)                 C the f32 nearest to log2(e), whose error is a rounding
#pragma once

#include <map>
#include <tuple>
#include <vector>

#include "oracle/tv/ir/opaque.h"

namespace cutecheck::oracle {

enum class RealConstant : uint8_t { kZero, kOne, kMinusInfinity };
// Whether a value is the constant, of its type of floating point.
bool isConstant(const OpaqueNode& value, RealConstant which);

// The form of a value: what the laws make equal, and is built alike, is one object.
class RealForm {
 public:
  const Opaque& of(const Opaque& value);

 private:
  Opaque rewritten(const OpaqueNode& value, std::vector<Opaque> operands);
  std::map<const OpaqueNode*, Opaque> known_;
  std::map<std::tuple<OpaqueNode::Kind, std::string, uint64_t, std::vector<Opaque>>, Opaque> made_;
  std::vector<Opaque> kept_;  // so that no address is used twice
};

}  // namespace cutecheck::oracle
