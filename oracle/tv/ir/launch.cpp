// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/tv/ir/launch.h"

#include <llvm/IR/Function.h>
#include <llvm/IR/Module.h>
#include <llvm/TargetParser/Triple.h>

#include "core/notation/print.h"
#include "core/nvgpu/launch_limits.h"
#include "core/support/integers.h"
#include "oracle/tv/reference/meaning_words.h"

namespace cutecheck::oracle {

namespace {

using Extents = MeaningLaunch::Extents;

std::string textOf(const Extents& e) {
  return std::to_string(e[0]) + "," + std::to_string(e[1]) + "," + std::to_string(e[2]);
}

Int128 product(const Extents& e) { return Int128(e[0]) * e[1] * e[2]; }

struct Limit {
  const char* attribute;
  bool exact;  // else: at most that many in all
  const char* fails;
  std::optional<Extents> MeaningLaunch::* stated;
  Int128 most;  // where nothing is stated
};

constexpr Limit kLimits[] = {
    {"nvvm.reqntid", true, "blocks of another size fail", &MeaningLaunch::block, kMostThreadsOfBlock},
    {"nvvm.maxntid", false, "larger blocks fail", &MeaningLaunch::block, kMostThreadsOfBlock},
    {"nvvm.cluster_dim", true, "clusters of another size fail", &MeaningLaunch::cluster, kMostBlocksOfCluster},
    {"nvvm.maxclusterrank", false, "larger clusters fail", &MeaningLaunch::cluster, kMostBlocksOfCluster},
};

bool allows(const Limit& limit, const std::optional<Extents>& required, const std::optional<Extents>& stated) {
  if (!required) return false;
  if (limit.exact) return stated && *required == *stated;
  return product(*required) >= (stated ? product(*stated) : limit.most);
}

}  // namespace

std::vector<std::string> excludedLaunches(const llvm::Function& f, const MeaningLaunch& stated, bool kernel) {
  std::vector<std::string> found;
  if (kernel && (f.getCallingConv() != llvm::CallingConv::PTX_Kernel || f.hasLocalLinkage()))
    found.push_back("@" + f.getName().str() +
                    " is no entry, which needs the calling convention ptx_kernel and a linkage that is not local");
  // Which has its own code, and places what a struct holds as its own layout says.
  const llvm::Module& module = *f.getParent();
  const llvm::Triple& target = module.getTargetTriple();
  const bool host = module.getDataLayoutStr() == llvm::Triple("x86_64-unknown-linux-gnu").computeDataLayout();
  if (kernel && (host || !(target.str().empty() || target.isNVPTX())))
    found.push_back("target triple \"" + target.str() + "\", or data layout, of no GPU: no launch runs @" +
                    f.getName().str());
  for (const Limit& limit : kLimits) {
    if (!f.hasFnAttribute(limit.attribute)) continue;
    const llvm::Attribute attribute = f.getFnAttribute(limit.attribute);
    const llvm::StringRef value = attribute.getValueAsString();
    const std::optional<Extents>& said = stated.*limit.stated;
    if (allows(limit, extentsOf({value.data(), value.size()}), said)) continue;
    const std::string what = limit.stated == &MeaningLaunch::block ? "block" : "cluster";
    found.push_back(
        "attribute " + attribute.getAsString() + " of @" + f.getName().str() + ": " + limit.fails + ", and the meaning " +
        (said ? "has 'launch " + what + " " + textOf(*said) + "'" : "allows every " + what + ": it has no 'launch " + what + "'"));
  }
  return found;
}

}  // namespace cutecheck::oracle
