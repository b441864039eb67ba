// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/ptx/read/cluster.h"

#include <algorithm>
#include <cctype>
#include <string_view>

#include "oracle/ptx/read/text.h"

namespace cutecheck::ptx {

namespace {

const PtxKernel* named(const std::vector<PtxKernel>& all, const std::string& name) {
  const auto found = std::find_if(all.begin(), all.end(),
                                  [&](const PtxKernel& one) { return one.name == name && !one.isFunction; });
  return found == all.end() ? nullptr : &*found;
}

// .maxclusterrank, beside which no .reqnctapercluster may stand: the launch states clusters, and it says what they may be.
void blankMost(std::string& text, size_t begin, size_t end) {
  constexpr std::string_view kMost = ".maxclusterrank";
  const size_t at = text.find(kMost, begin);
  if (at >= end) return;
  size_t behind = text.find_first_not_of(" \t\r\n", at + kMost.size());
  while (behind < end && std::isalnum(static_cast<unsigned char>(text[behind])) != 0) ++behind;
  for (size_t i = at; i < std::min(behind, end); ++i)
    if (text[i] != '\n') text[i] = ' ';
}

}  // namespace

std::optional<std::string> withCluster(const std::string& text, const std::string& kernel,
                                       const std::array<uint64_t, 3>& blocks) {
  const std::vector<PtxKernel> before = readPtx(text);
  const PtxKernel* old = named(before, kernel);
  if (old == nullptr) return std::nullopt;
  if (old->clusterIsStated) return text;
  std::string extents;
  for (const uint64_t one : blocks) extents += (extents.empty() ? "" : ", ") + std::to_string(one);
  // Of the braces behind its name the one is its body's with which the reader finds the kernel as it was,
  // with clusters.
  for (size_t at = text.find(kernel); at != std::string::npos; at = text.find(kernel, at + 1)) {
    const size_t body = text.find('{', at);
    if (body == std::string::npos) return std::nullopt;
    std::string made = text.substr(0, body) + ".reqnctapercluster " + extents + " " + text.substr(body);
    blankMost(made, at, body);
    const std::vector<PtxKernel> after = readPtx(made);
    const PtxKernel* fresh = named(after, kernel);
    if (fresh != nullptr && after.size() == before.size() && fresh->clusterIsStated &&
        fresh->cluster == blocks[0] * blocks[1] * blocks[2] && fresh->clusterX == blocks[0] &&
        fresh->clusterY == blocks[1] && fresh->code.size() == old->code.size() &&
        fresh->unread == old->unread && fresh->parameters.size() == old->parameters.size())
      return made;
  }
  return std::nullopt;
}

}  // namespace cutecheck::ptx
