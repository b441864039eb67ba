// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// float_values: two stored values, computed with numbers for what was loaded, as IEEE 754 says.
//
// Values that are written differently may be equal: x and -(-x). They differ where a run shows it: numbers
// for the loads and parameters at which the bits differ, and not only in which NaN they are. Functions that
// IEEE 754 leaves to libraries (sin, exp, pow) are computed where they are exact alone, and nothing is that
// depends on the bits of a NaN or is subnormal.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>

#include "oracle/tv/run/value_names.h"

namespace cutecheck::oracle {

struct FloatDifference {
  std::string meant, executed;  // their bits
  std::string where;            // the numbers: "f32 x+0 = 0x3f800000"
};

// What is compared: two names of values of one element type, or of two of one size.
struct FloatQuestion {
  const std::string& type;
  const std::string &meant, &executed;
  const ValueNames& names;
  // Whether what a load yields was stored in the run.
  std::function<bool(const std::string& load)> written;
  std::string executedType{};  // where it is another than `type`
  bool real = false;           // of real numbers: 0 has no sign, and what is rounded is not compared
};

// Nothing where no numbers that were tried tell them apart; `reason` then says why. `evaluations` grows by the values computed.
std::optional<FloatDifference> differenceAtNumbers(const FloatQuestion& question, std::string& reason,
                                                   uint64_t* evaluations = nullptr);

}  // namespace cutecheck::oracle
