// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A context that lacks a dialect is a configuration error, in one text.
#include "lowering/pipeline/registration.h"

#include <gtest/gtest.h>

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/MLIRContext.h"

#include "lowering/to_llvm/translate.h"

namespace cutecheck::lowering {
namespace {

TEST(Registration, OfEverythingThatIsEmittedIsThere) {
  mlir::DialectRegistry registry;
  to_llvm::registerDialects(registry);
  mlir::MLIRContext context(registry, mlir::MLIRContext::Threading::DISABLED);
  EXPECT_FALSE(missingRegistration(context));
}

TEST(Registration, ThatIsMissingIsOneConfigurationError) {
  mlir::DialectRegistry registry;
  registry.insert<mlir::func::FuncDialect>();
  mlir::MLIRContext context(registry, mlir::MLIRContext::Threading::DISABLED);
  const std::optional<Diagnostic> missing = missingRegistration(context);
  ASSERT_TRUE(missing);
  EXPECT_EQ(missing->code, Code::kUsage);
  EXPECT_EQ(missing->rule, "lower_registration");
  EXPECT_EQ(missing->message, "configuration error: 'arith' is not registered");
}

}  // namespace
}  // namespace cutecheck::lowering
