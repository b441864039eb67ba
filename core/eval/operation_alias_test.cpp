// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/eval/operation_alias.h"

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "core/eval/evaluate.h"
#include "core/eval/operation.h"
#include "core/notation/test_support.h"

namespace cutecheck {
namespace {

TEST(OperationAlias, EachIsANameOfAnOperationAndOfNoOther) {
  std::string_view previous;
  for (const OperationAlias& alias : operationAliases()) {
    EXPECT_LT(previous, alias.name);
    previous = alias.name;
    int named = 0, target = 0;
    for (const Operation& op : operationTable()) {
      named += op.name == alias.name;
      target += op.name == alias.operation;
    }
    EXPECT_EQ(named, 0) << alias.name;
    EXPECT_EQ(target, 1) << alias.operation;
    const auto found = findOperation(alias.name);
    ASSERT_TRUE(found.ok()) << alias.name;
    EXPECT_EQ((*found)->name, alias.operation);
  }
  EXPECT_GT(operationAliases().size(), 10u);
  EXPECT_EQ(unaliased("size"), "size");
  EXPECT_FALSE(findOperation("layout_evaluate").ok());
}

TEST(OperationAlias, IsEvaluatedLikeItsOperation) {
  EXPECT_EQ(text(evaluateCall("layout_eval", {"(15,8):(8,1)", "(14,6)"})), "118");
  EXPECT_EQ(text(evaluate(*parseExpression("tuple_product((2,(3,4)))"))), "24");
  EXPECT_EQ(text(evaluate(*parseExpression("layout_eval((15,8):(8,1))"))), "kUsage");
}

// The specification says of each what it stands for, and of no other name that it does.
TEST(OperationAlias, TheSpecificationListsThem) {
  std::ifstream spec(CUTECHECK_SOURCE_DIR "/docs/reference/spec.md");
  std::stringstream whole;
  whole << spec.rdbuf();
  for (const OperationAlias& alias : operationAliases()) {
    const std::string row = "| `" + std::string(alias.name) + "` | `" + std::string(alias.operation) + "`";
    EXPECT_NE(whole.str().find(row), std::string::npos) << row;
  }
  EXPECT_EQ(whole.str().find("| `layout_evaluate` |"), std::string::npos);
}

}  // namespace
}  // namespace cutecheck
