// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Computed: what an operation on forms comes to.
#pragma once

#include "oracle/algebra/form.h"
#include "oracle/claims/verdict.h"

namespace cutecheck::oracle {

// The result of an operation on forms, or why there is none: `missing` names a side condition that
// does not follow from the premises, `refused` says that no result exists.
struct Computed {
  std::optional<Form> form;
  bool decided = true;  // at every assignment the modes are these, but for those of size 1
  Method how = Method::kCompositionRule;  // the rule that computed it
  std::string missing;
  std::optional<Diagnostic> refused;
};

}  // namespace cutecheck::oracle
