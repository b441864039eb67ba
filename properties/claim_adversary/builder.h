// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Builder: well-formed terms of each kind, by name of the operation.
#pragma once

#include "properties/claim_adversary/generator.h"

namespace cutecheck::adversary {

class Builder {
 public:
  explicit Builder(Random& random) : random_(random) {
    std::vector<std::string> all = {"M", "N", "K", "P", "Q"};
    const size_t kept = 1 + random_.below(3);
    for (size_t i = 0; i < kept; ++i) {
      const size_t at = random_.below(all.size());
      names_.push_back(all[at]);
      all.erase(all.begin() + static_cast<std::ptrdiff_t>(at));
    }
    unused_ = all;
  }

  const std::vector<std::string>& names() const { return names_; }
  // Names that the claim does not use.
  const std::vector<std::string>& unused() const { return unused_; }

  Term symbol();
  Term small();
  // An integer term; `calls` allows operations inside.
  Term integer(int depth, bool calls);
  Term hiddenOne();
  Term extent();
  Term stride();
  Term leaf();
  Term shape(size_t rank);
  // A written layout.
  Term literal(size_t rank);
  Term literal() { return literal(1 + random_.below(3)); }
  // One in which no offset is met twice and no carry stands in the way: columns, rows, or padded.
  Term tidy(size_t rank);
  Term tidy() { return tidy(1 + random_.below(3)); }
  // Numbers only.
  Term numbers(size_t rank);
  Term layout(int depth);
  Term tiler(size_t rank);
  Term swizzle();
  Term coordinate(size_t rank, bool keeps);

  Term integerCall(const std::string& name, int depth);
  Term layoutCall(const std::string& name, int depth);
  Term coordinateCall(const std::string& name);
  Term predicateCall(const std::string& name, int depth);

  Random& random() { return random_; }

 private:
  Random& random_;
  std::vector<std::string> names_, unused_;
};

}  // namespace cutecheck::adversary
