// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The verdict on one composition, the base of the laws about it and of the long random runs.
#pragma once

#include "properties/laws/law.h"

namespace cutecheck::laws {

struct CompositionVerdict {
  enum class Kind : uint8_t {
    kAccepted,        // right
    kWrong,           // returned something that is not A(B(.)), or not of the form
    kRefused,         // rightly
    kWronglyRefused,  // although a layout of the form exists
    kUndecided,       // the subject said so
    kNotJudged,       // not integers in range, or beyond what the search enumerates
  };
  Kind kind = Kind::kNotJudged;
  bool witnessIsLeast = true;  // of a refusal
  std::string detail;
};

// Compares `answer` with what composition(a, b) has to be.
CompositionVerdict judgeComposition(const Expected<Layout>& answer, const Layout& a, const Layout& b);

// Pass when `got` has the profile of `b` refined and got(c) = a(b(c)).
Outcome isComposition(const Layout& got, const Flat& a, const Layout& b);

// As isComposition, for a right operand given by its leaves; only sizes and offsets count.
Outcome isComposition(const Layout& got, const Flat& a, const Flat& b);

// Pass when both are one function of the same size.
Outcome isUnchanged(const Layout& got, const Layout& kept);

}  // namespace cutecheck::laws
