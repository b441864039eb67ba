// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// corpus/ir: lines in the syntax of the CuTe DSL. Each line of dsl.tsv is read, verified and printed, and
// what is printed is read again as the same; each line of not_read.tsv gets a diagnostic, and has a reason.
#include <fstream>
#include <set>

#include <gtest/gtest.h>

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"

#include "lowering/to_llvm/translate.h"

namespace cutecheck::lowering {
namespace {

std::vector<std::vector<std::string>> rows(const std::string& name) {
  std::ifstream file(std::string(CUTECHECK_SOURCE_DIR) + "/corpus/ir/" + name);
  std::vector<std::vector<std::string>> result;
  for (std::string line; std::getline(file, line);) {
    if (line.empty() || line.front() == '#') continue;
    std::vector<std::string> fields(1);
    for (const char c : line) {
      if (c == '\t')
        fields.emplace_back();
      else
        fields.back() += c;
    }
    result.push_back(fields);
  }
  return result;
}

struct IrLines : testing::Test {
  IrLines() : context(dialects(), mlir::MLIRContext::Threading::DISABLED) {
    context.getDiagEngine().registerHandler([this](mlir::Diagnostic& diagnostic) {
      messages += diagnostic.str() + "\n";
      return mlir::success();
    });
  }
  static mlir::DialectRegistry dialects() {
    mlir::DialectRegistry registry;
    to_llvm::registerDialects(registry);
    return registry;
  }
  // The line as printed, "" where it is refused.
  std::string printed(const std::string& text) {
    messages.clear();
    const mlir::OwningOpRef<mlir::ModuleOp> module = mlir::parseSourceString<mlir::ModuleOp>(text, &context);
    if (!module || failed(mlir::verify(*module))) return "";
    std::string result;
    llvm::raw_string_ostream(result) << *module;
    return result;
  }
  static std::string module(const std::vector<std::string>& row) {
    return "func.func @line(" + row[1] + ") {\n  " + row[2] + "\n  return\n}\n";
  }

  mlir::MLIRContext context;
  std::string messages;
};

TEST_F(IrLines, OfTheDslAreReadVerifiedAndPrinted) {
  std::set<std::string> operations;
  for (const auto& row : rows("dsl.tsv")) {
    ASSERT_EQ(row.size(), 3u) << row[0];
    const std::string text = printed(module(row));
    EXPECT_NE(text, "") << row[2] << "\n" << messages;
    EXPECT_NE(text.find("." + row[0]), std::string::npos) << text;
    EXPECT_EQ(printed(text), text) << messages;
    EXPECT_TRUE(operations.insert(row[0]).second) << row[0] << " has two lines";
  }
  std::printf("%zu operations of the DSL read\n", operations.size());
  EXPECT_GE(operations.size(), 80u);
}

TEST_F(IrLines, ThatAreNotReadAreRefusedAndHaveAReason) {
  size_t refused = 0;
  for (const auto& row : rows("not_read.tsv")) {
    ASSERT_EQ(row.size(), 4u) << row[0];
    EXPECT_NE(row[3], "");
    EXPECT_EQ(printed(module(row)), "") << row[2];
    EXPECT_NE(messages, "");
    ++refused;
  }
  EXPECT_GE(refused, 18u);
}

// The older spelling of a layout is read, and printed in the newer one.
TEST_F(IrLines, OfTheOlderSpellingAreReadAndPrintedInTheNewer) {
  const std::string text = printed("func.func private @f(!cute.layout<<8:1, 4:8>>)\n");
  EXPECT_NE(text.find("!cute.layout<\"(8,4):(1,8)\">"), std::string::npos) << text << messages;
  EXPECT_EQ(printed("func.func private @f(!cute.layout<<8:1, 4:>>)\n"), "");
}

// Memory spaces, alignments, and the coordinate forms.
TEST_F(IrLines, OfPointersAndCoordinatesKeepTheirForm) {
  size_t kept = 0;
  for (const char* type :
       {"!cute.ptr<f32, gmem>", "!cute.ptr<i8, smem, align<1024>>", "!cute.ptr<f16, rmem>",
        "!cute.ptr<f32, tmem>", "!cute.ptr<i32, generic>",
        "!cute.memref<f32, gmem, align<16>, \"(16,?):(?{i64},1)\">", "!cute.coord<\"((_,_),?)\">",
        "!cute.coord_tensor<\"(0,0)\", \"(?,?):(1@0,1@1)\">", "!cute.arith_tuple_iter<\"(0,?)\">",
        "!cute.stride<\"(1@1@0,?{i64 div=16}@1)\">"}) {
    const std::string text = printed(std::string("func.func private @f(") + type + ")\n");
    EXPECT_NE(text.find(type), std::string::npos) << type << "\n" << text << messages;
    ++kept;
  }
  EXPECT_EQ(kept, 10u);
  EXPECT_EQ(printed("func.func private @f(!cute.ptr<f32, lmem>)\n"), "");
}

}  // namespace
}  // namespace cutecheck::lowering
