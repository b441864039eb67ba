// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/process/ptxas_lines.h"

#include <cstdlib>
#include <fstream>
#include <set>

#include "tools/process/ptxas.h"

namespace cutecheck::cli {

// A kernel each in one file: what ptxas complains of is refused, and the rest is assembled once more without
// it, as a file with errors may not have been read to its end.
std::map<std::string, bool> askPtxas(const std::string& ptxas, std::map<std::string, std::string> open,
                                     const std::string& target) {
  std::map<std::string, bool> answers;
  while (!open.empty()) {
    std::string text = ".version 9.0\n.target " + target + "\n.address_size 64\n";
    std::map<size_t, std::string> lines;
    size_t line = 4;
    for (const auto& [name, instruction] : open) {
      lines[line + 1] = name;
      text += ".visible .entry k" + std::to_string(line) +
              "() { .reg .pred %p<2>; .reg .b32 %r<305>; .reg .f32 %f<305>; .reg .b64 %d<2>;\n" +
              instruction + "\nret; }\n";
      line += 3;
    }
    const Expected<Assembly> assembly = assemble(ptxas, text, target);
    if (!assembly.ok()) return {};
    std::set<std::string> refused;
    for (const std::string& message : assembly->messages) {
      // Lines of ptxas's own macros are not the module's.
      const size_t at = message.find("module.ptx, line ");
      if (at == std::string::npos || message.find("error") == std::string::npos) continue;
      const auto found = lines.find(std::strtoul(message.c_str() + at + 17, nullptr, 10));
      if (found != lines.end()) refused.insert(found->second);
    }
    if (!assembly->accepted && refused.empty()) return {};
    for (const auto& [number, name] : lines)
      if (assembly->accepted || refused.contains(name)) {
        answers[name] = !refused.contains(name);
        open.erase(name);
      }
  }
  return answers;
}

std::map<std::string, bool> keptAnswers(const std::string& path) {
  std::map<std::string, bool> answers;
  std::ifstream in(path);
  for (std::string line; std::getline(in, line);) {
    const size_t last = line.rfind('\t');
    if (!line.starts_with('#') && last != std::string::npos)
      answers[line.substr(0, last)] = line.substr(last + 1) == "accepted";
  }
  return answers;
}

void keepAnswers(const std::string& path, const std::string& head,
                 const std::map<std::string, bool>& answers) {
  std::ofstream out(path);
  out << head;
  for (const auto& [name, accepted] : answers)
    out << name << '\t' << (accepted ? "accepted" : "refused") << '\n';
}

}  // namespace cutecheck::cli
