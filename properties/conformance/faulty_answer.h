// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// An implementation with one wrong answer: what a row of corpus/mutants/README.md asks its law to reject.
#pragma once

#include <optional>
#include <string>

#include "properties/harness/core_subject.h"

namespace cutecheck::run {

// Answers `op` with the answer, whatever it is asked; all else as core.
class FaultyAnswer : public CoreSubject {
 public:
  // `operation` as a law names it; `answer` a value, two values `layout,offset`, or the refusal kCode.
  static Expected<FaultyAnswer> make(std::string operation, const std::string& answer);

  std::string_view name() const override { return "a faulty answer"; }
  Expected<Layout> coalesce(const Layout& a) const override;
  Expected<Layout> composition(const Layout& a, const Layout& b, laws::Reach reach) const override;
  Expected<Layout> complement(const Layout& a, int64_t cotarget) const override;
  Expected<Layout> logicalDivide(const Layout& a, const Tiler& tiler) const override;
  Expected<Layout> zippedDivide(const Layout& a, const Tiler& tiler) const override;
  Expected<Layout> logicalProduct(const Layout& block, const Layout& tiler) const override;
  Expected<Layout> rightInverse(const Layout& a) const override;
  Expected<Layout> leftInverse(const Layout& a) const override;
  Expected<laws::SliceAnswer> sliceAndOffset(const IntTuple& crd, const Layout& a) const override;
  Expected<int64_t> swizzleApply(const Swizzle& swizzle, int64_t x) const override;
  Expected<Value> call(std::string_view operation, const std::vector<Value>& args) const override;
  Expected<Layout> parse(std::string_view text) const override;

 private:
  FaultyAnswer(std::string operation, Value answer, std::optional<Code> refusal)
      : operation_(std::move(operation)), answer_(std::move(answer)), refusal_(refusal) {}
  bool is(std::string_view operation) const { return operation_ == operation; }
  Expected<Value> answer() const;
  Expected<Layout> layout() const;

  std::string operation_;
  Value answer_;
  std::optional<Code> refusal_;  // instead of the answer
};

}  // namespace cutecheck::run
