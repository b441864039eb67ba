// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The tables of planted faults against the sources they speak of; and that a row that does not fit is seen.
#include "properties/mutation/fault_table.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <set>

namespace cutecheck::mutation {
namespace {

namespace fs = std::filesystem;

std::string contents(const fs::path& path) {
  std::ifstream in(path, std::ios::binary);
  EXPECT_TRUE(in.is_open()) << path;
  return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

std::string lines(const std::vector<std::string>& all) {
  std::string text;
  for (const std::string& line : all) text += line + "\n";
  return text;
}

constexpr const char* kSource = "int one() {\n  return 1;\n}\n\nint two() {\n  return 2;\n}\n";

std::vector<FaultRow> rowsOf(const std::string& text) {
  const FaultTable table = readFaultTable(text, "a.txt");
  EXPECT_EQ(lines(table.complaints), "");
  return table.rows;
}

TEST(FaultTables, FitTheSources) {
  std::map<std::string, std::vector<FaultRow>> byFile;
  size_t tables = 0;
  std::set<std::pair<std::string, std::string>> faults;
  for (const auto& entry : fs::directory_iterator(CUTECHECK_SOURCE_DIR "/properties/mutation/faults")) {
    FaultTable table = readFaultTable(contents(entry.path()), entry.path().filename());
    EXPECT_EQ(lines(table.complaints), "");
    EXPECT_FALSE(table.rows.empty()) << entry.path();
    ++tables;
    for (FaultRow& row : table.rows) {
      for (const std::string& name : row.names) faults.emplace(entry.path().stem(), name);
      byFile[row.file].push_back(std::move(row));
    }
  }
  EXPECT_GE(tables, 10u);
  EXPECT_GE(faults.size(), 470u);
  EXPECT_GE(byFile.size(), 180u);
  for (const auto& [file, rows] : byFile)
    EXPECT_EQ(lines(plantFaults(contents(fs::path(CUTECHECK_SOURCE_DIR) / file), rows).complaints), "");
}

TEST(FaultTables, ARowIsPlanted) {
  const std::vector<FaultRow> rows = rowsOf(
      "# a comment\n"
      "@ a.cpp two.three\n-  return 2;\n+  return CUTECHECK_FAULT(\"two.three\") ? 3 : 2;\n\n"
      "@ a.cpp one.zero one.minus\n int one() {\n+  if (CUTECHECK_FAULT(\"one.zero\")) return 0;\n"
      "+  if (CUTECHECK_FAULT(\n+          \"one.minus\"))\n+    return -1;\n");
  ASSERT_EQ(rows.size(), 2u);
  EXPECT_EQ(rows[1].names, (std::vector<std::string>{"one.zero", "one.minus"}));
  const Mutant mutant = plantFaults(kSource, rows);
  EXPECT_EQ(lines(mutant.complaints), "");
  EXPECT_EQ(mutant.source,
            "int one() {\n  if (CUTECHECK_FAULT(\"one.zero\")) return 0;\n  if (CUTECHECK_FAULT(\n          "
            "\"one.minus\"))\n    return -1;\n  return 1;\n}\n\nint two() {\n  return CUTECHECK_FAULT(\"two.three\") ? "
            "3 : 2;\n}\n");
}

TEST(FaultTables, ARowMayHaveSeveralPlaces) {
  const std::vector<FaultRow> rows = rowsOf(
      "@ a.cpp both.same\n+const bool same = CUTECHECK_FAULT(\"both.same\");\n int one() {\n...\n-  return 2;\n"
      "+  return same ? 1 : 2;\n }\n");
  ASSERT_EQ(rows.size(), 1u);
  EXPECT_EQ(rows[0].places.size(), 2u);
  EXPECT_NE(plantFaults(kSource, rows).source.find("  return same ? 1 : 2;\n}\n"), std::string::npos);
}

// The negative twin of FitTheSources: lines that are gone, that stand there twice, that are part of a line, and
// places that overlap.
TEST(FaultTables, ARowThatDoesNotFitIsSeen) {
  const auto complaints = [](const std::string& text) {
    const auto rows = rowsOf(text);
    return plantFaults(kSource, rows).complaints;
  };
  const std::string fault = "+  if (CUTECHECK_FAULT(\"a.b\")) return 7;\n";
  EXPECT_EQ(complaints("@ a.cpp a.b\n" + fault + "   return 1;\n").size(), 0u);
  const auto gone = complaints("@ a.cpp a.b\n" + fault + "   return 9;\n");
  ASSERT_EQ(gone.size(), 1u);
  EXPECT_NE(gone[0].find("a.txt:1: a.cpp has these lines 0 times, not once"), std::string::npos) << gone[0];
  const auto twice = complaints("@ a.cpp a.b\n" + fault + " }\n");
  ASSERT_EQ(twice.size(), 1u);
  EXPECT_NE(twice[0].find("2 times, not once"), std::string::npos) << twice[0];
  EXPECT_EQ(complaints("@ a.cpp a.b\n" + fault + " return 1;\n").size(), 1u);
  EXPECT_EQ(complaints("@ a.cpp a.b\n" + fault + "   return 1;\n@ a.cpp a.b\n" + fault + "   return 1;\n }\n").size(), 1u);
  EXPECT_EQ(complaints("@ a.cpp a.b\n" + fault + "   return 1;\n }\n@ a.cpp a.b\n" + fault + " }\n\n int two() {\n").size(), 1u);
}

TEST(FaultTables, AMalformedTableIsSeen) {
  const auto complaints = [](const std::string& text) { return readFaultTable(text, "a.txt").complaints.size(); };
  const std::string row = "   return 1;\n+  if (CUTECHECK_FAULT(\"a.b\")) return 7;\n";
  EXPECT_EQ(complaints("@ a.cpp a.b\n" + row), 0u);
  EXPECT_EQ(complaints("@ a.cpp family.*\n   return 1;\n+  return planted();\n"), 0u);
  EXPECT_EQ(complaints(row), 2u);                                      // lines before the first row
  EXPECT_EQ(complaints("@ a.cpp\n" + row), 2u);                        // no name, and a fault that is not named
  EXPECT_EQ(complaints("@ a.cpp a.c\n" + row), 1u);                    // another fault
  EXPECT_EQ(complaints("@ a.cpp a.b a.c\n" + row), 1u);                // one that it does not ask for
  EXPECT_EQ(complaints("@ a.cpp a.b\n" + row + "*  return 2;\n"), 1u);  // no such kind of line
  EXPECT_EQ(complaints("@ a.cpp a.b\n+CUTECHECK_FAULT(\"a.b\")\n"), 1u);  // no line of the source
  EXPECT_EQ(complaints("@ a.cpp a.b\n" + row + "...\n   return 2;\n"), 1u);  // changes nothing
}

}  // namespace
}  // namespace cutecheck::mutation
