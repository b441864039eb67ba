// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Edits by instruction, the tables of corpus/ptx/foreign, and where a checkout of CUTLASS is given what is
// said of its kernels.
#include <gtest/gtest.h>

#include <cstdlib>
#include <map>
#include <set>

#include "tools/answers/collect.h"
#include "tools/foreign/judge.h"
#include "tools/foreign/page.h"
#include "tools/process/subprocess.h"

namespace cutecheck::foreign {
namespace {

const std::string kCorpus = CUTECHECK_SOURCE_DIR "/corpus/ptx/";

std::string fileOf(const std::string& path) {
  const Expected<std::string> text = cli::readFile(path);
  EXPECT_TRUE(text.ok()) << path;
  return text.ok() ? *text : "";
}

TEST(ForeignEdit, ChangesTheInstructionThatIsAskedForAndNoOther) {
  const std::string ptx =
      ".entry a(\n)\n{\n\tadd.s32 \t%r1, %r1, 4;\n}\n.visible .entry b(\n)\n{\n\t@%p1 add.s32 %r1, %r1, "
      "4;\n{\tadd.s32 %r2, %r1, 4;\n}\n";
  EXPECT_EQ(kernelNames(ptx), (std::vector<std::string>{"a", "b"}));
  const Expected<std::string> one = edited(ptx, "b", {"more", "add.s32", 2, ", 4;", ", 8;"});
  ASSERT_TRUE(one.ok());
  EXPECT_NE(one->find("\tadd.s32 \t%r1, %r1, 4;"), std::string::npos);
  EXPECT_NE(one->find("@%p1 add.s32 %r1, %r1, 4;"), std::string::npos);
  EXPECT_NE(one->find("{\tadd.s32 %r2, %r1, 8;"), std::string::npos);
  const Expected<std::string> guard = edited(ptx, "b", {"guard", "@", 1, "@%p1", "@!%p1"});
  ASSERT_TRUE(guard.ok());
  EXPECT_NE(guard->find("\t@!%p1 add.s32 %r1, %r1, 4;"), std::string::npos);
  const Expected<std::string> two = edited(ptx, "b", {"twice", "add.s32", 1, "^(.*)$", "$1\\n$1"});
  ASSERT_TRUE(two.ok());
  EXPECT_NE(two->find("\t@%p1 add.s32 %r1, %r1, 4;\n\t@%p1 add.s32 %r1, %r1, 4;\n"), std::string::npos);
}

TEST(ForeignEdit, NothingIsChangedSilently) {
  const std::string ptx = ".entry a(\n)\n{\n\tadd.s32 %r1, %r1, 4;\n}\n";
  const auto fails = [&](const Edit& edit, const char* why) {
    const Expected<std::string> made = edited(ptx, "a", edit);
    ASSERT_FALSE(made.ok());
    EXPECT_NE(made.error().message.find(why), std::string::npos) << made.error().message;
  };
  fails({"none", "sub.s32", 1, "4", "8"}, "the kernel has 0 instructions sub.s32");
  fails({"second", "add.s32", 2, "4", "8"}, "the kernel has 1 instructions add.s32");
  fails({"same", "add.s32", 1, "5", "8"}, "stays as it is");
}

// The tables name one another, and no text of PTX.
TEST(ForeignTables, AreWhole) {
  const Expected<Tables> tables = tablesOf(kCorpus + "foreign");
  ASSERT_TRUE(tables.ok()) << tables.error().message;
  std::set<std::string> kernels, repairs, sources;
  std::map<std::string, size_t> edits;
  for (const auto& [name, edit] : tables->repairs) repairs.insert(name);
  for (const auto& [name, edit] : tables->edits) ++edits[name];
  for (const Kernel& one : tables->kernels) {
    EXPECT_TRUE(kernels.insert(one.name).second) << one.name;
    EXPECT_TRUE(one.repair.empty() || repairs.contains(one.repair)) << one.repair;
    const Expected<terms::Spec> spec = terms::readSpec(fileOf(tables->folder + "/" + one.spec));
    EXPECT_TRUE(spec.ok()) << one.spec;
    sources.insert(one.source);
  }
  EXPECT_EQ(sources.size(), 7U);
  EXPECT_EQ(edits.size(), sources.size());
  for (const auto& [name, count] : edits) {
    EXPECT_TRUE(kernels.contains(name)) << name;
    EXPECT_EQ(count, 10U) << name;
  }
}

// The judge on a kernel of this repository: what it expects, and a table with a wrong expectation.
TEST(ForeignJudge, SaysWhatIsNotAsExpected) {
  Tables tables;
  tables.folder = CUTECHECK_SOURCE_DIR "/corpus/ptx";
  tables.kernels = {{"reverse", "", 1, "reverse.spec", "kept", "Proved", ""}};
  tables.edits = {{"reverse", {"the barrier out", "bar.sync", 1, "^.*$", ""}},
                  {"reverse", {"another element", "st.global", 1, "\\]", "+4]"}},
                  {"reverse", {"a load twice", "ld.shared", 1, "^(.*)$", "$1\\n$1"}}};
  const std::string ptx = fileOf(kCorpus + "reverse.ptx");
  Expected<Judged> one = judged(tables, tables.kernels[0], ptx, true);
  ASSERT_TRUE(one.ok()) << one.error().message;
  EXPECT_TRUE(faultsOf(*one).empty()) << faultsOf(*one)[0];
  ASSERT_EQ(one->edits.size(), 3U);
  EXPECT_TRUE(one->edits[0].byOrder);
  EXPECT_FALSE(one->edits[1].byOrder);
  EXPECT_TRUE(one->edits[1].told);
  EXPECT_EQ(one->edits[1].prove.verdict, "Refuted");
  EXPECT_FALSE(one->edits[2].told);
  EXPECT_EQ(one->edits[2].prove.verdict, "Proved");
  EXPECT_NE(pageOf({*one}, "1.2.3", "4")
                .find("3 edits, 2 of them told apart by a run on bytes: 2 Refuted, 0 Proved."),
            std::string::npos)
      << pageOf({*one}, "1.2.3", "4");
  one->kernel.prove = "Refuted";
  one->edits[1].prove.verdict = "Proved";
  EXPECT_EQ(faultsOf(*one).size(), 2U);
}

// Needs a checkout and nvcc: CUTECHECK_CUTLASS is its path. Of the edits those of one kernel, where
// CUTECHECK_CUTLASS_EDITS names it.
class ForeignCutlass : public testing::TestWithParam<Kernel> {};

TEST_P(ForeignCutlass, EachKernelHasItsAnswer) {
  const char* checkout = std::getenv("CUTECHECK_CUTLASS");
  if (checkout == nullptr) GTEST_SKIP() << "CUTECHECK_CUTLASS is not set: the path of a checkout of CUTLASS";
  const std::optional<std::string> nvcc = cli::findProgram("nvcc");
  if (!nvcc) GTEST_SKIP() << "nvcc is not installed";
  const Expected<Tables> tables = tablesOf(kCorpus + "foreign");
  ASSERT_TRUE(tables.ok());
  static std::map<std::string, std::string> texts;
  std::string& text = texts[GetParam().source];
  if (text.empty()) {
    const Expected<std::string> made = compiled(checkout, *nvcc, GetParam().source);
    ASSERT_TRUE(made.ok()) << made.error().message;
    text = *made;
  }
  const char* edits = std::getenv("CUTECHECK_CUTLASS_EDITS");
  const Expected<Judged> one =
      judged(*tables, GetParam(), text, edits != nullptr && GetParam().name.starts_with(edits));
  ASSERT_TRUE(one.ok()) << one.error().message;
  for (const std::string& fault : faultsOf(*one)) ADD_FAILURE() << fault;
}

std::vector<Kernel> kernelsOfTheTable() {
  const Expected<Tables> tables = tablesOf(kCorpus + "foreign");
  return tables.ok() ? tables->kernels : std::vector<Kernel>{};
}

INSTANTIATE_TEST_SUITE_P(Tutorials, ForeignCutlass, testing::ValuesIn(kernelsOfTheTable()),
                         [](const auto& one) {
                           std::string name = one.param.name;
                           for (char& c : name)
                             if (std::isalnum(static_cast<unsigned char>(c)) == 0) c = '_';
                           return name;
                         });

}  // namespace
}  // namespace cutecheck::foreign
