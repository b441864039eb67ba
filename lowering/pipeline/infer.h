// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the dialect says that an operation answers: the types of its results, from text.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/support/expected.h"

namespace cutecheck::lowering {

// Keeps what was loaded, so that thousands of questions cost a parse each.
class TypeInference {
 public:
  TypeInference();
  ~TypeInference();

  // The result types that the last operation but the terminator of the only function in `module` infers,
  // whatever type it is written with. Fails with kBadRequest (lower_parse) where the text or the operation is
  // refused.
  Expected<std::vector<std::string>> resultTypes(const std::string& module);

 private:
  struct Loaded;
  std::unique_ptr<Loaded> loaded_;
};

}  // namespace cutecheck::lowering
