// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/ptx/read/cluster.h"

#include <algorithm>

#include "oracle/ptx/read/text.h"

namespace cutecheck::ptx {

namespace {

const PtxKernel* named(const std::vector<PtxKernel>& all, const std::string& name) {
  const auto found = std::find_if(all.begin(), all.end(),
                                  [&](const PtxKernel& one) { return one.name == name && !one.isFunction; });
  return found == all.end() ? nullptr : &*found;
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
    const std::string made = text.substr(0, body) + ".reqnctapercluster " + extents + " " + text.substr(body);
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
