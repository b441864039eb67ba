// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/benchmarks/lowering/index_code.h"

#include <array>
#include <sstream>
#include <string_view>

namespace cutecheck::tools {

namespace {

constexpr std::array<std::string_view, 24> kOperations = {
    "add", "sub", "mul", "mad", "div", "rem", "abs", "neg",  "min",  "max", "shl",  "shr",
    "shf", "and", "or",  "xor", "not", "bfe", "bfi", "setp", "selp", "cvt", "lop3", "popc"};

// The words of `add.s64`, or of the instruction that `@%p1 add.s64` guards.
std::vector<std::string> wordsOf(const std::string& line) {
  std::istringstream in(line);
  std::string word;
  in >> word;
  if (!word.empty() && word[0] == '@') in >> word;
  std::vector<std::string> words;
  std::istringstream parts(word);
  while (std::getline(parts, word, '.')) words.push_back(word);
  return words;
}

bool isInteger(const std::vector<std::string>& words) {
  bool counted = false;
  for (std::string_view operation : kOperations)
    counted = counted || (!words.empty() && words[0] == operation);
  for (const std::string& word : words)
    counted =
        counted && word.rfind("f16", 0) != 0 && word.rfind("bf16", 0) != 0 && word != "f32" && word != "f64";
  return counted;
}

bool isWide(const std::vector<std::string>& words) {
  for (const std::string& word : words)
    if (word == "s64" || word == "u64" || word == "b64" || word == "wide") return true;
  return false;
}

}  // namespace

std::vector<IndexCode> indexCodeOf(const std::string& ptx) {
  std::vector<IndexCode> entries;
  std::istringstream in(ptx);
  for (std::string line; std::getline(in, line);) {
    constexpr std::string_view kEntry = ".entry ";
    if (const size_t at = line.find(kEntry); at != std::string::npos) {
      std::string name = line.substr(at + kEntry.size());
      entries.push_back({name.substr(0, name.find('(')), 0, 0});
      continue;
    }
    const std::vector<std::string> words = wordsOf(line);
    if (entries.empty() || !isInteger(words)) continue;
    ++entries.back().instructions;
    entries.back().wide += isWide(words);
  }
  return entries;
}

}  // namespace cutecheck::tools
