// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/mutate/switches.h"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <map>
#include <utility>

#include "properties/mutation/fault_table.h"

namespace cutecheck::mutate {

const std::vector<std::string>& components() {
  static const std::vector<std::string> all{"core",       "parser",   "descriptors", "engine", "verifiers",
                                            "desugaring", "patterns", "meaning",     "oracle"};
  return all;
}

std::vector<Switch> readSwitches(const std::filesystem::path& root) {
  std::map<std::pair<size_t, std::string>, Switch> found;
  for (size_t place = 0; place < components().size(); ++place) {
    const std::string& component = components()[place];
    std::ifstream in(root / "properties/mutation/faults" / (component + ".txt"));
    const std::string text{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
    for (const mutation::FaultRow& row : mutation::readFaultTable(text, component).rows)
      for (const std::string& name : row.names) {
        if (name.ends_with(".*")) continue;
        Switch& kept = found.try_emplace({place, name}, Switch{name, component, row.file}).first->second;
        kept.file = std::min(kept.file, row.file);
      }
  }
  std::vector<Switch> switches;
  for (auto& [key, value] : found) switches.push_back(std::move(value));
  return switches;
}

}  // namespace cutecheck::mutate
