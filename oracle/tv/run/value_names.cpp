// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/tv/run/value_names.h"

#include <utility>

#include "oracle/tv/ir/value_functions.h"

namespace cutecheck::oracle {

std::string ValueNames::of(std::string word, std::vector<std::string> operands) {
  if (std::string other = exchangedWord(word); !other.empty() && std::tie(operands[1], other) < std::tie(operands[0], word)) {
    std::swap(operands[0], operands[1]);
    word = std::move(other);
  }
  std::string text = word;
  for (size_t k = 0; k < operands.size(); ++k) text += (k == 0 ? "(" : ", ") + operands[k];
  text += ")";
  if (text.size() > 512) {
    const std::string name = text.substr(0, 64) + "... #" + std::to_string(names_.size());
    text = names_.emplace(std::move(text), name).first->second;
  }
  made_.try_emplace(text, std::move(word), std::move(operands));
  return text;
}

const ValueNames::Made* ValueNames::made(const std::string& name) const {
  const auto at = made_.find(name);
  return at == made_.end() ? nullptr : &at->second;
}

}  // namespace cutecheck::oracle
