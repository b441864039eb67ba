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
#include <set>

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
    const bool written = fs::exists(folder_ / (kernel + ".mlir"));
    return loweredFile((written ? folder_ : fs::path(kKernels)) / (kernel + ".mlir"), target);
  }

  // The modules that `product write` writes, and one of them.
  std::vector<std::string> family(const std::string& elements = "bf16", const std::string& form = "") {
    const std::string asked = "write --element " + elements + (form.empty() ? "" : " --form " + form) + " ";
    const Outcome written = runOverFake("", PRODUCT_PROGRAM, asked + folder_.string());
    EXPECT_EQ(written.status, 0) << written.output;
    std::vector<std::string> names;
    for (const auto& entry : fs::directory_iterator(folder_))
      if (entry.path().stem().string().find("repack") == std::string::npos)
        names.push_back(entry.path().stem().string());
    EXPECT_GE(names.size(), 4U);
    return names;
  }
  std::string moduleOf(const std::string& name, const std::string& elements = "bf16",
                       const std::string& form = "") {
    family(elements, form);
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
  EXPECT_GE(kernels, 5U);
}

// By every plan, so with tiles whole and divided, on the emulator's two multiprocessors. Every module is
// lowered; one of each kind of cluster is run.
TEST_F(Gemm, EachOfTheFamilyIsRight) {
  const std::set<std::string> runs = {"product_bf16_64x64", "product_bf16_64x128_m2",
                                      "product_bf16_128x128_n2", "product_bf16_64x64_k2"};
  size_t ran = 0;
  for (const std::string& name : family()) {
    const std::string ptx = lowered(name);
    if (!runs.contains(name)) continue;
    for (const char* order : {"products", "copies"}) {
      const Outcome outcome = run(ptx, order);
      EXPECT_EQ(outcome.status, 0) << name << " " << order << outcome.output;
      EXPECT_THAT(outcome.output, HasSubstr("3 sizes, 0 wrong, 0 skipped")) << name << " " << order;
      EXPECT_THAT(outcome.output, HasSubstr(" plans: ")) << name;
      ++ran;
    }
  }
  EXPECT_EQ(ran, 2 * runs.size());
}

// Elements of 8 bits with factors of rows and columns, and others of 16 bits.
TEST_F(Gemm, EachElementOfTheFamilyIsRight) {
  for (const char* elements : {"f16", "e4m3", "e5m2", "e4m3_e5m2", "e5m2_e4m3"}) {
    family(elements);
    const Outcome outcome = run(lowered("product_" + std::string(elements) + "_64x64"), "products");
    EXPECT_EQ(outcome.status, 0) << elements << outcome.output;
    EXPECT_THAT(outcome.output, HasSubstr("3 sizes, 0 wrong, 0 skipped")) << elements;
  }
}

// Alpha, C, bias, D in f32 and batches; the parts of a tile that blocks divide, by clusters and by the fixup.
TEST_F(Gemm, EachFormOfTheFamilyIsRight) {
  for (const auto& [elements, form, tile] : {
           std::tuple{"bf16", "alpha", "64x64"},
           std::tuple{"f16", "c", "64x64"},
           std::tuple{"bf16", "c_bias", "64x64_k2"},
           std::tuple{"bf16", "c_bias_batches", "128x128_n2"},
           std::tuple{"bf16", "batches", "64x128_m2"},
           std::tuple{"bf16_f32", "", "64x64_k2"},
           std::tuple{"bf16_f32", "c_bias_batches", "64x64"},
           std::tuple{"e4m3", "c_bias", "64x64"},
       }) {
    family(elements, form);
    const std::string infix = std::string(form).empty() ? "_" : "_" + std::string(form) + "_",
                      name = "product_" + std::string(elements) + infix + tile;
    const Outcome outcome = run(lowered(name), "products");
    EXPECT_EQ(outcome.status, 0) << name << outcome.output;
    EXPECT_THAT(outcome.output, HasSubstr("3 sizes, 0 wrong, 0 skipped")) << name;
  }
}

TEST_F(Gemm, AChangeOfAFormIsSeen) {
  struct Row {
    const char *elements, *form, *name, *old, *now;
  };
  constexpr const char *kAll = "product_bf16_c_bias_batches_64x64", *kWide = "product_bf16_f32_c_64x64";
  for (const Row& row : {
           // Beta and alpha of one another; a bias of other columns, of the kernel and of its fixup; C's
           // rows.
           Row{"bf16", "c_bias_batches", kAll, "insertelement %beta", "insertelement %alpha"},
           Row{"bf16", "c_bias_batches", kAll, "arith.minui %thread_column0, %last_bias",
               "arith.minui %thread_column1, %last_bias"},
           Row{"bf16", "c_bias_batches", kAll, "insertelement %bias_of2", "insertelement %bias_of0"},
           Row{"bf16", "c_bias_batches", kAll, "%row_c1 = arith.minui %thread_row1",
               "%row_c1 = arith.minui %thread_row0"},
           // A step of D in the fixup, of C in the kernel; the batch of a tile.
           Row{"bf16", "c_bias_batches", kAll, "cute.assume(%step_d)", "cute.assume(%pitch)"},
           Row{"bf16", "c_bias_batches", kAll, "cute.assume(%step_c)", "cute.assume(%pitch_c)"},
           Row{"bf16", "c_bias_batches", kAll, "%batch = arith.divui", "%batch = arith.remui"},
           // Columns of D and C in f32.
           Row{"bf16_f32", "c", kWide, "%to_c11_1 = arith.constant 28", "%to_c11_1 = arith.constant 24"},
           Row{"bf16_f32", "c", kWide, "!cute.coord<\"(?,_,1,0,?)\">", "!cute.coord<\"(?,_,0,0,?)\">"},
       }) {
    std::string text = moduleOf(row.name, row.elements, row.form);
    const std::string old = row.old, now = row.now;
    ASSERT_NE(text.find(old), std::string::npos) << old;
    for (size_t at = text.find(old); at != std::string::npos; at = text.find(old, at + now.size()))
      text.replace(at, old.size(), now);
    const Outcome outcome = run(loweredText(text), "products");
    EXPECT_NE(outcome.status, 0) << old << outcome.output;
  }
}

TEST_F(Gemm, AChangeOfFactorsIsSeen) {
  const std::string module = moduleOf("product_e4m3_64x64", "e4m3");
  for (const auto& [old, now] : {
           // The factors of other rows, of other columns, of the kernel and of its fixup; one that is left
           // out.
           std::pair{"[0, 0, 1, 1, 0, 0, 1, 1]", "[0, 1, 0, 1, 0, 1, 0, 1]"},
           std::pair{"%lane_pair = arith.remui", "%lane_pair = arith.divui"},
           std::pair{"%columns_of_n = arith.muli %n, %most_b", "%columns_of_n = arith.muli %n, %c1"},
           std::pair{"insertelement %column_factor2", "insertelement %column_factor0"},
           std::pair{"%sum_scaled = arith.mulf %sum_by_rows", "%sum_scaled = arith.mulf %sum"},
       }) {
    std::string text = module;
    const size_t at = text.find(old);
    ASSERT_NE(at, std::string::npos) << old;
    text.replace(at, std::string(old).size(), now);
    const std::string ptx = loweredText(text);
    const Outcome outcome = run(ptx, "products");
    EXPECT_NE(outcome.status, 0) << old << outcome.output;
  }
}

TEST_F(Gemm, ElementsOfAnotherFormatAreRefused) {
  std::string module = moduleOf("product_e4m3_64x64", "e4m3");
  const std::string old = "elem_type = (f8E4M3FN, f8E4M3FN, f32)",
                    now = "elem_type = (f8E5M2, f8E4M3FN, f32)";
  module.replace(module.find(old), old.size(), now);
  const fs::path path = folder_ / "changed.mlir";
  std::ofstream(path) << module;
  const Outcome outcome =
      runOverFake("", CUTECHECK_PROGRAM, "lower " + path.string() + " --emit=ptx --target=sm_90a");
  EXPECT_NE(outcome.status, 0);
  EXPECT_THAT(outcome.output, HasSubstr("expects operand a with element type 'f8E5M2'"));
}

// Products of two steps are under way together, and two blocks share a tile: the order is kept; a stage that
// is freed a step too early, or sums that are read before the blocks have met, break it.
TEST_F(Gemm, TheOrderOfOverlapsAndOfPartsOfKIsKept) {
  const auto ordered = [&](const std::string& ptx, const std::string& kernel, const std::string& depth) {
    std::ofstream(file_) << ptx;
    return runOverFake("", CUTECHECK_PROGRAM,
                       "kernel order " + file_.string() + " --kernel " + kernel +
                           " --grid 4 --param 3=64 --param 4=128 --param 5=640 --param 6=1 --param 7=2 "
                           "--param 8=0 --param 9=" +
                           depth + " --box 0=8192 --box 1=8192 --box 2=8192");
  };
  family();
  const std::string overlaps = lowered("product_bf16_64x64"), parts = lowered("product_bf16_64x64_k2");
  EXPECT_THAT(ordered(overlaps, "product_bf16_64x64", "10").output, HasSubstr("kept  product_bf16_64x64"));
  EXPECT_THAT(ordered(parts, "product_bf16_64x64_k2", "5").output, HasSubstr("kept  product_bf16_64x64_k2"));
  std::string early = moduleOf("product_bf16_64x64");
  const std::string before = "%turn_before = arith.subi %turn, %c1";
  ASSERT_NE(early.find(before), std::string::npos);
  early.replace(early.find(before), before.size(), "%turn_before = arith.subi %turn, %c0");
  const Outcome freed = ordered(loweredText(early), "product_bf16_64x64", "10");
  EXPECT_EQ(freed.status, 1) << freed.output;
  std::string apart = parts;
  for (const char* part : {"barrier.cluster.arrive;", "barrier.cluster.wait;"})
    for (size_t at = apart.find(part); at != std::string::npos; at = apart.find(part))
      apart.erase(at, std::string(part).size());
  const Outcome unmet = ordered(apart, "product_bf16_64x64_k2", "5");
  EXPECT_EQ(unmet.status, 1) << unmet.output;
}

TEST_F(Gemm, AChangeOfTheFamilyIsSeen) {
  const std::string module = moduleOf("product_bf16_64x64");
  for (const auto& [old, now] : {
           // A part in another's place; one that is not added; one that is looked for elsewhere.
           std::pair{"%place = arith.addi %twice, %second", "%place = arith.addi %twice, %c1"},
           std::pair{"%is1 = arith.cmpi ule", "%is1 = arith.cmpi ult"},
           std::pair{"%begins0 = arith.cmpi ule", "%begins0 = arith.cmpi ult"},
           // Another tile; columns that the fixup leaves out.
           std::pair{"%m = arith.addi %m_before, %rank_m", "%m = arith.addi %m_before, %c1"},
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
           Row{kScaled, "%r63, %r54, 1073741824", "%r63, %r54, 0", "products"},
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
