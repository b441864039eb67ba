// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What nobody has checked: in a context that trusts result types a module is read, and nothing is built on
// it.
#include "lowering/cute/infer/promise.h"

#include <gtest/gtest.h>

#include <memory>
#include <utility>

#include "llvm/Support/raw_ostream.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"

#include "lowering/desugar/pass.h"
#include "lowering/pipeline/lower.h"
#include "lowering/semantics/function.h"
#include "lowering/to_llvm/pass.h"
#include "lowering/to_llvm/translate.h"

namespace cutecheck::lowering {
namespace {

struct Promise {
  const char* name;
  const char* operation;  // of %a and %b
  const char* a;
  const char* b;
  const char* result;
};

// Each rests on the author's word in another way: a composition that may not exist, a stride whose sign
// decides, a layout written unmerged, and a stride that no one computed.
constexpr Promise kPromises[] = {
    {"composition", "cute.composition(%a, %b)", "(?,?):(?,?)", "4:2", "(?,?):(?,?)"},
    {"division", "cute.zipped_divide(%a, %b)", "(?,?):(?,?)", "4:2",
     "((?,?),((?,?),(?{i64},?{i64}))):((?{i64 div=2},?{i64}),((?,?{i64}),(?{i64 div=8},?{i64})))"},
    {"complement", "cute.complement(%b, %a)", "4:2", "3:?", "(?,?):(1,?)"},
    {"unmerged", "cute.coalesce(%a)", "(4,?):(1,4)", "4:2", "(4,?):(1,4)"},
    {"another stride", "cute.composition(%a, %b)", "(4,8):(1,4)", "1:1", "1:1"},
};

std::string moduleOf(const Promise& promise) {
  const auto layout = [](const char* text) { return std::string("!cute.layout<\"") + text + "\">"; };
  const std::string operation = promise.operation;
  const auto typed = [&](char name) { return layout(name == 'a' ? promise.a : promise.b); };
  std::string types;
  for (size_t i = 0; i + 1 < operation.size(); ++i)
    if (operation[i] == '%') types += (types.empty() ? "" : ", ") + typed(operation[i + 1]);
  return "func.func @f(%a: " + layout(promise.a) + ", %b: " + layout(promise.b) + ") -> " +
         layout(promise.result) + " {\n  %r = " + operation + " : (" + types + ") -> " +
         layout(promise.result) + "\n  return %r : " + layout(promise.result) + "\n}\n";
}

class Reader {
 public:
  explicit Reader(bool trusting)
      : handler_(&context_, [this](mlir::Diagnostic& d) { said_ += d.str() + "\n"; }) {
    mlir::DialectRegistry registry;
    to_llvm::registerDialects(registry);
    context_.appendDialectRegistry(registry);
    auto* dialect = context_.getOrLoadDialect<cute::CuteDialect>();
    if (trusting) dialect->trustResultTypes();
  }
  mlir::OwningOpRef<mlir::ModuleOp> read(const std::string& text) {
    return mlir::parseSourceString<mlir::ModuleOp>(text, &context_);
  }
  mlir::MLIRContext& context() { return context_; }
  const std::string& said() const { return said_; }

 private:
  mlir::MLIRContext context_;
  std::string said_;
  mlir::ScopedDiagnosticHandler handler_;
};

TEST(Promises, OnlyAContextThatIsToldToTrustReadsThem) {
  for (const Promise& promise : kPromises) {
    Reader strict(false), trusting(true);
    EXPECT_FALSE(strict.read(moduleOf(promise))) << promise.name;
    EXPECT_NE(strict.said().find("infer"), std::string::npos) << promise.name << ": " << strict.said();
    EXPECT_TRUE(trusting.read(moduleOf(promise))) << promise.name << ": " << trusting.said();
    EXPECT_FALSE(readModule(moduleOf(promise)).ok()) << promise.name;
    EXPECT_FALSE(lowerWithoutMeaning(moduleOf(promise)).ok()) << promise.name;
  }
}

TEST(Promises, AreSeenWhereTheyStand) {
  for (const Promise& promise : kPromises) {
    Reader trusting(true);
    auto module = trusting.read(moduleOf(promise));
    ASSERT_TRUE(module) << promise.name;
    int found = 0, others = 0;
    module->walk([&](mlir::Operation* op) { ++(cute::restsOnPromise(op) ? found : others); });
    EXPECT_EQ(found, 1) << promise.name;
    EXPECT_EQ(others, 3) << promise.name;
    const cute::StrictInference strict;
    EXPECT_TRUE(mlir::failed(mlir::verify(*module))) << promise.name;
  }
}

TEST(Promises, HaveNoReferenceSemantics) {
  for (const Promise& promise : kPromises) {
    Reader trusting(true);
    auto module = trusting.read(moduleOf(promise));
    ASSERT_TRUE(module) << promise.name;
    std::string text;
    llvm::raw_string_ostream out(text);
    EXPECT_TRUE(mlir::failed(meaning::writeMeaning(*module, out))) << promise.name << ": " << text;
    EXPECT_NE(
        trusting.said().find("not modelled by the reference semantics: the types of the results of 'cute."),
        std::string::npos)
        << promise.name << ": " << trusting.said();
  }
}

using MakePass = std::unique_ptr<mlir::Pass> (*)();
constexpr std::pair<const char*, MakePass> kPasses[] = {
    {"desugar", desugar::createDesugarPass},           {"expand", desugar::createExpandPass},
    {"fold static", desugar::createFoldStaticPass},    {"layouts", desugar::createDesugarLayoutsPass},
    {"to LLVM", to_llvm::createConvertCuteToLLVMPass}, {"to base", to_llvm::createToBasePass},
};

// Not even what the type of a promised result would know: nothing is left of the promise there.
TEST(Promises, NoPassBuildsOnThem) {
  for (const Promise& promise : kPromises)
    for (const auto& [name, pass] : kPasses) {
      Reader trusting(true);
      auto module = trusting.read(moduleOf(promise));
      ASSERT_TRUE(module) << promise.name;
      mlir::PassManager passes(&trusting.context());
      passes.addPass(pass());
      EXPECT_TRUE(mlir::failed(passes.run(*module))) << name << " of " << promise.name;
      EXPECT_NE(trusting.said().find("no pass builds on them"), std::string::npos)
          << name << ": " << trusting.said();
    }
}

// What needs no promise means and lowers the same in both.
TEST(Promises, TrustChangesNothingElse) {
  const Promise plain{"plain", "cute.composition(%a, %b)", "(4,?):(1,?)", "4:1", "4:1"};
  std::string meanings[2];
  for (const bool trust : {false, true}) {
    Reader reader(trust);
    auto module = reader.read(moduleOf(plain));
    ASSERT_TRUE(module) << reader.said();
    llvm::raw_string_ostream out(meanings[trust]);
    ASSERT_TRUE(mlir::succeeded(meaning::writeMeaning(*module, out))) << reader.said();
  }
  EXPECT_FALSE(meanings[0].empty());
  EXPECT_EQ(meanings[0], meanings[1]);
}

}  // namespace
}  // namespace cutecheck::lowering
