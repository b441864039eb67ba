// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Lowered functions, compiled for this machine and callable.
#pragma once

#include <memory>
#include <string>

#include "core/support/expected.h"

namespace cutecheck::lowering {

class Jit {
 public:
  // Compiles a module of LLVM's textual IR. Fails with kBadRequest (jit).
  static Expected<Jit> compile(const std::string& llvmIr);

  Jit(Jit&&) noexcept;
  Jit& operator=(Jit&&) noexcept;
  ~Jit();

  // The function's address; null when the module has no such function.
  void* find(const std::string& name) const;

 private:
  struct Engine;
  explicit Jit(std::unique_ptr<Engine> engine);
  std::unique_ptr<Engine> engine_;
};

}  // namespace cutecheck::lowering
