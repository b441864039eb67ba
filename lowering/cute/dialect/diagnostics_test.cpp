// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The documented diagnostics, byte for byte: each row of corpus/diagnostics.tsv has a call that its operation
// refuses in the words of the row, and a twin of it that verifies, prints and is read again.
#include <algorithm>
#include <fstream>
#include <set>

#include <gtest/gtest.h>

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Parser/Parser.h"

#include "lowering/cute/dialect/CuteDialect.h"

namespace cutecheck::cute {
namespace {

constexpr size_t kDocumented = 48;

struct Row {
  std::string diagnostic, op, condition, refused, accepted;
};

std::vector<std::string> splitAt(const std::string& text, const std::string& separator) {
  std::vector<std::string> parts;
  size_t begin = 0;
  for (size_t at; (at = text.find(separator, begin)) != std::string::npos; begin = at + separator.size())
    parts.push_back(text.substr(begin, at - begin));
  parts.push_back(text.substr(begin));
  return parts;
}

std::vector<Row> rows() {
  std::ifstream file(std::string(CUTECHECK_SOURCE_DIR) + "/corpus/diagnostics.tsv");
  std::vector<Row> result;
  for (std::string line; std::getline(file, line);) {
    if (line.empty() || line.front() == '#') continue;
    const std::vector<std::string> fields = splitAt(line, "\t");
    if (fields.size() == 5) result.push_back({fields[0], fields[1], fields[2], fields[3], fields[4]});
  }
  return result;
}

// `<attributes> T ; U -> R` as a function of T and U.
std::string module(const std::string& op, const std::string& call) {
  std::string rest = call, brackets;
  if (rest.front() == '<') {
    const size_t end = rest.find("> ") + 1;
    brackets = rest.substr(0, end);
    rest = rest.substr(end + 1);
  }
  const std::vector<std::string> sides = splitAt(rest, " -> ");
  std::string parameters, operands, types;
  for (const std::string& type : splitAt(sides[0], " ; ")) {
    const std::string name = "%x" + std::to_string(std::count(operands.begin(), operands.end(), '%'));
    const std::string comma = operands.empty() ? "" : ", ";
    parameters += comma + name + ": " + type;
    operands += comma + name;
    types += comma + type;
  }
  return "func.func @f(" + parameters + ") {\n  %r = cute." + op + " " + brackets + " (" + operands +
         ") : (" + types + ") -> " + sides.at(1) + "\n  return\n}\n";
}

struct Outcome {
  bool read = false;
  std::string messages, printed;
};

Outcome read(const std::string& text) {
  mlir::DialectRegistry registry;
  registry.insert<CuteDialect, mlir::func::FuncDialect>();
  mlir::MLIRContext context(registry, mlir::MLIRContext::Threading::DISABLED);
  Outcome outcome;
  mlir::ScopedDiagnosticHandler handler(&context, [&](mlir::Diagnostic& diagnostic) {
    outcome.messages += diagnostic.str() + "\n";
    return mlir::success();
  });
  const mlir::OwningOpRef<mlir::ModuleOp> parsed = mlir::parseSourceString<mlir::ModuleOp>(text, &context);
  outcome.read = static_cast<bool>(parsed);
  if (parsed) llvm::raw_string_ostream(outcome.printed) << *parsed;
  return outcome;
}

// Whether a message begins with `'cute.OP' op ` and then has the pieces between the braces, in order.
bool says(const std::string& messages, const Row& row) {
  std::vector<std::string> pieces;
  for (const std::string& piece : splitAt(row.diagnostic, "{"))
    pieces.push_back(pieces.empty() ? piece : piece.substr(piece.find('}') + 1));
  for (const std::string& message : splitAt(messages, "\n")) {
    const std::string start = "'cute." + row.op + "' op " + pieces.front();
    if (message.rfind(start, 0) != 0) continue;
    size_t at = start.size();
    bool all = true;
    for (size_t i = 1; i < pieces.size() && all; ++i) {
      const size_t found = message.find(pieces[i], at);
      all = found != std::string::npos;
      at = all ? found + pieces[i].size() : at;
    }
    if (all) return true;
  }
  return false;
}

TEST(Diagnostics, AreProducedByteForByte) {
  std::set<std::string> produced, all;
  for (const Row& row : rows()) {
    SCOPED_TRACE(row.op + ": " + row.condition);
    all.insert(row.diagnostic);
    const Outcome outcome = read(module(row.op, row.refused));
    EXPECT_FALSE(outcome.read);
    const bool said = says(outcome.messages, row);
    EXPECT_TRUE(said) << row.diagnostic << "\nbut got\n" << outcome.messages;
    if (said) produced.insert(row.diagnostic);
  }
  std::printf("%zu of %zu diagnostics produced\n", produced.size(), kDocumented);
  EXPECT_EQ(all.size(), kDocumented);
  EXPECT_EQ(produced.size(), kDocumented);
}

TEST(Diagnostics, TheirTwinsAreAcceptedAndReadAgain) {
  size_t accepted = 0;
  for (const Row& row : rows()) {
    SCOPED_TRACE(row.op + ": " + row.condition);
    const Outcome outcome = read(module(row.op, row.accepted));
    EXPECT_TRUE(outcome.read) << row.accepted << "\n" << outcome.messages;
    EXPECT_FALSE(says(outcome.messages, row));
    EXPECT_EQ(read(outcome.printed).printed, outcome.printed);
    accepted += outcome.read;
  }
  EXPECT_EQ(accepted, kDocumented);
}

TEST(Diagnostics, AnotherTextIsNotTakenForIt) {
  const Row row{"expects begin < end, but got begin [{0}] and", "group_modes", "", "", ""};
  EXPECT_TRUE(says("'cute.group_modes' op expects begin < end, but got begin [1] and", row));
  EXPECT_FALSE(says("'cute.group_modes' op expects begin <= end, but got begin [1] and", row));
  EXPECT_FALSE(says("'cute.select' op expects begin < end, but got begin [1] and", row));
  EXPECT_FALSE(says("'cute.group_modes' op expects begin < end, but got begin [1]", row));
}

}  // namespace
}  // namespace cutecheck::cute
