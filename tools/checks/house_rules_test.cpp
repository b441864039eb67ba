// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The house rules, on the repository itself and on trees that break each.
#include "tools/checks/house_rules.h"

#include <gtest/gtest.h>

#include <string>

#include "core/eval/operation.h"
#include "tools/checks/temporary_tree.h"

namespace cutecheck::checks {
namespace {

const SourceTree& repository() {
  static const SourceTree tree = readSourceTree(CUTECHECK_SOURCE_DIR);
  return tree;
}

SourceTree treeWith(const std::string& path, const std::string& text) {
  TemporaryTree tree;
  tree.write(path, text);
  return readSourceTree(tree.root());
}

TEST(HouseRules, TheRepositoryWasRead) {
  for (const char* path :
       {"CMakeLists.txt", "README.md", "core/notation/layout.h", "tools/setup", ".ci/run", "docs/user/ci.md"}) {
    EXPECT_TRUE(repository().find(path)) << path;
  }
}

TEST(HouseRules, NoMachinePaths) { EXPECT_EQ(describe(machinePaths(repository())), ""); }

TEST(HouseRules, AMachinePathIsFound) {
  for (const std::string place : {"home", "root", "work", "Users"}) {
    EXPECT_EQ(machinePaths(treeWith("docs/a.md", "see '/" + place + "/me/x'\n")).size(), 1u) << place;
    EXPECT_EQ(machinePaths(treeWith("docs/a.md", "see build/" + place + "/x\n")).size(), 0u) << place;
  }
}

TEST(HouseRules, NothingIsMarkedUnfinished) { EXPECT_EQ(describe(unfinishedMarks(repository())), ""); }

TEST(HouseRules, AnUnfinishedMarkIsFound) {
  EXPECT_EQ(unfinishedMarks(treeWith("core/a.cpp", std::string("// TO") + "DO: later\n")).size(), 1u);
  EXPECT_EQ(unfinishedMarks(treeWith("core/a.cpp", std::string("// TO") + "DOS is a word\n")).size(), 0u);
}

TEST(HouseRules, NoFileIsTooLong) { EXPECT_EQ(describe(longFiles(repository(), 600)), ""); }

TEST(HouseRules, ALongFileIsFound) {
  std::string text;
  for (int i = 0; i < 10; ++i) text += "//\n";
  EXPECT_EQ(longFiles(treeWith("core/a.cpp", text), 9).size(), 1u);
  EXPECT_EQ(longFiles(treeWith("core/a.cpp", text), 10).size(), 0u);
}

TEST(HouseRules, NoLineIsTooLong) {
  size_t sources = 0;
  for (const SourceFile& file : repository().files) sources += file.isCpp() ? 1 : 0;
  EXPECT_GT(sources, 900u);
  EXPECT_EQ(describe(longLines(repository(), 132)), "");
}

TEST(HouseRules, ALongLineIsFound) {
  const std::string comment = "//" + std::string(130, 'x'), string = "R\"(" + std::string(129, ' ') + ")\"";
  const auto count = [](const std::string& path, const std::string& text) {
    return longLines(treeWith(path, text), 132).size();
  };
  EXPECT_EQ(count("core/a.cpp", comment + "\n"), 0u);
  EXPECT_EQ(count("core/a.cpp", comment + "x\n"), 1u);
  EXPECT_EQ(count("core/a_test.cpp", string + "\n"), 1u);
  EXPECT_EQ(count("tools/a.h", "int a;\n" + comment + "x\n" + comment + "y\n"), 2u);
  EXPECT_EQ(count("core/a.cpp", comment.substr(1) + "\xc3\xa9\n"), 0u);  // one character of two bytes
  EXPECT_EQ(count("docs/a.md", comment + "x\n"), 0u);
}

TEST(HouseRules, NoSourceHoldsAFault) {
  size_t sources = 0;
  for (const SourceFile& file : repository().files)
    for (const char* part : {"core/", "oracle/", "lowering/", "fuzz/", "tools/"})
      sources += file.isCpp() && file.path.starts_with(part) ? 1 : 0;
  EXPECT_GT(sources, 900u);
  EXPECT_EQ(describe(faultSwitches(repository())), "");
}

TEST(HouseRules, AFaultInASourceIsFound) {
  const std::string fault = "CUTECHECK_" "FAULT(\"size.i32\")", include = "#include \"properties/mutation/fault.h\"\n";
  for (const std::string path :
       {"core/layout/size.cpp", "oracle/claims/propose.cpp", "lowering/algebra/size.h",
        "fuzz/checks/checks.cpp", "tools/cutecheck/golden_command.cpp"}) {
    EXPECT_EQ(faultSwitches(treeWith(path, "  if (" + fault + ") return 1;\n")).size(), 1u) << path;
    EXPECT_EQ(faultSwitches(treeWith(path, include)).size(), 1u) << path;
    EXPECT_EQ(faultSwitches(treeWith(path, "return 1;\n")).size(), 0u) << path;
  }
  EXPECT_EQ(faultSwitches(treeWith("core/layout/size_test.cpp", "EXPECT_FALSE(" + fault + ");\n")).size(), 1u);
  EXPECT_EQ(faultSwitches(treeWith("core/layout/size_test.cpp", include)).size(), 0u);
  EXPECT_EQ(faultSwitches(treeWith("properties/mutation/ptx_faults.cpp", include + "if (" + fault + ")\n")).size(), 0u);
}

TEST(HouseRules, NoCallMeansAnothersFunction) { EXPECT_EQ(describe(confusedOverloads(repository())), ""); }

TEST(HouseRules, AFunctionThatAnotherMayMeanIsFound) {
  const auto both = [](const std::string& one, const std::string& other, const std::string& folder = "core/layout/") {
    SourceTree tree = treeWith("core/layout/a.cpp", "namespace {\n" + one + " {\n}\n}  // namespace\n");
    tree.files.push_back(treeWith(folder + "b.cpp", "namespace {\n" + other + " {\n}\n}  // namespace\n").files[0]);
    return confusedOverloads(tree).size();
  };
  EXPECT_EQ(both("Diagnostic undecided(const std::string& why)", "Diagnostic undecided(const char* why)"), 1u);
  EXPECT_EQ(both("Term number(unsigned n)", "Term number(int64_t n)"), 1u);
  EXPECT_EQ(both("Ran verify(const std::string& name, const std::string& text)",
                 "Ran verify(const std::string& path, const char* fault = \"none\")"), 1u);
  EXPECT_EQ(both("Ran verify(const std::string& name)", "Ran verify(const std::string& path, const char* fault)"), 0u);
  EXPECT_EQ(both("Term number(unsigned n)", "Term number(const Layout& n)"), 0u);
  EXPECT_EQ(both("Term number(unsigned n)", "Term number(int64_t n)", "core/tuple/"), 0u);
}

TEST(HouseRules, EverySourceNamesItsLicence) { EXPECT_EQ(describe(unlicensed(repository())), ""); }

TEST(HouseRules, ASourceWithoutItsLicenceIsFound) {
  const std::string line = "SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception\n";
  EXPECT_EQ(unlicensed(treeWith("core/a.h", "// " + line)).size(), 0u);
  EXPECT_EQ(unlicensed(treeWith("core/a.h", "// What it is.\n// " + line)).size(), 1u);
  EXPECT_EQ(unlicensed(treeWith("core/CMakeLists.txt", "# " + line)).size(), 0u);
  EXPECT_EQ(unlicensed(treeWith("core/CMakeLists.txt", "\n")).size(), 1u);
  EXPECT_EQ(unlicensed(treeWith("tools/a.py", "#!/usr/bin/env python3\n# " + line)).size(), 0u);
  EXPECT_EQ(unlicensed(treeWith("tools/a.py", "#!/usr/bin/env python3\n")).size(), 1u);
}

TEST(HouseRules, HeadersHaveTheirForm) { EXPECT_EQ(describe(headerForm(repository())), ""); }

TEST(HouseRules, AHeaderWithoutItsFormIsFound) {
  EXPECT_EQ(headerForm(treeWith("core/a.h", "// What it is.\n#pragma once\n")).size(), 0u);
  EXPECT_EQ(headerForm(treeWith("core/a.h", "#pragma once\n")).size(), 1u);
  EXPECT_EQ(headerForm(treeWith("core/a.h", "// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception\n#pragma once\n"))
                .size(), 1u);
  EXPECT_EQ(headerForm(treeWith("core/a.h", "// What it is.\n")).size(), 1u);
  auto source = [](const std::string& path, const std::string& text) {
    TemporaryTree tree;
    tree.write("core/a.h", "// What it is.\n#pragma once\n");
    tree.write(path, text);
    return headerForm(readSourceTree(tree.root())).size();
  };
  EXPECT_EQ(source("core/a.cpp", "#include \"core/a.h\"\n"), 0u);
  EXPECT_EQ(source("core/a.cpp", "#include <vector>\n#include \"core/a.h\"\n"), 1u);
  EXPECT_EQ(source("core/a.cpp", "// No include.\n"), 1u);
  EXPECT_EQ(source("core/a_test.cpp", "// No include.\n"), 0u);
  EXPECT_EQ(source("core/rows.cpp", "#include \"core/a.h\"\n"), 0u);
}

TEST(HouseRules, EveryOperationIsComplete) {
  std::vector<std::string> names;
  for (const Operation& operation : operationTable()) names.emplace_back(operation.name);
  EXPECT_GE(names.size(), 15u);
  EXPECT_EQ(describe(incompleteOperations(repository(), names)), "");
}

TEST(HouseRules, AnIncompleteOperationIsFound) {
  TemporaryTree tree;
  tree.write("docs/reference/spec.md", "## size\nAlso `cosize`.\n## slice\n");
  for (const char* file : {"size.h", "size.cpp", "size_test.cpp", "slice.h", "slice.cpp", "modes.h"}) {
    tree.write(std::string("core/layout/") + file, "//\n");
  }
  auto paths = [&](const std::vector<std::string>& names) {
    std::string text;
    for (const Violation& v : incompleteOperations(readSourceTree(tree.root()), names)) text += v.path + ' ';
    return text;
  };
  EXPECT_EQ(paths({"size", "cosize"}), "");
  EXPECT_EQ(paths({"slice"}), "core/layout/slice_test.cpp ");
  EXPECT_EQ(paths({"filter"}), "docs/reference/spec.md ");
  EXPECT_EQ(paths({"cosiz"}), "docs/reference/spec.md ");
  EXPECT_EQ(paths({"modes"}),
            "docs/reference/spec.md core/layout/modes.cpp core/layout/modes_test.cpp ");
  EXPECT_EQ(incompleteOperations(treeWith("core/CMakeLists.txt", "\n"), {}).size(), 1u);
}

TEST(HouseRules, ReferencesToTheSpecificationHold) { EXPECT_EQ(describe(brokenReferences(repository())), ""); }

TEST(HouseRules, ABrokenReferenceIsFound) {
  auto broken = [](const std::string& spec, const std::string& source) {
    TemporaryTree tree;
    tree.write("docs/reference/spec.md", spec);
    tree.write("core/layout/size.cpp", source);
    return brokenReferences(readSourceTree(tree.root())).size();
  };
  EXPECT_EQ(
      broken("# Spec\n## The `size` of\nsize_c1: text\n", "// docs/reference/spec.md#the-size-of size_c1\n"),
      0u);
  EXPECT_EQ(broken("## size\n", "// docs/reference/spec.md#cosize\n"), 1u);
  EXPECT_EQ(broken("## size\n", "// docs/other.md\n"), 1u);
  EXPECT_EQ(broken("## size\n", "// refused (size_c1)\n"), 1u);
  EXPECT_EQ(broken("## size\nsize_c1: text\n", "\n"), 1u);
}

TEST(HouseRules, LinksOfDocumentsHold) {
  EXPECT_TRUE(repository().find("docs/user/ci.md"));
  EXPECT_EQ(describe(brokenLinks(repository())), "");
}

TEST(HouseRules, ABrokenLinkIsFound) {
  auto broken = [](const std::string& text) {
    TemporaryTree tree;
    tree.write("README.md", "# Title\n" + text);
    tree.write("docs/reference/spec.md", "## size\n[up](../../README.md#title)\n");
    return brokenLinks(readSourceTree(tree.root())).size();
  };
  EXPECT_EQ(broken("[a](docs/reference/spec.md) [b](docs/reference/spec.md#size) [c](docs/) [d](#title) "
                   "[e](https://debian.org/x)\n"),
            0u);
  EXPECT_EQ(broken("[a](docs/none.md)\n"), 1u);
  EXPECT_EQ(broken("[a](docs/reference/spec.md#none)\n"), 1u);
  EXPECT_EQ(broken("[a](#none)\n"), 1u);
  EXPECT_EQ(broken("[a](none/)\n"), 1u);
}

}  // namespace
}  // namespace cutecheck::checks
