// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/ptx/read/heads.h"

#include <algorithm>
#include <cctype>
#include <set>
#include <sstream>
#include <string_view>

#include "oracle/ptx/read/target.h"

namespace cutecheck::ptx {

std::string ptxWithoutComments(const std::string& text) {
  std::string plain = text;
  for (size_t i = 0; i < text.size();) {
    size_t end = i + 1;
    if (text[i] == '"') {
      end = std::min(text.find('"', i + 1), text.size() - 1) + 1;
    } else if (text.compare(i, 2, "//") == 0 || text.compare(i, 2, "/*") == 0) {
      const bool line = text[i + 1] == '/';
      const size_t close = line ? text.find('\n', i) : text.find("*/", i + 2);
      if (close == std::string::npos && !line) break;  // not closed: it is no comment
      end = close == std::string::npos ? text.size() : close + (line ? 0 : 2);
      for (size_t k = i; k < end; ++k)
        if (text[k] != '\n') plain[k] = ' ';
    }
    i = end;
  }
  return plain;
}

bool ptxIsPlaceOfSource(const std::string& text) {
  bool inString = false;
  for (const char c : text) {
    inString ^= c == '"';
    if (!inString && std::string_view(";:@{}[]").find(c) != std::string_view::npos) return false;
  }
  return !inString && !text.empty() && std::isdigit(static_cast<unsigned char>(text[0])) != 0;
}

std::string ptxWrongHead(const std::string& name, const std::string& said) {
  const std::string unknown = name + " " + said + " is not known";
  if (name == ".address_size") return said == "64" ? "" : unknown;
  if (name == ".version") return ptxVersionOf(said) ? "" : unknown;
  static const std::set<std::string> kOptions{"debug", "texmode_unified", "texmode_independent"};
  std::string words = said;
  std::replace(words.begin(), words.end(), ',', ' ');
  std::istringstream in(words);
  std::string one;
  bool known = static_cast<bool>(in >> one) && ptxFirstVersionOf(one);
  while (in >> one) known = known && kOptions.contains(one);
  return known ? "" : unknown;
}

std::string ptxWrongHeads(const std::string& target, const std::string& version) {
  const std::string machine = target.substr(0, target.find_first_of(", \t\n\r"));
  const std::optional<unsigned> first = ptxFirstVersionOf(machine), said = ptxVersionOf(version);
  if (!first || !said || *said >= *first) return "";
  return ".target " + machine + " needs .version " + ptxShownVersion(*first);
}

// As ptxas 13.0 takes them.
std::string ptxWrongDirective(const std::string& name, bool ofFunction, const std::string& target,
                              const std::string& version) {
  static const std::set<std::string, std::less<>> kOfClusters = {".reqnctapercluster", ".explicitcluster",
                                                                 ".maxclusterrank"},
                                                  kOfFunctions = {".noreturn", ".abi_preserve",
                                                                  ".abi_preserve_control"};
  constexpr unsigned kMachine = 90, kVersion = 708;
  if (name == ".maxnctapersm") return ".maxnctapersm is taken no more: write .minnctapersm";
  if (kOfFunctions.contains(name) && !ofFunction) return name + " is of a function, and stands at a kernel";
  const std::optional<PtxHead> head = ptxHeadOf(target, version);
  if (!kOfClusters.contains(name) || !head || (head->machine >= kMachine && head->version >= kVersion))
    return "";
  return name + " needs .target sm_90 and .version " + ptxShownVersion(kVersion);
}

Expected<std::vector<PtxKernel>> definitionsInPtx(const std::string& text) {
  std::vector<PtxKernel> all = readPtx(text);
  std::set<std::string> defined;
  for (const PtxKernel& one : all)
    if (!one.code.empty() && !defined.insert(one.name).second)
      return makeError(Code::kUsage, "kernel_c1", "the file defines the kernel " + one.name + " twice");
  std::erase_if(all, [&](const PtxKernel& one) { return one.code.empty() && defined.contains(one.name); });
  return all;
}

}  // namespace cutecheck::ptx
