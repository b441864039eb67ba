// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// An implementation with one wrong answer: what a row of corpus/mutants/README.md asks its law to reject.
#pragma once

#include <optional>
#include <string>

#include "properties/harness/core_subject.h"

namespace cutecheck::run {

// Answers the operation with the answer, whatever it is asked; all else as core.
class FaultyAnswer : public CoreSubject {
 public:
  // `operation` as a law names it; `answer` a value, two values `layout,offset`, or the refusal kCode.
  static Expected<FaultyAnswer> make(std::string operation, const std::string& answer);

  std::string_view name() const override { return "a faulty answer"; }
  Expected<Value> call(std::string_view operation, const std::vector<Value>& args,
                       Domain domain = Domain::kExtendLast) const override;
  Expected<Value> read(std::string_view text, laws::TextOf what = laws::TextOf::kValue) const override;

 private:
  FaultyAnswer(std::string operation, Value answer, std::optional<Code> refusal)
      : operation_(std::move(operation)), answer_(std::move(answer)), refusal_(refusal) {}
  bool is(std::string_view operation) const { return operation_ == operation; }
  Expected<Value> answer() const;

  std::string operation_;
  Value answer_;
  std::optional<Code> refusal_;  // instead of the answer
};

}  // namespace cutecheck::run
