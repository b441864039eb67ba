// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The reference of core/ as a subject of the laws.
#pragma once

#include "properties/laws/subject.h"

namespace cutecheck::run {

class CoreSubject : public laws::Subject {
 public:
  std::string_view name() const override { return "core"; }

  // How many answers so far were kUndecided.
  int64_t undecided() const { return undecided_; }

  Expected<Value> call(std::string_view operation, const std::vector<Value>& args,
                       Domain domain = Domain::kExtendLast) const override;
  Expected<Value> read(std::string_view text, laws::TextOf what = laws::TextOf::kValue) const override;
  Expected<std::string> write(const Value& value) const override;

 private:
  mutable int64_t undecided_ = 0;
};

}  // namespace cutecheck::run
