// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/decide/models.h"

#include <gtest/gtest.h>

#include "oracle/claims/claim.h"
#include "oracle/decide/assignments.h"

namespace cutecheck::oracle {
namespace {

// What ends a search must be so: each model satisfies every premise, written or implicit, and its divisors.
TEST(Models, SatisfyThePremises) {
  const Claim claim = makeClaim("size((M{div=8},N)) <= K", "M <= 256, N < M, K >= M*N").value();
  const std::vector<Assignment> models = modelsOf(claim.constraints);
  ASSERT_FALSE(models.empty());
  for (const Assignment& model : models) {
    EXPECT_TRUE(satisfies(claim, model));
    EXPECT_EQ(model.at("M") % 8, 0);
  }
}

// Of premises that contradict each other, and of none, there is no model.
TEST(Models, ThereIsNoneWithoutNumbersForIt) {
  EXPECT_TRUE(modelsOf(makeClaim("M > 0", "M < 3, M > 5").value().constraints).empty());
  EXPECT_TRUE(modelsOf({}).empty());
}

}  // namespace
}  // namespace cutecheck::oracle
