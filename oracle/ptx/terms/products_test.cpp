// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Products of bits, of four bits and in range: what terms say and what the machine does, on random operands, where a
// run compares each element (terms_c4); C is at the ends of its range, so that sums leave it.
#include <gtest/gtest.h>

#include <iostream>
#include <random>

#include "oracle/ptx/terms/golden_proof.h"
#include "oracle/ptx/terms/golden_specs.h"
#include "oracle/ptx/terms/trace.h"

namespace cutecheck::terms {
namespace {

TEST(Products, TermsAndTheMachineAgreeOnIntegers) {
  std::mt19937_64 random(9);
  size_t compared = 0, kernels = 0, kept = 0;
  for (const char* family : {"mma_sync", "wgmma"})
    for (const std::string& name : kernelsIn("sm_90a", family)) {
      const bool inRange = name.find("satfinite") != std::string::npos;
      const bool small = name.find("_s4_") != std::string::npos || name.find("_u4_") != std::string::npos ||
                         name.find("_b1_") != std::string::npos;
      if ((!inRange && !small) || name.find("_sp") != std::string::npos || name.find("n256") != std::string::npos) continue;
      const Expected<Spec> spec = readSpec(productSpec(name, false));
      ASSERT_TRUE(spec.ok()) << name;
      const auto subject = subjectOf(textOf(goldenFolder("sm_90a") + name + ".ptx"), *spec);
      ASSERT_TRUE(subject) << name;
      ++kernels;
      for (const uint64_t seed : {21, 22}) {
        auto before = drawn(*spec, seed);
        for (uint64_t& one : before[2]) one = (random() % 2 == 0 ? 0x7fffffff - random() % 64 : 0x80000000 + random() % 64);
        Terms terms;
        const Trace trace = traced(terms, *subject, *spec, before);
        ASSERT_FALSE(trace.error) << name << ": " << trace.error->message;
        const auto bytes = bytesAfter(*subject, *spec, before, emulate::Order::kProductsFirst);
        ASSERT_TRUE(bytes && *bytes == trace.bytes);
        for (const TermId one : trace.after[3]) {
          const uint64_t value = terms.at(one).value;
          kept += inRange && (value == 0x7fffffff || value == 0x80000000) ? 1 : 0;
          ++compared;
        }
      }
    }
  std::cout << kernels << " kernels, " << compared << " elements compared, " << kept << " at an end of the range\n";
  EXPECT_EQ(kernels, 59U);
  EXPECT_GT(kept, compared / 10);
}

// A sum is kept in range once: not with what it is added to left out, and it is no sum that wraps.
TEST(Products, WhatIsKeptInRangeIsNoOtherSum) {
  const std::string name = "mma_sync/m16n8k32_s8_u8_s32_satfinite";
  const std::string right = productSpec(name, false), text = textOf(goldenFolder("sm_90a") + name + ".ptx");
  const auto verdictOf = [&](std::string spec, const std::string& what, const std::string& with) {
    const size_t at = spec.find(what);
    EXPECT_NE(at, std::string::npos) << what;
    spec.replace(at, what.size(), with);
    const Expected<Spec> read = readSpec(spec);
    EXPECT_TRUE(read.ok());
    const Expected<Report> report = prove(*subjectOf(text, *read), *read);
    EXPECT_TRUE(report.ok()) << report.error().message << spec;
    return report->verdict;
  };
  EXPECT_EQ(verdictOf(right, "theory", "theory"), Verdict::kProved);
  EXPECT_NE(verdictOf(right, "satfinite(s64(c[i,j]) + sum(k < K, s64(a[i,k]) * s64(b[j,k])))",
                      "c[i,j] + sum(k < K, s32(a[i,k]) * s32(b[j,k]))"), Verdict::kProved);
  EXPECT_NE(verdictOf(right, "satfinite(s64(c[i,j]) + sum(k < K, s64(a[i,k]) * s64(b[j,k])))",
                      "c[i,j] + satfinite(sum(k < K, s64(a[i,k]) * s64(b[j,k])))"), Verdict::kProved);
  EXPECT_NE(verdictOf(right, "s64(b[j,k])", "s64(s8(b[j,k]))"), Verdict::kProved);
}

}  // namespace
}  // namespace cutecheck::terms
