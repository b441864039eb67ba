// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The engine of lowering/algebra as a subject of the laws: what a compiler computes, judged by what the
// operations mean.
//
// With static leaves the engine folds, and nothing may be emitted. With leaves left to run time every such
// leaf is an input of a builder that computes, so that the answers are those of the code the engine emits.
// What the engine refuses then, for want of a condition, is told as an operation it does not have: no law is
// broken, and the refusal is counted.
#pragma once

#include <map>
#include <string>

#include "properties/laws/subject.h"

namespace cutecheck::run {

enum class Leaves : uint8_t {
  kStatic,   // none is left to run time
  kAll,      // all are, and nothing is known of them
  kDivided,  // all are, each known to be a multiple of its own value
  kStrides,  // all strides are
  kExtents,  // all extents are, each known to be a multiple of its own value
  kSome,     // about half, chosen by value and place
};

std::string_view nameOf(Leaves leaves);

class MixedSubject : public laws::Subject {
 public:
  struct Count {
    int64_t answered = 0;
    int64_t refused = 0;  // with leaves left to run time: for a condition that is not known
    int64_t outside =
        0;  // static coordinates outside their extents, which the verifiers refuse and laws extend
    int64_t overflow = 0;  // steps of run time that leave 64 bits, where static ones are refused
  };

  explicit MixedSubject(Leaves leaves) : leaves_(leaves) {}
  std::string_view name() const override { return "the mixed engine"; }

  const std::map<std::string, Count>& counts() const { return counts_; }
  // The first step that wrapped in its width, divided by zero or was emitted for static leaves; empty when
  // none.
  const std::string& complaint() const { return complaint_; }

  // make_layout_tv, which the engine has not, is core's, as what the laws of partitions are asked with.
  Expected<Value> call(std::string_view operation, const std::vector<Value>& args,
                       Domain domain = Domain::kExtendLast) const override;

 private:
  friend class MixedSession;
  Leaves leaves_;
  mutable std::map<std::string, Count> counts_;
  mutable std::string complaint_;
};

// The operations that the engine has, as laws name theirs.
bool isEngines(std::string_view operation);

}  // namespace cutecheck::run
