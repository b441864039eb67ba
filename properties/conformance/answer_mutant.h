// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Core with one operation answering wrongly, in one way, where the answer is of one kind: the finest faults
// that a law can be asked to see.
#pragma once

#include <map>
#include <span>
#include <string>

#include "properties/harness/core_subject.h"

namespace cutecheck::run {

// What happens to an answer. A slip that finds nothing to change leaves the answer as it is.
struct AnswerSlip {
  std::string_view name;
  std::string_view change;
  // Of a value: the wrong one.
  Value (*bend)(const Value& right);
  // Of a refusal, or of a value, instead of bend: what is answered, given the arguments as they were written.
  Expected<Value> (*turn)(const Expected<Value>& right) = nullptr;
};

std::span<const AnswerSlip> answerSlips();

// Some of the right answers that were given, by operation.
using Answers = std::map<std::string, std::vector<Expected<Value>>>;

class AnswerMutant : public CoreSubject {
 public:
  // The first answers of each operation are noted in `asked`, where it is given; without a slip nothing is
  // wrong.
  AnswerMutant(std::string operation, const AnswerSlip* slip, Answers* asked = nullptr)
      : operation_(std::move(operation)), slip_(slip), asked_(asked) {}
  std::string_view name() const override { return "core with a slip"; }

  Expected<int64_t> size(const Layout& a) const override;
  Expected<int64_t> cosize(const Layout& a) const override;
  Expected<IntTuple> crd2idx(const IntTuple& crd, const Layout& a) const override;
  Expected<IntTuple> idx2crd(const IntTuple& index, const IntTuple& shape) const override;
  Expected<Layout> coalesce(const Layout& a) const override;
  Expected<Layout> coalesceExtended(const Layout& a) const override;
  Expected<Layout> filter(const Layout& a) const override;
  Expected<Layout> composition(const Layout& a, const Layout& b, laws::Reach reach) const override;
  Expected<Layout> composition(const Layout& a, const Tiler& b) const override;
  Expected<Layout> complement(const Layout& a, int64_t cotarget) const override;
  Expected<Layout> logicalDivide(const Layout& a, const Tiler& tiler) const override;
  Expected<Layout> zippedDivide(const Layout& a, const Tiler& tiler) const override;
  Expected<Layout> logicalProduct(const Layout& block, const Layout& tiler) const override;
  Expected<Layout> rakedProduct(const Layout& block, const Layout& tiler) const override;
  Expected<Layout> rightInverse(const Layout& a) const override;
  Expected<Layout> leftInverse(const Layout& a) const override;
  Expected<laws::TvAnswer> makeLayoutTv(const Layout& thr, const Layout& val) const override;
  Expected<laws::SliceAnswer> sliceAndOffset(const IntTuple& crd, const Layout& a) const override;
  Expected<int64_t> swizzleApply(const Swizzle& swizzle, int64_t x) const override;
  Expected<Value> call(std::string_view operation, const std::vector<Value>& args) const override;
  Expected<Layout> parse(std::string_view text) const override;
  Expected<std::string> print(const Layout& a) const override;
  Expected<Value> read(std::string_view text) const override;
  Expected<std::string> write(const Value& value) const override;

 private:
  void note(std::string_view operation, const Expected<Value>& right) const;
  Expected<Value> through(std::string_view operation, Expected<Value> right) const;
  template <typename T>
  Expected<T> as(std::string_view operation, Expected<T> right) const;
  Expected<std::string> text(std::string_view operation, Expected<std::string> right) const;

  std::string operation_;
  const AnswerSlip* slip_;
  Answers* asked_;
};

}  // namespace cutecheck::run
