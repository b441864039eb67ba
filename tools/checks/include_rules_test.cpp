// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Who may include whom, on the repository itself and on trees that break each rule.
#include "tools/checks/include_rules.h"

#include <gtest/gtest.h>

#include <map>
#include <string>

#include "tools/checks/temporary_tree.h"

namespace cutecheck::checks {
namespace {

using Files = std::map<std::string, std::string>;

// A tree that keeps every rule and uses every permission that the twins below abuse.
Files lawfulTree() {
  return {
      {"core/support/expected.h", "#include <variant>\n"},
      {"core/tiling/tile.h", "#include \"core/layout/size.h\"\n#include \"core/support/expected.h\"\n"},
      {"core/thread_value/tiled.h", "#include \"core/tiling/tile.h\"\n"},
      {"core/notation/layout.h", "#include <cstdint>\n#include <vector>\n"},
      {"core/notation/parse.cpp", "#include \"core/notation/layout.h\"\n"},
      {"core/layout/size.h", "#include \"core/notation/layout.h\"\n"},
      {"core/layout/size_test.cpp",
       "#include \"core/layout/size.h\"\n#include <gtest/gtest.h>\n#include "
       "\"core/notation/test_support.h\"\n"},
      {"core/notation/test_support.h", "#include <gtest/gtest.h>\n"},
      {"oracle/CMakeLists.txt", "cutecheck_library(oracle SOURCES z3.cpp LINKS notation)  # never algebra\n"},
      {"oracle/claims/claim.h", "#include \"core/notation/layout.h\"\n"},
      {"oracle/z3.cpp",
       "#ifndef __cpp_exceptions\n#error \"needs exceptions\"\n#endif\n#include <z3++.h>\n#include "
       "\"oracle/claims/claim.h\"\n"},
      {"oracle/ptx/bytes/words.h", "#include \"oracle/ptx/bytes/machine/machine.h\"\n"},
      {"oracle/ptx/bytes/machine/machine.h", "#include \"core/support/expected.h\"\n"},
      {"oracle/tv/read.cpp", "#include <llvm/IR/Module.h>\n"},
      {"oracle/tv/CMakeLists.txt", "find_package(LLVM 22.1)\n"},
      {"lowering/engine.cpp",
       "#include \"mlir/IR/Dialect.h\"\n#include \"core/notation/layout.h\"\n#include "
       "\"lowering/Ops.h.inc\"\n"},
      {"lowering/CMakeLists.txt", "find_package(MLIR 22.1)\n"},
      {"properties/laws/law.h", "#include \"core/notation/layout.h\"\n"},
      {"properties/harness/compare.h",
       "#include \"core/layout/size.h\"\n#include \"oracle/claims/claim.h\"\n"},
      {"properties/harness/compare_test.cpp",
       "#include <gtest/gtest.h>\n#include <rapidcheck/gtest.h>\n#include "
       "\"properties/harness/compare.h\"\n"},
      {"properties/mutation/fault.h", "#include <string_view>\n"},
      {"oracle/faults_test.cpp", "#include \"properties/mutation/fault.h\"\n"},
      {"properties/mutation/planted_test.cpp", "#include \"properties/harness/compare.h\"\n"},
      {"fuzz/composition.cpp", "#include \"core/layout/size.h\"\n#include \"properties/laws/law.h\"\n"},
      {"fuzz/checks/checks.h", "#include <string>\n"},
      {"tools/answers/artifact.cpp", "#include \"fuzz/checks/checks.h\"\n"},
      {"tools/cutecheck/main.cpp",
       "#include <CLI/CLI.hpp>\n#include \"core/layout/size.h\"\n#include \"oracle/claims/claim.h\"\n"},
  };
}

std::vector<Violation> violationsOf(const Files& files) {
  TemporaryTree tree;
  for (const auto& [path, text] : files) tree.write(path, text);
  return includeViolations(readSourceTree(tree.root()));
}

TEST(IncludeRules, TheRepositoryKeepsThem) {
  const SourceTree tree = readSourceTree(CUTECHECK_SOURCE_DIR);
  for (const char* part : {"core/", "oracle/", "properties/laws/", "properties/harness/", "fuzz/", "tools/"}) {
    size_t sources = 0;
    for (const SourceFile& file : tree.files) sources += file.isCpp() && file.path.starts_with(part);
    EXPECT_GT(sources, 0u) << "nothing was checked in " << part;
  }
  EXPECT_EQ(describe(includeViolations(tree)), "");
}

TEST(IncludeRules, AcceptsALawfulTree) { EXPECT_EQ(describe(violationsOf(lawfulTree())), ""); }

// Each twin replaces or adds one file of the lawful tree; exactly that file must be named.
struct Twin {
  const char* name;
  const char* path;
  const char* text;
  const char* message;
};
void PrintTo(const Twin& twin, std::ostream* out) { *out << twin.path; }

class IncludeRulesTwin : public testing::TestWithParam<Twin> {};

TEST_P(IncludeRulesTwin, IsRefused) {
  Files files = lawfulTree();
  files[GetParam().path] = GetParam().text;
  const std::vector<Violation> found = violationsOf(files);
  ASSERT_EQ(found.size(), 1u) << describe(found);
  EXPECT_EQ(found[0].path, GetParam().path);
  EXPECT_NE(found[0].message.find(GetParam().message), std::string::npos) << found[0].message;
}

const Twin kTwins[] = {
    {"CoreUsesAPackage", "core/notation/layout.h", "#include <llvm/ADT/SmallVector.h>\n",
     "may not include <llvm"},
    {"CoreUsesASystemHeader", "core/notation/layout.h", "#include <unistd.h>\n",
     "may not include <unistd.h>"},
    {"CoreUsesGtestOutsideATest", "core/layout/size.h", "#include <gtest/gtest.h>\n",
     "may not include <gtest"},
    {"CoreUsesTheOracle", "core/layout/size.h", "#include \"oracle/claims/claim.h\"\n",
     "core/layout/ may not include 'oracle/claims/claim.h'"},
    {"CoreUsesTestSupport", "core/layout/size.h", "#include \"core/notation/test_support.h\"\n",
     "only tests may include"},
    {"NotationUsesAlgebra", "core/notation/parse.cpp", "#include \"core/layout/size.h\"\n",
     "core/notation/ may not include"},
    {"ALowerFolderUsesAHigherOne", "core/layout/size.h", "#include \"core/tiling/tile.h\"\n",
     "core/layout/ may not include"},
    {"TilesUseTheirThreads", "core/tiling/tile.h", "#include \"core/thread_value/tiled.h\"\n",
     "core/tiling/ may not include"},
    {"OracleUsesAlgebra", "oracle/claims/claim.h", "#include \"core/layout/size.h\"\n",
     "oracle/ may not include 'core/layout/size.h'"},
    {"OracleTestUsesAlgebra", "oracle/claims/claim_test.cpp", "#include \"core/layout/size.h\"\n",
     "oracle/ may not include"},
    {"OracleUsesLlvmOutsideItsFolder", "oracle/claims/claim.h", "#include <llvm/IR/Module.h>\n",
     "may not include <llvm"},
    {"OracleStartsProgramsElsewhere", "oracle/claims/claim.h", "#include <spawn.h>\n",
     "oracle/ may not include <spawn.h>"},
    {"MachineUsesInstructions", "oracle/ptx/bytes/machine/machine.h",
     "#include \"oracle/ptx/bytes/words.h\"\n", "oracle/ptx/bytes/machine/ may not include"},
    {"OracleUsesLowering", "oracle/x.cpp", "#include \"lowering/engine.cpp\"\n", "may not include 'lowering"},
    {"Z3WithoutExceptions", "oracle/z3.cpp", "#include <z3++.h>\n", "#error unless __cpp_exceptions"},
    {"OracleQuotesLlvm", "oracle/claims/claim.h", "#include \"llvm/IR/Module.h\"\n", "may not include <llvm"},
    {"GeneratedOutsideLowering", "oracle/claims/claim.h", "#include \"oracle/Ops.h.inc\"\n", "is not a file"},
    {"LoweringUsesAlgebra", "lowering/engine.cpp", "#include \"core/layout/size.h\"\n",
     "lowering/ may not include"},
    {"LoweringUsesTheOracle", "lowering/engine.cpp", "#include \"oracle/claims/claim.h\"\n",
     "lowering/ may not include"},
    {"LawsUseAlgebra", "properties/laws/law.h", "#include \"core/layout/size.h\"\n",
     "properties/laws/ may not include"},
    {"LawsUseRapidCheck", "properties/laws/law.h", "#include <rapidcheck.h>\n",
     "may not include <rapidcheck.h>"},
    {"LawsUseTheirRunner", "properties/laws/law.h", "#include \"properties/harness/compare.h\"\n",
     "properties/laws/ may not include"},
    {"FuzzUsesTheRunner", "fuzz/composition.cpp", "#include \"properties/harness/compare.h\"\n",
     "fuzz/ may not include"},
    {"CampaignsLockElsewhere", "properties/campaign/shard.h", "#include <fcntl.h>\n",
     "may not include <fcntl.h>"},
    {"OracleUsesTools", "oracle/claims/claim.h", "#include \"tools/cutecheck/main.cpp\"\n",
     "nothing may include tools/"},
    {"CoreUsesTools", "core/layout/size.h", "#include \"tools/cutecheck/main.cpp\"\n",
     "nothing may include tools/"},
    {"PropertiesUseFuzz", "properties/harness/compare.h", "#include \"fuzz/composition.cpp\"\n",
     "nothing may include fuzz/"},
    {"TheCommandUsesAFuzzer", "tools/cutecheck/main.cpp", "#include \"fuzz/composition.cpp\"\n",
     "the command links no fuzzer"},
    {"AWorkerForksElsewhere", "properties/harness/compare.h", "#include <sys/wait.h>\n",
     "may not include <sys/wait.h>"},
    {"NotFromTheRoot", "core/layout/size.h", "#include \"layout.h\"\n", "is not a file of the project"},
    {"SpacedDirective", "core/layout/size.h", "  #  include <llvm/IR/Module.h>\n", "may not include <llvm"},
    {"ComputedInclude", "tools/cutecheck/main.cpp", "#include HEADER\n", "computed"},
    {"RapidCheckBeforeGtest", "properties/harness/compare_test.cpp",
     "#include <rapidcheck/gtest.h>\n#include <gtest/gtest.h>\n", "after gtest/gtest.h"},
    {"RapidCheckWithoutGtest", "properties/harness/compare_test.cpp", "#include <rapidcheck/gtest.h>\n",
     "after gtest/gtest.h"},
    {"OracleLinksAlgebra", "oracle/CMakeLists.txt",
     "cutecheck_library(oracle SOURCES z3.cpp LINKS algebra)\n", "never its algebra"},
    {"MlirInTheOracle", "oracle/CMakeLists.txt", "find_package(MLIR 22.1)\n", "MLIR belongs to lowering/"},
    {"LlvmAtTheRoot", "CMakeLists.txt", "find_package( LLVM 22.1)\n", "LLVM belongs to"},
    {"HandleLlvmOptions", "lowering/CMakeLists.txt", "include(HandleLLVMOptions)\n", "turns exceptions off"},
};
INSTANTIATE_TEST_SUITE_P(Each, IncludeRulesTwin, testing::ValuesIn(kTwins),
                         [](const auto& info) { return std::string(info.param.name); });

TEST(IncludeRules, EveryFolderOfTheCoreHasItsPlace) {
  Files files = lawfulTree();
  files["core/elsewhere/size.h"] = "#include \"core/notation/layout.h\"\n";
  const std::vector<Violation> found = violationsOf(files);
  ASSERT_FALSE(found.empty());
  EXPECT_NE(found[0].message.find("no layer"), std::string::npos);
}

}  // namespace
}  // namespace cutecheck::checks
