// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Random modules come to PTX, and what is no module of the lowering is told.
#include "fuzz/dialect/ptx_check.h"

#include <gtest/gtest.h>

#include "fuzz/dialect/session.h"

namespace cutecheck::fuzz {
namespace {

TEST(PtxCheck, RandomModulesAreEmittedOrRefusedInWords) {
  DialectSession session;
  int emitted = 0;
  for (uint64_t seed = 1; seed <= 60; ++seed) {
    generators::Random random(seed);
    const PtxOutcome outcome = checkPtx(session.randomModuleText(random), /*twice=*/seed % 10 == 0);
    EXPECT_EQ(outcome.finding, "") << seed;
    EXPECT_NE(outcome.emitted, !outcome.refusal.empty()) << seed;
    emitted += outcome.emitted;
  }
  EXPECT_GT(emitted, 20);
}

TEST(PtxCheck, WhatIsNoModuleIsAFinding) {
  EXPECT_NE(checkPtx("func.func @f() { nothing }").finding, "");
  EXPECT_EQ(checkPtx("func.func @f() { return }").finding, "");
}

}  // namespace
}  // namespace cutecheck::fuzz
