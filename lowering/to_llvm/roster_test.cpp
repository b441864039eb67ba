// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The roster of the pattern bank in docs/evidence/status.md against the patterns that are registered.
#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "mlir/IR/MLIRContext.h"

#include "lowering/cute/dialect/RuntimeOps.h"
#include "lowering/to_llvm/patterns.h"
#include "lowering/to_llvm/standard_dialects.h"
#include "lowering/to_llvm/translate.h"

namespace cutecheck::to_llvm {
namespace {

struct Row {
  std::string name;                     // of the class
  std::vector<std::string> operations;  // without "cute."
  std::vector<std::string> tests;

  friend bool operator==(const Row& a, const Row& b) {
    return a.name == b.name && a.operations == b.operations;
  }
  friend void PrintTo(const Row& row, std::ostream* out) {
    *out << row.name << ":";
    for (const std::string& op : row.operations) *out << " " << op;
  }
};

std::vector<std::string> split(llvm::StringRef text, char separator) {
  std::vector<std::string> parts;
  llvm::SmallVector<llvm::StringRef> pieces;
  text.split(pieces, separator);
  for (const llvm::StringRef part : pieces) parts.push_back(part.trim().str());
  return parts;
}

// The rows of the table under `heading`.
std::vector<std::vector<std::string>> tableUnder(std::istream& text, const std::string& heading) {
  std::vector<std::vector<std::string>> rows;
  bool inside = false;
  for (std::string line; std::getline(text, line);) {
    if (!line.empty() && line[0] == '#') inside = line == heading;
    if (!inside || line.rfind("| ", 0) != 0 || line.rfind("| | ", 0) == 0) continue;
    rows.push_back(split(llvm::StringRef(line).drop_front().rtrim().drop_back(), '|'));
  }
  return rows;
}

std::vector<Row> rosterIn(std::istream& text, const std::string& heading) {
  std::vector<Row> rows;
  for (const std::vector<std::string>& cells : tableUnder(text, heading)) {
    if (cells.size() != 4 || cells[0] != std::to_string(rows.size() + 1)) return {};
    rows.push_back({cells[1], split(cells[2], ','), split(cells[3], ',')});
  }
  return rows;
}

std::ifstream status() { return std::ifstream(CUTECHECK_SOURCE_DIR "/docs/evidence/status.md"); }

std::vector<Row> bankRoster() {
  std::ifstream text = status();
  return rosterIn(text, "### The pattern set");
}

// `ns::(anonymous namespace)::NAME<...>` as NAME.
std::string classOf(llvm::StringRef debugName) {
  return debugName.take_until([](char c) { return c == '<'; }).rsplit("::").second.str();
}

// Classes in the order in which they are registered, one of several operations once.
std::vector<Row> registered(void (*populate)(const mlir::LLVMTypeConverter&, mlir::RewritePatternSet&)) {
  mlir::DialectRegistry registry;
  registerDialects(registry);
  mlir::MLIRContext context(registry);
  context.loadAllAvailableDialects();
  const mlir::LLVMTypeConverter converter(&context);
  mlir::RewritePatternSet patterns(&context);
  populate(converter, patterns);
  std::vector<Row> rows;
  for (const auto& pattern : patterns.getNativePatterns()) {
    const std::string name = classOf(pattern->getDebugName());
    if (rows.empty() || rows.back().name != name) rows.push_back({name, {}, {}});
    llvm::StringRef op = pattern->getRootKind()->getStringRef();
    op.consume_front("cute.");
    rows.back().operations.push_back(op.str());
  }
  return rows;
}

TEST(Roster, IsTheBankInItsOrder) {
  const std::vector<Row> roster = bankRoster();
  EXPECT_EQ(roster.size(), 44u);
  EXPECT_EQ(roster, registered(populateCuteToLLVMPatterns));
}

TEST(Roster, BeginsWithTheSixteenAnchors) {
  const std::vector<std::string> anchors = {"MakeDescriptorIterator",
                                            "DescriptorAdvance",
                                            "DescriptorRewind",
                                            "MakeLayout",
                                            "MakeCoord",
                                            "CrdToIdx",
                                            "TiledDiv",
                                            "TiledMod",
                                            "ShapeDiv",
                                            "CeilDiv",
                                            "FilterZeros",
                                            "GroupModes",
                                            "Coalesce",
                                            "Complement",
                                            "Partition",
                                            "TilePartition"};
  const std::vector<Row> roster = bankRoster();
  ASSERT_GE(roster.size(), anchors.size());
  for (size_t i = 0; i < anchors.size(); ++i) EXPECT_EQ(roster[i].name, anchors[i] + "OpLowering");
}

TEST(Roster, EveryClassIsThereOnce) {
  std::map<std::string, int> times;
  for (const Row& row : bankRoster()) ++times[row.name];
  EXPECT_EQ(times.size(), 44u);
}

// Whether a test lowers the operation: it stands in a file whose text is converted.
bool lowers(const std::string& file, const std::string& operation) {
  const bool lit = llvm::StringRef(file).ends_with(".mlir");
  const std::string folder = lit ? "/lowering/test/" : "/lowering/pipeline/";
  std::ifstream in(CUTECHECK_SOURCE_DIR + folder + file);
  EXPECT_TRUE(in.is_open()) << file;
  std::stringstream text;
  text << in.rdbuf();
  if (lit && text.str().find("-convert-cute-to-llvm") == std::string::npos) return false;
  for (size_t at = 0; (at = text.str().find("cute." + operation, at)) != std::string::npos; ++at) {
    const char behind = text.str()[at + 5 + operation.size()];
    if (behind != '_' && behind != '.' && !std::isalnum(behind)) return true;
  }
  return false;
}

TEST(Roster, EveryOperationIsInATestOfItsRow) {
  int64_t found = 0;
  for (const Row& row : bankRoster())
    for (const std::string& operation : row.operations) {
      EXPECT_TRUE(llvm::any_of(row.tests, [&](const std::string& file) { return lowers(file, operation); }))
          << row.name << " " << operation;
      ++found;
    }
  EXPECT_GT(found, 90);
  EXPECT_FALSE(lowers("to_llvm/packing.mlir", "make_fragment"));
  EXPECT_FALSE(lowers("ops/roundtrip.mlir", "make_coord"));
}

TEST(Roster, TheSecondRegistrarIsTwoAndOne) {
  std::ifstream text = status();
  const std::vector<Row> roster = rosterIn(text, "### The secondary registrar");
  std::vector<Row> second = registered([](const auto& converter, auto& patterns) {
    populateDerefinePatterns(converter, patterns);
    populateGpuFuncPatterns(converter, patterns);
  });
  ASSERT_EQ(second.size(), 2u);
  EXPECT_EQ(second[0].operations, (std::vector<std::string>{"derefine", "flatten"}));
  EXPECT_EQ(roster, second);
}

// The nine conversions of the older list, each as rows that exist.
TEST(Roster, NineConversionsAreRows) {
  std::ifstream text = status();
  std::map<std::string, size_t> rows;
  for (const Row& row : bankRoster()) rows.emplace(row.name, rows.size() + 1);
  int conversions = 0;
  for (const std::vector<std::string>& cells : tableUnder(text, "### Nine conversions")) {
    ASSERT_EQ(cells.size(), 2u);
    if (cells[0] == "conversion") continue;
    ++conversions;
    for (const std::string& name : split(cells[1], ',')) EXPECT_TRUE(rows.contains(name)) << name;
  }
  EXPECT_EQ(conversions, 9);
}

TEST(Roster, ARowOutOfOrderIsSeen) {
  std::stringstream text(
      "### The pattern set\n| | class | operations | tests |\n|---|---|---|---|\n"
      "| 1 | A | a, b | x.mlir |\n| 3 | C | c | x.mlir |\n");
  EXPECT_TRUE(rosterIn(text, "### The pattern set").empty());
  std::stringstream good(
      "### The pattern set\n| 1 | A | a, b | x.mlir |\n## Other\n| 2 | C | c | x.mlir |\n");
  EXPECT_EQ(rosterIn(good, "### The pattern set"), (std::vector<Row>{{"A", {"a", "b"}, {}}}));
}

}  // namespace
}  // namespace cutecheck::to_llvm
