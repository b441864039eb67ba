// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Faults planted in how words of tcgen05.mma are made: without one every word is proved and read back, with
// one some word is refuted with an element, or has another field.
#include <cstdio>
#include <fstream>
#include <set>
#include <sstream>

#include <gtest/gtest.h>

#include "properties/differential/atoms/umma_lowered.h"
#include "properties/mutation/fault.h"

namespace cutecheck::run {
namespace {

const std::vector<UmmaForm>& forms() {
  static const std::vector<UmmaForm> all = ummaForms({64});
  return all;
}

// What the table says of a fault: the proof of matrix descriptors, or the fields of instruction descriptors;
// of core's words, or of those that the lowering writes.
struct Fault {
  const char *name, *check;
  bool lowered = false;
};
constexpr Fault kFaults[] = {
    {"matrix_descriptor.no_version", "proof"},
    {"matrix_descriptor.codes_of_sm90", "proof"},
    {"matrix_descriptor.mode_at_62", "proof"},
    {"matrix_descriptor.swapped_distances", "proof"},
    {"matrix_descriptor.bytes_for_units", "proof"},
    {"matrix_descriptor.base32b_as_128b", "proof"},
    {"operand_descriptor.one_address", "proof"},
    {"operand_descriptor.stride_of_the_operand", "proof"},
    {"operand_read.wide_atoms_in_eights", "proof"},
    {"operand_read.roles_not_swapped", "proof"},
    {"operand_read.elements_for_bytes", "proof"},
    {"instruction_descriptor.n_in_sixteens", "fields"},
    {"instruction_descriptor.m_in_eights", "fields"},
    {"instruction_descriptor.majors_swapped", "fields"},
    {"instruction_descriptor.scale_inverted", "fields"},
    {"instruction_descriptor.scale_ids_swapped", "fields"},
    {"wgmma_instruction.start_in_bytes", "proof", true},
    {"wgmma_instruction.start_unmasked", "proof", true},
    {"wgmma_instruction.base_offset", "proof", true},
    {"wgmma_instruction.codes_ascending", "proof", true},
    {"wgmma_instruction.stride_halved", "proof", true},
    {"umma_instruction.n_not_shifted", "fields", true},
    {"umma_instruction.m_halved", "fields", true},
    {"umma_instruction.majors_exchanged", "fields", true},
    {"umma_instruction.format_of_b_lost", "fields", true},
    {"umma_instruction.accumulates_in_half", "fields", true},
    {"umma_instruction.scale_ids_exchanged", "fields", true},
    {"umma_instruction.always_adds", "fields", true},
};

class UmmaPlanted : public testing::TestWithParam<Fault> {
  void TearDown() override { plantedFault() = {}; }
};

TEST_P(UmmaPlanted, IsRefuted) {
  plantedFault() = GetParam().name;
  const std::string check = GetParam().check;
  if (check == "fields") {
    const FieldTally tally = GetParam().lowered ? loweredInstructions() : instructionsRead();
    EXPECT_GE(tally.differ, 1U);
    std::printf("%s caught: %zu words, %s\n", GetParam().name, tally.differ, tally.first.c_str());
  } else {
    const WordTally tally = GetParam().lowered ? loweredWords(forms(), false) : wordsProved(forms(), false);
    EXPECT_GE(tally.refuted + tally.other, 1U) << "every word is proved";
    std::printf("%s caught: %zu refuted, %zu refused, %s\n", GetParam().name, tally.refuted, tally.other,
                tally.first.c_str());
  }
}

INSTANTIATE_TEST_SUITE_P(Faults, UmmaPlanted, testing::ValuesIn(kFaults), [](const auto& info) {
  std::string name = info.param.name;
  for (char& c : name) c = c == '.' ? '_' : c;
  return name;
});

// The table of faults has a row of each.
TEST(UmmaFaults, StandInTheTable) {
  std::ifstream in(CUTECHECK_SOURCE_DIR "/corpus/mutants/sm100.tsv");
  std::set<std::pair<std::string, std::string>> rows, faults;
  for (std::string line; std::getline(in, line);) {
    std::istringstream fields(line);
    std::string name, says, check;
    std::getline(fields, name, '\t'), std::getline(fields, says, '\t'), std::getline(fields, check, '\t');
    if (check == "proof" || check == "fields") rows.emplace(name, check);
  }
  for (const Fault& fault : kFaults) faults.emplace(fault.name, fault.check);
  EXPECT_EQ(rows, faults);
}

TEST(UmmaFaults, WithoutOneEverythingIsProved) {
  plantedFault() = {};
  const WordTally words = wordsProved(forms());
  EXPECT_EQ(words.refuted + words.other, 0U) << words.first;
  EXPECT_GE(words.proved, 40U);
  EXPECT_EQ(instructionsRead().differ, 0U);
  const WordTally lowered = loweredWords(forms());
  EXPECT_EQ(lowered.refuted + lowered.other, 0U) << lowered.first;
  EXPECT_GE(lowered.proved, 20U);
  const FieldTally calls = loweredInstructions();
  EXPECT_EQ(calls.differ, 0U) << calls.first;
}

}  // namespace
}  // namespace cutecheck::run
