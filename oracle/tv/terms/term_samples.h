// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// term_samples: a few numbers at which a condition is evaluated before a solver is asked to prove it.
//
// To find that a condition does not follow costs a solver most. Where it fails at the corners of the
// variables' bounds (all at their least, one at its greatest, some at both) it need not be asked. Only a search rests on
// this: whatever is found here, nothing is proved by it.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "oracle/terms/intervals.h"

namespace cutecheck::oracle {

class TermSamples {
 public:
  // `premises`: of the variables in `bounds`; a sample satisfies them all.
  TermSamples(const std::vector<Term>& premises, const std::map<std::string, Interval>& bounds);

  // What a name stands for that is none of the variables in the bounds: a term, or nothing.
  using Definition = std::function<std::optional<Term>(const std::string&)>;
  // Whether `condition` is false at a sample.
  bool refute(const Term& condition, const Definition& definition) const;
  size_t size() const { return samples_.size(); }

 private:
  std::vector<std::map<std::string, Int128>> samples_;
};

}  // namespace cutecheck::oracle
