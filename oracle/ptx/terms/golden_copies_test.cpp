// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Golden kernels of tensor copies, proved for all elements of their tensors: boxes inside and over the edge, swizzles,
// im2col, multicast, reductions.
#include <gtest/gtest.h>

#include "oracle/ptx/terms/golden_proof.h"
#include "oracle/ptx/terms/golden_specs.h"

namespace cutecheck::terms {
namespace {

std::string specOf(const std::string& name, bool wrong) {
  return tensorCopySpec(name, textOf(goldenFolder("sm_90a") + name + ".mlir"), wrong);
}

class GoldenCopies : public testing::TestWithParam<std::tuple<const char*, size_t, size_t>> {};

TEST_P(GoldenCopies, OfTheFamily) {
  const auto [family, proved, unknown] = GetParam();
  const Counts counts = proveFamily("sm_90a", family, specOf);
  EXPECT_EQ(counts.proved, proved);
  EXPECT_EQ(counts.unknown, unknown);
  EXPECT_EQ(counts.wrong, proved);
  EXPECT_EQ(counts.missed, 0U);
}

INSTANTIATE_TEST_SUITE_P(Sm90a, GoldenCopies,
                         testing::Values(std::tuple("tma_load", size_t{70}, size_t{0}),
                                         std::tuple("tma_store", size_t{40}, size_t{0}),
                                         std::tuple("tma_reduce", size_t{34}, size_t{0}),
                                         std::tuple("tma_multicast", size_t{5}, size_t{0}),
                                         std::tuple("tma_prefetch", size_t{9}, size_t{0}),
                                         std::tuple("tma_update", size_t{0}, size_t{4})),
                         [](const auto& one) { return std::string(std::get<0>(one.param)); });

// What it does to numbers nobody says: another map is no other load.
TEST(GoldenCopies, AStoreByAMapOfTf32IsUnknown) {
  const std::string name = "tma_store/f32_16x24";
  for (const char* format : {"", "tf32", "tf32.ftz", "f32.ftz"}) {
    std::string text = specOf(name, false);
    const size_t at = text.find(", box");
    ASSERT_NE(at, std::string::npos);
    if (*format != 0) text.insert(at, std::string(", format ") + format);
    const Expected<Spec> spec = readSpec(text);
    ASSERT_TRUE(spec.ok()) << spec.error().message;
    const auto subject = subjectOf(textOf(goldenFolder("sm_90a") + name + ".ptx"), *spec);
    ASSERT_TRUE(subject);
    const Expected<Report> report = prove(*subject, *spec);
    ASSERT_TRUE(report.ok());
    EXPECT_EQ(report->verdict, *format == 0 ? Verdict::kProved : Verdict::kUnknown) << format;
    if (*format != 0) EXPECT_NE(report->reason.find("emulate_c1"), std::string::npos) << report->reason;
  }
}

}  // namespace
}  // namespace cutecheck::terms
