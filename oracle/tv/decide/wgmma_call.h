// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// wgmmaCalls: the wgmma instructions of a function of LLVM IR, with what each is given.
//
// They are inline PTX: the descriptors are operands of the call, what is transposed stands in the text.
#pragma once

#include <string>
#include <vector>

#include "core/support/expected.h"

namespace llvm {
class Function;
class Value;
}  // namespace llvm

namespace cutecheck::oracle {

struct WgmmaCall {
  std::string instruction;         // "wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16"
  const llvm::Value* a = nullptr;  // the word of A; null where A is in registers
  const llvm::Value* b = nullptr;
  int scale = -1;  // the parameter that is compared with 0 for the predicate scale-d; -1 where none is
  bool transposedA = false, transposedB = false;  // mn-major
};

// In their order. Fails with kBadRequest (wgmma_call_c1) for an instruction whose operands are not of this
// form.
Expected<std::vector<WgmmaCall>> wgmmaCalls(const llvm::Function& f);

}  // namespace cutecheck::oracle
