// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Asking mlir-opt and ptxas whether they take a piece of text.
#pragma once

#include <optional>
#include <string>

namespace cutecheck::cli {

struct ForeignAnswer {
  bool accepted = false;
  std::string message;  // the first error, without a file's name
};

// Operations stand in the body of a function with arguments %p, %q: !llvm.ptr, %s: !llvm.ptr<3>, %t:
// !llvm.ptr<6>, %i, %j: i32, %l: i64, %c: i1; a text that begins with `module` or `llvm.func` stands alone.
// Nothing where there is no mlir-opt of LLVM 22.
std::optional<ForeignAnswer> askMlirOpt(const std::string& text);

// TARGET | INSTRUCTIONS: they stand in an entry with a .param .u64 q, predicates %p<4>, .b32 %r<32>, .b64
// %rd<8>, .b128 %q<2> and 1,024 bytes of shared memory, buf. Nothing where there is no ptxas, or no ` | ` in
// the text.
std::optional<ForeignAnswer> askPtxas(const std::string& text);

}  // namespace cutecheck::cli
