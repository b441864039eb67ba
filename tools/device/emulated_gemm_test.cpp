// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The products of corpus/kernels, lowered now, are right on the machine in each order of what is
// asynchronous; with one bit of a descriptor, one wait or one barrier changed they are wrong, or an error
// says what.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>

#include "tools/device/run_over_fake.h"

namespace cutecheck::emulate {
namespace {

namespace fs = std::filesystem;
using run_ptx::Outcome;
using run_ptx::runOverFake;
using ::testing::HasSubstr;

const std::string kKernels = std::string(CUTECHECK_SOURCE_DIR) + "/corpus/kernels/";

class Gemm : public testing::Test {
 protected:
  Gemm()
      : folder_(fs::path(testing::TempDir()) / ("emulate_gemm_" + std::to_string(::getpid()))),
        file_(folder_.string() + ".ptx") {
    fs::create_directories(folder_);
  }
  ~Gemm() override {
    fs::remove(file_);
    fs::remove_all(folder_);
    unsetenv("CUTECHECK_EMULATE_ORDER");
  }

  static std::string loweredFile(const fs::path& file, const std::string& target) {
    const Outcome ptx =
        runOverFake("", CUTECHECK_PROGRAM, "lower " + file.string() + " --emit=ptx --target=" + target);
    EXPECT_EQ(ptx.status, 0) << ptx.output;
    return ptx.output;
  }
  std::string lowered(const std::string& kernel) const {
    const std::string target = kernel.find("sm100") == std::string::npos ? "sm_90a" : "sm_100a";
    return loweredFile((kernel.starts_with("product") ? folder_ : fs::path(kKernels)) / (kernel + ".mlir"),
                       target);
  }

  // The modules that `product write` writes, and one of them.
  std::vector<std::string> family() {
    const Outcome written = runOverFake("", PRODUCT_PROGRAM, "write " + folder_.string());
    EXPECT_EQ(written.status, 0) << written.output;
    std::vector<std::string> names;
    for (const auto& entry : fs::directory_iterator(folder_))
      if (entry.path().stem().string().find("repack") == std::string::npos)
        names.push_back(entry.path().stem().string());
    EXPECT_GE(names.size(), 4U);
    return names;
  }
  std::string moduleOf(const std::string& name) {
    family();
    std::ifstream in(folder_ / (name + ".mlir"));
    return {std::istreambuf_iterator<char>(in), {}};
  }
  std::string loweredText(const std::string& module) {
    const fs::path path = folder_ / "changed.mlir";
    std::ofstream(path) << module;
    return loweredFile(path, "sm_90a");
  }

  Outcome run(const std::string& ptx, const std::string& order, const std::string& sizes = "small") {
    std::ofstream(file_) << ptx;
    setenv("CUTECHECK_EMULATE_ORDER", order.c_str(), 1);
    return runOverFake("", RUN_PTX_PROGRAM, file_.string() + " --emulate --times 0 --sizes " + sizes);
  }

  fs::path folder_, file_;
};

TEST_F(Gemm, EachKernelIsRight) {
  size_t kernels = 0;
  for (const auto& entry : fs::directory_iterator(kKernels)) {
    const std::string name = entry.path().stem().string();
    if (entry.path().extension() != ".mlir" || !name.starts_with("gemm")) continue;
    ++kernels;
    const std::string ptx = lowered(name);
    for (const char* order : {"products", "copies", "once"}) {
      const Outcome outcome = run(ptx, order, order == std::string("products") ? "small" : "ragged");
      EXPECT_EQ(outcome.status, 0) << name << " " << order << outcome.output;
      EXPECT_THAT(outcome.output, HasSubstr(" sizes, 0 wrong, 0 skipped")) << name << " " << order;
    }
  }
  EXPECT_GE(kernels, 4U);
}

// By every plan, so with tiles whole and divided, on the emulator's two multiprocessors. Every module is
// lowered; one of each kind of pair is run.
TEST_F(Gemm, EachOfTheFamilyIsRight) {
  size_t ran = 0;
  for (const std::string& name : family()) {
    const std::string ptx = lowered(name);
    if (name != "product_bf16_64x64" && name != "product_bf16_64x128_m2" && name != "product_bf16_128x128_n2")
      continue;
    for (const char* order : {"products", "copies"}) {
      const Outcome outcome = run(ptx, order);
      EXPECT_EQ(outcome.status, 0) << name << " " << order << outcome.output;
      EXPECT_THAT(outcome.output, HasSubstr("3 sizes, 0 wrong, 0 skipped")) << name << " " << order;
      EXPECT_THAT(outcome.output, HasSubstr(" plans: ")) << name;
      ++ran;
    }
  }
  EXPECT_EQ(ran, 6U);
}

TEST_F(Gemm, AChangeOfTheFamilyIsSeen) {
  const std::string module = moduleOf("product_bf16_64x64");
  for (const auto& [old, now] : {
           // A part in another's place; one that is not added; one that is looked for elsewhere.
           std::pair{"%place = arith.addi %twice, %second", "%place = arith.addi %twice, %c1"},
           std::pair{"%is1 = arith.cmpi ule", "%is1 = arith.cmpi ult"},
           std::pair{"%begins0 = arith.cmpi ule", "%begins0 = arith.cmpi ult"},
           // Another tile; columns that the fixup leaves out.
           std::pair{"%m = arith.addi %m_pair, %c0", "%m = arith.addi %m_pair, %c1"},
           std::pair{"%column1_is = arith.cmpi ult", "%column1_is = arith.cmpi uge"},
       }) {
    std::string text = module;
    const size_t at = text.find(old);
    ASSERT_NE(at, std::string::npos) << old;
    text.replace(at, std::string(old).size(), now);
    const Outcome outcome = run(loweredText(text), "products");
    EXPECT_NE(outcome.status, 0) << old << outcome.output;
  }
}

TEST_F(Gemm, AChangeIsSeen) {
  struct Row {
    const char *kernel, *old, *now, *order;
  };
  constexpr const char *kOne = "gemm_bf16_sm100", *kPair = "gemm_bf16_sm100_2cta",
                       *kScaled = "gemm_mxf8_sm100";
  std::map<std::string, std::string> texts;
  for (const char* kernel : {kOne, kPair, kScaled}) texts[kernel] = lowered(kernel);
  for (const Row& row : {
           // The stride between groups of rows, the swizzle, the version; the format of A.
           Row{kOne, "4611756662049538048", "4611756387171631104", "products"},
           Row{kPair, "4611756662049538048", "6917599671263232000", "products"},
           Row{kPair, "4611756662049538048", "4611686293305360384", "products"},
           Row{kPair, "270533776", "270533648", "products"},
           Row{kOne, "mbarrier.try_wait.parity.shared.b64 P1", "setp.eq.b32 P1, 0, 0; //", "copies"},
           Row{kOne, "tcgen05.wait::ld.sync.aligned;", "", "products"},
           Row{kOne, "tcgen05.commit", "// tcgen05.commit", "products"},
           Row{kPair, ".multicast::cluster.b64 \t[%rd11], %rs2", ".b64 [%rd11]", "products"},
           Row{kPair, "tcgen05.alloc", "// tcgen05.alloc", "products"},
           Row{kPair, "tcgen05.dealloc", "// tcgen05.dealloc", "products"},
           Row{kPair, ".cta_group::2 [%rd48]", " [%rd48]", "products"},
           // The sort of the factors, the format of B, the byte that is meant, factors that are not copied.
           Row{kScaled, "144703488", "136314880", "products"},
           Row{kScaled, "144703488", "144704512", "products"},
           Row{kScaled, "%r17, %r9, 1073741824", "%r17, %r9, 0", "products"},
           Row{kScaled, "tcgen05.cp", "// tcgen05.cp", "products"},
       }) {
    std::string text = texts[row.kernel];
    const size_t at = text.find(row.old);
    ASSERT_NE(at, std::string::npos) << row.old;
    text.replace(at, std::string(row.old).size(), row.now);
    const Outcome outcome = run(text, row.order, "ragged");
    EXPECT_NE(outcome.status, 0) << row.kernel << ": " << row.old << outcome.output;
    EXPECT_THAT(outcome.output,
                testing::AnyOf(HasSubstr("emulate_c"), HasSubstr("the host"), HasSubstr("wrong")))
        << row.old;
  }
}

}  // namespace
}  // namespace cutecheck::emulate
