// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The answers for tensor maps and descriptors of operands: each row of corpus/operand_answers.tsv.
#include <charconv>
#include <fstream>
#include <sstream>

#include "core/notation/test_support.h"
#include "core/operand/operand_descriptor.h"
#include "core/operand/tensor_map.h"

namespace cutecheck {
namespace {

using Cells = std::vector<std::string>;

template <typename Numbers>
std::string listed(const Numbers& numbers) {
  std::string out;
  for (const auto number : numbers) out += (out.empty() ? "" : ",") + std::to_string(number);
  return "(" + out + ")";
}

std::string mapOf(const Cells& row) {
  const auto shared = parseComposedLayout(row[3]);
  if (!shared.ok()) return shared.error().str();
  const auto map = tensorMap(L(row[1]), T(row[2]), *shared, std::stoi(row[4]));
  if (!map.ok()) return map.error().str();
  return std::string(modeName(map->mode)) + " " + listed(map->modes) + " " + listed(map->extents) + " " +
         listed(map->byteStrides) + " " + listed(map->box);
}

std::string descriptorsOf(const Cells& row) {
  const auto layout = parseComposedLayout(row[1]);
  if (!layout.ok()) return layout.error().str();
  const OperandForm form{row[2] == "1" ? Major::kMn : Major::kK, std::stoi(row[3])};
  const auto found = operandDescriptors(*layout, row[5] == "1" ? MatrixArch::kSm100 : MatrixArch::kSm90, form,
                                        std::stoll(row[4]));
  if (!found.ok()) return found.error().str();
  std::string out;
  for (const MatrixDescriptor& d : found->instructions) {
    char digits[16];
    const auto end = std::to_chars(digits, digits + sizeof(digits), *encode(d), 16).ptr;
    out += (out.empty() ? "" : " ") + std::string(digits, end);
  }
  return out + (found->read.leading ? " L" : "") + (found->read.stride ? " S" : "");
}

TEST(OperandAnswers, EachRowOfTheCorpus) {
  std::ifstream in(CUTECHECK_SOURCE_DIR "/corpus/operand_answers.tsv");
  size_t read = 0;
  for (std::string line; std::getline(in, line); ++read) {
    if (line.starts_with("#")) continue;
    Cells row;
    std::stringstream cells(line);
    for (std::string cell; std::getline(cells, cell, '\t');) row.push_back(cell);
    ASSERT_EQ(row.size(), row[0] == "MAP" ? 6u : 7u) << line;
    EXPECT_EQ(row[0] == "MAP" ? mapOf(row) : descriptorsOf(row), row.back()) << line;
  }
  EXPECT_GE(read, 100u);
}

}  // namespace
}  // namespace cutecheck
