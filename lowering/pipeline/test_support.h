// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A module lowered and compiled for this machine, for tests that call what it defines.
#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <string>

#include "lowering/pipeline/jit.h"
#include "lowering/pipeline/lower.h"

namespace cutecheck::lowering {

class RunTime : public testing::Test {
 protected:
  void compile(const std::string& module) {
    const Expected<Lowered> lowered = lowerWithoutMeaning(module);
    ASSERT_TRUE(lowered.ok()) << lowered.error().str();
    Expected<Jit> jit = Jit::compile(lowered->llvmIr);
    ASSERT_TRUE(jit.ok()) << jit.error().str();
    jit_ = std::make_unique<Jit>(std::move(*jit));
  }
  template <typename F>
  F* find(const char* name) const {
    return reinterpret_cast<F*>(jit_->find(name));
  }
  std::unique_ptr<Jit> jit_;
};

}  // namespace cutecheck::lowering
