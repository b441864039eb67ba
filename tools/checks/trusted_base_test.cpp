// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What has to be right for a Proved is a list of files: complete, closed under includes, and within its limits.
#include <gtest/gtest.h>

#include <algorithm>
#include <iostream>
#include <map>
#include <set>
#include <sstream>

#include "tools/checks/source_tree.h"

namespace cutecheck::checks {
namespace {

struct TrustedBase {
  std::map<std::string, std::set<std::string>> sections;
  std::map<std::string, size_t> limits, before;
  std::set<std::pair<std::string, std::string>> through;  // permitted includes of what stands outside
  std::vector<std::string> wrong;                         // lines that are none of the list's

  std::string sectionOf(const std::string& path) const {
    for (const auto& [name, files] : sections)
      if (files.contains(path)) return name;
    return "";
  }
};

TrustedBase readBase(const std::vector<std::string>& lines) {
  TrustedBase base;
  std::string section;
  for (const std::string& line : lines) {
    std::istringstream words(line);
    std::string first, second, third;
    words >> first >> second >> third;
    if (first.empty() || first[0] == '#') continue;
    if (first == "limit") {
      base.limits[second] = static_cast<size_t>(std::stoul(third));
    } else if (first == "before") {
      base.before[second] = static_cast<size_t>(std::stoul(third));
    } else if (first == "through") {
      base.through.emplace(second, third);
    } else if (first[0] == '[') {
      section = first.substr(1, first.size() - 2);
    } else if (section.empty() || !second.empty() || !base.sectionOf(first).empty()) {
      base.wrong.push_back(line);
    } else {
      base.sections[section].insert(first);
    }
  }
  return base;
}

std::vector<std::string> includesOf(const SourceFile& file) {
  std::vector<std::string> all;
  constexpr std::string_view kInclude = "#include \"";
  for (const std::string& line : file.lines)
    if (line.starts_with(kInclude))
      all.push_back(line.substr(kInclude.size(), line.find('"', kInclude.size()) - kInclude.size()));
  return all;
}

// What breaks the list, line by line; `used` grows by the permissions that are needed.
std::vector<std::string> violations(const SourceTree& tree, const TrustedBase& base,
                                    std::set<std::pair<std::string, std::string>>& used) {
  std::vector<std::string> found = base.wrong;
  const std::map<std::string, std::set<std::string>> sees = {
      {"claims", {"claims", "solvers"}},
      {"encoders", {"claims", "encoders", "solvers"}},
      {"solvers", {"claims", "solvers"}},
      {"kernels", {"claims", "encoders", "solvers", "kernels"}}};
  for (const auto& [section, files] : base.sections)
    for (const std::string& path : files)
      if (!tree.find(path)) found.push_back(path + " is listed and does not exist");
  for (const SourceFile& file : tree.files) {
    const bool meaning = file.path.starts_with("lowering/semantics/");
    if (!(file.path.starts_with("oracle/") || meaning) || !file.isCpp() || file.isTest()) continue;
    const std::string section = base.sectionOf(file.path);
    if (section.empty()) {
      found.push_back(file.path + " stands in no section of oracle/trusted_base.txt");
      continue;
    }
    if (!sees.contains(section)) continue;
    for (const std::string& include : includesOf(file)) {
      if (include.starts_with("core/")) continue;
      if (meaning && !include.starts_with("oracle/") && !include.starts_with("lowering/")) continue;  // LLVM, MLIR
      if (meaning && include.starts_with("lowering/cute/")) continue;  // reads modules, as the parser reads claims
      if (meaning && include == "lowering/Passes.h.inc") continue;  // the name of the pass, written by mlir-tblgen
      if ((include.starts_with("oracle/") || meaning) && sees.at(section).contains(base.sectionOf(include))) continue;
      if (base.through.contains({file.path, include})) {
        used.emplace(file.path, include);
        continue;
      }
      found.push_back(file.path + " is trusted and includes " + include + ", which is not");
    }
  }
  return found;
}

// Without the line that names the licence.
std::map<std::string, size_t> linesOf(const SourceTree& tree, const TrustedBase& base) {
  std::map<std::string, size_t> count;
  for (const auto& [section, files] : base.sections)
    for (const std::string& path : files)
      if (const SourceFile* file = tree.find(path))
        count[section] += file->lines.size() - file->lines.front().starts_with("// SPDX-");
  return count;
}

std::string joined(const std::vector<std::string>& lines) {
  std::string text;
  for (const std::string& line : lines) text += line + "\n";
  return text;
}

TEST(TrustedBase, IsClosedUnderIncludes) {
  const SourceTree tree = readSourceTree(CUTECHECK_SOURCE_DIR);
  const SourceFile* list = tree.find("oracle/trusted_base.txt");
  ASSERT_NE(list, nullptr);
  const TrustedBase base = readBase(list->lines);
  for (const char* section : {"claims", "encoders", "solvers", "kernels", "outside"})
    EXPECT_FALSE(base.sections.contains(section) && base.sections.at(section).empty()) << section;
  EXPECT_GE(base.sections.size(), 5u);
  // What says what a kernel has to compute is trusted like what decides whether it does.
  EXPECT_EQ(base.sectionOf("lowering/semantics/kernel.cpp"), "kernels");
  // Who says Proved and who checks is inside; who searches is outside.
  for (const char* inside : {"oracle/claims/prove.cpp", "oracle/certificate/certificate_check.cpp", "oracle/decide/enumerate.cpp",
                             "oracle/claims/claim.cpp", "oracle/claims/state_goals.cpp", "oracle/algebra/denote.cpp"})
    EXPECT_EQ(base.sectionOf(inside), "claims") << inside;
  EXPECT_EQ(base.sectionOf("oracle/smt/encoder.cpp"), "encoders");
  for (const char* outside : {"oracle/claims/propose.cpp", "oracle/certificate/certify.cpp",
                              "oracle/algebra/structure.cpp", "oracle/terms/radix.cpp"})
    EXPECT_EQ(base.sectionOf(outside), "outside") << outside;
  std::set<std::pair<std::string, std::string>> used;
  EXPECT_EQ(joined(violations(tree, base, used)), "");
  EXPECT_EQ(used, base.through) << "a permission that nothing needs";
}

TEST(TrustedBase, StaysWithinItsLimits) {
  const SourceTree tree = readSourceTree(CUTECHECK_SOURCE_DIR);
  const TrustedBase base = readBase(tree.find("oracle/trusted_base.txt")->lines);
  const SourceFile* document = tree.find("docs/evidence/trust.md");
  ASSERT_NE(document, nullptr);
  const std::string text = joined(document->lines);
  EXPECT_EQ(base.limits.size(), 4u);
  for (const auto& [section, limit] : base.limits) {
    const size_t lines = linesOf(tree, base)[section], files = base.sections.at(section).size();
    std::cout << section << ": " << files << " files, " << lines << " lines of at most " << limit << "\n";
    EXPECT_GT(lines, 100u) << section;
    EXPECT_LE(lines, limit) << section << " has grown: what must be right is to become less, not more";
    std::string row = "| " + section + " | at most " + std::to_string(limit) + " lines |";
    if (base.before.contains(section)) row += " " + std::to_string(base.before.at(section)) + " lines";
    EXPECT_NE(text.find(row), std::string::npos) << "docs/evidence/trust.md does not say: " << row;
  }
}

// Twins: each rule notices what breaks it.
TEST(TrustedBase, NoticesWhatBreaksIt) {
  SourceTree tree;
  tree.files = {{"oracle/check.cpp", {"#include \"oracle/check.h\"", "#include \"core/notation/parse.h\""}},
                {"oracle/check.h", {"#include \"oracle/claims/goal.h\""}},
                {"oracle/claims/goal.h", {}},
                {"oracle/search.h", {}}};
  const std::vector<std::string> list{"[claims]", "oracle/check.cpp", "oracle/check.h", "oracle/claims/goal.h", "[outside]",
                                      "oracle/search.h"};
  std::set<std::pair<std::string, std::string>> used;
  EXPECT_TRUE(violations(tree, readBase(list), used).empty());
  SourceTree reaches = tree;
  reaches.files[1].lines.push_back("#include \"oracle/search.h\"");
  EXPECT_EQ(violations(reaches, readBase(list), used).size(), 1u);
  std::vector<std::string> permitted = list;
  permitted.insert(permitted.begin(), "through oracle/check.h oracle/search.h a reason");
  EXPECT_TRUE(violations(reaches, readBase(permitted), used).empty());
  EXPECT_EQ(used.size(), 1u);
  SourceTree unlisted = tree;
  unlisted.files.push_back({"oracle/more.cpp", {}});
  EXPECT_EQ(violations(unlisted, readBase(list), used).size(), 1u);
  SourceTree meaning = tree;
  meaning.files.push_back({"lowering/semantics/kernel.cpp", {"#include \"lowering/cute/infer/view.h\""}});
  EXPECT_EQ(violations(meaning, readBase(list), used).size(), 1u);
  std::vector<std::string> stated = list;
  stated.insert(stated.end() - 2, {"[kernels]", "lowering/semantics/kernel.cpp"});
  EXPECT_TRUE(violations(meaning, readBase(stated), used).empty());
  meaning.files.back().lines.push_back("#include \"lowering/algebra/crd2idx.h\"");
  EXPECT_EQ(violations(meaning, readBase(stated), used).size(), 1u);
  SourceTree gone = tree;
  gone.files.pop_back();
  EXPECT_EQ(violations(gone, readBase(list), used).size(), 1u);
  EXPECT_EQ(readBase({"oracle/check.h"}).wrong.size(), 1u);
  EXPECT_EQ(readBase({"[claims]", "oracle/check.h", "[outside]", "oracle/check.h"}).wrong.size(), 1u);
}

// An answer of a solver, and a derivation, are made where they are come by.
TEST(TrustedBase, NobodyElseSaysUnsat) {
  const SourceTree tree = readSourceTree(CUTECHECK_SOURCE_DIR);
  std::set<std::string> says;
  for (const SourceFile& file : tree.files)
    if (file.isCpp() && !file.isTest())
      for (const std::string& line : file.lines)
        if (line.find("status = ") != std::string::npos && line.find("Status::kUnsat") != std::string::npos)
          says.insert(file.path);
  for (const std::string& path : says)
    EXPECT_TRUE(path == "oracle/smt/solver.cpp" || path == "oracle/smt/cvc5.cpp" || path == "oracle/smt/integers.cpp") << path;
  EXPECT_TRUE(says.contains("oracle/smt/solver.cpp"));
  EXPECT_TRUE(says.contains("oracle/smt/cvc5.cpp"));
}

// Who tells a context to take an author's word for the type of a result: nobody that a Proved could come from.
std::set<std::string> trusting(const SourceTree& tree) {
  std::set<std::string> paths;
  for (const SourceFile& file : tree.files)
    if (!file.isTest())
      for (const std::string& line : file.lines)
        if (file.isCpp() && line.find("trustResultTypes()") != std::string::npos)
          paths.insert(file.path);
  return paths;
}

TEST(TrustedBase, NoContextBehindAProofTrustsResultTypes) {
  EXPECT_EQ(trusting(readSourceTree(CUTECHECK_SOURCE_DIR)), std::set<std::string>{"tools/cutecheck-opt/main.cpp"});
  const auto holds = [](const char* path) {
    return trusting({{{path, {"  dialect->trustResultTypes();"}}, {"core/a.cpp", {"int a;"}}}});
  };
  EXPECT_EQ(holds("lowering/pipeline/lower.cpp"), std::set<std::string>{"lowering/pipeline/lower.cpp"});
  EXPECT_EQ(holds("lowering/pipeline/promise_test.cpp"), std::set<std::string>{});
}

}  // namespace
}  // namespace cutecheck::checks
