// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The forms of each row of opcodes, for the tests that hold tables of them.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "oracle/ptx/read/opcode_rows.h"
#include "oracle/ptx/read/words.h"

namespace cutecheck::ptx {

// What an alternative may be, its words with dots between them; of shapes of wgmma the smallest and the
// largest.
inline std::vector<std::string> spelled(std::string_view alternative) {
  std::vector<std::string> all = {""};
  anyPart(alternative, '.', [&](std::string_view word) {
    std::vector<std::string> words;
    const std::string_view name = word.starts_with('$') ? word.substr(1) : "";
    const OpcodeSet* set = opcodeSet(name);
    if (name.starts_with("n_k") || name.starts_with("few_k")) {
      for (const char* n : {"m64n8", "m64n256"})
        words.push_back(n + std::string(name.substr(name.find("_k") + 1)));
    } else if (name == "collector_b") {
      for (const char* buffer : {"0", "1", "2", "3"})
        for (const char* use : {"fill", "use", "lastuse", "discard"})
          words.push_back("collector::b" + std::string(buffer) + "::" + use);
    } else if (set) {
      anyPart(set->words, '|', [&](std::string_view one) { return words.emplace_back(one), false; });
    } else {
      words.emplace_back(word);
    }
    std::vector<std::string> made;
    for (const std::string& before : all)
      for (const std::string& one : words) made.push_back(before.empty() ? one : before + "." + one);
    all = std::move(made);
    return false;
  });
  return all;
}

inline void addForms(const OpcodeRow& row, std::string_view opcode, std::vector<std::string>& into) {
  std::vector<std::vector<std::string>> slots;
  std::vector<std::string> shortest;
  anyPart(row.slots, ' ', [&](std::string_view slot) {
    const bool optional = slot.ends_with('?');
    if (optional) slot.remove_suffix(1);
    slots.emplace_back();
    anyPart(slot, '|', [&](std::string_view one) {
      for (std::string& words : spelled(one)) slots.back().push_back(std::move(words));
      return false;
    });
    shortest.push_back(optional ? "" : slots.back().front());
    return false;
  });
  const auto add = [&](const std::vector<std::string>& words) {
    std::string made(opcode);
    for (const std::string& one : words) made += one.empty() ? "" : "." + one;
    into.push_back(std::move(made));
  };
  add(shortest);
  for (size_t slot = 0; slot < slots.size(); ++slot)
    for (const std::string& one : slots[slot]) {
      std::vector<std::string> words = shortest;
      words[slot] = one;
      add(words);
    }
}

// Of each row the shortest opcode, and each with another word in one place: what a table of the forms has to
// hold.
inline std::vector<std::string> ptxForms() {
  std::vector<std::string> all;
  for (const OpcodeRow& row : opcodeRows())
    anyPart(row.opcodes, ' ', [&](std::string_view one) { return addForms(row, one, all), false; });
  std::sort(all.begin(), all.end());
  all.erase(std::unique(all.begin(), all.end()), all.end());
  return all;
}

}  // namespace cutecheck::ptx
