// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/tv/memory/run_lanes.h"

#include <llvm/IR/Instructions.h>

#include "oracle/tv/ir/value_functions.h"

namespace cutecheck::oracle {

namespace {

// Tokens are built as trace.h builds those of the meaning.
Cell computed(const std::string& word, const std::vector<Cell>& x, ValueNames& names) {
  return byLane(x, [&](const std::vector<const Cell*>& lane) {
    std::vector<std::string> operands;
    for (const Cell* cell : lane) {
      if (cell->poison) return Cell{};
      operands.push_back(contentOf(*cell));
    }
    return tokenCell(names.of(word, std::move(operands)));
  });
}

}  // namespace

std::optional<Cell> lanesMoved(const llvm::Instruction& i, const std::vector<Cell>& x, ValueNames& names) {
  auto inside = [&](const Cell& place) { return !place.poison && place.token.empty() && place.bits.ult(x[0].fields.size()); };
  if (llvm::isa<llvm::ExtractElementInst>(i))
    return inside(x[1]) ? std::optional(x[0].fields[x[1].bits.getZExtValue()]) : std::nullopt;
  if (llvm::isa<llvm::InsertElementInst>(i)) {
    if (!inside(x[2])) return std::nullopt;
    Cell result = x[0];
    result.fields[x[2].bits.getZExtValue()] = x[1];
    return result;
  }
  if (const auto* s = llvm::dyn_cast<llvm::ShuffleVectorInst>(&i)) {
    Cell result = blankCell(i.getType());
    for (unsigned k = 0; k < result.fields.size(); ++k) {
      int from = s->getMaskValue(k);
      if (from < 0) continue;  // poison
      size_t at = static_cast<size_t>(from), lanes = x[0].fields.size();
      result.fields[k] = at < lanes ? x[0].fields[at] : x[1].fields[at - lanes];
    }
    return result;
  }
  const std::string open(openWord(i));
  if (open == kOpenPower || open.empty())
    return computed(!open.empty()                    ? open
                    : llvm::isa<llvm::SelectInst>(i) ? std::string(kDataSelect)
                                                     : valueWord(i),
                    x, names);
  std::vector<std::string> parts;
  for (const Cell& cell : x)
    for (const Cell& part : cell.aggregate ? cell.fields : std::vector<Cell>{cell})
      parts.push_back(contentOf(part));
  return tokenCell(names.of(open, std::move(parts)));
}

}  // namespace cutecheck::oracle
