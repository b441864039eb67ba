// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Edits of PTX that are drawn: none that a run on bytes tells from the kernel is Proved.
#include <gtest/gtest.h>

#include <cstring>
#include <iostream>
#include <random>
#include <regex>
#include <sstream>

#include "oracle/ptx/bytes/program.h"
#include "oracle/ptx/terms/golden_proof.h"
#include "oracle/ptx/terms/golden_specs.h"
#include "oracle/ptx/terms/trace.h"

namespace cutecheck::terms {
namespace {

std::vector<std::string> linesOf(const std::string& text) {
  std::vector<std::string> all;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) all.push_back(line);
  return all;
}

// One edit: a line out or twice, two lines exchanged, a number, a register, a predicate or an operation changed.
// Of lines that have one of the words, where there are some.
std::optional<std::string> edited(const std::string& text, const std::vector<std::string>& words, std::mt19937_64& random) {
  std::vector<std::string> lines = linesOf(text);
  std::vector<size_t> instructions;
  bool inside = false;
  for (size_t i = 0; i < lines.size(); ++i) {
    if (lines[i].starts_with("{")) inside = true;
    const auto isIn = [&](const std::string& word) { return lines[i].find(word) != std::string::npos; };
    if (inside && lines[i].starts_with("\t") && lines[i].find("\t.") != 0 && lines[i].ends_with(";") &&
        (words.empty() || std::any_of(words.begin(), words.end(), isIn)))
      instructions.push_back(i);
  }
  if (instructions.size() < 2) return std::nullopt;
  const size_t at = instructions[random() % instructions.size()], other = instructions[random() % instructions.size()];
  std::string& line = lines[at];
  const auto replaceOne = [&](const std::regex& what, const auto& with) {
    std::vector<std::smatch> found;
    for (std::sregex_iterator m(line.begin(), line.end(), what), end; m != end; ++m) found.push_back(*m);
    if (found.empty()) return false;
    const std::smatch chosen = found[random() % found.size()];
    const std::string before = line;
    const auto begin = static_cast<size_t>(chosen.position(1)), length = static_cast<size_t>(chosen.length(1));
    line = before.substr(0, begin) + with(chosen[1].str()) + before.substr(begin + length);
    return line != before;
  };
  switch (random() % 7) {
    case 0:
      line.clear();
      break;
    case 1:
      line += "\n" + std::string(line);
      break;
    case 2:
      if (at == other) return std::nullopt;
      std::swap(lines[at], lines[other]);
      break;
    case 3: {
      static const std::regex kNumber("[ +-]([0-9]+)(?=[,;\\]])");
      if (!replaceOne(kNumber, [&](const std::string& was) {
            const uint64_t number = std::stoull(was);
            const uint64_t all[] = {number + 1, number * 2, number / 2, number + 4, number ^ 16, 0};
            return std::to_string(all[random() % 6]);
          }))
        return std::nullopt;
      break;
    }
    case 4: {
      static const std::regex kRegister("%(?:r|rd|f|p)([0-9]+)");
      if (!replaceOne(kRegister, [&](const std::string&) { return std::to_string(1 + random() % 8); })) return std::nullopt;
      break;
    }
    case 5:
      if (line.starts_with("\t@!"))
        line = "\t@" + line.substr(3);
      else if (line.starts_with("\t@"))
        line = "\t@!" + line.substr(2);
      else
        return std::nullopt;
      break;
    default: {
      static const std::pair<const char*, const char*> kOperations[] = {{"add.", "sub."},
                                                                        {"sub.", "add."},
                                                                        {"shl.", "shr."},
                                                                        {".ge.", ".gt."},
                                                                        {".ne.", ".eq."},
                                                                        {".down.", ".bfly."},
                                                                        {"mul.wide.s32", "mul.wide.u32"},
                                                                        {"and.", "or."},
                                                                        {"bar.sync 0", "bar.sync 1"},
                                                                        {".row.col.", ".row.col."},
                                                                        {"f32", "u32"}};
      bool changed = false;
      for (const auto& [from, to] : kOperations)
        if (const size_t found = line.find(from); found != std::string::npos && !changed) {
          line.replace(found, std::strlen(from), to);
          changed = std::strcmp(from, to) != 0;
        }
      if (!changed) return std::nullopt;
    }
  }
  std::string made;
  for (const std::string& one : lines) made += one + "\n";
  return made;
}

// Bytes of each tensor behind a run, or nothing where the run stops.
std::optional<std::vector<std::vector<uint8_t>>> ran(const Subject& subject, const Spec& spec, uint64_t seed,
                                                     emulate::Order order) {
  return bytesAfter(subject, spec, drawn(spec, seed), order);
}

struct MutantCounts {
  size_t mutants = 0, unread = 0, told = 0, proved = 0, refuted = 0, unknown = 0, wrong = 0, missed = 0;
};

MutantCounts mutate(const std::string& name, const std::string& text, const Expected<Spec>& spec, size_t count,
                    const std::vector<std::string>& words = {}) {
  MutantCounts counts;
  EXPECT_TRUE(spec.ok());
  if (!spec.ok()) return counts;
  const std::optional<Subject> sound = subjectOf(text, *spec);
  EXPECT_TRUE(sound);
  const Expected<Report> proof = prove(*sound, *spec);
  EXPECT_TRUE(proof.ok() && proof->verdict == Verdict::kProved) << name;
  std::mt19937_64 random(7);
  while (counts.mutants < count) {
    const std::optional<std::string> changed = edited(text, words, random);
    if (!changed) continue;
    ++counts.mutants;
    const std::optional<Subject> subject = subjectOf(*changed, *spec);
    if (!subject) {
      ++counts.unread;
      continue;
    }
    bool told = false;
    for (const uint64_t seed : {11, 12})
      for (const emulate::Order order : {emulate::Order::kProductsFirst, emulate::Order::kCopiesFirst})
        told = told || ran(*subject, *spec, seed, order) != ran(*sound, *spec, seed, order);
    const Expected<Report> report = prove(*subject, *spec);
    const Verdict verdict = report.ok() ? report->verdict : Verdict::kUnknown;
    counts.told += told ? 1 : 0;
    counts.proved += verdict == Verdict::kProved ? 1 : 0;
    counts.refuted += verdict == Verdict::kRefuted ? 1 : 0;
    counts.unknown += verdict == Verdict::kUnknown ? 1 : 0;
    counts.missed += told && verdict == Verdict::kUnknown ? 1 : 0;
    if (told && verdict == Verdict::kProved) {
      ++counts.wrong;
      ADD_FAILURE() << name << ": Proved, and bytes tell it apart:\n" << *changed;
    }
  }
  std::cout << name << ": " << counts.mutants << " mutants, " << counts.unread << " without a kernel, " << counts.told
            << " that bytes tell apart; " << counts.proved << " Proved, " << counts.refuted << " Refuted, "
            << counts.unknown << " Unknown; of those told apart " << counts.wrong << " Proved, " << counts.missed
            << " Unknown\n";
  return counts;
}

class Mutants : public testing::TestWithParam<std::pair<const char*, size_t>> {};

TEST_P(Mutants, NoneThatBytesTellApartIsProved) {
  const std::string file = std::string(CUTECHECK_SOURCE_DIR) + "/corpus/ptx/" + GetParam().first;
  const MutantCounts counts =
      mutate(GetParam().first, textOf(file + ".ptx"), readSpec(textOf(file + ".spec")), GetParam().second);
  EXPECT_EQ(counts.wrong, 0U);
  EXPECT_GT(counts.told, counts.mutants / 3);
  EXPECT_GT(counts.refuted, counts.mutants / 4);
}

// One of each of the families of tensor memory.
class TensorMutants : public testing::TestWithParam<const char*> {};

TEST_P(TensorMutants, NoneThatBytesTellApartIsProved) {
  const std::string name = GetParam();
  const MutantCounts counts =
      mutate(name, textOf(goldenFolder("sm_100a") + name + ".ptx"),
             readSpec(name.starts_with("umma") ? tensorProductSpec(name, false) : tensorMemorySpec(name, false)), 40,
             {"tcgen05.", "fence", "bar.sync", "mbarrier.init"});
  EXPECT_EQ(counts.wrong, 0U);
  EXPECT_GT(counts.told, 4U);
  EXPECT_GT(counts.refuted, 4U);
}

INSTANTIATE_TEST_SUITE_P(Sm100a, TensorMutants,
                         testing::Values("tmem_load/16x64b_x2", "tmem_store/16x128b_x1_unpack", "tmem_cp/64x128b_warpx2_02_13",
                                         "umma/m64n16k16_f16_f16_f32_k_k_ss", "umma/m128n16k32_s8_s8_s32_k_k_ss_satfinite"),
                         [](const auto& one) {
                           std::string name = one.param;
                           std::replace(name.begin(), name.end(), '/', '_');
                           return name;
                         });

// One of each of the families whose rules are about copies.
class GoldenMutants : public testing::TestWithParam<const char*> {};

TEST_P(GoldenMutants, NoneThatBytesTellApartIsProved) {
  const std::string name = GetParam(), file = goldenFolder("sm_90a") + name;
  const MutantCounts counts = mutate(
      name, textOf(file + ".ptx"),
      readSpec(withoutEmpty(name.starts_with("bulk") ? bulkReductionSpec(name, false)
                                                     : tensorCopySpec(name, textOf(file + ".mlir"), false))),
      40, {"cp.", "mov.b32", "mov.b16", "fence", "bar.sync", "mbarrier.init"});
  EXPECT_EQ(counts.wrong, 0U);
  EXPECT_GT(counts.told, counts.mutants / 4);
  EXPECT_GT(counts.refuted, counts.mutants / 4);
}

INSTANTIATE_TEST_SUITE_P(Sm90a, GoldenMutants,
                         testing::Values("tma_load/f16_32x24_64b", "tma_load/f16_16x24_im2col4d_32b",
                                         "tma_store/f16_16x4x3x2", "tma_store/f16_16x24_im2col3d",
                                         "tma_reduce/add_bf16_64x24_128b", "tma_reduce/inc_u32_32x24_128b",
                                         "tma_multicast/bf16_32x24_64b", "bulk/reduce_max_s32",
                                         "bulk/reduce_shared_add_u64"),
                         [](const auto& one) {
                           std::string name = one.param;
                           std::replace(name.begin(), name.end(), '/', '_');
                           return name;
                         });

INSTANTIATE_TEST_SUITE_P(Corpus, Mutants,
                         testing::Values(std::pair("add", size_t{300}), std::pair("reverse", size_t{300}),
                                         std::pair("transpose", size_t{60}), std::pair("block_sum", size_t{150}),
                                         std::pair("sum_mma", size_t{150})),
                         [](const auto& one) { return one.param.first; });

}  // namespace
}  // namespace cutecheck::terms
