// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// One question to the engine of lowering/algebra with numbers in: leaves left to run time as the subject says,
// answers as numbers again.
#pragma once

#include "lowering/algebra/swizzle_apply.h"
#include "lowering/algebra/tiling/local_partition.h"
#include "lowering/algebra/values/arithmetic.h"
#include "lowering/algebra/values/checking_builder.h"
#include "properties/differential/mixed/mixed_subject.h"

namespace cutecheck::run {

class MixedSession {
 public:
  MixedSession(const MixedSubject& subject, std::string_view operation)
      : subject_(subject), count_(subject.counts_[std::string(operation)]) {}

  mixed::Arithmetic& arithmetic() { return arithmetic_; }

  mixed::MixedTuple tuple(const IntTuple& t, mixed::Role role);
  mixed::MixedLayout layout(const Layout& a);
  mixed::Number number(int64_t value, mixed::Role role);
  mixed::MixedComposed composed(const ComposedLayout& a);
  // A coordinate; static where it leaves the domain, where steps of 32 bits are not promised to do.
  mixed::MixedTuple coordinate(const IntTuple& crd, const IntTuple& shape);
  static mixed::MixedLayout fixed(const Layout& a) { return mixed::MixedLayout::of(a); }

  // That an offset is not negative is the caller's promise to a swizzle.
  Diagnostic brokenPromise();

  Expected<Layout> answer(Expected<mixed::MixedLayout> got);
  Expected<IntTuple> answer(Expected<mixed::MixedTuple> got);
  Expected<int64_t> answer(Expected<mixed::Number> got);
  Expected<laws::SliceAnswer> answer(Expected<mixed::Part> got);

 private:
  bool loosens(int64_t value, mixed::Role role);
  IntTuple valueOf(const mixed::MixedTuple& t) const;
  Layout valueOf(const mixed::MixedLayout& a) const;
  // Counts, and says why there is no answer; nothing where there is one.
  std::optional<Diagnostic> settle(const Diagnostic* error);

  const MixedSubject& subject_;
  MixedSubject::Count& count_;
  mixed::CheckingBuilder builder_;
  mixed::Arithmetic arithmetic_{builder_};
  uint64_t place_ = 0;
  bool unknown_ = false;  // some leaf is no number: claims have such layouts, types have not
};

}  // namespace cutecheck::run
