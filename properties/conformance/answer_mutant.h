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

  Expected<Value> call(std::string_view operation, const std::vector<Value>& args,
                       Domain domain = Domain::kExtendLast) const override;
  Expected<Value> read(std::string_view text, laws::TextOf what = laws::TextOf::kValue) const override;
  Expected<std::string> write(const Value& value) const override;

 protected:
  Expected<Value> unfitting(std::string_view operation, const std::vector<Value>& args, Domain domain,
                            const Diagnostic& why) const override;

 private:
  void note(std::string_view operation, const Expected<Value>& right) const;
  Expected<Value> through(std::string_view operation, Expected<Value> right) const;

  std::string operation_;
  const AnswerSlip* slip_;
  Answers* asked_;
};

}  // namespace cutecheck::run
