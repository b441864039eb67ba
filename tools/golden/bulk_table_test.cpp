// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The table of bulk reductions against ptxas: ours are those that it takes, each operation with each type.
//
// What it said is kept in corpus/bulk_ptxas.tsv; CUTECHECK_BULK_TSV=PATH writes what it says now.
#include <gtest/gtest.h>

#include <cstdlib>
#include <set>

#include "lowering/cute_nvgpu/atoms/bulk_rows.h"
#include "tools/process/ptxas.h"
#include "tools/process/ptxas_lines.h"

namespace cutecheck::cli {
namespace {

using namespace cute_nvgpu;

constexpr const char* kKept = CUTECHECK_SOURCE_DIR "/corpus/bulk_ptxas.tsv";

std::string named(ReducedMemory memory, const std::string& operation) {
  return (memory == ReducedMemory::kGlobal ? "global\t" : "shared\t") + operation;
}

TEST(BulkTable, OurReductionsAreThoseOfPtxas) {
  std::set<std::string> ours, theirs;
  for (const BulkReduceRow& row : bulkReduceRows())
    ours.insert(named(row.memory, ptxReduction(row.reduction, row.element, row.memory).value()));
  const std::map<std::string, bool> said = keptAnswers(kKept);
  for (const auto& [name, accepted] : said)
    if (accepted) theirs.insert(name);
  EXPECT_EQ(ours, theirs);
  EXPECT_EQ(theirs.size(), 27U + 12U);
  EXPECT_EQ(said.size(), 2 * 96U);
}

TEST(BulkTable, WhatIsKeptIsWhatPtxasSays) {
  const std::optional<std::string> ptxas = findPtxas();
  if (!ptxas) GTEST_SKIP() << "ptxas is not installed";
  std::map<std::string, std::string> instructions;
  for (const std::string operation : {"add", "min", "max", "inc", "dec", "and", "or", "xor"})
    for (const std::string rounding : {"", ".noftz"})
      for (const std::string type : {"f16", "bf16", "f32", "f64", "s32", "u32", "b32", "s64", "u64", "b64"}) {
        const bool half = type == "f16" || type == "bf16";
        if (!half && !rounding.empty()) continue;
        const std::string name = operation + rounding + "." + type;
        instructions[named(ReducedMemory::kGlobal, name)] =
            "cp.reduce.async.bulk.global.shared::cta.bulk_group." + name + " [%d0], [%r0], %r1;";
        instructions[named(ReducedMemory::kShared, name)] =
            "cp.reduce.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes." + name +
            " [%r0], [%r1], %r2, [%r3];";
      }
  const std::map<std::string, bool> said = askPtxas(*ptxas, instructions);
  ASSERT_FALSE(said.empty());
  if (const char* path = std::getenv("CUTECHECK_BULK_TSV"))
    keepAnswers(
        path, "# What ptxas " + ptxasVersion(*ptxas) + " says of cp.reduce.async.bulk for sm_90a, PTX 9.0.\n",
        said);
  EXPECT_EQ(said, keptAnswers(kKept));
}

}  // namespace
}  // namespace cutecheck::cli
